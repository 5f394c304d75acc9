//! The solver: a pure `const fn` on arrays, the same in the compiler and at run time.
//!
//! Trait bounds judge the digits that it proposes for a solution type. That there is no other solution, or none, only
//! the solver checks, unless it writes a proof, which types check.
//!
//! ```text
//!  givens ──packing──▶ words ──search──▶ propagate, branch, propagate, … ──packing──▶ rows of digits
//!
//!  solve ─┬─ blank      no given: a solution is written down
//!         ├─ packing    where each cell's candidates are in the words
//!         ├─ search     one search to its end, in little memory
//!         │    ├─ restarts   begins anew where its guesses lead nowhere, with another rule for them
//!         │    └─ probe      and before that tries each candidate for itself
//!         ├─ walk       all solutions, one after the other; takes over where `search` has no room
//!         │    ├─ classic/   9 × 9 with 3 × 3 boxes, unrolled: propagate, branch; triples and lines where it fails often,
//!         │    │             guesses together where it never did; with pairs of cells that differ: moves, centre
//!         │    ├─ boards/    regions or cages, up to 11 × 11: a word for each digit: propagate, cages, branch
//!         │    ├─ general/   every other shape, in loops: propagate (singles, rows, columns), branch
//!         │    ├─ node       the types in which the engines give their results
//!         │    ├─ look       processes a node with one of them
//!         │    ├─ further    further rules, when nothing follows from rows, columns and boxes
//!         │    └─ failures   counts where the search has failed: there it branches next
//!         ├─ explain    why there is no solution, in the order a person would see it
//!         ├─ needed     whether each given is needed for there to be one solution
//!         ├─ prover/    steps by which types see that there is one solution, or none
//!         ├─ effort     counts steps, and says when to give up
//!         └─ verdict    what is found
//! ```
//!
//! The compiler's interpreter charges for statements, not for bits: candidates of many cells are
//! packed into `u128` words, and every rule works on all of a word's cells at once.

mod blank;
mod boards;
mod classic;
#[cfg(test)]
mod climb;
#[cfg(test)]
mod dice;
mod effort;
mod explain;
mod failures;
mod further;
mod general;
mod look;
mod needed;
mod node;
mod packing;
mod probe;
pub(crate) mod prover;
#[cfg(test)]
mod puzzles;
mod restarts;
mod search;
mod verdict;
mod walk;

use crate::BoxShape;
use boards::Boards;
#[cfg(test)]
pub(crate) use effort::tests::{SOON, spend_the_rest_if_asked};
pub(crate) use effort::{COMPILER, Effort};
pub(crate) use needed::{Needed, is_needed};
use packing::Packing;
use search::{Found, search};
use sudoku_notation::geometry::Groups;
pub(crate) use walk::{Next, Walk};

pub use sudoku_notation::geometry::Unit;
pub use sudoku_notation::options::Goal;
pub use verdict::{Contradiction, Refuted, Rows, Verdict};

/// Solves a grid: `givens` has digits from 1 to `N`, and 0 for a blank.
///
/// Givens that clash make a grid without a solution. The search ends before the compiler would end
/// it, at run time too: with [`Verdict::TooHard`] after 1,800,000 steps. [`Grid::solve`] takes as
/// long as it takes, and [`Grid::solve_within`] any limit.
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
) -> Verdict<'static, N> {
    solve_in(givens, Groups::of(boxes), goal)
}

/// The same, for a grid of these units.
pub(crate) const fn solve_in<'map, const N: usize>(
    givens: &[[u8; N]; N],
    groups: Groups<'map>,
    goal: Goal,
) -> Verdict<'map, N> {
    solve_within(givens, groups, goal, &mut Effort::new(COMPILER))
}

/// The same, with the caller's limit to the effort.
pub(crate) const fn solve_within<'map, const N: usize>(
    givens: &[[u8; N]; N],
    groups: Groups<'map>,
    goal: Goal,
    effort: &mut Effort,
) -> Verdict<'map, N> {
    assert!(groups.size() == N, "the boxes do not fit the grid");
    if blank::is_blank(givens) && groups.is_usual() {
        let one = blank::full(groups.boxes(), 1);
        return match goal {
            Goal::First => Verdict::First(one),
            Goal::Unique if N == 1 => Verdict::Unique(one),
            Goal::Unique => Verdict::Several(one, blank::full(groups.boxes(), 2)),
        };
    }
    // Looking up the cells of further units, or of all.
    if !groups.is_usual() {
        let of_each_cell = if Boards::are_for(&groups) { 160 } else { 60 };
        effort.spend(of_each_cell * N as u32 * N as u32);
    }
    let packing = Packing::new(&groups);
    // A state of just the words that are needed, or few more, as it is copied at every branch; and room for the bands
    // that so many words may have.
    match packing.words() {
        10 => run::<N, 10, 24, 1>(givens, groups, &packing, goal, effort),
        0..=32 => run::<N, 32, 48, 6>(givens, groups, &packing, goal, effort),
        33..=64 => run::<N, 64, 48, 8>(givens, groups, &packing, goal, effort),
        65..=150 => run::<N, 150, 40, 12>(givens, groups, &packing, goal, effort),
        151..=300 => run::<N, 300, 24, 17>(givens, groups, &packing, goal, effort),
        _ => run::<N, 625, 12, 25>(givens, groups, &packing, goal, effort),
    }
}

