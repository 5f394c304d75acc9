//! Gives a grid regions, cages and marks from data, and finds the units and peers of a cell.

use super::Grid;
use sudoku_notation::geometry::{
    AreaMap, BoxShape, Cell, CellSet, Frame, MOST_AREAS, Mark, Marks, Rule, Unit, Units,
    name_of_area,
};
use sudoku_notation::messages::GridError;

impl<const N: usize, const A: usize> Grid<N, A> {
    /// The same grid with regions in the place of boxes: a jigsaw. `map` has for each cell the number of its region, 1 to
    /// `N`, and as many cells for each region as a row has. Region 1 has the name `a`, and so on.
    ///
    /// ```
    /// use sudoku_types::{Grid, GridError};
    ///
    /// const MAP: [[u8; 4]; 4] = [[1, 1, 1, 2], [1, 3, 3, 2], [4, 3, 3, 2], [4, 4, 4, 2]];
    /// let jigsaw = Grid::<4>::blank().with_regions(MAP)?;
    /// assert_eq!(jigsaw.areas().count(), 4);
    ///
    /// let error = Grid::<4>::blank().with_regions([[1; 4]; 4]).unwrap_err();
    /// assert_eq!(error.to_string(), "region 'a' has 16 cells, expected 4, as many as a row");
    /// # Ok::<(), GridError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If a region has fewer cells or more, or a number is greater than `N`; or if the grid has
    /// [windows](crate::Rule::Windows), which need boxes.
    pub const fn with_regions(self, map: [[u8; N]; N]) -> Result<Grid<N, 1>, GridError> {
        let (mut counts, mut index) = ([0; 26], 0);
        while index < N * N {
            let (row, column) = (index / N, index % N);
            let number = map[row][column] as usize;
            if number == 0 || number > N {
                return Err(GridError::NoSuchRegion {
                    cell: Cell { row, column },
                    number: map[row][column],
                    size: N,
                });
            }
            counts[number] += 1;
            index += 1;
        }
        let mut number = 1;
        while number <= N {
            if counts[number] != N {
                return Err(GridError::RegionLength {
                    name: name_of_area(number - 1),
                    count: counts[number],
                    size: N,
                });
            }
            number += 1;
        }
        let regions = AreaMap::by_places(map.as_flattened(), &[], N);
        match self.with_regions_of(regions) {
            Ok(grid) => Ok(grid),
            Err(rule) => Err(GridError::RuleDoesNotFit {
                rule,
                boxes: BoxShape::rows_of(N),
            }),
        }
    }

    /// The same grid with cages, and with no others: a killer. Each cage has its sum, or 0 for none, and its cells, as rows
    /// and columns counted from 0. The first cage has the name `a`, and so on.
    ///
    /// ```
    /// use sudoku_types::{Grid, GridError, Unit};
    ///
    /// const KILLER: Result<Grid<4, 1>, GridError> =
    ///     Grid::<4>::blank().with_cages(&[(3, &[(0, 0), (0, 1)]), (9, &[(1, 1), (1, 2), (2, 2)])]);
    /// let killer = KILLER?;
    /// let sums: Vec<_> = killer.areas().map(|cage| killer.sum_of(Unit::Cage(cage))).collect();
    /// assert_eq!(sums, [Some(3), Some(9)]);
    ///
    /// let error = killer.with_cages(&[(9, &[(0, 0), (0, 1)])]).unwrap_err();
    /// assert_eq!(error.to_string(), "cage 'a' of 2 cells cannot have the sum 9: expected 3 to 7");
    /// # Ok::<(), GridError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If there are more than 62 cages, or a cage has no cells or more than `N`, one that the grid does not have, one of
    /// another cage, or a sum that so many different digits cannot have.
    pub const fn with_cages(
        self,
        cages: &[(u16, &[(usize, usize)])],
    ) -> Result<Grid<N, 1>, GridError> {
        let (mut map, mut sums, mut number) = ([[0; N]; N], [0; MOST_AREAS], 0);
        if cages.len() > MOST_AREAS {
            return Err(GridError::TooManyCages { count: cages.len() });
        }
        let mut left = cages;
        while let &[(sum, cells), ref others @ ..] = left {
            left = others;
            let name = name_of_area(number);
            if cells.is_empty() || cells.len() > N {
                let (count, size) = (cells.len(), N);
                return Err(GridError::CageLength { name, count, size });
            }
            let (least, most) = AreaMap::<N>::sums_of(cells.len());
            if sum != 0 && (sum < least || sum > most) {
                return Err(GridError::NoSuchSum {
                    name,
                    sum,
                    cells: cells.len(),
                    least,
                    most,
                });
            }
            (sums[number], number) = (sum, number + 1);
            let mut left = cells;
            while let &[(row, column), ref others @ ..] = left {
                left = others;
                let cell = Cell { row, column };
                if row >= N || column >= N {
                    return Err(GridError::NoSuchCell { cell, size: N });
                } else if map[row][column] != 0 {
                    return Err(GridError::CellInTwoCages { cell });
                }
                map[row][column] = number as u8;
            }
        }
        let cages = AreaMap::by_places(map.as_flattened(), &sums, N);
        Ok(self.with_cages_of(cages))
    }

