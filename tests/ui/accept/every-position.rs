// The macro stands wherever a type, an expression or a pattern may stand.

use sudoku_types::{Grid, Solved, SquareGrid, sudoku};

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

fn main() {
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
