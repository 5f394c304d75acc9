//! Prints a grid in one line, and reads such a line in a constant.
//!
//! ```text
//! {}   1.....3....4.2..
//! {:#} boxes: 3x2; symbols: "♠♥♦♣♤♡"; ♠.....♥ …      with the options needed to read it back
//! ```

use core::fmt::{self, Write};

use super::Grid;
use sudoku_notation::geometry::{BoxShape, Frame};
use sudoku_notation::options;
use sudoku_notation::reader;
use sudoku_notation::symbols::{DigitSymbol, Symbols, numeral};

/// A display adapter that prints a grid in one line: [`Grid::line`].
///
/// ```
/// use sudoku_types::Grid;
///
/// let grid = Grid::try_from([[1, 0, 0, 0], [0, 0, 3, 0], [0, 0, 0, 4], [0, 2, 0, 0]])?;
/// assert_eq!(grid.line().to_string(), "1.....3....4.2..");
/// # Ok::<(), sudoku_types::GridError>(())
/// ```
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct Line<'grid, const N: usize, const A: usize>(&'grid Grid<N, A>);

impl<const N: usize, const A: usize> Grid<N, A> {
    /// The grid in one line of N² characters, `.` for a blank.
    ///
    /// Numbers from 10 to 35 are written as letters, `A` = 10. Where symbols are greater numbers
    /// than that, the line has numbers with spaces between them.
    ///
    /// A width, as in `{:>90}`, pads the line, options included.
    ///
    /// [`parse_with`](Grid::parse_with) reads the line back; so does [`parse`](Grid::parse) if boxes and symbols
    /// are the usual ones, and not all digits are letters. `{:#}` puts options in front that say what is not usual, so
    /// that [`parse`](Grid::parse) always reads the same grid, boxes and symbols included.
    ///
    /// ```
    /// use sudoku_types::sudoku;
    ///
    /// type Suits = sudoku! { symbols: "♠♥♦♣"; "♠_____♦____♣_♥__" };
    ///
    /// let line = Suits::GIVENS.line().to_string();
    /// assert_eq!(line, "♠.....♦....♣.♥..");
    /// let with_options = format!("{:#}", Suits::GIVENS.line());
    /// assert_eq!(with_options, "symbols: \"♠♥♦♣\"; ♠.....♦....♣.♥..");
    /// assert_eq!(with_options.parse(), Ok(Suits::GIVENS));
    /// ```
    pub const fn line(&self) -> Line<'_, N, A> {
        Line(self)
    }

    /// Reads a grid in one line with one byte for each cell: 4×4, 6×6, 8×8 or 9×9, with the usual boxes, the standard
    /// symbols, and blanks of one kind (`0`, `-`, or any of `.`, `_` and `?`). Nothing else may be in the text.
    ///
    /// `None` if the text is not such a line, or is a line of nothing but `-`, which may be a border.
    /// [`parse`](Grid::parse) may read the text nevertheless, or returns what is wrong with it. Where this returns a
    /// grid, `parse` returns the same one, as fast.
    ///
    /// It is for constants, such as the only line of a file:
    ///
    /// ```
    /// use sudoku_types::Grid;
    ///
    /// # macro_rules! include_str { ($path:literal) => { "1.....3....4.2..\n" } }
    /// const FILE: &str = include_str!("easy.txt");
    /// // The line end after the last line is not part of the grid.
    /// const EASY: Grid<4> = Grid::from_line(FILE.trim_ascii()).expect("a line of 16 cells");
    ///
    /// assert_eq!(EASY.line().to_string(), "1.....3....4.2..");
    /// assert_eq!(Grid::<4>::from_line(FILE), None);
    /// ```
    ///
    /// Any other grid can be a constant by [`grid! { … }`](crate::grid!).
    pub const fn from_line(line: &str) -> Option<Self> {
        let mut rows = [[0; N]; N];
        let size = reader::read_line(line.as_bytes(), rows.as_flattened_mut());
        match (size, BoxShape::default_for(N)) {
            (Some(size), Some(boxes)) if size == N => {
                Some(Grid::new(rows, Frame::of(boxes), Symbols::Standard))
            }
            _ => None,
        }
    }
}

impl<const N: usize, const A: usize> fmt::Display for Line<'_, N, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Line(grid) = self;
        let mut text = Text {
            bytes: [0; MOST_BYTES],
            length: 0,
        };
        if f.alternate() {
            options::write_unusual(&mut text, grid.groups(), &grid.symbols)?;
            // Letters alone would not say from where they count.
            let digits = grid.rows.as_flattened().iter();
            let least = digits.filter(|digit| **digit > 0).min();
            if grid.symbols == Symbols::Standard && least.is_some_and(|least| *least > 9) {
                text.write_str("symbols: \"")?;
                (1..=N as u16).try_for_each(|digit| text.write_char(numeral(digit)))?;
                text.write_str("\"; ")?;
            }
        }
        let last = grid.symbols.of(N as u8);
        let letters_suffice = !matches!(last, Some(DigitSymbol::Number(36..)));
        for (index, &digit) in grid.rows.as_flattened().iter().enumerate() {
            if index > 0 && !letters_suffice {
                text.write_char(' ')?;
            }
            match grid.symbols.of(digit) {
                None => text.write_char('.')?,
                Some(DigitSymbol::Character(character)) => text.write_char(character)?,
                Some(DigitSymbol::Number(number)) if letters_suffice => {
                    text.write_char(numeral(number))?;
                }
                Some(DigitSymbol::Number(number)) => write!(text, "{number}")?,
            }
        }
        f.pad(str::from_utf8(&text.bytes[..text.length]).expect("characters"))
    }
}

/// More than the longest line has: four bytes for each of 625 cells, a map, and the names of 625 cells of cages and 1,250
/// cells of marks, with the sums of 255 cages and 625 lines.
const MOST_BYTES: usize = 24_576;

/// A line before it is padded.
struct Text {
    bytes: [u8; MOST_BYTES],
    length: usize,
}

impl Write for Text {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let end = self.length + text.len();
        self.bytes[self.length..end].copy_from_slice(text.as_bytes());
        self.length = end;
        Ok(())
    }
}
