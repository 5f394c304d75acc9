//! A solver's verdict as a [`Finding`]: the number of a sentence, and the numbers and digits in it.

use super::sentence::{Part, Sentence};
use crate::finding_sentences;
use crate::geometry::{Cell, DrawnLine, ImpossibleSum, Unit};
use crate::symbols::Symbols;
use crate::technique::Technique;

/// A verdict as numbers, which types can carry: the sentence, its places and its digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The number of the sentence: see `finding_sentences!`. 0 if nothing was found.
    pub kind: usize,
    /// A row, column or box, counted from 1, or a number of steps; then the column, if it is a cell.
    pub places: [usize; 2],
    /// Digits, counted from 1, the smaller first.
    pub digits: [usize; 2],
    /// The row and the column of a second cell; or the least and the greatest sum of some cells.
    pub second: [usize; 2],
}

impl Finding {
    /// Nothing is wrong.
    pub const NOTHING: Finding = Finding::of(FindingKind::Nothing);

    /// Returns a finding without numbers and digits.
    pub const fn of(kind: FindingKind) -> Finding {
        Finding {
            kind: kind as usize,
            places: [0; 2],
            digits: [0; 2],
            second: [0; 2],
        }
    }

    /// Returns a finding about a cell, counted from 0.
    pub const fn at(kind: FindingKind, row: usize, column: usize) -> Finding {
        Finding {
            places: [row + 1, column + 1],
            ..Finding::of(kind)
        }
    }

    /// Returns a finding after this number of steps or filled cells.
    pub const fn after(kind: FindingKind, count: usize) -> Finding {
        Finding {
            places: [count, 0],
            ..Finding::of(kind)
        }
    }

    /// Returns true if nothing was found.
    pub const fn is_nothing(&self) -> bool {
        self.kind == FindingKind::Nothing as usize
    }

    /// Returns the finding of two solutions: the first cell in which they differ, and its two digits.
    pub const fn several<const N: usize>(one: &[[u8; N]; N], other: &[[u8; N]; N]) -> Finding {
        let mut cell = 0;
        while one[cell / N][cell % N] == other[cell / N][cell % N] {
            cell += 1;
        }
        let a = one[cell / N][cell % N] as usize;
        let b = other[cell / N][cell % N] as usize;
        Finding {
            digits: if a < b { [a, b] } else { [b, a] },
            ..Finding::at(FindingKind::OneSolution, cell / N, cell % N)
        }
    }

    /// Returns the finding of a file whose solution has another digit in this cell, counted from 0, than the solver found.
    pub const fn another_solution(
        row: usize,
        column: usize,
        given: usize,
        found: usize,
    ) -> Finding {
        Finding {
            digits: [given, found],
            ..Finding::at(FindingKind::SameSolution, row, column)
        }
    }

    /// Returns the finding of a unit that has no place for a digit.
    pub const fn no_place(unit: Unit, digit: u8) -> Finding {
        let (kind, places) = match unit {
            Unit::Row(n) => (FindingKind::PlacesInRow, [n + 1, 0]),
            Unit::Column(n) => (FindingKind::PlacesInColumn, [n + 1, 0]),
            Unit::Box(n) => (FindingKind::PlacesInBox, [n + 1, 0]),
            Unit::Rule(rule, n) => (rule.no_place(), [n + 1, 0]),
            Unit::Line(DrawnLine { first, .. }) => (
                FindingKind::PlacesInRegion,
                [first.row + 1, first.column + 1],
            ),
        };
        Finding {
            places,
            digits: [digit as usize, 0],
            ..Finding::of(kind)
        }
    }

    /// Returns the finding of sums of cages that no digits make.
    pub const fn impossible_sum(sum: ImpossibleSum) -> Finding {
        match sum {
            ImpossibleSum::Total { sum, wanted, .. } => Finding {
                places: [sum, wanted],
                ..Finding::of(FindingKind::SumsAddUp)
            },
            ImpossibleSum::Reach {
                unit, least, most, ..
            } => {
                let Unit::Line(line) = unit else {
                    panic!("no other cells have a sum")
                };
                let Cell { row, column } = line.first;
                Finding {
                    second: [least, most],
                    ..Finding::at(FindingKind::SumInReach, row, column)
                }
            }
        }
    }

    /// Returns the finding that a puzzle needs this technique, harder than is allowed, after this number of filled cells.
    pub const fn technique(technique: Technique, cells: usize) -> Finding {
        // The sentences are numbered in the order of the techniques. The easiest one is always allowed, and has no sentence.
        let before = FindingKind::WithoutHiddenSingle as usize - Technique::HiddenSingle as usize;
        Finding {
            kind: before + technique as usize,
            ..Finding::after(FindingKind::Nothing, cells)
        }
    }
}

macro_rules! function {
    ($(
        $(#[$doc:meta])*
        $kind:literal => $numbers:ident $(or $symbols:ident)? <$p:ident, $q:ident $(, $a:ident, $b:ident)?>:
        message = $message:literal, label = $label:literal $(, note = $note:literal)?;
    )*) => {
        /// The numbers of the sentences, with the names of their bounds.
        #[derive(Clone, Copy)]
        pub enum FindingKind {
            /// Nothing is wrong.
            Nothing = 0,
            $($(#[$doc])* $numbers = $kind,)*
        }

        impl Finding {
            /// Returns the sentence, with digits in these symbols; empty if nothing was found.
            pub const fn sentence<const N: usize>(&self, symbols: &Symbols<N>) -> Sentence {
                let (template, names): (_, &[&str]) = match self.kind {
                    $($kind => (
                        $message,
                        &[
                            stringify!($p), stringify!($q), "SECOND_ROW", "SECOND_COLUMN",
                            $(stringify!($a), stringify!($b),)?
                        ],
                    ),)*
                    _ => ("", &[]),
                };
                let ([p, q], [a, b], [row, column]) = (self.places, self.digits, self.second);
                let values = [
                    Part::Number(p),
                    Part::Number(q),
                    Part::Number(row),
                    Part::Number(column),
                    Part::digit(symbols.in_words(a as u8)),
                    Part::digit(symbols.in_words(b as u8)),
                    Part::NOTHING,
                ];
                Sentence {
                    template,
                    names,
                    values,
                }
            }
        }
    };
}

finding_sentences!(function);

#[cfg(test)]
mod tests;
