// No grid has more than 25 rows, and no digit is greater.

use sudoku_types::typenum::{U1, U26};
use sudoku_types::{Has, RowOf, sudoku};

type Small = sudoku! { 1___ __3_ ___4 _2__ };

fn one<S: Has<U1, U1, U26>>() {}

fn main() {
    let _: Option<RowOf<Small, U26>> = None;
    one::<Small>();
}
