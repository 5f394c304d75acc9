//! The machine that a tape runs: a stack of branches, each a grid that is filled so far.
//!
//! ```text
//!                     a step names a constraint
//! Branch<grid, Rest>  ──────────────────────────▶  no candidate is live,
//!                                                  or two givens clash     Rest                         this branch is refuted
//!                                                  one                     Branch<grid with it, Rest>
//!                                                  more                    a branch for each, the last one first
//!                                                  it is satisfied:
//!                                                    no row has two blanks   Rest, and one branch more that was ended
//!                                                    one has                 Stuck
//! ```
//!
//! The bottom of the stack counts the branches that were ended, each with at most one solution: [`NoSolution`],
//! [`OneSolution`]. Whatever the tape says after that is not looked at.

use super::question::Question;
use super::rules::Layout;
use super::set::Set;
use core::marker::PhantomData;

/// A state of the machine.
pub trait Machine {
    /// After a step of the tape, in a grid with this layout.
    type Step<L: Layout, Q: Question>: Machine;
    /// With one branch more that has at most one solution.
    type Complete: Machine;
}

/// A branch to go on with, and those that wait.
pub struct Branch<Cells, Planes, Rest>(PhantomData<(Cells, Planes, Rest)>);

/// All branches are refuted.
pub enum NoSolution {}

/// All branches are refuted but one, which has at most one solution.
pub enum OneSolution {}

/// The tape proves nothing: it named something satisfied while a row had two blanks, or what makes no sense, or ended a
/// second branch.
pub enum Stuck {}

impl<Cells: Set, Planes: Set, Rest: Machine> Machine for Branch<Cells, Planes, Rest> {
    type Step<L: Layout, Q: Question> =
        <Q::Constraint<Cells, Planes> as Set>::Ask<L, Q, Cells, Planes, Rest>;
    type Complete = Branch<Cells, Planes, Rest::Complete>;
}

macro_rules! ends {
    ($($end:ident, complete: $complete:ident;)*) => { $(
        impl Machine for $end {
            type Step<L: Layout, Q: Question> = Self;
            type Complete = $complete;
        }
    )* };
}

ends! {
    NoSolution, complete: OneSolution;
    OneSolution, complete: Stuck;
    Stuck, complete: Stuck;
}
