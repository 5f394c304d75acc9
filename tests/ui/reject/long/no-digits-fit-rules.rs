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

type Givens = sudoku! {
    consecutive: r3c3 r4c3;
    1 _ 3 _
    _ _ _ _
    _ _ _ _
    _ _ _ 2
};

type GivensAndRule = sudoku! {
    boxes: 2x3; rules: anti_knight;
    ______
    ______
    5___4_
    ____5_
    ___5__
    ______
};

fn main() {}
