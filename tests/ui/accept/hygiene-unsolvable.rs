// The claim names nothing that it does not bring along, and comes out of other macros too.
#![no_std]
#![no_implicit_prelude]
#![deny(warnings)]

extern crate std;

mod game {
    mod core {}
    mod sudoku_types {}
    #[allow(dead_code)]
    struct Puzzle;
    #[allow(dead_code)]
    fn unsolvable() {}

    ::sudoku_types::unsolvable! { 1 2 3 _ _ _ _ 4 _ _ _ _ _ _ _ _ }

    ::sudoku_types::unsolvable! { solver: types; 1 2 3 _ _ _ _ 4 _ _ _ _ _ _ _ _ }
}

macro_rules! claim {
    ($($cell:tt)*) => {
        ::sudoku_types::unsolvable! { $($cell)* }
    };
}

claim! { 123_ ___4 ____ ____ }

fn main() {}
