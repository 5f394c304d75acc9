//! Checks and counts of usual grids by the simple solver of [`Variant`], which shares nothing with the solver under test,
//! not even what a box is.

use crate::Dice;
use crate::variants::Variant;

/// Returns true if `solution` keeps the givens and the rules. `shape` is a box's rows and columns.
pub fn is_solution<const N: usize>(
    solution: &[[u8; N]; N],
    givens: &[[u8; N]; N],
    shape: (usize, usize),
) -> bool {
    Variant::new(shape, &[]).is_solution(solution.as_flattened(), givens.as_flattened())
}

/// Returns the number of solutions; counting stops at `limit`.
pub fn count_solutions_up_to<const N: usize>(
    limit: usize,
    givens: &[[u8; N]; N],
    shape: (usize, usize),
) -> usize {
    let variant = Variant::new(shape, &[]);
    let found = variant.solutions(givens.as_flattened(), limit, &mut Dice::new(0));
    found.len()
}
