//! Prints a grid in one line, and reads such a line in a constant.
//!
//! ```text
//! {}   1.....3....4.2..
//! {:#} boxes: 3x2; symbols: "♠♥♦♣♤♡"; ♠.....♥ …      with the options needed to read it back
//! ```

extern crate alloc;

use alloc::string::String;
use core::fmt::{self, Write};

use super::Grid;
use sudoku_notation::geometry::{BoxShape, Frame};
use sudoku_notation::reader;
use sudoku_notation::symbols::{DigitSymbol, Symbols, numeral};

/// A display adapter that prints a grid in one line: [`Grid::line`].
///
/// ```
/// use sudoku_values::Grid;
///
/// let grid = Grid::try_from([[1, 0, 0, 0], [0, 0, 3, 0], [0, 0, 0, 4], [0, 2, 0, 0]])?;
/// assert_eq!(grid.line().to_string(), "1.....3....4.2..");
/// # Ok::<(), sudoku_values::GridError>(())
/// ```
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct Line<'grid, const N: usize, const A: usize>(&'grid Grid<N, A>);

impl<const N: usize, const A: usize> Grid<N, A> {
    /// Returns the grid in one line of N² characters, with `.` for a blank.
    ///
    /// Numbers from 10 to 35 are letters, `A` = 10. If a symbol is a greater number, the line has
    /// numbers with spaces between them.
    ///
    /// A width, as in `{:>90}`, pads the line, options included.
    ///
    /// [`parse_with`](Grid::parse_with) reads the line back, and so does [`parse`](Grid::parse) if boxes and symbols
    /// are the usual ones, and not all digits are letters. `{:#}` writes unusual boxes and symbols as options before the
    /// line, so that [`parse`](Grid::parse) always reads the same grid.
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// let suits = Grid::<4>::parse("symbols: \"♠♥♦♣\"; ♠_____♦____♣_♥__")?;
    ///
    /// let line = suits.line().to_string();
    /// assert_eq!(line, "♠.....♦....♣.♥..");
    /// let with_options = format!("{:#}", suits.line());
    /// assert_eq!(with_options, "symbols: \"♠♥♦♣\"; ♠.....♦....♣.♥..");
    /// assert_eq!(with_options.parse(), Ok(suits));
    /// # Ok::<(), sudoku_values::ParseError>(())
    /// ```
    pub const fn line(&self) -> Line<'_, N, A> {
        Line(self)
    }

    /// Reads a grid in one line with one byte for each cell: 4×4, 6×6, 8×8 or 9×9, with the usual boxes, the standard
    /// symbols, and blanks of one kind (`0`, `-`, or any of `.`, `_` and `?`). Nothing else may be in the text.
    ///
    /// `None` if the text is not such a line, or has only `-`, which may be a border. [`parse`](Grid::parse) may read such a
    /// text, or returns its error. If this function returns a grid, `parse` returns the same grid, and is as fast.
    ///
    /// It can be used in constants, for example for a file with one line:
    ///
    /// ```
    /// use sudoku_values::Grid;
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
    /// Any other grid can be a constant by [`grid! { … }`](https://docs.rs/sudoku-types/latest/sudoku_types/macro.grid.html).
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
        let cells = grid.rows.as_flattened();
        // This takes an eighth of the time of the code below.
        if N <= 9 && grid.symbols == Symbols::Standard && !f.alternate() {
            let mut bytes = [b'.'; 81];
            for (byte, &digit) in bytes.iter_mut().zip(cells) {
                if digit > 0 {
                    *byte = b'0' + digit;
                }
            }
            return f.pad(str::from_utf8(&bytes[..cells.len()]).expect("digits"));
        }
        let mut text = String::new();
        if f.alternate() {
            grid.write_options(&mut text, false)?;
        }
        let last = grid.symbols.of(N as u8);
        let letters_suffice = !matches!(last, Some(DigitSymbol::Number(36..)));
        for (index, &digit) in cells.iter().enumerate() {
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
        f.pad(&text)
    }
}
