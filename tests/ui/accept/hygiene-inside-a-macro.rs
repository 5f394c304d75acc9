// Grids may come out of another macro, whole or in part.

use sudoku_types::sudoku;

macro_rules! puzzle {
    ($name:ident: $($cell:tt)*) => {
        type $name = sudoku! { $($cell)* };
    };
}

macro_rules! with_first {
    ($digit:literal) => {
        sudoku! {
            [$digit _ _ _]
            [_ _ 3 _]
            [_ _ _ 4]
            [_ 2 _ _]
        }
    };
}

puzzle! { Small: 
    1 _ _ _
    _ _ 3 _
    _ _ _ 4
    _ 2 _ _
 }

fn main() {
    assert_eq!(with_first!(1), Small::VALUE);
}
