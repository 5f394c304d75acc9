// What cannot stand in the option `rules`, or beside it.

use sudoku_types::{grid, sudoku};

type NoRule = sudoku! { rules: diagonal; 1___ ____ ____ ____ };
type NotOurs = sudoku! { rules: diagonals, thermometers; 1___ ____ ____ ____ };
type Hyphen = sudoku! { rules: anti-knight; 1___ ____ ____ ____ };
type Nothing = sudoku! { rules: ; 1___ ____ ____ ____ };
type NoComma = sudoku! { rules: diagonals windows; 1___ ____ ____ ____ };
type NoComma2 = sudoku! { rules: diagonals and windows; 1___ ____ ____ ____ };
type Plus = sudoku! { rules: diagonals + windows; 1___ ____ ____ ____ };
type Semicolon = sudoku! { rules: diagonals; windows; 1___ ____ ____ ____ };
type NoOption = sudoku! { windows; 1___ ____ ____ ____ };
type NoOption2 = sudoku! { diagonals: true; 1___ ____ ____ ____ };
type Semicolon2 = sudoku! { rules: diagonals; window; 1___ ____ ____ ____ };
type CommaForSemicolon = sudoku! { rules: diagonals, proof: types; 1___ ____ ____ ____ };
type NoSemicolon2 = sudoku! { rules: diagonals proof: types; 1___ ____ ____ ____ };
type NoSemicolon = sudoku! { rules: diagonals 1___ ____ ____ ____ };
type Twice = sudoku! { rules: diagonals, windows, diagonals; 1___ ____ ____ ____ };
type NoWindows = sudoku! { rules: diagonals, windows; 1_____ ______ ______ ______ ______ ______ };
type ByTypes = sudoku! { solver: types; rules: diagonals; 1___ ____ ____ ____ };
type TooManyUnits = sudoku! {
    boxes: 4x4;
    rules: diagonals;
    proof: types;
    1_______________
    ________________
    ________________
    ________________
    ________________
    ________________
    ________________
    ________________
    ________________
    ________________
    ________________
    ________________
    ________________
    ________________
    ________________
    ________________
};
const SMALL: sudoku_types::Grid<1> = grid! { rules: windows; 1 };

fn main() {}
