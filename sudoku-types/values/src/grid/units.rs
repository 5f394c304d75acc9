//! Adds regions, cages and marks from data to a grid, and finds the units and peers of a cell.

use super::Grid;
use crate::units::Units;
use sudoku_notation::geometry::{BoxShape, Cell, Drawn, DrawnLine, Frame, LineKind, Unit};
use sudoku_notation::messages::GridError;

impl<const N: usize, const A: usize> Grid<N, A> {
    /// Returns the same grid with these regions instead of boxes and other regions: a jigsaw. `map` has the number of the region of
    /// each cell, 1 to `N`, and each region has `N` cells. Regions besides boxes are
    /// [lines](Grid::with_lines).
    ///
    /// ```
    /// use sudoku_values::{Grid, GridError};
    ///
    /// const MAP: [[u8; 4]; 4] = [[1, 1, 1, 2], [1, 3, 3, 2], [4, 3, 3, 2], [4, 4, 4, 2]];
    /// let jigsaw = Grid::<4>::blank().with_regions(MAP)?;
    /// assert_eq!(jigsaw.lines().count(), 4);
    ///
    /// let error = Grid::<4>::blank().with_regions([[1; 4]; 4]).unwrap_err();
    /// assert_eq!(error.to_string(), "the region at row 1, column 1 has 16 cells: expected 4");
    /// # Ok::<(), GridError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If a region does not have `N` cells, or a number is 0 or greater than `N`; or if the grid has
    /// [windows](crate::Rule::Windows), which need boxes.
    pub const fn with_regions(self, map: [[u8; N]; N]) -> Result<Grid<N, 1>, GridError> {
        let mut drawn = self.frame.lines_but(LineKind::Region);
        let mut region = 1;
        while region <= N {
            let (mut cells, mut count, mut index) = ([[(0, 0); N]; N], 0, 0);
            let cells = cells.as_flattened_mut();
            while index < N * N {
                let (row, column) = (index / N, index % N);
                let number = map[row][column];
                if number == 0 || number as usize > N {
                    let cell = Cell { row, column };
                    return Err(GridError::NoSuchRegion {
                        cell,
                        number,
                        size: N,
                    });
                } else if number as usize == region {
                    cells[count] = (row, column);
                    count += 1;
                }
                index += 1;
            }
            let cells = cells.split_at(count).0;
            if let Err(error) = add(&mut drawn, LineKind::Region, 0, cells) {
                return Err(error);
            }
            region += 1;
        }
        match self.frame.without_boxes() {
            Ok(frame) => Ok(Grid::new(self.rows, frame.with_lines(drawn), self.symbols)),
            Err(rule) => Err(GridError::RuleDoesNotFit {
                rule,
                boxes: BoxShape::rows_of(N),
            }),
        }
    }

    /// Returns the same grid with these lines instead of all lines of this kind: regions besides boxes, cages, or lines with a mark.
    /// Each line is its sum or number, or 0, and its cells in their order, as rows and columns counted from 0.
    ///
    /// ```
    /// use sudoku_values::{Grid, GridError, LineKind, Mark, Unit};
    ///
    /// const THERMOMETERS: LineKind = LineKind::Mark(Mark::Thermometers);
    /// const MARKED: Result<Grid<4, 1>, GridError> =
    ///     Grid::<4>::blank().with_lines(THERMOMETERS, &[(0, &[(0, 0), (0, 1), (1, 2)])]);
    /// let both = MARKED?.with_lines(LineKind::Cage, &[(7, &[(2, 0), (3, 0)]), (0, &[(3, 0), (3, 1)])])?;
    /// assert_eq!(both, "thermometers: r1c1 r1c2 r2c3; cages: 7 r3c1 r4c1, r4c1 r4c2; ................".parse().unwrap());
    ///
    /// let sums: Vec<_> = both.lines().map(|line| both.sum_of(Unit::Line(line))).collect();
    /// assert_eq!(sums, [Some(7), None, None]);
    ///
    /// let error = both.with_lines(LineKind::Cage, &[(11, &[(0, 0), (0, 1)])]).unwrap_err();
    /// assert_eq!(error.to_string(), "the cage at row 1, column 1 needs a number from 1 to 10");
    /// # Ok::<(), GridError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If a line has too few or too many cells, a cell outside the grid, a cell twice, or a cell that does not touch the previous
    /// one although the mark needs that; if no line of its kind has its number; or if the grid has no room for all lines: it has
    /// room for 8·N² numbers, two for each line and one for each of its cells, or more with some marks.
    pub const fn with_lines(
        self,
        kind: LineKind,
        lines: &[(u16, &[(usize, usize)])],
    ) -> Result<Grid<N, 1>, GridError> {
        let mut drawn = self.frame.lines_but(kind);
        let mut left = lines;
        while let &[(sum, cells), ref others @ ..] = left {
            left = others;
            if let Err(error) = add(&mut drawn, kind, sum, cells) {
                return Err(error);
            }
        }
        Ok(Grid::new(
            self.rows,
            self.frame.with_lines(drawn),
            self.symbols,
        ))
    }

