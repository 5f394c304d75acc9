//! Marks as types: what a setter draws into cells. A mark has a list of lines, and a line is a list of cells.
//!
//! ```text
//! thermometers: r1c1 r1c2 r2c3, r4c4 r4c3;      Thermometers<tarr![ tarr![RC<1, 1>, RC<1, 2>, RC<2, 3>],
//!                                                                   tarr![RC<4, 4>, RC<4, 3>] ]>
//! sums: 10 r1c1 r1c2;                           Sums<tarr![ tarr![U10, RC<1, 1>, RC<1, 2>] ]>
//! ```

use super::further::FurtherRule;
use core::marker::PhantomData;
use typenum::{ATerm, TArr, UInt};

/// A cell on a line of a mark, by the numbers of its row and its column, from 1.
pub enum RC<const ROW: usize, const COLUMN: usize> {}

macro_rules! marks {
    ($($(#[$doc:meta])* $mark:ident of $shape:ident)*) => {$(
        $(#[$doc])*
        pub struct $mark<Lines>(PhantomData<Lines>);

        impl<Lines: EachIs<$shape>> FurtherRule for $mark<Lines> {
            type Itself = Lines::To<Self>;
        }
    )*};
}

marks! {
    /// A mark: along each of its lines each digit is greater than the one before it. Marks are in a list behind the boxes or
    /// regions, as further rules are.
    ///
    /// ```
    /// use sudoku_types::typenum::{U1, U2, U3, U4, tarr};
    /// use sudoku_types::{RC, Blank, Boxes, Puzzle, Solution, Solved, Thermometers};
    ///
    /// type Rising = Thermometers<tarr![tarr![RC<1, 1>, RC<1, 2>, RC<2, 3>]]>;
    /// type Givens = tarr![
    ///     tarr![U1, Blank, Blank, Blank],
    ///     tarr![Blank, Blank, Blank, Blank],
    ///     tarr![Blank, Blank, Blank, U4],
    ///     tarr![Blank, U2, Blank, Blank],
    /// ];
    /// type Right = Solution<Puzzle<4, tarr![Boxes<U2, U2>, Rising], Givens>, tarr![
    ///     tarr![U1, U3, U4, U2],
    ///     tarr![U2, U4, U3, U1],
    ///     tarr![U3, U1, U2, U4],
    ///     tarr![U4, U2, U1, U3],
    /// ]>;
    /// ```
    Thermometers of TwoCells

    /// A mark: along each of its lines neighbours differ by 1.
    Consecutive of TwoCells

    /// A mark: along each of its lines, of two neighbours one is twice the other.
    Doubles of TwoCells

    /// A mark: each of its lines reads alike from both ends.
    Palindromes of TwoCells

    /// A mark: the digits of each of its lines, which may be equal, have the sum that is before its cells:
    /// `tarr![U10, RC<1, 1>, RC<1, 2>]`.
    Sums of SumAndCells

    /// A mark: the first digit of each of its lines is the sum of the others, which may be equal.
    Arrows of TwoCells

    /// A mark: the digits of its cells are even.
    Even of OneCell

    /// A mark: the digits of its cells are odd.
    Odd of OneCell
}

/// Adds the message about lines to traits. (rustc reports a refusal by one or the other.)
macro_rules! asks_for_lines {
    ($($bound:item)+) => { $(
        #[diagnostic::on_unimplemented(
            message = "a mark is not a list of lines, or one of its lines has too few cells",
            label = "no puzzle: write `tarr![tarr![RC<1, 1>, RC<1, 2>]]`",
            note = "in `Even` and `Odd` a line may have one cell, and in `Sums` the cells of a line come after their sum"
        )]
        $bound
    )+ };
}

asks_for_lines! {
    /// A list of lines of this shape. After a line of another shape, no other is checked.
    pub trait EachIs<Shape> {
        /// The type itself.
        type To<T>;
    }

    /// A line of this shape.
    pub trait Is<Shape> {
        /// The type itself.
        type To<T>;
    }

    /// A list of cells.
    pub trait EachCell {
        /// The type itself.
        type To<T>;
    }
}

/// At least one cell.
pub enum OneCell {}
/// At least two cells.
pub enum TwoCells {}
/// A sum, and at least two cells after it.
pub enum SumAndCells {}

#[diagnostic::do_not_recommend]
impl<Shape> EachIs<Shape> for ATerm {
    type To<T> = T;
}
#[diagnostic::do_not_recommend]
impl<Shape, Line, Lines> EachIs<Shape> for TArr<Line, Lines>
where
    Line: Is<Shape>,
    Line::To<Lines>: EachIs<Shape>,
{
    type To<T> = <Line::To<Lines> as EachIs<Shape>>::To<T>;
}

#[diagnostic::do_not_recommend]
impl<A, Line> Is<OneCell> for TArr<A, Line>
where
    TArr<A, Line>: EachCell,
{
    type To<T> = <Self as EachCell>::To<T>;
}
#[diagnostic::do_not_recommend]
impl<A, B, Line> Is<TwoCells> for TArr<A, TArr<B, Line>>
where
    TArr<A, TArr<B, Line>>: EachCell,
{
    type To<T> = <Self as EachCell>::To<T>;
}
#[diagnostic::do_not_recommend]
impl<High, Low, Line: Is<TwoCells>> Is<SumAndCells> for TArr<UInt<High, Low>, Line> {
    type To<T> = Line::To<T>;
}

#[diagnostic::do_not_recommend]
impl EachCell for ATerm {
    type To<T> = T;
}
#[diagnostic::do_not_recommend]
impl<Line: EachCell, const ROW: usize, const COLUMN: usize> EachCell
    for TArr<RC<ROW, COLUMN>, Line>
{
    type To<T> = Line::To<T>;
}
