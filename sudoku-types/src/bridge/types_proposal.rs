//! The digits that the machine of types finds, as constants of a type.
//!
//! ```text
//! Three<{ three::<TypesProposal<Puzzle<9, Boxes<U3, U3>, TArr<…>>, Unique>>(2) }, …>
//!                          │
//!                          ▼  SolvedWith<Unique>::Findings         found by the types
//!                 OneFound<…>                                      SOLUTIONS[0][0][2..5] = 4, 6, 7
//! ```
//!
//! rustc evaluates a projection again in every function that names it, but evaluates a constant once. So only constants name the
//! search, and it runs once, however often the type of the puzzle is used.

use crate::bridge::proposal::{Proposal, Report};
use crate::puzzle::Puzzle;
use crate::type_solver::{Findings, SolvedWith};
use core::marker::PhantomData;
use sudoku_notation::messages::{Finding, FindingKind};

/// The proposal of the machine of types, with this `Goal`.
pub struct TypesProposal<Puzzle, Goal>(PhantomData<(Puzzle, Goal)>);

impl<const N: usize, Rules, Givens, Symbols, Goal>
    TypesProposal<Puzzle<N, Rules, Givens, Symbols>, Goal>
where
    Puzzle<N, Rules, Givens, Symbols>: SolvedWith<Goal>,
{
    /// The solutions, in the first rows and columns of each array; `None` if the search has not ended.
    pub(crate) const SOLUTIONS: Option<&'static [[[u8; 25]; 25]]> =
        <Puzzle<N, Rules, Givens, Symbols> as SolvedWith<Goal>>::Findings::SOLUTIONS;

    /// The first solution; unspecified digits if there is no solution.
    pub(crate) const ROWS: [[u8; N]; N] = match Self::SOLUTIONS {
        Some([one, ..]) => rows(one),
        _ => [[1; N]; N],
    };
}

impl<const N: usize, Rules, Givens, Symbols, Goal> Report
    for TypesProposal<Puzzle<N, Rules, Givens, Symbols>, Goal>
where
    Puzzle<N, Rules, Givens, Symbols>: SolvedWith<Goal>,
{
    const FINDING: Finding = match Self::SOLUTIONS {
        Some([one, other]) => Finding::several(&rows::<N>(one), &rows::<N>(other)),
        Some([_]) => Finding::NOTHING,
        Some(_) => Finding::of(FindingKind::SomeSolution),
        None => Finding::of(FindingKind::SomeEnd),
    };
}

impl<const N: usize, Rules, Givens, Symbols, Goal> Proposal
    for TypesProposal<Puzzle<N, Rules, Givens, Symbols>, Goal>
where
    Puzzle<N, Rules, Givens, Symbols>: SolvedWith<Goal>,
{
    const DIGITS: &'static [u8] = Self::ROWS.as_flattened();
}

/// Returns the first rows and columns of a solution.
const fn rows<const N: usize>(solution: &[[u8; 25]; 25]) -> [[u8; N]; N] {
    let mut rows = [[0; N]; N];
    let mut row = 0;
    while row < N {
        rows[row].copy_from_slice(solution[row].split_at(N).0);
        row += 1;
    }
    rows
}
