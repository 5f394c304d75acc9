//! What a step can ask: the four kinds of constraints, and for each its live candidates.
//!
//! A grid is two sets of constraints:
//!
//! ```text
//! Cells     of each row, each column        does the cell need a digit?
//! Planes    of each digit    A  each row        does the row need a place for it?
//!                            B  each column     does the column?
//!                            C  each box        does the box?
//! ```
//!
//! A candidate is a digit in a cell. It is live while the cell, and the digit's row, column and box, are all open; to
//! place it satisfies these four. Puzzles with more than boxes are in `units`.

use super::digit::{Digit, Each, Get, Put};
use super::machine::{Branch, Machine, Stuck};
use super::set::{Function, Satisfied, Set, Three};
use super::units::{Units, WithIn};
use super::visitor::Reach;
use core::marker::PhantomData;

/// A constraint that a step names.
pub trait Question {
    /// Whether it is open.
    type Constraint<Cells: Set, Planes: Set>: Set;
    /// A branch for each live candidate, before the branches that wait.
    type Candidates<Cells: Set, Planes: Set, Rest: Machine>: Machine;
    /// The same where units are listed, with the cells that `L` says.
    type CandidatesIn<L: Set, Cells: Set, Planes: Set, Rest: Machine>: Machine;
    /// The branch of the candidate that was found at an index, before the others.
    type Placed<O: Digit, I: Digit, Cells: Set, Planes: Set, M: Machine>: Machine;
    /// The same of one in a cell of these listed units, if they all need it.
    type PlacedIn<U: Units, O: Digit, I: Digit, Cells: Set, Planes: Set, M: Machine>: Machine;
}

/// A question that is asked of a grid: at each candidate a branch begins.
pub struct Asked<Q, Cells, Planes>(PhantomData<(Q, Cells, Planes)>);

impl<Q: Question, Cells: Set, Planes: Set> Reach for Asked<Q, Cells, Planes> {
    type Reached<O: Digit, I: Digit, M: Machine> = Q::Placed<O, I, Cells, Planes, M>;
    type ReachedIn<U: Units, O: Digit, I: Digit, M: Machine> =
        Q::PlacedIn<U, O, I, Cells, Planes, M>;
    type Within<O: Digit, I: Digit> = Self;
}

/// The branches of the open leaves of a set.
type Branches<T, Kind, Q, Cells, Planes, Rest> =
    <T as Set>::Walk<<Kind as Digit>::Visitor<Asked<Q, Cells, Planes>>, Kind, Rest>;

/// The cell in row `B L` and column `S P` needs a digit.
pub struct CellHasDigit<B, L, S, P>(PhantomData<(B, L, S, P)>);

/// The row `B L`, line `L` of band `B`, needs a place for the digit `H M`.
pub struct RowHasPlace<B, L, H, M>(PhantomData<(B, L, H, M)>);

/// The column `S P`, place `P` of stack `S`, needs a place for the digit `H M`.
pub struct ColumnHasPlace<S, P, H, M>(PhantomData<(S, P, H, M)>);

/// The box in band `B` and stack `S`, or the listed unit `B S`, needs a place for the digit `H M`.
pub struct BoxHasPlace<B, S, H, M>(PhantomData<(B, S, H, M)>);

impl<B: Digit, L: Digit, S: Digit, P: Digit> Question for CellHasDigit<B, L, S, P> {
    type Constraint<Cells: Set, Planes: Set> = Get<S, P, Get<B, L, Cells>>;
    type Candidates<Cells: Set, Planes: Set, Rest: Machine> =
        Branches<Each<B, L, Planes, Fits<B, L, S, P>>, B, Self, Cells, Planes, Rest>;
    type CandidatesIn<Listed: Set, Cells: Set, Planes: Set, Rest: Machine> = Branches<
        Each<B, L, Planes, FitsLines<B, L, S, P, Get<S, P, Get<B, L, Cells>>>>,
        B,
        Self,
        Cells,
        Planes,
        Rest,
    >;
    type Placed<H: Digit, M: Digit, Cells: Set, Planes: Set, Rest: Machine> =
        With<B, L, S, P, H, M, Cells, Planes, Rest>;
    type PlacedIn<U: Units, H: Digit, M: Digit, Cells: Set, Planes: Set, Rest: Machine> =
        WithIn<U, B, L, S, P, H, M, Cells, Planes, Rest>;
}

impl<B: Digit, L: Digit, H: Digit, M: Digit> Question for RowHasPlace<B, L, H, M> {
    type Constraint<Cells: Set, Planes: Set> = Get<B, L, <Get<H, M, Planes> as Set>::A>;
    type Candidates<Cells: Set, Planes: Set, Rest: Machine> =
        Branches<InRow<B, L, Get<H, M, Planes>, Cells>, B, Self, Cells, Planes, Rest>;
    type CandidatesIn<Listed: Set, Cells: Set, Planes: Set, Rest: Machine> = Branches<
        <<Get<H, M, Planes> as Set>::B as Set>::And<Get<B, L, Cells>>,
        B,
        Self,
        Cells,
        Planes,
        Rest,
    >;
    type Placed<S: Digit, P: Digit, Cells: Set, Planes: Set, Rest: Machine> =
        With<B, L, S, P, H, M, Cells, Planes, Rest>;
    type PlacedIn<U: Units, S: Digit, P: Digit, Cells: Set, Planes: Set, Rest: Machine> =
        WithIn<U, B, L, S, P, H, M, Cells, Planes, Rest>;
}

