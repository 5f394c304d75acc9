//! A puzzle for each day, from a file that was proved right while rustc built this.

use sudoku_types::Proven;

sudoku_types::puzzles! {
    /// From Monday to Saturday.
    static EASY = "easy.txt"; // [Proven<6>; 6]
}

/// The puzzle of a day, counted from 0. Nothing is generic here: it is a value.
fn daily(day: usize) -> &'static Proven<6> {
    &EASY[day % EASY.len()]
}

/// How many cells of an attempt are as they should be.
fn right_cells(puzzle: &Proven<6>, attempt: &[[u8; 6]; 6]) -> usize {
    let solution = puzzle.solution();
    let solution = solution.rows().iter().flatten();
    let cells = solution.zip(attempt.iter().flatten());
    cells.filter(|(digit, cell)| digit == cell).count()
}

/// In a constant too.
const FIRST: [u8; 6] = EASY[0].solution().rows()[0];

fn main() {
    let puzzle = daily(9);
    assert_eq!(puzzle.name(), Some("Thursday"));
    assert_eq!(right_cells(puzzle, puzzle.givens().rows()), 10);
    assert_eq!(right_cells(puzzle, puzzle.solution().rows()), 36);
    assert_eq!(FIRST, [2, 6, 5, 4, 1, 3]);
    println!("{}\n{puzzle}", puzzle.givens());
}
