//! Units as lists of cells: boxes or regions first, then those of further rules.
//!
//! ```text
//! Cells     I1                                        an open cell, in the unit 1
//!           In<I9, I1>                                in the units 9 and 1
//! L::Units  Unit<TArr<Place<I0, I2>, …>>              a unit, and its cells, which never change
//! ```

use super::blanks::{Blanks, MoreBlanks};
use super::candidates::{Candidates, Nonsense};
use super::index::Index;
use super::machine::{Machine, Stuck};
use super::question::{Question, Try};
use super::rules::Layout;
use super::set::{
    Open, Satisfied, Set, childless, no_cell, no_four, no_need, no_node, no_unit, open, places,
};
use core::marker::PhantomData;
use typenum::{ATerm, TArr};

/// A cell that still needs a digit, in the unit `I`, and in those of the cell `Others`.
pub struct In<I, Others>(PhantomData<(I, Others)>);

/// A cell that still needs a digit, in no unit.
pub enum NoUnit {}

/// A unit of these cells.
pub struct Unit<Cells>(PhantomData<Cells>);

impl<U: Index, More: Set> Set for In<U, More> {
    open! {}
    type Live<N: Set> = <U::Need<N> as Set>::And<More::Live<N>>;
    type Joining<I: Index> = In<I, Self>;
    type Close<N: Set> = U::Give<More::Close<N>>;
    no_node! {}
    no_four! {}
    no_need! {}
    no_unit! {}
}

impl Set for NoUnit {
    open! {}
    type Live<N: Set> = Open;
    type Joining<I: Index> = I;
    type Close<N: Set> = N;
    no_node! {}
    no_four! {}
    no_need! {}
    no_unit! {}
}

impl<List: UnitCells> Set for Unit<List> {
    type Ask<L: Layout, Q: Question, Cells: Set, Planes: Set, Rest: Machine> = Stuck;
    type AddTo<B: Blanks> = MoreBlanks;
    type Branches<D: Index, Cells: Set, Planes: Set, Rest: Machine> =
        List::Branches<D, Cells, Planes, Rest>;
    no_node! {}
    no_four! {}
    no_need! {}
    no_cell! {}
}

/// The cell in row `R` and column `C`.
pub struct Place<R, C>(PhantomData<(R, C)>);

/// The cells of a unit, a list.
pub trait UnitCells {
    /// A branch for each of them where the digit `D` can go, before the branches that wait.
    type Branches<D: Index, Cells: Set, Planes: Set, Rest: Machine>: Machine;
    /// The cells of a grid, where these are in the unit `I` too.
    type Join<I: Index, Cells: Set>: Set;
}

impl UnitCells for ATerm {
    type Branches<D: Index, Cells: Set, Planes: Set, Rest: Machine> = Rest;
    type Join<I: Index, Cells: Set> = Cells;
}
impl<R: Index, C: Index, More: UnitCells> UnitCells for TArr<Place<R, C>, More> {
    type Branches<D: Index, Cells: Set, Planes: Set, Rest: Machine> =
        More::Branches<D, Cells, Planes, Try<R, C, D, Cells, Planes, Rest>>;
    type Join<I: Index, Cells: Set> = More::Join<
        I,
        R::Put<Cells, C::Put<R::Of<Cells>, <C::Of<R::Of<Cells>> as Set>::Joining<I>>>,
    >;
}
