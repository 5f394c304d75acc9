//! Solves as a person does, step by step, with the techniques written as a person would say them.
//!
//! The [solver](crate::solver) works on words that hold many cells; here every rule looks at one
//! digit in one cell or one unit at a time:
//!
//! ```text
//!  naked single       the cell has only one candidate left
//!  hidden single      the unit has only one place for the digit
//!  locked candidate   all places for the digit in a box are in one line, or all in a line are in
//!                     one box: then the digit goes from what else the other one has
//! ```
//!
//! The steps come in rounds. A round asks for all naked singles that can be seen as the round
//! begins; if there are none, for all hidden singles; if there are none, for all locked candidates.
//! What can be seen stays true while candidates go, so that all steps of a round hold.

mod propagation;
mod step;
mod techniques;

pub use propagation::Propagation;
pub use step::{Pattern, Step};

use core::iter::FusedIterator;

use crate::grid::{Grid, NoSolution};
use crate::human::candidates::{Candidates, DigitSet};
use crate::solver::Contradiction;
use sudoku_notation::geometry::{Cell, Groups};

/// What a round asks for, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Rule {
    NakedSingles,
    HiddenSingles,
    LockedCandidates,
}

/// An iterator over the steps a person would take to solve a grid, each found when it is asked for:
/// [`Grid::steps`].
///
/// They end when nothing follows any more, or with the step that shows a contradiction.
///
/// ```
/// use sudoku_types::Grid;
///
/// let mut steps = Grid::<4>::parse("1... ..3. ...4 .2..")?.steps();
/// assert_eq!((steps.rounds(), steps.unsolved()), (0, 12));
/// assert!(steps.candidates().rows()[0][1].iter().eq([3, 4]));
///
/// assert_eq!(steps.by_ref().count(), 12);
/// assert_eq!((steps.rounds(), steps.unsolved()), (2, 0));
/// assert_eq!(steps.contradiction(), None);
/// # Ok::<(), sudoku_types::ParseError>(())
/// ```
#[derive(Clone, Debug)]
#[must_use = "iterators do nothing until they are asked"]
pub struct Steps<const N: usize, const A: usize = 0> {
    givens: Grid<N, A>,
    now: Candidates<N, A>,
    /// Cells whose digit was given, or found by a step.
    placed: [[bool; N]; N],
    contradiction: Option<Contradiction>,
    /// The candidates as the round began.
    seen: Candidates<N, A>,
    rule: Rule,
    /// Where to look next: a cell, or a unit and a digit.
    place: usize,
    /// Rounds that had a step, the present one included.
    rounds: usize,
    /// Whether the present round has had one.
    any: bool,
}

impl<const N: usize, const A: usize> Grid<N, A> {
    /// The steps a person would take to solve the grid: naked singles, hidden singles and locked
    /// candidates, the simplest first.
    ///
    /// ```
    /// use sudoku_types::Grid;
    ///
    /// let grid = Grid::<4>::parse("1... ..3. ...4 .2..")?;
    /// for step in grid.steps() {
    ///     println!("{step}");
    /// }
    /// assert_eq!(grid.steps().count(), 12); // one for every blank
    /// # Ok::<(), sudoku_types::ParseError>(())
    /// ```
    pub fn steps(&self) -> Steps<N, A> {
        Steps::new(self)
    }

    /// The first of the [steps](Grid::steps); none where nothing simple follows.
    ///
    /// For a player's grid with a wrong digit in it the hint is wrong too.
    ///
    /// ```
    /// use sudoku_types::Grid;
    ///
    /// let grid = Grid::<4>::parse("1... ..3. ...4 .2..")?;
    /// assert_eq!(
    ///     grid.hint().unwrap().to_string(),
    ///     "row 1, column 4 is 2: it has no other candidate left",
    /// );
    /// # Ok::<(), sudoku_types::ParseError>(())
    /// ```
    pub fn hint(&self) -> Option<Step<N>> {
        self.steps().next()
    }
}