impl<S: Digit, P: Digit, H: Digit, M: Digit> Question for ColumnHasPlace<S, P, H, M> {
    type Constraint<Cells: Set, Planes: Set> = Get<S, P, <Get<H, M, Planes> as Set>::B>;
    type Candidates<Cells: Set, Planes: Set, Rest: Machine> =
        Branches<InColumn<S, P, Get<H, M, Planes>, Cells>, S, Self, Cells, Planes, Rest>;
    type CandidatesIn<Listed: Set, Cells: Set, Planes: Set, Rest: Machine> = Branches<
        <<Get<H, M, Planes> as Set>::A as Set>::And<Each<S, P, Cells, AtIndex<S, P>>>,
        S,
        Self,
        Cells,
        Planes,
        Rest,
    >;
    type Placed<B: Digit, L: Digit, Cells: Set, Planes: Set, Rest: Machine> =
        With<B, L, S, P, H, M, Cells, Planes, Rest>;
    type PlacedIn<U: Units, B: Digit, L: Digit, Cells: Set, Planes: Set, Rest: Machine> =
        WithIn<U, B, L, S, P, H, M, Cells, Planes, Rest>;
}

impl<B: Digit, S: Digit, H: Digit, M: Digit> Question for BoxHasPlace<B, S, H, M> {
    type Constraint<Cells: Set, Planes: Set> = Get<B, S, <Get<H, M, Planes> as Set>::C>;
    type Candidates<Cells: Set, Planes: Set, Rest: Machine> =
        Branches<InBox<B, S, Get<H, M, Planes>, Cells>, B, Self, Cells, Planes, Rest>;
    type CandidatesIn<Listed: Set, Cells: Set, Planes: Set, Rest: Machine> =
        <Get<B, S, Listed> as Set>::Branches<H, M, Cells, Planes, Rest>;
    type Placed<L: Digit, P: Digit, Cells: Set, Planes: Set, Rest: Machine> =
        With<B, L, S, P, H, M, Cells, Planes, Rest>;
    type PlacedIn<U: Units, L: Digit, P: Digit, Cells: Set, Planes: Set, Rest: Machine> = Stuck;
}

/// Of a digit's plane: whether row, column and box of a cell all need it.
pub struct Fits<B, L, S, P>(PhantomData<(B, L, S, P)>);

impl<B: Digit, L: Digit, S: Digit, P: Digit> Function for Fits<B, L, S, P> {
    type Of<T: Set> = <Get<B, S, T::C> as Set>::And<<Get<B, L, T::A> as Set>::And<Get<S, P, T::B>>>;
}

/// Of a digit's plane: the leaf of a cell, if its row and column both need the digit.
pub struct FitsLines<B, L, S, P, Leaf>(PhantomData<(B, L, S, P, Leaf)>);

impl<B: Digit, L: Digit, S: Digit, P: Digit, Leaf: Set> Function for FitsLines<B, L, S, P, Leaf> {
    type Of<T: Set> = <Get<B, L, T::A> as Set>::And<<Get<S, P, T::B> as Set>::And<Leaf>>;
}

/// The columns of a row where a digit can go: its boxes, its columns, and the cells must be open.
type InRow<B, L, Plane, Cells> = <<B as Digit>::Of<<Plane as Set>::C> as Set>::And<
    <<Plane as Set>::B as Set>::And<Get<B, L, Cells>>,
>;

/// The rows of a column where a digit can go.
type InColumn<S, P, Plane, Cells> = <<S as Digit>::Each<<Plane as Set>::C, Child<S>> as Set>::And<
    <<Plane as Set>::A as Set>::And<Each<S, P, Cells, AtIndex<S, P>>>,
>;

/// The lines and places of a box where a digit can go.
type InBox<B, S, Plane, Cells> = <<B as Digit>::Of<<Plane as Set>::A> as Set>::And<
    <S as Digit>::Each<<B as Digit>::Of<Cells>, OpenIn<S, <S as Digit>::Of<<Plane as Set>::B>>>,
>;

/// The child in this place.
pub struct Child<D>(PhantomData<D>);

impl<D: Digit> Function for Child<D> {
    type Of<T: Set> = D::Of<T>;
}

/// What is at this index.
pub struct AtIndex<O, I>(PhantomData<(O, I)>);

impl<O: Digit, I: Digit> Function for AtIndex<O, I> {
    type Of<T: Set> = Get<O, I, T>;
}

/// Of the cells of a row those of the stack `S`, where these `Columns` are open.
pub struct OpenIn<S, Columns>(PhantomData<(S, Columns)>);

impl<S: Digit, Columns: Set> Function for OpenIn<S, Columns> {
    type Of<T: Set> = Columns::And<S::Of<T>>;
}

/// A branch in which the digit `H M` is in row `B L` and column `S P`.
type With<B, L, S, P, H, M, Cells, Planes, Rest> =
    Branch<CellsWith<B, L, S, P, Cells>, PlanesWith<B, L, S, P, H, M, Planes>, Rest>;

/// The cells, where this one has a digit.
pub(super) type CellsWith<B, L, S, P, Cells> =
    Put<B, L, Cells, Put<S, P, Get<B, L, Cells>, Satisfied>>;

/// The planes, where the digit `H M` is in this row and column.
pub(super) type PlanesWith<B, L, S, P, H, M, Planes> =
    Put<H, M, Planes, PlaneWith<B, L, S, P, Get<H, M, Planes>>>;

/// A digit's plane, where it is in this row and column.
type PlaneWith<B, L, S, P, T> = Three<
    Put<B, L, <T as Set>::A, Satisfied>,
    Put<S, P, <T as Set>::B, Satisfied>,
    Put<B, S, <T as Set>::C, Satisfied>,
>;
