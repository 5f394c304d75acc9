//! `techniques: hidden_single;`: checks that a puzzle can be solved without a harder technique; if not, the error names
//! the technique that it needs.

use crate::bridge::proposal::Report;
use crate::bridge::values::PuzzleValue;
use crate::grid::Grid;
use crate::human::grade::needs;
use crate::solver::{COMPILER, Effort};
use core::marker::PhantomData;
use sudoku_notation::messages::Finding;
use sudoku_notation::technique::Technique;

/// The report that a puzzle can be solved by techniques up to the one with the number `HARDEST` in [`Technique::ALL`].
/// If the puzzle itself is wrong, that has its own report, and this one is empty.
pub struct Techniques<P, const HARDEST: usize>(PhantomData<P>);

impl<P, const HARDEST: usize, const N: usize, const A: usize> Report for Techniques<P, HARDEST>
where
    P: PuzzleValue<Grid = Grid<N, A>>,
{
    const FINDING: Finding = if P::FINDING.is_nothing() {
        needs(
            &P::GIVENS,
            Technique::ALL[HARDEST],
            &mut Effort::new(COMPILER),
        )
    } else {
        Finding::NOTHING
    };
}
