//! From types to values: digits, rows and grids of types read as numbers.

use crate::BoxShape;
use crate::puzzle::{Blank, Boxes, NumbersFrom, Standard, Symbol};
use crate::symbols::Symbols;
use typenum::{ATerm, TArr, UInt, Unsigned};

/// A cell's type as a number; 0 is a blank.
#[diagnostic::on_unimplemented(
    message = "a cell of this puzzle is neither a digit nor `Blank`",
    label = "not a Sudoku puzzle"
)]
pub trait CellValue {
    const DIGIT: u8;
}

impl CellValue for Blank {
    const DIGIT: u8 = 0;
}
impl<High, Low> CellValue for UInt<High, Low>
where
    Self: Unsigned,
{
    const DIGIT: u8 = <Self as Unsigned>::U8;
}

/// A list of cells as a number, five bits a cell, the first cell in the lowest.
///
/// Every constant is an evaluation of its own for rustc. Cells are taken off the
/// list three at a time, which makes a third of them.
pub trait RowValue {
    const WORD: u128;
}

impl RowValue for ATerm {
    const WORD: u128 = 0;
}
impl<A: CellValue> RowValue for TArr<A, ATerm> {
    const WORD: u128 = A::DIGIT as u128;
}
impl<A: CellValue, B: CellValue> RowValue for TArr<A, TArr<B, ATerm>> {
    const WORD: u128 = (B::DIGIT as u128) << 5 | A::DIGIT as u128;
}
impl<A: CellValue, B: CellValue, C: CellValue, Rest: RowValue> RowValue
    for TArr<A, TArr<B, TArr<C, Rest>>>
{
    const WORD: u128 =
        Rest::WORD << 15 | (C::DIGIT as u128) << 10 | (B::DIGIT as u128) << 5 | A::DIGIT as u128;
}

/// A list of rows as the end of a grid of `N` rows, so that each row can be put in
/// front of the rest of its list.
pub trait RowsValue<const N: usize> {
    const LENGTH: usize;
    const ROWS: [[u8; N]; N];
}

impl<const N: usize> RowsValue<N> for ATerm {
    const LENGTH: usize = 0;
    const ROWS: [[u8; N]; N] = [[0; N]; N];
}
impl<Row: RowValue, Rows: RowsValue<N>, const N: usize> RowsValue<N> for TArr<Row, Rows> {
    const LENGTH: usize = Rows::LENGTH + 1;
    const ROWS: [[u8; N]; N] = {
        let mut rows = Rows::ROWS;
        rows[N - Self::LENGTH] = cells(Row::WORD);
        rows
    };
}

/// The cells of a row's number.
const fn cells<const N: usize>(word: u128) -> [u8; N] {
    let mut cells = [0; N];
    let mut rest = word;
    let mut column = 0;
    while column < N {
        cells[column] = (rest & 31) as u8;
        rest >>= 5;
        column += 1;
    }
    cells
}

/// A box's shape as a value.
pub trait BoxesValue {
    const SHAPE: BoxShape;
}

impl<R: Unsigned, C: Unsigned> BoxesValue for Boxes<R, C> {
    const SHAPE: BoxShape = match BoxShape::new(R::USIZE, C::USIZE) {
        Some(shape) => shape,
        None => panic!("a grid of these boxes has more than 25 rows, or none"),
    };
}

/// A puzzle's symbols as a value.
pub trait SymbolsValue<const N: usize> {
    const SYMBOLS: Symbols<N>;
}

impl<const N: usize> SymbolsValue<N> for Standard {
    const SYMBOLS: Symbols<N> = Symbols::Standard;
}
impl<const FIRST: u8, const N: usize> SymbolsValue<N> for NumbersFrom<FIRST> {
    const SYMBOLS: Symbols<N> = {
        assert!(
            FIRST as usize + N <= 100,
            "these symbols have numbers of three digits"
        );
        Symbols::NumbersFrom(FIRST)
    };
}
impl<Head, Tail, const N: usize> SymbolsValue<N> for TArr<Head, Tail>
where
    Self: CharactersValue<N>,
{
    const SYMBOLS: Symbols<N> = {
        assert!(
            Self::LENGTH == N,
            "there are more or fewer symbols than digits"
        );
        Symbols::Characters(Self::CHARACTERS)
    };
}

/// A list of symbols as the end of an array.
pub trait CharactersValue<const N: usize> {
    const LENGTH: usize;
    const CHARACTERS: [char; N];
}

impl<const N: usize> CharactersValue<N> for ATerm {
    const LENGTH: usize = 0;
    const CHARACTERS: [char; N] = ['?'; N];
}
impl<const CHARACTER: char, Tail, const N: usize> CharactersValue<N>
    for TArr<Symbol<CHARACTER>, Tail>
where
    Tail: CharactersValue<N>,
{
    const LENGTH: usize = Tail::LENGTH + 1;
    const CHARACTERS: [char; N] = {
        assert!(Self::LENGTH <= N, "there are more symbols than digits");
        let mut characters = Tail::CHARACTERS;
        characters[N - Self::LENGTH] = CHARACTER;
        characters
    };
}
