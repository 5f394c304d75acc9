//! The start of a proof: a blank grid, in which the givens are placed, row by row.
//!
//! Where two of them satisfy the same constraint, they [`Clash`](super::set::Clash): a step that names it refutes the grid.

use super::index::{I0, I1, I2, I3, I4, I5, I6, I7, I8, I9, I10, I11, I12, I13, I14, I15, Index};
use super::machine::{Branch, Machine, NoSolution};
use super::question::PlaneWith;
use super::rules::{All, Layout, LayoutOf, Rules};
use super::set::{Count, Satisfied, Set, Times};
use crate::puzzle::{Blank, Puzzle};
use typenum::{ATerm, Const, TArr, ToUInt, U};
use typenum::{U1, U2, U3, U4, U5, U6, U7, U8, U9, U10, U11, U12, U13, U14, U15, U16};

/// The cells of a row that are in these columns.
pub trait GivenRow<Columns> {
    /// The grid that has read them, a pair of its cells and its planes. `Row` are the cells of this row so far.
    type Read<R: Index, Row: Set, Cells: Set, Planes: Set>: Set;
}

impl<Columns> GivenRow<Columns> for ATerm {
    type Read<R: Index, Row: Set, Cells: Set, Planes: Set> = (R::Put<Cells, Row>, Planes);
}
impl<Tail: GivenRow<Columns>, C: Index, Columns> GivenRow<TArr<C, Columns>> for TArr<Blank, Tail> {
    type Read<R: Index, Row: Set, Cells: Set, Planes: Set> = Tail::Read<R, Row, Cells, Planes>;
}

macro_rules! givens {
    ($($number:ident $digit:ident,)*) => { $(
        impl<Tail: GivenRow<Columns>, C: Index, Columns> GivenRow<TArr<C, Columns>>
            for TArr<$number, Tail>
        {
            type Read<R: Index, Row: Set, Cells: Set, Planes: Set> = Tail::Read<
                R,
                C::Put<Row, Satisfied>,
                Cells,
                <$digit as Index>::Put<Planes, PlaneWith<R, C, C::Of<Row>, <$digit as Index>::Of<Planes>>>,
            >;
        }
    )* };
}

givens! {
    U1 I0, U2 I1, U3 I2, U4 I3, U5 I4, U6 I5, U7 I6, U8 I7,
    U9 I8, U10 I9, U11 I10, U12 I11, U13 I12, U14 I13, U15 I14, U16 I15,
}

/// The rows of a puzzle.
pub trait GivenRows<Rows> {
    /// The machine that starts with this grid, and with them.
    type Start<Grid: Set>: Machine;
}

impl<Rows> GivenRows<Rows> for ATerm {
    type Start<Grid: Set> = Branch<Grid::C0, Grid::C1, NoSolution>;
}
impl<Head: GivenRow<All>, Tail: GivenRows<Rows>, R: Index, Rows> GivenRows<TArr<R, Rows>>
    for TArr<Head, Tail>
{
    type Start<Grid: Set> = Tail::Start<Head::Read<R, R::Of<Grid::C0>, Grid::C0, Grid::C1>>;
}

/// A puzzle that is not too large.
pub trait InReach {
    /// The puzzle itself. What is asked of it is not asked of one that is too large: rustc would not come to an end.
    type Itself;
}

impl<const N: usize, R, Givens, Symbols> InReach for Puzzle<N, R, Givens, Symbols>
where
    Const<N>: ToUInt,
    U<N>: Count,
{
    type Itself = <U<N> as Count>::Itself<Self>;
}

/// A puzzle that the machine can start with.
pub trait Start {
    /// Where its units are.
    type Layout: Layout;
    /// The machine that has read the givens.
    type Machine: Machine;
}

impl<const N: usize, R, Givens, Symbols> Start for Puzzle<N, R, Givens, Symbols>
where
    Const<N>: ToUInt,
    U<N>: Count,
    R: Rules<U<N>>,
    LayoutOf<R, U<N>>: Layout,
    Givens: GivenRows<All>,
{
    type Layout = LayoutOf<R, U<N>>;
    type Machine = Givens::Start<(
        R::Cells,
        Times<U<N>, (<U<N> as Count>::All, <U<N> as Count>::All, R::Needs)>,
    )>;
}
