//! Checks lines: regions, cages, and marks on cells of the grid.
//!
//! ```text
//! Cage<tarr![RC<1, 1>, RC<1, 2>], U5>     each cell is in the grid; one cell or more, at most as many as there are rows;
//!                                         the sum is a number. It takes 2 + 2 numbers of the room for lines.
//! ```
//!
//! Whether a cell is in the grid is asked of a list with a `()` for each row, so that rustc has the answer for all puzzles
//! of the size. No cell is on the line of a mark twice. In a region and in a cage its digit would be there twice, and both
//! parts of the kernel find that.

use super::digits::InRange;
use super::gate::{Gate, gates};
use super::shape::{ToUnary, Unary};
use super::walks::lengths;
use crate::puzzle::Boxes;
use crate::puzzle::lines::*;
use crate::puzzle::rules::Windows;
use core::ops::{Add, Mul, Shr};
use typenum::{
    ATerm, B0, B1, IsLessOrEqual, LeEq, Shright, Square, Sum, TArr, U0, U1, U2, U3, UInt, UTerm,
    tarr,
};

/// A further rule, or a line, of a grid of `Size` rows with these boxes.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a rule of a puzzle",
    label = "not a rule",
    note = "after its boxes a puzzle has rules such as `Diagonals`, and lines such as `Cage<tarr![RC<1, 1>, RC<1, 2>], U5>`"
)]
pub trait Fits<Size, Boxes> {
    /// What it takes of the room for lines: two, and one for each cell.
    type Room;
}

/// A list of further rules and lines.
#[diagnostic::on_unimplemented(
    message = "the rules of this puzzle are not a list",
    label = "write a list that begins with the boxes, such as `tarr![Boxes<U3, U3>, Diagonals]`"
)]
pub trait EachFits<Size, Boxes> {
    /// What all of them take.
    type Room;
}

impl<Size, Boxes> EachFits<Size, Boxes> for ATerm {
    type Room = U0;
}
impl<A: Fits<Size, Boxes>, Size, Boxes> EachFits<Size, Boxes> for TArr<A, ATerm> {
    type Room = A::Room;
}
impl<A, B, Size, Boxes> EachFits<Size, Boxes> for TArr<A, TArr<B, ATerm>>
where
    A: Fits<Size, Boxes, Room: Add<B::Room>>,
    B: Fits<Size, Boxes>,
{
    type Room = Sum<A::Room, B::Room>;
}
impl<A, B, C, Rest, Size, Boxes> EachFits<Size, Boxes> for TArr<A, TArr<B, TArr<C, Rest>>>
where
    A: Fits<Size, Boxes, Room: Add<B::Room, Output: Add<C::Room, Output: Add<Rest::Room>>>>,
    B: Fits<Size, Boxes>,
    C: Fits<Size, Boxes>,
    Rest: EachFits<Size, Boxes>,
{
    type Room = Sum<Sum<Sum<A::Room, B::Room>, C::Room>, Rest::Room>;
}

impl<Size, Boxes: HaveWindows> Fits<Size, Boxes> for Windows {
    type Room = Boxes::Room;
}

/// Square boxes, of at least 2 × 2 cells: there are no windows between single cells.
#[diagnostic::on_unimplemented(
    message = "a grid with these boxes cannot have this rule",
    label = "not with these boxes",
    note = "`Windows` are for square boxes"
)]
pub trait HaveWindows {
    type Room;
}

/// A number of two bits or more, so at least 2.
pub(super) type TwoBits<High, Middle, Low> = UInt<UInt<High, Middle>, Low>;

#[diagnostic::do_not_recommend]
impl<High, Middle, Low> HaveWindows
    for Boxes<TwoBits<High, Middle, Low>, TwoBits<High, Middle, Low>>
{
    type Room = U0;
}

impl<Cells, Size: ToUnary, Boxes> Fits<Size, Boxes> for Region<Cells>
where
    Cells: OnGrid<Unary<Size>, Count: OfRegion<Size> + Add<U2>>,
{
    type Room = <Cells::Count as OfRegion<Size>>::To<Sum<Cells::Count, U2>>;
}
impl<Cells, Total: ZeroOrMore, Size: ToUnary, Boxes> Fits<Size, Boxes> for Cage<Cells, Total>
where
    Cells: OnGrid<Unary<Size>, Count: UpTo<Size> + Add<U2>>,
{
    type Room = Total::To<<Cells::Count as UpTo<Size>>::To<Sum<Cells::Count, U2>>>;
}

