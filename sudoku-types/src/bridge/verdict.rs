//! Bounds that say what the solver found wrong with a puzzle.
//!
//! The solver's verdict is a value; for rustc to refuse the puzzle with a
//! message it becomes numbers of a type, of which a bound is asked:
//!
//! ```text
//! <Report<{ kind }, { p }, { q }, { a }, { b }> as Accepted>::ACCEPTED
//! ```
//!
//! What the numbers mean is told where the sentences are, in `sudoku_notation`. Every bound below [`Accepted`] is one
//! that nothing satisfies: it is there for its message.

use crate::bridge::proposal::Proposal;
use crate::solver::{Contradiction, Verdict};
pub(crate) use sudoku_notation::messages::Numbers;
use sudoku_notation::messages::no_place;
use sudoku_notation::verdict_sentences;

/// The numbers of a verdict. `CLASH_FREE` stands in for the bounds that locate
/// clashes: where one of them fails, rustc knows this type to be wrong already and
/// keeps silent about it.
pub enum Report<
    const KIND: usize,
    const P: usize,
    const Q: usize,
    const A: usize,
    const B: usize,
    const CLASH_FREE: bool = true,
> {}

/// The same with the digits as characters, for puzzles with symbols.
pub enum SymbolReport<
    const KIND: usize,
    const P: usize,
    const Q: usize,
    const A: char,
    const B: char,
    const CLASH_FREE: bool = true,
> {}

/// A verdict that lets the puzzle pass.
///
/// It is a trait over another one, with an implementation for every type, because
/// rustc lists the implementations of the trait that was asked for, and a list of
/// the kinds is no help.
pub trait Accepted {
    /// The value of `CHECKED` in a [`Solution`](crate::Solution).
    const ACCEPTED: bool = true;
}

impl<Verdict: Passes> Accepted for Verdict {}

/// A report of kind 0, or of a kind whose own bound holds.
pub trait Passes {}

impl Passes for Report<0, 0, 0, 0, 0> {}
impl Passes for SymbolReport<0, 0, 0, '\0', '\0'> {}

/// What the refused bounds are asked of. Asked of the report itself, rustc would
/// print the report and not the bound's message.
pub enum ThisPuzzle {}

/// The kinds that are refused: for each a bound of digits as numbers, and one of
/// characters, which rustc prints in quotes.
macro_rules! refused {
    ($(
        $(#[$doc:meta])*
        $kind:literal => $numbers:ident or $symbols:ident <$p:ident, $q:ident, $a:ident, $b:ident>:
        message = $message:literal, label = $label:literal $(, note = $note:literal)?;
    )*) => { $(
        refused!(@bound [$(#[$doc])*] $numbers usize $p $q $a $b $message $label $($note)?);
        refused!(@bound [$(#[$doc])*] $symbols char $p $q $a $b $message $label $($note)?);

        impl<const P: usize, const Q: usize, const A: usize, const B: usize> Passes
            for Report<$kind, P, Q, A, B>
        where
            ThisPuzzle: $numbers<P, Q, A, B>,
        {
        }

        impl<const P: usize, const Q: usize, const A: char, const B: char> Passes
            for SymbolReport<$kind, P, Q, A, B>
        where
            ThisPuzzle: $symbols<P, Q, A, B>,
        {
        }
    )*
    };
    (@bound [$(#[$doc:meta])*] $bound:ident $digit:ident $p:ident $q:ident $a:ident $b:ident
        $message:literal $label:literal $($note:literal)?) => {
        $(#[$doc])*
        #[diagnostic::on_unimplemented(message = $message, label = $label $(, note = $note)?)]
        pub trait $bound<const $p: usize, const $q: usize, const $a: $digit, const $b: $digit> {}
    };
}

verdict_sentences!(refused);

/// The numbers that [`Report`] is made of.
pub(crate) const fn report<const N: usize>(verdict: &Verdict<N>) -> Numbers {
    match verdict {
        Verdict::Unique(_) | Verdict::First(_) => [0; 5],
        Verdict::Several(one, other) => several(one, other),
        Verdict::None(contradiction) => none(*contradiction),
        Verdict::TooHard { steps } => [7, *steps as usize, 0, 0, 0],
    }
}

/// Why there is no solution.
pub(crate) const fn none(contradiction: Contradiction) -> Numbers {
    match contradiction {
        Contradiction::NoCandidate { row, column } => [2, row + 1, column + 1, 0, 0],
        Contradiction::NoPlace { unit, digit } => no_place(unit, digit),
        Contradiction::Exhausted => [6, 0, 0, 0, 0],
    }
}

/// The numbers where types and packed words are of two puzzles.
pub(crate) const OF_ANOTHER_PUZZLE: Numbers = [8, 0, 0, 0, 0];

/// The kind of the verdict.
pub const fn kind<P: Proposal>() -> usize {
    P::REPORT[0]
}

/// The row, column or box (0), or the column (1), that the verdict names.
pub const fn place<P: Proposal>(index: usize) -> usize {
    P::REPORT[1 + index]
}

/// A digit that the verdict names, where digits are counted from `first`.
pub const fn number<P: Proposal>(index: usize, first: usize) -> usize {
    match P::REPORT[3 + index] {
        0 => 0,
        digit => first + digit - 1,
    }
}

/// A digit that the verdict names, as one of the `symbols` in order of value.
pub const fn symbol<P: Proposal>(index: usize, symbols: &[char]) -> char {
    match P::REPORT[3 + index] {
        0 => '\0',
        digit => symbols[digit - 1],
    }
}

/// Where two solutions differ first, and the digits there, the smaller one first.
pub(crate) const fn several<const N: usize>(one: &[[u8; N]; N], other: &[[u8; N]; N]) -> Numbers {
    let mut cell = 0;
    while one[cell / N][cell % N] == other[cell / N][cell % N] {
        cell += 1;
    }
    let a = one[cell / N][cell % N] as usize;
    let b = other[cell / N][cell % N] as usize;
    let (a, b) = if a < b { (a, b) } else { (b, a) };
    [1, cell / N + 1, cell % N + 1, a, b]
}
