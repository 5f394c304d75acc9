//! Bounds whose messages explain the findings of the solver.
//!
//! The verdict of the solver is a value, but only a bound can refuse a puzzle with a message
//! of ours. So the verdict becomes the const parameters of a bound:
//!
//! ```text
//! <SolversReport as Accepted<{ kind }, { place }, { column }, { digit }, { other digit }>>::ACCEPTED
//! ```
//!
//! The numbers are those of a [`Finding`](sudoku_notation::messages::Finding). `Accepted` holds for kind 0. For every other kind it
//! needs another bound, which never holds, and whose message is the error.

use crate::bridge::proposal::Report;
use sudoku_notation::finding_sentences;

/// The verdict of the solver, which the bound [`Accepted`] checks.
pub enum SolversReport {}

/// A report of kind 0, or of a kind whose own bound holds. `CLASH_FREE` contains the bounds that locate
/// clashes: if one of them fails, this bound contains that error, and rustc does not report
/// another one for it.
///
/// It is implemented for every type, because an error of rustc lists the implementations for the type in question, and a list of
/// the kinds does not help.
pub trait Accepted<
    const KIND: usize,
    const PLACE: usize = 0,
    const COLUMN: usize = 0,
    const DIGIT: usize = 0,
    const OTHER: usize = 0,
    const CLASH_FREE: bool = true,
    const SECOND_ROW: usize = 0,
    const SECOND_COLUMN: usize = 0,
>
{
    /// The value of `CHECKED` in a [`Solution`](crate::Solution).
    const ACCEPTED: bool = true;
}

/// Like [`Accepted`], but with the digits as characters, for puzzles with symbols.
pub trait AcceptedInSymbols<
    const KIND: usize,
    const PLACE: usize = 0,
    const COLUMN: usize = 0,
    const DIGIT: char = '\0',
    const OTHER: char = '\0',
    const CLASH_FREE: bool = true,
    const SECOND_ROW: usize = 0,
    const SECOND_COLUMN: usize = 0,
>
{
    /// The value of `CHECKED` in a [`Solution`](crate::Solution).
    const ACCEPTED: bool = true;
}

impl<Any> Accepted<0, 0, 0, 0, 0> for Any {}
impl<Any> AcceptedInSymbols<0, 0, 0, '\0', '\0'> for Any {}

/// The type that the refused bounds are about. With bounds on the report itself, rustc would print
/// the report, and not the message of the bound.
pub enum ThisPuzzle {}

/// Makes the bounds for the kinds that are refused. A sentence with digits has two: one for digits that are numbers, and one for
/// digits that are characters, which rustc prints in quotes. (rustc leaves out a 0 that is the default of a parameter, and 0 has no
/// meaning here.)
macro_rules! refused {
    ($(
        $(#[$doc:meta])*
        $kind:literal => $numbers:ident $(or $symbols:ident)? <$p:ident, $q:ident $(, $a:ident, $b:ident)?>: $($name:ident = $said:literal),*;
    )*) => {
        $(refused! {
            @row [$(#[$doc])*] $kind $numbers [$($symbols)?] [$p $q] [$($a $b)?] ($($name = $said),*)
        })*
    };
    (@row $docs:tt $kind:literal $bound:ident [] [$p:ident $q:ident] [] $said:tt) => {
        refused! { @bound $docs $bound [$p: usize = 0, $q: usize = 0] $said }
        refused! { @accepted $kind Accepted usize [$bound<PLACE, COLUMN, ROW, SECOND>] }
        refused! { @accepted $kind AcceptedInSymbols char [$bound<PLACE, COLUMN, ROW, SECOND>] }
    };
    (@row $docs:tt $kind:literal $numbers:ident [$symbols:ident] [$p:ident $q:ident] [$a:ident $b:ident] $said:tt) => {
        refused! { @bound $docs $numbers [$p: usize = 0, $q: usize = 0, $a: usize = 0, $b: usize = 0] $said }
        refused! { @bound $docs $symbols [$p: usize = 0, $q: usize = 0, $a: char = '\0', $b: char = '\0'] $said }
        refused! { @accepted $kind Accepted usize [$numbers<PLACE, COLUMN, DIGIT, OTHER, ROW, SECOND>] }
        refused! { @accepted $kind AcceptedInSymbols char [$symbols<PLACE, COLUMN, DIGIT, OTHER, ROW, SECOND>] }
    };
    (@bound [$($docs:tt)*] $bound:ident [$($name:ident: $type:ty = $none:literal),*] ($($said:tt)*)) => {
        $($docs)*
        #[diagnostic::on_unimplemented($($said)*)]
        pub trait $bound<
            $(const $name: $type = $none,)*
            const SECOND_ROW: usize = 0,
            const SECOND_COLUMN: usize = 0,
        > {}
    };
    (@accepted $kind:literal $accepted:ident $digit:ident [$($bound:tt)*]) => {
        impl<
            Any,
            const PLACE: usize,
            const COLUMN: usize,
            const DIGIT: $digit,
            const OTHER: $digit,
            const ROW: usize,
            const SECOND: usize,
        > $accepted<$kind, PLACE, COLUMN, DIGIT, OTHER, true, ROW, SECOND> for Any
        where
            ThisPuzzle: $($bound)*,
        {
        }
    };
}

finding_sentences!(refused);

/// Returns the number of the sentence.
pub const fn kind<P: Report>() -> usize {
    P::FINDING.kind
}

/// Returns true if nothing was found.
pub const fn is_right<P: Report>() -> bool {
    P::FINDING.is_nothing()
}

/// Returns the row, column or box (0), or the column (1), that the finding names.
pub const fn place<P: Report>(index: usize) -> usize {
    P::FINDING.places[index]
}

/// Returns the row (0) or the column (1) of a second cell that the finding names.
pub const fn second<P: Report>(index: usize) -> usize {
    P::FINDING.second[index]
}

/// Returns a digit that the finding names, if digits are counted from `first`.
pub const fn number<P: Report>(index: usize, first: usize) -> usize {
    match P::FINDING.digits[index] {
        0 => 0,
        digit => first + digit - 1,
    }
}

/// Returns a digit that the finding names, as one of the `symbols` in order of value.
pub const fn symbol<P: Report>(index: usize, symbols: &[char]) -> char {
    match P::FINDING.digits[index] {
        0 => '\0',
        digit => symbols[digit - 1],
    }
}
