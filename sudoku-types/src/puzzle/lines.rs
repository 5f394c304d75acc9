//! The shape of a mark's type: a list of lines, each a list of cells.

use super::marks::RC;
use typenum::{ATerm, B0, B1, TArr, UInt, UTerm};

/// Adds the message about lines of marks to traits. (rustc reports a refusal by one or the other.)
macro_rules! asks_for_lines {
    ($($bound:item)+) => { $(
        #[diagnostic::on_unimplemented(
            message = "a line of cells is not what its mark needs",
            label = "write a list of lines, such as `tarr![tarr![RC<1, 1>, RC<1, 2>]]`",
            note = "a line has two cells or more, and one or more in `Even` and `Odd`",
            note = "in `Sums` the cells of a line come after their sum, which is not 0"
        )]
        $bound
    )+ };
}

asks_for_lines! {
    /// A list of lines of this shape. After a line of another shape, no other is checked.
    pub trait EachIs<Shape> {
        /// The type itself.
        type To<T>;
    }

    /// A line of this shape.
    pub trait Is<Shape> {
        /// The type itself.
        type To<T>;
    }

    /// A list of cells.
    pub trait EachCell {
        /// The type itself.
        type To<T>;
    }
}

/// A list of cages.
#[diagnostic::on_unimplemented(
    message = "these are not cages of a list",
    label = "write a list of cages, such as `tarr![tarr![U9, RC<1, 1>, RC<1, 2>]]`",
    note = "a cage has one cell or more, which come after its sum if it has one; a sum is not 0"
)]
pub trait EachIsCage {
    /// The type itself.
    type To<T>;
}

/// A number of typenum that is not 0 and has no leading zero bits, as a sum.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a sum",
    label = "a sum is one of typenum's own `U1`, `U2`, …"
)]
pub trait Positive {
    /// The type itself.
    type To<T>;
}

impl Positive for UInt<UTerm, B1> {
    type To<T> = T;
}
#[diagnostic::do_not_recommend]
impl<High, Bit> Positive for UInt<UInt<High, Bit>, B0>
where
    UInt<High, Bit>: Positive,
{
    type To<T> = <UInt<High, Bit> as Positive>::To<T>;
}
#[diagnostic::do_not_recommend]
impl<High, Bit> Positive for UInt<UInt<High, Bit>, B1>
where
    UInt<High, Bit>: Positive,
{
    type To<T> = <UInt<High, Bit> as Positive>::To<T>;
}

/// At least one cell.
pub enum OneCell {}
/// At least two cells.
pub enum TwoCells {}
/// A sum, and at least two cells after it.
pub enum SumAndCells {}
/// At least one cell, perhaps after a sum.
pub enum MaybeSum {}

#[diagnostic::do_not_recommend]
impl<Shape> EachIs<Shape> for ATerm {
    type To<T> = T;
}
#[diagnostic::do_not_recommend]
impl<Shape, Line, Lines> EachIs<Shape> for TArr<Line, Lines>
where
    Line: Is<Shape>,
    Line::To<Lines>: EachIs<Shape>,
{
    type To<T> = <Line::To<Lines> as EachIs<Shape>>::To<T>;
}

#[diagnostic::do_not_recommend]
impl EachIsCage for ATerm {
    type To<T> = T;
}
#[diagnostic::do_not_recommend]
impl<Line, Lines> EachIsCage for TArr<Line, Lines>
where
    Line: Is<MaybeSum>,
    Line::To<Lines>: EachIsCage,
{
    type To<T> = <Line::To<Lines> as EachIsCage>::To<T>;
}

#[diagnostic::do_not_recommend]
impl<A, Line> Is<OneCell> for TArr<A, Line>
where
    TArr<A, Line>: EachCell,
{
    type To<T> = <Self as EachCell>::To<T>;
}
#[diagnostic::do_not_recommend]
impl<A, B, Line> Is<TwoCells> for TArr<A, TArr<B, Line>>
where
    TArr<A, TArr<B, Line>>: EachCell,
{
    type To<T> = <Self as EachCell>::To<T>;
}
#[diagnostic::do_not_recommend]
impl<High, Low, Line: Is<TwoCells>> Is<SumAndCells> for TArr<UInt<High, Low>, Line>
where
    UInt<High, Low>: Positive,
{
    type To<T> = <UInt<High, Low> as Positive>::To<Line::To<T>>;
}

#[diagnostic::do_not_recommend]
impl<Line, const ROW: usize, const COLUMN: usize> Is<MaybeSum> for TArr<RC<ROW, COLUMN>, Line>
where
    Self: Is<OneCell>,
{
    type To<T> = <Self as Is<OneCell>>::To<T>;
}
#[diagnostic::do_not_recommend]
impl<High, Low, Line: Is<OneCell>> Is<MaybeSum> for TArr<UInt<High, Low>, Line>
where
    UInt<High, Low>: Positive,
{
    type To<T> = <UInt<High, Low> as Positive>::To<Line::To<T>>;
}

#[diagnostic::do_not_recommend]
impl EachCell for ATerm {
    type To<T> = T;
}
#[diagnostic::do_not_recommend]
impl<Line: EachCell, const ROW: usize, const COLUMN: usize> EachCell
    for TArr<RC<ROW, COLUMN>, Line>
{
    type To<T> = Line::To<T>;
}
