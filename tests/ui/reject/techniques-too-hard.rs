// A puzzle of which it takes too long to see what it needs is not taken for an easy one.

use sudoku_types::sudoku;

type TooHard = sudoku! {
    techniques: chain;
    "......39..1..48......2....87.8.....21.........3.1.4.5...5.7.2......6...5.4..93.8."
};

fn main() {}