macro_rules! marks {
    ($($(#[$doc:meta])* $mark:ident<$cells:ident $(, $number:ident: $bound:ident $(= $none:ty)?)?> of $least:ident)*) => { $(
        impl<Cells $(, $number: $bound)?, Size: ToUnary, Boxes> Fits<Size, Boxes>
            for $mark<Cells $(, $number)?>
        where
            Cells: OnGrid<Unary<Size>, Count: $least, Places: Differing<Board<Size>>>,
            Unary<Size>: Repeats<Unary<Size>>,
        {
            type Room = marks!(@ [$($number)?] <Cells::Places as Differing<Board<Size>>>::To<
                <Cells::Count as $least>::Room,
            >);
        }
    )* };
    (@ [$number:ident] $room:ty) => { $number::To<$room> };
    (@ [] $room:ty) => { $room };
}

mark_types!(marks);

/// A list of cells of a grid with a row, and a column, for each `()` of the list `Marks`.
#[diagnostic::on_unimplemented(
    message = "the cells of a line are not a list",
    label = "write a list of cells, such as `tarr![RC<1, 1>, RC<1, 2>]`"
)]
pub trait OnGrid<Marks> {
    /// The number of cells. It has no type if one of them is not in the grid.
    type Count;
    /// The cells.
    type Places;
}

#[diagnostic::do_not_recommend]
impl<Marks> OnGrid<Marks> for ATerm {
    type Count = U0;
    type Places = ATerm;
}
impl<A: Inside<Marks>, Marks> OnGrid<Marks> for TArr<A, ATerm> {
    type Count = A::To<U1>;
    type Places = TArr<A::Place, ATerm>;
}
impl<A: Inside<Marks>, B: Inside<Marks>, Marks> OnGrid<Marks> for TArr<A, TArr<B, ATerm>> {
    type Count = A::To<B::To<U2>>;
    type Places = TArr<A::Place, TArr<B::Place, ATerm>>;
}
impl<A, B, C, Rest, Marks> OnGrid<Marks> for TArr<A, TArr<B, TArr<C, Rest>>>
where
    A: Inside<Marks>,
    B: Inside<Marks>,
    C: Inside<Marks>,
    Rest: OnGrid<Marks, Count: Add<U3>>,
{
    type Count = A::To<B::To<C::To<Sum<Rest::Count, U3>>>>;
    type Places = TArr<A::Place, TArr<B::Place, TArr<C::Place, Rest::Places>>>;
}

/// A cell of the grid.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a cell of this grid",
    label = "cells are `RC<ROW, COLUMN>`, where rows and columns are counted from 1"
)]
pub trait Inside<Marks> {
    /// The cell.
    type Place;
    /// The type itself.
    type To<T>;
}

#[diagnostic::do_not_recommend]
impl<Marks, const ROW: usize, const COLUMN: usize> Inside<Marks> for RC<ROW, COLUMN>
where
    Marks: Nth<ROW, Item: Gate> + Nth<COLUMN, Item: Gate>,
{
    type Place = Self::To<Self>;
    type To<T> =
        <<Marks as Nth<ROW>>::Item as Gate>::To<<<Marks as Nth<COLUMN>>::Item as Gate>::To<T>>;
}

/// The number of the cells of a region: that of the rows.
#[diagnostic::on_unimplemented(
    message = "a region has more or fewer cells than the grid has rows",
    label = "a region of a grid with N rows has N cells"
)]
pub trait OfRegion<Size> {
    /// The type itself.
    type To<T>;
}

impl<Size> OfRegion<Size> for Size {
    type To<T> = T;
}

/// The number of the cells of a cage.
#[diagnostic::on_unimplemented(
    message = "a cage has no cell, or more cells than the grid has rows",
    label = "a cage of a grid with N rows has 1 to N cells"
)]
pub trait UpTo<Size> {
    /// The type itself.
    type To<T>;
}

#[diagnostic::do_not_recommend]
impl<High, Low, Size> UpTo<Size> for UInt<High, Low>
where
    UInt<High, Low>: IsLessOrEqual<Size>,
    LeEq<UInt<High, Low>, Size>: InRange,
{
    type To<T> = <LeEq<UInt<High, Low>, Size> as InRange>::To<T>;
}

/// Adds the message about a line that is too short to traits.
macro_rules! asks_for_cells {
    ($($bound:item)+) => { $(
        #[diagnostic::on_unimplemented(
            message = "a line has fewer cells than its mark needs",
            label = "a line has two cells or more, and one or more with `Even` and `Odd`"
        )]
        $bound
    )+ };
}

asks_for_cells! {
    pub trait OneOrMore {
        /// What a line of this number of cells takes of the room.
        type Room;
    }

    pub trait TwoOrMore {
        /// What a line of this number of cells takes of the room.
        type Room;
    }

    /// Two or more, each of which is a pair with the next two.
    pub trait NextTwo {
        /// What a line of this number of cells takes of the room: two, and twice the number.
        type Room;
    }

    /// Two or more, of which each two are a pair.
    pub trait EachTwo {
        /// What a line of this number of cells takes of the room: two, and half of the square of the number.
        type Room;
    }
}

