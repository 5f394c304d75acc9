//! Grades a puzzle: how hard it is for a person, as the hardest technique needed and a score.

use core::cmp::Ordering;
use core::fmt;

use super::steps::{HARDEST, Steps, points};
use crate::grid::Grid;
use crate::solver::Effort;
use sudoku_notation::geometry::CellSet;
use sudoku_notation::messages::{Finding, FindingKind};
use sudoku_notation::technique::Technique;

/// The difficulty of a puzzle for a person: the hardest technique that it needs, and a score: [`Grid::grade`].
///
/// The techniques have [one order](Technique), and a step of each has a number of points:
///
/// | technique | points |
/// |---|---|
/// | naked single, hidden single | 1, 2 |
/// | locked candidate, missing partner, combination | 10 |
/// | rest of a unit | 20 |
/// | pair, triple, quad | 20, 30, 50 |
/// | X-wing, swordfish, jellyfish | 40, 60, 90 |
/// | filling | 70 |
/// | XY-wing, chain | 50, 80 |
///
/// A grade is greater if its technique is harder or, for the same technique, if its score is greater. A puzzle that these
/// techniques cannot solve is above all that they solve. The scale measures what a person has to find, and how often; not how
/// long that takes, nor where a person would look first.
///
/// It prints as the technique and the score.
///
/// ```
/// use sudoku_values::{Grade, Grid, Technique};
///
/// const PUZZLE: Grid<4> = Grid::from_line("1.....3....4.2..").unwrap();
/// const GRADE: Grade = PUZZLE.grade();
///
/// assert_eq!(GRADE.hardest, Some(Technique::NakedSingle));
/// assert_eq!(GRADE.to_string(), "naked single, 12 points");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct Grade {
    /// The hardest technique of all steps; `None` if there was no step.
    pub hardest: Option<Technique>,
    /// The points of all steps.
    pub score: u32,
    /// The number of steps.
    pub steps: usize,
    /// The number of cells without a digit after the last step.
    pub unsolved: usize,
    counts: [u32; Technique::ALL.len()],
    end: End,
}

/// The end of the steps, in the order of grades.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum End {
    Solution,
    Guess,
    Contradiction,
}

impl Grade {
    /// Returns true if the steps lead to a grid that [is solved](Grid::is_solved), by all its rules and sums: nothing has
    /// to be guessed.
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// let full = Grid::<4>::parse("1111 1111 1111 1111")?;
    /// assert!(!full.grade().is_solved());
    /// assert_eq!(full.grade().to_string(), "no solution, after 0 points");
    /// # Ok::<(), sudoku_values::ParseError>(())
    /// ```
    pub const fn is_solved(&self) -> bool {
        matches!(self.end, End::Solution)
    }

    /// Returns the number of steps by this technique.
    ///
    /// ```
    /// use sudoku_values::{Grid, Technique};
    ///
    /// let grade = Grid::<6>::parse("...... 126... ...... ...... ...... ...3..")?.grade();
    /// assert_eq!(grade.count(Technique::LockedCandidate), 3);
    /// assert_eq!(Technique::ALL.map(|technique| grade.count(technique)).iter().sum::<usize>(), grade.steps);
    /// # Ok::<(), sudoku_values::ParseError>(())
    /// ```
    pub const fn count(&self, technique: Technique) -> usize {
        self.counts[technique as usize] as usize
    }
}

impl Ord for Grade {
    fn cmp(&self, other: &Self) -> Ordering {
        let key = |grade: &Grade| {
            let Grade {
                hardest,
                score,
                steps,
                unsolved,
                counts,
                end,
            } = *grade;
            (end, hardest, score, unsolved, steps, counts)
        };
        key(self).cmp(&key(other))
    }
}

impl PartialOrd for Grade {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let score = self.score;
        let plural = if score == 1 { "" } else { "s" };
        match (self.end, self.hardest) {
            (End::Contradiction, _) => write!(f, "no solution, after {score} point{plural}"),
            (End::Guess, _) => write!(f, "a guess, after {score} point{plural}"),
            (End::Solution, Some(hardest)) => write!(f, "{hardest}, {score} point{plural}"),
            (End::Solution, None) => f.write_str("solved"),
        }
    }
}

impl<const N: usize, const A: usize> Grid<N, A> {
    /// Grades how hard the grid is for a person.
    ///
    /// A grid with several solutions or none is not a puzzle, and its grade is never "solved". In a constant rustc stops after
    /// 2,000,000 steps, and [`grade_within`](Grid::grade_within) can stop before that. Few 9×9 grids take a tenth of these
    /// steps; killers without givens take half, and hard killers more. Puzzles with marks or moves that need a
    /// [filling](Technique::Filling) take some millions.
    pub const fn grade(&self) -> Grade {
        match self.grade_within(u64::MAX) {
            Some(grade) => grade,
            None => unreachable!(),
        }
    }

