//! Grids that come out of other macros, and names that mean something else.

/// Grids may come out of another macro, whole or in part.
mod inside_a_macro {
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

    pub(crate) fn main() {
        assert_eq!(with_first!(1), Small::VALUE);
    }
}

/// Names of ours, and of what the expansion uses, may mean something else around it.
mod shadowed_names {
    #![allow(dead_code, non_camel_case_types, unused_imports)]

    mod shadow {
        pub struct Solution;
        pub struct Puzzle;
        pub struct Boxes;
        pub struct Blank;
        pub struct Standard;
        pub struct TArr;
        pub struct ATerm;
        pub struct Accepted;
        pub struct Asked;
        pub struct Digits;
        pub struct SolversReport;
        pub struct Proposal;
        pub struct Words;
        pub struct U;
        pub struct U1;
        pub struct U3;
        pub struct U5;
        pub struct usize;
        pub struct bool;
        pub struct u8;
        pub mod core {}
        pub mod std {}
        pub mod typenum {}
        pub mod __private {}
    }

    mod game {
        use super::shadow::*;
        use sudoku_types::{sudoku, unsolvable};

        pub type Game = sudoku! { "530070000600195000098000060800060003400803001700020006060000280000419005000080079" };
        pub fn claimed() {}
        unsolvable! { 123_ ___4 ____ ____ }
        unsolvable! { proof: none; 123_ ___4 ____ ____ }

        pub type Easy = sudoku! { minimal: true; techniques: hidden_single; 1___ __3_ ___4 _2__ };
        pub type Any = sudoku! { solution: first; symbols: "abcd"; "a__________b____" };
    }

    pub(crate) fn main() {
        assert_eq!(game::Game::SOLUTION.rows()[0], [5, 3, 4, 6, 7, 8, 9, 1, 2]);
        assert_eq!(game::Any::SOLUTION.rows()[0][0], 1);
    }
}

/// A macro may add options, rows or cells to those of its user, from another place: lines stay lines.
mod macro_adds_to_a_grid {
    use sudoku_types::sudoku;

    type Small = sudoku! {
        1 _ _ _
        _ _ 3 _
        _ _ _ 4
        _ 2 _ _
    };

    type WithOption = below::with_option! {
        1 _ _ _
        _ _ 3 _
        _ _ _ 4
        _ 2 _ _
    };

    type WithRow = below::with_row! {
        1 _ _ _
        _ _ 3 _
        _ _ _ 4
    };

    type WithCells = below::with_cells!(1, 3, 4);

    type Listed = below::listed! {
        1 _ _ _
        _ _ 3 _
        _ _ _ 4
        _ 2 _ _
    };

    type Ended = below::ended! {
        1 _ | _ _
        _ _ | 3 _
        _ _ | _ 4
        _ 2 | _ _
    };

    pub(crate) fn main() {
        let _: [Small; 5] = [
            WithOption::VALUE,
            WithRow::VALUE,
            WithCells::VALUE,
            Listed::VALUE,
            Ended::VALUE,
        ];
        let _ = below::any! { 1 _ _ _
                              _ _ _ _
                              _ _ _ _
                              _ _ _ _ };
    }

    /// Its lines are further down than those of its users.
    mod below {
        macro_rules! with_option {
            ($($cell:tt)*) => { sudoku_types::sudoku! { boxes: 2x2; $($cell)* } };
        }

        macro_rules! with_row {
            ($($cell:tt)*) => {
                sudoku_types::sudoku! {
                    $($cell)*
                    _ 2 _ _
                }
            };
        }

        macro_rules! with_cells {
            ($first:tt, $middle:tt, $last:tt) => {
                sudoku_types::sudoku! {
                    [$first _ _ _]
                    [_ _ $middle _]
                    [_ _ _ $last]
                    [_ 2 _ _]
                }
            };
        }

        macro_rules! listed {
            ($($cell:tt)*) => { sudoku_types::sudoku! { [$($cell),*] } };
        }

        macro_rules! ended {
            ($($a:tt $b:tt | $c:tt $d:tt)*) => { sudoku_types::sudoku! { $($a $b | $c $d ;)* } };
        }

        macro_rules! any {
            ($($cell:tt)*) => { sudoku_types::sudoku! { solution: first; $($cell)* } };
        }

        pub(crate) use {any, ended, listed, with_cells, with_option, with_row};
    }
}

fn main() {
    inside_a_macro::main();
    shadowed_names::main();
    macro_adds_to_a_grid::main();
}
