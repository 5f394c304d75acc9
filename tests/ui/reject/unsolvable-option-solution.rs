// How many solutions are wanted is no question where there are none.

use sudoku_types::unsolvable;

unsolvable! {
    solution: first;
    1 2 | 3 _
    _ _ | _ 4
    _ _ | _ _
    _ _ | _ _
}

fn main() {}
