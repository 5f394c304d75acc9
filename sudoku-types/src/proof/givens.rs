//! The start: a blank grid of a shape, and the givens placed in it.
//!
//! The set of the cells is walked in reading order, and with each cell one comes off the lists of givens. A given that is not live
//! clashes with another one: then there is no solution, and the machine says so at once.

use super::digit::{D0, D1, D2, D3, Digit, Get};
use super::machine::{Machine, NoSolution, Reading, Stuck};
use super::question::{CellsWith, Fits, PlanesWith};
use super::set::{Function, Open, Set, Three};
use super::visitor::{Reach, Visitor};
use crate::puzzle::{Blank, Boxes, Puzzle};
use core::marker::PhantomData;
use core::ops::Mul;
use typenum::{ATerm, Prod, TArr};
use typenum::{U1, U2, U3, U4, U5, U6, U7, U8, U9, U10, U11, U12, U13, U14, U15, U16};

/// The last of so many, counted from 0, in two digits to base four.
pub trait Count {
    /// The fours in it.
    type High: Digit;
    /// The rest.
    type Low: Digit;
}

/// A cell of a puzzle.
pub trait Cell {
    /// The machine that has read it.
    type Put<B: Digit, L: Digit, S: Digit, P: Digit, Rest: Row, Below: Rows, Cells: Set, Planes: Set>: Machine;
}

impl Cell for Blank {
    type Put<
        B: Digit,
        L: Digit,
        S: Digit,
        P: Digit,
        Rest: Row,
        Below: Rows,
        Cells: Set,
        Planes: Set,
    > = Reading<Rest, Below, Cells, Planes>;
}

macro_rules! numbers {
    ($($number:ident = $high:ident $low:ident,)*) => { $(
        impl Count for $number {
            type High = $high;
            type Low = $low;
        }

        impl Cell for $number {
            type Put<B: Digit, L: Digit, S: Digit, P: Digit, Rest: Row, Below: Rows, Cells: Set, Planes: Set> =
                PutDigit<B, L, S, P, B::Like<$high>, B::Like<$low>, Rest, Below, Cells, Planes>;
        }
    )* };
}

numbers! {
    U1 = D0 D0, U2 = D0 D1, U3 = D0 D2, U4 = D0 D3,
    U5 = D1 D0, U6 = D1 D1, U7 = D1 D2, U8 = D1 D3,
    U9 = D2 D0, U10 = D2 D1, U11 = D2 D2, U12 = D2 D3,
    U13 = D3 D0, U14 = D3 D1, U15 = D3 D2, U16 = D3 D3,
}

/// The machine that has read a given: with it in its place if it is live, and else at its end.
type PutDigit<B, L, S, P, H, M, Rest, Below, Cells, Planes> = <<Fits<B, L, S, P> as Function>::Of<
    Get<H, M, Planes>,
> as Set>::Walk<
    Given<Reading<Rest, Below, CellsWith<B, L, S, P, Cells>, PlanesWith<B, L, S, P, H, M, Planes>>>,
    D0,
    NoSolution,
>;

/// The machine that has read a given, if it is live.
pub struct Given<M>(PhantomData<M>);

impl<Placed: Machine> Visitor for Given<Placed> {
    type To<D: Digit> = Self;
    type Found<D: Digit, M: Machine> = Placed;
}

/// What is left of a row of givens.
pub trait Row {
    /// The machine that has read the next cell.
    type Next<B: Digit, L: Digit, S: Digit, P: Digit, Below: Rows, Cells: Set, Planes: Set>: Machine;
}

impl Row for ATerm {
    type Next<B: Digit, L: Digit, S: Digit, P: Digit, Below: Rows, Cells: Set, Planes: Set> =
        Below::Next<B, L, S, P, Cells, Planes>;
}
impl<Head: Cell, Tail: Row> Row for TArr<Head, Tail> {
    type Next<B: Digit, L: Digit, S: Digit, P: Digit, Below: Rows, Cells: Set, Planes: Set> =
        Head::Put<B, L, S, P, Tail, Below, Cells, Planes>;
}

