//! A puzzle as a computation.

use super::grid::DigitsAndSingles;
use super::read::{DigitsFrom, Fits, GivenRows, Grouped, Line, Repeat, SinglesOf};
use super::ruler::{Ruler, RulerOf};
use super::search::FuelFor;
use super::sweep::{OnceMore, Sweep};
use crate::puzzle::{Boxes, Puzzle};
use core::ops::Mul;
use typenum::{ATerm, Const, Prod, ToUInt, U, U1};

/// A puzzle for which a solution is looked for in this `Mode` and with so much `Fuel`.
pub trait SolvedWith<Mode, Fuel> {
    /// The outcome: see [`Outcome`](super::Outcome).
    type Outcome;
}

impl<P, Mode, Fuel, Computation, Outcome> SolvedWith<Mode, Fuel> for P
where
    P: Readable<Computation = Computation>,
    Fuel: FuelFor<Computation, Mode, Outcome = Outcome>,
{
    type Outcome = Outcome;
}

/// A puzzle that has the shape of one.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a puzzle that can be solved",
    label = "not a `sudoku_types::Puzzle`, or not of its size"
)]
pub trait Readable {
    /// The computation that solves it.
    type Computation;
}

/// The marks of a blank.
type All<R, C> = <RulerOf<R> as Repeat<<RulerOf<C> as Line>::All>>::List;

/// For each digit the marks that have it as the only candidate.
type Singles<R, C> =
    <RulerOf<R> as SinglesOf<<RulerOf<C> as Line>::None, <RulerOf<C> as Line>::Singles>>::Singles;

/// The digits from 1 to N.
type DigitsOf<const N: usize> = <RulerOf<U<N>> as DigitsFrom<U1>>::Digits;

/// A list in groups as long as a number.
type GroupsOf<List, Length> = <List as Grouped<ATerm, RulerOf<Length>>>::Groups;

/// The givens as rows of parts of cells.
type RowsOf<Givens, R, C, N> =
    <Givens as GivenRows<All<R, C>, Singles<R, C>, RulerOf<C>, RulerOf<N>, RulerOf<N>>>::Rows;

impl<const N: usize, R, C, Givens, Symbols> Readable for Puzzle<N, Boxes<R, C>, Givens, Symbols>
where
    Const<N>: ToUInt,
    U<N>: Ruler,
    R: Ruler + Mul<C>,
    C: Ruler,
    Prod<R, C>: Fits<U<N>>,
    RulerOf<C>: Line,
    RulerOf<R>: Repeat<<RulerOf<C> as Line>::All>
        + SinglesOf<<RulerOf<C> as Line>::None, <RulerOf<C> as Line>::Singles>,
    RulerOf<U<N>>: DigitsFrom<U1>,
    DigitsOf<N>: Grouped<ATerm, RulerOf<C>>,
    Givens: GivenRows<All<R, C>, Singles<R, C>, RulerOf<C>, RulerOf<U<N>>, RulerOf<U<N>>>,
    RowsOf<Givens, R, C, U<N>>: Grouped<ATerm, RulerOf<R>>,
{
    type Computation = Sweep<
        GroupsOf<RowsOf<Givens, R, C, U<N>>, R>,
        DigitsAndSingles<GroupsOf<DigitsOf<N>, C>, Singles<R, C>>,
        OnceMore,
    >;
}
