//! What a step can ask: the four kinds of constraints, and for each its live candidates.
//!
//! A grid is two nodes:
//!
//! ```text
//! Cells     of each row, each column        does the cell need a digit?      I4: yes, and it is in the unit 4
//! Planes    of each digit    A  each row        does the row need a place for it?
//!                            B  each column     does the column?
//!                            C  each unit       does the unit? Boxes or regions, and those of further rules.
//! ```
//!
//! A candidate is a digit in a cell. It is live while the cell, and the digit's row, column and units, are all open; to
//! place it satisfies these.
//!
//! ```text
//! row 2 and 5?      columns     cells of row 2            do the units need a 5?
//!                   Open        I0                        unit 0: Open                  a candidate: the first column
//!                   Satisfied   I0
//!                   Open        Satisfied, it has a digit
//!                   Open        I1                        unit 1: Satisfied
//! ```

use super::candidates::{Candidates, Nothing, Places};
use super::index::Index;
use super::machine::{Branch, Machine};
use super::rules::Layout;
use super::set::{Satisfied, Set};
use core::marker::PhantomData;

/// Which rows need the digit `D`,
type Rows<D, Planes> = <<D as Index>::Of<Planes> as Set>::C0;
/// which columns,
type Columns<D, Planes> = <<D as Index>::Of<Planes> as Set>::C1;
/// and which units.
type Needs<D, Planes> = <<D as Index>::Of<Planes> as Set>::C2;

/// What is in a cell of a grid.
type CellAt<R, C, Cells> = <C as Index>::Of<<R as Index>::Of<Cells>>;

/// A constraint that a step names.
pub trait Question {
    /// What is known of it.
    type Constraint<Cells: Set, Planes: Set>: Set;
    /// A branch for each live candidate, before the branches that wait. `L` says where the units are.
    type Branches<L: Layout, Cells: Set, Planes: Set, Rest: Machine>: Machine;
}

/// The cell in row `R` and column `C` needs a digit.
pub struct CellHasDigit<R, C>(PhantomData<(R, C)>);

/// The row `R` needs a place for the digit `D`.
pub struct RowHasPlace<R, D>(PhantomData<(R, D)>);

/// The column `C` needs a place for the digit `D`.
pub struct ColumnHasPlace<C, D>(PhantomData<(C, D)>);

/// The unit `U` needs a place for the digit `D`. Boxes or regions are the first units, then come those of further rules,
/// sixteen at most.
pub struct UnitHasPlace<U, D>(PhantomData<(U, D)>);

impl<R: Index, C: Index> Question for CellHasDigit<R, C> {
    type Constraint<Cells: Set, Planes: Set> = CellAt<R, C, Cells>;
    type Branches<L: Layout, Cells: Set, Planes: Set, Rest: Machine> =
        <Planes::Digits<R, C, CellAt<R, C, Cells>> as Candidates>::Branches<
            Self,
            Cells,
            Planes,
            Rest,
        >;
}

impl<R: Index, D: Index> Question for RowHasPlace<R, D> {
    type Constraint<Cells: Set, Planes: Set> = R::Need<Rows<D, Planes>>;
    type Branches<L: Layout, Cells: Set, Planes: Set, Rest: Machine> = <<Columns<D, Planes> as Set>::InRow<
        R::Of<Cells>,
        Needs<D, Planes>,
    > as Candidates>::Branches<Self, Cells, Planes, Rest>;
}

impl<C: Index, D: Index> Question for ColumnHasPlace<C, D> {
    type Constraint<Cells: Set, Planes: Set> = C::Need<Columns<D, Planes>>;
    type Branches<L: Layout, Cells: Set, Planes: Set, Rest: Machine> =
        <<Rows<D, Planes> as Set>::InColumn<C, Cells, Needs<D, Planes>> as Candidates>::Branches<
            Self,
            Cells,
            Planes,
            Rest,
        >;
}

impl<U: Index, D: Index> Question for UnitHasPlace<U, D> {
    type Constraint<Cells: Set, Planes: Set> = U::Need<Needs<D, Planes>>;
    type Branches<L: Layout, Cells: Set, Planes: Set, Rest: Machine> =
        <U::Of<L::Units> as Set>::Branches<D, Cells, Planes, Rest>;
}

/// The digit `D` in row `R` and column `C`: it is known already, so an index says nothing more.
pub struct At<R, C, D>(PhantomData<(R, C, D)>);

/// The plane of a digit with one more, in row `R`, column `C`, and `Cell`.
pub(super) type PlaneWith<R, C, Cell, Plane> = (
    <R as Index>::Give<<Plane as Set>::C0>,
    <C as Index>::Give<<Plane as Set>::C1>,
    <Cell as Set>::Close<<Plane as Set>::C2>,
);

/// Where a candidate is placed: what the question knows, and the index that was found.
macro_rules! placed {
    ($([$($known:ident)*] $places:ty, $found:ident;)*) => { $(
        impl<$($known: Index),*> Places for $places {
            type Placed<$found: Index, Cells: Set, Planes: Set, Rest: Machine> = Branch<
                R::Put<Cells, C::Put<R::Of<Cells>, Satisfied>>,
                D::Put<Planes, PlaneWith<R, C, CellAt<R, C, Cells>, D::Of<Planes>>>,
                Rest,
            >;
        }
    )* };
}

placed! {
    [R C] CellHasDigit<R, C>, D;
    [R D] RowHasPlace<R, D>, C;
    [C D] ColumnHasPlace<C, D>, R;
    [R C D] At<R, C, D>, I;
}

/// A branch for the digit `D` in row `R` and column `C`, before the others, if this candidate is live.
pub(super) type Try<R, C, D, Cells, Planes, Rest> = <<<<D as Index>::Of<Planes> as Set>::Try<
    R,
    C,
    CellAt<R, C, Cells>,
> as Set>::Candidate<D, Nothing> as Candidates>::Branches<At<R, C, D>, Cells, Planes, Rest>;
