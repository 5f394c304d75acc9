//! Each way to write a grid is the same type. (More texts are read by the tests of the macro, without rustc.)

use sudoku_types::sudoku;

type Small = sudoku! {
    1 _ | _ _
    _ _ | 3 _
    ----+----
    _ _ | _ 4
    _ 2 | _ _
};

type Letters = sudoku! {
    A___
    __C_
    ___D
    _B__
};

fn main() {
    let _: [Small; 14] = [
        sudoku! {
            +-----+-----+
            | 1 . | . . |
            | . . | 3 . |
            |=====+=====|
            | . . | . 4 |
            | . 2 | . . |
            +-----+-----+
        },
        sudoku! {
            1 0 0 0
            0 0 3 0
            0 0 0 4
            0 2 0 0
        },
        sudoku! {
            1???
            ??3?
            ???4
            ?2??
        },
        sudoku! {
            1_|__
            __|3_
            __|_4
            _2|__
        },
        sudoku! { 1 _ _ _ _ _ 3 _ _ _ _ 4 _ 2 _ _ },
        sudoku! { (1, _, _, _, _, _, 3, _, _, _, _, 4, _, 2, _, _,) },
        sudoku! { [1 _ _ _] [_ _ 3 _] [_ _ _ 4] [_ 2 _ _] },
        sudoku! { [(1, 0, 0, 0), (0, 0, 3, 0), (0, 0, 0, 4), (0, 2, 0, 0)] },
        sudoku! { [1 0 0 0; 0 0 3 0; 0 0 0 4; 0 2 0 0] },
        sudoku! { "1___"; "__3_"; "___4"; "_2__"; },
        sudoku! { ["1...", "..3.", "...4", ".2.."] },
        sudoku! { r"1 _ | _ _" r"_ _ | 3 _" r"_ _ | _ 4" r"_ 2 | _ _" },
        sudoku! { "1000003000040200" },
        sudoku! {
            "
┌─────┬─────┐
│ 1 _ │ _ _ │
│ _ _ │ 3 _ │
╠═════╬═════╣
║ _ _ ║ _ 4 ║
║ _ 2 ║ _ _ ║
└─────┴─────┘
"
        },
    ];

    // Letters alone count from A = 1, and print as letters.
    let _: Letters = sudoku! { (A, _, _, _, _, _, C, _, _, _, _, D, _, B, _, _) };
    assert_eq!(Letters::SOLUTION.rows(), Small::SOLUTION.rows());
    assert!(Letters::VALUE.to_string().contains("| A C | D B |"));
}
