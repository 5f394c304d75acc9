//! Fetches the digit of a cell by its place, for marks.
//!
//! ```text
//! RC<2, 3>      the third digit of the second row
//! ```

use super::digits::Digit;
use crate::puzzle::marks::RC;
use typenum::TArr;

/// A cell of the grid `Rows`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a cell of this grid",
    label = "cells are `RC<ROW, COLUMN>`, where rows and columns are counted from 1"
)]
pub trait In<Rows> {
    /// The digit in the cell.
    type Digit: Digit;
}

#[diagnostic::do_not_recommend]
impl<Rows, const ROW: usize, const COLUMN: usize> In<Rows> for RC<ROW, COLUMN>
where
    Rows: Nth<ROW, Item: Nth<COLUMN, Item: Digit>>,
{
    type Digit = <Rows::Item as Nth<COLUMN>>::Item;
}

/// A list that has an element with the number `N`, from 1.
pub trait Nth<const N: usize> {
    /// The element.
    type Item;
}

macro_rules! nth {
    ([$($before:ident)*] $n:literal $item:ident, $($more:tt)*) => {
        impl<$($before,)* $item, Rest> Nth<$n> for nth!(@list $($before)* $item) {
            type Item = $item;
        }
        nth! { [$($before)* $item] $($more)* }
    };
    ($before:tt) => {};
    (@list $first:ident $($more:ident)*) => { TArr<$first, nth!(@list $($more)*)> };
    (@list) => { Rest };
}

nth! {
    [] 1 A, 2 B, 3 C, 4 D, 5 E, 6 F, 7 G, 8 H, 9 I, 10 J, 11 K, 12 L, 13 M, 14 N, 15 O, 16 P, 17 Q, 18 R, 19 S,
    20 T, 21 U, 22 V, 23 W, 24 X, 25 Y,
}
