// The expansion with `solver: types;` names nothing that it does not bring along.
#![no_std]
#![no_implicit_prelude]
#![deny(warnings)]

extern crate std;

type Small = ::sudoku_types::sudoku! { solver: types; 1___ __3_ ___4 _2__ };

fn main() {
    let puzzle = ::sudoku_types::sudoku! { solver: types; solution: unique; 1___ __3_ ___4 _2__ };
    ::std::assert_eq!(puzzle, Small::VALUE);
    ::std::assert_eq!(Small::SOLUTION.rows()[0], [1, 3, 4, 2]);
}
