//! The functions on a line of candidates.

use super::{MarkLine, Selection, TallyLine};
use crate::type_solver::notes::{End, In, Nowhere, Once, Out, Taken};
use typenum::{ATerm, TArr};

impl MarkLine for End {
    type Open = End;
    type Placed = End;
    type Update<A: TallyLine, B: TallyLine> = End;
    type Select<Digits: Selection, Otherwise> = Otherwise;
}
impl<M: MarkLine> MarkLine for In<M> {
    type Open = Once<M::Open>;
    type Placed = Taken<M::Placed>;
    type Update<A: TallyLine, B: TallyLine> = A::Update<B, M>;
    type Select<Digits: Selection, Otherwise> = Digits::Head;
}
impl<M: MarkLine> MarkLine for Out<M> {
    type Open = Nowhere<M::Open>;
    type Placed = Nowhere<M::Placed>;
    type Update<A: TallyLine, B: TallyLine> = Out<M::Update<A::Rest, B::Rest>>;
    type Select<Digits: Selection, Otherwise> = M::Select<Digits::Tail, Otherwise>;
}

impl Selection for ATerm {
    type Head = End;
    type Tail = Self;
}
impl<Head, Tail: Selection> Selection for TArr<Head, Tail> {
    type Head = Head;
    type Tail = Tail;
}
