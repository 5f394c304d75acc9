//! Fetches the digit of a cell by its place, for marks; and takes the cells of a line out of the rows, one after the other,
//! so that none of them is on the line twice.
//!
//! ```text
//! RC<2, 3>      the third digit of the second row
//! ```

use super::digits::Given;
use crate::puzzle::marks::RC;
use core::ops::Add;
use typenum::{ATerm, Add1, B1, TArr, U0, UInt};

/// A cell of the grid `Rows`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a cell of this grid",
    label = "cells are `RC<ROW, COLUMN>`, where rows and columns are counted from 1"
)]
pub trait In<Rows> {
    /// The digit in the cell, or what a puzzle has there.
    type Digit;
    /// The rows with [`Taken`] in the place of the cell.
    type Left;
}

#[diagnostic::do_not_recommend]
impl<Rows, const ROW: usize, const COLUMN: usize> In<Rows> for RC<ROW, COLUMN>
where
    Rows: Nth<ROW, Item: Nth<COLUMN>>,
{
    type Digit = <Rows::Item as Nth<COLUMN>>::Item;
    type Left = Rows::With<<Rows::Item as Nth<COLUMN>>::With<Taken>>;
}

/// A cell that an earlier place on the line has taken.
pub enum Taken {}

/// A cell that is not taken, with its place.
#[diagnostic::on_unimplemented(
    message = "the cell in row {ROW}, column {COLUMN} is twice on one line, or in two cages",
    label = "the cells of a line are different ones"
)]
pub trait Free<const ROW: usize, const COLUMN: usize> {
    /// The type itself.
    type To<T>;
}

#[diagnostic::do_not_recommend]
impl<Cell: Given, const ROW: usize, const COLUMN: usize> Free<ROW, COLUMN> for Cell {
    type To<T> = Cell::To<T>;
}

/// A line of different cells of the grid `Rows`, perhaps after a sum. `Before` is the number of cells before them.
pub trait Drawn<Rows, Before> {
    /// The number of cells with these.
    type Cells;
    /// The rows without these cells.
    type Left;
    /// The type itself.
    type To<T>;
}

impl<Rows, Before> Drawn<Rows, Before> for ATerm {
    type Cells = Before;
    type Left = Rows;
    type To<T> = T;
}
impl<Cell, Line, Rows, Before, const ROW: usize, const COLUMN: usize> Drawn<Rows, Before>
    for TArr<RC<ROW, COLUMN>, Line>
where
    RC<ROW, COLUMN>: In<Rows, Digit = Cell>,
    Cell: Free<ROW, COLUMN>,
    Before: Add<B1>,
    Line: Drawn<<RC<ROW, COLUMN> as In<Rows>>::Left, Add1<Before>>,
{
    type Cells = Line::Cells;
    type Left = Line::Left;
    type To<T> = Cell::To<Line::To<T>>;
}
impl<High, Low, Line, Rows, Before> Drawn<Rows, Before> for TArr<UInt<High, Low>, Line>
where
    Line: Drawn<Rows, Before>,
{
    type Cells = Line::Cells;
    type Left = Line::Left;
    type To<T> = Line::To<T>;
}

/// Lines, each drawn in the grid `Rows`: with the `Way` [`Apart`] without the cells of the lines before it.
///
/// `Before` and `CellsBefore` count the lines and the cells before them. (If each list counted its own, rustc would count
/// the rest of the list anew at each line.)
pub trait EachDrawn<Rows, Way, Before = U0, CellsBefore = U0> {
    /// The number of lines. It has no type if a cell is not in the grid, or not free.
    type Count;
    /// The number of all their cells.
    type Cells;
}

impl<Rows, W, Before, CellsBefore> EachDrawn<Rows, W, Before, CellsBefore> for ATerm {
    type Count = Before;
    type Cells = CellsBefore;
}
impl<Line, Lines, Rows, W: Way, Before, CellsBefore> EachDrawn<Rows, W, Before, CellsBefore>
    for TArr<Line, Lines>
where
    Line: Drawn<Rows, CellsBefore>,
    Before: Add<B1>,
    Lines: EachDrawn<W::Next<Rows, Line::Left>, W, Line::To<Add1<Before>>, Line::Cells>,
{
    type Count = Lines::Count;
    type Cells = Lines::Cells;
}

/// The grid in which the next line is drawn, after a line in `Rows` that has `Left` some of its cells.
pub trait Way {
    /// This grid.
    type Next<Rows, Left>;
}

/// Lines that may have cells in common.
pub enum Across {}
/// Lines that have no cell in common.
pub enum Apart {}

impl Way for Across {
    type Next<Rows, Left> = Rows;
}
impl Way for Apart {
    type Next<Rows, Left> = Left;
}

/// A list that has an element with the number `N`, from 1.
pub trait Nth<const N: usize> {
    /// The element.
    type Item;
    /// The list with another element in its place.
    type With<Other>;
}

macro_rules! nth {
    ([$($before:ident)*] $n:literal $item:ident, $($more:tt)*) => {
        impl<$($before,)* $item, Rest> Nth<$n> for nth!(@list $($before)* $item) {
            type Item = $item;
            type With<Other> = nth!(@list $($before)* Other);
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
