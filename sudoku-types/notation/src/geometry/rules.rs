//! Further rules (diagonals, windows, anti-knight, anti-king, non-consecutive) as data: which cells have to differ by each.
//!
//! There are two kinds of rules. Some have units of as many cells as a row, in which every digit has a place; others
//! have pairs of cells, a move apart, whose digits have a relation, such as to differ. A rule is a row of
//! [`rule_table!`](crate::rule_table): its name, what it makes, and what is said where digits break it. The cells of units are
//! defined in a file for each rule. The judge derives the same cells from rows of types, in a file `judge/<rule>`.

mod diagonals;
pub(super) mod moves;
mod windows;

use super::{BoxShape, Relation};
use crate::messages::{FindingKind, sentences_of};
use crate::named::named;
use core::{fmt, iter};
use moves::Move;

/// Hands the table of rules to the macro `$with`. A row is a rule, its name, the noun for one of its units or pairs, what it makes,
/// and the bound and the sentence of digits that break it, with its label.
///
/// It makes units, by the module that says how many and which cells they have, with the verdict on one that has no place for a
/// digit; or pairs of cells that have a relation, by the moves from the first to the second one.
#[doc(hidden)]
#[macro_export]
macro_rules! rule_table {
    ($with:ident $($more:tt)*) => {
        $with! {
            $($more)*
            /// On both diagonals all digits differ.
            Diagonals { "diagonals", "diagonal" Units(diagonals, PlacesOnDiagonal) }
                DifferentDigits: OnceOnDiagonal or SymbolOnceOnDiagonal <DIGIT; NUMBER, ROW, COLUMN, SECOND_ROW, SECOND_COLUMN>:
                "digit {DIGIT} appears twice on diagonal {NUMBER}: \
                 row {ROW}, column {COLUMN} and row {SECOND_ROW}, column {SECOND_COLUMN}",
                "the first one is in row {ROW}, column {COLUMN}";

            /// In each window all digits differ: the inner boxes, one cell apart, of a grid whose boxes are square. A 9×9
            /// grid has four.
            Windows { "windows", "window" Units(windows, PlacesInWindow) }
                DifferentDigits: OnceInWindow or SymbolOnceInWindow <DIGIT; NUMBER, ROW, COLUMN, SECOND_ROW, SECOND_COLUMN>:
                "digit {DIGIT} appears twice in window {NUMBER}: \
                 row {ROW}, column {COLUMN} and row {SECOND_ROW}, column {SECOND_COLUMN}",
                "the first one is in row {ROW}, column {COLUMN}";

            /// Cells a knight's move apart have different digits.
            AntiKnight { "anti_knight", "a knight's move" Pairs(DIFFERENT, [(1, -2), (1, 2), (2, -1), (2, 1)]) }
                DifferentDigits: OnceInKnightsMove or SymbolOnceInKnightsMove <DIGIT; ROW, COLUMN, SECOND_ROW, SECOND_COLUMN>:
                "digit {DIGIT} appears twice a knight's move apart: \
                 row {ROW}, column {COLUMN} and row {SECOND_ROW}, column {SECOND_COLUMN}",
                "the first one is in row {ROW}, column {COLUMN}";

            // In rows and columns digits differ anyway.
            /// Cells a king's move apart have different digits.
            AntiKing { "anti_king", "a king's move" Pairs(DIFFERENT, [(1, -1), (1, 1)]) }
                DifferentDigits: OnceInKingsMove or SymbolOnceInKingsMove <DIGIT; ROW, COLUMN, SECOND_ROW, SECOND_COLUMN>:
                "digit {DIGIT} appears twice a king's move apart: \
                 row {ROW}, column {COLUMN} and row {SECOND_ROW}, column {SECOND_COLUMN}",
                "the first one is in row {ROW}, column {COLUMN}";

            /// Digits side by side, in a row or a column, do not follow each other.
            NonConsecutive { "non_consecutive", "cells side by side" Pairs(NOT_CONSECUTIVE, [(0, 1), (1, 0)]) }
                DifferentDigits: NotBesideDigitBefore or SymbolNotBesideDigitBefore <DIGIT; ROW, COLUMN, SECOND_ROW, SECOND_COLUMN>:
                "digit {DIGIT} is side by side with the digit before it: \
                 row {ROW}, column {COLUMN} and row {SECOND_ROW}, column {SECOND_COLUMN}",
                "the other one is in row {ROW}, column {COLUMN}";

            /// Cells two apart along a diagonal have different digits: the moves of an elephant in xiangqi.
            AntiElephant { "anti_elephant", "an elephant's move" Pairs(DIFFERENT, [(2, -2), (2, 2)]) }
                DifferentDigits: OnceInElephantsMove or SymbolOnceInElephantsMove <DIGIT; ROW, COLUMN, SECOND_ROW, SECOND_COLUMN>:
                "digit {DIGIT} appears twice an elephant's move apart: \
                 row {ROW}, column {COLUMN} and row {SECOND_ROW}, column {SECOND_COLUMN}",
                "the first one is in row {ROW}, column {COLUMN}";
        }
    };
}

/// The constraints that a rule makes.
#[derive(Clone, Copy, Debug)]
pub enum Form {
    /// Units with one cell for each digit, in which every digit has a place.
    Units,
    /// Pairs of cells that are one of these moves apart, whose digits have this relation.
    Pairs(&'static [Move], &'static Relation),
}

