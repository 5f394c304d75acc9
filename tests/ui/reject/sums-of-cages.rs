// Sums of cages that no digits make: found before any search, and at the cells that are meant.

use sudoku_types::sudoku;

type Rows = sudoku! {
    cages: "aabb ccdd eeff gghh", a = 3, b = 7, c = 7, d = 3, e = 5, f = 5, g = 5, h = 4;
    _ _ _ _
    _ _ _ _
    _ _ _ _
    _ _ _ _
};

type Given = sudoku! {
    cages: "aa.. .... .... ....", a = 4;
    4 _ _ _
    _ _ _ _
    _ _ _ _
    _ _ _ _
};

type Symbols = sudoku! {
    symbols: "WORD"; cages: "abab cdcd efef ghgh", a = 3, b = 7, c = 7, d = 3, e = 5, f = 5, g = 6, h = 5;
    _ _ _ _
    _ _ _ _
    _ _ _ _
    _ _ _ _
};

type Large = sudoku! {
    cages: "aaaaaabbbbbb cccccccccccc ............ ............ ............ ............
            ............ ............ ............ ............ ............ ............",
        a = 30, b = 47;
    ____________ ____________ ____________ ____________ ____________ ____________
    ____________ ____________ ____________ ____________ ____________ ____________
};

fn main() {}
