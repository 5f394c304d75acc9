//! A grid as a value, which can be read and printed, and searched for clashes and solutions.

pub(crate) mod border;
mod cells;
mod conflict;
mod convert;
mod draw;
mod in_constant;
mod line;
mod options;
mod parse;
#[cfg(feature = "serde")]
mod serde;
mod units;

pub use conflict::{Conflict, Conflicts};
pub use in_constant::draw;
pub use line::Line;

use sudoku_notation::geometry::{BoxShape, Cell, DrawnLine, Frame, Groups, Rules};
use sudoku_notation::messages::GridError;
use sudoku_notation::symbols::Symbols;

/// A grid of `N` × `N` cells, with the shape of its boxes and the symbols in which it is
/// printed.
///
/// A cell is a number: 0 for a blank, otherwise its digit, 1 to `N`. The type does not
/// guarantee that the digits keep the rules. A solution such as
/// [`Solved::SOLUTION`](https://docs.rs/sudoku-types/latest/sudoku_types/trait.Solved.html#associatedconstant.SOLUTION) keeps them, and for other grids
/// [`conflicts`](Grid::conflicts) and [`is_solved`](Grid::is_solved) check it.
///
/// A grid with regions in the place of boxes (a jigsaw), with cages (a killer), or with [marks](crate::Mark), has to have
/// room for them: that is a `Grid<N, 1>`. They are read with it, by the options of [`sudoku!`](https://docs.rs/sudoku-types/latest/sudoku_types/macro.sudoku.html), or come from
/// data: [`with_regions`](Grid::with_regions), [`with_lines`](Grid::with_lines). If such a grid is passed to a function of a
/// `&Grid<9>`, rustc says "expected `0`, found `1`". A function for both kinds is
/// `fn show<const A: usize>(grid: &Grid<9, A>)`.
///
/// Grids are equal if all of this is equal. The order of cages counts, and so does the order of the lines of a mark and of
/// their cells: grids with `even: r1c2, r1c3;`, with `even: r1c3, r1c2;` and with `even: r1c2 r1c3;` are three different ones.
/// [`line`](Grid::line) writes cages as a map or a list, whichever is shorter.
///
/// `{}` prints the grid with borders around its boxes or regions, in ASCII; `{:#}` with
/// Unicode lines. [`line`](Grid::line) is its short form. [`parse`](Grid::parse) reads
/// them back, and explains which of them need options. With the feature `serde` a grid is a string: its line, after
/// the options for unusual boxes and symbols.
///
/// `{:#}` writes unusual boxes, symbols, rules, regions, cages and marks above the grid as options, regions and cages that share no cell as
/// maps. `{}` names rules and lines in a comment below the grid:
///
/// ```
/// use sudoku_values::Grid;
///
/// let killer: Grid<4, 1> = "cages: 'aa.. a... .... ..bb', a = 6, b = 5; thermometers: r1c4 r2c4 r3c4;
///     .... ..3. .... .2.."
///     .replace('\'', "\"")
///     .parse()?;
/// let drawn = "
/// +-----+-----+
/// | . . | . . |
/// | . . | 3 . |
/// +-----+-----+
/// | . . | . . |
/// | . 2 | . . |
/// +-----+-----+
/// // with cages, thermometers";
/// assert_eq!(killer.to_string(), drawn.trim_start());
/// let with_options = r#"
/// cages: "
///   aa..
///   a...
///   ....
///   ..bb
/// ", a = 6, b = 5;
/// thermometers: r1c4 r2c4 r3c4;
/// ┌─────┬─────┐
/// │ . . │ . . │
/// │ . . │ 3 . │
/// ├─────┼─────┤
/// │ . . │ . . │
/// │ . 2 │ . . │
/// └─────┴─────┘"#;
/// assert_eq!(format!("{killer:#}"), with_options.trim_start());
/// assert_eq!(with_options.parse(), Ok(killer));
/// # Ok::<(), sudoku_values::ParseError>(())
/// ```
///
/// ```
/// use sudoku_values::Grid;
///
/// let grid: Grid<4> = "1... ..3. ...4 .2..".parse()?;
/// let drawn = "
/// +-----+-----+
/// | 1 . | . . |
/// | . . | 3 . |
/// +-----+-----+
/// | . . | . 4 |
/// | . 2 | . . |
/// +-----+-----+";
/// assert_eq!(grid.to_string(), drawn.trim_start());
/// assert_eq!(drawn.parse(), Ok(grid));
/// assert_eq!(format!("{grid:?}"), r#"Grid["1...", "..3.", "...4", ".2.."]"#);
/// # Ok::<(), sudoku_values::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[must_use]
pub struct Grid<const N: usize, const A: usize = 0> {
    rows: [[u8; N]; N],
    frame: Frame<N, A>,
    symbols: Symbols<N>,
}