    /// Returns the [`grade`](Grid::grade), or `None` after about `steps` steps of the search for patterns, which are
    /// counted as in [`solve_within`](Grid::solve_within).
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// let grid = Grid::<4>::parse("1... ..3. ...4 .2..")?;
    /// assert_eq!(grid.grade_within(100), None);
    /// assert_eq!(grid.grade_within(10_000), Some(grid.grade()));
    /// # Ok::<(), sudoku_values::ParseError>(())
    /// ```
    pub const fn grade_within(&self, steps: u64) -> Option<Grade> {
        let mut solving = Solving::by(HARDEST, self, Effort::new(steps));
        solving.go_on();
        match solving.progress() {
            Some(_) => None,
            None => Some(solving.grade()),
        }
    }
}

/// The steps so far and their grade. The search for steps can be interrupted and resumed.
pub struct Solving<const N: usize, const A: usize> {
    steps: Steps<N, A>,
    grade: Grade,
    /// The number of steps that placed a digit.
    placed: usize,
    allowed: Technique,
    /// The technique of the first step that is harder than `allowed`, which ends the search.
    harder: Option<Technique>,
    /// The effort before the last interruption.
    spent: u64,
}

impl<const N: usize, const A: usize> Solving<N, A> {
    /// Begins the steps of a grid, which end at the first step by a technique that is harder than `allowed`.
    pub const fn by(allowed: Technique, grid: &Grid<N, A>, effort: Effort) -> Self {
        Solving {
            steps: Steps::up_to(HARDEST, grid, effort),
            grade: Grade {
                hardest: None,
                score: 0,
                steps: 0,
                unsolved: 0,
                counts: [0; Technique::ALL.len()],
                end: End::Guess,
            },
            placed: 0,
            allowed,
            harder: None,
            spent: 0,
        }
    }

    /// Takes further steps, until the effort is spent.
    pub const fn go_on(&mut self) {
        while self.harder.is_none()
            && let Some(found) = self.steps.advance()
        {
            let (grade, technique) = (&mut self.grade, found.pattern.technique());
            if technique as u8 > self.allowed as u8 {
                self.harder = Some(technique);
                break;
            }
            grade.hardest = match grade.hardest {
                Some(hardest) if hardest as u8 > technique as u8 => Some(hardest),
                _ => Some(technique),
            };
            grade.score += points(technique);
            grade.steps += 1;
            grade.counts[technique as usize] += 1;
            self.placed += found.pattern.placed().is_some() as usize;
        }
    }

    /// Goes on after an interruption, with a new limit of effort.
    pub const fn resume(&mut self, effort: Effort) {
        if self.steps.is_begun() {
            self.spent += self.steps.effort.steps();
            self.steps.effort = effort;
            self.go_on();
        }
    }

    #[cfg(test)]
    pub(crate) const fn effort(&self) -> &Effort {
        &self.steps.effort
    }

    #[cfg(test)]
    pub(crate) const fn has_contradiction(&self) -> bool {
        self.steps.contradiction.is_some()
    }

    /// Returns a number that changes as the search goes on, or `None` if the search has ended.
    pub const fn progress(&self) -> Option<u64> {
        match self.harder {
            None if self.steps.effort.is_spent() => {
                Some((self.grade.steps as u64) << 40 | self.steps.looked())
            }
            _ => None,
        }
    }

    /// Returns the grade of the steps so far.
    pub const fn grade(&self) -> Grade {
        let unsolved = self.steps.unsolved();
        Grade {
            unsolved,
            end: match &self.steps.contradiction {
                Some(_) => End::Contradiction,
                None if unsolved == 0 => End::Solution,
                None => End::Guess,
            },
            ..self.grade
        }
    }

    /// Returns the finding that the allowed techniques do not solve the puzzle, or `Finding::NOTHING` if they do.
    pub const fn needs(&self) -> Finding {
        let spent = self.spent + self.steps.effort.steps();
        match self.harder {
            Some(technique) => Finding::technique(technique, self.placed),
            None if self.steps.effort.is_spent() => {
                Finding::after(FindingKind::TechniquesInReach, spent as usize)
            }
            None if matches!(self.grade().end, End::Solution) => Finding::NOTHING,
            None => Finding::after(FindingKind::WithoutGuess, self.placed),
        }
    }
}

/// Takes the steps by techniques up to `most`. Returns the hardest technique that was needed (a naked single if there was no
/// step), and the cells that are still open.
pub(crate) const fn reach<const N: usize, const A: usize>(
    grid: &Grid<N, A>,
    most: Technique,
    effort: &mut Effort,
) -> (Technique, CellSet<N>) {
    let mut steps = Steps::up_to(most, grid, *effort);
    let mut hardest = Technique::NakedSingle;
    while let Some(found) = steps.advance() {
        let technique = found.pattern.technique();
        if technique as u8 > hardest as u8 {
            hardest = technique;
        }
    }
    *effort = steps.effort;
    (hardest, steps.open)
}

#[cfg(test)]
mod tests;