/// What a column of the table says of a rule: `rule!(COLUMN FORM(…), …)`.
macro_rules! rule {
    (form Units($($made:tt)*)) => {
        Form::Units
    };
    (form Pairs($relation:ident, $moves:tt)) => {
        Form::Pairs(&$moves, Relation::$relation)
    };
    (units Units($module:ident, $verdict:ident), $boxes:ident) => {
        $module::count($boxes)
    };
    (units Pairs($($made:tt)*), $boxes:ident) => {
        0
    };
    (cell Units($module:ident, $verdict:ident), $rule:ident $boxes:ident $number:ident $index:ident) => {
        $module::cell($boxes, $number, $index)
    };
    (cell Pairs($($made:tt)*), $rule:ident $boxes:ident $number:ident $index:ident) => {
        moves::cell($rule.moves(), $boxes.size(), $number, $index)
    };
    (no_place Units($module:ident, $verdict:ident)) => {
        FindingKind::$verdict
    };
    (no_place Pairs($($made:tt)*)) => {
        panic!("a digit has a place in every unit, not in every pair of cells")
    };
}

macro_rules! rules {
    ($(
        $(#[$doc:meta])*
        $rule:ident { $name:literal, $noun:literal $form:ident $made:tt }
            $answer:ident: $bound:ident or $symbols:ident <DIGIT; $($place:ident),*>: $message:literal, $label:literal;
    )*) => {
        named! {
            /// A rule besides rows, columns and boxes.
            ///
            /// ```
            /// use sudoku_values::{BoxShape, Rule};
            ///
            /// assert_eq!(Rule::Diagonals.to_string(), "diagonals"); // as in the option `rules`
            ///
            /// let boxes = BoxShape::new(2, 3).unwrap();
            /// assert!(Rule::Diagonals.is_for(boxes));
            /// assert!(!Rule::Windows.is_for(boxes));
            /// ```
            #[non_exhaustive]
            Rule { $($(#[$doc])* $rule $name,)* }
        }

        impl Rule {
            /// Returns the number of units that this rule adds to a grid, each as long as a row.
            pub(super) const fn units(self, boxes: BoxShape) -> usize {
                match self {
                    $(Rule::$rule => rule!(units $form $made, boxes),)*
                }
            }

            /// Returns the constraints that it makes.
            pub const fn form(self) -> Form {
                match self {
                    $(Rule::$rule => rule!(form $form $made),)*
                }
            }

            /// Returns row and column of a cell of the unit, or of the pair of cells, with this number.
            pub(super) const fn cell(self, boxes: BoxShape, number: usize, index: usize) -> (usize, usize) {
                match self {
                    $(Rule::$rule => rule!(cell $form $made, self boxes number index),)*
                }
            }

            /// Returns the verdict on a unit that has no place for a digit.
            pub(crate) const fn no_place(self) -> FindingKind {
                match self {
                    $(Rule::$rule => rule!(no_place $form $made),)*
                }
            }

            /// Returns the name of one unit, such as `diagonal`, or of a pair of cells.
            pub(super) const fn noun(self) -> &'static str {
                match self {
                    $(Rule::$rule => $noun,)*
                }
            }
        }
    };
}

rule_table!(rules);
rule_table!(sentences_of Rule);

impl Rule {
    /// Returns true if a grid with these boxes can have the rule. Windows need square boxes of at least 2 × 2 cells; the others are
    /// for all.
    pub const fn is_for(self, boxes: BoxShape) -> bool {
        self.is_pairs() || self.units(boxes) > 0
    }

    /// Returns true if it is about pairs of cells.
    pub(crate) const fn is_pairs(self) -> bool {
        matches!(self.form(), Form::Pairs(..))
    }

    /// The moves that its pairs of cells are apart.
    pub const fn moves(self) -> &'static [Move] {
        match self.form() {
            Form::Pairs(moves, _) => moves,
            Form::Units => &[],
        }
    }

    const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// A set of rules besides rows, columns and boxes.
///
/// ```
/// use sudoku_values::{Rule, Rules};
///
/// const BOTH: Rules = Rules::NONE.and(Rule::Diagonals).and(Rule::AntiKnight);
/// assert!(BOTH.has(Rule::Diagonals));
/// assert_eq!(BOTH.to_string(), "diagonals, anti_knight");
/// assert!(BOTH.iter().eq([Rule::Diagonals, Rule::AntiKnight]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[must_use]
pub struct Rules(pub(crate) u8);

impl Rules {
    /// No further rule.
    pub const NONE: Rules = Rules(0);

    /// Returns these rules and one more.
    pub const fn and(self, rule: Rule) -> Rules {
        Rules(self.0 | rule.bit())
    }

    /// Returns true if this rule is one of them.
    pub const fn has(self, rule: Rule) -> bool {
        self.0 & rule.bit() != 0
    }

    /// Returns true if there are no rules.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Takes the first of them, in the order in which they are written.
    pub const fn take(&mut self) -> Option<Rule> {
        if self.is_empty() {
            return None;
        }
        let first = Rule::ALL[self.0.trailing_zeros() as usize];
        self.0 &= self.0 - 1;
        Some(first)
    }

    /// Returns the number of units of these rules that have the length of a row.
    pub(crate) const fn units(mut self, boxes: BoxShape) -> usize {
        let mut count = 0;
        while let Some(rule) = self.take() {
            count += rule.units(boxes);
        }
        count
    }

    /// The rules, in the order in which they are written.
    pub fn iter(mut self) -> impl Iterator<Item = Rule> {
        iter::from_fn(move || self.take())
    }
}

/// As in the option `rules`: `diagonals, windows`.
impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, rule) in self.iter().enumerate() {
            let separator = if index > 0 { ", " } else { "" };
            write!(f, "{separator}{rule}")?;
        }
        Ok(())
    }
}