impl<const N: usize> Grid<N> {
    /// Returns a grid of these rows (0 for a blank, otherwise a digit, 1 to `N`), boxes and symbols.
    ///
    /// # Errors
    ///
    /// If a cell holds another number, the boxes make a grid of another size, or the symbols
    /// could not be read back: two are equal, one is a blank or a mark between cells, or a number
    /// is above 99.
    ///
    /// ```
    /// use sudoku_values::{BoxShape, Grid, GridError, Symbols};
    ///
    /// const BOXES: BoxShape = BoxShape::new(1, 3).unwrap();
    /// const LATIN: Result<Grid<3>, GridError> =
    ///     Grid::from_rows([[1, 2, 0], [3, 1, 2], [0, 3, 1]], BOXES, Symbols::Standard);
    /// assert!(LATIN.is_ok());
    /// ```
    pub const fn from_rows(
        rows: [[u8; N]; N],
        boxes: BoxShape,
        symbols: Symbols<N>,
    ) -> Result<Self, GridError> {
        if let Err(error) = Self::check_boxes(boxes) {
            return Err(error);
        }
        if let Err(error) = symbols.check() {
            return Err(error);
        }
        let mut grid = Self::new([[0; N]; N], Frame::of(boxes), symbols);
        let mut cell = 0;
        while cell < N * N {
            let (row, column) = (cell / N, cell % N);
            let digit = rows[row][column];
            if let Some(error) = GridError::of_digit(Cell { row, column }, digit, N) {
                return Err(error);
            }
            grid.rows[row][column] = digit;
            cell += 1;
        }
        Ok(grid)
    }

    /// Returns a grid without digits, with [the usual boxes](BoxShape::default_for) and the standard symbols.
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// const BLANK: Grid<9> = Grid::blank();
    /// assert_eq!(BLANK.blanks().count(), 81);
    /// ```
    ///
    /// # Panics
    ///
    /// If a grid of this size has no usual boxes: [`from_rows`](Grid::from_rows) takes any boxes.
    #[track_caller]
    pub const fn blank() -> Self {
        Self::usual()
    }

    pub(super) const fn check_boxes(boxes: BoxShape) -> Result<(), GridError> {
        if boxes.size() == N {
            Ok(())
        } else {
            Err(GridError::BoxesDoNotFit { boxes, size: N })
        }
    }

    pub(super) const fn usual_boxes() -> Result<BoxShape, GridError> {
        match BoxShape::default_for(N) {
            Some(boxes) => Ok(boxes),
            None => Err(GridError::NoUsualBoxes { size: N }),
        }
    }
}

impl<const N: usize, const A: usize> Grid<N, A> {
    /// Returns a blank grid, which may have room for regions and cages.
    #[track_caller]
    pub(crate) const fn usual() -> Self {
        match Grid::<N>::usual_boxes() {
            Ok(boxes) => Self::new([[0; N]; N], Frame::of(boxes), Symbols::Standard),
            Err(_) => panic!(
                "no boxes are usual for a grid of this size: name them with `Grid::from_rows`"
            ),
        }
    }

