//! Items of the insides that the crate `sudoku-types` needs. They may change in any version.

/// The number of steps that a constant may take.
pub use crate::effort::{COMPILER, Effort};
/// The error of `unsolvable!` shows the solution.
pub use crate::grid::draw;
/// The option `techniques`: the steps of a person, in as many constants as it takes.
pub use crate::human::grade::Solving;
/// The advice for the search by types.
pub use crate::solver::advice::{Advice, advise};
/// Further constants share the tables of a grid, which are a constant of their own.
pub use crate::solver::engine::Engine;
/// A search in as many constants as it takes.
pub use crate::solver::instalment::Instalment;
/// The option `minimal`: which givens are needed, in as many constants as it takes.
pub use crate::solver::needed::Needed;

use crate::{Candidates, Game, Grid};
use sudoku_notation::geometry::{Frame, Groups};
use sudoku_notation::messages::Finding;
use sudoku_notation::packed::{self, Unpacked};
use sudoku_notation::symbols::Symbols;

/// Returns a grid of parts that were read from types.
pub const fn grid<const N: usize, const A: usize>(
    rows: [[u8; N]; N],
    frame: Frame<N, A>,
    symbols: Symbols<N>,
) -> Grid<N, A> {
    Grid::new(rows, frame, symbols)
}

/// Returns the grid that `grid!` packed.
pub const fn unpacked<const N: usize, const A: usize>(
    words: &[u128],
    symbols: Symbols<N>,
) -> Grid<N, A> {
    let Unpacked { frame, rows, .. } = packed::unpack(words);
    Grid::new(rows, frame, symbols)
}

/// Returns the units of a grid, for an engine.
pub const fn groups<const N: usize, const A: usize>(grid: &Grid<N, A>) -> Groups<'_> {
    grid.groups()
}

/// Returns the boxes, rules and lines of a grid, to compare them with those of types.
pub const fn frame<const N: usize, const A: usize>(grid: &Grid<N, A>) -> &Frame<N, A> {
    grid.frame()
}

/// Returns what can be said of a grid without a solution, as the number of a bound.
pub const fn finding<const N: usize, const A: usize>(
    grid: &Grid<N, A>,
    effort: &mut Effort,
) -> Finding {
    grid.first_contradiction(effort).finding()
}

/// Begins a game whose solution is proven.
pub fn game<const N: usize, const A: usize>(
    givens: &Grid<N, A>,
    solution: [[u8; N]; N],
) -> Game<N, A> {
    Game::begun(Some(solution), Candidates::empty(givens))
}
