//! The functions on all lines of a cell or of a tally: each applies the function of [`marks`](super::marks),
//! [`tally`](super::tally) or [`update`](super::update) line by line.

use super::update::NoCandidate;
use super::{Class, Lines, MarkLine, Marks, Selection, Tally, TallyLine, Updated, UpdatedLine};
use crate::type_solver::notes::End;
use crate::type_solver::status::{Settled, Status};
use typenum::{ATerm, TArr};

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

impl Lines for ATerm {
    type Head = ATerm;
    type Tail = ATerm;
}
impl<L: Selection, Ls: Lines> Lines for TArr<L, Ls> {
    type Head = L;
    type Tail = Ls;
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
