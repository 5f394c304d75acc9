//! The start of a proof: a blank grid, in which the givens are placed.
//!
//! The set of the cells is walked in reading order, and with each cell one comes off the lists of givens. A given that
//! is not live clashes with another one: then there is no solution, and the machine says so at once.

use super::digit::{D0, D1, D2, D3, Digit, Get};
use super::machine::{Machine, NoSolution, Reading, Stuck};
use super::question::{CellsWith, Fits, FitsLines, PlanesWith};
use super::rules::{CellRows, IndexedUnits, Indexing, Indices, ListedRules, NoNeeds};
use super::set::{Function, Open, Satisfied, Set, Three};
use super::units::{At, Cell, Index, Listed, NoUnit, PlanesIn, Units};
use super::visitor::{Reach, Visitor};
use crate::judge::{ToUnary, Unary};
use crate::puzzle::{Blank, Boxes, Puzzle, Regions};
use core::marker::PhantomData;
use core::ops::Mul;
use typenum::{ATerm, Const, Prod, TArr, ToUInt, U};
use typenum::{U1, U2, U3, U4, U5, U6, U7, U8, U9, U10, U11, U12, U13, U14, U15, U16};

/// The last of so many, counted from 0, in two digits to base four.
pub trait Count {
    /// The fours in it.
    type High: Digit;
    /// The rest.
    type Low: Digit;
}

/// A cell of a puzzle.
pub trait GivenCell {
    /// The machine that has read it.
    type Put<B: Digit, L: Digit, S: Digit, P: Digit, Rest: Row, Below: Rows, Cells: Set, Planes: Set>: Machine;
}

impl GivenCell for Blank {
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

        impl GivenCell for $number {
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
type PutDigit<B, L, S, P, H, M, Rest, Below, Cells, Planes> =
    <Get<S, P, Get<B, L, Cells>> as Set>::Walk<
        Giving<At<B, L, S, P>, Index<H, M>, Rest, Below, Cells, Planes>,
        D0,
        NoSolution,
    >;

/// Puts a given into its cell.
pub struct Giving<At, Digit, Rest, Below, Cells, Planes>(
    PhantomData<(At, Digit, Rest, Below, Cells, Planes)>,
);

impl<
    B: Digit,
    L: Digit,
    S: Digit,
    P: Digit,
    H: Digit,
    M: Digit,
    Rest: Row,
    Below: Rows,
    Cells: Set,
    Planes: Set,
> Visitor for Giving<At<B, L, S, P>, Index<H, M>, Rest, Below, Cells, Planes>
{
    type To<D: Digit> = Self;
    type Found<D: Digit, End: Machine> =
        <<Fits<B, L, S, P> as Function>::Of<Get<H, M, Planes>> as Set>::Walk<
            Given<
                Reading<
                    Rest,
                    Below,
                    CellsWith<B, L, S, P, Cells>,
                    PlanesWith<B, L, S, P, H, M, Planes>,
                >,
            >,
            D0,
            End,
        >;
    type FoundIn<U: Units, D: Digit, End: Machine> =
        <<FitsLines<B, L, S, P, U::Need<<Get<H, M, Planes> as Set>::C>> as Function>::Of<
            Get<H, M, Planes>,
        > as Set>::Walk<
            Given<
                Reading<
                    Rest,
                    Below,
                    CellsWith<B, L, S, P, Cells>,
                    PlanesIn<U, B, L, S, P, H, M, Planes>,
                >,
            >,
            D0,
            End,
        >;
}

/// The machine that has read a given, if it is live.
pub struct Given<M>(PhantomData<M>);

impl<Placed: Machine> Visitor for Given<Placed> {
    type To<D: Digit> = Self;
    type Found<D: Digit, M: Machine> = Placed;
    type FoundIn<U: Units, D: Digit, M: Machine> = Stuck;
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
impl<Head: GivenCell, Tail: Row> Row for TArr<Head, Tail> {
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
    type ReachedIn<U: Units, B: Digit, L: Digit, M: Machine> = Stuck;
    type Within<B: Digit, L: Digit> = EachColumn<B, L>;
}

/// Reads those of a row.
pub struct EachColumn<B, L>(PhantomData<(B, L)>);

impl<B: Digit, L: Digit> Reach for EachColumn<B, L> {
    type Reached<S: Digit, P: Digit, M: Machine> = M::Read<B, L, S, P>;
    type ReachedIn<U: Units, S: Digit, P: Digit, M: Machine> = Stuck;
    type Within<S: Digit, P: Digit> = Self;
}

/// A puzzle that the machine can start with.
pub trait Start {
    /// The cells of the units that are listed.
    type Units: Set;
    /// The machine that has read the givens.
    type Machine: Machine;
}

impl<const N: usize, R, C, Givens, Symbols> Start for Puzzle<N, Boxes<R, C>, Givens, Symbols>
where
    R: Count + Mul<C, Output: Count>,
    C: Count,
    Givens: Rows,
{
    type Units = Satisfied;
    type Machine = <Grid<
        <R::High as Digit>::Wide<<C::High as Digit>::Wide<D0>>,
        R,
        C,
        Prod<R, C>,
    > as Blanks>::Read<Givens>;
}

/// Where units are listed: in a list of rules, and where there are regions.
macro_rules! listed {
    ($($rules:ident)*) => { $(
        impl<const N: usize, P, Q, Givens, Symbols, Units> Start
            for Puzzle<N, $rules<P, Q>, Givens, Symbols>
        where
            Const<N>: ToUInt,
            U<N>: Count + ToUnary,
            Indices: Indexing<Unary<U<N>>>,
            $rules<P, Q>: ListedRules<CellRows<Unary<U<N>>>, U<N>, Units = Units>,
            Units: IndexedUnits<Indices, Unary<U<N>>>,
            Givens: Rows,
        {
            type Units = Units::Lists<NoNeeds>;
            type Machine = <EachCell<U<N>, Open> as Set>::Walk<
                <D0 as Digit>::Visitor<EachRow>,
                D0,
                Reading<
                    ATerm,
                    Givens,
                    Units::Cells<EachCell<U<N>, Cell<NoUnit>>>,
                    EachDigit<
                        D0,
                        U<N>,
                        Three<
                            EachDigit<D0, U<N>, Listed>,
                            EachDigit<D0, U<N>, Listed>,
                            Units::Needs<NoNeeds>,
                        >,
                    >,
                >,
            >;
        }
    )* };
}

listed! { Regions TArr }

/// As many of `X` as there are cells, in rows and columns that are written as digits are.
type EachCell<N, X> = EachDigit<D0, N, EachDigit<D0, N, X>>;

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
