//! Further rules (diagonals, windows, anti-knight, anti-king, non-consecutive) as data: which cells have to differ by each.
//!
//! There are two kinds of rules. Some have units of as many cells as a row, in which every digit has a place; others
//! have pairs of cells, a move apart, whose digits have a relation, such as to differ. The cells of each rule are defined
//! in a file of its own, which names the file of the judge that derives the same cells from rows of types.

pub(super) mod anti_king;
pub(super) mod anti_knight;
pub(super) mod diagonals;
pub(super) mod moves;
pub(super) mod non_consecutive;
pub(super) mod windows;

use super::{BoxShape, Relation, Unit};
use crate::named::named;
use core::{fmt, iter};
use moves::Move;

named! {
    /// A rule besides rows, columns and boxes.
    ///
    /// ```
    /// use sudoku_types::{BoxShape, Rule};
    ///
    /// assert_eq!(Rule::Diagonals.to_string(), "diagonals"); // as in the option `rules`
    ///
    /// let boxes = BoxShape::new(2, 3).unwrap();
    /// assert!(Rule::Diagonals.is_for(boxes));
    /// assert!(!Rule::Windows.is_for(boxes));
    /// ```
    #[non_exhaustive]
    Rule {
        /// On both diagonals all digits differ.
        Diagonals "diagonals",
        /// In each window all digits differ: the inner boxes, one cell apart, of a grid whose boxes are square. A 9×9
        /// grid has four.
        Windows "windows",
        /// Cells a knight's move apart have different digits.
        AntiKnight "anti_knight",
        /// Cells a king's move apart have different digits.
        AntiKing "anti_king",
        /// Digits side by side, in a row or a column, do not follow each other.
        NonConsecutive "non_consecutive",
    }
}

/// The constraints that a rule makes.
#[derive(Clone, Copy, Debug)]
pub enum Form {
    /// Units with one cell for each digit, in which every digit has a place.
    Units,
    /// Pairs of cells that are one of these moves apart, whose digits have this relation.
    Pairs(&'static [Move], &'static Relation),
}

impl Rule {
    /// Returns true if a grid with these boxes can have the rule. Windows need square boxes of at least 2 × 2 cells; the others are
    /// for all.
    pub const fn is_for(self, boxes: BoxShape) -> bool {
        match self {
            Rule::Windows => windows::count(boxes) > 0,
            Rule::Diagonals => true,
            Rule::AntiKnight | Rule::AntiKing | Rule::NonConsecutive => true,
        }
    }

    /// Returns the number of units that this rule adds to a grid, each as long as a row.
    pub(super) const fn units(self, boxes: BoxShape) -> usize {
        match self {
            Rule::Diagonals => diagonals::COUNT,
            Rule::Windows => windows::count(boxes),
            Rule::AntiKnight | Rule::AntiKing | Rule::NonConsecutive => 0,
        }
    }

    /// Returns the constraints that it makes.
    pub const fn form(self) -> Form {
        match self {
            Rule::Diagonals | Rule::Windows => Form::Units,
            Rule::AntiKnight => Form::Pairs(anti_knight::MOVES, Relation::DIFFERENT),
            Rule::AntiKing => Form::Pairs(anti_king::MOVES, Relation::DIFFERENT),
            Rule::NonConsecutive => Form::Pairs(non_consecutive::MOVES, Relation::NOT_CONSECUTIVE),
        }
    }

    /// The moves that its pairs of cells are apart.
    pub const fn moves(self) -> &'static [Move] {
        match self.form() {
            Form::Pairs(moves, _) => moves,
            Form::Units => &[],
        }
    }

    /// The unit, or the pair of cells, with this number.
    pub(super) const fn unit(self, number: usize) -> Unit {
        match self {
            Rule::Diagonals => Unit::Diagonal(number),
            Rule::Windows => Unit::Window(number),
            Rule::AntiKnight => Unit::KnightsMove(number),
            Rule::AntiKing => Unit::KingsMove(number),
            Rule::NonConsecutive => Unit::SideBySide(number),
        }
    }

    const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// A set of rules besides rows, columns and boxes.
///
/// ```
/// use sudoku_types::{Rule, Rules};
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
