//! Checks that the givens are kept: if the puzzle has a digit in a cell, the solution has the same digit there.
//!
//! A solution's cell becomes a short digit only if the puzzle allows it there, so the other rules have no rows to look at if
//! a given is not kept: a wrong digit in its place, which is in its row a second time too, is refused once.

use super::digits::{AtMost, Digit, Given, InRange, UpTo25};
use super::gate::gates;
use super::shape::{Length, asks_for_shape};
use super::walks::lengths;
use crate::puzzle::Blank;
use typenum::consts::*;
use typenum::{B1, Const, Eq, IsEqual, IsLessOrEqual, LeEq, UInt, tarr};

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
    Eq<G::Number, D::Number>: GivenKept,
{
    type Digit = <Eq<G::Number, D::Number> as GivenKept>::To<D>;
}

gates! {
    /// typenum's `B1`, the result if a given is the solution's digit.
    ///
    /// The digits are not parameters, so that a solution of another puzzle has one error, however many givens it does not keep.
    #[diagnostic::on_unimplemented(
        message = "this solution does not keep the givens of the puzzle",
        label = "not a solution of this puzzle"
    )]
    GivenKept for B1;
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

asks_for_shape! {
    /// The length of a row of the solution, whose puzzle has the row `Givens`.
    pub trait FillsRow<Size, Givens, Row> {
        /// The row, with short digits.
        type Row;
    }

    /// The number of these rows of the solution, and of their cells.
    pub trait FillsRows<Size, Givens, Rows> {
        /// The rows, with short digits.
        type Rows;
    }
}

macro_rules! rows {
    ($length:literal $size:ident [$(($a:ident $b:ident))*] ($c:ident $d:ident)) => {
        rows! { @ $length $size $($a $b,)* $c $d }
    };
    (@ $length:literal $size:ident $($given:ident $cell:ident),*) => {
        impl Length for Const<$length> {
            type Size = $size;
            type To<T> = T;
        }
        impl<Size, $($given: GivenOf<Size>),*> GivenRow<Size, tarr![$($given),*]> for Const<$length> {
            type Row = tarr![$($given::Cell),*];
        }
        impl<Size, $($given),*> GivenRows<Size, tarr![$($given),*]> for Const<$length>
        where
            $(Const<$length>: GivenRow<Size, $given>,)*
        {
            type Rows = tarr![$(<Const<$length> as GivenRow<Size, $given>>::Row),*];
        }
        impl<Size, $($given, $cell: Fills<Size, $given>),*>
            FillsRow<Size, tarr![$($given),*], tarr![$($cell),*]> for Const<$length>
        {
            type Row = tarr![$($cell::Digit),*];
        }
        impl<Size, $($given, $cell),*> FillsRows<Size, tarr![$($given),*], tarr![$($cell),*]>
            for Const<$length>
        where
            $(Const<$length>: FillsRow<Size, $given, $cell>,)*
        {
            type Rows = tarr![$(<Const<$length> as FillsRow<Size, $given, $cell>>::Row),*];
        }
    };
}

lengths! { rows }
