//! Units as lists of cells: boxes or regions first, then those of further rules.
//!
//! ```text
//! Cells     Cell<In<I1, In<I9, NoUnit>>>              an open cell, in the units 1 and 9
//! L         Unit<TArr<Place<I0, I2>, …>>              a unit, and its cells, which never change
//! ```

use super::index::Index;
use super::machine::{Machine, Stuck};
use super::question::{Candidate, Question, Try, Visitor};
use super::set::{Satisfied, Set, leaves};
use core::marker::PhantomData;
use typenum::{ATerm, TArr};

/// A cell that still needs a digit, and is in these units.
pub struct Cell<Units>(PhantomData<Units>);

/// A unit of these cells.
pub struct Unit<Cells>(PhantomData<Cells>);

leaves! {
    [U: Units] Cell<U> {
        type Found<X: Set, V: Visitor, I: Index, Cells: Set, Planes: Set, M: Machine> = Stuck;
        type Place<K: Candidate, Cells: Set, Planes: Set, M: Machine> = K::In<U, Cells, Planes, M>;
        type Allow<Others: Units, All: Units, Needs: Set, K: Candidate, Cells: Set, Planes: Set, M: Machine> = Stuck;
        type Ask<L: Set, Q: Question, Cells: Set, Planes: Set, Rest: Machine> =
            Q::Branches<L, Cells, Planes, Rest>;
        type Settled<M: Machine> = Stuck;
        type Joining<I: Index> = Cell<In<I, U>>;
        type Branches<D: Index, Cells: Set, Planes: Set, Rest: Machine> = Stuck;
    }
    [C: UnitCells] Unit<C> {
        type Found<X: Set, V: Visitor, I: Index, Cells: Set, Planes: Set, M: Machine> = Stuck;
        type Place<K: Candidate, Cells: Set, Planes: Set, M: Machine> = Stuck;
        type Allow<Others: Units, All: Units, Needs: Set, K: Candidate, Cells: Set, Planes: Set, M: Machine> = Stuck;
        type Ask<L: Set, Q: Question, Cells: Set, Planes: Set, Rest: Machine> = Stuck;
        type Settled<M: Machine> = Stuck;
        type Joining<I: Index> = Self;
        type Branches<D: Index, Cells: Set, Planes: Set, Rest: Machine> =
            C::Branches<D, Cells, Planes, Rest>;
    }
}

/// The units of a cell.
pub trait Units {
    /// What becomes of a candidate in `All` units, if these need it.
    type Allow<All: Units, Needs: Set, K: Candidate, Cells: Set, Planes: Set, M: Machine>: Machine;
    /// What the units need, where these have it.
    type With<Needs: Set>: Set;
}

/// The unit `I`, and others.
pub struct In<I, Others>(PhantomData<(I, Others)>);

/// No unit.
pub enum NoUnit {}

impl Units for NoUnit {
    type Allow<All: Units, Needs: Set, K: Candidate, Cells: Set, Planes: Set, M: Machine> =
        K::Placed<All, Cells, Planes, M>;
    type With<Needs: Set> = Needs;
}
impl<I: Index, Others: Units> Units for In<I, Others> {
    type Allow<All: Units, Needs: Set, K: Candidate, Cells: Set, Planes: Set, M: Machine> =
        <I::Of<Needs> as Set>::Allow<Others, All, Needs, K, Cells, Planes, M>;
    type With<Needs: Set> = I::Put<Others::With<Needs>, Satisfied>;
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
