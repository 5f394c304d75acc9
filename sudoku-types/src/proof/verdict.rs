//! What a tape proves: that a puzzle has exactly one solution, or none.
//!
//! That the grid has the right shape, the judge checks.

use super::givens::{InReach, Start};
use super::machine::{NoSolution, OneSolution};
use super::tape::Tape;
use crate::judge::Shaped;
use core::marker::PhantomData;

/// A tape that finds one solution of the puzzle, and refutes all other branches.
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

/// One solution.
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
