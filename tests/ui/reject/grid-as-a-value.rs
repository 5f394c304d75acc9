// A grid as a value has the errors of a puzzle, and none about clashes.

use sudoku_types::{Grid, grid};

const SHORT: Grid<4> = grid! {
    1 _ _ _
    _ _ 3
    _ _ _ y
    _ 2 _ _
};
const OPTION: Grid<4> = grid! { solution: first; 1___ __3_ ___4 _2__ };
const CLASH: Grid<4> = grid! { 11__ ____ ____ ____ };

fn main() {
    println!("{SHORT} {OPTION} {CLASH}");
    println!("{}", grid! {});
}
