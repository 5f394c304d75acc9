// Givens that break a mark: the error is on the given.

use sudoku_types::sudoku;

type Thermometer = sudoku! {
    thermometers: r1c1 r2c2;
    3 _ _ _
    _ 2 _ _
    _ _ _ _
    _ _ _ _
};
type WhiteDot = sudoku! {
    consecutive: r1c1 r1c2;
    1 3 _ _
    _ _ _ _
    _ _ _ _
    _ _ _ _
};
type BlackDot = sudoku! {
    doubles: r1c1 r2c1;
    3 _ _ _
    1 _ _ _
    _ _ _ _
    _ _ _ _
};
type Whisper = sudoku! {
    whispers: r1c1 r1c2;
    2 3 _ _
    _ _ _ _
    _ _ _ _
    _ _ _ _
};
type Difference = sudoku! {
    differences: 2 r1c1 r1c2;
    1 2 _ _
    _ _ _ _
    _ _ _ _
    _ _ _ _
};
type Ratio = sudoku! {
    ratios: 3 r1c1 r2c1;
    4 _ _ _
    2 _ _ _
    _ _ _ _
    _ _ _ _
};
type WhisperOfThree = sudoku! {
    whispers: 3 r1c1 r1c2;
    2 4 _ _
    _ _ _ _
    _ _ _ _
    _ _ _ _
};
type Renban = sudoku! {
    renbans: r1c1 r2c2 r3c3;
    1 _ _ _
    _ _ _ _
    _ _ 4 _
    _ _ _ _
};
type Entropic = sudoku! {
    entropic: r1c1 r2c2;
    2 _ _ _
    _ 1 _ _
    _ _ _ _
    _ _ _ _
};
type Modular = sudoku! {
    modular: r1c1 r2c2;
    1 _ _ _
    _ 4 _ _
    _ _ _ _
    _ _ _ _
};
type NoDot = sudoku! {
    all_drawn: consecutive, doubles;
    doubles: r1c1 r1c2;
    1 2 4 _
    _ _ _ _
    _ _ _ _
    _ _ _ _
};
type Palindrome = sudoku! {
    symbols: "ABCD";
    palindromes: r1c1 r2c2 r3c3;
    A _ _ _
    _ _ _ _
    _ _ B _
    _ _ _ _
};
type Even = sudoku! {
    even: r1c1 r3c3;
    odd: r2c2;
    1 _ _ _
    _ 4 _ _
    _ _ 2 _
    _ _ _ _
};
type Sum = sudoku! {
    sums: 5 r1c1 r2c2;
    1 _ _ _
    _ 2 _ _
    _ _ _ _
    _ _ _ _
};
type Arrow = sudoku! {
    arrows: r1c1 r2c2 r3c3;
    4 _ _ _
    _ 2 _ _
    _ _ 1 _
    _ _ _ _
};
type EqualSums = sudoku! {
    equal_sums: 2 r1c1 r1c2 r2c3;
    1 2 _ _
    _ _ 4 _
    _ _ _ _
    _ _ _ _
};
type RegionSums = sudoku! {
    region_sums: r3c2 r2c2 r2c3 r3c4;
    _ _ _ _
    _ 2 3 _
    _ 4 _ _
    _ _ _ _
};
type Zipper = sudoku! {
    zippers: r1c1 r2c2 r3c3;
    1 _ _ _
    _ 4 _ _
    _ _ 2 _
    _ _ _ _
};
type Listed = sudoku! {
    cages: r1c1 r2c2, 4 r3c3 r4c3;
    4 _ _ _
    _ _ _ _
    _ 4 3 _
    _ _ 2 _
};

fn main() {}
