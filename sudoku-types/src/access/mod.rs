//! Reads a solution in types: a cell, a row, a column or a box of a [`Solution`].
//!
//! ```text
//! Solution<Puzzle, tarr![ tarr![U1, U3, U4, U2],     At<S, U2, U3>      U3
//!                         tarr![U2, U4, U3, U1],     RowOf<S, U2>       tarr![U2, U4, U3, U1]
//!                         tarr![U3, U1, U2, U4],     ColumnOf<S, U3>    tarr![U4, U3, U2, U1]
//!                         tarr![U4, U2, U1, U3] ]>   BoxOf<S, U2>       tarr![U4, U2, U3, U1]
//! ```
//!
//! Rows, columns and boxes are counted from `U1`, boxes in reading order. A digit is one of [typenum]'s
//! types like any other: it can be added, compared, or made a value.
//!
//! ```
//! use sudoku_types::typenum::{Sum, U1, U2, U3, U4, U6, Unsigned, assert_type_eq, tarr};
//! use sudoku_types::{At, BoxOf, ColumnOf, RowOf, sudoku};
//!
//! type Small = sudoku! {
//!     1 _ | _ _
//!     _ _ | 3 _
//!     ----+----
//!     _ _ | _ 4
//!     _ 2 | _ _
//! };
//!
//! assert_type_eq!(RowOf<Small, U1>, tarr![U1, U3, U4, U2]);
//! assert_type_eq!(ColumnOf<Small, U4>, tarr![U2, U1, U4, U3]);
//! assert_type_eq!(BoxOf<Small, U4>, tarr![U2, U4, U1, U3]);
//! assert_type_eq!(Sum<At<Small, U1, U3>, At<Small, U1, U4>>, U6);
//! assert_eq!(<At<Small, U2, U2>>::USIZE, 4);
//! ```
//!
//! The error about a place outside the grid names the row, column or box that is missing:
//!
//! ```compile_fail,E0277
//! # use sudoku_types::typenum::{U1, U5, Unsigned};
//! # use sudoku_types::{At, sudoku};
//! # type Small = sudoku! { 1___ __3_ ___4 _2__ };
//! // there is no row 5 in a 4×4 grid
//! let digit = <At<Small, U5, U1>>::USIZE;
//! ```
//!
//! # In generic code
//!
//! The aliases are short for the associated types of [`CellAt`], [`RowAt`], [`ColumnAt`] and
//! [`BoxAt`]. A type with such a bound is [`Solved`] and has such a place; with the bound
//! [`Has`] it has this digit there. The traits are sealed: rows that the judge refuses
//! cannot be read.
//!
//! ```
//! use sudoku_types::access::CellAt;
//! use sudoku_types::typenum::{U1, Unsigned};
//! use sudoku_types::{At, sudoku};
//!
//! fn corner<S: CellAt<U1, U1>>() -> usize {
//!     <At<S, U1, U1>>::USIZE
//! }
//!
//! assert_eq!(corner::<sudoku! { 1___ __3_ ___4 _2__ }>(), 1);
//! ```
//!
//! From the bound `S: Has<U1, U1, U4>` rustc does not conclude that `At<S, U1, U1>` is `U4`; from
//! `S: CellAt<U1, U1, Digit = U4>` it does.

mod find;
mod places;

// With these, rustc writes the names in errors without a path.
#[doc(hidden)]
pub use places::{Holds, ThereIsBox, ThereIsColumn, ThereIsRow};

use crate::judge::Shaped;
use crate::puzzle::Puzzle;
use crate::witness::{Solution, Solved};
use find::{BoxAmong, EachElement, Element};
use places::{BoxIn, ColumnIn, Counted, Number, RowIn, StandsIn};
use sealed::Sealed;
use typenum::Unsigned;

/// Seals the traits: an implementation has to name the type of the constant, which is not possible outside. (A bound
/// would seal them too, but then rustc would report that bound if a place is wrong.)
mod sealed {
    #[derive(Debug)]
    pub struct Sealed;
}

/// The digit in a cell of a solution: one of typenum's `U1`, `U2`, …
///
/// ```
/// use sudoku_types::typenum::{Sum, U1, U2, U4, assert_type_eq};
/// use sudoku_types::{At, sudoku};
///
/// type Small = sudoku! { 1___ __3_ ___4 _2__ };
/// assert_type_eq!(Sum<At<Small, U1, U1>, At<Small, U1, U2>>, U4); // 1 + 3
/// ```
pub type At<S, Row, Column> = <S as CellAt<Row, Column>>::Digit;

/// A row of a solution, as a list of its digits from left to right.
pub type RowOf<S, Row> = <S as RowAt<Row>>::Digits;

/// A column of a solution, as a list of its digits from top to bottom.
pub type ColumnOf<S, Column> = <S as ColumnAt<Column>>::Digits;

/// A box of a solution, as a list of its digits in reading order.
///
/// Boxes are counted from `U1`, in reading order too: those of 2×3 cells in a 6×6 grid are
///
/// ```text
/// 1 │ 2
/// ──┼──
/// 3 │ 4
/// ──┼──
/// 5 │ 6
/// ```
pub type BoxOf<S, Box> = <S as BoxAt<Box>>::Digits;

/// A solution that has this cell: the bound of [`At`]. Sealed.
#[diagnostic::on_unimplemented(
    message = "this type is not known to be a solved Sudoku puzzle with this cell",
    label = "in generic code, add the bound `CellAt<Row, Column>`",
    note = "`S: Solved` does not include a size or digits"
)]
pub trait CellAt<Row, Column>: Solved {
    /// The digit in the cell.
    type Digit: Unsigned;

