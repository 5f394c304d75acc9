//! Reading a grid from a text.
//!
//! ```text
//! boxes: 2x2;                  options, if any: options
//! +-----+-----+
//! | 1 . | . . |                gaps and pieces: text
//! | . . | 1 . |
//!   …                          a piece is a character; or a word, where that makes as
//!                              many cells as there should be and digits may be numbers
//! ```

use super::expected::Expected;
use super::lines::Lines;
use super::options::{Options, options};
use super::parse_error::Fault;
use super::text::{CellsAre, Mark, Text};
use super::{Grid, ParseError};
use crate::BoxShape;
use crate::symbols::Symbols;

impl<const N: usize> Grid<N> {
    /// Reads a grid, in a constant as well as at run time.
    ///
    /// The text is one line of N² characters, or many lines, cut and spaced in any way. A cell is
    /// a digit; above 9, a letter, `A` = 10, small or capital, or a number; or a blank, `_`, `.`, `?`
    /// or `0`. Borders (`|`, `-`, `+`, `=`, and box-drawing characters), brackets, quotes, commas and
    /// semicolons mean nothing. A grid up to 9×9 written in letters counts from `A` = 1.
    ///
    /// Options of [`sudoku!`](crate::sudoku) may stand before the grid: `boxes: 3x2;` and
    /// `symbols: "♠♥♦♣";`. (`solution: …;` is read and means nothing here.) Without them the grid has
    /// [the usual boxes](BoxShape::default_for) and [the standard symbols](Symbols::Standard). So
    /// whatever a grid prints is read back: `{}` and `{:#}` if it has the usual boxes and symbols, and
    /// always the `{:#}` of its [`line`](Grid::line).
    ///
    /// # Errors
    ///
    /// If the text is no grid of this size, or names no boxes where none are usual. The digits may
    /// clash: see [`conflicts`](Grid::conflicts).
    ///
    /// ```
    /// use sudoku_types::Grid;
    ///
    /// const GIVENS: Grid<4> = match Grid::parse("1... ..3. ...4 .2..") {
    ///     Ok(grid) => grid,
    ///     Err(_) => panic!("not a grid"),
    /// };
    /// let drawn = "
    ///     ┌─────┬─────┐
    ///     │ 1 _ │ _ _ │
    ///     │ _ _ │ 3 _ │
    ///     ├─────┼─────┤
    ///     │ _ _ │ _ 4 │
    ///     │ _ 2 │ _ _ │
    ///     └─────┴─────┘";
    /// assert_eq!(Grid::parse(drawn), Ok(GIVENS));
    ///
    /// let tall = Grid::<6>::parse("boxes: 3x2; 1_____ _2____ __3___ ___4__ ____5_ _____6")?;
    /// assert_eq!(tall.boxes().rows(), 3);
    /// # Ok::<(), sudoku_types::ParseError>(())
    /// ```
    pub const fn parse(text: &str) -> Result<Self, ParseError> {
        let Options {
            boxes,
            symbols,
            grid,
        } = match options::<N>(Text::new(text)) {
            Ok(options) => options,
            Err(error) => return Err(error),
        };
        let boxes = match boxes {
            Some(boxes) => boxes,
            None => match Self::usual_boxes() {
                Ok(boxes) => boxes,
                Err(error) => return Err(ParseError::outside(error)),
            },
        };
        let symbols = match symbols {
            Some(symbols) => symbols,
            None => usual_symbols(grid),
        };
        read(grid, boxes, symbols)
    }