    /// The same grid with these lines of a mark, in the place of other lines of it. Each has its sum, which is 0 if the mark
    /// is not [`Sums`](Mark::Sums), and its cells in their order, as rows and columns counted from 0.
    ///
    /// ```
    /// use sudoku_types::{Grid, GridError, Mark};
    ///
    /// const MARKED: Result<Grid<4, 1>, GridError> =
    ///     Grid::<4>::blank().with_marks(Mark::Thermometers, &[(0, &[(0, 0), (0, 1), (1, 2)])]);
    /// let both = MARKED?.with_marks(Mark::Sums, &[(7, &[(2, 0), (3, 1)])])?;
    /// assert_eq!(both, "thermometers: r1c1 r1c2 r2c3; sums: 7 r3c1 r4c2; ................".parse().unwrap());
    ///
    /// let error = both.with_marks(Mark::Odd, &[(0, &[(4, 0)])]).unwrap_err();
    /// assert_eq!(error.to_string(), "a 4×4 grid has no row 5, column 1");
    /// # Ok::<(), GridError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If a line has no cells, or one cell where the mark is about several, one that the grid does not have, or one twice; if
    /// no digits make the line or its sum; or if there are more lines than the grid has cells, or more than twice as many
    /// cells on them.
    pub const fn with_marks(
        self,
        mark: Mark,
        lines: &[(u16, &[(usize, usize)])],
    ) -> Result<Grid<N, 1>, GridError> {
        let (before, mut marks, mut number) = (self.groups().marks, Marks::NONE, 0);
        while number < before.count() {
            let other = before.line(number).mark;
            if other as usize != mark as usize {
                marks = marks.with(other, before.sum(number), before.cells(number));
            }
            number += 1;
        }
        let mut left = lines;
        while let &[(sum, cells), ref others @ ..] = left {
            left = others;
            let numbers = match numbers_of::<N>(mark, sum, cells) {
                Ok(numbers) if marks.has_room(cells.len()) => numbers,
                Ok(_) => return Err(GridError::TooManyMarks { size: N }),
                Err(error) => return Err(error),
            };
            marks = marks.with(mark, sum, numbers.as_flattened().split_at(cells.len()).0);
        }
        Ok(self.with_marks_of(marks))
    }

    /// The same grid with these regions; a rule that needs boxes is an error.
    pub(crate) const fn with_regions_of<const B: usize>(
        self,
        regions: AreaMap<N>,
    ) -> Result<Grid<N, B>, Rule> {
        match self.frame.with_regions(regions) {
            Ok(frame) => Ok(Grid::new(self.rows, frame, self.symbols)),
            Err(rule) => Err(rule),
        }
    }

    /// The same grid with these cages.
    pub(crate) const fn with_cages_of<const B: usize>(self, cages: AreaMap<N>) -> Grid<N, B> {
        Grid::new(self.rows, self.frame.with_cages(cages), self.symbols)
    }

    /// The same grid with these marks.
    pub(crate) const fn with_marks_of<const B: usize>(self, marks: Marks<N>) -> Grid<N, B> {
        Grid::new(self.rows, self.frame.with_marks(marks), self.symbols)
    }

