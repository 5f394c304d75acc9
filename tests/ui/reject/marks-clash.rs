// Givens that clash along a mark, each on its token.

use sudoku_types::sudoku;

type Thermometer = sudoku! {
    thermometers: r1c1 r1c2 r2c2;
    _ 3 | _ _
    _ 2 | _ _
    ----+----
    _ _ | _ _
    _ _ | _ _
};

type WhiteDot = sudoku! {
    consecutive: r1c1 r1c2, r2c3 r2c4;
    1 3 | _ _
    _ _ | 2 1
    ----+----
    _ _ | _ _
    _ _ | _ _
};

type BlackDot = sudoku! {
    doubles: r1c1 r1c2;
    symbols: "ABCD";
    A C | _ _
    _ _ | _ _
    ----+----
    _ _ | _ _
    _ _ | _ _
};

type Palindrome = sudoku! {
    palindromes: r1c1 r1c2 r2c2 r2c3;
    1 _ | _ _
    _ _ | 2 _
    ----+----
    _ _ | _ _
    _ _ | _ _
};

type Sum = sudoku! {
    sums: 5 r1c1 r1c2 r2c4, 4 r4c1 r4c2;
    1 3 | _ _
    _ _ | _ 2
    ----+----
    _ _ | _ _
    3 1 | _ _
};

type Arrow = sudoku! {
    arrows: r1c1 r1c2 r2c3;
    4 1 | _ _
    _ _ | 2 _
    ----+----
    _ _ | _ _
    _ _ | _ _
};

type Parity = sudoku! {
    even: r1c1 r1c2;
    odd: r4c3 r4c4;
    2 1 | _ _
    _ _ | _ _
    ----+----
    _ _ | _ _
    _ _ | 1 4
};

fn main() {}
