//! Generates puzzles: finds a random solution, removes givens that are not needed, and checks the wishes.
//!
//! ```text
//!  grid ── regions ──▶ solution ── cages ──▶ givens removed, if not needed ── givens added, until it is easy ──▶ puzzle
//!          at random   at random   at random      in random order                  enough for the wished grade
//! ```

mod areas;
mod attempt;
mod impossible;
mod marks;
mod symmetry;
mod unfulfilled;

pub use symmetry::Symmetry;
pub use unfulfilled::Unfulfilled;

use crate::grid::Grid;
use crate::solver::{COMPILER, Dice, Effort};
use attempt::Failure;
use marks::{KINDS, Wish};
use sudoku_notation::geometry::Mark;
use sudoku_notation::technique::Technique;

/// The steps of a generator without a wish for another limit.
const PATIENCE: u64 = 1_000_000_000;

/// The first attempt ends after this many steps for each candidate and row of the grid. Each attempt that ends so doubles the
/// limit for the next ones. Without a limit, some solutions, and even more some regions, would take very long.
const ATTEMPT: u64 = 200;

/// A generator of puzzles, and the wishes that each puzzle fulfils.
///
/// Without wishes, a puzzle has exactly one solution, and no given can be left out; above 16×16 it may have some that can, if
/// it takes too long to find out. The same seed gives the same puzzle
/// on every machine, in all versions of this library that differ in the last number only.
///
/// ```
/// use sudoku_values::{Generate, Symmetry, Technique};
///
/// let easy = Generate::<9>::new()
///     .grade(Technique::NakedSingle, Technique::NakedSingle)
///     .symmetry(Symmetry::HalfTurn);
/// let today = easy.puzzle(20_261_126)?;
/// assert!(today.is_uniquely_solvable());
/// assert_eq!(today.grade().hardest, Some(Technique::NakedSingle));
/// # Ok::<(), sudoku_values::Unfulfilled>(())
/// ```
///
/// A `Generate<N, 1>` can draw regions and cages as well:
///
/// ```
/// use sudoku_values::Generate;
///
/// let killer = Generate::<6, 1>::new().cages(2, 4).puzzle(1)?;
/// assert!(killer.lines().count() > 8);
/// let jigsaw = Generate::<6, 1>::new().regions().puzzle(1)?;
/// assert_eq!(jigsaw.lines().count(), 6);
/// # Ok::<(), sudoku_values::Unfulfilled>(())
/// ```
///
/// # Cost
///
/// At run time, a 9×9 takes about a tenth of a millisecond, one of naked singles alone three times that, a 16×16 some
/// forty milliseconds, a 20×20 a second, and a 25×25 three. The fewer givens the rules need, the longer it takes: with diagonals or windows a 9×9 takes a
/// millisecond or two, with a knight's move or cages sometimes twenty, with cages and without givens fifty, and with
/// `non_consecutive` some seconds. A 16×16 takes some seconds with diagonals, and too long with windows or a knight's move.
///
/// Up to 9×9 a plain puzzle can be a constant, so that a build makes it, as [`Grid::generate`] shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub struct Generate<const N: usize, const A: usize = 0> {
    kind: Grid<N, A>,
    grade: Option<(Technique, Technique)>,
    least_givens: usize,
    most_givens: usize,
    symmetry: Symmetry,
    cages: Option<(usize, usize)>,
    has_regions: bool,
    has_marks: bool,
    marks: [Wish; KINDS],
    steps: u64,
}

impl<const N: usize, const A: usize> Generate<N, A> {
    /// Returns a generator of puzzles with the usual boxes and the standard symbols.
    ///
    /// # Panics
    ///
    /// If a grid of this size has no usual boxes, as for [`Grid::blank`]: [`like`](Generate::like) takes any grid.
    #[track_caller]
    pub const fn new() -> Self {
        Generate::like(&Grid::usual())
    }

