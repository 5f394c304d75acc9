//! What there is to say of what a solver has found, as numbers and as sentences.

use core::fmt;

use crate::geometry::Unit;
use crate::symbols::Symbols;

/// A verdict as numbers, which types can carry: what there is to say, where, and of which digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Finding {
    /// Which sentence: see `finding_sentences!`. 0 where there is nothing to say.
    pub kind: usize,
    /// The row, column or box, counted from 1, or a number of steps; and the column of a cell.
    pub places: [usize; 2],
    /// Digits from 1, the smaller first.
    pub digits: [usize; 2],
}

impl Finding {
    /// All is as it should be.
    pub const NOTHING: Finding = Finding::of_kind(0);

    /// Every way to fill the blanks fails.
    pub const EVERY_WAY_FAILS: Finding = Finding::of_kind(6);

    /// Types and packed words are of two puzzles.
    pub const ANOTHER_PUZZLE: Finding = Finding::of_kind(8);

    /// There is no solution, by the solver made of traits.
    pub const NO_SOLUTION: Finding = Finding::of_kind(9);

    /// That one has run out of fuel.
    pub const OUT_OF_FUEL: Finding = Finding::of_kind(10);

    const fn of_kind(kind: usize) -> Finding {
        Finding {
            kind,
            places: [0; 2],
            digits: [0; 2],
        }
    }

    /// Where two solutions differ first, and the digits there.
    pub const fn several<const N: usize>(one: &[[u8; N]; N], other: &[[u8; N]; N]) -> Finding {
        let mut cell = 0;
        while one[cell / N][cell % N] == other[cell / N][cell % N] {
            cell += 1;
        }
        let a = one[cell / N][cell % N] as usize;
        let b = other[cell / N][cell % N] as usize;
        Finding {
            kind: 1,
            places: [cell / N + 1, cell % N + 1],
            digits: if a < b { [a, b] } else { [b, a] },
        }
    }

    /// A cell has no candidate left.
    pub const fn no_candidate(row: usize, column: usize) -> Finding {
        Finding {
            places: [row + 1, column + 1],
            ..Finding::of_kind(2)
        }
    }

    /// A unit has no place for a digit.
    pub const fn no_place(unit: Unit, digit: u8) -> Finding {
        let (kind, number) = match unit {
            Unit::Row(row) => (3, row),
            Unit::Column(column) => (4, column),
            Unit::Box(r#box) => (5, r#box),
        };
        Finding {
            kind,
            places: [number + 1, 0],
            digits: [digit as usize, 0],
        }
    }

    /// The search was given up after so many steps.
    pub const fn too_hard(steps: u32) -> Finding {
        Finding {
            places: [steps as usize, 0],
            ..Finding::of_kind(7)
        }
    }

    /// Writes the sentence, with its digits in these symbols.
    ///
    /// # Errors
    ///
    /// If nothing can be written.
    pub fn write<const N: usize>(
        &self,
        f: &mut fmt::Formatter<'_>,
        symbols: &Symbols<N>,
    ) -> fmt::Result {
        let digits = self.digits.map(|digit| in_words(digit, symbols));
        write_sentence(f, self.kind, self.places, digits)
    }
}

/// Hands the sentences of verdicts to the macro `$with`.
///
/// For each kind of [`Finding`] there are its number; the bound that is refused with the sentence, in a form for digits that are
/// numbers and one for digits that are characters; the two places and the two digits in it; the message, the label, and perhaps a
/// note.
#[doc(hidden)]
#[macro_export]
macro_rules! finding_sentences {
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
        #[expect(non_snake_case, reason = "named as in the sentences")]
        #[expect(unused_variables, reason = "no sentence has all of them")]
        fn write_sentence(
            f: &mut fmt::Formatter<'_>,
            kind: usize,
            places: [usize; 2],
            digits: [impl fmt::Display; 2],
        ) -> fmt::Result {
            match kind {
                $($kind => {
                    let ([$p, $q], [$a, $b]) = (&places, &digits);
                    write!(f, $message)
                })*
                _ => Ok(()),
            }
        }
    };
}

finding_sentences!(function);

/// A digit as it stands in a sentence; nothing for 0.
fn in_words<const N: usize>(digit: usize, symbols: &Symbols<N>) -> impl fmt::Display {
    let symbol = symbols.of(digit as u8);
    fmt::from_fn(move |f| match symbol {
        Some(symbol) => write!(f, "{symbol:#}"),
        None => Ok(()),
    })
}
