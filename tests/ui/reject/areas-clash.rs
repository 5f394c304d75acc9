// Givens that clash in a region or a cage, and cages that are full and have another sum.

use sudoku_types::sudoku;

type InRegion = sudoku! {
    regions: "aaab
              accb
              dccb
              dddb";
    1 _ _ _
    _ 2 _ _
    _ _ 2 _
    _ _ _ _
};

type InCage = sudoku! {
    cages: "aa.. .abb .b.. ....", a = 6;
    2 _ _ _
    _ _ 3 _
    _ 3 _ _
    _ _ _ _
};

type Sums = sudoku! {
    cages: "aa.. bb.. .... ....", a = 3, b = 7;
    1 3 _ _
    2 4 _ _
    _ _ _ _
    _ _ _ _
};

type InSymbols = sudoku! {
    symbols: "♠♥♦♣";
    regions: "aaab accb dccb dddb";
    cages: "aa.. .... .... ....", a = 3;
    "♠♦__ _♥__ __♥_ ____"
};

fn main() {}
