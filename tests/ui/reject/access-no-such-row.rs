// Rows are counted from 1 to the size of the grid.

use sudoku_types::typenum::{U0, U1, U5, Unsigned};
use sudoku_types::{At, RowOf, sudoku};

type Small = sudoku! { 1___ __3_ ___4 _2__ };

fn main() {
    let _ = <At<Small, U5, U1>>::USIZE;
    let _: Option<RowOf<Small, U0>> = None;
}
