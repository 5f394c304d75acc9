// Boxes are counted from 1 to the size of the grid.

use sudoku_types::typenum::U7;
use sudoku_types::{BoxOf, sudoku};

type Six = sudoku! { "12345_" "456123" "231564" "564231" "312645" "645312" };

fn main() {
    let _: Option<BoxOf<Six, U7>> = None;
}
