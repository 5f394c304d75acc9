// So it does in a row that is a string, and in a grid that is one.

use sudoku_types::sudoku;

type Rows = sudoku! {
    "53..7...."
    "6..1955.."
    ".98....6."
    "8...6...3"
    "4..8.3..1"
    "7...2...6"
    ".6....28."
    "...419..5"
    "....8..79"
};

type Whole = sudoku! { "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..54...8..79" };

fn main() {}
