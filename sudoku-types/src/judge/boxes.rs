//! The boxes, derived from the rows: a box is all different if its part of one row
//! has no digit in common with its part of another.
//!
//! ```text
//! boxes of 2 rows × 3 columns: two lists of marks count the rows and the cells
//!
//!  R    C  ├─┼─┼─┤ ├─┼─┼─┤
//!  ┬       1 2 3   4 5 6     row with row, within a band; part with part, within a
//!  ┼       4 5 6   1 2 3     stack: 1 2 3 has nothing in common with 4 5 6,
//!  ┴                         and 4 5 6 nothing with 1 2 3
//!  ┬       2 3 1   5 6 4
//!  ┼       5 6 4   2 3 1     a new band: the first list starts again
//!  ┴
//! ```
//!
//! The digits of one part differ already, because they are in one row. Up to three of them are
//! a group, and each digit of the other part must be none of the group. Nothing is taken out of the rows or
//! put together; like the rules of rows and columns, this one is made of bounds without an
//! associated type, which rustc proves quickest.
//!
//! For values, not types, [`BoxShape::box_of`] defines a box; the tests that give the
//! judge changed grids compare the two.
//!
//! [`BoxShape::box_of`]: crate::BoxShape::box_of

use super::different::{Different, NotAmong};
use typenum::{ATerm, TArr};

/// Rows of which no two within a band have a digit in common within a stack.
///
/// `Bands` and `Stacks` are numbers in unary: the height of a band and the width of a stack;
/// `Left` is what is left of `Bands` at this row.
pub trait AllDisjoint<Left, Bands, Stacks> {}

impl<Left, Bands, Stacks> AllDisjoint<Left, Bands, Stacks> for ATerm {}
impl<Row, Rows, Mark, Left, Bands, Stacks> AllDisjoint<TArr<Mark, Left>, Bands, Stacks>
    for TArr<Row, Rows>
where
    Row: DisjointFromNext<Left, Rows, Stacks>,
    Rows: AllDisjoint<Left, Bands, Stacks>,
{
}
impl<Row, Rows, Bands, Stacks> AllDisjoint<ATerm, Bands, Stacks> for TArr<Row, Rows> where
    Self: AllDisjoint<Bands, Bands, Stacks>
{
}

/// A row that has no digit in common, within a stack, with the next rows: as many of
/// `Rows` as there are marks `Left`.
pub trait DisjointFromNext<Left, Rows, Stacks> {}

impl<Row, Rows, Stacks> DisjointFromNext<ATerm, Rows, Stacks> for Row {}
impl<Row, Mark, Left, Stacks> DisjointFromNext<TArr<Mark, Left>, ATerm, Stacks> for Row {}
impl<Row, Mark, Left, Other, Others, Stacks>
    DisjointFromNext<TArr<Mark, Left>, TArr<Other, Others>, Stacks> for Row
where
    Row: DisjointInEachStack<Other, Stacks, Stacks>,
    Row: DisjointFromNext<Left, Others, Stacks>,
{
}

/// A row that has no digit in common with another one within a stack.
///
/// `Left` is what is left of the marks `Stacks` at this cell: never nothing, for after its
/// last mark the next stack begins. Of a part of more than three cells the first three are
/// compared with the three beside them and with the rest, both ways.
pub trait DisjointInEachStack<Other, Left, Stacks> {}

impl<Other, Left, Stacks> DisjointInEachStack<Other, Left, Stacks> for ATerm {}
impl<A, Row, X, Other, I, Stacks> DisjointInEachStack<TArr<X, Other>, TArr<I, ATerm>, Stacks>
    for TArr<A, Row>
where
    X: Different<A>,
    Row: DisjointInEachStack<Other, Stacks, Stacks>,
{
}
impl<A, B, Row, X, Y, Other, I, J, Stacks>
    DisjointInEachStack<TArr<X, TArr<Y, Other>>, TArr<I, TArr<J, ATerm>>, Stacks>
    for TArr<A, TArr<B, Row>>
where
    X: NotAmong<(A, B)>,
    Y: NotAmong<(A, B)>,
    Row: DisjointInEachStack<Other, Stacks, Stacks>,
{
}
impl<A, B, C, Row, X, Y, Z, Other, I, J, K, Stacks>
    DisjointInEachStack<TArr<X, TArr<Y, TArr<Z, Other>>>, TArr<I, TArr<J, TArr<K, ATerm>>>, Stacks>
    for TArr<A, TArr<B, TArr<C, Row>>>
where
    X: NotAmong<(A, B, C)>,
    Y: NotAmong<(A, B, C)>,
    Z: NotAmong<(A, B, C)>,
    Row: DisjointInEachStack<Other, Stacks, Stacks>,
{
}
impl<A, B, C, Row, X, Y, Z, Other, I, J, K, L, Left, Stacks>
    DisjointInEachStack<
        TArr<X, TArr<Y, TArr<Z, Other>>>,
        TArr<I, TArr<J, TArr<K, TArr<L, Left>>>>,
        Stacks,
    > for TArr<A, TArr<B, TArr<C, Row>>>
where
    X: NotAmong<(A, B, C)>,
    Y: NotAmong<(A, B, C)>,
    Z: NotAmong<(A, B, C)>,
    Other: FirstNotAmong<(A, B, C), TArr<L, Left>>,
    Row: FirstNotAmong<(X, Y, Z), TArr<L, Left>>,
    Row: DisjointInEachStack<Other, TArr<L, Left>, Stacks>,
{
}

/// Digits of which the first, as many as there are marks `Left`, are none of `Group`.
pub trait FirstNotAmong<Group, Left> {}

impl<Group, A, Digits, I> FirstNotAmong<Group, TArr<I, ATerm>> for TArr<A, Digits> where
    A: NotAmong<Group>
{
}
impl<Group, A, B, Digits, I, J> FirstNotAmong<Group, TArr<I, TArr<J, ATerm>>>
    for TArr<A, TArr<B, Digits>>
where
    A: NotAmong<Group>,
    B: NotAmong<Group>,
{
}
impl<Group, A, B, C, Digits, I, J, K> FirstNotAmong<Group, TArr<I, TArr<J, TArr<K, ATerm>>>>
    for TArr<A, TArr<B, TArr<C, Digits>>>
where
    A: NotAmong<Group>,
    B: NotAmong<Group>,
    C: NotAmong<Group>,
{
}
impl<Group, A, B, C, Digits, I, J, K, L, Left>
    FirstNotAmong<Group, TArr<I, TArr<J, TArr<K, TArr<L, Left>>>>>
    for TArr<A, TArr<B, TArr<C, Digits>>>
where
    A: NotAmong<Group>,
    B: NotAmong<Group>,
    C: NotAmong<Group>,
    Digits: FirstNotAmong<Group, TArr<L, Left>>,
{
}
