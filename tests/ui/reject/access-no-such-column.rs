// Columns are counted from 1 to the size of the grid.

use sudoku_types::typenum::{U1, U7, U10, Unsigned};
use sudoku_types::{At, ColumnOf, sudoku};

type Classic = sudoku! { "530070000600195000098000060800060003400803001700020006060000280000419005000080079" };

type Six = sudoku! { "12345_" "456123" "231564" "564231" "312645" "645312" };

fn main() {
    let _ = <At<Classic, U1, U10>>::USIZE;
    let _: Option<ColumnOf<Six, U7>> = None;
}
