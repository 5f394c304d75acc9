//! Checks that the givens are kept: if the puzzle has a digit in a cell, the solution has the same digit there.
//!
//! A solution's cell becomes a short digit only if the puzzle allows it there, so the other rules have no rows to look at if
//! a given is not kept: a wrong digit in its place, which is in its row a second time too, is refused once.

use super::digits::{AtMost, Digit, Given, InRange, UpTo25};
use super::shape::asks_for_shape;
use super::walks::each_as_with;
use crate::puzzle::Blank;
use typenum::{ATerm, B1, Const, Eq, IsEqual, IsLessOrEqual, LeEq, TArr, UInt};

/// A cell of the solution, in a grid of `Size` × `Size` cells whose puzzle has the `Cell` in this place.
pub trait Fills<Size, Cell> {
    /// The digit, as a short type.
    type Digit;
}

impl<Number, Size, Cell> Fills<Size, Cell> for Number
where
    Number: UpTo25<Digit: AtMost<Size>>,
    Cell: Allows<Number::Digit>,
{
    type Digit = <Cell as Allows<Number::Digit>>::Digit;
}

/// A checked cell of the puzzle that allows the solution's `Digit`: a blank allows any digit, and a given only itself.
pub trait Allows<Digit> {
    /// The digit itself.
    type Digit;
}

impl<D> Allows<D> for Blank {
    type Digit = D;
}
impl<G: Digit, D: Digit> Allows<D> for G
where
    G::Number: IsEqual<D::Number>,
    Eq<G::Number, D::Number>: Kept,
{
    type Digit = <Eq<G::Number, D::Number> as Kept>::To<D>;
}

/// typenum's `B1`, the result if a given is the solution's digit.
///
/// The digits are not parameters, so that a solution of another puzzle has one error, however many givens it does not keep.
#[diagnostic::on_unimplemented(
    message = "this solution does not keep the givens of the puzzle",
    label = "not a solution of this puzzle"
)]
pub trait Kept {
    /// The type itself.
    type To<T>;
}

impl Kept for B1 {
    type To<T> = T;
}

/// A cell of a puzzle, in a grid of `Size` × `Size` cells.
#[diagnostic::on_unimplemented(
    message = "a cell of this puzzle is neither a digit of the grid nor `Blank`",
    label = "not a Sudoku puzzle"
)]
pub trait GivenOf<Size> {
    /// The checked cell: `Blank`, or a short digit.
    type Cell;
}

impl<Size> GivenOf<Size> for Blank {
    type Cell = Blank;
}
#[diagnostic::do_not_recommend]
impl<High, Low, Size> GivenOf<Size> for UInt<High, Low>
where
    UInt<High, Low>: Given + IsLessOrEqual<Size>,
    LeEq<UInt<High, Low>, Size>: InRange,
{
    type Cell = <LeEq<UInt<High, Low>, Size> as InRange>::To<<UInt<High, Low> as Given>::Cell>;
}

asks_for_shape! {
    /// The length of a row of givens, in a grid of `Size` rows.
    pub trait GivenRow<Size, Row> {
        /// The checked cells.
        type Row;
    }

    /// The number of these rows of givens, and of their cells.
    pub trait GivenRows<Size, Rows> {
        /// The checked rows.
        type Rows;
    }
}

/// A list of these types.
macro_rules! list {
    ($first:ty $(, $rest:ty)*) => { TArr<$first, list!($($rest),*)> };
    () => { ATerm };
}

/// Implements these for each length as a whole, which costs rustc less than a walk: a puzzle is mostly givens. (The names are
/// those of cells, or of rows.)
macro_rules! lengths {
    ($length:literal $name:ident, $($less:tt)*) => {
        lengths! { @names $length [$name] $($less)* }
        lengths! { $($less)* }
    };
    () => {};
    (@names $length:literal [$($names:ident)*] $less:literal $name:ident, $($rest:tt)*) => {
        lengths! { @names $length [$($names)* $name] $($rest)* }
    };
    (@names $length:literal [$($names:ident)*]) => {
        impl<Size, $($names: GivenOf<Size>),*> GivenRow<Size, list!($($names),*)> for Const<$length> {
            type Row = list!($($names::Cell),*);
        }
        impl<Size, $($names),*> GivenRows<Size, list!($($names),*)> for Const<$length>
        where
            $(Const<$length>: GivenRow<Size, $names>,)*
        {
            type Rows = list!($(<Const<$length> as GivenRow<Size, $names>>::Row),*);
        }
    };
}

// The boxes of a grid without rows are refused.
impl<Size> GivenRows<Size, ATerm> for Const<0> {
    type Rows = ATerm;
}

lengths! {
    25 C25, 24 C24, 23 C23, 22 C22, 21 C21, 20 C20, 19 C19, 18 C18, 17 C17, 16 C16, 15 C15, 14 C14, 13 C13,
    12 C12, 11 C11, 10 C10, 9 C9, 8 C8, 7 C7, 6 C6, 5 C5, 4 C4, 3 C3, 2 C2, 1 C1,
}

each_as_with! {
    /// A row of digits that fill the puzzle's row, of the same length.
    FillsRow<Size>: Fills;
    /// The row, with short digits.
    Row = Digit
}

each_as_with! {
    /// Rows of digits that fill the puzzle's rows, of the same number.
    FillsRows<Size>: FillsRow;
    /// The rows, with short digits.
    Rows = Row
}
