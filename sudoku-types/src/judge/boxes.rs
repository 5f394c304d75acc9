//! The boxes, derived from the rows: a box is all different if its part of one row
//! has no digit in common with its part of another.
//!
//! ```text
//! boxes of 2 rows × 3 columns: two rulers count along the rows and along the cells
//!
//!  R    C  ├─┼─┼─┤ ├─┼─┼─┤
//!  ┬       1 2 3   4 5 6     row with row, within a band; part with part, within a
//!  ┼       4 5 6   1 2 3     stack: 1 2 3 has nothing in common with 4 5 6,
//!  ┴                         and 4 5 6 nothing with 1 2 3
//!  ┬       2 3 1   5 6 4
//!  ┼       5 6 4   2 3 1     a new band: the first ruler starts again
//!  ┴
//! ```
//!
//! The digits of one part are different already: they stand in one row. Nothing is
//! taken out of the rows or put together; like the rules of rows and columns, this one is
//! made of bounds without an associated type, which rustc proves quickest.
//!
//! What a box is for values, not types, is said in [`BoxShape::box_of`]; the tests
//! that hand the judge changed grids hold the two together.
//!
//! [`BoxShape::box_of`]: crate::BoxShape::box_of

use super::different::Different;
use typenum::{ATerm, TArr};

/// Rows of which no two within a band have a digit in common within a stack.
///
/// `Bands` and `Stacks` are rulers, as long as a band is high and a stack is wide;
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
/// `Rows` as the ruler `Left` is long.
pub trait DisjointFromNext<Left, Rows, Stacks> {}

impl<Row, Rows, Stacks> DisjointFromNext<ATerm, Rows, Stacks> for Row {}
impl<Row, Mark, Left, Stacks> DisjointFromNext<TArr<Mark, Left>, ATerm, Stacks> for Row {}
impl<Row, Mark, Left, Other, Others, Stacks>
    DisjointFromNext<TArr<Mark, Left>, TArr<Other, Others>, Stacks> for Row
where
    Row: DisjointInEachStack<Other, Other, Stacks, Stacks>,
    Row: DisjointFromNext<Left, Others, Stacks>,
{
}

/// A row that has no digit in common with another one within a stack.
///
/// `Other` is the other row from this cell on, `Stack` from the beginning of this
/// stack on, and `Left` is what is left of the ruler `Stacks` at this cell.
pub trait DisjointInEachStack<Other, Stack, Left, Stacks> {}

impl<Other, Stack, Left, Stacks> DisjointInEachStack<Other, Stack, Left, Stacks> for ATerm {}
impl<Digit, Row, OtherDigit, Other, Stack, Mark, Left, Stacks>
    DisjointInEachStack<TArr<OtherDigit, Other>, Stack, TArr<Mark, Left>, Stacks>
    for TArr<Digit, Row>
where
    Digit: NotAmongFirst<Stacks, Stack>,
    Row: DisjointInEachStack<Other, Stack, Left, Stacks>,
{
}
impl<Digit, Row, OtherDigit, Other, Stack, Stacks>
    DisjointInEachStack<TArr<OtherDigit, Other>, Stack, ATerm, Stacks> for TArr<Digit, Row>
where
    Self: DisjointInEachStack<TArr<OtherDigit, Other>, TArr<OtherDigit, Other>, Stacks, Stacks>,
{
}

/// A digit that is none of the first of `Digits`: as many as the ruler `Left` is
/// long, which is not empty.
pub trait NotAmongFirst<Left, Digits> {}

impl<Digit, A, Digits, X> NotAmongFirst<TArr<X, ATerm>, TArr<A, Digits>> for Digit where
    Digit: Different<A>
{
}
impl<Digit, A, B, Digits, X, Y> NotAmongFirst<TArr<X, TArr<Y, ATerm>>, TArr<A, TArr<B, Digits>>>
    for Digit
where
    Digit: Different<A> + Different<B>,
{
}
impl<Digit, A, B, C, Digits, X, Y, Z>
    NotAmongFirst<TArr<X, TArr<Y, TArr<Z, ATerm>>>, TArr<A, TArr<B, TArr<C, Digits>>>> for Digit
where
    Digit: Different<A> + Different<B> + Different<C>,
{
}
impl<Digit, A, B, C, Digits, X, Y, Z, Mark, Left>
    NotAmongFirst<TArr<X, TArr<Y, TArr<Z, TArr<Mark, Left>>>>, TArr<A, TArr<B, TArr<C, Digits>>>>
    for Digit
where
    Digit: Different<A> + Different<B> + Different<C> + NotAmongFirst<TArr<Mark, Left>, Digits>,
{
}
