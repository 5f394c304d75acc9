// What cannot be part of a grid at all.

use sudoku_types::sudoku;

type Bytes = sudoku! { b"1_____3____4_2__" };

type Sign = sudoku! {
    1 _ _ _
    _ _ 3 @
    _ _ _ 4
    _ 2 _ _
};

fn main() {}
