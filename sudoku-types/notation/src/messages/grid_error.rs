//! The error of a grid made from parts that do not fit, such as rows with a digit too large.

use core::fmt;

use super::phrases::{number_of, quoted, up_to};
use crate::geometry::{BoxShape, Cell, MOST_AREAS, Mark, Rule};
use crate::symbols::taken;

/// Makes the errors from a table: each is one row with its fields and its sentence.
macro_rules! grid_errors {
    ($(
        $(#[$doc:meta])*
        $error:ident { $($(#[$about:meta])* $field:ident: $type:ty,)* } => ($($format:tt)*);
    )*) => {
        /// Why a grid cannot be made of these parts, or changed like this.
        ///
        /// ```
        /// use sudoku_types::{BoxShape, Grid, GridError, Symbols};
        ///
        /// let boxes = BoxShape::new(2, 3).unwrap();
        /// let error = Grid::from_rows([[0; 9]; 9], boxes, Symbols::Standard).unwrap_err();
        /// assert_eq!(error, GridError::BoxesDoNotFit { boxes, size: 9 });
        /// assert_eq!(error.to_string(), "boxes of 2×3 cells make a 6×6 grid, not a 9×9 one");
        /// ```
        // It is made in constants, where nothing is allocated: so it owns no text.
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
    /// No shape of boxes is usual for this size; it has to be named.
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

    /// The cell is to hold neither 0 for a blank nor a digit of the grid.
    NotADigit {
        /// The cell.
        cell: Cell,
        /// The number that was to be put into it.
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

    /// The text has something else for the cell, or nothing.
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

    /// The symbol means something else in a grid: a blank, or something between cells.
    SymbolTaken {
        /// The symbol.
        symbol: char,
    } => (
        "`{}` cannot be a symbol: in a grid it is {}",
        quoted([symbol]), taken(symbol).unwrap_or_default());

    /// The symbol is not seen by itself: it is invisible, changes the direction of a text, or combines with the character
    /// before it.
    SymbolUnseen {
        /// The symbol.
        symbol: char,
    } => (
        "U+{:04X} cannot be a symbol: it is not seen by itself; write a character that is",
        u32::from(symbol));

    /// Numbers counted from here are longer than two characters.
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

    /// The region has fewer cells than a row, or more.
    RegionLength {
        /// Its name.
        name: char,
        /// The number of its cells.
        count: usize,
        /// The cells of a row.
        size: usize,
    } => ("region {name:?} has {}, expected {size}, as many as a row", number_of(count, "cell"));

    /// A cage has at least one cell, and no more than a row.
    CageLength {
        /// Its name.
        name: char,
        /// The number of its cells.
        count: usize,
        /// The cells of a row.
        size: usize,
    } => ("cage {name:?} has {}: expected 1 to {size}, because its digits differ", number_of(count, "cell"));

    /// Different digits of this number of cells do not have this sum.
    NoSuchSum {
        /// The name of the cage.
        name: char,
        /// The sum.
        sum: u16,
        /// The number of its cells.
        cells: usize,
        /// The least sum of this number of cells.
        least: u16,
        /// The greatest.
        most: u16,
    } => (
        "cage {name:?} of {} cannot have the sum {sum}: expected {least}{}",
        number_of(cells, "cell"), up_to(most.into(), least.into()));

    /// The cell is in two cages, or twice in one.
    CellInTwoCages {
        /// The cell.
        cell: Cell,
    } => ("{cell} is in two cages, or twice in one");

    /// A line of this mark has too few cells.
    ShortLine {
        /// The mark.
        mark: Mark,
        /// The number of its cells.
        count: usize,
    } => ("a line of {mark} has {}: expected at least {}", number_of(count, "cell"), mark.least());

    /// The cell is twice on a line.
    CellTwiceOnLine {
        /// The cell.
        cell: Cell,
    } => ("{cell} is twice on one line");

    /// Lines with other marks than sums have none.
    SumOfMark {
        /// The mark.
        mark: Mark,
    } => ("lines of {mark} have no sum: write 0");

    /// Digits of this number of cells do not have this sum.
    NoSuchSumOfLine {
        /// The sum.
        sum: usize,
        /// The number of cells.
        cells: usize,
        /// The least sum of this number of cells.
        least: usize,
        /// The greatest.
        most: usize,
    } => ("{} cannot have the sum {sum}: expected {least}{}", number_of(cells, "cell"), up_to(most, least));

    /// No digits make a line of this mark of this number of cells.
    NoDigitsOnLine {
        /// The mark.
        mark: Mark,
        /// The number of its cells.
        cells: usize,
        /// Rows of the grid.
        size: usize,
    } => ("no digits of a {size}×{size} grid make a line of {mark} of {}", number_of(cells, "cell"));

    /// A grid has room for as many lines as it has cells, with twice as many cells.
    TooManyMarks {
        /// Rows of the grid.
        size: usize,
    } => ("a {size}×{size} grid has room for {} lines of marks, with {} cells", size * size, 2 * size * size);

    /// There are names for 62 cages.
    TooManyCages {
        /// The number of cages.
        count: usize,
    } => ("a grid has at most {} cages, not {count}", MOST_AREAS);

    /// A grid of a type without room for regions, cages and marks cannot have any.
    NoRoom {
        /// `regions`, `cages` or `marks`.
        kind: &'static str,
        /// Rows of the grid.
        size: usize,
    } => ("a `Grid<{size}>` has no room for {kind}: write `Grid<{size}, 1>`");
}

impl GridError {
    /// The error of a digit, or 0, for a cell of a grid with `size` rows, if one of them is wrong.
    #[doc(hidden)]
    pub const fn of_digit(row: usize, column: usize, digit: u8, size: usize) -> Option<Self> {
        let cell = Cell { row, column };
        if row >= size || column >= size {
            Some(GridError::NoSuchCell { cell, size })
        } else if digit as usize > size {
            Some(GridError::NotADigit { cell, digit, size })
        } else {
            None
        }
    }

    /// The error of a line of a mark in a grid with `size` rows, if it has too few cells, or a wrong sum, or no digits make
    /// it. The sum is 0 if there is none.
    #[doc(hidden)]
    pub const fn of_line(mark: Mark, sum: usize, cells: usize, size: usize) -> Option<Self> {
        let (least, most) = (cells, cells * size);
        if cells < mark.least() {
            Some(GridError::ShortLine { mark, count: cells })
        } else if !mark.has_sum() && sum > 0 {
            Some(GridError::SumOfMark { mark })
        } else if mark.has_sum() && (sum < least || sum > most) {
            Some(GridError::NoSuchSumOfLine {
                sum,
                cells,
                least,
                most,
            })
        } else if !mark.has_digits(cells, size) {
            Some(GridError::NoDigitsOnLine { mark, cells, size })
        } else {
            None
        }
    }
}

impl core::error::Error for GridError {}
