//! The types search all ways to fill a grid: there is no other solution.

use sudoku_types::{Unique, sudoku};

type Small = sudoku! {
    proof: types;
    1 _ | _ _
    _ _ | 3 _
    ----+----
    _ _ | _ 4
    _ 2 | _ _
};

fn publish<S: Unique>(puzzle: S) {
    println!("{puzzle}");
}

fn main() {
    publish(Small::VALUE);
}
