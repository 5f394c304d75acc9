//! The candidates of a cell: the digits that are free in its row, its column and its box.

use std::marker::PhantomData;

struct In<Rest>(PhantomData<Rest>); //  the digit of this place is a candidate
struct Out<Rest>(PhantomData<Rest>); // it is not
enum End {}

trait Marks {
    /// The candidates of both.
    type Both<Other: Marks>: Marks;
    /// The same, where the other one is `In<Rest>`.
    type BothIn<Rest: Marks>: Marks;
    /// The same, where the other one is `Out<Rest>`.
    type BothOut<Rest: Marks>: Marks;
}
impl<M: Marks> Marks for In<M> {
    type Both<Other: Marks> = Other::BothIn<M>; //  "you, and I am In"
    type BothIn<Rest: Marks> = In<Rest::Both<M>>;
    type BothOut<Rest: Marks> = Out<Rest::Both<M>>;
}
impl<M: Marks> Marks for Out<M> {
    type Both<Other: Marks> = Other::BothOut<M>; // "you, and I am Out"
    type BothIn<Rest: Marks> = Out<Rest::Both<M>>;
    type BothOut<Rest: Marks> = Out<Rest::Both<M>>;
}
impl Marks for End {
    type Both<Other: Marks> = End;
    type BothIn<Rest: Marks> = End;
    type BothOut<Rest: Marks> = End;
}

/// What is free in all three: two calls, and no `where`.
trait Cell {
    type Candidates: Marks;
}
impl<InRow: Marks, InColumn: Marks, InBox: Marks> Cell for (InRow, InColumn, InBox) {
    type Candidates = <InRow::Both<InColumn> as Marks>::Both<InBox>;
}

fn cell<Place: Cell<Candidates = Candidates>, Candidates>() {}

fn main() {
    type InRow = In<In<Out<In<End>>>>; //    1 2 · 4
    type InColumn = Out<In<In<In<End>>>>; // · 2 3 4
    type InBox = In<In<In<Out<End>>>>; //    1 2 3 ·
    cell::<(InRow, InColumn, InBox), Out<In<Out<Out<End>>>>>(); // only the 2
}