    /// Returns the sum of a cage, or of a line with the mark [`Sums`](crate::Mark::Sums), or the number of another line, such as the
    /// difference of [`Differences`](crate::Mark::Differences); `None` for other units.
    ///
    /// ```
    /// use sudoku_values::{Grid, Unit};
    ///
    /// let grid: Grid<4, 1> = "sums: 7 r1c1 r2c2; cages: 3 r1c3 r1c4; .... .... .... ....".parse()?;
    /// let sums: Vec<_> = grid.lines().filter_map(|line| grid.sum_of(Unit::Line(line))).collect();
    /// assert_eq!(sums, [3, 7]);
    /// # Ok::<(), sudoku_values::ParseError>(())
    /// ```
    pub fn sum_of(&self, unit: Unit) -> Option<usize> {
        let lines = self.groups().lines;
        let line = lines.iter().find(|line| Unit::Line(*line) == unit)?;
        Some(usize::from(lines.number(line))).filter(|sum| *sum > 0)
    }

    /// Returns the cells that must have another digit than this cell, in reading order. A cell that the grid does not have
    /// has no peers.
    ///
    /// ```
    /// use sudoku_values::{Cell, Grid};
    ///
    /// let grid = Grid::<9>::blank();
    /// assert_eq!(grid.peers(Cell { row: 4, column: 4 }).count(), 20);
    /// ```
    pub fn peers(&self, cell: Cell) -> impl Iterator<Item = Cell> + use<N, A> {
        let has_cell = cell.row < N && cell.column < N;
        let peers = has_cell.then(|| Units::<N>::of(self.groups()).peers(cell));
        peers.into_iter().flatten()
    }

    /// Returns the units of a cell: its row, its column, its box or region, its cages, and the units of further rules, which
    /// may be pairs of cells. A cell that the grid does not have has no units.
    ///
    /// ```
    /// use sudoku_values::{Cell, Grid, Unit};
    ///
    /// let grid = Grid::<9>::blank();
    /// let units = grid.units_of(Cell { row: 4, column: 8 });
    /// assert!(units.eq([Unit::Row(4), Unit::Column(8), Unit::Box(5)]));
    /// ```
    pub fn units_of(&self, cell: Cell) -> impl Iterator<Item = Unit> + '_ {
        let groups = self.groups();
        let is_unit = |unit: &Unit| !matches!(unit, Unit::Line(line) if line.mark().is_some());
        let units = groups.units().filter(is_unit);
        units.filter(move |unit| groups.contains(*unit, cell))
    }
}

/// Adds room for regions, cages and marks to a grid, so that it fits into an array with grids that have some.
///
/// ```
/// use sudoku_values::{Grid, LineKind};
///
/// let plain = Grid::<4>::parse("1... ..3. ...4 .2..")?;
/// let killer = Grid::<4>::blank().with_lines(LineKind::Cage, &[(3, &[(0, 0), (0, 1)])])?;
/// let both: [Grid<4, 1>; 2] = [plain.into(), killer];
///
/// assert_eq!(Grid::<4>::try_from(both[0]), Ok(plain));
/// let error = Grid::<4>::try_from(both[1]).unwrap_err();
/// assert_eq!(error.to_string(), "a `Grid<4>` has no room for cages: write `Grid<4, 1>`");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
impl<const N: usize> From<Grid<N>> for Grid<N, 1> {
    fn from(grid: Grid<N>) -> Self {
        let frame = grid.frame.with_room();
        Grid::new(grid.rows, frame, grid.symbols)
    }
}

/// Removes the room for regions, cages and marks from a grid.
///
/// # Errors
///
/// If it has some of them.
impl<const N: usize> TryFrom<Grid<N, 1>> for Grid<N> {
    type Error = GridError;

    fn try_from(grid: Grid<N, 1>) -> Result<Self, GridError> {
        if let Some(DrawnLine { kind, .. }) = grid.lines().next() {
            return Err(GridError::NoRoom { kind, size: N });
        }
        let frame: Frame<N> = grid.frame.with_room();
        Ok(Grid::new(grid.rows, frame, grid.symbols))
    }
}

/// Adds a line, or returns its error. A line with the sum 0 has no sum.
const fn add<const N: usize>(
    drawn: &mut Drawn<N>,
    kind: LineKind,
    sum: u16,
    cells: &[(usize, usize)],
) -> Result<(), GridError> {
    let written = if sum > 0 { Some(sum as usize) } else { None };
    if let Some((error, _)) = GridError::of_line(kind, written, cells, N) {
        return Err(error);
    } else if !drawn.has_room(kind, cells.len(), N) {
        return Err(GridError::TooManyLines { size: N });
    }
    let (mut numbers, mut index) = ([[0; N]; N], 0);
    let numbers = numbers.as_flattened_mut();
    while index < cells.len() {
        numbers[index] = (cells[index].0 * N + cells[index].1) as u16;
        index += 1;
    }
    drawn.add(kind, sum, numbers.split_at(index).0, N);
    Ok(())
}
