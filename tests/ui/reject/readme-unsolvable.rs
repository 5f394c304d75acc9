use sudoku_types::unsolvable;

unsolvable! {
    1 2 | 3 _
    _ 4 | _ _
    ----+----
    _ _ | _ _
    _ _ | _ _
}
fn main() {}
