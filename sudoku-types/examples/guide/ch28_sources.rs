//! The puzzle of a Racket program, which solves it by choice, solved by rustc.

use sudoku_types::sudoku;

type Racket = sudoku! {
    [3 _ 6  5 _ 8  4 _ _]
    [5 2 _  _ _ _  _ _ _]
    [_ 8 7  _ _ _  _ 3 1]
    [_ _ 3  _ 1 _  _ 8 _]
    [9 _ _  8 6 3  _ _ 5]
    [_ 5 _  _ 9 _  6 _ _]
    [1 3 _  _ _ _  2 5 _]
    [_ _ _  _ _ _  _ 7 4]
    [_ _ 5  2 _ 6  3 _ _]
};

fn main() {
    assert_eq!(Racket::SOLUTION.rows()[0], [3, 1, 6, 5, 7, 8, 4, 9, 2]);
    assert_eq!(Racket::SOLUTION.rows()[8], [7, 4, 5, 2, 8, 6, 3, 1, 9]);
}
