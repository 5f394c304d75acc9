// A grid that cannot be read has its error wherever it stands, and nothing follows from it.

use sudoku_types::{Grid, Solved, sudoku};

type Unused = sudoku! { 1 2 3 9 _ _ _ _ _ _ _ _ _ _ _ _ };

type Used = sudoku! { 1 2 3 9 _ _ _ _ _ _ _ _ _ _ _ _ };

const GRID: Grid<4> = <sudoku! { 1 2 3 9 _ _ _ _ _ _ _ _ _ _ _ _ }>::SOLUTION;

fn show<S: Solved>(puzzle: S) -> String {
    format!("{puzzle} {:?} {}", puzzle, S::SOLUTION)
}

struct Game {
    puzzle: Used,
    other: sudoku! { 1 2 3 9 _ _ _ _ _ _ _ _ _ _ _ _ },
}

fn pass(puzzle: Used) -> sudoku! { 1 2 3 9 _ _ _ _ _ _ _ _ _ _ _ _ } {
    puzzle
}

fn main() {
    let puzzle = sudoku! { 1 2 3 9 _ _ _ _ _ _ _ _ _ _ _ _ };
    let game = Game { puzzle: Used::VALUE, other: pass(Used::default()) };
    println!("{puzzle} {puzzle:?} {} {}", Used::GIVENS, GRID);
    println!("{} {}", show(game.puzzle), show(game.other));
    assert_eq!(Used::SOLUTION.rows()[0], [1, 2, 3, 4]);
}
