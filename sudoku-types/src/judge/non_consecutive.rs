//! No digits side by side that follow each other: each cell is compared with the next one, and each row with the next row,
//! cell by cell.
//!
//! ```text
//! P    A B …      A and B do not follow each other,
//! Q    X Y …      A and X neither;      and so on with B and Y
//! ```
//!
//! For values, the cells are defined in `geometry/rules/non_consecutive` of the notation; the tests that give the judge
//! changed grids compare the two.

use super::digits::Digit;
use super::further::KeepsRule;
use super::walks::{each, each_with};
use crate::puzzle::rules::NonConsecutive;
use core::ops::Add;
use typenum::{ATerm, B1, IsNotEqual, Sum, TArr, U1};

/// No digits side by side that follow each other.
#[diagnostic::on_unimplemented(
    message = "two digits that follow each other are side by side in this solution",
    label = "not a solved Sudoku"
)]
pub trait NeighboursApart {}

impl<Rows, Boxes> KeepsRule<NonConsecutive, Boxes> for Rows where Rows: NeighboursApart {}

#[diagnostic::do_not_recommend]
impl<Rows> NeighboursApart for Rows where Rows: EachApart + EachApartFromNext {}

/// Two digits of which none follows the other.
pub trait Apart<Other> {}

impl<A: Digit, B: Digit> Apart<B> for A
where
    A::Number: Add<U1>,
    B::Number: Add<U1>,
    Sum<A::Number, U1>: IsNotEqual<B::Number, Output = B1>,
    Sum<B::Number, U1>: IsNotEqual<A::Number, Output = B1>,
{
}

/// A row of which no cell follows the next one, nor the next one it.
pub trait RowApart {}

impl<A> RowApart for TArr<A, ATerm> {}
impl<A, B, Row> RowApart for TArr<A, TArr<B, Row>>
where
    A: Apart<B>,
    TArr<B, Row>: RowApart,
{
}

each! {
    /// Rows in which no cell follows the next one, nor the next one it.
    EachApart<>: RowApart
}

each_with! {
    /// A row whose cells do not follow those of another row, nor these them.
    ApartInEachPlace: Apart
}

/// Rows of which each is apart from the next one.
pub trait EachApartFromNext {}

impl<P> EachApartFromNext for TArr<P, ATerm> {}
impl<P, Q, Rows> EachApartFromNext for TArr<P, TArr<Q, Rows>>
where
    P: ApartInEachPlace<Q>,
    TArr<Q, Rows>: EachApartFromNext,
{
}