    /// Returns a generator of puzzles like this grid: they have its boxes, symbols, rules, regions, cages and marks, and their
    /// solution is a solution of the grid.
    ///
    /// ```
    /// use sudoku_values::{Generate, Grid, Rule, Rules};
    ///
    /// let diagonals = Grid::<9>::blank().with_rules(Rules::NONE.and(Rule::Diagonals))?;
    /// let puzzle = Generate::like(&diagonals).puzzle(7)?;
    /// assert_eq!(puzzle.rules(), diagonals.rules());
    /// assert!(puzzle.is_minimal());
    ///
    /// // A puzzle with a given solution.
    /// let solution = Grid::<4>::parse("1342 2431 3124 4213")?;
    /// let puzzle = Generate::like(&solution).puzzle(7)?;
    /// assert_eq!(puzzle.solve().unique(), Some(solution));
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    pub const fn like(kind: &Grid<N, A>) -> Self {
        Generate {
            kind: *kind,
            grade: None,
            least_givens: 0,
            most_givens: N * N,
            symmetry: Symmetry::None,
            cages: None,
            has_regions: false,
            has_marks: false,
            marks: [Wish::NONE; KINDS],
            steps: PATIENCE,
        }
    }

    /// Wishes that a person can solve the puzzle, and that the hardest technique needed is between these two, both included.
    ///
    /// If a puzzle with only the givens that it needs is too hard, it gets more givens, at random, until it is easy enough.
    pub const fn grade(self, from: Technique, to: Technique) -> Self {
        let grade = Some((from, to));
        Generate { grade, ..self }
    }

    /// Wishes `least` to `most` givens, both included. They may be more than the puzzle needs.
    ///
    /// Few puzzles have few givens: of usual 9×9 puzzles that need all their givens, one in a hundred has 22 or fewer, and
    /// one in ten 23 or fewer.
    ///
    /// ```
    /// use sudoku_values::Generate;
    ///
    /// let puzzle = Generate::<9>::new().givens(30, 32).puzzle(1)?;
    /// assert_eq!(puzzle.givens().count(), 30);
    /// # Ok::<(), sudoku_values::Unfulfilled>(())
    /// ```
    pub const fn givens(self, least: usize, most: usize) -> Self {
        Generate {
            least_givens: least,
            most_givens: most,
            ..self
        }
    }

    /// Wishes that the cells with givens are arranged like this. The puzzle needs each group of a given and its images, but
    /// perhaps not each given alone.
    pub const fn symmetry(self, symmetry: Symmetry) -> Self {
        Generate { symmetry, ..self }
    }

    /// Gives up after about `steps` steps, which are those of [`Grid::solve_within`] and those of grading. The default is
    /// 1,000,000,000, which take some seconds.
    ///
    /// A call of [`puzzle`](Generate::puzzle) makes one attempt after another until a puzzle fulfils all wishes, or these
    /// steps are spent. The number of attempts has no other limit. Each attempt has a new solution, and new regions, cages and
    /// marks. It ends if the puzzle will have too many givens, or after 200·N⁴ steps, which are 1,312,200 for a 9×9; after such
    /// an end the next attempts may take twice as many. A plain 9×9 takes about 30,000 steps.
    pub const fn steps(self, steps: u64) -> Self {
        Generate { steps, ..self }
    }

    /// Generates the puzzle of a seed.
    ///
    /// # Errors
    ///
    /// The wish that no attempt within the allowed [steps](Generate::steps) has fulfilled; another seed may fulfil it. A wish
    /// that no puzzle of the kind can fulfil is an error before the first attempt.
    ///
    /// ```
    /// use sudoku_values::{Generate, Unfulfilled};
    ///
    /// let plain = Generate::<9>::new();
    /// let error = plain.givens(24, 20).puzzle(1).unwrap_err();
    /// assert_eq!(error.to_string(), "no grid of this kind has 24 to 20 givens");
    /// let error = plain.givens(0, 17).steps(10_000_000).puzzle(1).unwrap_err();
    /// assert!(matches!(error, Unfulfilled::NoSuchGivens { fewest: Some(20..=24), .. }));
    /// ```
    pub const fn puzzle(&self, seed: u64) -> Result<Grid<N, A>, Unfulfilled> {
        self.puzzle_by(seed, &mut Effort::new(self.steps))
    }

