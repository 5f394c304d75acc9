//! The start of a proof: a blank grid, in which the givens are placed, row by row.
//!
//! Where two of them satisfy the same constraint, they [`Clash`](super::set::Clash): a step that names it refutes the grid.

use super::index::{I0, I1, I2, I3, I4, I5, I6, I7, I8, I9, I10, I11, I12, I13, I14, I15, Index};
use super::machine::{Branch, Machine, NoSolution};
use super::question::PlaneWith;
use super::rules::{Layout, LayoutOf, Rules};
use super::set::{Count, Satisfied, Set, Times, list, places, sizes};
use crate::puzzle::{Blank, Puzzle};
use typenum::{ATerm, Const, TArr, ToUInt, U};
use typenum::{U1, U2, U3, U4, U5, U6, U7, U8, U9, U10, U11, U12, U13, U14, U15, U16};

/// A cell of a puzzle.
pub trait Given {
    /// What the cell `B` of a blank grid becomes.
    type Cell<B: Set>: Set;
    /// The planes that have read it.
    type Planes<R: Index, C: Index, B: Set, Planes: Set>: Set;
}

impl Given for Blank {
    type Cell<B: Set> = B;
    type Planes<R: Index, C: Index, B: Set, Planes: Set> = Planes;
}

macro_rules! givens {
    ([$([$child:ident $put:ident $($others:tt)*])*] $($number:ident)*) => { $(
        impl Given for $number {
            type Cell<B: Set> = Satisfied;
            type Planes<R: Index, C: Index, B: Set, Planes: Set> =
                Planes::$put<PlaneWith<R, C, B, Planes::$child>>;
        }
    )* };
}

places! { givens! U1 U2 U3 U4 U5 U6 U7 U8 U9 U10 U11 U12 U13 U14 U15 U16 }

/// A row of a puzzle.
pub trait GivenRow {
    /// What the cells of the row `B` of a blank grid become.
    type Cells<B: Set>: Set;
    /// The planes that have read it.
    type Planes<R: Index, B: Set, Planes: Set>: Set;
}

/// The rows of a puzzle.
pub trait GivenRows {
    /// What the cells of the blank grid `B` become.
    type Cells<B: Set>: Set;
    /// The planes that have read them.
    type Planes<B: Set, Planes: Set>: Set;
}

/// Planes that have read these, one behind the other.
macro_rules! read {
    ($planes:ty: [$($r:ident)?] $given:ident $index:ident $($others:ident)*) => {
        read! {
            $given::Planes<$($r,)? $index, B::$given, $planes>: [$($r)?] $($others)*
        }
    };
    ($planes:ty: [$($r:ident)?]) => { $planes };
}

/// Rows, and grids, of so many.
macro_rules! given_rows {
    ($count:ident [$([$child:ident $put:ident $index:ident $($others:tt)*])*] [$($left:tt)*]) => {
        impl<$($child: Given),*> GivenRow for list!($($child)*) {
            type Cells<B: Set> = ($($child::Cell<B::$child>,)*);
            type Planes<R: Index, B: Set, Planes: Set> =
                read!(Planes: [R] $($child $index)*);
        }

        impl<$($child: GivenRow),*> GivenRows for list!($($child)*) {
            type Cells<B: Set> = ($($child::Cells<B::$child>,)*);
            type Planes<B: Set, Planes: Set> = read!(Planes: [] $($child $index)*);
        }
    };
}

places! { sizes! given_rows! }

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
    Givens: GivenRows,
{
    type Layout = LayoutOf<R, U<N>>;
    type Machine = Branch<
        Givens::Cells<R::Cells>,
        Givens::Planes<
            R::Cells,
            Times<U<N>, (<U<N> as Count>::All, <U<N> as Count>::All, R::Needs)>,
        >,
        NoSolution,
    >;
}