    /// Reads a grid with these boxes and symbols, as [`parse`](Grid::parse) does with the usual
    /// ones. The text is the grid alone, without options.
    ///
    /// # Errors
    ///
    /// As for [`parse`](Grid::parse) and [`from_rows`](Grid::from_rows).
    ///
    /// ```
    /// use sudoku_types::{BoxShape, Grid, Symbols};
    ///
    /// let boxes = BoxShape::new(1, 3).unwrap();
    /// let latin = Grid::parse_with("XO_ _X O_X", boxes, Symbols::Characters(['X', 'O', 'Z']));
    /// assert_eq!(
    ///     latin.unwrap_err().to_string(),
    ///     "line 1, column 10: this grid has 8 cells, expected 9: 3 rows of 3",
    /// );
    /// let latin = Grid::parse_with("XOZ ZX_ OZX", boxes, Symbols::Characters(['X', 'O', 'Z']));
    /// assert_eq!(latin?.rows()[1], [3, 1, 0]);
    /// # Ok::<(), sudoku_types::ParseError>(())
    /// ```
    pub const fn parse_with(
        text: &str,
        boxes: BoxShape,
        symbols: Symbols<N>,
    ) -> Result<Self, ParseError> {
        if let Err(error) = Self::check_boxes(boxes) {
            return Err(ParseError::outside(error));
        }
        if let Err(error) = symbols.check() {
            return Err(ParseError::outside(error));
        }
        read(Text::new(text), boxes, symbols)
    }
}

/// The symbols of a grid that names none: letters from A = 1 where a grid up to 9×9 has more
/// letters than digits.
const fn usual_symbols<const N: usize>(text: Text<'_>) -> Symbols<N> {
    if N > 9 {
        return Symbols::Standard;
    }
    let (letters, digits) = text.letters_and_digits();
    if letters <= digits {
        return Symbols::Standard;
    }
    let mut characters = ['A'; N];
    let mut index = 0;
    while index < N {
        characters[index] = (b'A' + index as u8) as char;
        index += 1;
    }
    Symbols::Characters(characters)
}

/// Whether the cells are characters or words, by which of them are as many as there should be.
const fn what_cells_are<const N: usize>(text: Text<'_>, symbols: &Symbols<N>) -> CellsAre {
    match symbols.greatest_number() {
        Some(10..) => {}
        _ => return CellsAre::Characters,
    }
    let mut rest = text;
    let (mut words, mut characters, mut longest) = (0, 0, 0);
    while let Some((piece, _)) = rest.piece(symbols, CellsAre::Words) {
        words += 1;
        characters += piece.length();
        if piece.length() > longest {
            longest = piece.length();
        }
    }
    if words == N * N {
        return CellsAre::Words;
    }
    // Else there are cells too many or too few, or the cells are characters. Words of one and of
    // two characters are numbers written apart: the characters in them can be as many as the
    // cells should be only by chance.
    let apart = longest == 2 && characters < 2 * words;
    let nearer = words.abs_diff(N * N) <= characters.abs_diff(N * N);
    if longest == 2 && (apart || nearer) {
        CellsAre::Words
    } else {
        CellsAre::Characters
    }
}

/// Reads the cells. Boxes and symbols have been checked.
const fn read<const N: usize>(
    mut text: Text<'_>,
    boxes: BoxShape,
    symbols: Symbols<N>,
) -> Result<Grid<N>, ParseError> {
    let mut rows = [[0; N]; N];
    let mut lines = Lines::<N>::new();
    let mut stray = None;
    let mut odd = None;
    let cells_are = what_cells_are(text, &symbols);
    while let Some((piece, mark)) = text.piece(&symbols, cells_are) {
        let cell = lines.cells();
        lines.add(piece.place);
        match mark {
            Mark::Given(digit) if cell < N * N => rows[cell / N][cell % N] = digit,
            Mark::Stray => {
                if stray.is_none() {
                    stray = Some(piece);
                }
                if odd.is_none() && !piece.first().is_ascii_alphanumeric() {
                    odd = Some(piece);
                }
            }
            Mark::Given(_) | Mark::Blank | Mark::Gap => {}
        }
    }
    // Where the cells are as many as they should be, line breaks may stand anywhere. Where they
    // are not, a stray that could be no digit of any grid may be why.
    let (stray, length) = if lines.cells() == N * N {
        (stray, None)
    } else {
        (odd, Some(lines.fault(text.place())))
    };
    match (stray, length) {
        (Some(piece), _) => Err(ParseError::new(
            piece.place,
            Fault::Stray {
                piece,
                expected: Expected::of(&symbols),
                size: N,
            },
        )),
        (None, Some(error)) => Err(error),
        (None, None) => Ok(Grid::new(rows, boxes, symbols)),
    }
}
