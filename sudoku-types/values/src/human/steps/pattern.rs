//! The patterns that a person can see in a grid, such as a hidden single or an X-wing.

use core::fmt;

use super::SumSource;
use sudoku_notation::geometry::{Cell, Mark, Unit};
use sudoku_notation::technique::Technique;

/// A pattern that was found in a grid, and its place. It prints as its name, such as `hidden single in row 3`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Pattern {
    /// A cell has only one candidate left.
    NakedSingle {
        /// The cell.
        cell: Cell,
    },
    /// A unit has only one place for a digit.
    HiddenSingle {
        /// The place.
        cell: Cell,
        /// The unit.
        unit: Unit,
    },
    /// All places of a unit for a digit are in cells that it shares with another unit, which therefore loses its other places.
    /// One of the two is a box and the other a row or a column, or one is a unit of another rule or a cage.
    LockedCandidate {
        /// The unit.
        unit: Unit,
        /// The other unit.
        only_in: Unit,
    },
    /// Each place that a unit has for a digit rules out a candidate of another cell.
    EachPlace {
        /// The unit.
        unit: Unit,
    },
    /// Every candidate of a cell rules out the same candidates of its partners: cells whose digits must not follow its
    /// digit, or have the relation of a mark to it.
    MissingPartner {
        /// The cell.
        cell: Cell,
        /// The kind of mark that makes them partners; `None` if a rule does, or marks of several kinds.
        mark: Option<Mark>,
    },
    /// Some cells have a sum, and the ways to make it rule out candidates.
    Sum {
        /// Why the cells have the sum.
        source: SumSource,
        /// The sum; `None` if it is the sum of other cells, as on an arrow.
        total: Option<u16>,
        /// True if every way to make the sum has these digits, which are therefore removed from other cells.
        is_needed: bool,
    },
    /// The ways to fill some cells rule out candidates.
    Filling {
        /// The unit, cage, or line with a mark that the cells are; `None` for the cells of lines that share cells.
        unit: Option<Unit>,
        /// True if every way to fill the cells has these digits, which are therefore removed from other cells.
        is_needed: bool,
        /// True if the ways have to leave a candidate for some of the cells that see these.
        is_wide: bool,
    },
    /// `size` cells of a unit have only `size` candidates together.
    NakedSubset {
        /// The unit.
        unit: Unit,
        /// The number of cells: 2 to 4.
        size: usize,
    },
    /// `size` digits have only `size` cells of a unit together.
    HiddenSubset {
        /// The unit.
        unit: Unit,
        /// The number of digits: 2 to 4.
        size: usize,
    },
    /// `size` rows have a digit only in `size` columns, or `size` columns only in `size` rows.
    Fish {
        /// The number of rows, or columns: 2 to 4.
        size: usize,
        /// True if the rows have the digit only in these columns.
        of_rows: bool,
    },
    /// At least one of the two ends of a chain of candidates is true.
    Chain(ChainForm),
}

/// A name that players have for a chain: see [`Pattern::Chain`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum ChainForm {
    /// Two rows with two places each for one digit, two of them in the same column; or two columns, likewise.
    Skyscraper,
    /// A chain of one digit in which all links are strong, so that its places have two colours in turn.
    SimpleColouring,
    /// Any other chain of one digit.
    XChain,
    /// Three cells with two candidates each.
    XyWing,
    /// Two cells with the same two candidates, and a unit where one of these has two places.
    WWing,
    /// Cells with two candidates each.
    XyChain,
    /// Any other chain: an alternating inference chain.
    Alternating,
}

impl Pattern {
    /// Returns the technique to which the pattern belongs.
    pub const fn technique(&self) -> Technique {
        match self {
            Pattern::NakedSingle { .. } => Technique::NakedSingle,
            Pattern::HiddenSingle { .. } => Technique::HiddenSingle,
            Pattern::LockedCandidate { .. } | Pattern::EachPlace { .. } => {
                Technique::LockedCandidate
            }
            Pattern::MissingPartner { .. } => Technique::MissingPartner,
            Pattern::Sum { source, .. } => match source {
                SumSource::Line(_) | SumSource::Cells => Technique::Combination,
                SumSource::Rest { .. } => Technique::RestOfUnit,
            },
            Pattern::Filling { is_wide: false, .. } => Technique::Combination,
            Pattern::Filling { is_wide: true, .. } => Technique::Filling,
            Pattern::NakedSubset { size, .. } | Pattern::HiddenSubset { size, .. } => match size {
                2 => Technique::Pair,
                3 => Technique::Triple,
                _ => Technique::Quad,
            },
            Pattern::Fish { size, .. } => match size {
                2 => Technique::XWing,
                3 => Technique::Swordfish,
                _ => Technique::Jellyfish,
            },
            Pattern::Chain(ChainForm::XyWing) => Technique::XyWing,
            Pattern::Chain(_) => Technique::Chain,
        }
    }

    /// Returns the cell that gets a digit, if there is one.
    pub(crate) const fn placed(&self) -> Option<Cell> {
        match *self {
            Pattern::NakedSingle { cell } | Pattern::HiddenSingle { cell, .. } => Some(cell),
            _ => None,
        }
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let technique = self.technique();
        match self {
            Pattern::NakedSingle { .. } => write!(f, "{technique}"),
            Pattern::HiddenSingle { unit, .. }
            | Pattern::LockedCandidate { unit, .. }
            | Pattern::EachPlace { unit } => {
                write!(f, "{technique} in {unit}")
            }
            Pattern::MissingPartner { cell, .. } => write!(f, "{technique} in {cell}"),
            Pattern::Sum { source, .. } => match source {
                SumSource::Line(_) => write!(f, "{technique} of {source}"),
                SumSource::Cells => write!(f, "{technique}"),
                SumSource::Rest { .. } => source.fmt(f),
            },
            Pattern::Filling { unit, .. } => match unit {
                Some(unit) => write!(f, "{technique} of {unit}"),
                None => write!(f, "{technique}"),
            },
            Pattern::NakedSubset { unit, .. } => write!(f, "naked {technique} in {unit}"),
            Pattern::HiddenSubset { unit, .. } => write!(f, "hidden {technique} in {unit}"),
            Pattern::Fish { of_rows, .. } => {
                let lines = if *of_rows { "rows" } else { "columns" };
                write!(f, "{technique} in {lines}")
            }
            Pattern::Chain(form) => write!(f, "{form}"),
        }
    }
}

impl fmt::Display for ChainForm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ChainForm::Skyscraper => "skyscraper",
            ChainForm::SimpleColouring => "simple colouring",
            ChainForm::XChain => "X-chain",
            ChainForm::XyWing => "XY-wing",
            ChainForm::WWing => "W-wing",
            ChainForm::XyChain => "XY-chain",
            ChainForm::Alternating => "chain",
        })
    }
}
