// A puzzle that traits find no solution of is rejected wherever it stands, once each.

use sudoku_types::{Grid, Solved, sudoku};

type Unused = sudoku! { solver: types; 1 2 3 _ _ _ _ 4 _ _ _ _ _ _ _ _ };

type Used = sudoku! { solver: types; 1 2 3 _ _ _ _ 4 _ _ _ _ _ _ _ _ };

const GRID: Grid<4> = <sudoku! { solver: types; 1 2 3 _ _ _ _ 4 _ _ _ _ _ _ _ _ }>::SOLUTION;

static PUZZLE: Used = <sudoku! { solver: types; 1 2 3 _ _ _ _ 4 _ _ _ _ _ _ _ _ }>::VALUE;

struct Game {
    puzzle: sudoku! { solver: types; 1 2 3 _ _ _ _ 4 _ _ _ _ _ _ _ _ },
}

fn pass(puzzle: Used) -> sudoku! { solver: types; 1 2 3 _ _ _ _ 4 _ _ _ _ _ _ _ _ } {
    puzzle
}

fn judged<S: Solved>() {}

trait Holder {
    type Puzzle: Solved;
}

impl Holder for Game {
    type Puzzle = sudoku! { solver: types; 1 2 3 _ _ _ _ 4 _ _ _ _ _ _ _ _ };
}

fn main() {
    let puzzle = sudoku! { solver: types; 1 2 3 _ _ _ _ 4 _ _ _ _ _ _ _ _ };
    let game = Game { puzzle: pass(PUZZLE) };
    println!("{puzzle} {puzzle:?} {GRID} {}", game.puzzle);
    judged::<sudoku! { solver: types; 1 2 3 _ _ _ _ 4 _ _ _ _ _ _ _ _ }>();
    let _ = std::mem::size_of::<sudoku! { solver: types; 1 2 3 _ _ _ _ 4 _ _ _ _ _ _ _ _ }>();
}
