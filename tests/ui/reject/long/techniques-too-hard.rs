// A puzzle of which it takes too long to see what it needs is not taken for an easy one.

use sudoku_types::sudoku;

type TooHard = sudoku! {
    effort: 1;
    techniques: chain;
    "....8.5...8.43..27...7.......3....4.7.5.....6.6...91..5........94...7...2.615..9."
};

fn main() {}
