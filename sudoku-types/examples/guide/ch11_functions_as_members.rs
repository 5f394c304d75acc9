//! Sets of the cells that a digit can have in a row of three, as tuples, with functions as members.

enum In {} //  the digit may be in this cell
enum Out {} // it may not

trait Bit {
    type Not: Bit;
    type Or<B: Bit>: Bit;
    type ButNot<B: Bit>: Bit;
    type Choose<Yes: Row, No: Row>: Row;
}
impl Bit for In {
    type Not = Out;
    type Or<B: Bit> = In;
    type ButNot<B: Bit> = B::Not;
    type Choose<Yes: Row, No: Row> = Yes;
}
impl Bit for Out {
    type Not = In;
    type Or<B: Bit> = B;
    type ButNot<B: Bit> = Out;
    type Choose<Yes: Row, No: Row> = No;
}

trait Row {
    type A: Bit; // its cells
    type B: Bit;
    type C: Bit;
    /// The cells that the other row does not have.
    type ButNot<R: Row>: Row;
    /// The first cell.
    type First: Row;
    /// `In` if there is a cell.
    type Any: Bit;
    /// The cell of a row that has only one; otherwise none.
    type Placed: Row;
}
impl<A: Bit, B: Bit, C: Bit> Row for (A, B, C) {
    type A = A;
    type B = B;
    type C = C;
    type ButNot<R: Row> = (A::ButNot<R::A>, B::ButNot<R::B>, C::ButNot<R::C>);
    type First = (A, B::ButNot<A>, C::ButNot<A::Or<B>>);
    type Any = <A::Or<B> as Bit>::Or<C>;
    type Placed = <Any<Others<Self>> as Bit>::Choose<(Out, Out, Out), Self>;
}
type Any<R> = <R as Row>::Any;
type Others<R> = <R as Row>::ButNot<<R as Row>::First>;

fn but_not<R: Row<ButNot<S> = Left>, S: Row, Left>() {}
fn placed<R: Row<Placed = Cell>, Cell>() {}

fn main() {
    type Five = (In, Out, In); // the 5 may be in the first and in the third cell
    but_not::<Five, (In, In, Out), (Out, Out, In)>();
    placed::<Five, (Out, Out, Out)>();
    placed::<<Five as Row>::ButNot<(In, Out, Out)>, (Out, Out, In)>();
}
