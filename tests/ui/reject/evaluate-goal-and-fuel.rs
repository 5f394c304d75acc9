// A search has a goal and fuel, in this order, and fuel is a number.

use sudoku_types::type_solver::{Evaluate, First, Found};
use sudoku_types::typenum::U9;

fn is<Type>() {}

fn main() {
    is::<Evaluate<Found<u8>, U9>>();
    is::<Evaluate<Found<u8>, First, u8>>();
}
