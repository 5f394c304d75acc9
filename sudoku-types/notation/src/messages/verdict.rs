//! What is said of a solver's verdict.

use core::fmt;

use crate::geometry::Unit;
use crate::symbols::Symbols;

/// A kind of verdict, and the numbers p, q, a and b of it: see `verdict_sentences!`. Rows, columns and boxes are counted from 1.
pub type Numbers = [usize; 5];

/// Hands the sentences of verdicts to the macro `$with`.
///
/// For each kind of verdict there are a number; the bound that is refused with the sentence, in a form for digits that are
/// numbers and one for digits that are characters; the numbers p, q, a and b in it; the message, the label, and perhaps a note.
///
/// ```text
/// kind   p, q             a, b
/// 0      0, 0             0, 0            as it should be: there is nothing to say
/// 1      row, column      two digits      more than one solution
/// 2      row, column      0, 0            a cell without a candidate
/// 3      row, 0           digit, 0        a row without a place for a digit
/// 4      column, 0        digit, 0        a column without one
/// 5      box, 0           digit, 0        a box without one
/// 6      0, 0             0, 0            no single cell or unit shows it
/// 7      steps, 0         0, 0            given up
/// 8      0, 0             0, 0            types and packed words are of two puzzles
/// 9      0, 0             0, 0            no solution, by the solver made of traits
/// 10     0, 0             0, 0            that one has run out of fuel
/// ```
#[doc(hidden)]
#[macro_export]
macro_rules! verdict_sentences {
    ($with:ident) => {
        $with! {
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
    };
}

macro_rules! function {
    ($(
        $(#[$doc:meta])*
        $kind:literal => $numbers:ident or $symbols:ident <$p:ident, $q:ident, $a:ident, $b:ident>:
        message = $message:literal, label = $label:literal $(, note = $note:literal)?;
    )*) => {
        /// Writes the sentence of a verdict, with its digits in these symbols.
        ///
        /// # Errors
        ///
        /// If nothing can be written.
        #[expect(non_snake_case, reason = "named as in the sentences")]
        #[expect(unused_variables, reason = "no sentence has all of them")]
        pub fn write_verdict<const N: usize>(
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
}

verdict_sentences!(function);

/// The numbers of a unit without a place for a digit.
pub const fn no_place(unit: Unit, digit: u8) -> Numbers {
    let (kind, number) = match unit {
        Unit::Row(row) => (3, row),
        Unit::Column(column) => (4, column),
        Unit::Box(r#box) => (5, r#box),
    };
    [kind, number + 1, 0, digit as usize, 0]
}

/// A digit as it stands in a sentence; nothing for 0.
fn in_words<const N: usize>(digit: usize, symbols: &Symbols<N>) -> impl fmt::Display {
    let symbol = symbols.of(digit as u8);
    fmt::from_fn(move |f| match symbol {
        Some(symbol) => write!(f, "{symbol:#}"),
        None => Ok(()),
    })
}
