// The same puzzle is the same type, however and wherever it is written.

use sudoku_types::sudoku;

mod elsewhere {
    pub type Classic = sudoku_types::sudoku! { "530070000600195000098000060800060003400803001700020006060000280000419005000080079" };
}

type Classic = sudoku! {
    5 3 _ | _ 7 _ | _ _ _
    6 _ _ | 1 9 5 | _ _ _
    _ 9 8 | _ _ _ | _ 6 _
    8 _ _ | _ 6 _ | _ _ 3
    4 _ _ | 8 _ 3 | _ _ 1
    7 _ _ | _ 2 _ | _ _ 6
    _ 6 _ | _ _ _ | 2 8 _
    _ _ _ | 4 1 9 | _ _ 5
    _ _ _ | _ 8 _ | _ 7 9
};

fn same<T>(_: T, _: T) {}

fn main() {
    same(Classic::VALUE, elsewhere::Classic::VALUE);
    same(Classic::VALUE, sudoku! { solution: unique; boxes: 3x3; "530070000600195000098000060800060003400803001700020006060000280000419005000080079" });
}
