//! The next step from what a player has noted, or what is wrong there.

use core::fmt;

use super::Candidates;
use crate::human::steps::{HARDEST, Step, Steps};
use crate::solver::Effort;
use sudoku_notation::geometry::Cell;
use sudoku_notation::symbols::DigitSymbol;

/// The most steps of the solver, about a second of them, in which a mistake is looked for.
const PATIENCE: u64 = 100_000_000;

/// A wrong digit in a cell, or the right one missing among its candidates: [`Candidates::mistake`].
///
/// It prints as a sentence, in the grid's symbols.
///
/// ```
/// use sudoku_values::{Cell, Grid};
///
/// let mut notes = Grid::<4>::parse("1... ..3. ...4 .2..")?.candidates();
/// notes.remove((0, 1), 3)?;
/// let mistake = notes.mistake().unwrap();
/// assert_eq!(mistake.cell, Cell { row: 0, column: 1 });
/// assert_eq!((mistake.digit, mistake.is_placed), (3, false));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Mistake {
    /// The cell of the mistake.
    pub cell: Cell,
    /// The digit, from 1, that was placed and is wrong; or the right one, which is missing.
    pub digit: u8,
    /// True if the digit was placed; false if it is missing among the candidates.
    pub is_placed: bool,
    /// The digit as the grid prints it.
    pub symbol: DigitSymbol,
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Mistake { cell, symbol, .. } = self;
        if self.is_placed {
            write!(f, "{cell} is not {symbol:#}")
        } else {
            write!(
                f,
                "{cell} can be {symbol:#}, which is not among its candidates"
            )
        }
    }
}

impl core::error::Error for Mistake {}

impl<const N: usize, const A: usize> Candidates<N, A> {
    /// The first wrong digit in reading order; if all are right, the first cell whose candidates lack the right one.
    ///
    /// The puzzle is solved for that: see [`Grid::solve`](crate::Grid::solve) for the time it takes. If the puzzle has no
    /// solution or several, or solving it takes longer than about a second, no mistake is found.
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// let mut notes = Grid::<4>::parse("1... ..3. ...4 .2..")?.candidates();
    /// assert_eq!(notes.mistake(), None);
    /// notes.place((0, 1), 4)?;
    /// assert_eq!(notes.mistake().unwrap().to_string(), "row 1, column 2 is not 4");
    ///
    /// notes.place((0, 1), 0)?;
    /// assert_eq!(
    ///     notes.mistake().unwrap().to_string(),
    ///     "row 1, column 3 can be 4, which is not among its candidates",
    /// );
    /// notes.insert((0, 2), 4)?;
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    pub fn mistake(&self) -> Option<Mistake> {
        self.mistakes_from(&self.solution()?).next()
    }

    /// The solution of the puzzle, if it has only one, and that is found in about a second.
    pub(crate) fn solution(&self) -> Option<[[u8; N]; N]> {
        Some(*self.givens.solve_within(PATIENCE)?.unique()?.rows())
    }

    /// Every wrong digit, and then every cell whose candidates lack the right one.
    pub(crate) fn mistakes_from(&self, solution: &[[u8; N]; N]) -> impl Iterator<Item = Mistake> {
        let solution = self.givens.with(*solution);
        let mistake = move |cell, digit, is_placed| {
            let symbol = self.symbols().of(digit)?;
            Some(Mistake {
                cell,
                digit,
                is_placed,
                symbol,
            })
        };
        let wrong = self.cells().filter_map(move |(cell, _)| {
            let digit = self.digit(cell);
            let is_wrong = digit > 0 && digit != solution[cell];
            is_wrong.then(|| mistake(cell, digit, true)).flatten()
        });
        let lacking = self.cells().filter_map(move |(cell, noted)| {
            let is_open = self.digit(cell) == 0 && !noted.is_empty();
            let lacks = is_open && !noted.contains(solution[cell]);
            lacks
                .then(|| mistake(cell, solution[cell], false))
                .flatten()
        });
        wrong.chain(lacking)
    }

    /// The next step from these candidates, which [`apply`](Candidates::apply) takes; `None` where nothing follows, or
    /// where what follows is a contradiction.
    ///
    /// No step is the hint twice, if it is taken. The puzzle is solved for each hint, as by
    /// [`mistake`](Candidates::mistake).
    ///
    /// # Errors
    ///
    /// If there is a [mistake](Candidates::mistake), from which wrong steps would follow.
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// let mut notes = Grid::<6>::parse("3....6 .6.... .....3 ...... ..1..2 .....4")?.candidates();
    /// let first = notes.hint()?.expect("a step");
    /// notes.apply(&first);
    /// assert_ne!(notes.hint()?, Some(first));
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    pub fn hint(&self) -> Result<Option<Step<N>>, Mistake> {
        if let Some(mistake) = self.mistake() {
            return Err(mistake);
        }
        Ok(self.next_step())
    }

    /// The next step, unless what follows is a contradiction.
    pub(crate) fn next_step(&self) -> Option<Step<N>> {
        let mut steps = self.steps();
        let step = steps.next();
        step.filter(|_| steps.contradiction.is_none())
    }

    /// The steps that follow from these candidates: [`Grid::steps`](crate::Grid::steps) are those from pencil marks.
    ///
    /// From wrong candidates follow wrong steps: [`hint`](Candidates::hint) checks them first.
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// let mut notes = Grid::<4>::parse("1... ..3. .... .2..")?.candidates();
    /// assert_eq!(notes.steps().count(), 6);
    /// notes.place((2, 3), 4)?;
    /// assert_eq!(notes.steps().count(), 12);
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    pub const fn steps(&self) -> Steps<N, A> {
        Steps::of_notes(HARDEST, self, Effort::new(u64::MAX))
    }
}
