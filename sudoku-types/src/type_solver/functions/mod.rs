//! Declares the functions on cells, candidates and tallies, as members of traits. The files of
//! this folder implement them.
//!
//! They are declared in one file because they name each other: a cell's marks have a tally, and
//! an update by a tally makes marks. (On functions as members there is
//! [a chapter of the guide](crate::guide::functions_as_members).)
//!
//! ```text
//! a cell, a tally     Cell  Marks     Tally      Updated       and  Lines      the digits to select from
//!                             │         │           │                 │
//! a line of it              MarkLine  TallyLine  UpdatedLine        Selection
//! ```

mod cell;
mod lines;
mod marks;
mod tally;
mod update;

use super::progress::Progress;
use super::status::Status;

/// A cell.
pub trait Cell {
    /// The tally of this cell alone.
    type Tally: Tally;
    /// The cell in view of two tallies: of the row and box, and of the column.
    type Update<A: Tally, B: Tally>: Cell;
    /// What the last sweep has done to it.
    type Progress: Progress;
    /// Its digit.
    type Digit<Ls: Lines>;
}

/// The candidates of a cell.
pub trait Marks: Updated {
    /// The tally of an open cell: one place for each of these candidates.
    type Open: Tally;
    /// The tally of a cell whose digit is the only candidate.
    type Placed: Tally;
    /// What two tallies leave of the candidates: of the row and box, and of the column.
    type Update<A: Tally, B: Tally>: Updated;
    /// The digit in the place of the only candidate.
    type Select<Digits: Lines>;
}

/// The tally of a unit, or of a part of it.
pub trait Tally {
    /// The first line.
    type Head: TallyLine;
    /// The others.
    type Tail: Tally;
    /// This tally and that one, of other cells of the same unit.
    type Plus<That: Tally>: Tally;
    /// These lines and those of this tally.
    type LinesAnd<L: TallyLine, Ls: Tally>: Tally;
    /// What this tally and that one, of another unit, say to a cell that is in both.
    type With<That: Tally>: Tally;
    /// What they say about the grid.
    type Status: Status;
}

/// The marks of a cell after an update.
pub trait Updated {
    /// How many candidates there are.
    type Class: Class;
    /// All candidates.
    type Candidates: Marks;
    /// Those that are sure.
    type Singles: Marks;
}

/// Digits, in as many lines.
pub trait Lines {
    /// The first line.
    type Head: Selection;
    /// The others.
    type Tail: Lines;
}

/// A line of a cell's candidates.
pub trait MarkLine: UpdatedLine {
    /// The tally of an open cell: one place for each of these candidates.
    type Open: TallyLine;

    /// The tally of a cell that has its digit: this candidate.
    type Placed: TallyLine;

    /// What two tallies leave of the candidates: of the row and box, and of the column.
    type Update<A: TallyLine, B: TallyLine>: UpdatedLine;

    /// The element of a list in the place of the first candidate, or `Otherwise`.
    type Select<Digits: Selection, Otherwise>;
}

/// A line of a tally.
pub trait TallyLine {
    /// The places after the first.
    type Rest: TallyLine;

    /// This line and that one, of other cells of the same unit.
    type Plus<That: TallyLine>: TallyLine;
    /// This line and one that begins with `Nowhere`.
    type NowhereAnd<That: TallyLine>: TallyLine;
    /// This line and one that begins with `Once`.
    type OnceAnd<That: TallyLine>: TallyLine;
    /// This line and one that begins with `Often`.
    type OftenAnd<That: TallyLine>: TallyLine;
    /// This line and one that begins with `Taken`.
    type TakenAnd<That: TallyLine>: TallyLine;

    /// What this line and that one, of another unit, say to a cell that is in both: `Taken`
    /// before `Once` before `Often`. The other two do not come here: the sweep has ended before.
    type With<That: TallyLine>: TallyLine;
    /// This line with one that begins with `Once`.
    type WithOnce<That: TallyLine>: TallyLine;
    /// This line with one that begins with `Often`.
    type WithOften<That: TallyLine>: TallyLine;

    /// A candidate, and those after it, in view of this line and that one.
    type Update<That: TallyLine, M: MarkLine>: UpdatedLine;
    /// The same if the other one begins with `Once`.
    type UpdateOnce<That: TallyLine, M: MarkLine>: UpdatedLine;
    /// The same if the other one begins with `Often`.
    type UpdateOften<That: TallyLine, M: MarkLine>: UpdatedLine;

    /// What the line says about the grid.
    type Status: Status;
}

/// A line of marks of which some may be `Sure`.
pub trait UpdatedLine {
    /// How many candidates there are.
    type Class: Class;
    /// All candidates.
    type Candidates: MarkLine;
    /// Those that are sure.
    type Singles: MarkLine;
}

/// How many candidates a cell has: none, one, more; or one that is sure, or several of those.
pub trait Class {
    /// With one more candidate.
    type In: Class;
    /// With one more that is sure.
    type Sure: Class;
    /// With those of another line.
    type And<K: Class>: Class;
    /// The cell that the marks make.
    type Cell<U: Updated>: Cell;
}

/// A list to select from.
pub trait Selection {
    /// The first element.
    type Head;
    /// The others.
    type Tail: Selection;
}
