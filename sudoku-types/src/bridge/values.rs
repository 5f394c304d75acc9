//! Reads types as values: digits, rows and grids.

use crate::BoxShape;
use crate::Symbols;
use crate::bridge::numbers::{Counted, Number};
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

/// A list of `N` rows of `N` cells.
pub trait RowsValue<const N: usize> {
    const ROWS: [[u8; N]; N];
}

impl<Rows, const N: usize> RowsValue<N> for Rows
where
    Number<N>: Reads<N, Rows>,
{
    const ROWS: [[u8; N]; N] = Number::<N>::END.0;
}

/// A list of rows, and the `Givens` that it completes.
///
/// The judge is asked before: givens of another shape are refused for that, and not because they cannot be read.
pub trait CompletedValue<const N: usize, Givens> {
    const GIVENS: [[u8; N]; N];
    const ROWS: [[u8; N]; N];
}

impl<const N: usize, Givens, Rows> CompletedValue<N, Givens> for Rows
where
    Number<N>: Reads<N, Givens> + Reads<N, Rows>,
{
    const GIVENS: [[u8; N]; N] = <Number<N> as Reads<N, Givens>>::END.0;
    const ROWS: [[u8; N]; N] = <Number<N> as Reads<N, Rows>>::END.0;
}

/// Reads a list of rows as the end of a grid of `N` rows, so that rows, three at a time as well, can be put in
/// front of the rest of their list.
///
/// There is an implementation for each `N`, because every constant is an evaluation of its own for rustc: that of a
/// row, or of a part of it, takes longer than to read what is in it. They are for [`Number<N>`](Number), which comes
/// before the rows, because by it rustc tells soonest which of them do not fit.
pub trait Reads<const N: usize, Rows> {
    /// The rows, and how many there are.
    const END: ([[u8; N]; N], usize);
}

impl<const N: usize> Reads<N, ATerm> for Number<N> {
    const END: ([[u8; N]; N], usize) = ([[0; N]; N], 0);
}

/// A list of these types.
macro_rules! list {
    ($first:ident $($rest:ident)*) => { TArr<$first, list!($($rest)*)> };
    () => { ATerm };
}

/// Three rows in front of others, each of so many cells, and the rows that are left when threes are taken off a grid of
/// so many; and the same for each smaller size.
///
/// ```text
/// 8 2: A8 B8 C8      of 8 rows 2 are left; and the cells of three rows in one of the 8 columns
/// ```
macro_rules! rows_value {
    ($size:literal $left:tt: $a:ident $b:ident $c:ident, $($smaller:tt)*) => {
        rows_value! { @cells $size $left [$a] [$b] [$c] $($smaller)* }
        rows_value! { $($smaller)* }
    };
    () => {};
    (@cells $size:literal $left:tt [$($a:ident)*] [$($b:ident)*] [$($c:ident)*]
        $smaller:literal $_:tt: $x:ident $y:ident $z:ident, $($rest:tt)*
    ) => {
        rows_value! { @cells $size $left [$($a)* $x] [$($b)* $y] [$($c)* $z] $($rest)* }
    };
    (@cells $size:literal $left:tt [$($a:ident)*] [$($b:ident)*] [$($c:ident)*]) => {
        impl<$($a: CellValue, $b: CellValue, $c: CellValue,)* Rows>
            Reads<$size, TArr<list!($($a)*), TArr<list!($($b)*), TArr<list!($($c)*), Rows>>>>
            for Number<$size>
        where
            Number<$size>: Reads<$size, Rows>,
        {
            const END: ([[u8; $size]; $size], usize) = before(
                <Number<$size> as Reads<$size, Rows>>::END,
                [[$($a::DIGIT),*], [$($b::DIGIT),*], [$($c::DIGIT),*]],
            );
        }
        rows_value! { @left $left $size [$($a)*] [$($b)*] }
    };
    (@left 0 $size:literal $a:tt $b:tt) => {};
    (@left 1 $size:literal [$($a:ident)*] $b:tt) => {
        impl<$($a: CellValue),*> Reads<$size, TArr<list!($($a)*), ATerm>> for Number<$size> {
            const END: ([[u8; $size]; $size], usize) =
                before(<Number<$size> as Reads<$size, ATerm>>::END, [[$($a::DIGIT),*]]);
        }
    };
    (@left 2 $size:literal [$($a:ident)*] [$($b:ident)*]) => {
        impl<$($a: CellValue, $b: CellValue),*>
            Reads<$size, TArr<list!($($a)*), TArr<list!($($b)*), ATerm>>> for Number<$size>
        {
            const END: ([[u8; $size]; $size], usize) = before(
                <Number<$size> as Reads<$size, ATerm>>::END,
                [[$($a::DIGIT),*], [$($b::DIGIT),*]],
            );
        }
    };
}

rows_value! {
    25 1: A25 B25 C25, 24 0: A24 B24 C24, 23 2: A23 B23 C23, 22 1: A22 B22 C22,
    21 0: A21 B21 C21, 20 2: A20 B20 C20, 19 1: A19 B19 C19, 18 0: A18 B18 C18,
    17 2: A17 B17 C17, 16 1: A16 B16 C16, 15 0: A15 B15 C15, 14 2: A14 B14 C14,
    13 1: A13 B13 C13, 12 0: A12 B12 C12, 11 2: A11 B11 C11, 10 1: A10 B10 C10,
    9 0: A9 B9 C9, 8 2: A8 B8 C8, 7 1: A7 B7 C7, 6 0: A6 B6 C6,
    5 2: A5 B5 C5, 4 1: A4 B4 C4, 3 0: A3 B3 C3, 2 2: A2 B2 C2,
    1 1: A1 B1 C1,
}

/// The end of a grid with more rows in front of it.
const fn before<const N: usize, const MORE: usize>(
    (mut rows, length): ([[u8; N]; N], usize),
    more: [[u8; N]; MORE],
) -> ([[u8; N]; N], usize) {
    let first = N - length - MORE;
    let mut row = 0;
    while row < MORE {
        rows[first + row] = more[row];
        row += 1;
    }
    (rows, length + MORE)
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

    /// The puzzle as a grid.
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

/// A list of symbols, which are the last characters of an array of `N`.
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
