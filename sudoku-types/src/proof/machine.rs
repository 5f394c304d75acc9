//! The machine that a tape runs: a stack of branches, each a grid that is filled so far.
//!
//! ```text
//!                     a step names a constraint
//! Branch<grid, Rest>  ──────────────────────────▶  no candidate is live    Rest                         this branch is refuted
//!                                                  one                     Branch<grid with it, Rest>
//!                                                  more                    a branch for each, the last one first
//!                                                  it is satisfied, as
//!                                                    all are               Rest, and one solution more
//!                                                    others are not        Stuck
//! ```
//!
//! The bottom of the stack counts solutions: [`NoSolution`], [`OneSolution`]. Whatever the tape says after that is not
//! looked at.

use super::digit::Digit;
use super::givens::{Row, Rows};
use super::question::Question;
use super::set::Set;
use core::marker::PhantomData;

/// A state of the machine.
pub trait Machine {
    /// After the givens of one more cell are read.
    type Read<B: Digit, L: Digit, S: Digit, P: Digit>: Machine;
    /// After a step of the tape, in a grid whose listed units have the cells that `L` says.
    type Step<L: Set, Q: Question>: Machine;
    /// With one solution more.
    type Complete: Machine;
}

/// The givens are being read: of a row what is left of it, the rows after it, and the grid so far.
pub struct Reading<Row, Rows, Cells, Planes>(PhantomData<(Row, Rows, Cells, Planes)>);

/// A branch to go on with, and those that wait.
pub struct Branch<Cells, Planes, Rest>(PhantomData<(Cells, Planes, Rest)>);

/// All branches have ended, and none in a solution.
pub enum NoSolution {}

/// All have, and one in a solution.
pub enum OneSolution {}

/// The tape proves nothing: it named what was satisfied already, or found a second solution.
pub enum Stuck {}

impl<R: Row, Rs: Rows, Cells: Set, Planes: Set> Machine for Reading<R, Rs, Cells, Planes> {
    type Read<B: Digit, L: Digit, S: Digit, P: Digit> = R::Next<B, L, S, P, Rs, Cells, Planes>;
    type Step<L: Set, Q: Question> = <Branch<Cells, Planes, NoSolution> as Machine>::Step<L, Q>;
    type Complete = Stuck;
}

impl<Cells: Set, Planes: Set, Rest: Machine> Machine for Branch<Cells, Planes, Rest> {
    type Read<B: Digit, L: Digit, S: Digit, P: Digit> = Stuck;
    type Step<L: Set, Q: Question> =
        <Q::Constraint<Cells, Planes> as Set>::Ask<L, Q, Cells, Planes, Rest>;
    type Complete = Branch<Cells, Planes, Rest::Complete>;
}

macro_rules! ends {
    ($($end:ident, complete: $complete:ident;)*) => { $(
        impl Machine for $end {
            type Read<B: Digit, L: Digit, S: Digit, P: Digit> = Self;
            type Step<L: Set, Q: Question> = Self;
            type Complete = $complete;
        }
    )* };
}

ends! {
    NoSolution, complete: OneSolution;
    OneSolution, complete: Stuck;
    Stuck, complete: Stuck;
}
