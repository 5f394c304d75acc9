// A search has a goal.

use sudoku_types::type_solver::{Evaluate, Found};
use sudoku_types::typenum::U9;

fn is<Type>() {}

fn main() {
    is::<Evaluate<Found<u8>, U9>>();
}
