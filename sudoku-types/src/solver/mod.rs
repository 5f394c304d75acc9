//! The solver: a pure `const fn` on arrays, the same in the compiler and at run time.
//!
//! Trait bounds judge the digits that it proposes for a solution type. Only the solver checks that there is no other
//! solution, or no solution at all, unless the types search as well.
//!
//! ```text
//!  givens ──write──▶ node ──search──▶ follow, branch, follow, … ──read──▶ rows of digits
//!
//!  solve ─┬─ search       the search: for the first solution, for another one, or for all
//!         │    └─ enumeration   all solutions of a grid of any engine
//!         ├─ engine       the engine of a grid, and its functions for the search
//!         │    ├─ classic/      9 × 9 with 3 × 3 boxes, unrolled
//!         │    ├─ boards/       all others up to 11 rows: a word for each digit
//!         │    ├─ constraints/  from 12 rows on: a set of places for each constraint
//!         │    ├─ change        a guess, what it changes in a grid, and what follows
//!         │    └─ failures      counts where the search has failed, so that it branches there next
//!         ├─ needed       checks that a grid with one solution needs each given
//!         ├─ random       a solution at random, by dice
//!         ├─ advice       chooses where the machine of types should branch
//!         ├─ effort       counts steps, up to a limit
//!         └─ verdict      the result
//! ```
//!
//! The compiler's interpreter charges for statements, not for bits: in small grids candidates of many cells are
//! packed into `u128` words, and every rule works on all of a word's cells at once.

mod advice;
mod boards;
mod change;
mod classic;
mod constraints;
mod dice;
mod effort;
mod engine;
mod enumeration;
mod failures;
mod needed;
mod random;
mod search;
mod verdict;
mod windows;

pub(crate) use advice::{Advice, advise};
pub(crate) use dice::Dice;
#[cfg(test)]
pub(crate) use effort::tests::{IS_ASKED, LATE, SOON, spend_the_rest_if_asked, witnessed};
pub(crate) use effort::{COMPILER, Effort};
use engine::Engine;
pub(crate) use enumeration::Enumeration;
pub(crate) use needed::{Needed, Others};
pub(crate) use random::random_solution;
pub(crate) use search::Next;
use search::Search;
use sudoku_notation::geometry::{BoxShape, Groups, ImpossibleSum, impossible_line};

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
/// use sudoku_types::BoxShape;
/// use sudoku_types::solver::{Goal, Verdict, solve};
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
    solve_in(givens, Groups::of(boxes), goal)
}

/// Like [`solve`], for a grid with these units.
pub(crate) const fn solve_in<const N: usize>(
    givens: &[[u8; N]; N],
    groups: Groups<'_>,
    goal: Goal,
) -> Verdict<N> {
    solve_within(givens, groups, goal, &mut Effort::new(COMPILER))
}

/// Like [`solve_in`], with the caller's limit to the effort.
pub(crate) const fn solve_within<const N: usize>(
    givens: &[[u8; N]; N],
    groups: Groups<'_>,
    goal: Goal,
    effort: &mut Effort,
) -> Verdict<N> {
    assert!(groups.size() == N, "the boxes do not fit the grid");
    // The cost of choosing the engine.
    effort.spend(60);
    if are_impossible(givens, groups, effort) {
        return Verdict::None;
    }
    let engine = Engine::of(&groups, effort);
    if N <= boards::LARGEST {
        verdict::<N, 0>(givens, &engine, goal, effort)
    } else {
        verdict::<N, 1>(givens, &engine, goal, effort)
    }
}

/// Returns true if no digits make the sum of some cages, or no digits fit a line with a mark: a search takes long to find
/// that out.
const fn are_impossible<const N: usize>(
    givens: &Rows<N>,
    groups: Groups<'_>,
    effort: &mut Effort,
) -> bool {
    if groups.lines.is_empty() {
        return false;
    }
    effort.spend(ImpossibleSum::most_steps(groups));
    if ImpossibleSum::find(groups, givens.as_flattened()).is_some() {
        return true;
    }
    if !groups.lines.has_marks() {
        return false;
    }
    let (mut steps, marks) = (0, groups.lines.behind_cages());
    let is_impossible = impossible_line(groups, marks, givens.as_flattened(), &mut steps).is_some();
    effort.spend(steps + 2);
    is_impossible
}

/// Searches for a solution and, if the goal is a unique one, for a second one.
const fn verdict<const N: usize, const C: usize>(
    givens: &Rows<N>,
    engine: &Engine<N>,
    goal: Goal,
    effort: &mut Effort,
) -> Verdict<N> {
    effort.spend(20);
    let mut search = Search::<N, C>::new(engine.write(givens, effort));
    let first = match search.next(engine, effort) {
        Next::Solution(first) => first,
        Next::End => return Verdict::None,
        Next::Spent => return too_hard(effort),
    };
    if matches!(goal, Goal::First) {
        return Verdict::First(first);
    }
    match search.next(engine, effort) {
        Next::Solution(other) => Verdict::Several(first, other),
        Next::End => Verdict::Unique(first),
        Next::Spent => too_hard(effort),
    }
}

const fn too_hard<const N: usize>(effort: &Effort) -> Verdict<N> {
    let steps = effort.steps();
    Verdict::TooHard {
        steps: if steps < u32::MAX as u64 {
            steps as u32
        } else {
            u32::MAX
        },
    }
}

#[cfg(test)]
mod tests;