    #[doc(hidden)]
    const SEALED: Sealed;
}

impl<const N: usize, R, G, S, Rows, Proof, Row: RowIn<N>, Column: ColumnIn<N>> CellAt<Row, Column>
    for Solution<Puzzle<N, R, G, S>, Rows, true, Proof>
where
    Self: Solved,
    Row::To<Column::To<Rows>>: Element<Row::Number, Item: Element<Column::Number, Item: Unsigned>>,
{
    type Digit = <<Row::To<Column::To<Rows>> as Element<Row::Number>>::Item as Element<
        Column::Number,
    >>::Item;

    const SEALED: Sealed = Sealed;
}

/// A solution that has this row: the bound of [`RowOf`]. Sealed.
#[diagnostic::on_unimplemented(
    message = "this type is not known to be a solved Sudoku puzzle with this row",
    label = "in generic code, add the bound `RowAt<Row>`",
    note = "`S: Solved` does not include a size or digits"
)]
pub trait RowAt<Row>: Solved {
    /// The digits of the row from left to right.
    type Digits;

    #[doc(hidden)]
    const SEALED: Sealed;
}

impl<const N: usize, R, G, S, Rows, Proof, Row: RowIn<N>> RowAt<Row>
    for Solution<Puzzle<N, R, G, S>, Rows, true, Proof>
where
    Self: Solved,
    Row::To<Rows>: Element<Row::Number>,
{
    type Digits = <Row::To<Rows> as Element<Row::Number>>::Item;

    const SEALED: Sealed = Sealed;
}

/// A solution that has this column: the bound of [`ColumnOf`]. Sealed.
#[diagnostic::on_unimplemented(
    message = "this type is not known to be a solved Sudoku puzzle with this column",
    label = "in generic code, add the bound `ColumnAt<Column>`",
    note = "`S: Solved` does not include a size or digits"
)]
pub trait ColumnAt<Column>: Solved {
    /// The digits of the column from top to bottom.
    type Digits;

    #[doc(hidden)]
    const SEALED: Sealed;
}

impl<const N: usize, R, G, S, Rows, Proof, Column: ColumnIn<N>> ColumnAt<Column>
    for Solution<Puzzle<N, R, G, S>, Rows, true, Proof>
where
    Self: Solved,
    Column::To<Rows>: EachElement<Column::Number>,
{
    type Digits = <Column::To<Rows> as EachElement<Column::Number>>::Items;

    const SEALED: Sealed = Sealed;
}

/// A solution that has this box: the bound of [`BoxOf`]. Sealed.
#[diagnostic::on_unimplemented(
    message = "this type is not known to be a solved Sudoku puzzle with this box",
    label = "in generic code, add the bound `BoxAt<Box>`",
    note = "`S: Solved` does not include a size or digits"
)]
pub trait BoxAt<Box>: Solved {
    /// The digits of the box in reading order.
    type Digits;

    #[doc(hidden)]
    const SEALED: Sealed;
}

impl<const N: usize, R, G, S, Rows, Proof, Box: BoxIn<N>> BoxAt<Box>
    for Solution<Puzzle<N, R, G, S>, Rows, true, Proof>
where
    Self: Solved,
    Puzzle<N, R, G, S>: Shaped,
    Box::To<Rows>: BoxAmong<Box::Place, <Puzzle<N, R, G, S> as Shaped>::Boxes>,
{
    type Digits =
        <Box::To<Rows> as BoxAmong<Box::Place, <Puzzle<N, R, G, S> as Shaped>::Boxes>>::Digits;

    const SEALED: Sealed = Sealed;
}

/// A solution with this digit in this cell. Sealed.
///
/// ```
/// use sudoku_types::typenum::{U1, U2, U3};
/// use sudoku_types::{Has, sudoku};
///
/// /// For puzzles whose first row has a 3 in its second cell.
/// fn trophy<S: Has<U1, U2, U3>>(_: S) -> String {
///     format!("{}", S::SOLUTION)
/// }
/// assert!(trophy(sudoku! { 1___ __3_ ___4 _2__ }).contains("| 1 3 |"));
/// ```
///
/// ```compile_fail,E0277
/// # use sudoku_types::typenum::{U1, U2, U4};
/// # use sudoku_types::{Has, sudoku};
/// # fn trophy<S: Has<U1, U2, U4>>(_: S) {}
/// // row 1, column 2 holds 3, not 4
/// trophy(sudoku! { 1___ __3_ ___4 _2__ });
/// ```
#[diagnostic::on_unimplemented(
    message = "this type is not known to be a solved Sudoku puzzle with this digit in this cell",
    label = "in generic code, add the bound `Has<Row, Column, Digit>`",
    note = "`S: Solved` does not include a size or digits"
)]
pub trait Has<Row, Column, Digit>: CellAt<Row, Column> {
    #[doc(hidden)]
    const HAS_SEALED: Sealed;
}

impl<P, Rows, Proof, Row, Column, Digit, const ROW: usize, const COLUMN: usize, const FOUND: usize>
    Has<Row, Column, Digit> for Solution<P, Rows, true, Proof>
where
    Self: CellAt<Row, Column, Digit: Counted<Number = Number<FOUND>>>,
    Row: Counted<Number = Number<ROW>>,
    Column: Counted<Number = Number<COLUMN>>,
    Digit: Counted<Number: StandsIn<ROW, COLUMN, FOUND>>,
{
    const HAS_SEALED: Sealed = Sealed;
}
