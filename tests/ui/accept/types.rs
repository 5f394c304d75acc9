//! What a puzzle is as a type.

use sudoku_types::sudoku;

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

const SOLUTION: [[u8; 9]; 9] = [
    [5, 3, 4, 6, 7, 8, 9, 1, 2],
    [6, 7, 2, 1, 9, 5, 3, 4, 8],
    [1, 9, 8, 3, 4, 2, 5, 6, 7],
    [8, 5, 9, 7, 6, 1, 4, 2, 3],
    [4, 2, 6, 8, 5, 3, 7, 9, 1],
    [7, 1, 3, 9, 2, 4, 8, 5, 6],
    [9, 6, 1, 5, 3, 7, 2, 8, 4],
    [2, 8, 7, 4, 1, 9, 6, 3, 5],
    [3, 4, 5, 2, 8, 6, 1, 7, 9],
];

/// Types written by hand, without the macro, are judged like the macro's own.
mod by_hand {
    use sudoku_types::typenum::{U1, U2, U3, U4, tarr};
    use sudoku_types::{Blank, Boxes, Puzzle, Solution, Solved, sudoku};

    type Small = Puzzle<4, Boxes<U2, U2>, tarr![
        tarr![U1, Blank, Blank, Blank],
        tarr![Blank, Blank, U3, Blank],
        tarr![Blank, Blank, Blank, U4],
        tarr![Blank, U2, Blank, Blank],
    ]>;

    type Answer = Solution<Small, tarr![
        tarr![U1, U3, U4, U2],
        tarr![U2, U4, U3, U1],
        tarr![U3, U1, U2, U4],
        tarr![U4, U2, U1, U3],
    ]>;

    fn publish<S: Solved>(puzzle: S) -> String {
        puzzle.to_string()
    }

    pub(crate) fn main() {
        let by_macro = sudoku! {
            1 _ _ _
            _ _ 3 _
            _ _ _ 4
            _ 2 _ _
        };
        assert_eq!(by_macro, Answer::VALUE);
        assert!(publish(Answer::VALUE).contains("| 1 3 | 4 2 |"));
    }
}

/// The macro stands wherever a type, an expression or a pattern may stand.
mod every_position {
    use super::{Classic, SOLUTION};
    use sudoku_types::{Grid, Solved, SquareGrid, sudoku};

    const GRID: Grid<9> = <sudoku! { "530070000600195000098000060800060003400803001700020006060000280000419005000080079" }>::SOLUTION;

    static ANSWER: [[u8; 9]; 9] = *Classic::SOLUTION.rows();

    struct Game {
        puzzle: sudoku! { "530070000600195000098000060800060003400803001700020006060000280000419005000080079" },
        moves: Vec<(usize, usize, u8)>,
    }

    enum Level {
        Easy(sudoku! { "530070000600195000098000060800060003400803001700020006060000280000419005000080079" }),
    }

    fn first_row<S: Solved>() -> Vec<u8> {
        S::SOLUTION.digits()[..9].to_vec()
    }

    fn pass(puzzle: sudoku! { "530070000600195000098000060800060003400803001700020006060000280000419005000080079" }) -> sudoku! { "530070000600195000098000060800060003400803001700020006060000280000419005000080079" } {
        puzzle
    }

    trait Holder {
        type Puzzle: Solved;
    }

    impl Holder for Game {
        type Puzzle = sudoku! { "530070000600195000098000060800060003400803001700020006060000280000419005000080079" };
    }

    pub(crate) fn main() {
        let puzzle = sudoku! { "530070000600195000098000060800060003400803001700020006060000280000419005000080079" };
        let game = Game {
            puzzle: pass(puzzle),
            moves: Vec::new(),
        };
        let Level::Easy(easy) = Level::Easy(game.puzzle);
        assert_eq!(easy, Classic::VALUE);
        assert!(game.moves.is_empty());
        assert_eq!(*GRID.rows(), SOLUTION);
        assert_eq!(ANSWER, SOLUTION);
        assert_eq!(first_row::<sudoku! { "530070000600195000098000060800060003400803001700020006060000280000419005000080079" }>(), SOLUTION[0]);
        assert_eq!(first_row::<<Game as Holder>::Puzzle>(), SOLUTION[0]);
        assert_eq!(std::mem::size_of_val(&sudoku! { "530070000600195000098000060800060003400803001700020006060000280000419005000080079" }), 0);
        let array = [sudoku! { "530070000600195000098000060800060003400803001700020006060000280000419005000080079" }; 3];
        assert_eq!(array[2], puzzle);
        const IN_CONST: sudoku! { "530070000600195000098000060800060003400803001700020006060000280000419005000080079" } = sudoku! { "530070000600195000098000060800060003400803001700020006060000280000419005000080079" };
        match IN_CONST {
            sudoku! { "530070000600195000098000060800060003400803001700020006060000280000419005000080079" } => {}
        }
    }
}

