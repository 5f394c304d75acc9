//! The candidates of a cell, as pencil marks: a line of marks for each row of a box.
//!
//! ```text
//!   1 2 ·        In < In < Out<End>>>
//!   · 5 ·        Out< In < Out<End>>>
//!   · · 9        Out< Out< In <End>>>
//! ```
//!
//! A mark is a type of its own that holds the marks after it, and not an element of a list: to
//! choose an implementation rustc looks at the outermost type first. And a cell has lines of
//! marks, and not all in one, because there are few different lines: what is to be known of a
//! line (and a line of a tally) rustc works out once, and looks up after that.

use super::tally::{Nowhere, Once, Taken, TallyLine};
use super::update::UpdatedLine;
use core::marker::PhantomData;
use typenum::{ATerm, TArr};

/// The digit of this place is a candidate.
pub struct In<Rest>(PhantomData<Rest>);

/// The digit of this place is not a candidate.
pub struct Out<Rest>(PhantomData<Rest>);

/// The end of a line.
pub enum End {}

/// A line of a cell's candidates.
pub trait MarkLine: UpdatedLine {
    /// The tally of an open cell: one place for each of these candidates.
    type Open: TallyLine;

    /// The tally of a cell that has its digit: this candidate.
    type Placed: TallyLine;

    /// What two tallies leave of the candidates: of the row and box, and of the column.
    type Update<A: TallyLine, B: TallyLine>: UpdatedLine;

    /// The element of a list that stands in the place of the first candidate, or `Otherwise`.
    type Select<Digits: Selection, Otherwise>;
}

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

/// A list to select from.
pub trait Selection {
    /// The first element.
    type Head;
    /// The others.
    type Tail: Selection;
}

impl Selection for ATerm {
    type Head = End;
    type Tail = Self;
}
impl<Head, Tail: Selection> Selection for TArr<Head, Tail> {
    type Head = Head;
    type Tail = Tail;
}
