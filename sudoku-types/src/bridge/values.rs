//! Reads types as values: digits, rows and grids.

use core::ops::Add;

use crate::judge::{Digit, Given, ToUnary, Unary, lengths};
use crate::puzzle::{Blank, Boxes, NumbersFrom, Puzzle, Standard, Symbol};
use sudoku_notation::geometry::{BoxShape, Frame};
use sudoku_notation::options::{Goal, USUAL_EFFORT};
use sudoku_notation::symbols::Symbols;
use sudoku_values::{Grid, for_types};
use typenum::{ATerm, B1, Const, IsLessOrEqual, TArr, ToUInt, U, U100, Unsigned, tarr};

/// The type of a cell as a number; 0 is a blank.
///
/// It is based on the judge's trait for cells, so that a type that is not a cell gives one error, not two.
pub trait CellValue {
    const DIGIT: u8;
}

impl<Cell: Given<Cell: KnownCellValue>> CellValue for Cell {
    const DIGIT: u8 = <Cell::Cell>::DIGIT;
}

/// Like [`CellValue`], for a type that is known to be a cell of a puzzle.
pub trait KnownCellValue {
    const DIGIT: u8;
}

impl KnownCellValue for Blank {
    const DIGIT: u8 = 0;
}
impl<D: Digit<Number: Unsigned>> KnownCellValue for D {
    const DIGIT: u8 = <D::Number as Unsigned>::U8;
}

/// A list of `N` rows of `N` cells.
pub trait RowsValue<const N: usize> {
    const ROWS: [[u8; N]; N];
}

impl<Rows, const N: usize> RowsValue<N> for Rows
where
    Const<N>: Reads<N, Rows>,
{
    const ROWS: [[u8; N]; N] = Const::<N>::END.0;
}

/// Reads a list of rows as the end of a grid of `N` rows, so that another row can be put before them.
///
/// There is an implementation for each `N`, so that a row is one constant: rustc evaluates each constant separately, and a
/// constant for a part of a row takes longer than to read all its cells. The implementations are for [`Const<N>`](Const), because
/// rustc excludes the wrong ones fastest by their first type.
pub trait Reads<const N: usize, Rows> {
    /// The rows, and their number.
    const END: ([[u8; N]; N], usize);
}

impl<const N: usize> Reads<N, ATerm> for Const<N> {
    const END: ([[u8; N]; N], usize) = ([[0; N]; N], 0);
}

macro_rules! reads {
    ($size:literal $_size:ident [$(($a:ident $_b:ident))*] ($c:ident $_d:ident)) => {
        impl<$($a: CellValue,)* $c: CellValue, Rows> Reads<$size, TArr<tarr![$($a,)* $c], Rows>>
            for Const<$size>
        where
            Const<$size>: Reads<$size, Rows>,
        {
            const END: ([[u8; $size]; $size], usize) = {
                let (mut rows, count) = <Const<$size> as Reads<$size, Rows>>::END;
                rows[$size - 1 - count] = [$($a::DIGIT,)* $c::DIGIT];
                (rows, count + 1)
            };
        }
    };
}

lengths! { reads }

/// The boxes, rules and lines of a puzzle as a value.
pub trait RulesValue<const N: usize> {
    /// [`Frame<N, A>`](Frame), with room for lines if the puzzle has any.
    type Frame;

    const FRAME: Self::Frame;
}

impl<R: Unsigned, C: Unsigned, const N: usize> RulesValue<N> for Boxes<R, C> {
    type Frame = Frame<N>;

    const FRAME: Frame<N> = match BoxShape::new(R::USIZE, C::USIZE) {
        Some(shape) => Frame::of(shape),
        None => panic!("a grid of these boxes has more than 25 rows, or none"),
    };
}

/// A puzzle as a value.
pub trait PuzzleValue {
    /// [`Grid<N, A>`](Grid), with room for lines if the puzzle has any.
    type Grid;

    /// The goal of the search.
    const GOAL: Goal = Goal::Unique;

