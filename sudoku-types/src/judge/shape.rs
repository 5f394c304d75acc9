//! The right shape: as many rows as the size says, each with as many cells, and
//! boxes that tile them.
//!
//! Lists are counted against a ruler, a list of so many marks. A number is made a ruler once,
//! and after that counting is taking elements off two lists in step.
//!
//! A walk that another rule relies on leaves a proof behind: a type that tells nothing, except
//! that it can be named only where the walk came to its end. See [`Proof`].

use super::digits::Positive;
use crate::puzzle::Boxes;
use core::ops::{Mul, Sub};
use typenum::{ATerm, B1, Prod, Sub1, TArr, UInt, UTerm};

/// A list as long as a number.
pub(super) type RulerOf<Number> = <Number as Ruler>::Marks;

/// A number as a list.
pub trait Ruler {
    /// So many marks.
    type Marks;
}

impl Ruler for UTerm {
    type Marks = ATerm;
}
impl<High, Low> Ruler for UInt<High, Low>
where
    Self: Sub<B1>,
    Sub1<Self>: Ruler,
{
    type Marks = TArr<(), RulerOf<Sub1<Self>>>;
}

/// A list as long as the list `Marks`, as the list `Given` is.
#[diagnostic::on_unimplemented(
    message = "this grid has too many or too few rows, or a row with too many or too few cells",
    label = "not a square grid of the puzzle's size"
)]
pub trait AsLongAs<Marks, Given> {
    /// That it is.
    type Proof: Proof;
}

#[diagnostic::do_not_recommend]
impl AsLongAs<ATerm, ATerm> for ATerm {
    type Proof = ();
}
#[diagnostic::do_not_recommend]
impl<A, X, G> AsLongAs<TArr<X, ATerm>, TArr<G, ATerm>> for TArr<A, ATerm> {
    type Proof = ();
}
#[diagnostic::do_not_recommend]
impl<A, B, X, Y, G, H> AsLongAs<TArr<X, TArr<Y, ATerm>>, TArr<G, TArr<H, ATerm>>>
    for TArr<A, TArr<B, ATerm>>
{
    type Proof = ();
}
#[diagnostic::do_not_recommend]
impl<A, B, C, Rest, X, Y, Z, Marks, G, H, I, Given>
    AsLongAs<TArr<X, TArr<Y, TArr<Z, Marks>>>, TArr<G, TArr<H, TArr<I, Given>>>>
    for TArr<A, TArr<B, TArr<C, Rest>>>
where
    Rest: AsLongAs<Marks, Given>,
{
    type Proof = Rest::Proof;
}

/// A list as long as the list `Left`, of lists as long as the list `Marks`; and `Givens` is such a
/// list too.
#[diagnostic::on_unimplemented(
    message = "this grid has too many or too few rows, or a row with too many or too few cells",
    label = "not a square grid of the puzzle's size"
)]
pub trait EachAsLongAs<Left, Marks, Givens> {
    /// That it is.
    type Proof: Proof;
}

#[diagnostic::do_not_recommend]
impl<Marks> EachAsLongAs<ATerm, Marks, ATerm> for ATerm {
    type Proof = ();
}
#[diagnostic::do_not_recommend]
impl<Row, Rows, Mark, Left, Marks, Given, Givens>
    EachAsLongAs<TArr<Mark, Left>, Marks, TArr<Given, Givens>> for TArr<Row, Rows>
where
    Row: AsLongAs<Marks, Given>,
    Rows: EachAsLongAs<Left, Marks, Givens>,
{
    type Proof = <Row::Proof as Proof>::And<Rows::Proof>;
}

/// A proof, which is `()` and nothing else. Where a proof cannot be named, [`Self::Of`] cannot be
/// named either.
///
/// So a rule that is asked of `Of<Rows>` is not asked of rows that were refused before, and
/// a fault has one error. (To put the rows together anew, from parts that only good
/// rows have, does the same and costs rustc more.)
pub trait Proof {
    /// The type itself.
    type Of<T>;

    /// The proof of both.
    type And<Other: Proof>: Proof;
}

impl Proof for () {
    type Of<T> = T;
    type And<Other: Proof> = Other;
}

/// Boxes of which each holds as many cells as a row: rows times columns is `Size`.
#[diagnostic::on_unimplemented(
    message = "these boxes do not fit the size of the grid",
    label = "boxes of R rows and C columns belong to a grid of R·C × R·C cells",
    note = "write the shape with typenum's own numbers, such as `Boxes<U3, U3>` for a 9×9 grid"
)]
pub trait Tile<Size> {
    /// That they do.
    type Proof: Proof;
}

#[diagnostic::do_not_recommend]
impl<R, C, Size> Tile<Size> for Boxes<R, C>
where
    R: Positive + Mul<C>,
    C: Positive,
    Prod<R, C>: Same<Size>,
{
    type Proof = <Prod<R, C> as Same<Size>>::Proof;
}

/// The type itself, and no other. A bound, where `Output = Size` would be a type
/// mismatch without a message.
pub trait Same<Other> {
    /// That they are.
    type Proof: Proof;
}

impl<Number> Same<Number> for Number {
    type Proof = ();
}
