// A search begins with a goal, and not with the findings of another search: one that had found a solution before would
// find two in a puzzle that has one.

use sudoku_types::type_solver::{Outcome, SolvedWith, Unique};
use sudoku_types::typenum::{U1, U9, tarr};
use sudoku_types::{Blank, Boxes, Puzzle};

type One = Puzzle<1, Boxes<U1, U1>, tarr![tarr![Blank]]>;

fn searched<P: SolvedWith<Goal>, Goal>() {}
fn is<Type>() {}

fn main() {
    searched::<One, <One as SolvedWith<Unique>>::Findings>();
    is::<Outcome<One, U9>>();
}
