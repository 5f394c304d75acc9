// A cell cannot be claimed for another type than a solution.

use sudoku_types::access::CellAt;
use sudoku_types::typenum::U1;

struct Mine;

impl CellAt<U1, U1> for Mine {
    type Digit = U1;
}

fn main() {}
