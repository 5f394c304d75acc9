//! Checks cages: the digits of a cage all differ, and have its sum if it has one.
//!
//! A map defines which cells are in a cage, for values too: see `geometry/areas` of the notation. The tests that give
//! the judge changed grids compare the two.

use super::areas::{AsManyAs, InAreas, MappedRows};
use super::different::EachAllDifferent;
use super::digits::Digit;
use super::further::KeepsRule;
use super::gate::{Behind, Gate};
use super::shape::Same;
use crate::puzzle::{Cage, Cages, NoSum};
use core::ops::Add;
use typenum::{ATerm, Sum, TArr, U0, UInt};

/// Adds the message about an invalid map to traits. (rustc reports a refusal by one or the other.)
macro_rules! asks_for_cages {
    ($($bound:item)+) => { $(
        #[diagnostic::on_unimplemented(
            message = "these cages do not fit the grid",
            label = "a map of cages has, for each cell of the grid, the number of one of them or `Blank`; and each has a cell"
        )]
        $bound
    )+ };
}

asks_for_cages! {
    /// Rows that have the cages of a map.
    pub trait InCages<Map, Areas> {
        /// The digits of each cage.
        type Cages;
    }

    /// A list of lists, none of which is empty.
    pub trait EachHasACell {
        /// Open if each list has an element.
        type Gate: Gate;
    }
}

#[diagnostic::do_not_recommend]
impl<Rows, Map, Areas, Cages> InCages<Map, Areas> for Rows
where
    Rows: MappedRows<Map>,
    InAreas<Rows, Map>: AsManyAs<Areas, Areas = Cages>,
    Cages: EachHasACell,
{
    type Cages = Behind<Cages::Gate, Cages>;
}

#[diagnostic::do_not_recommend]
impl EachHasACell for ATerm {
    type Gate = ();
}
#[diagnostic::do_not_recommend]
impl<A, Cage, Cages: EachHasACell> EachHasACell for TArr<TArr<A, Cage>, Cages> {
    type Gate = Cages::Gate;
}

impl<Rows, Map, Areas, Boxes> KeepsRule<Cages<Map, Areas>, Boxes> for Rows where
    Rows: InCages<Map, Areas, Cages: CagesDiffer + HaveSums<Areas>>
{
}

/// Cages that have no digit twice.
#[diagnostic::on_unimplemented(
    message = "a digit appears twice in a cage of this solution",
    label = "not a solved Sudoku"
)]
pub trait CagesDiffer {}

#[diagnostic::do_not_recommend]
impl<Cages> CagesDiffer for Cages where Cages: EachAllDifferent {}

/// Cages whose digits have the sums of the list `Areas`.
#[diagnostic::on_unimplemented(
    message = "a cage of this solution has another sum than it should",
    label = "not a solved Sudoku"
)]
pub trait HaveSums<Areas> {}

#[diagnostic::do_not_recommend]
impl HaveSums<ATerm> for ATerm {}
#[diagnostic::do_not_recommend]
impl<Digits, Cages, const NAME: char, Areas> HaveSums<TArr<Cage<NAME, NoSum>, Areas>>
    for TArr<Digits, Cages>
where
    Cages: HaveSums<Areas>,
{
}
#[diagnostic::do_not_recommend]
impl<Digits, Cages, const NAME: char, High, Low, Areas>
    HaveSums<TArr<Cage<NAME, UInt<High, Low>>, Areas>> for TArr<Digits, Cages>
where
    Digits: AddedUp<Sum: Same<UInt<High, Low>>>,
    Cages: HaveSums<Areas>,
{
}

/// A list of digits.
pub trait AddedUp {
    /// The sum of the digits.
    type Sum;
}

impl AddedUp for ATerm {
    type Sum = U0;
}
impl<A: Digit, Digits> AddedUp for TArr<A, Digits>
where
    Digits: AddedUp<Sum: Add<A::Number>>,
{
    type Sum = Sum<Digits::Sum, A::Number>;
}
