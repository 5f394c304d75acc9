//! The patterns that a person can see in a grid, such as a hidden single or an X-wing.

use core::fmt;

use super::SumSource;
use sudoku_notation::geometry::{Cell, Mark, Unit};
use sudoku_notation::technique::Technique;

/// A pattern that is seen in a grid, and its place. It prints as its name, such as `hidden single in row 3`.
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
    /// A unit has a digit only in cells that it shares with another one, which therefore has it
    /// nowhere else. One of the two is a box, the other a row or a column; or units of further rules, or a cage.
    LockedCandidate {
        /// The unit.
        unit: Unit,
        /// The other one.
        only_in: Unit,
    },
    /// Each place that a unit has for a digit rules out a candidate of another cell.
    EachPlace {
        /// The unit.
        unit: Unit,
    },
    /// No candidate of a cell goes together with some candidates of its partners: cells whose digits must not follow
    /// its digit, or have the relation of a mark to it.
    MissingPartner {
        /// The cell.
        cell: Cell,
        /// The kind of mark that makes them partners; `None` if a rule does, or marks of several kinds.
        mark: Option<Mark>,
    },
    /// Some cells have a sum, which they make only without some of their candidates.
    Sum {
        /// Why they have it.
        source: SumSource,
        /// The sum; `None` if it is that of other cells, as on an arrow.
        total: Option<u16>,
        /// True if it is about digits that the cells need for the sum, which therefore go from other cells.
        is_needed: bool,
    },
    /// Cells can be filled only without some of their candidates.
    Filling {
        /// What they are: a unit, a cage, or a line with a mark; `None` for the cells of lines that share cells.
        unit: Option<Unit>,
        /// True if it is about digits that are in each way to fill them, which therefore go from other cells.
        is_needed: bool,
        /// True if some cells that see them have to keep a candidate.
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
    /// `size` rows have a digit only in `size` columns, or columns in rows.
    Fish {
        /// The number of rows, or columns: 2 to 4.
        size: usize,
        /// True if rows have it only in these columns.
        of_rows: bool,
    },
    /// One end of a chain of candidates or the other is true.
    Chain(ChainForm),
}

/// A name that the field has for a chain: see [`Pattern::Chain`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum ChainForm {
    /// Two rows with two places each for one digit, of which two are in a column; or turned around.
    Skyscraper,
    /// Places of one digit that take turns, as two colours do.
    SimpleColouring,
    /// Any other chain of one digit.
    XChain,
    /// Three cells with two candidates each.
    XyWing,
    /// Two cells with the same two candidates, and a unit where one of these has two places.
    WWing,
    /// Cells with two candidates each.
    XyChain,
    /// Any other: an alternating inference chain.
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

    /// The cell that gets a digit, if one does.
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