    const fn puzzle_by(&self, seed: u64, effort: &mut Effort) -> Result<Grid<N, A>, Unfulfilled> {
        if let Some(wish) = self.impossible(effort) {
            return Err(wish);
        }
        let (dice, steps) = (&mut Dice(seed), self.steps);
        // The number of attempts that failed by each wish, and the fewest givens so far.
        let (mut of_grade, mut of_givens, mut fewest) = (0u64, 0u64, usize::MAX);
        let mut of_marks = None;
        let mut most = ATTEMPT * (N * N * N * N) as u64;
        loop {
            effort.spend(20);
            let part = &mut effort.part(most);
            let attempt = self.attempt(fewest, dice, part);
            effort.spend_all(part.steps());
            match attempt {
                Ok(puzzle) => return Ok(puzzle),
                Err(Failure::NoSolution) if self.has_regions && !effort.is_spent() => {}
                Err(Failure::NoSolution) => return Err(Unfulfilled::Unsolvable),
                Err(Failure::Rule(rule)) => return Err(Unfulfilled::RuleNeedsBoxes { rule }),
                Err(Failure::Marks(mark)) => of_marks = Some(mark),
                Err(Failure::Grade) => of_grade += 1,
                Err(Failure::Givens(count)) => {
                    of_givens += 1;
                    if count < fewest {
                        fewest = count;
                    }
                }
                Err(Failure::Spent) if effort.is_spent() => break,
                Err(Failure::Spent) => most *= 2,
            }
        }
        Err(match self.grade {
            _ if of_givens > of_grade => Unfulfilled::NoSuchGivens {
                least: self.least_givens,
                most: self.most_givens,
                fewest: Some(fewest),
            },
            Some((from, to)) if of_grade > 0 => Unfulfilled::NoSuchGrade {
                from,
                to,
                made: of_grade,
            },
            _ => match of_marks {
                Some(mark) => Unfulfilled::NoSuchMarks {
                    mark,
                    lines: self.marks[mark as usize].lines,
                },
                None => Unfulfilled::TooFewSteps { steps },
            },
        })
    }

    /// Returns a wish that no puzzle can fulfil.
    const fn impossible(&self, effort: &mut Effort) -> Option<Unfulfilled> {
        let (least, most, laws) = (self.least_givens, self.most_givens, self.laws(effort));
        if least > most || self.has_more_givens(laws) || !self.is_symmetric(effort) {
            return Some(Unfulfilled::NoSuchGivens {
                least,
                most,
                fewest: None,
            });
        }
        let (mut room, mut kind) = (N * N, 0);
        while kind < KINDS {
            let (mark, wish) = (Mark::ALL[kind], &self.marks[kind]);
            if !wish.is_possible::<N>(mark, room) {
                let lines = wish.lines;
                return Some(Unfulfilled::NoSuchMarks { mark, lines });
            }
            room -= wish.lines * wish.least;
            kind += 1;
        }
        match (self.grade, self.cages) {
            (Some((from, to)), _)
                if from as u8 > to as u8
                    || laws >> from as u32 & ((2 << (to as u32 - from as u32)) - 1) == 0 =>
            {
                let made = 0;
                Some(Unfulfilled::NoSuchGrade { from, to, made })
            }
            (_, Some((least, most))) if least == 0 || least > most || least > N => {
                let size = N;
                Some(Unfulfilled::NoSuchCages { least, most, size })
            }
            _ => None,
        }
    }
}

