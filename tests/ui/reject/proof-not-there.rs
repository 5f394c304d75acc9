// A claim that the types are to judge, and cannot: several solutions, none, too few steps, too large a grid. And one of
// which they are asked all the same.

use sudoku_types::{Unique, sudoku, unsolvable};

type Several = sudoku! { proof: types; 1___ __3_ ____ _2__ };
type NoSolution = sudoku! { proof: types; 123_ ___4 ____ ____ };
type TooShort = sudoku! { proof: 7; 1___ __3_ ___4 _2__ };
type TooLarge = sudoku! {
    boxes: 1x17; proof: types;
    "1................" "................." "................." "................."
    "................." "................." "................." "................."
    "................." "................." "................." "................."
    "................." "................." "................." "................."
    "................."
};

unsolvable! { proof: 1; ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........." }
unsolvable! { proof: types; 1___ __3_ ___4 _2__ }
unsolvable! {
    boxes: 1x17;
    "1................" "................." "................." "................."
    "................." "................." "................." "................."
    "................." "................." "................." "................."
    "................." "................." "................." "................."
    "................."
}

type Large = sudoku! {
    boxes: 1x17; solution: first;
    "1................" "23456789ABCDEFGH1" "3456789ABCDEFGH12" "456789ABCDEFGH123"
    "56789ABCDEFGH1234" "6789ABCDEFGH12345" "789ABCDEFGH123456" "89ABCDEFGH1234567"
    "9ABCDEFGH12345678" "ABCDEFGH123456789" "BCDEFGH123456789A" "CDEFGH123456789AB"
    "DEFGH123456789ABC" "EFGH123456789ABCD" "FGH123456789ABCDE" "GH123456789ABCDEF"
    "H123456789ABCDEFG"
};

fn unique<S: Unique>() {}

fn main() {
    unique::<Large>();
}
