// A cell cannot be claimed for another type than a solution.

use sudoku_types::access::CellAt;
use sudoku_types::typenum::U1;

use sudoku_types::access::{BoxAt, ColumnAt, RowAt};
use sudoku_types::typenum::U9;
use sudoku_types::{Has, sudoku};

struct Mine;

impl CellAt<U1, U1> for Mine {
    type Digit = U1;
}

// Nor a place that is no number, of a solution.
type Right = sudoku! { 1___ __3_ ___4 _2__ };

impl CellAt<Mine, U1> for Right {
    type Digit = U9;
}
impl RowAt<Mine> for Right {
    type Digits = ();
}
impl ColumnAt<Mine> for Right {
    type Digits = ();
}
impl BoxAt<Mine> for Right {
    type Digits = ();
}
impl Has<U1, U1, Mine> for Right {}

fn main() {}
