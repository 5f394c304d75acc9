//! Chooses a cell to branch at, and makes an [`Amb`] of its candidates.
//!
//! ```text
//! Branch<grid>  =  Amb of   Assume<grid, path, 2>,  Assume<grid, path, 7>
//!
//! path   Tail<Head<Head<Tail<Here>>>>     in the second band (after the first), its first row,
//!        band row  part cell              its first part, the second cell
//! ```
//!
//! This is asked for only when nothing else helps, so it is written with bounds, one
//! recursion for all levels of lists, and not as members of every one of them.

use super::choice::{Amb, Next, Run};
use super::grid::{Bands, Digits};
use super::notes::{End, Fresh, In, Open, Out, Placed};
use super::steps::{Assume, Branch, OnceMore, Sweep};
use core::marker::PhantomData;
use typenum::{ATerm, TArr};

#[diagnostic::do_not_recommend]
impl<G, D: Digits, Size, Path, M> Run for Branch<G, D>
where
    G: Fewest<Pick = Pick<Size, Path, M>>,
    M: Alternatives<G, D, Path, D::Singles>,
{
    type Outcome = Amb<M::List>;
}

#[diagnostic::do_not_recommend]
impl<G, D: Digits, Path, C> Run for Assume<G, D, Path, C>
where
    G: Put<Path, Placed<C>, Grid: Bands>,
{
    type Outcome = Next<Sweep<G::Grid, D, OnceMore>>;
}

/// For each candidate, the assumption that it is the digit.
///
/// `Singles` are the marks that have one digit as the only candidate, digit by digit.
pub trait Alternatives<G, D, Path, Singles> {
    /// A list of [`Assume`].
    type List;
}

impl<G, D, Path> Alternatives<G, D, Path, ATerm> for ATerm {
    type List = ATerm;
}
impl<G, D, Path, Ls, Singles> Alternatives<G, D, Path, Singles> for TArr<End, Ls>
where
    Ls: Alternatives<G, D, Path, Singles>,
{
    type List = Ls::List;
}
impl<G, D, Path, M, Ls, Single, Singles> Alternatives<G, D, Path, TArr<Single, Singles>>
    for TArr<In<M>, Ls>
where
    TArr<M, Ls>: Alternatives<G, D, Path, Singles>,
{
    type List =
        TArr<Assume<G, D, Path, Single>, <TArr<M, Ls> as Alternatives<G, D, Path, Singles>>::List>;
}
impl<G, D, Path, M, Ls, Single, Singles> Alternatives<G, D, Path, TArr<Single, Singles>>
    for TArr<Out<M>, Ls>
where
    TArr<M, Ls>: Alternatives<G, D, Path, Singles>,
{
    type List = <TArr<M, Ls> as Alternatives<G, D, Path, Singles>>::List;
}

/// The end of a path: the cell itself.
pub enum Here {}

/// In the first element of a list.
pub struct Head<Path>(PhantomData<Path>);

/// In a list without its first element.
pub struct Tail<Path>(PhantomData<Path>);

/// Replaces what is at the end of a path, through all levels of lists.
pub trait Put<Path, New> {
    /// The lists with `New` in its place.
    type Grid;
}

impl<Old, New> Put<Here, New> for Old {
    type Grid = New;
}
impl<H: Put<Path, New>, T, Path, New> Put<Head<Path>, New> for TArr<H, T> {
    type Grid = TArr<H::Grid, T>;
}
impl<H, T: Put<Path, New>, Path, New> Put<Tail<Path>, New> for TArr<H, T> {
    type Grid = TArr<H, T::Grid>;
}

/// The cell at the end of `Path`, with so many candidates.
pub struct Pick<Size, Path, M>(PhantomData<(Size, Path, M)>);

/// No open cell.
pub enum Nobody {}

/// The open cell with the fewest candidates, the first of them.
pub trait Fewest {
    /// A [`Pick`], or [`Nobody`].
    type Pick;
}

impl<M: Size> Fewest for Open<M> {
    type Pick = Pick<M::Marks, Here, M>;
}
impl<M> Fewest for Placed<M> {
    type Pick = Nobody;
}
impl<M> Fewest for Fresh<M> {
    type Pick = Nobody;
}
impl Fewest for ATerm {
    type Pick = Nobody;
}
impl<H: Fewest, T: Fewest> Fewest for TArr<H, T>
where
    H::Pick: Or<T::Pick>,
{
    type Pick = <H::Pick as Or<T::Pick>>::Pick;
}

/// The better of two picks, one in the head and one in the tail.
pub trait Or<InTail> {
    /// The one with fewer candidates, by its path from the whole list.
    type Pick;
}

impl Or<Nobody> for Nobody {
    type Pick = Nobody;
}
impl<N, P, M> Or<Pick<N, P, M>> for Nobody {
    type Pick = Pick<N, Tail<P>, M>;
}
impl<N, P, M> Or<Nobody> for Pick<N, P, M> {
    type Pick = Pick<N, Head<P>, M>;
}
impl<N: Shorter<N2, Pick<N, Head<P>, M>, Pick<N2, Tail<P2>, M2>>, P, M, N2, P2, M2>
    Or<Pick<N2, P2, M2>> for Pick<N, P, M>
{
    type Pick = N::Pick;
}

/// A size, to be compared with another one.
pub trait Shorter<Other, Mine, Theirs> {
    /// `Theirs` if the other size is smaller, else `Mine`.
    type Pick;
}

impl<Other, Mine, Theirs> Shorter<Other, Mine, Theirs> for ATerm {
    type Pick = Mine;
}
impl<N, Mine, Theirs> Shorter<ATerm, Mine, Theirs> for TArr<(), N> {
    type Pick = Theirs;
}
impl<N: Shorter<N2, Mine, Theirs>, N2, Mine, Theirs> Shorter<TArr<(), N2>, Mine, Theirs>
    for TArr<(), N>
{
    type Pick = N::Pick;
}

/// The number of candidates.
pub trait Size {
    /// As many marks as there are candidates.
    type Marks;
}

impl Size for ATerm {
    type Marks = ATerm;
}
impl<Ls: Size> Size for TArr<End, Ls> {
    type Marks = Ls::Marks;
}
impl<M, Ls> Size for TArr<In<M>, Ls>
where
    TArr<M, Ls>: Size,
{
    type Marks = TArr<(), <TArr<M, Ls> as Size>::Marks>;
}
impl<M, Ls> Size for TArr<Out<M>, Ls>
where
    TArr<M, Ls>: Size,
{
    type Marks = <TArr<M, Ls> as Size>::Marks;
}
