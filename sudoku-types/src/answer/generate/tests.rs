//! Checks that generating counts all its steps, as the solver's tests do: a constant that has generated a puzzle runs
//! as many more loop turns as there should be left, which is a compile error if a step was not counted.

use super::Dice;
use crate::grid;
use crate::grid::Grid;
use crate::solver::{Effort, LATE, spend_the_rest_if_asked};

/// Generates a puzzle, up to a limit, and then spends the rest of the compiler's patience.
const fn goes_on<const N: usize, const A: usize>(grid: &Grid<N, A>) -> Option<Grid<N, A>> {
    let effort = &mut Effort::new(LATE);
    let puzzle = grid.generate_by(&mut Dice(1), effort);
    spend_the_rest_if_asked(effort);
    puzzle
}

#[test]
fn counts_all_steps() {
    const NINE: Option<Grid<9>> = goes_on(&Grid::blank());
    assert_eq!(NINE, Grid::blank().generate_within(1, LATE));
    const TWELVE: Option<Grid<12>> = goes_on(&Grid::blank());
    assert_eq!(TWELVE, Grid::blank().generate_within(1, LATE));
    const JIGSAW: Grid<4, 1> = grid! { regions: "aaab accb dccb dddb"; ____ ____ ____ ____ };
    const FOUR: Option<Grid<4, 1>> = goes_on(&JIGSAW);
    assert_eq!(FOUR, JIGSAW.generate_within(1, LATE));
}