/// The rows after it.
pub trait Rows {
    /// The machine that has read the first cell of the next one.
    type Next<B: Digit, L: Digit, S: Digit, P: Digit, Cells: Set, Planes: Set>: Machine;
}

impl Rows for ATerm {
    type Next<B: Digit, L: Digit, S: Digit, P: Digit, Cells: Set, Planes: Set> = Stuck;
}
impl<Head: Row, Tail: Rows> Rows for TArr<Head, Tail> {
    type Next<B: Digit, L: Digit, S: Digit, P: Digit, Cells: Set, Planes: Set> =
        Head::Next<B, L, S, P, Tail, Cells, Planes>;
}

/// Reads the givens of all cells, row by row.
pub enum EachRow {}

impl Reach for EachRow {
    type Reached<B: Digit, L: Digit, M: Machine> = Stuck;
    type Within<B: Digit, L: Digit> = EachColumn<B, L>;
}

/// Reads those of a row.
pub struct EachColumn<B, L>(PhantomData<(B, L)>);

impl<B: Digit, L: Digit> Reach for EachColumn<B, L> {
    type Reached<S: Digit, P: Digit, M: Machine> = M::Read<B, L, S, P>;
    type Within<S: Digit, P: Digit> = Self;
}

/// A puzzle that the machine can start with.
pub trait Start {
    /// The machine that has read the givens.
    type Machine: Machine;
}

impl<const N: usize, R, C, Givens, Symbols> Start for Puzzle<N, Boxes<R, C>, Givens, Symbols>
where
    R: Count + Mul<C, Output: Count>,
    C: Count,
    Givens: Rows,
{
    type Machine = <Grid<
        <R::High as Digit>::Wide<<C::High as Digit>::Wide<D0>>,
        R,
        C,
        Prod<R, C>,
    > as Blanks>::Read<Givens>;
}

/// A blank grid.
pub trait Blanks {
    /// The machine that has read all givens.
    type Read<Givens: Rows>: Machine;
}

/// The grid of boxes of `R` rows and `C` columns, whose indices are written with digits like `W`.
pub struct Grid<W, R, C, N>(PhantomData<(W, R, C, N)>);

/// A node of so many of `X`.
type Times<W, N, X> =
    <<W as Digit>::Last<<N as Count>::High, <N as Count>::Low> as Digit>::Fill<X, X>;

/// As many of `X` as there are digits.
type EachDigit<W, N, X> = <<W as Digit>::Like<<N as Count>::High> as Digit>::Fill<
    <<W as Digit>::Like<D3> as Digit>::Fill<X, X>,
    <<W as Digit>::Like<<N as Count>::Low> as Digit>::Fill<X, X>,
>;

/// The constraint of each row.
type EachOfRows<W, R, C, X> = Times<W, C, Times<W, R, X>>;
/// The constraint of each column.
type EachOfColumns<W, R, C> = Times<W, R, Times<W, C, Open>>;
/// The constraint of each box.
type EachOfBoxes<W, R, C> = Times<W, C, Times<W, R, Open>>;

/// The constraints of a digit.
type Plane<W, R, C> =
    Three<EachOfRows<W, R, C, Open>, EachOfColumns<W, R, C>, EachOfBoxes<W, R, C>>;

impl<W: Digit, R: Count, C: Count, N: Count> Blanks for Grid<W, R, C, N> {
    type Read<Givens: Rows> = <EachOfRows<W, R, C, EachOfColumns<W, R, C>> as Set>::Walk<
        W::Visitor<EachRow>,
        D0,
        Reading<
            ATerm,
            Givens,
            EachOfRows<W, R, C, EachOfColumns<W, R, C>>,
            EachDigit<W, N, Plane<W, R, C>>,
        >,
    >;
}