impl<const N: usize> Generate<N, 1> {
    /// Draws cages of `least` to `most` cells at random, with the sums of the solution: a killer. A cage has no digit twice,
    /// and so at most as many cells as a row. There are at most 62 cages, and some cells may be outside them.
    ///
    /// Sums are often not enough for one solution, so the puzzle has givens too. With [`givens(0, 0)`](Generate::givens) it
    /// tries other cages until no given is needed.
    ///
    /// ```
    /// use sudoku_values::Generate;
    ///
    /// let killer = Generate::<6, 1>::new().cages(2, 3).givens(0, 0).puzzle(1)?;
    /// assert_eq!(killer.givens().count(), 0);
    /// # Ok::<(), sudoku_values::Unfulfilled>(())
    /// ```
    pub const fn cages(self, least: usize, most: usize) -> Self {
        let cages = Some((least, most));
        Generate { cages, ..self }
    }

    /// Draws lines of a mark at random, each of `least` to `most` cells. The solution satisfies them, and they neither share
    /// cells nor cross each other. Wishes for other marks are kept, and so are the lines of the grid of
    /// [`like`](Generate::like).
    ///
    /// ```
    /// use sudoku_values::{Generate, Mark};
    ///
    /// let wishes = Generate::<6, 1>::new()
    ///     .marks(Mark::Thermometers, 3, 3, 5)
    ///     .marks(Mark::Consecutive, 4, 2, 2);
    /// let puzzle = wishes.puzzle(1)?;
    /// assert_eq!(puzzle.lines().count(), 7);
    /// # Ok::<(), sudoku_values::Unfulfilled>(())
    /// ```
    pub const fn marks(mut self, mark: Mark, lines: usize, least: usize, most: usize) -> Self {
        self.marks[mark as usize] = Wish { lines, least, most };
        self.has_marks = true;
        self
    }

    /// Draws connected regions at random, which replace the boxes: a jigsaw.
    pub const fn regions(self) -> Self {
        Generate {
            has_regions: true,
            ..self
        }
    }
}

impl<const N: usize, const A: usize> Default for Generate<N, A> {
    #[track_caller]
    fn default() -> Self {
        Generate::new()
    }
}

impl<const N: usize> Grid<N> {
    /// Generates a puzzle with the usual boxes and exactly one solution, which needs all its givens; above 16×16 it may have
    /// some more. The same seed gives the same puzzle on every machine. For more wishes, see [`Generate`].
    ///
    /// A 9×9 has about 24 givens and takes a tenth of a millisecond at run time, a 16×16 about 93 givens and forty
    /// milliseconds, a 25×25 about 275 givens and three seconds. Up to 9×9 it can be a constant, so that a build makes the puzzle: a 9×9 takes rustc 0.2 s.
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// const DAILY: Grid<9> = Grid::generate(20_261_126).unwrap();
    /// const SOLUTION: Grid<9> = DAILY.solve().unique().unwrap();
    ///
    /// assert!(DAILY.is_minimal() && SOLUTION.is_solved());
    /// assert_ne!(Grid::generate(20_261_127), Some(DAILY));
    /// ```
    ///
    /// # Errors
    ///
    /// `None` if the puzzle takes too many steps. Up to 9×9 the limit is 1,800,000 steps, as in a constant, and no tested seed
    /// took a fortieth of them. Above 9×9 it is 1,000,000,000 steps, and no tested seed took a tenth of them.
    ///
    /// # Panics
    ///
    /// If a grid of this size has no usual boxes, as for [`blank`](Grid::blank).
    #[track_caller]
    pub const fn generate(seed: u64) -> Option<Self> {
        let steps = if N <= 9 { COMPILER } else { PATIENCE };
        match Generate::<N>::new().steps(steps).puzzle(seed) {
            Ok(puzzle) => Some(puzzle),
            Err(_) => None,
        }
    }
}

#[cfg(test)]
mod tests;
