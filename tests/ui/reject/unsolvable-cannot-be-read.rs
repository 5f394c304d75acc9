// A grid that cannot be read says so, whatever is claimed of it.

use sudoku_types::unsolvable;

unsolvable! {
    symbol: "ABCD";
    1 2 | 3 _
    _ _ | _ 4
    _ _ | _ _
    _ _ | _ _
}

unsolvable! {
    1 2 | 3 _
    _ _ | _ 9
    _ _ | _ _
    _ _ | _ 7
}

unsolvable! {}

fn main() {}
