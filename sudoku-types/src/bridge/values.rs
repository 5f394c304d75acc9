//! Reads types as values: digits, rows and grids.

use crate::BoxShape;
use crate::Symbols;
use crate::bridge::numbers::Counted;
use crate::grid::Grid;
use crate::judge::{Digit, Given};
use crate::puzzle::{Blank, Boxes, FurtherRule, NumbersFrom, Puzzle, RuleData, Standard, Symbol};
use core::ops::Mul;
use sudoku_notation::geometry::Frame;
use typenum::{ATerm, Prod, TArr, UInt, Unsigned};

/// A cell's type as a number; 0 is a blank.
///
/// It is asked of what the judge knows as a cell, so that a type that is none is refused once.
pub trait CellValue {
    const DIGIT: u8;
}

impl<Cell> CellValue for Cell
where
    Cell: Given<Cell: KnownCellValue>,
{
    const DIGIT: u8 = <Cell::Cell>::DIGIT;
}

/// The same of a type that is known to be a cell, of a puzzle or a map of areas.
pub trait KnownCellValue {
    const DIGIT: u8;
}

impl KnownCellValue for Blank {
    const DIGIT: u8 = 0;
}
impl<High, Low> KnownCellValue for UInt<High, Low>
where
    Self: Unsigned,
{
    const DIGIT: u8 = <Self as Unsigned>::U8;
}
impl<D> KnownCellValue for D
where
    D: Digit<Number: Unsigned>,
{
    const DIGIT: u8 = <D::Number as Unsigned>::U8;
}

/// A list of cells as a number, five bits a cell, the first cell in the lowest.
///
/// Every constant is an evaluation of its own for rustc, so cells are taken off the list
/// nine at a time.
pub trait RowValue {
    const WORD: u128;
}

macro_rules! row_value {
    ($first:ident $($cell:ident)*) => {
        row_value! { @cells $first $($cell)* }
        row_value! { $($cell)* }
    };
    () => {
        impl RowValue for ATerm {
            const WORD: u128 = 0;
        }
    };
    (@cells $($cell:ident)*) => {
        impl<$($cell: CellValue),*> RowValue for row_value!(@list ATerm; $($cell)*) {
            const WORD: u128 = row_value!(@word 0; $($cell)*);
        }
    };
    (@list $end:ty; $first:ident $($cell:ident)*) => {
        TArr<$first, row_value!(@list $end; $($cell)*)>
    };
    (@list $end:ty;) => { $end };
    (@word $end:expr; $first:ident $($cell:ident)*) => {
        row_value!(@word $end; $($cell)*) << 5 | $first::DIGIT as u128
    };
    (@word $end:expr;) => { $end };
}

row_value! { A B C D E F G H }

impl<A, B, C, D, E, F, G, H, I, Rest> RowValue
    for TArr<A, TArr<B, TArr<C, TArr<D, TArr<E, TArr<F, TArr<G, TArr<H, TArr<I, Rest>>>>>>>>>
where
    A: CellValue,
    B: CellValue,
    C: CellValue,
    D: CellValue,
    E: CellValue,
    F: CellValue,
    G: CellValue,
    H: CellValue,
    I: CellValue,
    Rest: RowValue,
{
    const WORD: u128 = row_value!(@word Rest::WORD; A B C D E F G H I);
}

/// A list of rows as the end of a grid of `N` rows, so that rows, three at a time as well, can be put in
/// front of the rest of their list.
pub trait RowsValue<const N: usize> {
    /// The rows, and how many there are.
    const END: ([[u8; N]; N], usize);

    const ROWS: [[u8; N]; N] = Self::END.0;
}

impl<const N: usize> RowsValue<N> for ATerm {
    const END: ([[u8; N]; N], usize) = ([[0; N]; N], 0);
}
impl<A: RowValue, const N: usize> RowsValue<N> for TArr<A, ATerm> {
    const END: ([[u8; N]; N], usize) = before([[0; N]; N], 0, [A::WORD]);
}
impl<A: RowValue, B: RowValue, const N: usize> RowsValue<N> for TArr<A, TArr<B, ATerm>> {
    const END: ([[u8; N]; N], usize) = before([[0; N]; N], 0, [A::WORD, B::WORD]);
}
impl<A, B, C, Rows, const N: usize> RowsValue<N> for TArr<A, TArr<B, TArr<C, Rows>>>
where
    A: RowValue,
    B: RowValue,
    C: RowValue,
    Rows: RowsValue<N>,
{
    const END: ([[u8; N]; N], usize) =
        before(Rows::END.0, Rows::END.1, [A::WORD, B::WORD, C::WORD]);
}

