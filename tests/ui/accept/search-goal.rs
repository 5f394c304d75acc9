//! Generic code may leave the goal of a search open.

use sudoku_types::type_solver::{First, Found, Outcome, Several, SolvedWith, Unique};
use sudoku_types::typenum::{U1, U2, tarr};
use sudoku_types::{Blank, Boxes, Puzzle};

type Two = Puzzle<2, Boxes<U1, U2>, tarr![tarr![Blank, Blank], tarr![Blank, Blank]]>;

trait Is<Other> {}
impl<Type> Is<Type> for Type {}

fn comes_to<P, Goal, Expected>()
where
    P: SolvedWith<Goal>,
    Outcome<P, Goal>: Is<Expected>,
{
}

type One = tarr![tarr![U1, U2], tarr![U2, U1]];
type Other = tarr![tarr![U2, U1], tarr![U1, U2]];

fn main() {
    comes_to::<Two, First, Found<One>>();
    comes_to::<Two, Unique, Several<One, Other>>();
}