    pub(crate) const fn new(rows: [[u8; N]; N], frame: Frame<N, A>, symbols: Symbols<N>) -> Self {
        Self {
            rows,
            frame,
            symbols: symbols.simplified(N),
        }
    }

    /// Returns a grid of the same kind with these rows.
    pub(crate) const fn with(&self, rows: [[u8; N]; N]) -> Self {
        Grid::new(rows, *self.frame(), *self.symbols())
    }

    /// Returns the same grid with these rules besides rows, columns and boxes, and no others.
    ///
    /// # Errors
    ///
    /// If a grid with these boxes cannot have one of the rules.
    ///
    /// ```
    /// use sudoku_values::{Grid, Rule, Rules};
    ///
    /// let grid = Grid::<4>::parse("1234 3412 2143 4321")?;
    /// assert!(grid.is_solved());
    /// let grid = grid.with_rules(Rules::NONE.and(Rule::AntiKnight))?;
    /// let conflict = grid.conflicts().next().expect("equal digits a knight's move apart");
    /// assert_eq!(
    ///     conflict.to_string(),
    ///     "digit 1 appears twice a knight's move apart: row 1, column 1 and row 2, column 3",
    /// );
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    pub const fn with_rules(self, rules: Rules) -> Result<Self, GridError> {
        match self.frame.with_rules(rules) {
            Ok(frame) => Ok(Grid { frame, ..self }),
            Err(rule) => Err(GridError::RuleDoesNotFit {
                rule,
                boxes: self.boxes(),
            }),
        }
    }

    /// Returns the cells, row by row: 0 for a blank, otherwise the digit, 1 to `N`.
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// let givens = Grid::<4>::parse("1... ..3. ...4 .2..")?;
    /// assert_eq!(givens.rows()[1], [0, 0, 3, 0]);
    /// assert_eq!(givens.boxes().rows(), 2);
    /// # Ok::<(), sudoku_values::ParseError>(())
    /// ```
    pub const fn rows(&self) -> &[[u8; N]; N] {
        &self.rows
    }

    /// Returns the shape of the boxes. A jigsaw has the shape of a row.
    pub const fn boxes(&self) -> BoxShape {
        self.frame.boxes
    }

    /// Returns the lines that are drawn on the grid: regions, cages and marks. The cells of a line are those of
    /// [the unit](Grid::cells_of) `Unit::Line(line)`, in the order of the line.
    ///
    /// ```
    /// use sudoku_values::{Grid, LineKind, Unit};
    ///
    /// let grid: Grid<4, 1> = "regions: \"aaab accb dccb dddb\"; arrows: r1c4 r2c3 r3c4; 1... .... .... ....".parse()?;
    /// let arrow = grid.lines().last().expect("an arrow");
    /// assert_eq!(arrow.to_string(), "the arrow at row 1, column 4");
    /// assert_ne!(arrow.kind, LineKind::Region);
    /// assert_eq!(grid.cells_of(Unit::Line(arrow)).count(), 3);
    /// # Ok::<(), sudoku_values::ParseError>(())
    /// ```
    pub fn lines(&self) -> impl Iterator<Item = DrawnLine> {
        self.groups().lines.iter()
    }

    /// Returns the rules besides rows, columns and boxes.
    pub const fn rules(&self) -> Rules {
        self.frame.rules
    }

    /// Returns its units.
    pub(crate) const fn groups(&self) -> Groups<'_> {
        self.frame.groups()
    }

    /// Returns its boxes, rules and lines.
    pub(crate) const fn frame(&self) -> &Frame<N, A> {
        &self.frame
    }

    /// Returns the symbols in which the grid is printed.
    pub const fn symbols(&self) -> &Symbols<N> {
        &self.symbols
    }
}