impl<High, Low> OneOrMore for UInt<High, Low>
where
    UInt<High, Low>: Add<U2>,
{
    type Room = Sum<UInt<High, Low>, U2>;
}
impl<High, Middle, Low> TwoOrMore for TwoBits<High, Middle, Low>
where
    TwoBits<High, Middle, Low>: Add<U2>,
{
    type Room = Sum<TwoBits<High, Middle, Low>, U2>;
}
impl<High, Middle, Low> NextTwo for TwoBits<High, Middle, Low>
where
    TwoBits<High, Middle, Low>: Add<Output: Add<U2>>,
{
    type Room = Sum<Sum<TwoBits<High, Middle, Low>, TwoBits<High, Middle, Low>>, U2>;
}
impl<High, Middle, Low> EachTwo for TwoBits<High, Middle, Low>
where
    TwoBits<High, Middle, Low>: Mul<Output: Shr<B1, Output: Add<U2>>>,
{
    type Room = Sum<Shright<Square<TwoBits<High, Middle, Low>>, B1>, U2>;
}

/// Cells that are taken out of the `Board`, one after the other, so that none of them is on the line twice.
pub trait Differing<Board> {
    /// The type itself.
    type To<T>;
}

impl<Board> Differing<Board> for ATerm {
    type To<T> = T;
}
impl<Cell: Take<Board>, Cells: Differing<Cell::Left>, Board> Differing<Board>
    for TArr<Cell, Cells>
{
    type To<T> = Cell::To<Cells::To<T>>;
}

/// A cell that is on the board.
pub trait Take<Board> {
    /// The board with [`Taken`] in the place of the cell.
    type Left;
    /// The type itself.
    type To<T>;
}

impl<Board, const ROW: usize, const COLUMN: usize> Take<Board> for RC<ROW, COLUMN>
where
    Board: Nth<ROW, Item: Nth<COLUMN, Item: Free<ROW, COLUMN>>>,
{
    type Left = Board::With<<Board::Item as Nth<COLUMN>>::With<Taken>>;
    type To<T> = <<Board::Item as Nth<COLUMN>>::Item as Free<ROW, COLUMN>>::To<T>;
}

/// A cell that an earlier place on the line has taken.
pub enum Taken {}

gates! {
    /// A cell that is not taken, with its place.
    #[diagnostic::on_unimplemented(
        message = "the cell in row {ROW}, column {COLUMN} is twice on one line",
        label = "the cells of a line are different ones"
    )]
    Free<ROW, COLUMN> for ();
}

/// A board of `Size` rows of `Size` cells, each a `()`.
type Board<Size> = <Unary<Size> as Repeats<Unary<Size>>>::List;

/// A list of marks.
pub trait Repeats<Item> {
    /// The item for each of the marks.
    type List;
}

impl<Item> Repeats<Item> for ATerm {
    type List = ATerm;
}
impl<Item, Marks: Repeats<Item>> Repeats<Item> for TArr<(), Marks> {
    type List = TArr<Item, Marks::List>;
}

/// Adds the message about the number of a line to traits.
macro_rules! asks_for_number {
    ($($label:literal $bound:item)+) => { $(
        #[diagnostic::on_unimplemented(message = "`{Self}` is not the number of a line", label = $label)]
        $bound
    )+ };
}

asks_for_number! {
    "a sum, or another number of a line, is one of typenum's own `U1`, `U2`, …"
    /// A number of typenum that is not 0 and has no leading zero bits.
    pub trait Positive {
        /// The type itself.
        type To<T>;
    }

    "a sum, or another number of a line, is one of typenum's own `U1`, `U2`, …, or `U0` for a line without one"
    /// Such a number, or 0 for none.
    pub trait ZeroOrMore {
        /// The type itself.
        type To<T>;
    }
}

impl ZeroOrMore for UTerm {
    type To<T> = T;
}

// There is an implementation for each bit: with one for all, the error of a bit that is not typenum's would be an overflow.
macro_rules! numbers {
    ($($bound:ident)*) => { $(
        #[diagnostic::do_not_recommend]
        impl $bound for UInt<UTerm, B1> {
            type To<T> = T;
        }
        numbers! { @ $bound B0 }
        numbers! { @ $bound B1 }
    )* };
    (@ $bound:ident $bit:ident) => {
        #[diagnostic::do_not_recommend]
        impl<High, Bit> $bound for UInt<UInt<High, Bit>, $bit>
        where
            UInt<High, Bit>: Positive,
        {
            type To<T> = <UInt<High, Bit> as Positive>::To<T>;
        }
    };
}

numbers! { Positive ZeroOrMore }

/// A list that has an element with the number `N`, from 1.
pub trait Nth<const N: usize> {
    /// The element.
    type Item;
    /// The list with another element in its place.
    type With<Other>;
}

macro_rules! nth {
    ($n:literal $_size:ident [$(($before:ident $_other:ident))*] ($item:ident $_last:ident)) => {
        impl<$($before,)* $item, Rest> Nth<$n> for tarr![$($before,)* $item | Rest] {
            type Item = $item;
            type With<Other> = tarr![$($before,)* Other | Rest];
        }
    };
}

lengths! { nth }
