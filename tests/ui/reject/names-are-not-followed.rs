// A macro sees the name of a constant and not its text, and what another macro is called and not what that writes.

use sudoku_types::{Grid, grid, sudoku, unsolvable};

const GRID: &str = "1___ __3_ ___4 _2__";

type OfConstant = sudoku!(GRID);
type OfFile = sudoku!(include_str!("grid.txt"));
type OfParts = sudoku! { solution: first; concat!("1___ __3_", "___4 _2__") };

const VALUE: Grid<4> = grid!(crate::GRID);

unsolvable!(GRID);

struct Puzzle {
    line: String,
}

fn read(puzzle: &Puzzle, lines: &[String]) {
    let _ = grid!(puzzle.line.as_str());
    let _ = grid!(&lines[0]);
    let _ = sudoku!(puzzle);
}

// A grid in letters that cannot be read is a grid all the same.
type Letters = sudoku! { ABCD CDAB B_DA DCB };
type Letter = sudoku! { ABCD CDAB B_DN DC__ };

fn main() {}
