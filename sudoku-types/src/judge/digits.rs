//! Checks that cells hold digits: typenum's canonical positive numbers, up to the grid's size.
//!
//! The implementations are marked `do_not_recommend`, or rustc would list them below
//! the message of every refusal.

use super::gate::{Behind, Both, Gate};
use super::messages::asks_for_digits;
use typenum::{ATerm, B0, B1, IsLessOrEqual, LeEq, TArr, UInt, UTerm};

/// A number greater than zero in typenum's canonical form, that is without
/// leading zero bits.
///
/// `UInt<UInt<UTerm, B0>, B1>`, a 1 written as "01", is in range for typenum and
/// not equal to `U1`, so that without this bound a row could hold both a 1 and
/// an "01". It is no `Positive`: the recursion ends at the leading one.
#[diagnostic::on_unimplemented(
    message = "the size of a box is not one of typenum's own `U1`, `U2`, …",
    label = "no puzzle: a number with a leading zero, or none at all",
    note = "write the shape with typenum's own numbers, such as `Boxes<U3, U3>` for a 9×9 grid"
)]
pub trait Positive {
    /// Open if it is.
    type Gate: Gate;
}

/// The number itself. What is asked of it is not asked of a type that is none, so that such a type is refused once.
pub(crate) type Itself<Number> = Behind<<Number as Positive>::Gate, Number>;

#[diagnostic::do_not_recommend]
impl Positive for UInt<UTerm, B1> {
    type Gate = ();
}
#[diagnostic::do_not_recommend]
impl<High: Positive> Positive for UInt<High, B0> {
    type Gate = High::Gate;
}
#[diagnostic::do_not_recommend]
impl<High: Positive> Positive for UInt<High, B1> {
    type Gate = High::Gate;
}

/// typenum's `B1`, where a number is at most the size.
///
/// A bound, because `Output = B1` would be a type mismatch, which has no message of
/// ours.
pub trait InRange {}

#[diagnostic::do_not_recommend]
impl InRange for B1 {}

/// A digit of a grid of `Size` × `Size` cells: one of `U1` to `Size`.
pub trait DigitOf<Size> {}

#[diagnostic::do_not_recommend]
impl<High, Low, Size> DigitOf<Size> for UInt<High, Low>
where
    Self: Positive + IsLessOrEqual<Size>,
    LeEq<Self, Size>: InRange,
{
}

asks_for_digits! {
    /// A row of digits.
    ///
    /// It is implemented for rows of typenum's numbers and of nothing else, so that of a row with
    /// another type in it there is no [`Self::Gate`], and rustc says nothing about what
    /// would be asked of it next.
    pub trait DigitsOf<Size> {
        /// Open if it is.
        type Gate: Gate;
    }
}

#[diagnostic::do_not_recommend]
impl<Size> DigitsOf<Size> for ATerm {
    type Gate = ();
}
#[diagnostic::do_not_recommend]
impl<A, B, Size> DigitsOf<Size> for TArr<UInt<A, B>, ATerm>
where
    UInt<A, B>: DigitOf<Size>,
{
    type Gate = ();
}
#[diagnostic::do_not_recommend]
impl<A, B, C, D, Size> DigitsOf<Size> for TArr<UInt<A, B>, TArr<UInt<C, D>, ATerm>>
where
    UInt<A, B>: DigitOf<Size>,
    UInt<C, D>: DigitOf<Size>,
{
    type Gate = ();
}
#[diagnostic::do_not_recommend]
impl<A, B, C, D, E, F, Row, Size> DigitsOf<Size>
    for TArr<UInt<A, B>, TArr<UInt<C, D>, TArr<UInt<E, F>, Row>>>
where
    UInt<A, B>: DigitOf<Size>,
    UInt<C, D>: DigitOf<Size>,
    UInt<E, F>: DigitOf<Size>,
    Row: DigitsOf<Size>,
{
    type Gate = Row::Gate;
}

/// A list of rows of digits.
pub trait EachDigitsOf<Size> {
    /// Open if it is.
    type Gate: Gate;
}

impl<Size> EachDigitsOf<Size> for ATerm {
    type Gate = ();
}
impl<A, Size> EachDigitsOf<Size> for TArr<A, ATerm>
where
    A: DigitsOf<Size>,
{
    type Gate = A::Gate;
}
impl<A, B, Size> EachDigitsOf<Size> for TArr<A, TArr<B, ATerm>>
where
    A: DigitsOf<Size>,
    B: DigitsOf<Size>,
{
    type Gate = Both<A::Gate, B::Gate>;
}
impl<A, B, C, Rows, Size> EachDigitsOf<Size> for TArr<A, TArr<B, TArr<C, Rows>>>
where
    A: DigitsOf<Size>,
    B: DigitsOf<Size>,
    C: DigitsOf<Size>,
    Rows: EachDigitsOf<Size>,
{
    type Gate = Both<Both<A::Gate, B::Gate>, Both<C::Gate, Rows::Gate>>;
}
