//! Finds the digits of a grid that clash, and writes the sentences of the compile errors about them.

use core::fmt;
use core::iter::{self, FusedIterator};
use core::ops::Deref;

use super::Grid;
use sudoku_notation::geometry::{Broken, Clashes};
use sudoku_notation::symbols::DigitSymbol;

/// Two cells of one unit that hold the same digit, or digits that follow each other where a rule does not allow that.
///
/// `Display` writes the compile error of the same clash, in the symbols of the grid.
///
/// ```
/// use sudoku_values::{Cell, Grid, Unit};
///
/// let grid = Grid::<4>::parse("symbols: \"WORD\"; W___ ____ _O__ O___")?;
/// let conflict = grid.conflicts().next().unwrap();
/// assert_eq!((conflict.digit(), conflict.unit), (2, Unit::Box(2)));
/// assert_eq!(conflict.second, Cell { row: 3, column: 0 });
/// assert_eq!(
///     conflict.to_string(),
///     "digit 'O' appears twice in box 3: row 3, column 2 and row 4, column 1",
/// );
/// # Ok::<(), sudoku_values::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Conflict {
    /// The two cells, their unit, and the digit: of two different digits the greater one.
    pub broken: Broken,
    /// The symbol of the digit.
    pub symbol: DigitSymbol,
}

impl Deref for Conflict {
    type Target = Broken;

    fn deref(&self) -> &Broken {
        &self.broken
    }
}

impl fmt::Display for Conflict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.broken.sentence(self.symbol).fmt(f)
    }
}

/// An iterator over the conflicts of a grid, unit by unit: [`Grid::conflicts`].
///
/// ```
/// use sudoku_values::Grid;
///
/// let grid = Grid::<4>::parse("11.. .... .... 1...")?;
/// let conflicts: Vec<String> = grid.conflicts().map(|conflict| conflict.to_string()).collect();
/// assert_eq!(
///     conflicts,
///     [
///         "digit 1 appears twice in row 1: columns 1 and 2",
///         "digit 1 appears twice in column 1: rows 1 and 4",
///     ]
/// );
/// # Ok::<(), sudoku_values::ParseError>(())
/// ```
#[derive(Clone, Debug)]
#[must_use = "iterators do nothing until they are asked"]
pub struct Conflicts<'grid, const N: usize, const A: usize = 0> {
    grid: &'grid Grid<N, A>,
    left: Clashes<'grid, N>,
}

impl<const N: usize, const A: usize> Grid<N, A> {
    /// Returns every clash of a full or a partial grid.
    ///
    /// Each clashing pair of cells appears once, with its row, otherwise its column, otherwise its box or another unit.
    /// A digit that is k times in a unit makes k − 1 conflicts. `sudoku!` reports the same clashes as compile
    /// errors, in the same words.
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// let grid = Grid::<4>::parse("1..1 .... .31. ....")?;
    /// let mut conflicts = grid.conflicts();
    /// let first = conflicts.next().unwrap();
    /// assert_eq!(first.to_string(), "digit 1 appears twice in row 1: columns 1 and 4");
    /// assert_eq!(conflicts.next(), None);
    /// # Ok::<(), sudoku_values::ParseError>(())
    /// ```
    pub const fn conflicts(&self) -> Conflicts<'_, N, A> {
        Conflicts {
            grid: self,
            left: self.groups().clashes(),
        }
    }

    /// Returns the most turns and calls of the compiler to look at all units, pairs and sums.
    pub(crate) const fn cost_of_conflicts(&self) -> u32 {
        let groups = self.groups();
        // The cells of each unit are inserted into a set, and taken out of it.
        let of_cell = if N > 11 { 60 } else { 24 };
        let of_units = (groups.count() * (N * of_cell + 80)) as u32;
        of_units + groups.cost_of_rules() + groups.lines.cost()
    }

    /// Returns true if two cells clash.
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// assert!(Grid::<4>::parse("1..1 .... .... ....")?.has_conflicts());
    /// # Ok::<(), sudoku_values::ParseError>(())
    /// ```
    pub const fn has_conflicts(&self) -> bool {
        self.conflicts().advance().is_some()
    }
}

impl<const N: usize, const A: usize> Grid<N, A> {
    /// Returns every full cage that has no digit twice and has a wrong sum, in their order. `Display` writes the
    /// compile errors of the same cages.
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// let grid: Grid<4, 1> = "cages: \"aa.. .... .... ....\", a = 3; 14.. .... .... ....".parse()?;
    /// let wrong = grid.wrong_sums().next().expect("a wrong sum");
    /// assert_eq!(wrong.to_string(), "the cage at row 1, column 1 has the sum 5, not 3");
    /// # Ok::<(), sudoku_values::ParseError>(())
    /// ```
    pub fn wrong_sums(&self) -> impl Iterator<Item = Broken> {
        let mut left = self.groups().of_lines::<N>();
        let next = move || left.next_wrong_sum(self.rows().as_flattened());
        iter::from_fn(next).map(|(wrong, _)| wrong)
    }

    /// Returns the first wrong sum, in constants too.
    pub const fn wrong_sum(&self) -> Option<Broken> {
        let mut left = self.groups().of_lines::<N>();
        match left.next_wrong_sum(self.rows().as_flattened()) {
            Some((wrong, _)) => Some(wrong),
            None => None,
        }
    }
}

impl<const N: usize, const A: usize> Conflicts<'_, N, A> {
    /// Returns the next conflict, like [`Iterator::next`], in constants too.
    ///
    /// ```
    /// use sudoku_values::{Conflict, Grid};
    ///
    /// const GIVENS: Grid<4> = Grid::from_line("123434122143432.").unwrap();
    /// const FIRST: Option<Conflict> = GIVENS.conflicts().advance();
    /// assert_eq!(FIRST, None);
    /// ```
    pub const fn advance(&mut self) -> Option<Conflict> {
        let Some(broken) = self.left.next(self.grid.rows().as_flattened()) else {
            return None;
        };
        match self.grid.symbols().of(broken.digit()) {
            Some(symbol) => Some(Conflict { broken, symbol }),
            None => None,
        }
    }
}

impl<const N: usize, const A: usize> Iterator for Conflicts<'_, N, A> {
    type Item = Conflict;

    fn next(&mut self) -> Option<Conflict> {
        self.advance()
    }
}

impl<const N: usize, const A: usize> FusedIterator for Conflicts<'_, N, A> {}
