//! What a step can ask: the four kinds of constraints, and for each its live candidates.
//!
//! A grid is two sets of constraints:
//!
//! ```text
//! Cells     of each row, each column        does the cell need a digit?      Cell<In<I4, NoUnit>>: yes, and it is in box 4
//! Planes    of each digit    A  each row        does the row need a place for it?
//!                            B  each column     does the column?
//!                            C  each unit       does the unit? Boxes or regions, and those of further rules.
//! ```
//!
//! A candidate is a digit in a cell. It is live while the cell, and the digit's row, column and units, are all open; to
//! place it satisfies these. They are looked at one after the other, and after one that is satisfied no further one.
//!
//! ```text
//! row 2 and 5?      columns that need a 5   ──▶   of these the open cells of row 2   ──▶   their units   ──▶   Placed
//! ```

use super::index::Index;
use super::machine::{Branch, Machine};
use super::set::{Node3, Satisfied, Set};
use super::units::Units;
use core::marker::PhantomData;

/// Which rows need the digit `D`,
type Rows<D, Planes> = <<D as Index>::Of<Planes> as Set>::C0;
/// which columns,
type Columns<D, Planes> = <<D as Index>::Of<Planes> as Set>::C1;
/// and which units.
type Needs<D, Planes> = <<D as Index>::Of<Planes> as Set>::C2;

/// A constraint that a step names.
pub trait Question {
    /// Whether it is open.
    type Constraint<Cells: Set, Planes: Set>: Set;
    /// A branch for each live candidate, before the branches that wait. `L` has the cells of the units.
    type Branches<L: Set, Cells: Set, Planes: Set, Rest: Machine>: Machine;
}

/// The cell in row `R` and column `C` needs a digit.
pub struct CellHasDigit<R, C>(PhantomData<(R, C)>);

/// The row `R` needs a place for the digit `D`.
pub struct RowHasPlace<R, D>(PhantomData<(R, D)>);

/// The column `C` needs a place for the digit `D`.
pub struct ColumnHasPlace<C, D>(PhantomData<(C, D)>);

/// The unit `U` needs a place for the digit `D`.
pub struct UnitHasPlace<U, D>(PhantomData<(U, D)>);

impl<R: Index, C: Index> Question for CellHasDigit<R, C> {
    type Constraint<Cells: Set, Planes: Set> = CellAt<R, C, Cells>;
    type Branches<L: Set, Cells: Set, Planes: Set, Rest: Machine> =
        Planes::Each<AtRow<R, C>, Cells, Planes, Rest>;
}

impl<R: Index, D: Index> Question for RowHasPlace<R, D> {
    type Constraint<Cells: Set, Planes: Set> = R::Of<Rows<D, Planes>>;
    type Branches<L: Set, Cells: Set, Planes: Set, Rest: Machine> =
        <Columns<D, Planes> as Set>::Along<R::Of<Cells>, InRow<R, D>, Cells, Planes, Rest>;
}

impl<C: Index, D: Index> Question for ColumnHasPlace<C, D> {
    type Constraint<Cells: Set, Planes: Set> = C::Of<Columns<D, Planes>>;
    type Branches<L: Set, Cells: Set, Planes: Set, Rest: Machine> =
        <Rows<D, Planes> as Set>::Along<Cells, InColumn<C, D>, Cells, Planes, Rest>;
}

impl<U: Index, D: Index> Question for UnitHasPlace<U, D> {
    type Constraint<Cells: Set, Planes: Set> = U::Of<Needs<D, Planes>>;
    type Branches<L: Set, Cells: Set, Planes: Set, Rest: Machine> =
        <U::Of<L> as Set>::Branches<D, Cells, Planes, Rest>;
}

/// What is in a cell of a grid.
type CellAt<R, C, Cells> = <C as Index>::Of<<R as Index>::Of<Cells>>;

/// A visitor of a node's children.
pub trait Visitor {
    /// What becomes of the machine at the child `X` in the place `I`.
    type At<I: Index, X: Set, Cells: Set, Planes: Set, M: Machine>: Machine;
}

/// Finds in a row the cells where a digit can go.
pub struct InRow<R, D>(PhantomData<(R, D)>);

impl<R: Index, D: Index> Visitor for InRow<R, D> {
    type At<C: Index, X: Set, Cells: Set, Planes: Set, M: Machine> =
        X::Place<At<R, C, D>, Cells, Planes, M>;
}

/// Finds in the rows the cells of a column where a digit can go.
pub struct InColumn<C, D>(PhantomData<(C, D)>);

impl<C: Index, D: Index> Visitor for InColumn<C, D> {
    type At<R: Index, X: Set, Cells: Set, Planes: Set, M: Machine> =
        <C::Of<X> as Set>::Place<At<R, C, D>, Cells, Planes, M>;
}

/// Finds in the planes the digits that can go into a cell: first those that its row needs,
pub struct AtRow<R, C>(PhantomData<(R, C)>);

impl<R: Index, C: Index> Visitor for AtRow<R, C> {
    type At<D: Index, X: Set, Cells: Set, Planes: Set, M: Machine> =
        <R::Of<X::C0> as Set>::Found<X, AtColumn<R, C>, D, Cells, Planes, M>;
}

/// then those of them that its column needs,
pub struct AtColumn<R, C>(PhantomData<(R, C)>);

impl<R: Index, C: Index> Visitor for AtColumn<R, C> {
    type At<D: Index, X: Set, Cells: Set, Planes: Set, M: Machine> =
        <C::Of<X::C1> as Set>::Found<X, AtCell<R, C>, D, Cells, Planes, M>;
}

/// and then whether the cell, and its units, do.
pub struct AtCell<R, C>(PhantomData<(R, C)>);

impl<R: Index, C: Index> Visitor for AtCell<R, C> {
    type At<D: Index, X: Set, Cells: Set, Planes: Set, M: Machine> =
        <CellAt<R, C, Cells> as Set>::Place<At<R, C, D>, Cells, Planes, M>;
}

/// A branch for the digit `D` in row `R` and column `C`, before the others, if this candidate is live.
pub(super) type Try<R, C, D, Cells, Planes, M> =
    <AtRow<R, C> as Visitor>::At<D, <D as Index>::Of<Planes>, Cells, Planes, M>;

/// A candidate whose cell, row and column are open.
pub trait Candidate {
    /// The branch of it before the others, if all units of its cell are open too.
    type In<U: Units, Cells: Set, Planes: Set, M: Machine>: Machine;
    /// The branch of it before the others.
    type Placed<U: Units, Cells: Set, Planes: Set, M: Machine>: Machine;
}

/// The digit `D` in row `R` and column `C`.
pub struct At<R, C, D>(PhantomData<(R, C, D)>);

impl<R: Index, C: Index, D: Index> Candidate for At<R, C, D> {
    type In<U: Units, Cells: Set, Planes: Set, M: Machine> =
        U::Allow<U, Needs<D, Planes>, Self, Cells, Planes, M>;
    type Placed<U: Units, Cells: Set, Planes: Set, M: Machine> = Branch<
        R::Put<Cells, C::Put<R::Of<Cells>, Satisfied>>,
        D::Put<
            Planes,
            Node3<
                R::Put<Rows<D, Planes>, Satisfied>,
                C::Put<Columns<D, Planes>, Satisfied>,
                U::With<Needs<D, Planes>>,
            >,
        >,
        M,
    >;
}
