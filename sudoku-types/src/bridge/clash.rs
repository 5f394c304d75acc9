//! Bounds whose messages show where two givens clash.
//!
//! The message of the judge cannot contain the places of equal digits, because the judge
//! compares digits without their places, which is fast. So if the macro finds two givens
//! that clash, it writes a bound for that pair:
//!
//! ```text
//! <Digits<U5, U5> as OnceInRow<5, 2, 1, 5>>::HOLDS
//!  ^^^^^^^^^^^^^^              ^  ^  ^^^^
//!  EqualDigits, for typenum    |  |  columns 1 and 5
//!  answers B0 to `NotEq`;      |  row 2
//!  the bound wants             digit 5
//!  DifferentDigits
//! ```
//!
//! The numbers are only for the message, and typenum decides if there is a clash:
//! if the macro is wrong and the digits differ, the bound holds and there is no
//! error.

use crate::judge::{Relation, RelationOf};
use sudoku_notation::{mark_table, rule_table, unit_table};
use typenum::{B0, B1, Eq, NotEq};

/// The names in errors for the results of typenum.
pub trait Meaning {
    /// The meaning of `NotEq` of two digits.
    type Digits;
    /// The meaning of `Eq` of two sums.
    type Sums;
    /// The meaning of the judge's comparison of two digits on a line with a mark.
    type OnMark;
}

impl Meaning for B0 {
    type Digits = EqualDigits;
    type Sums = DifferentSums;
    type OnMark = BrokenMark;
}

impl Meaning for B1 {
    type Digits = DifferentDigits;
    type Sums = SameSums;
    type OnMark = KeptMark;
}

/// Two digits are equal.
pub enum EqualDigits {}
/// Two digits differ.
pub enum DifferentDigits {}
/// Two sums are equal.
pub enum SameSums {}
/// Two sums differ.
pub enum DifferentSums {}
/// The mark does not allow these digits.
pub enum BrokenMark {}
/// The mark allows these digits.
pub enum KeptMark {}

/// `EqualDigits` or `DifferentDigits`.
pub type Digits<One, Other> = <NotEq<One, Other> as Meaning>::Digits;
/// `SameSums` or `DifferentSums`.
pub type Totals<One, Other> = <Eq<One, Other> as Meaning>::Sums;

/// `KeptMark` or `BrokenMark`, for two digits on a line with this mark, in a grid of `Size` rows. A mark on one digit has it twice.
pub type OnMark<Mark, Size, One, Other> =
    <<RelationOf<Mark> as Relation<One, Other, Size>>::Holds as Meaning>::OnMark;

/// Makes a bound with a message, which only this type satisfies, unless it has no name. The digits in it are of this type.
macro_rules! bound {
    ($docs:tt char $($rest:tt)*) => {};
    ([$(#[$doc:meta])*] $bound:ident $digit:ident [$($named:ident)*] [$($place:ident)*] $answer:ty, $message:literal, $label:literal) => {
        $(#[$doc])*
        #[diagnostic::on_unimplemented(message = $message, label = $label)]
        pub trait $bound<$(const $named: $digit,)* $(const $place: usize),*> {
            /// The bound holds.
            const HOLDS: bool = true;
        }

        #[diagnostic::do_not_recommend]
        impl<$(const $named: $digit,)* $(const $place: usize),*> $bound<$($named,)* $($place),*>
            for $answer {}
    };
}

/// Makes the bounds of a table: one for digits that are numbers, and one for digits that are characters, which rustc prints in
/// quotes.
macro_rules! bounds {
    ($(
        $(#[$doc:meta])*
        $row:ident $head:tt $answer:ident: $bound:ident $(or $symbols:ident)? <$($named:ident),*; $($place:ident),*>:
            $message:literal, $label:literal;
    )*) => { $(
        bound! { [$(#[$doc])*] $bound usize [$($named)*] [$($place)*] $answer, $message, $label }
        bound! { [$(#[$doc])*] $($symbols)? char [$($named)*] [$($place)*] $answer, $message, $label }
    )* };
}

unit_table!(bounds);
rule_table!(bounds);
mark_table!(bounds);

bound! {
    [
        /// [`DifferentDigits`]: the first of `MANY` more clashes is not a clash.
    ] NoMoreClashes usize [] [MANY] DifferentDigits,
    "{MANY} more digits of this grid clash",
    "the next one"
}
