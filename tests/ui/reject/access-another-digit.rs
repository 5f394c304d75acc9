// A bound on a cell that holds another digit.

use sudoku_types::typenum::{U1, U3, U6};
use sudoku_types::{Has, sudoku};

type Classic = sudoku! { "530070000600195000098000060800060003400803001700020006060000280000419005000080079" };

fn six<S: Has<U1, U3, U6>>() {}

fn main() {
    six::<Classic>();
}
