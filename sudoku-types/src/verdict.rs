//! Bounds that say what the solver found wrong with a puzzle.
//!
//! The solver's verdict is a value; for rustc to refuse the puzzle with a
//! message it becomes numbers of a type, of which a bound is asked:
//!
//! ```text
//! <Report<{ kind }, { p }, { q }, { a }, { b }> as Accepted>::ACCEPTED
//!
//! kind   p, q             a, b
//! 0      0, 0             0, 0            as it should be
//! 1      row, column      two digits      more than one solution
//! 2      row, column      0, 0            a cell without a candidate
//! 3      row, 0           digit, 0        a row without a place for a digit
//! 4      column, 0        digit, 0        a column without one
//! 5      box, 0           digit, 0        a box without one
//! 6      0, 0             0, 0            no single cell or unit shows it
//! 7      steps, 0         0, 0            given up
//! 8      0, 0             0, 0            types and packed words are of two puzzles
//! 9      0, 0             0, 0            no solution, by the solver made of traits
//! 10     0, 0             0, 0            that one has run out of fuel
//! ```
//!
//! Rows, columns and boxes are counted from 1. Every bound below [`Accepted`] is one
//! that nothing satisfies: it is there for its message.

use crate::proposal::Proposal;
use crate::solver::{Contradiction, Unit, Verdict};
use crate::symbols::Symbols;
use core::fmt;

/// A kind, and the numbers p, q, a and b of it.
pub(crate) type Numbers = [usize; 5];

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
/// characters, which rustc prints in quotes; and a function that prints them at run time.
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

        /// The message of a kind, in the words of its bound.
        #[expect(non_snake_case, reason = "named as in the messages")]
        #[expect(unused_variables, reason = "no message has all of them")]
        pub(crate) fn write_refusal<const N: usize>(
            f: &mut fmt::Formatter<'_>,
            [kind, p, q, a, b]: Numbers,
            symbols: &Symbols<N>,
        ) -> fmt::Result {
            match kind {
                $($kind => {
                    let ($p, $q) = (p, q);
                    let ($a, $b) = (in_words(a, symbols), in_words(b, symbols));
                    write!(f, $message)
                })*
                _ => Ok(()),
            }
        }
    };
    (@bound [$(#[$doc:meta])*] $bound:ident $digit:ident $p:ident $q:ident $a:ident $b:ident
        $message:literal $label:literal $($note:literal)?) => {
        $(#[$doc])*
        #[diagnostic::on_unimplemented(message = $message, label = $label $(, note = $note)?)]
        pub trait $bound<const $p: usize, const $q: usize, const $a: $digit, const $b: $digit> {}
    };
}

refused! {
    /// There is only one solution.
    1 => OneSolution or OneSolutionInSymbols<ROW, COLUMN, FIRST, SECOND>:
        message = "this puzzle has more than one solution: \
                   row {ROW}, column {COLUMN} can be {FIRST} or {SECOND}",
        label = "the givens leave more than one solution",
        note = "add a given, or write `solution: first;` before the grid to take any solution";

    /// Every cell has a candidate.
    2 => Candidates or CandidatesInSymbols<ROW, COLUMN, A, B>:
        message = "this puzzle has no solution: row {ROW}, column {COLUMN} has no candidate left",
        label = "the givens rule out every digit for one cell";

    /// Every digit has a place in every row.
    3 => PlacesInRow or PlacesInRowInSymbols<ROW, Q, DIGIT, B>:
        message = "this puzzle has no solution: row {ROW} has no place for {DIGIT}",
        label = "the givens rule out every cell for one digit";

    /// Every digit has a place in every column.
    4 => PlacesInColumn or PlacesInColumnInSymbols<COLUMN, Q, DIGIT, B>:
        message = "this puzzle has no solution: column {COLUMN} has no place for {DIGIT}",
        label = "the givens rule out every cell for one digit";

    /// Every digit has a place in every box.
    5 => PlacesInBox or PlacesInBoxInSymbols<BOX, Q, DIGIT, B>:
        message = "this puzzle has no solution: box {BOX} has no place for {DIGIT}",
        label = "the givens rule out every cell for one digit";

    /// Some way to fill the blanks does not fail.
    6 => SomeWay or SomeWayInSymbols<P, Q, A, B>:
        message = "this puzzle has no solution: every way to fill its blanks fails",
        label = "the givens contradict each other, but no single cell, row, column or box shows it";

    /// The search ends within the compiler's patience.
    7 => InReach or InReachInSymbols<STEPS, Q, A, B>:
        message = "this puzzle is too hard for the build: gave up after {STEPS} steps",
        label = "the search for a solution takes too long",
        note = "add givens; if any solution will do, `solution: first;` before the grid may find one sooner";

    /// The two forms in which the macro wrote the givens, types for the judge and
    /// packed words for the solver, are of the same puzzle.
    8 => SameGivens or SameGivensInSymbols<P, Q, A, B>:
        message = "the solver was given another puzzle than the judge",
        label = "these types were not written by `sudoku!`, or it has a fault";

    /// The solver made of traits finds a solution.
    9 => SomeSolution or SomeSolutionInSymbols<P, Q, A, B>:
        message = "this puzzle has no solution",
        label = "the givens contradict each other",
        note = "without `solver: types;` the error says more about where";

    /// The fuel of the solver made of traits suffices.
    10 => EnoughFuel or EnoughFuelInSymbols<P, Q, A, B>:
        message = "this puzzle takes too deep a search for the solver made of traits",
        label = "the search ran out of fuel",
        note = "add givens, or remove `solver: types;`; with `solution: first;` any solution will do";
}

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
        Contradiction::NoPlace { unit, digit } => match unit {
            Unit::Row(row) => [3, row + 1, 0, digit as usize, 0],
            Unit::Column(column) => [4, column + 1, 0, digit as usize, 0],
            Unit::Box(r#box) => [5, r#box + 1, 0, digit as usize, 0],
        },
        Contradiction::Exhausted => [6, 0, 0, 0, 0],
    }
}

/// A digit as it stands in a message; nothing for 0.
fn in_words<const N: usize>(digit: usize, symbols: &Symbols<N>) -> impl fmt::Display {
    let symbol = symbols.of(digit as u8);
    fmt::from_fn(move |f| match symbol {
        Some(symbol) => write!(f, "{symbol:#}"),
        None => Ok(()),
    })
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
