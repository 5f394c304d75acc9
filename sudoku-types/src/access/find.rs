//! Finds a row, a column or a box in the rows of a solution.
//!
//! ```text
//! boxes of 2 rows × 3 columns: two boxes are side by side in a band of two rows
//!
//! 1 2 3 │ 4 5 6      box 4: of the rows 2 are skipped, and 2 taken;
//! 4 5 6 │ 1 2 3             of each of these 3 cells are skipped, and 3 taken
//! ──────┼──────
//! 2 3 1 │ 5 6 4      In a grid of boxes of R rows there are R boxes side by side, because a row has R·C cells.
//! 5 6 4 │ 2 3 1
//! ```
//!
//! For values, [`BoxShape::box_of`](crate::BoxShape::box_of) defines the boxes; a test compares the two.

use super::places::Number;
use crate::judge::{Nth, ToUnary, Unary, each_as};
use crate::puzzle::Boxes;
use core::ops::{Div, Mul, Rem, Sub};
use typenum::{ATerm, B1, Mod, Prod, Quot, Sub1, TArr};

/// A list that has an element with this [`Number`].
pub trait Element<Place> {
    type Item;
}

impl<List: Nth<N>, const N: usize> Element<Number<N>> for List {
    type Item = List::Item;
}

each_as! {
    /// Rows that have this column.
    EachElement<Place>: Element<Place>;
    /// Its digits.
    Items = Item
}

/// Rows that have the box with the number `Box`, a type of typenum.
pub trait BoxAmong<Box, Boxes> {
    /// Its digits.
    type Digits;
}

/// The numbers of elements in the parts before the one that is taken, and in that one, in unary. Parts have this `Size`.
type PartAfter<Before, Size> = (Unary<Prod<Before, Size>>, Unary<Size>);
type Down<Box, R> = PartAfter<Quot<Sub1<Box>, R>, R>;
type Across<Box, R, C> = PartAfter<Mod<Sub1<Box>, R>, C>;

impl<Box, Rows, R: ToUnary, C: ToUnary> BoxAmong<Box, Boxes<R, C>> for Rows
where
    Box: Sub<B1, Output: Div<R, Output: Mul<R, Output: ToUnary>>>,
    Sub1<Box>: Rem<R, Output: Mul<C, Output: ToUnary>>,
    Rows: Cut<Down<Box, R>, ATerm, Part: EachCut<Across<Box, R, C>>>,
{
    type Digits = <Rows::Part as EachCut<Across<Box, R, C>>>::Digits;
}

/// A list of which some elements are skipped, and the next ones are taken.
pub trait Cut<SkippedAndTaken, Others> {
    /// The elements that are taken, and then others.
    type Part;
}

impl<List, Others> Cut<(ATerm, ATerm), Others> for List {
    type Part = Others;
}
impl<Head, Tail, Taken, Others> Cut<(ATerm, TArr<(), Taken>), Others> for TArr<Head, Tail>
where
    Tail: Cut<(ATerm, Taken), Others>,
{
    type Part = TArr<Head, Tail::Part>;
}
impl<Head, Tail, Skipped, Taken, Others> Cut<(TArr<(), Skipped>, Taken), Others>
    for TArr<Head, Tail>
where
    Tail: Cut<(Skipped, Taken), Others>,
{
    type Part = Tail::Part;
}

/// Rows of which cells are taken.
pub trait EachCut<SkippedAndTaken> {
    /// The cells of all rows.
    type Digits;
}

impl<SkippedAndTaken> EachCut<SkippedAndTaken> for ATerm {
    type Digits = ATerm;
}
impl<Row, Rows: EachCut<SkippedAndTaken>, SkippedAndTaken> EachCut<SkippedAndTaken>
    for TArr<Row, Rows>
where
    Row: Cut<SkippedAndTaken, Rows::Digits>,
{
    type Digits = Row::Part;
}
