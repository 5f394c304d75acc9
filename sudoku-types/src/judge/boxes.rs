//! Checks the boxes, derived from the rows: the digits of a box all differ if its part of one row
//! has no digit in common with its part of another.
//!
//! ```text
//! boxes of 2 rows × 3 columns: two lists of marks count the rows and the cells
//!
//!  R    C  ├─┼─┼─┤ ├─┼─┼─┤
//!  ┬       1 2 3   4 5 6     the rows of a band are compared, part by part within a
//!  ┼       4 5 6   1 2 3     stack: 1 2 3 has no digit in common with 4 5 6,
//!  ┴                         and 4 5 6 has none in common with 1 2 3
//!  ┬       2 3 1   5 6 4
//!  ┼       5 6 4   2 3 1     a new band: the first list starts again
//!  ┴
//! ```
//!
//! The digits of one part differ already, because they are in one row. Up to three of them are
//! a group, and no digit of the other part may be in the group. No lists are taken out of the rows or put together;
//! like the rule of rows, this one consists of bounds without an associated type, which rustc proves fastest.
//!
//! For values, [`BoxShape::box_of`] defines a box; the tests that give the judge changed grids compare the two.
//!
//! [`BoxShape::box_of`]: crate::BoxShape::box_of

use super::different::{Different, NotAmong};
use typenum::{ATerm, TArr};

/// Rows in which no two rows of a band have a digit in common within a stack.
///
/// `Bands` and `Stacks` are numbers in unary: the height of a band and the width of a stack. `Left` is the rest of
/// `Bands` at this row; it is never empty, because the next band begins after its last mark. In a band of more than
/// three rows the first three are compared with each other and with the rest.
pub trait AllDisjoint<Left, Bands, Stacks> {}

impl<Left, Bands, Stacks> AllDisjoint<Left, Bands, Stacks> for ATerm {}
impl<P, Rows, Bands, Stacks> AllDisjoint<TArr<(), ATerm>, Bands, Stacks> for TArr<P, Rows> where
    Rows: AllDisjoint<Bands, Bands, Stacks>
{
}
impl<P, Q, Rows, Bands, Stacks> AllDisjoint<TArr<(), TArr<(), ATerm>>, Bands, Stacks>
    for TArr<P, TArr<Q, Rows>>
where
    P: DisjointInEachStack<Q, Stacks, Stacks>,
    Rows: AllDisjoint<Bands, Bands, Stacks>,
{
}
impl<P, Q, S, Rows, Bands, Stacks> AllDisjoint<TArr<(), TArr<(), TArr<(), ATerm>>>, Bands, Stacks>
    for TArr<P, TArr<Q, TArr<S, Rows>>>
where
    P: DisjointInEachStack<Q, Stacks, Stacks> + DisjointInEachStack<S, Stacks, Stacks>,
    Q: DisjointInEachStack<S, Stacks, Stacks>,
    Rows: AllDisjoint<Bands, Bands, Stacks>,
{
}
impl<P, Q, S, Rows, Left, Bands, Stacks>
    AllDisjoint<TArr<(), TArr<(), TArr<(), TArr<(), Left>>>>, Bands, Stacks>
    for TArr<P, TArr<Q, TArr<S, Rows>>>
where
    P: DisjointInEachStack<Q, Stacks, Stacks> + DisjointInEachStack<S, Stacks, Stacks>,
    Q: DisjointInEachStack<S, Stacks, Stacks>,
    Rows: FirstDisjointFrom<P, TArr<(), Left>, Stacks>
        + FirstDisjointFrom<Q, TArr<(), Left>, Stacks>
        + FirstDisjointFrom<S, TArr<(), Left>, Stacks>
        + AllDisjoint<TArr<(), Left>, Bands, Stacks>,
{
}

/// Rows whose first rows, one for each mark of `Left`, have no digit in common with `Row` within a stack.
pub trait FirstDisjointFrom<Row, Left, Stacks> {}