/// The steps of a proof of what was found, within what the compiler allows, and within the `room` if they can be so few;
/// `None` if there is nothing to prove, or it takes too long.
pub(crate) const fn prove<const N: usize>(
    givens: &[[u8; N]; N],
    shape: &Option<prover::Shape>,
    verdict: &Verdict<'_, N>,
    room: usize,
) -> Option<prover::Steps> {
    let Some(shape) = shape else {
        return None;
    };
    let solution = match verdict {
        Verdict::Unique(rows) => Some(rows),
        Verdict::None(_) => None,
        _ => return None,
    };
    prover::prove(givens, solution, shape, room, &mut Effort::new(COMPILER))
}

/// Solves a grid in `W` words, keeping at most `DEPTH` open branches.
const fn run<'map, const N: usize, const W: usize, const DEPTH: usize, const BANDS: usize>(
    givens: &[[u8; N]; N],
    groups: Groups<'map>,
    packing: &Packing,
    goal: Goal,
    effort: &mut Effort,
) -> Verdict<'map, N> {
    // Writing the words, and reading two solutions from them: about 20 calls and turns a cell.
    effort.spend(20 * N as u32 * N as u32);
    let mut words = packing.write::<N, W>(givens);
    match search::<W, DEPTH, BANDS>(&mut words, packing, goal, effort) {
        Found::None { at_once: true } => Verdict::None(Refuted::new(givens, groups, None)),
        Found::None { at_once: false } => exhausted(givens, groups),
        Found::One => match goal {
            Goal::Unique => Verdict::Unique(packing.read(&words)),
            Goal::First => Verdict::First(packing.read(&words)),
        },
        Found::Two(other) => Verdict::Several(packing.read(&other), packing.read(&words)),
        Found::Spent => too_hard(effort),
        Found::Incomplete => again(givens, groups, goal, effort),
    }
}

/// Solves a grid by the search that forgets no branch.
const fn again<'map, const N: usize>(
    givens: &[[u8; N]; N],
    groups: Groups<'map>,
    goal: Goal,
    effort: &mut Effort,
) -> Verdict<'map, N> {
    let mut walk = Walk::new(givens, groups);
    effort.spend(20 * N as u32 * N as u32);
    let one = match walk.next(effort) {
        Next::Solution(one) => one,
        Next::End => return exhausted(givens, groups),
        Next::Spent => return too_hard(effort),
    };
    match goal {
        Goal::First => Verdict::First(one),
        Goal::Unique => match walk.next(effort) {
            Next::Solution(other) => Verdict::Several(one, other),
            Next::End => Verdict::Unique(one),
            Next::Spent => too_hard(effort),
        },
    }
}

const fn exhausted<'map, const N: usize>(
    givens: &[[u8; N]; N],
    groups: Groups<'map>,
) -> Verdict<'map, N> {
    Verdict::None(Refuted::new(givens, groups, Some(Contradiction::Exhausted)))
}

const fn too_hard<const N: usize>(effort: &Effort) -> Verdict<'static, N> {
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
mod tests {
    use super::*;

    const BOXES: BoxShape = match BoxShape::default_for(9) {
        Some(boxes) => boxes,
        None => panic!(),
    };

    /// The rules for 9 × 9 are written twice: both engines must agree.
    #[test]
    fn engines_agree() {
        let groups = Groups::of(BOXES);
        let packing = Packing::general(&groups);
        // Without some of its givens, and with others.
        for (row, column) in (0..81).map(|cell| (cell / 9, cell % 9)) {
            for digit in [0, 1, 5] {
                let mut givens = puzzles::ONE_SOLUTION;
                givens[row][column] = digit;
                let classic = solve(&givens, BOXES, Goal::Unique);
                let effort = &mut Effort::new(COMPILER);
                let general = run::<9, 32, 48, 6>(&givens, groups, &packing, Goal::Unique, effort);
                match (classic, general) {
                    (Verdict::Several(..), Verdict::Several(..)) => {}
                    // One engine may see at once what the other finds by branching.
                    (Verdict::None(_), Verdict::None(_)) => {}
                    _ => assert_eq!(classic, general),
                }
            }
        }
    }
}
