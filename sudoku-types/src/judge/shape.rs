//! Checks the shape of a grid: N rows of N cells, and boxes of R·C = N cells.
//!
//! To check the length of a list, the expected length is first written as a list of marks, `()`;
//! then both lists are walked in step and must end together.
//!
//! Rules that rely on the right shape come after a [`Gate`], which only lists of the right length have.

use super::gate::{Behind, Gate};
use crate::puzzle::Boxes;
use crate::puzzle::messages::{asks_for_boxes, asks_for_shape};
use core::ops::{Mul, Sub};
use typenum::{ATerm, B1, Prod, Sub1, TArr, UInt, UTerm};

/// A number in unary: `Unary<U3>` is `tarr![(), (), ()]`.
pub(crate) type Unary<Number> = <Number as ToUnary>::Unary;

/// A number that can be written in unary.
pub trait ToUnary {
    /// The number as a list of marks, each a `()`.
    type Unary;
}

impl ToUnary for UTerm {
    type Unary = ATerm;
}
impl<High, Low> ToUnary for UInt<High, Low>
where
    Self: Sub<B1>,
    Sub1<Self>: ToUnary,
{
    type Unary = TArr<(), Unary<Sub1<Self>>>;
}

asks_for_shape! {
    /// A list of the length of the list `Marks`, which is also the length of `Given`.
    pub trait AsLongAs<Marks, Given> {
        /// Open if the list has this length.
        type Gate: Gate;
    }
}

#[diagnostic::do_not_recommend]
impl AsLongAs<ATerm, ATerm> for ATerm {
    type Gate = ();
}
#[diagnostic::do_not_recommend]
impl<A, G> AsLongAs<TArr<(), ATerm>, TArr<G, ATerm>> for TArr<A, ATerm> {
    type Gate = ();
}
#[diagnostic::do_not_recommend]
impl<A, B, G, H> AsLongAs<TArr<(), TArr<(), ATerm>>, TArr<G, TArr<H, ATerm>>>
    for TArr<A, TArr<B, ATerm>>
{
    type Gate = ();
}
#[diagnostic::do_not_recommend]
impl<A, B, C, Rest, Marks, G, H, I, Given>
    AsLongAs<TArr<(), TArr<(), TArr<(), Marks>>>, TArr<G, TArr<H, TArr<I, Given>>>>
    for TArr<A, TArr<B, TArr<C, Rest>>>
where
    Rest: AsLongAs<Marks, Given>,
{
    type Gate = Rest::Gate;
}

asks_for_shape! {
    /// A list of the length of the list `Left`, whose elements are lists of the length of the list `Marks`; and
    /// `Givens` is such a list too. After an element of another length, no other is checked.
    pub trait EachAsLongAs<Left, Marks, Givens> {
        /// Open if all lists have these lengths.
        type Gate: Gate;
    }
}

#[diagnostic::do_not_recommend]
impl<Marks> EachAsLongAs<ATerm, Marks, ATerm> for ATerm {
    type Gate = ();
}
#[diagnostic::do_not_recommend]
impl<A, Marks, G> EachAsLongAs<TArr<(), ATerm>, Marks, TArr<G, ATerm>> for TArr<A, ATerm>
where
    A: AsLongAs<Marks, G>,
{
    type Gate = A::Gate;
}
#[diagnostic::do_not_recommend]
impl<A, B, Marks, G, H> EachAsLongAs<TArr<(), TArr<(), ATerm>>, Marks, TArr<G, TArr<H, ATerm>>>
    for TArr<A, TArr<B, ATerm>>
where
    A: AsLongAs<Marks, G>,
    Behind<A::Gate, B>: AsLongAs<Marks, H>,
{
    type Gate = Next<A::Gate, B, Marks, H>;
}
#[diagnostic::do_not_recommend]
impl<A, B, C, Rows, Left, Marks, G, H, I, Givens>
    EachAsLongAs<TArr<(), TArr<(), TArr<(), Left>>>, Marks, TArr<G, TArr<H, TArr<I, Givens>>>>
    for TArr<A, TArr<B, TArr<C, Rows>>>
where
    A: AsLongAs<Marks, G>,
    Behind<A::Gate, B>: AsLongAs<Marks, H>,
    Behind<Next<A::Gate, B, Marks, H>, C>: AsLongAs<Marks, I>,
    BehindThree<A, B, C, Marks, G, H, I, Rows>: EachAsLongAs<Left, Marks, Givens>,
{
    type Gate =
        <BehindThree<A, B, C, Marks, G, H, I, Rows> as EachAsLongAs<Left, Marks, Givens>>::Gate;
}

/// The gate of a row, which is checked after the gate `Before` it.
type Next<Before, Row, Marks, Given> = <Behind<Before, Row> as AsLongAs<Marks, Given>>::Gate;

/// The rows that are checked after three others.
type BehindThree<A, B, C, Marks, G, H, I, Rows> =
    Behind<Next<Next<<A as AsLongAs<Marks, G>>::Gate, B, Marks, H>, C, Marks, I>, Rows>;

asks_for_boxes! {
    /// Boxes that each have the number of cells of a row: rows times columns is `Size`.
    #[diagnostic::on_unimplemented(
        note = "write the shape with typenum's own numbers, such as `Boxes<U3, U3>` for a 9×9 grid"
    )]
    pub trait Tile<Size> {
        /// The type itself, if the boxes fit.
        type To<T>;
    }
}

#[diagnostic::do_not_recommend]
impl<R, C, Size> Tile<Size> for Boxes<R, C>
where
    R: Side + Mul<C>,
    C: Side,
    Prod<R, C>: Same<Size>,
{
    type To<T> = Behind<R::Gate, Behind<C::Gate, Behind<<Prod<R, C> as Same<Size>>::Gate, T>>>;
}

/// The side of a box: a number from 1 to 25 in typenum's canonical form.
pub trait Side {
    /// Open for each such number.
    type Gate: Gate;
}

/// The type itself, and no other. This is a bound, because `Output = Size` would be a type mismatch without a message.
pub trait Same<Other> {
    /// Open if the types are the same.
    type Gate: Gate;
}

impl<Number> Same<Number> for Number {
    type Gate = ();
}
