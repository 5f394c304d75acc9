//! What a tape proves: that a puzzle has at most one solution, or none.
//!
//! That the grid has the right shape, and where a solution is claimed, that it is one, the judge checks: both are asked
//! for beside the tape. In a grid of another shape what is shown here means nothing.

use super::givens::{InReach, Start};
use super::machine::{NoSolution, OneSolution};
use super::tape::Tape;
use crate::judge::Shaped;
use core::marker::PhantomData;

/// A tape that ends one branch of the puzzle, which has at most one solution, and refutes all others.
pub trait ShowsOne<Puzzle> {}

#[diagnostic::do_not_recommend]
impl<Puzzle, T> ShowsOne<Puzzle> for T
where
    Puzzle: InReach<Itself: Start>,
    T: Tape<Run<LayoutIn<Puzzle>, MachineOf<Puzzle>>: IsOne>,
{
}

/// Where a puzzle has its units.
type LayoutIn<Puzzle> = <<Puzzle as InReach>::Itself as Start>::Layout;

/// The machine that has read its givens.
type MachineOf<Puzzle> = <<Puzzle as InReach>::Itself as Start>::Machine;

/// At most one solution.
pub trait IsOne {}
#[diagnostic::do_not_recommend]
impl IsOne for OneSolution {}

/// A tape, if the puzzle is one that can be proved: else that is an error, and nothing is asked of the tape.
pub struct Claim<Tape, const CLAIMED: bool>(PhantomData<Tape>);

/// A tape that refutes all branches of the puzzle.
#[diagnostic::on_unimplemented(
    message = "this proof does not show that the puzzle has no solution",
    label = "not a proof of this puzzle"
)]
pub trait Refutes<Puzzle> {}

#[diagnostic::do_not_recommend]
impl<Puzzle, T> Refutes<Puzzle> for Claim<T, true>
where
    Puzzle: InReach<Itself: Start> + Shaped,
    T: Tape<Run<LayoutIn<Puzzle>, MachineOf<Puzzle>>: IsNone>,
{
}

/// No solution.
pub trait IsNone {}
#[diagnostic::do_not_recommend]
impl IsNone for NoSolution {}