impl<Rows, Row, Stacks> FirstDisjointFrom<Row, ATerm, Stacks> for Rows {}
impl<P, Rows, Row, Left, Stacks> FirstDisjointFrom<Row, TArr<(), Left>, Stacks> for TArr<P, Rows>
where
    P: DisjointInEachStack<Row, Stacks, Stacks>,
    Rows: FirstDisjointFrom<Row, Left, Stacks>,
{
}

/// A row that has no digit in common with another one within a stack.
///
/// `Left` is the rest of the marks `Stacks` at this cell; it is never empty, because the next stack begins after its
/// last mark. In a part of more than three cells the first three are compared with the first three of the other part
/// and with its rest, and its first three with the rest of this part.
pub trait DisjointInEachStack<Other, Left, Stacks> {}

impl<Other, Left, Stacks> DisjointInEachStack<Other, Left, Stacks> for ATerm {}
impl<A, Row, X, Other, Stacks> DisjointInEachStack<TArr<X, Other>, TArr<(), ATerm>, Stacks>
    for TArr<A, Row>
where
    X: Different<A>,
    Row: DisjointInEachStack<Other, Stacks, Stacks>,
{
}
impl<A, B, Row, X, Y, Other, Stacks>
    DisjointInEachStack<TArr<X, TArr<Y, Other>>, TArr<(), TArr<(), ATerm>>, Stacks>
    for TArr<A, TArr<B, Row>>
where
    X: NotAmong<(A, B)>,
    Y: NotAmong<(A, B)>,
    Row: DisjointInEachStack<Other, Stacks, Stacks>,
{
}
impl<A, B, C, Row, X, Y, Z, Other, Stacks>
    DisjointInEachStack<
        TArr<X, TArr<Y, TArr<Z, Other>>>,
        TArr<(), TArr<(), TArr<(), ATerm>>>,
        Stacks,
    > for TArr<A, TArr<B, TArr<C, Row>>>
where
    X: NotAmong<(A, B, C)>,
    Y: NotAmong<(A, B, C)>,
    Z: NotAmong<(A, B, C)>,
    Row: DisjointInEachStack<Other, Stacks, Stacks>,
{
}
impl<A, B, C, Row, X, Y, Z, Other, Left, Stacks>
    DisjointInEachStack<
        TArr<X, TArr<Y, TArr<Z, Other>>>,
        TArr<(), TArr<(), TArr<(), TArr<(), Left>>>>,
        Stacks,
    > for TArr<A, TArr<B, TArr<C, Row>>>
where
    X: NotAmong<(A, B, C)>,
    Y: NotAmong<(A, B, C)>,
    Z: NotAmong<(A, B, C)>,
    Other: FirstNotAmong<(A, B, C), TArr<(), Left>>,
    Row: FirstNotAmong<(X, Y, Z), TArr<(), Left>>,
    Row: DisjointInEachStack<Other, TArr<(), Left>, Stacks>,
{
}

/// Digits whose first digits, one for each mark of `Left`, are not in `Group`.
pub trait FirstNotAmong<Group, Left> {}

impl<Group, A, Digits> FirstNotAmong<Group, TArr<(), ATerm>> for TArr<A, Digits> where
    A: NotAmong<Group>
{
}
impl<Group, A, B, Digits> FirstNotAmong<Group, TArr<(), TArr<(), ATerm>>>
    for TArr<A, TArr<B, Digits>>
where
    A: NotAmong<Group>,
    B: NotAmong<Group>,
{
}
impl<Group, A, B, C, Digits> FirstNotAmong<Group, TArr<(), TArr<(), TArr<(), ATerm>>>>
    for TArr<A, TArr<B, TArr<C, Digits>>>
where
    A: NotAmong<Group>,
    B: NotAmong<Group>,
    C: NotAmong<Group>,
{
}
impl<Group, A, B, C, Digits, Left>
    FirstNotAmong<Group, TArr<(), TArr<(), TArr<(), TArr<(), Left>>>>>
    for TArr<A, TArr<B, TArr<C, Digits>>>
where
    A: NotAmong<Group>,
    B: NotAmong<Group>,
    C: NotAmong<Group>,
    Digits: FirstNotAmong<Group, TArr<(), Left>>,
{
}
