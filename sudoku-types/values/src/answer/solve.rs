//! Solves a grid at run time, or in a constant of the user.
//!
//! Everything is `const`, and only a call with a limit gives up.

use super::Answer;
use crate::grid::Grid;
use crate::human::NoSolution;
use crate::solver::{self, Effort, Engine, Goal, Next, Search, Verdict};
use sudoku_notation::geometry::Cell;

impl<const N: usize, const A: usize> Grid<N, A> {
    /// Finds out if the grid has no solution, exactly one, or more. There is no limit of time.
    ///
    /// The hardest known 9×9 take less than a millisecond at run time, most others less than a
    /// hundredth of that, and sparse 9×9 that were bred to take long up to a tenth of a second. Some
    /// published killers take minutes. Sparse grids above 16×16, and Latin squares most of all, can take
    /// longer than anyone will wait: [`solve_within`](Grid::solve_within) gives up.
    ///
    /// In a constant, rustc stops a search after 2,000,000 steps, by its lint
    /// `long_running_const_eval`: see [`limits`](https://docs.rs/sudoku-types/latest/sudoku_types/limits/index.html).
    ///
    /// ```
    /// use sudoku_values::{Answer, Grid};
    ///
    /// const PUZZLE: Grid<4> = Grid::from_line("1.....3....4.2..").unwrap();
    /// const ANSWER: Answer<4> = PUZZLE.solve();
    ///
    /// let solution = ANSWER.unique().unwrap();
    /// assert_eq!(solution.rows()[0], [1, 3, 4, 2]);
    /// ```
    pub const fn solve(&self) -> Answer<N, A> {
        match self.solve_within(u64::MAX) {
            Some(answer) => answer,
            None => unreachable!(),
        }
    }

    /// Returns the answer of [`solve`](Grid::solve), or `None` after about `steps` steps, which are loop turns and function
    /// calls of the solver.
    ///
    /// The steps do not depend on the machine, so the same grid always gets the same answer. rustc allows
    /// a constant 2,000,000 steps, which take some milliseconds at run time.
    ///
    /// ```
    /// use sudoku_values::{BoxShape, Grid, Symbols};
    ///
    /// let boxes = BoxShape::new(1, 25).unwrap();
    /// let mut latin_square = Grid::<25>::from_rows([[0; 25]; 25], boxes, Symbols::Standard)?;
    /// latin_square.set((24, 12), 1)?;
    /// assert_eq!(latin_square.solve_within(10_000), None);
    /// # Ok::<(), sudoku_values::GridError>(())
    /// ```
    pub const fn solve_within(&self, steps: u64) -> Option<Answer<N, A>> {
        let effort = &mut Effort::new(steps);
        Some(
            match solver::solve_within(self.rows(), self.groups(), Goal::Unique, effort) {
                Verdict::Unique(rows) | Verdict::First(rows) => Answer::Unique(self.with(rows)),
                Verdict::Several(one, other) => Answer::Several(self.with(one), self.with(other)),
                Verdict::None => Answer::None(NoSolution::new(*self, None)),
                Verdict::TooHard { .. } => return None,
            },
        )
    }

    /// Returns true if the grid has exactly one solution.
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// const CHECKED: Grid<4> = Grid::from_line("1.....3....4.2..").unwrap();
    /// const _: () = assert!(CHECKED.is_uniquely_solvable());
    /// ```
    pub const fn is_uniquely_solvable(&self) -> bool {
        matches!(self.solve(), Answer::Unique(_))
    }

    /// Returns true if the grid has exactly one solution, and more than one without any one of its givens.
    ///
    /// It searches once for each given.
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// const PUZZLE: Grid<4> = Grid::from_line("1.....3....4.2..").unwrap();
    /// const _: () = assert!(PUZZLE.is_minimal());
    ///
    /// assert!(!Grid::<4>::parse("13.. ..3. ...4 .2..").unwrap().is_minimal());
    /// ```
    pub const fn is_minimal(&self) -> bool {
        let effort = &mut Effort::new(u64::MAX);
        let (givens, engine) = (self.rows(), Engine::of(&self.groups(), effort));
        let (mut is_minimal, mut cell) = (self.is_uniquely_solvable(), 0);
        while is_minimal && cell < N * N {
            let digit = givens[cell / N][cell % N];
            is_minimal =
                digit == 0 || matches!(engine.has_other(givens, cell, digit, effort), Some(true));
            cell += 1;
        }
        is_minimal
    }

    /// Returns the givens without which, one at a time, the grid still has exactly one solution. Without two of them it may have
    /// more. If the grid does not have exactly one solution, it returns no givens.
    ///
    /// ```
    /// use sudoku_values::{Cell, Grid};
    ///
    /// let grid = Grid::<4>::parse("13.. ..3. ...4 .2..")?;
    /// let unneeded: Vec<Cell> = grid.unneeded_givens().collect();
    /// assert_eq!(unneeded, [Cell { row: 0, column: 1 }]);
    /// # Ok::<(), sudoku_values::ParseError>(())
    /// ```
    pub fn unneeded_givens(&self) -> impl Iterator<Item = Cell> {
        let has_one = self.is_uniquely_solvable();
        let engine = Engine::of(&self.groups(), &mut Effort::new(u64::MAX));
        let unneeded = move |&(cell, digit): &(Cell, u8)| {
            let (index, effort) = (cell.row * N + cell.column, &mut Effort::new(u64::MAX));
            has_one && engine.has_other(self.rows(), index, digit, effort) == Some(false)
        };
        self.givens().filter(unneeded).map(|(cell, _)| cell)
    }

    /// Returns the number of solutions, but at most `limit`.
    ///
    /// A 9×9 with many solutions takes about a microsecond for each at run time. In a constant it
    /// takes about a thousand steps for each, and rustc allows 2,000,000.
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// let blank = Grid::<4>::parse("................")?;
    /// assert_eq!(blank.count_solutions_up_to(1_000), 288);
    /// assert_eq!(blank.count_solutions_up_to(100), 100);
    /// # Ok::<(), sudoku_values::ParseError>(())
    /// ```
    pub const fn count_solutions_up_to(&self, limit: u64) -> u64 {
        let (rows, effort) = (self.rows(), &mut Effort::new(u64::MAX));
        let goal = if limit > 1 { Goal::Unique } else { Goal::First };
        if limit == 0 {
            return 0;
        }
        // The search that decides is faster than the one for all.
        match solver::solve_within(rows, self.groups(), goal, effort) {
            Verdict::None => return 0,
            Verdict::Unique(_) | Verdict::First(_) => return 1,
            Verdict::Several(..) if limit == 2 => return 2,
            Verdict::Several(..) | Verdict::TooHard { .. } => {}
        }
        let engine = &Engine::of(&self.groups(), effort);
        let (mut search, mut count) = (Search::new(rows, engine, effort), 0);
        while count < limit && matches!(search.find(engine, effort), Next::Solution) {
            count += 1;
        }
        count
    }
}
