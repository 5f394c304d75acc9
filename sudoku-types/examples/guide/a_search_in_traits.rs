//! A row is filled by a search: each cell with one of its candidates, and no digit twice.

use std::marker::PhantomData;
use sudoku_types::type_solver::{Amb, Evaluate, Fail, First, Found, Next, Run, TooDeep};
use sudoku_types::typenum::{ATerm, B0, B1, IsNotEqual, NotEq, TArr, U1, U2, U3, tarr};

/// Fill these cells; `Filled` are the digits of those before, the last one first.
struct Fill<Cells, Filled>(PhantomData<(Cells, Filled)>);

/// Fill a cell with this digit, and then the cells behind it.
struct Place<Digit, Cells, Filled>(PhantomData<(Digit, Cells, Filled)>);

// No cell is left.
impl<Filled> Run for Fill<ATerm, Filled> {
    type Outcome = Found<Filled>;
}
// A cell without a candidate.
impl<Cells, Filled> Run for Fill<TArr<ATerm, Cells>, Filled> {
    type Outcome = Fail;
}
// A cell with candidates: the first of them, or else the same cell without it.
impl<Digit, Digits, Cells, Filled> Run for Fill<TArr<TArr<Digit, Digits>, Cells>, Filled> {
    type Outcome = Amb<tarr![Place<Digit, Cells, Filled>, Fill<TArr<Digits, Cells>, Filled>]>;
}

impl<Digit, Cells: StrikeFromEach<Digit>, Filled> Run for Place<Digit, Cells, Filled> {
    type Outcome = Next<Fill<Cells::Left, TArr<Digit, Filled>>>;
}

/// Cells, and none of them has this digit as a candidate any more.
trait StrikeFromEach<Digit> {
    type Left;
}
impl<Digit> StrikeFromEach<Digit> for ATerm {
    type Left = ATerm;
}
impl<Digit, Cell: Strike<Digit>, Cells: StrikeFromEach<Digit>> StrikeFromEach<Digit>
    for TArr<Cell, Cells>
{
    type Left = TArr<Cell::Left, Cells::Left>;
}

// `Strike` and `Keep` are those of the last program.
trait Strike<Digit> {
    type Left;
}
impl<Digit> Strike<Digit> for ATerm {
    type Left = ATerm;
}
impl<Digit, Head, Tail> Strike<Digit> for TArr<Head, Tail>
where
    Tail: Strike<Digit>,
    Head: IsNotEqual<Digit, Output: Keep<Head, Tail::Left>>,
{
    type Left = <NotEq<Head, Digit> as Keep<Head, Tail::Left>>::List;
}

trait Keep<Head, Tail> {
    type List;
}
impl<Head, Tail> Keep<Head, Tail> for B1 {
    type List = TArr<Head, Tail>;
}
impl<Head, Tail> Keep<Head, Tail> for B0 {
    type List = Tail;
}

fn is<Type: Is<Other>, Other>() {}
trait Is<Other> {}
impl<Type> Is<Type> for Type {}

fn main() {
    type Row = tarr![tarr![U1, U2], tarr![U1, U2], tarr![U1, U2, U3]];
    is::<Evaluate<Fill<Row, ATerm>>, Found<tarr![U3, U2, U1]>>();

    // Two digits for three cells: every choice fails.
    type Tight = tarr![tarr![U1, U2], tarr![U1, U2], tarr![U1, U2]];
    is::<Evaluate<Fill<Tight, ATerm>>, Fail>();

    // No more than 2³ steps.
    is::<Evaluate<Fill<Tight, ATerm>, First, U3>, TooDeep>();
}