    /// The option `effort`: the number of constants that the search may take.
    const EFFORT: u8 = USUAL_EFFORT;

    /// The puzzle as a grid.
    const GIVENS: Self::Grid;
}

impl<const N: usize, const A: usize, Rules, Givens, Symbols> PuzzleValue
    for Puzzle<N, Rules, Givens, Symbols>
where
    Rules: RulesValue<N, Frame = Frame<N, A>>,
    Givens: RowsValue<N>,
    Symbols: SymbolsValue<N>,
{
    type Grid = Grid<N, A>;

    const GIVENS: Grid<N, A> = for_types::grid(Givens::ROWS, Rules::FRAME, Symbols::SYMBOLS);
}

/// Returns the grid of these givens with the digits of a solution.
pub(crate) const fn filled<const N: usize, const A: usize>(
    givens: &Grid<N, A>,
    digits: [[u8; N]; N],
) -> Grid<N, A> {
    for_types::grid(digits, *for_types::frame(givens), *givens.symbols())
}

/// The symbols of a puzzle as a value.
#[diagnostic::on_unimplemented(
    message = "these are not the symbols of a puzzle",
    label = "its symbols are `Standard`, `NumbersFrom`, or a list with a symbol for each digit"
)]
pub trait SymbolsValue<const N: usize> {
    const SYMBOLS: Symbols<N>;
}

impl<const N: usize> SymbolsValue<N> for Standard {
    const SYMBOLS: Symbols<N> = Symbols::Standard;
}
impl<const FIRST: usize, const N: usize> SymbolsValue<N> for NumbersFrom<FIRST>
where
    Const<FIRST>: TwoFigures<N>,
{
    const SYMBOLS: Symbols<N> = Symbols::NumbersFrom(FIRST as u8);
}
impl<Head, Tail, const N: usize> SymbolsValue<N> for TArr<Head, Tail>
where
    Const<N>: ToUInt,
    U<N>: ToUnary,
    Self: CharactersValue<N, Unary<U<N>>>,
{
    const SYMBOLS: Symbols<N> = {
        let symbols = Symbols::Characters(Self::END.0);
        let checked = match symbols.check() {
            Ok(()) => Some(symbols),
            Err(_) => None,
        };
        checked.expect("these symbols are not all different, or one of them is a blank, a mark between cells, or not seen by itself")
    };
}

/// The first of `N` numbers, of which the greatest is less than 100.
#[diagnostic::on_unimplemented(
    message = "a symbol of this puzzle is a number of three figures or more",
    label = "the greatest number is 99"
)]
pub trait TwoFigures<const N: usize> {}

#[diagnostic::do_not_recommend]
impl<const FIRST: usize, const N: usize> TwoFigures<N> for Const<FIRST>
where
    Const<FIRST>: ToUInt<Output: Add<U<N>, Output: IsLessOrEqual<U100, Output = B1>>>,
    Const<N>: ToUInt,
{
}

/// A list of symbols as the end of an array, with one symbol for each element of `Marks`; and their number.
#[diagnostic::on_unimplemented(
    message = "this puzzle has more or fewer symbols than digits",
    label = "each digit has a symbol of its own"
)]
pub trait CharactersValue<const N: usize, Marks> {
    const END: ([char; N], usize);
}

#[diagnostic::do_not_recommend]
impl<const N: usize> CharactersValue<N, ATerm> for ATerm {
    const END: ([char; N], usize) = (['?'; N], 0);
}
#[diagnostic::do_not_recommend]
impl<const CHARACTER: char, Tail, const N: usize, Marks> CharactersValue<N, TArr<(), Marks>>
    for TArr<Symbol<CHARACTER>, Tail>
where
    Tail: CharactersValue<N, Marks>,
{
    const END: ([char; N], usize) = {
        let (mut characters, count) = Tail::END;
        characters[N - 1 - count] = CHARACTER;
        (characters, count + 1)
    };
}
