//! Units as lists of cells, for puzzles with regions or further rules: boxes or regions first, then the others.
//! In such puzzles the place of a cell does not determine its units. So each open cell lists its units, and what they
//! need is looked at after a candidate has been found by its row and column:
//!
//! ```text
//! Cells     of each row, each column        Cell<In<D0, D1, In<D2, D1, NoUnit>>>      it is in the units 1 and 9
//! Planes    of each digit    A  each row        Listed
//!                            B  each column     Listed
//!                            C  each unit       Listed         does the unit need a place for it?
//! L         each unit                       Unit<TArr<At<D0, D0, D1, D2>, …>>          its cells, which never change
//! ```
//!
//! Units are numbered from 0 to 15, in two digits to base four, as rows, columns and digits are here.

use super::digit::{D0, Digit, Get, Put};
use super::machine::{Branch, Machine, Stuck};
use super::question::{CellsWith, FitsLines, Question};
use super::set::{Function, Open, Satisfied, Set, Three, open_leaves};
use super::visitor::Visitor;
use core::marker::PhantomData;
use typenum::{ATerm, TArr};

/// A row, column or unit that still needs something, in a grid with listed units.
pub enum Listed {}

/// A cell that still needs a digit, and is in these units.
pub struct Cell<Units>(PhantomData<Units>);

/// A unit of these cells.
pub struct Unit<Cells>(PhantomData<Cells>);

open_leaves! {
    [] Listed:
        Walk<V, By, M> = Stuck;
        Ask<L, Q, Cells, Planes, Rest> = Q::CandidatesIn<L, Cells, Planes, Rest>;
        Joining<O, I> = Self;
        Branches<H, N> = Stuck;
    [U: Units] Cell<U>:
        Walk<V, By, M> = V::FoundIn<U, By, M>;
        Ask<L, Q, Cells, Planes, Rest> = Q::CandidatesIn<L, Cells, Planes, Rest>;
        Joining<O, I> = Cell<In<O, I, U>>;
        Branches<H, N> = Stuck;
    [C: UnitCells] Unit<C>:
        Walk<V, By, M> = Stuck;
        Ask<L, Q, Cells, Planes, Rest> = Stuck;
        Joining<O, I> = Self;
        Branches<H, N> = C::Branches<H, N, Cells, Planes, Rest>;
}

/// The units of a cell.
pub trait Units {
    /// Of what the units need of a digit: open if all of these need it.
    type Need<C: Set>: Set;
    /// The same, where these have it.
    type With<C: Set>: Set;
}

/// The unit `O I`, and others.
pub struct In<O, I, Others>(PhantomData<(O, I, Others)>);

/// No unit.
pub enum NoUnit {}

impl Units for NoUnit {
    type Need<C: Set> = Open;
    type With<C: Set> = C;
}
impl<O: Digit, I: Digit, Others: Units> Units for In<O, I, Others> {
    type Need<C: Set> = <Get<O, I, C> as Set>::And<Others::Need<C>>;
    type With<C: Set> = Put<O, I, Others::With<C>, Satisfied>;
}

/// The cell in row `B L` and column `S P`.
pub struct At<B, L, S, P>(PhantomData<(B, L, S, P)>);

/// An index of two digits to base four.
pub struct Index<O, I>(PhantomData<(O, I)>);

/// The cells of a unit, a list.
pub trait UnitCells {
    /// A branch for each of them where the digit `H M` can go, before the branches that wait.
    type Branches<H: Digit, M: Digit, Cells: Set, Planes: Set, Rest: Machine>: Machine;
    /// The cells of a grid, where these are in the unit `O I` too.
    type Join<O: Digit, I: Digit, Cells: Set>: Set;
}

impl UnitCells for ATerm {
    type Branches<H: Digit, M: Digit, Cells: Set, Planes: Set, Rest: Machine> = Rest;
    type Join<O: Digit, I: Digit, Cells: Set> = Cells;
}
impl<B: Digit, L: Digit, S: Digit, P: Digit, More: UnitCells> UnitCells
    for TArr<At<B, L, S, P>, More>
{
    type Branches<H: Digit, M: Digit, Cells: Set, Planes: Set, Rest: Machine> = More::Branches<
        H,
        M,
        Cells,
        Planes,
        <Live<B, L, S, P, H, M, Cells, Planes> as Set>::Walk<
            Trying<At<B, L, S, P>, Index<H, M>, Cells, Planes>,
            D0,
            Rest,
        >,
    >;
    type Join<O: Digit, I: Digit, Cells: Set> = More::Join<
        O,
        I,
        Put<
            B,
            L,
            Cells,
            Put<S, P, Get<B, L, Cells>, <Get<S, P, Get<B, L, Cells>> as Set>::Joining<O, I>>,
        >,
    >;
}

/// A cell, if it is open and its row and column need the digit `H M`.
type Live<B, L, S, P, H, M, Cells, Planes> =
    <FitsLines<B, L, S, P, Get<S, P, Get<B, L, Cells>>> as Function>::Of<Get<H, M, Planes>>;

/// Tries a digit in a cell, if its turn comes.
pub struct Trying<At, Digit, Cells, Planes>(PhantomData<(At, Digit, Cells, Planes)>);

impl<B: Digit, L: Digit, S: Digit, P: Digit, H: Digit, M: Digit, Cells: Set, Planes: Set> Visitor
    for Trying<At<B, L, S, P>, Index<H, M>, Cells, Planes>
{
    type To<D: Digit> = Self;
    type Found<D: Digit, Rest: Machine> = Stuck;
    type FoundIn<U: Units, D: Digit, Rest: Machine> =
        WithIn<U, B, L, S, P, H, M, Cells, Planes, Rest>;
}

/// A branch in which the digit `H M` is in row `B L` and column `S P`, before the branches that wait, if all units of
/// the cell need it.
pub(super) type WithIn<U, B, L, S, P, H, M, Cells, Planes, Rest> =
    <<U as Units>::Need<<Get<H, M, Planes> as Set>::C> as Set>::Walk<
        Placing<U, At<B, L, S, P>, Index<H, M>, Cells, Planes>,
        D0,
        Rest,
    >;

/// Places a digit in a cell, if its turn comes.
pub struct Placing<U, At, Digit, Cells, Planes>(PhantomData<(U, At, Digit, Cells, Planes)>);

impl<U: Units, B: Digit, L: Digit, S: Digit, P: Digit, H: Digit, M: Digit, Cells: Set, Planes: Set>
    Visitor for Placing<U, At<B, L, S, P>, Index<H, M>, Cells, Planes>
{
    type To<D: Digit> = Self;
    type Found<D: Digit, Rest: Machine> =
        Branch<CellsWith<B, L, S, P, Cells>, PlanesIn<U, B, L, S, P, H, M, Planes>, Rest>;
    type FoundIn<V: Units, D: Digit, Rest: Machine> = Stuck;
}

/// The planes, where the digit `H M` is in this row and column, and in these units.
pub(super) type PlanesIn<U, B, L, S, P, H, M, Planes> =
    Put<H, M, Planes, PlaneIn<U, B, L, S, P, Get<H, M, Planes>>>;

/// A digit's plane, where it is in this row and column, and in these units.
type PlaneIn<U, B, L, S, P, T> = Three<
    Put<B, L, <T as Set>::A, Satisfied>,
    Put<S, P, <T as Set>::B, Satisfied>,
    <U as Units>::With<<T as Set>::C>,
>;