    /// Returns the sum that a unit of the grid has: a cage, or a line with the mark [`Sums`](crate::Mark::Sums). Others have
    /// none.
    ///
    /// ```
    /// use sudoku_types::{Grid, Unit};
    ///
    /// let grid: Grid<4, 1> = "sums: 7 r1c1 r2c2; cages: 3 r1c3 r1c4; .... .... .... ....".parse()?;
    /// let (line, cage) = (grid.marks().next().unwrap(), grid.areas().next().unwrap());
    /// assert_eq!(grid.sum_of(Unit::Mark(line)), Some(7));
    /// assert_eq!(grid.sum_of(Unit::Cage(cage)), Some(3));
    /// # Ok::<(), sudoku_types::ParseError>(())
    /// ```
    pub fn sum_of(&self, unit: Unit) -> Option<usize> {
        let groups = self.groups();
        match unit {
            Unit::Cage(cage) => {
                let cages = groups.cages;
                let number = (0..cages.count()).find(|number| cages.area(*number) == cage)?;
                cages.sum(number)
            }
            Unit::Mark(line) => {
                let marks = groups.marks;
                let number = (0..marks.count()).find(|number| marks.line(*number) == line)?;
                Some(usize::from(marks.sum(number))).filter(|sum| *sum > 0)
            }
            _ => None,
        }
    }

    /// Returns the cells that must have another digit than this cell, in reading order. A cell that the grid does not have
    /// has no peers.
    ///
    /// ```
    /// use sudoku_types::{Cell, Grid};
    ///
    /// let grid = Grid::<9>::blank();
    /// assert_eq!(grid.peers(Cell { row: 4, column: 4 }).count(), 20);
    /// ```
    pub fn peers(&self, cell: Cell) -> impl Iterator<Item = Cell> + use<N, A> {
        let has_cell = cell.row < N && cell.column < N;
        let peers = has_cell.then(|| Units::<N>::of(self.groups()).peers(cell));
        peers.into_iter().flatten()
    }

    /// Returns the units of a cell: its row, its column, its box or region, and by further rules others; pairs of cells
    /// and cages among them. A cell that the grid does not have has no units.
    ///
    /// ```
    /// use sudoku_types::{Cell, Grid, Unit};
    ///
    /// let grid = Grid::<9>::blank();
    /// let units = grid.units_of(Cell { row: 4, column: 8 });
    /// assert!(units.eq([Unit::Row(4), Unit::Column(8), Unit::Box(5)]));
    /// ```
    pub fn units_of(&self, cell: Cell) -> impl Iterator<Item = Unit> + '_ {
        let groups = self.groups();
        let has_cell = cell.row < N && cell.column < N;
        let most = if has_cell { groups.most_of_a_cell() } else { 0 };
        (0..most).filter_map(move |nth| groups.unit_of(cell, nth))
    }
}

/// A grid that has room for regions, cages and marks, and has none, so that it fits into an array with grids that have some.
///
/// ```
/// use sudoku_types::Grid;
///
/// let plain = Grid::<4>::parse("1... ..3. ...4 .2..")?;
/// let killer = Grid::<4>::blank().with_cages(&[(3, &[(0, 0), (0, 1)])])?;
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

/// A grid that has no regions, cages or marks, without the room for them.
///
/// # Errors
///
/// If it has some.
impl<const N: usize> TryFrom<Grid<N, 1>> for Grid<N> {
    type Error = GridError;

    fn try_from(grid: Grid<N, 1>) -> Result<Self, GridError> {
        let groups = grid.groups();
        let kinds = [
            (groups.regions.is_empty(), "regions"),
            (groups.cages.is_empty(), "cages"),
            (groups.marks.is_empty(), "marks"),
        ];
        if let Some((_, kind)) = kinds.into_iter().find(|(is_empty, _)| !is_empty) {
            return Err(GridError::NoRoom { kind, size: N });
        }
        let frame: Frame<N> = grid.frame.with_room();
        Ok(Grid::new(grid.rows, frame, grid.symbols))
    }
}

/// Returns the numbers of the cells of a line, row by row from 0, or what is wrong with the line.
const fn numbers_of<const N: usize>(
    mark: Mark,
    sum: u16,
    cells: &[(usize, usize)],
) -> Result<[[u16; N]; N], GridError> {
    let (mut numbers, mut on_line, mut index) = ([[0; N]; N], CellSet::<N>::EMPTY, 0);
    while index < cells.len() {
        let (row, column) = cells[index];
        let cell = Cell { row, column };
        if row >= N || column >= N {
            return Err(GridError::NoSuchCell { cell, size: N });
        } else if on_line.contains(cell) {
            return Err(GridError::CellTwiceOnLine { cell });
        }
        on_line.insert(cell);
        numbers[index / N][index % N] = (row * N + column) as u16;
        index += 1;
    }
    match GridError::of_line(mark, sum as usize, cells.len(), N) {
        Some(error) => Err(error),
        None => Ok(numbers),
    }
}
