// A contradiction of what is drawn on a grid: the error names a mark or a cage that no digits fit, at its first cell, or
// what does not go together.

use sudoku_types::sudoku;

type Palindrome = sudoku! {
    palindromes: r2c3 r2c4;
    _ _ _ _
    _ _ _ _
    _ _ _ _
    _ _ _ _
};

type Arrow = sudoku! {
    arrows: r1c1 r1c2 r1c3 r1c4;
    _ _ _ _
    _ _ _ _
    _ _ _ _
    _ _ _ _
};

type Long = sudoku! {
    arrows: r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9 r2c9;
    _________ _________ _________
    _________ _________ _________
    _________ _________ _________
};

type Marks = sudoku! {
    symbols: "WORD"; thermometers: r1c1 r1c2, r1c2 r2c1, r2c1 r1c1; odd: r1c3;
    _ _ _ _
    _ _ _ _
    _ _ _ _
    _ _ _ _
};

fn main() {}
