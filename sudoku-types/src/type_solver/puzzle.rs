//! Makes the computation that solves a puzzle from the puzzle's type.

use super::givens::{DigitsFrom, Fits, GivenRows, Line, Repeat, SinglesOf};
use super::grid::DigitsAndSingles;
use super::search::FuelFor;
use super::steps::{OnceMore, Sweep};
use super::unary::{ToUnary, Unary};
use crate::access::chunks::Chunks;
use crate::puzzle::{Boxes, Puzzle};
use core::ops::Mul;
use typenum::{Const, Prod, ToUInt, U, U1};

/// A puzzle for which solutions are looked for, with this `Goal` and so much `Fuel`.
pub trait SolvedWith<Goal, Fuel> {
    /// The outcome: see [`Outcome`](super::Outcome).
    type Outcome;
}

impl<P, Goal, Fuel, Computation, Outcome> SolvedWith<Goal, Fuel> for P
where
    P: Readable<Computation = Computation>,
    Fuel: FuelFor<Computation, Goal, Outcome = Outcome>,
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
type All<R, C> = <Unary<R> as Repeat<<Unary<C> as Line>::All>>::List;

/// For each digit the marks that have it as the only candidate.
type Singles<R, C> =
    <Unary<R> as SinglesOf<<Unary<C> as Line>::None, <Unary<C> as Line>::Singles>>::Singles;

/// The digits from 1 to N.
type DigitsOf<const N: usize> = <Unary<U<N>> as DigitsFrom<U1>>::Digits;

/// A list in parts as long as a number.
type PartsOf<List, Length> = <List as Chunks<Unary<Length>>>::Chunks;

/// The givens as rows of parts of cells.
type RowsOf<Givens, R, C, N> =
    <Givens as GivenRows<All<R, C>, Singles<R, C>, Unary<C>, Unary<N>, Unary<N>>>::Rows;

impl<const N: usize, R, C, Givens, Symbols> Readable for Puzzle<N, Boxes<R, C>, Givens, Symbols>
where
    Const<N>: ToUInt,
    U<N>: ToUnary,
    R: ToUnary + Mul<C>,
    C: ToUnary,
    Prod<R, C>: Fits<U<N>>,
    Unary<C>: Line,
    Unary<R>: Repeat<<Unary<C> as Line>::All>
        + SinglesOf<<Unary<C> as Line>::None, <Unary<C> as Line>::Singles>,
    Unary<U<N>>: DigitsFrom<U1>,
    DigitsOf<N>: Chunks<Unary<C>>,
    Givens: GivenRows<All<R, C>, Singles<R, C>, Unary<C>, Unary<U<N>>, Unary<U<N>>>,
    RowsOf<Givens, R, C, U<N>>: Chunks<Unary<R>>,
{
    type Computation = Sweep<
        PartsOf<RowsOf<Givens, R, C, U<N>>, R>,
        DigitsAndSingles<PartsOf<DigitsOf<N>, C>, Singles<R, C>>,
        OnceMore,
    >;
}
