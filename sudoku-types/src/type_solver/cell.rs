//! A cell of the grid that is being solved.

use super::lines::{Lines, Marks, Tally, Updated};
use super::marks::End;
use super::sweep::{Dying, Moving, Progress, Resting};
use super::update::Class;
use core::marker::PhantomData;
use typenum::ATerm;

/// A cell with several candidates.
pub struct Open<Candidates>(PhantomData<Candidates>);

/// A cell that has its digit: the only candidate.
pub struct Placed<Candidate>(PhantomData<Candidate>);

/// A cell whose digit the last sweep has placed.
pub struct Fresh<Candidate>(PhantomData<Candidate>);

/// A cell without a candidate.
pub enum Dead {}

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

impl<M: Marks> Cell for Open<M> {
    type Tally = M::Open;
    type Update<A: Tally, B: Tally> =
        <<M::Update<A, B> as Updated>::Class as Class>::Cell<M::Update<A, B>>;
    type Progress = Resting;
    type Digit<Ls: Lines> = End;
}
impl<M: Marks> Cell for Placed<M> {
    type Tally = M::Placed;
    type Update<A: Tally, B: Tally> = Self;
    type Progress = Resting;
    type Digit<Ls: Lines> = M::Select<Ls>;
}
impl<M: Marks> Cell for Fresh<M> {
    type Tally = M::Placed;
    type Update<A: Tally, B: Tally> = Placed<M>;
    type Progress = Moving;
    type Digit<Ls: Lines> = M::Select<Ls>;
}
impl Cell for Dead {
    type Tally = ATerm;
    type Update<A: Tally, B: Tally> = Self;
    type Progress = Dying;
    type Digit<Ls: Lines> = End;
}
