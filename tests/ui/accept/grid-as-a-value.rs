//! A grid of `grid!` can be written wherever a value can: borrowed for ever, in an array, as the receiver of a method.

use sudoku_types::{Grid, grid};

const FOREVER: &Grid<4> = &grid! { 1___ __3_ ___4 _2__ };
static BOTH: [Grid<4>; 2] = [grid! { 1___ __3_ ___4 _2__ }, grid!("................")];

fn borrowed() -> &'static Grid<4> {
    &grid! { 1___ __3_ ___4 _2__ }
}

fn main() {
    assert_eq!(FOREVER, borrowed());
    assert_eq!(BOTH[0], *FOREVER);
    assert!(grid! { 1342 2431 3124 4213 }.is_solved());
    let Grid { .. } = grid! { 1___ __3_ ___4 _2__ };
    let given = match grid! { 1___ __3_ ___4 _2__ }.rows() {
        [[given, ..], ..] => *given,
    };
    assert_eq!(given, 1);
}
