// A jigsaw has regions in the place of boxes; its rows, columns and cells can be read.

use sudoku_types::typenum::{U1, assert_type_eq};
use sudoku_types::{At, BoxOf, sudoku};

type Jigsaw = sudoku! { regions: "aaab accb dccb dddb"; 1 _ _ _ / _ _ _ 3 / _ 2 _ _ / _ _ _ _ };

fn main() {
    assert_type_eq!(At<Jigsaw, U1, U1>, U1);
    let _: Option<BoxOf<Jigsaw, U1>> = None;
}
