//! The digits that the solver made of traits proposes, as constants of a type.
//!
//! They are read from the rows that the traits found:
//!
//! ```text
//! Three<{ three::<TypesProposal<Puzzle<9, Boxes<U3, U3>, TArr<…>>, Unique, Fuel>>(2) }, …>
//!                          │
//!                          ▼  SolvedWith<Unique, Fuel>::Outcome         worked out by the traits
//!               Found<TArr<TArr<U5, TArr<U3, TArr<U4, …>>>, …>>     ROWS[0][2..5] = 4, 6, 7
//! ```
//!
//! The type could name the rows directly, as a projection. But rustc works out a projection again in every function
//! that names it, while it remembers the value of a constant: with constants the search is made once, however often the
//! puzzle's type is used. It is still the traits alone that search.

use crate::bridge::proposal::Proposal;
use crate::bridge::values::RowsValue;
use crate::puzzle::Puzzle;
use crate::type_solver::{Fail, Found, Several, SolvedWith, TooDeep};
use core::marker::PhantomData;
use sudoku_notation::messages::Finding;

/// An outcome as values, for a grid of `N` × `N` cells.
pub trait OutcomeValue<const N: usize> {
    /// The digits of the solution, where there is one to propose.
    const ROWS: [[u8; N]; N] = [[1; N]; N];

    /// What there is to say of it.
    const FINDING: Finding;
}

impl<Rows: RowsValue<N>, const N: usize> OutcomeValue<N> for Found<Rows> {
    const ROWS: [[u8; N]; N] = Rows::ROWS;
    const FINDING: Finding = Finding::NOTHING;
}
impl<One: RowsValue<N>, Other: RowsValue<N>, const N: usize> OutcomeValue<N>
    for Several<One, Other>
{
    const FINDING: Finding = Finding::several(&One::ROWS, &Other::ROWS);
}
impl<const N: usize> OutcomeValue<N> for Fail {
    const FINDING: Finding = Finding::NO_SOLUTION;
}
impl<const N: usize> OutcomeValue<N> for TooDeep {
    const FINDING: Finding = Finding::OUT_OF_FUEL;
}

/// The proposal of the solver made of traits, in this `Goal` and with so much `Fuel`.
pub struct TypesProposal<Puzzle, Goal, Fuel>(PhantomData<(Puzzle, Goal, Fuel)>);

impl<const N: usize, Rules, Givens, Symbols, Goal, Fuel, Outcome> Proposal
    for TypesProposal<Puzzle<N, Rules, Givens, Symbols>, Goal, Fuel>
where
    Puzzle<N, Rules, Givens, Symbols>: SolvedWith<Goal, Fuel, Outcome = Outcome>,
    Outcome: OutcomeValue<N>,
{
    const DIGITS: &'static [u8] = Outcome::ROWS.as_flattened();
    const FINDING: Finding = Outcome::FINDING;
}
