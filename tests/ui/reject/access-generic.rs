// A type parameter that is only `Solved` may be of any size.

use sudoku_types::typenum::{U1, U2, U3};
use sudoku_types::{Has, Solved};

fn trophy<S: Has<U1, U2, U3>>(_: S) {}

fn any<S: Solved>(solution: S) {
    trophy(solution);
}

fn main() {}
