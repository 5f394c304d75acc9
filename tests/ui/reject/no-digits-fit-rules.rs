// Rules, marks and givens that do not go together, though each of them alone has a solution.

use sudoku_types::sudoku;

type Rule = sudoku! {
    rules: non_consecutive; consecutive: r1c1 r1c2; even: r9c9;
    _________ _________ _________
    _________ _________ _________
    _________ _________ _________
};

type Rules = sudoku! {
    rules: anti_king, anti_knight;
    _ _ _ _
    _ _ _ _
    _ _ _ _
    _ _ _ _
};

type Given = sudoku! {
    even: r1c1; rules: diagonals;
    _ _ _ _
    _ 1 _ _
    _ _ _ _
    _ _ _ 1
};

type Mark = sudoku! {
    consecutive: r1c1 r1c2; consecutive: r1c3 r1c4;
    _ _ 3 _
    2 _ _ _
    _ 1 _ 3
    _ _ _ _
};

fn main() {}
