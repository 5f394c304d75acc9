// Symbols with a repeat, too few, or one that means something else.

use sudoku_types::sudoku;

type Repeat = sudoku! {
    symbols: "ABCA";
    "A__________B____"
};

type TooFew = sudoku! {
    symbols: "ABC";
    "A__________B____"
};

type Blank = sudoku! {
    symbols: "AB_C";
    "A__________B____"
};

type Range = sudoku! {
    symbols: 0..=4;
    0 _ _ _ _ _ 3 _ _ _ _ 2 _ 1 _ _
};

fn main() {}
