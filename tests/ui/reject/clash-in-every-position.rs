// A bad grid is rejected wherever it stands, once each, and nothing follows from it.

use sudoku_types::{Grid, Solved, sudoku};

type Unused = sudoku! { 1 _ _ 1 _ _ 3 _ _ _ _ 4 _ 2 _ _ };

type Used = sudoku! { 1 _ _ 1 _ _ 3 _ _ _ _ 4 _ 2 _ _ };

const GRID: Grid<4> = <sudoku! { 1 _ _ 1 _ _ 3 _ _ _ _ 4 _ 2 _ _ }>::SOLUTION;

static PUZZLE: Used = <sudoku! { 1 _ _ 1 _ _ 3 _ _ _ _ 4 _ 2 _ _ }>::VALUE;

struct Game {
    puzzle: sudoku! { 1 _ _ 1 _ _ 3 _ _ _ _ 4 _ 2 _ _ },
}

fn pass(puzzle: Used) -> sudoku! { 1 _ _ 1 _ _ 3 _ _ _ _ 4 _ 2 _ _ } {
    puzzle
}

fn judged<S: Solved>() {}

trait Holder {
    type Puzzle: Solved;
}

impl Holder for Game {
    type Puzzle = sudoku! { 1 _ _ 1 _ _ 3 _ _ _ _ 4 _ 2 _ _ };
}

fn main() {
    let puzzle = sudoku! { 1 _ _ 1 _ _ 3 _ _ _ _ 4 _ 2 _ _ };
    let game = Game { puzzle: pass(PUZZLE) };
    println!("{puzzle} {puzzle:?} {GRID} {}", game.puzzle);
    judged::<sudoku! { 1 _ _ 1 _ _ 3 _ _ _ _ 4 _ 2 _ _ }>();
    let _ = std::mem::size_of::<sudoku! { 1 _ _ 1 _ _ 3 _ _ _ _ 4 _ 2 _ _ }>();
}
