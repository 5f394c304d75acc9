// The claim may stand among statements, and is checked there too.

use sudoku_types::unsolvable;

#[allow(dead_code)]
fn never_called<T>() {
    unsolvable! { 1___ __3_ ___4 _2__ }
}

fn main() {}
