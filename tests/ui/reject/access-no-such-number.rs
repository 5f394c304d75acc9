// No grid has more than 25 rows.

use sudoku_types::typenum::U26;
use sudoku_types::{RowOf, sudoku};

type Small = sudoku! { 1___ __3_ ___4 _2__ };

fn main() {
    let _: Option<RowOf<Small, U26>> = None;
}
