//! A Sudoku of 4×4, solved by one rule, and shown: the planes after each sweep, read from their types.

enum In {} //  yes: the digit may be in this cell
enum Out {} // no

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

/// A row of a plane: four cells.
trait Row {
    type A: Bit;
    type B: Bit;
    type C: Bit;
    type D: Bit;
    type Or<R: Row>: Row;
    type ButNot<R: Row>: Row;
    type IsEmpty: Bit;
    /// It has more than one cell.
    type IsOpen: Bit;
    /// The cell of a row that has only one.
    type Placed: Row;
    /// Its first cell.
    type First: Row;
    /// The cells that are left to the other row of its band.
    type OtherBox: Row;
}
impl<A: Bit, B: Bit, C: Bit, D: Bit> Row for (A, B, C, D) {
    type A = A;
    type B = B;
    type C = C;
    type D = D;
    type Or<R: Row> = (A::Or<R::A>, B::Or<R::B>, C::Or<R::C>, D::Or<R::D>);
    type ButNot<R: Row> = (
        A::ButNot<R::A>,
        B::ButNot<R::B>,
        C::ButNot<R::C>,
        D::ButNot<R::D>,
    );
    type IsEmpty = Not<Or4<A, B, C, D>>;
    type IsOpen = Not<<ButNot<Self, Self::First> as Row>::IsEmpty>;
    type Placed = <Self::IsOpen as Bit>::Choose<(Out, Out, Out, Out), Self>;
    type First = (
        A,
        B::ButNot<A>,
        C::ButNot<A::Or<B>>,
        D::ButNot<Or3<A, B, C>>,
    );
    type OtherBox = (C::Or<D>, C::Or<D>, A::Or<B>, A::Or<B>);
}
type Not<A> = <A as Bit>::Not;
type Or<A, B> = <A as Bit>::Or<B>;
type Or3<A, B, C> = Or<Or<A, B>, C>;
type Or4<A, B, C, D> = Or<Or3<A, B, C>, D>;
type Union<R, S, T> = <<R as Row>::Or<S> as Row>::Or<T>;
type ButNot<R, S> = <R as Row>::ButNot<S>;
type Placed<R> = <R as Row>::Placed;

/// The one rule, for a row beside three others: each row has its own place, and each place a row.
type Rule<R, X, Y, Z> =
    <<Sole<R, X, Y, Z> as Row>::IsEmpty as Bit>::Choose<Free<R, X, Y, Z>, Sole<R, X, Y, Z>>;
type Sole<R, X, Y, Z> = ButNot<R, Union<X, Y, Z>>;
type Free<R, X, Y, Z> = ButNot<R, Union<Placed<X>, Placed<Y>, Placed<Z>>>;
/// The rule for the two rows of a band, whose places are the two boxes.
type InBox<R, X> = ButNot<R, ButNot<(In, In, In, In), <X as Row>::OtherBox>>;

/// Four rows: of a plane, or of the four digits in one row of the grid.
trait Four {
    type A: Row;
    type B: Row;
    type C: Row;
    type D: Row;
    type Ruled: Four;
    type Boxed: Four;
}
impl<P: Row, Q: Row, R: Row, S: Row> Four for (P, Q, R, S) {
    type A = P;
    type B = Q;
    type C = R;
    type D = S;
    type Ruled = (
        Rule<P, Q, R, S>,
        Rule<Q, P, R, S>,
        Rule<R, P, Q, S>,
        Rule<S, P, Q, R>,
    );
    type Boxed = (InBox<P, Q>, InBox<Q, P>, InBox<R, S>, InBox<S, R>);
}

/// A grid: four planes, or turned, its four rows.
trait Grid {
    type Turned: Grid;
    type Ruled: Grid;
    type Boxed: Grid;
}
impl<P: Four, Q: Four, R: Four, S: Four> Grid for (P, Q, R, S) {
    type Turned = (
        (P::A, Q::A, R::A, S::A),
        (P::B, Q::B, R::B, S::B),
        (P::C, Q::C, R::C, S::C),
        (P::D, Q::D, R::D, S::D),
    );
    type Ruled = (P::Ruled, Q::Ruled, R::Ruled, S::Ruled);
    type Boxed = (P::Boxed, Q::Boxed, R::Boxed, S::Boxed);
}
/// A sweep: the rule for the rows of the grid, and for the rows and the boxes of each plane.
type Swept<G> = <Ruled<Turned<Ruled<Turned<G>>>> as Grid>::Boxed;
type Turned<G> = <G as Grid>::Turned;
type Ruled<G> = <G as Grid>::Ruled;

fn is<Type: Is<Other>, Other>() {}
trait Is<Other> {}
impl<Type> Is<Type> for Type {}

/// A type that can be seen, as a value.
trait Seen {
    type Value;
    const VALUE: Self::Value;
}
impl Seen for In {
    type Value = bool;
    const VALUE: bool = true;
}
impl Seen for Out {
    type Value = bool;
    const VALUE: bool = false;
}
/// A row of cells, a plane of rows, and a grid of planes.
impl<V, A, B, C, D> Seen for (A, B, C, D)
where
    A: Seen<Value = V>,
    B: Seen<Value = V>,
    C: Seen<Value = V>,
    D: Seen<Value = V>,
{
    type Value = [V; 4];
    const VALUE: [V; 4] = [A::VALUE, B::VALUE, C::VALUE, D::VALUE];
}

/// Prints the planes beside each other.
fn show<G: Seen<Value = [[[bool; 4]; 4]; 4]>>() {
    for row in 0..4 {
        for (digit, plane) in ["1 ", "2 ", "3 ", "4 "].iter().zip(G::VALUE) {
            let cells = plane[row].map(|cell| if cell { digit } else { "· " });
            print!("{}    ", cells.concat());
        }
        println!();
    }
    println!();
}

// Rows whose digit is in the first column, the second, …, on the left, on the right, or anywhere.
type C1 = (In, Out, Out, Out);
type C2 = (Out, In, Out, Out);
type C3 = (Out, Out, In, Out);
type C4 = (Out, Out, Out, In);
type Left = (In, In, Out, Out);
type Right = (Out, Out, In, In);
type Any = (In, In, In, In);

fn main() {
    // 1 _ | _ _
    // _ _ | 3 _
    // ----+----
    // _ _ | _ 4
    // _ 2 | _ _
    type Puzzle = (
        (C1, Any, Any, Any), // the plane of the 1: in row 1 it is in column 1
        (Any, Any, Any, C2), // of the 2
        (Any, C3, Any, Any), // of the 3
        (Any, Any, C4, Any), // of the 4
    );
    // After the first sweep four rows are open; after the second, none.
    type Once = (
        (C1, C4, C2, Right),
        (Right, C1, C3, C2),
        (C2, C3, Left, C4),
        (C3, Left, C4, C1),
    );
    is::<Swept<Puzzle>, Once>();

    // 1 3 | 4 2
    // 2 4 | 3 1
    // ----+----
    // 3 1 | 2 4
    // 4 2 | 1 3
    type Solved = (
        (C1, C4, C2, C3),
        (C4, C1, C3, C2),
        (C2, C3, C1, C4),
        (C3, C2, C4, C1),
    );
    is::<Swept<Once>, Solved>();

    show::<Puzzle>();
    show::<Swept<Puzzle>>();
    show::<Swept<Swept<Puzzle>>>();
    let [_, _, threes, _] = <Swept<Puzzle> as Seen>::VALUE;
    assert_eq!(threes[2], [true, true, false, false]);
}
