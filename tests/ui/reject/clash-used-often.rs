// However often a bad grid is used, there is one error.

use sudoku_types::{Grid, Solved, sudoku};

type Wrong = sudoku! { 1 _ _ 1 _ _ 3 _ _ _ _ 4 _ 2 _ _ };

fn show<S: Solved>(puzzle: S) -> String {
    format!("{puzzle} {:?} {}", puzzle, S::SOLUTION)
}

struct Game {
    puzzle: Wrong,
    grid: Grid<4>,
}

const ROWS: &[[u8; 4]; 4] = Wrong::SOLUTION.rows();

fn main() {
    let game = Game { puzzle: Wrong::VALUE, grid: Wrong::GIVENS };
    let twice: [Wrong; 2] = [game.puzzle, Wrong::default()];
    println!("{} {} {}", show(Wrong::VALUE), show(twice[0]), game.grid);
    println!("{:?} {}", ROWS, twice[0] == twice[1]);
}
