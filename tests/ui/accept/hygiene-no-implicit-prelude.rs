// The expansion names nothing that it does not bring along.
#![no_implicit_prelude]
#![deny(warnings)]

use ::sudoku_types::sudoku;

type Classic = sudoku! {
    5 3 _ | _ 7 _ | _ _ _
    6 _ _ | 1 9 5 | _ _ _
    _ 9 8 | _ _ _ | _ 6 _
    8 _ _ | _ 6 _ | _ _ 3
    4 _ _ | 8 _ 3 | _ _ 1
    7 _ _ | _ 2 _ | _ _ 6
    _ 6 _ | _ _ _ | 2 8 _
    _ _ _ | 4 1 9 | _ _ 5
    _ _ _ | _ 8 _ | _ 7 9
};

type Rules = sudoku! { rules: diagonals, windows; 13__ __1_ 4___ ____ };

const GRID: ::sudoku_types::Grid<4> = ::sudoku_types::grid! { rules: anti_king; 1___ ____ ____ ____ };

fn main() {
    ::std::assert_eq!(::core::mem::size_of::<Rules>(), 0);
    ::std::assert!(GRID.rows()[0][0] == 1);
    ::std::assert_eq!(::core::mem::size_of::<Classic>(), 0);
    let puzzle = sudoku! { "530070000600195000098000060800060003400803001700020006060000280000419005000080079" };
    ::std::assert_eq!(puzzle, Classic::VALUE);
}
