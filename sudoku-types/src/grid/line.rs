//! Prints a grid in one line.
//!
//! ```text
//! {}   1.....3....4.2..
//! {:#} boxes: 3x2; symbols: "♠♥♦♣♤♡"; ♠.....♥ …      with the options needed to read it back
//! ```

use core::fmt::{self, Write};

use super::Grid;
use sudoku_notation::options;
use sudoku_notation::symbols::{DigitSymbol, numeral};

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
    /// [`parse_with`](Grid::parse_with) reads the line back; so does [`parse`](Grid::parse) if boxes and symbols
    /// are the usual ones. `{:#}` puts options in front that say what is not usual, so
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
}

impl<const N: usize, const A: usize> fmt::Display for Line<'_, N, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Line(grid) = self;
        if f.alternate() {
            options::write_unusual(f, grid.groups(), &grid.symbols)?;
        }
        let letters_suffice = !matches!(grid.symbols.alphabet().greatest_number(N), Some(36..));
        for (index, &digit) in grid.rows.as_flattened().iter().enumerate() {
            if index > 0 && !letters_suffice {
                f.write_char(' ')?;
            }
            match grid.symbols.of(digit) {
                None => f.write_char('.')?,
                Some(DigitSymbol::Number(number)) if letters_suffice => {
                    f.write_char(numeral(number))?;
                }
                Some(symbol) => write!(f, "{symbol}")?,
            }
        }
        Ok(())
    }
}
