//! The solver: a pure `const fn` on arrays, the same in the compiler and at run time.
//!
//! Trait bounds judge the digits that it proposes for a solution type. Only the solver checks that there is no other
//! solution, or no solution at all, unless the types search as well.
//!
//! ```text
//!  givens ──write──▶ node ──search──▶ follow, branch, follow, … ──read──▶ rows of digits
//!
//!  solve ─┬─ instalment   a search in parts, each as long as a constant may take
//!         ├─ search       the search: for the next solution, or for the verdict
//!         │    └─ tree    its branches, for a kind of nodes
//!         ├─ engine       the engine of a grid, and its functions for the search
//!         │    ├─ classic/      9 × 9 with 3 × 3 boxes, unrolled
//!         │    ├─ boards/       all others up to 11 rows: a word for each digit
//!         │    ├─ constraints/  from 12 rows on: a set of places for each constraint
//!         │    ├─ change        a guess, what it changes in a grid, and what follows
//!         │    └─ failures      counts where the search has failed, so that it branches there next
//!         ├─ needed       checks that a grid with one solution needs each given
//!         ├─ random       a solution at random, by dice
//!         ├─ advice       chooses where the machine of types should branch
//!         └─ verdict      the result
//! ```
//!
//! The compiler's interpreter charges for statements, not for bits: in small grids candidates of many cells are
//! packed into `u128` words, and every rule works on all of a word's cells at once.

pub(crate) mod advice;
pub(crate) mod boards;
mod change;
mod classic;
mod constraints;
mod dice;
pub(crate) mod engine;
mod failures;
pub(crate) mod instalment;
pub(crate) mod needed;
mod random;
pub(crate) mod search;
mod tree;
mod verdict;
mod windows;

#[cfg(test)]
pub(crate) use crate::effort::tests::{IS_ASKED, LATE, SOON, spend_the_rest_if_asked, witnessed};
pub(crate) use crate::effort::{COMPILER, Effort};
pub(crate) use dice::Dice;
pub(crate) use engine::Engine;
pub(crate) use random::random_solution;
pub(crate) use search::Search;
use sudoku_notation::geometry::{BoxShape, Groups, ImpossibleSum};
pub(crate) use tree::Next;

pub use sudoku_notation::options::Goal;
pub use verdict::{Rows, Verdict};

/// Solves a grid: `givens` has digits from 1 to `N`, and 0 for a blank.
///
/// Givens that clash make a grid without a solution. The search ends before the compiler would end
/// it, at run time too: with [`Verdict::TooHard`] after 1,800,000 steps. [`Grid::solve`] has no
/// limit, and [`Grid::solve_within`] takes any limit.
///
/// [`Grid::solve`]: crate::Grid::solve
/// [`Grid::solve_within`]: crate::Grid::solve_within
///
/// ```
/// use sudoku_values::BoxShape;
/// use sudoku_values::solver::{Goal, Verdict, solve};
///
/// const GIVENS: [[u8; 4]; 4] = [[1, 0, 0, 0], [0, 0, 3, 0], [0, 0, 0, 4], [0, 2, 0, 0]];
/// const VERDICT: Verdict<4> = solve(&GIVENS, BoxShape::new(2, 2).unwrap(), Goal::Unique);
/// let Verdict::Unique(rows) = VERDICT else { panic!() };
/// assert_eq!(rows[0], [1, 3, 4, 2]);
/// ```
///
/// # Panics
///
/// If `boxes` does not make a grid of `N` × `N` cells, or a digit is greater than `N`.
pub const fn solve<const N: usize>(
    givens: &[[u8; N]; N],
    boxes: BoxShape,
    goal: Goal,
) -> Verdict<N> {
    solve_within(givens, Groups::of(boxes), goal, &mut Effort::new(COMPILER))
}

/// Like [`solve`], for a grid with these units and with the caller's limit to the effort.
pub(crate) const fn solve_within<const N: usize>(
    givens: &[[u8; N]; N],
    groups: Groups<'_>,
    goal: Goal,
    effort: &mut Effort,
) -> Verdict<N> {
    if are_impossible(givens, groups, effort) {
        return Verdict::None;
    }
    verdict(givens, &Engine::of(&groups, effort), goal, effort)
}

// Without optimizations each value in a function has its own place on the stack: an engine is made before there is a search.
const fn verdict<const N: usize>(
    givens: &Rows<N>,
    engine: &Engine<N>,
    goal: Goal,
    effort: &mut Effort,
) -> Verdict<N> {
    Search::new(givens, engine, effort).verdict(&mut None, engine, goal, effort)
}

/// Returns true if no digits make the sum of some cages: a search takes long to find that out.
pub(crate) const fn are_impossible<const N: usize>(
    givens: &Rows<N>,
    groups: Groups<'_>,
    effort: &mut Effort,
) -> bool {
    assert!(groups.size() == N, "the boxes do not fit the grid");
    // What comes before a search, the choice of an engine too.
    effort.spend(60);
    if groups.lines.is_empty() {
        return false;
    }
    effort.spend(ImpossibleSum::most_steps(groups));
    !effort.is_spent() && ImpossibleSum::find(groups, givens.as_flattened()).is_some()
}

#[cfg(test)]
pub(crate) mod tests;
