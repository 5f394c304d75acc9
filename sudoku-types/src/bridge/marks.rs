//! Reads marks as values.

use crate::bridge::text::Text;
use crate::bridge::values::{AddedTo, FurtherValue};
use crate::puzzle::ListedCages;
use crate::puzzle::marks::*;
use sudoku_notation::geometry::{AreaMap, Frame, MOST_LISTED, Mark, Marks};
use typenum::{ATerm, TArr, UInt, Unsigned};

macro_rules! marks {
    ($($(#[$doc:meta])* $mark:ident of $shape:ident)*) => { $(
        impl<Lines, Others, First, const N: usize, const A: usize> AddedTo<N, First, Others>
            for $mark<Lines>
        where
            Lines: LinesValue,
            Others: FurtherValue<N, First, Frame = Frame<N, A>>,
        {
            type Frame = Frame<N, 1>;

            const FRAME: Frame<N, 1> = {
                let marks = with_lines(Mark::$mark, Lines::LINES, Others::FRAME.marks());
                Others::FRAME.with_marks(marks)
            };
        }
    )* };
}

mark_types!(marks);

/// Returns these marks with the lines of one more.
#[track_caller]
const fn with_lines<const N: usize>(
    mark: Mark,
    mut lines: Option<&Line>,
    mut marks: Marks<N>,
) -> Marks<N> {
    while let Some(line) = lines {
        let (mut numbers, mut length) = ([[0; N]; N], 0);
        let numbers = numbers.as_flattened_mut();
        let mut cells = line.cells;
        while let Some(cell) = cells {
            let number = cell.number(N) as u16;
            let mut index = 0;
            while index < length {
                if numbers[index] == number {
                    cell.refuse("is twice on one line");
                }
                index += 1;
            }
            numbers[length] = number;
            length += 1;
            cells = cell.rest;
        }
        marks = marks.with(mark, line.sum, numbers.split_at(length).0);
        lines = line.rest;
    }
    marks
}

impl<Lines, Others, First, const N: usize, const A: usize> AddedTo<N, First, Others>
    for ListedCages<Lines>
where
    Lines: LinesValue,
    Others: FurtherValue<N, First, Frame = Frame<N, A>>,
{
    type Frame = Frame<N, 1>;

    const FRAME: Frame<N, 1> = Others::FRAME.with_cages(cages(Lines::LINES));
}

/// Returns the cages of a list.
#[track_caller]
const fn cages<const N: usize>(mut lines: Option<&Line>) -> AreaMap<N> {
    let (mut numbers, mut sums, mut count) = ([[0; N]; N], [0; MOST_LISTED], 0);
    while let Some(line) = lines {
        assert!(count < MOST_LISTED, "a list has at most 255 cages");
        sums[count] = line.sum;
        count += 1;
        let mut cells = line.cells;
        while let Some(cell) = cells {
            let number = &mut numbers.as_flattened_mut()[cell.number(N)];
            if *number != 0 {
                cell.refuse("is in two cages");
            }
            *number = count as u8;
            cells = cell.rest;
        }
        lines = line.rest;
    }
    AreaMap::listed(numbers.as_flattened(), sums.split_at(count).0, N)
}

/// A cell of a line, and the cells after it.
pub struct OnLine {
    row: usize,
    column: usize,
    rest: Option<&'static OnLine>,
}

impl OnLine {
    /// Returns the number of the cell in a grid of `size` rows, row by row from 0.
    #[track_caller]
    const fn number(&self, size: usize) -> usize {
        let OnLine { row, column, .. } = *self;
        let is_inside = 0 < row && row <= size && 0 < column && column <= size;
        assert!(is_inside, "a cell on a line is a cell of the grid");
        size * (row - 1) + column - 1
    }

    /// Ends the evaluation with what is wrong with the cell. All callers are `track_caller`: a note on this function would
    /// show lines of the standard library.
    #[track_caller]
    const fn refuse(&self, fault: &str) -> ! {
        let mut text = Text::new("row ");
        text.push_number(self.row, 0);
        text.push_str(", column ");
        text.push_number(self.column, 0);
        text.push(' ', 1);
        text.push_str(fault);
        panic!("{}", text.as_str())
    }
}

/// A line, with its sum or 0, and the lines after it.
pub struct Line {
    sum: u16,
    cells: Option<&'static OnLine>,
    rest: Option<&'static Line>,
}

/// A list of lines.
pub trait LinesValue {
    const LINES: Option<&'static Line>;
}

impl LinesValue for ATerm {
    const LINES: Option<&'static Line> = None;
}
impl<One: LineValue, Others: LinesValue> LinesValue for TArr<One, Others> {
    const LINES: Option<&'static Line> = Some(&Line {
        sum: One::SUM,
        cells: One::CELLS,
        rest: Others::LINES,
    });
}

/// A list of cells, or of a sum and cells.
pub trait LineValue {
    const SUM: u16 = 0;
    const CELLS: Option<&'static OnLine>;
}

impl LineValue for ATerm {
    const CELLS: Option<&'static OnLine> = None;
}
impl<Rest: LineValue, const ROW: usize, const COLUMN: usize> LineValue
    for TArr<RC<ROW, COLUMN>, Rest>
{
    const CELLS: Option<&'static OnLine> = Some(&OnLine {
        row: ROW,
        column: COLUMN,
        rest: Rest::CELLS,
    });
}
impl<High, Low, Cells: LineValue> LineValue for TArr<UInt<High, Low>, Cells>
where
    UInt<High, Low>: Unsigned,
{
    const SUM: u16 = <UInt<High, Low> as Unsigned>::U16;
    const CELLS: Option<&'static OnLine> = Cells::CELLS;
}