/// The end of a grid with more rows in front of the `length` rows that it has.
const fn before<const N: usize, const MORE: usize>(
    mut rows: [[u8; N]; N],
    length: usize,
    words: [u128; MORE],
) -> ([[u8; N]; N], usize) {
    let first = N - length - MORE;
    let mut row = 0;
    while row < MORE {
        rows[first + row] = cells(words[row]);
        row += 1;
    }
    (rows, length + MORE)
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

/// The rules of a puzzle as a value: what its grid has besides digits.
pub trait RulesValue<const N: usize> {
    /// [`Frame<N, A>`](Frame), with room for areas if there are some.
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

/// What a rule has without boxes before it. That it is no puzzle is for the judge to say, so that it is said once.
pub(crate) const fn without_boxes<const N: usize>() -> Frame<N> {
    panic!("the rules of a puzzle begin with its boxes")
}

impl<First, Further, const N: usize> RulesValue<N> for TArr<First, Further>
where
    First: RulesValue<N>,
    Further: FurtherValue<N, First>,
{
    type Frame = Further::Frame;

    const FRAME: Further::Frame = Further::FRAME;
}

/// A list of rules besides rows, columns and boxes, with the `First` before it.
pub trait FurtherValue<const N: usize, First> {
    type Frame;

    const FRAME: Self::Frame;
}

impl<First: RulesValue<N>, const N: usize> FurtherValue<N, First> for ATerm {
    type Frame = First::Frame;

    const FRAME: First::Frame = First::FRAME;
}
impl<Rule, Others, First, const N: usize> FurtherValue<N, First> for TArr<Rule, Others>
where
    Rule: FurtherRule<Itself: AddedTo<N, First, Others>>,
{
    type Frame = <Rule::Itself as AddedTo<N, First, Others>>::Frame;

    const FRAME: Self::Frame = <Rule::Itself as AddedTo<N, First, Others>>::FRAME;
}

/// A rule as a value, with the `Others` behind it and the `First` before all.
pub trait AddedTo<const N: usize, First, Others> {
    type Frame;

    const FRAME: Self::Frame;
}

impl<Rule, Others, First, const N: usize, const A: usize> AddedTo<N, First, Others> for Rule
where
    Rule: RuleData,
    Others: FurtherValue<N, First, Frame = Frame<N, A>>,
{
    type Frame = Frame<N, A>;

    const FRAME: Frame<N, A> = match Others::FRAME.and(Rule::RULE) {
        Ok(frame) => frame,
        Err(_) => panic!("a grid with these boxes cannot have all of these rules"),
    };
}

/// The boxes among the rules of a puzzle, to count with.
pub trait BoxesOf {
    /// [`Number<N>`](super::numbers::Number) of the grid's size.
    type Size;

    /// As many marks as a box has rows.
    type Rows;

    /// As many marks as a box has columns.
    type Columns;
}

impl<R, C> BoxesOf for Boxes<R, C>
where
    R: Counted + Mul<C, Output: Counted>,
    C: Counted,
{
    type Size = <Prod<R, C> as Counted>::Number;
    type Rows = R::Marks;
    type Columns = C::Marks;
}

impl<First: BoxesOf, Further> BoxesOf for TArr<First, Further> {
    type Size = First::Size;
    type Rows = First::Rows;
    type Columns = First::Columns;
}

/// A puzzle as a value.
pub trait PuzzleValue<const N: usize> {
    /// [`Grid<N, A>`](Grid), with room for areas if there are some.
    type Grid;

    const GIVENS: Self::Grid;
}

impl<const N: usize, const A: usize, Rules, Givens, Symbols> PuzzleValue<N>
    for Puzzle<N, Rules, Givens, Symbols>
where
    Rules: RulesValue<N, Frame = Frame<N, A>>,
    Givens: RowsValue<N>,
    Symbols: SymbolsValue<N>,
{
    type Grid = Grid<N, A>;

    const GIVENS: Grid<N, A> = Grid::new(Givens::ROWS, Rules::FRAME, Symbols::SYMBOLS);
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
        let symbols = Symbols::Characters(Self::CHARACTERS);
        assert!(
            symbols.check().is_ok(),
            "these symbols are not all different, or one of them is a blank or stands between cells"
        );
        symbols
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
