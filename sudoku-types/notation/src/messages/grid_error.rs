//! The error of parts that do not make a grid, such as rows with a digit that is too large.

use core::fmt;

use super::phrases::{number_of, quoted, up_to};
use crate::geometry::{BoxShape, Cell, DrawnLine, LARGEST, LineKind, Numbered, ROOM, Reach, Rule};
use crate::options::OptionName;
use crate::symbols::taken;

/// Makes the errors from a table. A row has an error, its fields and its sentence.
macro_rules! grid_errors {
    ($(
        $(#[$doc:meta])*
        $error:ident { $($(#[$about:meta])* $field:ident: $type:ty,)* } => ($($format:tt)*);
    )*) => {
        /// The reason why these parts do not make a grid, or a change of a grid is not possible.
        ///
        /// ```
        /// use sudoku_values::{BoxShape, Grid, GridError, Symbols};
        ///
        /// let boxes = BoxShape::new(2, 3).unwrap();
        /// let error = Grid::from_rows([[0; 9]; 9], boxes, Symbols::Standard).unwrap_err();
        /// assert_eq!(error, GridError::BoxesDoNotFit { boxes, size: 9 });
        /// assert_eq!(error.to_string(), "boxes of 2×3 cells make a 6×6 grid, not a 9×9 one");
        /// ```
        // Errors are made in constants, which cannot allocate, so no field owns text.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[non_exhaustive]
        pub enum GridError {
            $($(#[$doc])* $error { $($(#[$about])* $field: $type,)* },)*
        }

        impl fmt::Display for GridError {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match *self {
                    GridError::NoUsualBoxes { size: 0 } => f.write_str("a grid has at least one cell"),
                    GridError::NoUsualBoxes { size: size @ 26.. } => {
                        write!(f, "a {size}×{size} grid is too large: the largest is 25×25")
                    }
                    $(GridError::$error { $($field),* } => write!(f, $($format)*),)*
                }
            }
        }
    };
}

grid_errors! {
    /// A grid of this size has no usual boxes, so the boxes have to be given.
    NoUsualBoxes {
        /// Rows of the grid.
        size: usize,
    } => (
        "a {size}×{size} grid has no usual boxes: write `boxes: 1x{size};` before it \
         for a grid of rows and columns alone (a Latin square)");

    /// The boxes make a grid of another size.
    BoxesDoNotFit {
        /// The boxes.
        boxes: BoxShape,
        /// Rows of the grid.
        size: usize,
    } => (
        "boxes of {}×{} cells make a {made}×{made} grid, not a {size}×{size} one",
        boxes.rows(), boxes.columns(), made = boxes.size());

    /// The value of a cell is neither 0 for a blank nor a digit of the grid.
    NotADigit {
        /// The cell.
        cell: Cell,
        /// The value.
        digit: u8,
        /// Rows of the grid, and its greatest digit.
        size: usize,
    } => ("{cell}: {digit} is not a digit of a {size}×{size} grid: expected 1 to {size}, or 0 for a blank");

    /// The grid has no such cell.
    NoSuchCell {
        /// The cell.
        cell: Cell,
        /// Rows of the grid.
        size: usize,
    } => ("a {size}×{size} grid has no {cell}");

    /// The cell is given, and keeps its digit.
    CellIsGiven {
        /// The cell.
        cell: Cell,
    } => ("{cell} is given");

    /// The number is not a digit that a cell can have as a candidate.
    NotACandidate {
        /// The cell.
        cell: Cell,
        /// The number.
        digit: u8,
        /// Rows of the grid, and its greatest digit.
        size: usize,
    } => ("{cell}: {digit} is not a candidate in a {size}×{size} grid: expected 1 to {size}");

    /// The text has no valid candidates for the cell.
    NotCandidates {
        /// The cell.
        cell: Cell,
        /// Rows of the grid.
        size: usize,
    } => ("{cell} has no candidates that a {size}×{size} grid can have");

    /// Two digits have the same symbol.
    SymbolTwice {
        /// The symbol.
        symbol: char,
    } => ("the symbol `{}` is in `symbols` twice", quoted([symbol]));

    /// The symbol has another meaning in a grid: a blank, or a mark between cells.
    SymbolTaken {
        /// The symbol.
        symbol: char,
    } => (
        "`{}` cannot be a symbol: in a grid it is {}",
        quoted([symbol]), taken(symbol).unwrap_or_default());

    /// The symbol cannot be seen by itself: it is invisible, changes the direction of a text, or combines with the character
    /// before it.
    SymbolUnseen {
        /// The symbol.
        symbol: char,
    } => (
        "U+{:04X} cannot be a symbol: it is not seen by itself; write a character that is",
        u32::from(symbol));

    /// Numbers counted from this one have more than two figures.
    NumbersTooGreat {
        /// The first number.
        first: u8,
    } => ("numbers in a grid go from 0 to 99: {first} is too great for the first one");

    /// A grid with these boxes cannot have the rule.
    RuleDoesNotFit {
        /// The rule.
        rule: Rule,
        /// The boxes.
        boxes: BoxShape,
    } => (
        "{rule} are for square boxes, of 2×2 cells or more, not for {}×{}", boxes.rows(), boxes.columns());

    /// The grid cannot have a region of this number.
    NoSuchRegion {
        /// The cell.
        cell: Cell,
        /// The number of its region.
        number: u8,
        /// Rows of the grid, and the number of its regions.
        size: usize,
    } => ("{cell}: {number} is not a region of a {size}×{size} grid: expected 1 to {size}");

    /// The line has too few or too many cells. A region has as many cells as a row, and a cage at most that many, because its digits
    /// differ.
    LineLength {
        /// The line.
        line: DrawnLine,
        /// The number of its cells.
        count: usize,
        /// The least number.
        least: usize,
        /// The greatest.
        most: usize,
    } => ("{line} has {}: expected {least}{}", number_of(count, "cell"), up_to(least, most));

    /// The line has no cells.
    NoCells {
        /// The kind of the line.
        kind: LineKind,
    } => ("a line of {} has at least one cell", OptionName::from(kind));

    /// A cell does not touch the previous cell of a line whose mark needs that.
    CellsApart {
        /// The line.
        line: DrawnLine,
        /// The cell.
        cell: Cell,
        /// How they have to touch.
        reach: Reach,
    } => ("{line} goes on at {cell}, which does not touch the cell before it by a side{}",
        match reach { Reach::Corner => " or a corner", Reach::Side | Reach::Any => "" });

    /// The cell is twice on a line.
    CellTwiceOnLine {
        /// The cell.
        cell: Cell,
    } => ("{cell} is twice on one line");

    /// Lines of this kind have no sum.
    NoSumOfLine {
        /// The kind.
        kind: LineKind,
    } => ("lines of {} have no sum: write 0", OptionName::from(kind));

    /// The line has no number, although it needs one, or a number that no line of its kind has.
    NoSuchNumber {
        /// The line.
        line: DrawnLine,
        /// The greatest number.
        most: usize,
    } => ("{line} needs a number from 1 to {most}");

    /// The lines need more than the 8·N² numbers of the grid: two for each line, and one or more for each of its cells.
    TooManyLines {
        /// Rows of the grid.
        size: usize,
    } => ("a {size}×{size} grid has room for {} numbers of lines: two for each line, and one for each of its cells, or more with some marks", ROOM * size * size);

    /// The type of the grid has no room for lines.
    NoRoom {
        /// The kind of the first line.
        kind: LineKind,
        /// Rows of the grid.
        size: usize,
    } => ("a `Grid<{size}>` has no room for {}: write `Grid<{size}, 1>`", OptionName::from(kind));
}

impl GridError {
    /// Returns the error of a digit, or 0, in a cell of a grid with `size` rows, if the digit or the cell is wrong.
    #[doc(hidden)]
    pub const fn of_digit(cell: Cell, digit: u8, size: usize) -> Option<Self> {
        if cell.row >= size || cell.column >= size {
            Some(GridError::NoSuchCell { cell, size })
        } else if digit as usize > size {
            Some(GridError::NotADigit { cell, digit, size })
        } else {
            None
        }
    }

    /// Returns the error of a line in a grid with `size` rows, and its wrong part. The cells are rows and columns, counted
    /// from 0.
    #[doc(hidden)]
    pub const fn of_line(
        kind: LineKind,
        sum: Option<usize>,
        cells: &[(usize, usize)],
        size: usize,
    ) -> Option<(Self, LinePart)> {
        let &[(row, column), ..] = cells else {
            return Some((GridError::NoCells { kind }, LinePart::Line));
        };
        let (line, count) = (DrawnLine::new(kind, Cell { row, column }), cells.len());
        let mut on_line = [[false; LARGEST]; LARGEST];
        let mut index = 0;
        while index < count {
            let (row, column) = cells[index];
            let (cell, part) = (Cell { row, column }, LinePart::Cell(index));
            if row >= size || column >= size {
                return Some((GridError::NoSuchCell { cell, size }, part));
            } else if on_line[row][column] {
                return Some((GridError::CellTwiceOnLine { cell }, part));
            } else if index > 0 && !kind.reach().holds(cells[index - 1], cells[index]) {
                let reach = kind.reach();
                return Some((GridError::CellsApart { line, cell, reach }, part));
            }
            on_line[row][column] = true;
            index += 1;
        }
        let (least, most) = match kind {
            LineKind::Region => (size, size),
            LineKind::Cage => (1, size),
            LineKind::Mark(mark) => (mark.least(), size * size),
        };
        if count < least || count > most {
            let error = GridError::LineLength {
                line,
                count,
                least,
                most,
            };
            return Some((error, LinePart::Cell(count - 1)));
        }
        let most = kind.greatest_number(count, size);
        let (is_right, part) = match (sum, kind.numbered()) {
            (Some(_), Numbered::Never) => {
                return Some((GridError::NoSumOfLine { kind }, LinePart::Sum));
            }
            (Some(number), _) => (0 < number && number <= most, LinePart::Sum),
            (None, numbered) => (!matches!(numbered, Numbered::Always), LinePart::Line),
        };
        if is_right {
            return None;
        }
        Some((GridError::NoSuchNumber { line, most }, part))
    }
}

/// The part of a line that is wrong.
#[doc(hidden)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinePart {
    /// The whole line.
    Line,
    /// The sum.
    Sum,
    /// The cell with this index.
    Cell(usize),
}

impl core::error::Error for GridError {}
