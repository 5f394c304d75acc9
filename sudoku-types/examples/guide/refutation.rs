//! A search that fails in every branch is a proof that there is nothing to be found.

use std::any::TypeId;
use std::marker::PhantomData;
use sudoku_types::type_solver::{Amb, Evaluate, Fail, Found, Next, Reply, Run};
use sudoku_types::typenum::{ATerm, B0, B1, IsNotEqual, NotEq, TArr, U1, U2, U3, tarr};

/// Fill these cells, lists of candidates, with digits that are none of `Used`.
struct Fill<Cells, Used>(PhantomData<(Cells, Used)>);

// No cell is left.
impl<Used> Run for Fill<ATerm, Used> {
    type Outcome = Found<Used>;
}
// A cell without a candidate.
impl<Cells, Used> Run for Fill<TArr<ATerm, Cells>, Used> {
    type Outcome = Fail;
}
// The first candidate of a cell, or else the same cell without it.
impl<Digit, Digits, Cells, Used> Run for Fill<TArr<TArr<Digit, Digits>, Cells>, Used> {
    type Outcome = Amb<tarr![Place<Digit, Used, Cells, Used>, Fill<TArr<Digits, Cells>, Used>]>;
}

/// Fill a cell with this digit, if it is none of `Others`, and then the other cells.
struct Place<Digit, Others, Cells, Used>(PhantomData<(Digit, Others, Cells, Used)>);

impl<Digit, Cells, Used> Run for Place<Digit, ATerm, Cells, Used> {
    type Outcome = Next<Fill<Cells, TArr<Digit, Used>>>;
}
impl<Digit, Head, Tail, Cells, Used> Run for Place<Digit, TArr<Head, Tail>, Cells, Used>
where
    Digit: IsNotEqual<Head, Output: Guard<Place<Digit, Tail, Cells, Used>>>,
{
    type Outcome = <NotEq<Digit, Head> as Guard<Place<Digit, Tail, Cells, Used>>>::Outcome;
}

/// A computation on a condition.
trait Guard<Then> {
    type Outcome: Reply;
}
impl<Then> Guard<Then> for B1 {
    type Outcome = Next<Then>;
}
impl<Then> Guard<Then> for B0 {
    type Outcome = Fail;
}

/// The claim that a search finds nothing.
#[diagnostic::on_unimplemented(message = "there is a solution: {Self}")]
trait FindsNothing {}
impl FindsNothing for Fail {}

fn refuted<Outcome: FindsNothing>() {}

type OneOrTwo = tarr![U1, U2];

fn main() {
    // Three cells, and two digits for them.
    refuted::<Evaluate<Fill<tarr![OneOrTwo, OneOrTwo, OneOrTwo], ATerm>>>();

    // With a third digit there is a way, and the last digit is listed first.
    type Way = Evaluate<Fill<tarr![OneOrTwo, OneOrTwo, tarr![U1, U2, U3]], ATerm>>;
    assert_eq!(
        TypeId::of::<Way>(),
        TypeId::of::<Found<tarr![U3, U2, U1]>>()
    );
}
