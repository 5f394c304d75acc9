//! Turns the givens of a puzzle into the grid of cells that the solver works on.
//!
//! ```text
//! givens   tarr![ tarr![U1, Blank, Blank, Blank], … ]         rows of typenum digits and blanks
//!
//! grid     tarr![ tarr![ tarr![ tarr![ Placed<tarr![In<Out<End>>, Out<Out<End>>]>,
//!                                      Open  <tarr![In<In <End>>, In <In <End>>]> ], … ], … ], … ]
//! ```
//!
//! A digit counts off its marks from a list of those of all digits, in order. One that is not in
//! the grid leaves the cell without a candidate.

use super::notes::{Dead, End, In, Open, Out, Placed};
use super::unary::{ToUnary, Unary};
use crate::access::chunks::Chunks;
use crate::access::elements::{Missing, Nth, There};
use crate::puzzle::Blank;
use crate::puzzle::messages::{asks_for_boxes, asks_for_shape};
use core::ops::Add;
use typenum::{ATerm, Add1, B1, TArr, UInt};

/// A line of so many marks.
pub trait Line {
    /// All candidates.
    type All;
    /// No candidate.
    type None;
    /// For each digit the line that has it as the only candidate.
    type Singles;
}

impl Line for ATerm {
    type All = End;
    type None = End;
    type Singles = ATerm;
}
impl<N: Line> Line for TArr<(), N>
where
    N::Singles: EachOut,
{
    type All = In<N::All>;
    type None = Out<N::None>;
    type Singles = TArr<In<N::None>, <N::Singles as EachOut>::Lines>;
}

/// An `Out` before each of a list of lines.
pub trait EachOut {
    /// The lines.
    type Lines;
}
impl EachOut for ATerm {
    type Lines = ATerm;
}
impl<M, Ms: EachOut> EachOut for TArr<M, Ms> {
    type Lines = TArr<Out<M>, Ms::Lines>;
}

/// For each digit the lines that have it as the only candidate, as many lines as this list is long.
pub trait SinglesOf<None, LineSingles> {
    /// Lines without a candidate.
    type None;
    /// The lists of lines, digit by digit.
    type Singles;
}
impl<None, LineSingles> SinglesOf<None, LineSingles> for ATerm {
    type None = ATerm;
    type Singles = ATerm;
}
impl<N, None, LineSingles> SinglesOf<None, LineSingles> for TArr<(), N>
where
    N: SinglesOf<None, LineSingles>,
    N::Singles: EachAfter<None>,
    LineSingles: EachBefore<N::None, <N::Singles as EachAfter<None>>::List>,
{
    type None = TArr<None, N::None>;
    type Singles = LineSingles::List;
}

/// Puts an element before each of a list of lists.
pub trait EachAfter<Head> {
    /// The lists.
    type List;
}
impl<Head> EachAfter<Head> for ATerm {
    type List = ATerm;
}
impl<Head, T, Ts: EachAfter<Head>> EachAfter<Head> for TArr<T, Ts> {
    type List = TArr<TArr<Head, T>, Ts::List>;
}

/// Puts each element before one list, and others after them all.
pub trait EachBefore<Tail, Others> {
    /// The lists.
    type List;
}
impl<Tail, Others> EachBefore<Tail, Others> for ATerm {
    type List = Others;
}
impl<Tail, Others, H, Hs: EachBefore<Tail, Others>> EachBefore<Tail, Others> for TArr<H, Hs> {
    type List = TArr<TArr<H, Tail>, Hs::List>;
}

/// The digits from `First` on, as many as the list is long.
pub trait DigitsFrom<First> {
    /// The digits.
    type Digits;
}
impl<D> DigitsFrom<D> for ATerm {
    type Digits = ATerm;
}
impl<D: Add<B1>, N: DigitsFrom<Add1<D>>> DigitsFrom<D> for TArr<(), N> {
    type Digits = TArr<D, N::Digits>;
}

/// As many `Element`s as the list is long.
pub trait Repeat<Element> {
    /// The list.
    type List;
}
impl<E> Repeat<E> for ATerm {
    type List = ATerm;
}
impl<E, N: Repeat<E>> Repeat<E> for TArr<(), N> {
    type List = TArr<E, N::List>;
}

/// A given as a cell.
#[diagnostic::on_unimplemented(
    message = "a given of this puzzle is no digit",
    label = "this puzzle cannot be read",
    note = "a given is `Blank` or one of typenum's own `U1`, `U2`, … up to the size of the grid"
)]
pub trait GivenCell<All, Singles> {
    /// The cell.
    type Cell;
}
impl<All, Singles> GivenCell<All, Singles> for Blank {
    type Cell = Open<All>;
}
impl<H, L, All, Singles> GivenCell<All, Singles> for UInt<H, L>
where
    Self: ToUnary,
    Singles: Nth<Unary<Self>, Found: PlacedOrDead>,
{
    type Cell = <Singles::Found as PlacedOrDead>::Cell;
}

/// The marks of a digit, if the grid has that digit.
pub trait PlacedOrDead {
    /// The cell that has it.
    type Cell;
}
impl<M> PlacedOrDead for There<M> {
    type Cell = Placed<M>;
}
impl PlacedOrDead for Missing {
    type Cell = Dead;
}

asks_for_shape! {
    /// A row of givens as cells, as many as there are marks `Left`.
    pub trait GivenRow<All, Singles, Left> {
        /// The cells.
        type Cells;
    }
}
impl<All, Singles> GivenRow<All, Singles, ATerm> for ATerm {
    type Cells = ATerm;
}
impl<G, Gs, All, Singles, Mark, Left> GivenRow<All, Singles, TArr<Mark, Left>> for TArr<G, Gs>
where
    G: GivenCell<All, Singles>,
    Gs: GivenRow<All, Singles, Left>,
{
    type Cells = TArr<G::Cell, Gs::Cells>;
}

asks_for_boxes! {
    /// The number of cells in a box, if it is that of a row.
    pub trait Fits<Size> {}
}

impl<Size> Fits<Size> for Size {}

asks_for_shape! {
    /// Rows of givens as rows of parts, as many as there are marks `Left`, each of as many cells
    /// as there are marks `N`.
    pub trait GivenRows<All, Singles, C, N, Left> {
        /// The rows.
        type Rows;
    }
}
impl<All, Singles, C, N> GivenRows<All, Singles, C, N, ATerm> for ATerm {
    type Rows = ATerm;
}
impl<G, Gs, All, Singles, C, N, Mark, Left> GivenRows<All, Singles, C, N, TArr<Mark, Left>>
    for TArr<G, Gs>
where
    G: GivenRow<All, Singles, N>,
    G::Cells: Chunks<C>,
    Gs: GivenRows<All, Singles, C, N, Left>,
{
    type Rows = TArr<<G::Cells as Chunks<C>>::Chunks, Gs::Rows>;
}
