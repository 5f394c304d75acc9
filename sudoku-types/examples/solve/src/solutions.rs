//! Compares solutions that are written beside puzzles.

use sudoku_values::{Answer, Grid, PuzzleText};

/// Before this many steps of the solver, which take seconds, the digits of all solutions are found
/// or are not asked for any more.
pub const PATIENCE: u64 = 1_000_000_000;

/// Checks the solution that is written after a puzzle, if there is one. An error has its line, its column, and what is wrong.
pub fn check<const N: usize>(
    grid: &Grid<N, 1>,
    puzzle: &PuzzleText<'_>,
) -> Result<(), (usize, usize, String)> {
    let Some((claimed, (line, column))) = puzzle.solution() else {
        return Ok(());
    };
    let digits = claimed.digits();
    let mut filled = *grid;
    let mut keeps_givens = true;
    for ((cell, given), digit) in grid.cells().zip(digits) {
        keeps_givens &= given == 0 || given == *digit;
        let set = filled.set(cell, *digit);
        set.expect("a digit of a grid of this size");
    }
    if keeps_givens && filled.is_solved() {
        Ok(())
    } else {
        Err((line, column, difference(grid, &filled)))
    }
}

/// Says where a wrong solution differs from the right one, if there is only one.
fn difference<const N: usize>(puzzle: &Grid<N, 1>, wrong: &Grid<N, 1>) -> String {
    let right = puzzle.solve_within(PATIENCE).and_then(Answer::unique);
    let mut pairs = right
        .iter()
        .flat_map(|right| right.cells().zip(wrong.cells()));
    let Some(((cell, digit), (_, wrong))) = pairs.find(|(right, wrong)| right != wrong) else {
        return "this is not a solution of the puzzle before it".to_owned();
    };
    let symbol = |digit| puzzle.symbols().of(digit).expect("no blank");
    format!(
        "this is not the solution of the puzzle before it: row {}, column {} is {}, not {}",
        cell.row + 1,
        cell.column + 1,
        symbol(digit),
        symbol(wrong)
    )
}