/// A grid without blanks needs no solver: the judge alone accepts it.
mod full_grid {
    use super::SOLUTION;
    use sudoku_types::sudoku;

    type Full = sudoku! {
        5 3 4 6 7 8 9 1 2
        6 7 2 1 9 5 3 4 8
        1 9 8 3 4 2 5 6 7
        8 5 9 7 6 1 4 2 3
        4 2 6 8 5 3 7 9 1
        7 1 3 9 2 4 8 5 6
        9 6 1 5 3 7 2 8 4
        2 8 7 4 1 9 6 3 5
        3 4 5 2 8 6 1 7 9
    };

    pub(crate) fn main() {
        assert_eq!(*Full::SOLUTION.rows(), SOLUTION);
        assert_eq!(Full::GIVENS, Full::SOLUTION);
    }
}

/// A grid of `grid!` can be written wherever a value can: borrowed for ever, in an array, as the receiver of a method.
mod grid_as_a_value {
    use sudoku_types::{Grid, grid};

    const FOREVER: &Grid<4> = &grid! { 1___ __3_ ___4 _2__ };
    static BOTH: [Grid<4>; 2] = [grid! { 1___ __3_ ___4 _2__ }, grid!("................")];

    fn borrowed() -> &'static Grid<4> {
        &grid! { 1___ __3_ ___4 _2__ }
    }

    pub(crate) fn main() {
        assert_eq!(FOREVER, borrowed());
        assert_eq!(BOTH[0], *FOREVER);
        assert!(grid! { 1342 2431 3124 4213 }.is_solved());
        let Grid { .. } = grid! { 1___ __3_ ___4 _2__ };
        let given = match grid! { 1___ __3_ ___4 _2__ }.rows() {
            [[given, ..], ..] => *given,
        };
        assert_eq!(given, 1);
    }
}

/// The same puzzle is the same type, however and wherever it is written.
mod same_puzzle_same_type {
    use super::Classic;
    use sudoku_types::sudoku;

    mod elsewhere {
        pub type Classic = sudoku_types::sudoku! { "530070000600195000098000060800060003400803001700020006060000280000419005000080079" };
    }

    fn same<T>(_: T, _: T) {}

    pub(crate) fn main() {
        same(Classic::VALUE, elsewhere::Classic::VALUE);
        same(Classic::VALUE, sudoku! { solution: unique; boxes: 3x3; "530070000600195000098000060800060003400803001700020006060000280000419005000080079" });
    }
}

/// What a solution type can do, and that it weighs nothing.
mod traits_of_a_solution {
    use super::{Classic, SOLUTION};
    use sudoku_types::{Solved, SquareGrid};
    use std::fmt::{Debug, Display};

    fn publish<S: Solved>(puzzle: S) -> String {
        assert_eq!(<S::Grid as SquareGrid>::SIZE, 9);
        assert_eq!(S::GIVENS.digits().iter().filter(|&&cell| cell == 0).count(), 51);
        format!("{puzzle}")
    }

    fn all<T: Copy + Clone + Default + Eq + Debug + Display + Send + Sync + 'static>(_: T) {}

    pub(crate) fn main() {
        all(Classic::VALUE);
        assert_eq!(std::mem::size_of::<Classic>(), 0);
        assert_eq!(Classic::default(), Classic::VALUE);
        assert_eq!(publish(Classic::VALUE), Classic::SOLUTION.to_string());
        assert_eq!(*Classic::SOLUTION.rows(), SOLUTION);
        assert_eq!(Classic::GIVENS.rows()[0], [5, 3, 0, 0, 7, 0, 0, 0, 0]);
        assert_eq!(
            Classic::GIVENS.to_string().lines().next(),
            Some("+-------+-------+-------+"),
        );
        assert_eq!(
            format!("{:#}", Classic::VALUE).lines().nth(1),
            Some("│ 5 3 4 │ 6 7 8 │ 9 1 2 │"),
        );
        assert!(format!("{:?}", Classic::VALUE).starts_with("Solution { givens: Grid[\"53..7....\", "));
    }
}

/// An alias that nobody uses costs nothing but the check, and warns of nothing but itself.
mod unused_alias {
    #![deny(warnings)]
    #![allow(dead_code)]

    use sudoku_types::sudoku;

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

    pub(crate) fn main() {}
}

fn main() {
    by_hand::main();
    every_position::main();
    full_grid::main();
    grid_as_a_value::main();
    same_puzzle_same_type::main();
    traits_of_a_solution::main();
    unused_alias::main();
}
