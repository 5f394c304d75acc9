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
use sudoku_notation::{clash_sentences, mark_table, rule_table, sum_sentences};
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

/// Makes a bound with a message, which only this type satisfies.
macro_rules! bound {
    ($(#[$doc:meta])* $bound:ident<$(const $parameter:ident: $type:ty),*> for $answer:ty, $message:literal, $label:literal) => {
        $(#[$doc])*
        #[diagnostic::on_unimplemented(message = $message, label = $label)]
        pub trait $bound<$(const $parameter: $type),*> {
            /// The bound holds.
            const HOLDS: bool = true;
        }

        #[diagnostic::do_not_recommend]
        impl<$(const $parameter: $type),*> $bound<$($parameter),*> for $answer {}
    };
}

/// Makes two bounds for each message: one for digits that are numbers, and one for
/// digits that are characters, which rustc prints in quotes.
macro_rules! located_bounds {
    ($(
        $(#[$doc:meta])*
        $unit:ident => $number:ident or $character:ident <DIGIT $(, $name:ident)?; $($place:ident),*>:
        $message:literal, $label:literal;
    )*) => { $(
        bound! {
            $(#[$doc])*
            $number<const DIGIT: usize $(, const $name: char)? $(, const $place: usize)*>
            for DifferentDigits, $message, $label
        }
        bound! {
            $(#[$doc])*
            $character<const DIGIT: char $(, const $name: char)? $(, const $place: usize)*>
            for DifferentDigits, $message, $label
        }
    )* };
}

clash_sentences!(located_bounds);

macro_rules! rule_bounds {
    ($(
        $(#[$doc:meta])*
        $rule:ident $name:literal, $noun:literal $form:ident $made:tt,
        $number:ident or $character:ident <DIGIT; $($place:ident),*>: $message:literal, $label:literal;
    )*) => {
        located_bounds! { $(
            $(#[$doc])*
            $rule => $number or $character <DIGIT; $($place),*>: $message, $label;
        )* }
    };
}

rule_table!(rule_bounds);

macro_rules! sum_bounds {
    ($(
        $(#[$doc:meta])*
        $bound:ident<$($name:ident)?; $($place:ident),*>: $message:literal, $label:literal;
    )*) => { $(
        bound! {
            $(#[$doc])*
            $bound<$(const $name: char,)? $(const $place: usize),*>
            for SameSums, $message, $label
        }
    )* };
}

sum_sentences!(sum_bounds);

macro_rules! mark_bounds {
    ($(
        $(#[$doc:meta])*
        $mark:ident $name:literal, $noun:literal, $numbered:ident $reach:ident $form:ident $(($($law:tt)*))?,
        $number:ident or $character:ident <$($digit:ident)?; $($place:ident),*>: $message:literal, $label:literal;
    )*) => { $(
        mark_bounds! { @one $(#[$doc])* [$($digit)?] $number $character [$($place)*] $message, $label }
    )* };
    (@one $(#[$doc:meta])* [] $number:ident $character:ident [$($place:ident)*] $message:literal, $label:literal) => {
        bound! {
            $(#[$doc])*
            $number<$(const $place: usize),*> for SameSums, $message, $label
        }
    };
    (@one $(#[$doc:meta])* [$digit:ident] $number:ident $character:ident [$($place:ident)*] $message:literal, $label:literal) => {
        bound! {
            $(#[$doc])*
            $number<const $digit: usize $(, const $place: usize)*> for KeptMark, $message, $label
        }
        bound! {
            $(#[$doc])*
            $character<const $digit: char $(, const $place: usize)*> for KeptMark, $message, $label
        }
    };
}

mark_table!(mark_bounds);

bound! {
    /// [`DifferentDigits`]: two cells with the digit that is written 0 hold different digits. If 0 seems to be used for blanks,
    /// this bound replaces those of all clashes of that digit.
    BlanksApart<> for DifferentDigits,
    "0 is a symbol of this grid, and no blank: for a blank write `_`, `.` or `?`",
    "the first of two that clash"
}

bound! {
    /// [`DifferentDigits`]: the first of `MANY` more clashes is not a clash.
    NoMoreClashes<const MANY: usize> for DifferentDigits,
    "{MANY} more digits of this grid clash",
    "the next one"
}
