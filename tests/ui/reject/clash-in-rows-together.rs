// Of cells written together the error marks the whole token, and its words say the place.

use sudoku_types::sudoku;

type Wrong = sudoku! {
    53__7____
    6__1955__
    _98____6_
    8___6___3
    4__8_3__1
    7___2___6
    _6____28_
    ___419__5
    ____8__79
};

fn main() {}
