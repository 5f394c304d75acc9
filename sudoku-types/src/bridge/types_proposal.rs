//! The digits that the machine of types finds, as constants of a type.
//!
//! ```text
//! Three<{ three::<TypesProposal<Puzzle<9, Boxes<U3, U3>, TArr<…>>, Unique>>(2) }, …>
//!                          │
//!                          ▼  SolvedWith<Unique>::Findings         worked out by the types
//!                 OneFound<…>                                      SOLUTIONS[0][0][2..5] = 4, 6, 7
//! ```
//!
//! rustc works out a projection again in every function that names it, while it remembers the value of a constant. So the
//! search is named by constants alone: it is made once, however often the type of the puzzle is used.

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
    /// The solutions, in the first rows and columns; `None` if the search has not ended.
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

/// The first rows and columns.
const fn rows<const N: usize>(solution: &[[u8; 25]; 25]) -> [[u8; N]; N] {
    let mut rows = [[0; N]; N];
    let mut row = 0;
    while row < N {
        rows[row].copy_from_slice(solution[row].split_at(N).0);
        row += 1;
    }
    rows
}
