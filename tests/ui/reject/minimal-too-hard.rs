// A given of which it takes too long to see whether it is needed is not taken for one that is.

use sudoku_types::sudoku;

type TooHard = sudoku! {
    rules: anti_knight;
    minimal: true;
    "37...........2...9....9.....................8.......9..8..........9....3..1..54.."
};

fn main() {}