impl<const N: usize, const A: usize> Steps<N, A> {
    fn new(givens: &Grid<N, A>) -> Self {
        let mut now = Candidates::new(givens, DigitSet::all(N));
        let mut placed = [[false; N]; N];
        for (cell, digit) in givens.givens() {
            placed[cell.row][cell.column] = true;
            *now.at_mut(cell) = DigitSet::one(digit);
        }
        let mut steps = Steps {
            givens: *givens,
            now,
            placed,
            contradiction: None,
            seen: now,
            rule: Rule::NakedSingles,
            place: 0,
            rounds: 0,
            any: false,
        };
        for (cell, digit) in givens.givens() {
            steps.take_from_peers(cell, digit);
        }
        steps.contradiction = steps.now.contradiction();
        steps.seen = steps.now;
        steps
    }

    /// The candidates after the steps so far.
    pub const fn candidates(&self) -> &Candidates<N, A> {
        &self.now
    }

    /// Why the grid has no solution, if the steps so far have shown it.
    pub const fn contradiction(&self) -> Option<NoSolution<N, A>> {
        match self.contradiction {
            Some(_) => Some(NoSolution::new(self.givens, self.contradiction)),
            None => None,
        }
    }

    /// How many rounds the steps so far took.
    pub const fn rounds(&self) -> usize {
        self.rounds
    }

    /// The cells, neither given nor found by a step so far.
    pub fn unsolved(&self) -> usize {
        self.placed
            .as_flattened()
            .iter()
            .filter(|&&placed| !placed)
            .count()
    }

    pub(super) fn groups(&self) -> Groups<'_> {
        self.givens.groups()
    }

    /// The next round begins with what there is now.
    fn begin_round(&mut self) {
        self.seen = self.now;
        self.rule = Rule::NakedSingles;
        self.place = 0;
        self.any = false;
    }

    /// Looks on from the place reached, to the end of the rule's places.
    fn find(&mut self) -> Option<(Pattern, u8)> {
        let places = match self.rule {
            Rule::NakedSingles => N * N,
            Rule::HiddenSingles | Rule::LockedCandidates => self.groups().count() * N,
        };
        while self.place < places {
            let place = self.place;
            self.place += 1;
            let digit = (place % N) as u8 + 1;
            let found = match self.rule {
                Rule::NakedSingles => self.naked_single(Cell {
                    row: place / N,
                    column: place % N,
                }),
                Rule::HiddenSingles => self.hidden_single(self.groups().unit(place / N), digit),
                // Rows and columns come last: elsewhere it is easier to see.
                Rule::LockedCandidates => {
                    let units = self.groups().count();
                    let unit = self.groups().unit((place / N + 2 * N) % units);
                    self.locked_candidate(unit, digit)
                }
            };
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// Takes the step, and looks whether that was possible.
    fn take(&mut self, pattern: Pattern, digit: u8) -> Step<N> {
        let before = self.now;
        match pattern {
            Pattern::NakedSingle { cell } | Pattern::HiddenSingle { cell, .. } => {
                self.placed[cell.row][cell.column] = true;
                *self.now.at_mut(cell) = DigitSet::one(digit);
                self.take_from_peers(cell, digit);
            }
            Pattern::LockedCandidate { unit, only_in } => self.take_from_rest(only_in, unit, digit),
        }
        self.contradiction = self.now.contradiction();
        if !self.any {
            self.any = true;
            self.rounds += 1;
        }
        Step::new(pattern, digit, self.rounds, &before, &self.now)
    }
}

impl<const N: usize, const A: usize> Iterator for Steps<N, A> {
    type Item = Step<N>;

    fn next(&mut self) -> Option<Step<N>> {
        while self.contradiction.is_none() {
            if let Some((pattern, digit)) = self.find() {
                return Some(self.take(pattern, digit));
            }
            self.place = 0;
            match self.rule {
                _ if self.any => self.begin_round(),
                Rule::NakedSingles => self.rule = Rule::HiddenSingles,
                Rule::HiddenSingles => self.rule = Rule::LockedCandidates,
                // Nothing follows, and it will not next time either.
                Rule::LockedCandidates => return None,
            }
        }
        None
    }

    /// Each step places a digit or takes a candidate away.
    fn size_hint(&self) -> (usize, Option<usize>) {
        let cells = self.now.rows().as_flattened();
        let candidates: usize = cells.iter().map(|cell| cell.len()).sum();
        (0, Some(candidates))
    }
}

impl<const N: usize, const A: usize> FusedIterator for Steps<N, A> {}
