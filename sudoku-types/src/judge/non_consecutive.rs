//! Checks that no digits side by side follow each other: each cell is compared with the next one, and each row with the
//! next row, cell by cell.
//!
//! ```text
//! P    A B …      A and B do not follow each other, nor do A and X;
//! Q    X Y …      and so on with B and Y
//! ```
//!
//! For values, the cells are defined in `geometry/rules` of the notation; the tests that give the judge changed grids
//! compare the two.

use super::digits::Digit;
use super::rule;
use super::walks::{each, each_with};
use crate::puzzle::rules::NonConsecutive;
use core::ops::Add;
use typenum::{ATerm, B1, IsNotEqual, Sum, TArr, U1};

/// Rows in which no digits side by side follow each other.
#[diagnostic::on_unimplemented(
    message = "two digits that follow each other are side by side in this solution",
    label = "not a solved Sudoku"
)]
pub trait NeighboursApart {}

rule! { NonConsecutive: NeighboursApart }

#[diagnostic::do_not_recommend]
impl<Rows> NeighboursApart for Rows where Rows: EachApart + EachApartFromNext {}

/// Two digits, neither of which follows the other.
pub trait Apart<Other> {}

impl<A: Digit, B: Digit> Apart<B> for A
where
    A::Number: Add<U1>,
    B::Number: Add<U1>,
    Sum<A::Number, U1>: IsNotEqual<B::Number, Output = B1>,
    Sum<B::Number, U1>: IsNotEqual<A::Number, Output = B1>,
{
}

/// A row in which no two neighbours follow each other.
pub trait RowApart {}

impl<A> RowApart for TArr<A, ATerm> {}
impl<A, B, Row> RowApart for TArr<A, TArr<B, Row>>
where
    A: Apart<B>,
    TArr<B, Row>: RowApart,
{
}

each! {
    /// Rows in which no two neighbours of a row follow each other.
    EachApart<>: RowApart
}

each_with! {
    /// A row whose cells and those of another row do not follow each other.
    ApartInEachPlace: Apart
}

/// Rows, each of which is apart from the next one.
pub trait EachApartFromNext {}

impl<P> EachApartFromNext for TArr<P, ATerm> {}
impl<P, Q, Rows> EachApartFromNext for TArr<P, TArr<Q, Rows>>
where
    P: ApartInEachPlace<Q>,
    TArr<Q, Rows>: EachApartFromNext,
{
}
