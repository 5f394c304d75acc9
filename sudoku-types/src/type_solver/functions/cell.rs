//! The functions on cells: what each kind of cell adds to a tally, and what an update makes of it.

use super::{Cell, Class, Lines, Marks, Tally, Updated};
use crate::type_solver::notes::{Dead, End, Fresh, Open, Placed};
use crate::type_solver::progress::{Dying, Moving, Resting};
use typenum::ATerm;

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
