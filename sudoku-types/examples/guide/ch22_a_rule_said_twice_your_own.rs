//! A rule that the crate does not know, for its puzzles: a thermometer, on which digits rise.

use sudoku_types::access::CellAt;
use sudoku_types::typenum::{ATerm, B1, IsLess, TArr, U1, U2, U3, U8, U9, tarr};
use sudoku_types::{At, Solved, sudoku};

/// A list in which each digit is less than the next.
trait Rising {}
impl<Last> Rising for TArr<Last, ATerm> {}
impl<Head, Next, Tail> Rising for TArr<Head, TArr<Next, Tail>>
where
    Head: IsLess<Next, Output = B1>,
    TArr<Next, Tail>: Rising,
{
}

/// A list of cells, each a row and a column, whose digits are taken from the solution `S`.
trait Path<S> {
    type Digits;
}
impl<S> Path<S> for ATerm {
    type Digits = ATerm;
}
impl<S, Row, Column, Cells> Path<S> for TArr<(Row, Column), Cells>
where
    S: CellAt<Row, Column>,
    Cells: Path<S>,
{
    type Digits = TArr<At<S, Row, Column>, Cells::Digits>;
}

/// The digits of one thermometer.
#[diagnostic::on_unimplemented(message = "the digits on this thermometer do not rise")]
trait RightThermometer {}
#[diagnostic::do_not_recommend]
impl<Digits: Rising> RightThermometer for Digits {}

/// A solution whose digits rise along these cells.
trait RisesAlong<Cells> {}
impl<S, Cells> RisesAlong<Cells> for S where Cells: Path<S, Digits: RightThermometer> {}

/// From the corner at the bottom left two cells to the right, then up.
type Thermometer = tarr![(U9, U1), (U9, U2), (U9, U3), (U8, U3)];

type Classic = sudoku! {
    5 3 _ | _ 7 _ | _ _ _
    6 _ _ | 1 9 5 | _ _ _
    _ 9 8 | _ _ _ | _ 6 _
    ------+-------+------
    8 _ _ | _ 6 _ | _ _ 3
    4 _ _ | 8 _ 3 | _ _ 1
    7 _ _ | _ 2 _ | _ _ 6
    ------+-------+------
    _ 6 _ | _ _ _ | 2 8 _
    _ _ _ | 4 1 9 | _ _ 5
    _ _ _ | _ 8 _ | _ 7 9
};

fn publish<S: Solved + RisesAlong<Thermometer>>(puzzle: S) {
    println!("{puzzle}");
}

fn main() {
    publish(Classic::VALUE);
}
