// With `solution: first;` any solution will do; it is judged like every other.

use sudoku_types::{Solved, sudoku};

type Any = sudoku! {
    solution: first;
    _ _ _ _
    _ _ _ _
    _ _ _ _
    _ _ _ 3
};

type One = sudoku! {
    solution: unique;
    boxes: 2x2;
    1 _ _ _
    _ _ 3 _
    _ _ _ 4
    _ 2 _ _
};

fn judged<S: Solved>() {}

fn main() {
    judged::<Any>();
    assert_eq!(Any::SOLUTION.rows()[3][3], 3);
    judged::<One>();
}
