//! All lines: of the candidates of a cell, of a tally, of an update.
//!
//! ```text
//!   1 2 ·    tarr![ In < In < Out<End>>>,
//!   · 5 ·           Out< In < Out<End>>>,
//!   · · 9           Out< Out< In <End>>> ]
//! ```
//!
//! A list here does line by line what is said of a line in [`marks`](super::marks),
//! [`tally`](super::tally) and [`update`](super::update).

use super::marks::{End, MarkLine, Selection};
use super::status::{Settled, Status};
use super::tally::TallyLine;
use super::update::{Class, NoCandidate, UpdatedLine};
use typenum::{ATerm, TArr};

/// The candidates of a cell.
pub trait Marks: Updated {
    /// The tally of an open cell: one place for each of these candidates.
    type Open: Tally;
    /// The tally of a cell whose digit is the only candidate.
    type Placed: Tally;
    /// What two tallies leave of the candidates: of the row and box, and of the column.
    type Update<A: Tally, B: Tally>: Updated;
    /// The digit that stands in the place of the only candidate.
    type Select<Digits: Lines>;
}

impl Marks for ATerm {
    type Open = ATerm;
    type Placed = ATerm;
    type Update<A: Tally, B: Tally> = ATerm;
    type Select<Digits: Lines> = ATerm;
}
impl<L: MarkLine, Ls: Marks> Marks for TArr<L, Ls> {
    type Open = TArr<L::Open, Ls::Open>;
    type Placed = TArr<L::Placed, Ls::Placed>;
    type Update<A: Tally, B: Tally> =
        TArr<L::Update<A::Head, B::Head>, Ls::Update<A::Tail, B::Tail>>;
    type Select<Digits: Lines> = L::Select<Digits::Head, Ls::Select<Digits::Tail>>;
}

/// Digits, in as many lines.
pub trait Lines {
    /// The first line.
    type Head: Selection;
    /// The others.
    type Tail: Lines;
}

impl Lines for ATerm {
    type Head = ATerm;
    type Tail = ATerm;
}
impl<L: Selection, Ls: Lines> Lines for TArr<L, Ls> {
    type Head = L;
    type Tail = Ls;
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
    /// What this tally and that one, of another unit, say to a cell that lies in both.
    type With<That: Tally>: Tally;
    /// What they say about the grid.
    type Status: Status;
}

impl Tally for ATerm {
    type Head = End;
    type Tail = Self;
    type Plus<That: Tally> = That;
    type LinesAnd<L: TallyLine, Ls: Tally> = TArr<L, Ls>;
    type With<That: Tally> = Self;
    type Status = Settled;
}
impl<L: TallyLine, Ls: Tally> Tally for TArr<L, Ls> {
    type Head = L;
    type Tail = Ls;
    type Plus<That: Tally> = That::LinesAnd<L, Ls>;
    type LinesAnd<M: TallyLine, Ms: Tally> = TArr<M::Plus<L>, Ms::Plus<Ls>>;
    type With<That: Tally> = TArr<L::With<That::Head>, Ls::With<That::Tail>>;
    type Status = <L::Status as Status>::And<Ls::Status>;
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

impl Updated for ATerm {
    type Class = NoCandidate;
    type Candidates = ATerm;
    type Singles = ATerm;
}
impl<L: UpdatedLine, Ls: Updated> Updated for TArr<L, Ls> {
    type Class = <L::Class as Class>::And<Ls::Class>;
    type Candidates = TArr<L::Candidates, Ls::Candidates>;
    type Singles = TArr<L::Singles, Ls::Singles>;
}
