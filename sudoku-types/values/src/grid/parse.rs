//! Reads a grid from a text with the reader of `sudoku_notation`. The type has the size.

use sudoku_notation::geometry::BoxShape;
use sudoku_notation::messages::{ParseError, ParseErrors};
use sudoku_notation::reader::{self, PuzzleText, Reading};
use sudoku_notation::symbols::Symbols;

use super::Grid;

impl<const N: usize, const A: usize> Grid<N, A> {
    /// Reads a grid at run time. In a constant, [`grid! { … }`](https://docs.rs/sudoku-types/latest/sudoku_types/macro.grid.html) reads all the same notations, and
    /// [`from_line`](Grid::from_line) a line of one byte for each cell, such as `include_str!` of a file gives it. A grid
    /// with regions, cages or marks needs room for them: `Grid::<9, 1>::parse(text)`.
    ///
    /// It reads the same grids as [`sudoku!`](https://docs.rs/sudoku-types/latest/sudoku_types/macro.sudoku.html), by the same rules and with the same error messages: one row on
    /// each line, rows in brackets or in quotes, or all cells in one line. A cell is a digit; above 9, a letter, `A`
    /// = 10, small or capital, or a number; or a blank, `_`, `.`, `?`, `*`, `-`, `x` or `0`. Borders (`|`, `-`, `+`,
    /// `=`, and box-drawing characters) have to agree with the boxes. A grid up to 9×9 in letters counts from `A` = 1.
    ///
    /// The options of `sudoku!` may come before the grid: `boxes: 3x2;`, `symbols: "♠♥♦♣";` and `rules`; and `regions`,
    /// `cages` and [marks](https://docs.rs/sudoku-types/latest/sudoku_types/macro.sudoku.html#lines) if the grid has room for them. (Options about the solution, such as
    /// `solution: …;`, are read and have no effect.) Without options the grid has [the usual
    /// boxes](BoxShape::default_for) and [the standard symbols](Symbols::Standard). See the seven [rules](https://docs.rs/sudoku-types/latest/sudoku_types/notation/index.html).
    ///
    /// The `{:#}` of a grid, and of its [`line`](Grid::line), can always be read back, because it has the necessary options. Other
    /// printed forms have only the digits, with lines between the boxes. They can be read back if boxes and symbols are the usual ones, and if not all digits above 9×9 are
    /// letters (`A` alone may be 1 or 10).
    /// Above the grid there may be lines that begin with `#`, and headings such as `Grid 01` or `[Puzzle]`.
    ///
    /// # Errors
    ///
    /// If the text is not a grid, names no boxes where none are usual, has another size than `N`, or has regions, cages or
    /// marks where there is no room for them. The digits may clash: see [`conflicts`](Grid::conflicts).
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// let givens = Grid::<4>::parse("1... ..3. ...4 .2..")?;
    /// let drawn = "
    ///     ┌─────┬─────┐
    ///     │ 1 _ │ _ _ │
    ///     │ _ _ │ 3 _ │
    ///     ├─────┼─────┤
    ///     │ _ _ │ _ 4 │
    ///     │ _ 2 │ _ _ │
    ///     └─────┴─────┘";
    /// assert_eq!(Grid::parse(drawn), Ok(givens));
    ///
    /// let tall = Grid::<6>::parse("boxes: 3x2; 1_____ _2____ __3___ ___4__ ____5_ _____6")?;
    /// assert_eq!(tall.boxes().rows(), 3);
    ///
    /// let killer = "cages: 3 r1c1 r1c2; .... .... .... ....";
    /// assert_eq!(Grid::<4, 1>::parse(killer)?.lines().count(), 1);
    /// let error = Grid::<4>::parse(killer).unwrap_err();
    /// assert!(error.to_string().ends_with("read it as a `Grid<4, 1>`, which has room for them"));
    /// # Ok::<(), sudoku_values::ParseError>(())
    /// ```
    pub fn parse(text: &str) -> Result<Self, ParseError> {
        match Self::from_line(text) {
            Some(grid) => Ok(grid),
            None => Self::of(&reader::read_sized(text, N)),
        }
    }

    /// Returns all errors of a text, of which [`parse`](Grid::parse) returns the first. A grid of this size has no errors. In
    /// a constant, [`grid! { … }`](https://docs.rs/sudoku-types/latest/sudoku_types/macro.grid.html) reports each error on its token.
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// let errors = Grid::<4>::parse_errors("1_y_\n__3_\nz__4\n_2__");
    /// assert_eq!(errors.len(), 2);
    /// assert!(Grid::<4>::parse_errors("1___ __3_ ___4 _2__").is_empty());
    /// ```
    pub fn parse_errors(text: &str) -> ParseErrors {
        reader::read_sized(text, N).all_errors(N, A > 0)
    }

    /// Returns the grid of a reading, or its first error.
    fn of(reading: &Reading) -> Result<Self, ParseError> {
        if let Some(error) = reading.all_errors(N, A > 0).first() {
            return Err(error.clone());
        }
        let mut rows = [[0; N]; N];
        rows.as_flattened_mut().copy_from_slice(reading.digits());
        Ok(Grid::new(
            rows,
            reading.frame(),
            reading.cells.symbols.resized(),
        ))
    }
}

impl<const N: usize> Grid<N> {
    /// Reads a grid like [`parse`](Grid::parse), but with these boxes and symbols instead of the
    /// usual ones. In a constant, use `grid! { boxes: 1x3; symbols: "XOZ"; … }` or
    /// [`from_rows`](Grid::from_rows).
    ///
    /// # Errors
    ///
    /// As for [`parse`](Grid::parse) and [`from_rows`](Grid::from_rows).
    ///
    /// ```
    /// use sudoku_values::{BoxShape, Grid, Symbols};
    ///
    /// let boxes = BoxShape::new(1, 3).unwrap();
    /// let latin = Grid::parse_with("XO_ _X O_X", boxes, Symbols::Characters(['X', 'O', 'Z']));
    /// assert_eq!(
    ///     latin.unwrap_err().to_string(),
    ///     "line 1, column 6: row 2 has 2 cells, expected 3",
    /// );
    /// let latin = Grid::parse_with("XOZ ZX_ OZX", boxes, Symbols::Characters(['X', 'O', 'Z']));
    /// assert_eq!(latin?.rows()[1], [3, 1, 0]);
    /// # Ok::<(), sudoku_values::ParseError>(())
    /// ```
    pub fn parse_with(
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
        Self::of(&reader::read_with(text, boxes, &symbols))
    }
}

/// Makes a grid of a puzzle of [`Puzzles`](crate::Puzzles). The place of an error is in the whole text.
impl<const N: usize, const A: usize> TryFrom<PuzzleText<'_>> for Grid<N, A> {
    type Error = ParseError;

    fn try_from(puzzle: PuzzleText<'_>) -> Result<Self, ParseError> {
        Grid::try_from(&puzzle)
    }
}

/// Makes a grid like `TryFrom<PuzzleText>`.
impl<const N: usize, const A: usize> TryFrom<&PuzzleText<'_>> for Grid<N, A> {
    type Error = ParseError;

    fn try_from(puzzle: &PuzzleText<'_>) -> Result<Self, ParseError> {
        Self::of(puzzle.reading())
    }
}
