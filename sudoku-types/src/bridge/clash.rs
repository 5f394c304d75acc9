//! Bounds that say where two givens clash.
//!
//! When the judge refuses a grid, its message cannot say where the equal digits are:
//! it compares digits without their places, which is quick. So where the macro sees
//! that two givens clash, it writes a bound for just that pair:
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
//! The numbers are only for the message. Whether there is a clash, typenum decides:
//! if the macro is wrong and the digits differ, the bound holds and nothing
//! happens.

use crate::judge::{Relation, RelationOf};
use sudoku_notation::{clash_sentences, mark_table, sum_sentences};
use typenum::{B0, B1, Eq, NotEq};

/// The names that errors show for typenum's answers.
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

/// Two digits are the same.
pub enum EqualDigits {}
/// Two digits differ.
pub enum DifferentDigits {}
/// Two sums are the same.
pub enum SameSums {}
/// Two sums differ.
pub enum DifferentSums {}
/// The mark does not allow these digits.
pub enum BrokenMark {}
/// It allows them.
pub enum KeptMark {}

/// `EqualDigits` or `DifferentDigits`.
pub type Digits<One, Other> = <NotEq<One, Other> as Meaning>::Digits;
/// `SameSums` or `DifferentSums`.
pub type Totals<One, Other> = <Eq<One, Other> as Meaning>::Sums;

/// `KeptMark` or `BrokenMark`, for two digits on a line with this mark, in a grid of `Size` rows. One digit is written twice.
pub type OnMark<Mark, Size, One, Other> =
    <<RelationOf<Mark> as Relation<One, Other, Size>>::Holds as Meaning>::OnMark;

/// Makes a bound that only this answer satisfies, with its message.
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

/// Two traits for one message: the digit as a number, and as a character, which
/// rustc prints in quotes.
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
    /// [`DifferentDigits`]: two cells that hold the digit written 0 hold different digits. It replaces the bounds of all
    /// clashes of that digit, if 0 seems to be used for blanks.
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
