//! Solves as a person does, step by step: each technique is written as people describe it.
//!
//! The [solver](crate::solver) works on words that hold many cells, and guesses; here nothing is guessed, and every
//! step has its reason:
//!
//! ```text
//!  singles     a cell has one candidate left, a unit one place for a digit; or all places for a digit in a unit are in another one
//!  covers      n lines of a table have places in n columns only: pairs, triples, quads; X-wing, swordfish, jellyfish
//!  chains      each link follows from the one before, and one end or the other holds: XY-wing, skyscraper and so on
//! ```
//!
//! The steps come in rounds. A round asks for all naked singles that can be seen as the round
//! begins; if there are none, for all hidden singles; if there are none, for all locked candidates; and if there are
//! none, for one step of the next technique that has one. What can be seen stays true while candidates go, so that all
//! steps of a round hold.

mod chains;
mod covers;
mod fresh;
mod links;
mod pattern;
mod propagation;
mod singles;
mod step;

pub(crate) use chains::Chain;
pub use pattern::{ChainForm, Pattern};
pub use propagation::Propagation;
pub use step::Step;

use core::iter::FusedIterator;
use fresh::Fresh;

use crate::grid::Grid;
use crate::human::board::Board;
use crate::human::candidates::{Candidates, DigitSet};
use crate::human::contradiction::Contradiction;
use crate::human::no_solution::NoSolution;
use crate::solver::Effort;
use sudoku_notation::geometry::CellSet;
use sudoku_notation::geometry::Units;
use sudoku_notation::geometry::{Cell, Groups, Relation};
use sudoku_notation::technique::Technique;

/// An iterator over the steps a person would take to solve a grid, each found when it is asked for:
/// [`Grid::steps`].
///
/// They end when nothing follows any more, or when a contradiction is found.
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
    units: Units<N>,
    now: Board<N>,
    /// The candidates as the round began.
    seen: Board<N>,
    /// What each cell may be, for the techniques behind locked candidates: until one of them has a step, nothing changes.
    digits: [[DigitSet; N]; N],
    /// Cells without a digit, given or found by a step.
    open: CellSet<N>,
    pub(in crate::human) contradiction: Option<Contradiction>,
    /// What is looked for, and the hardest that will be.
    technique: Technique,
    hardest: Technique,
    /// Where to look next: a cell, or a unit and a digit.
    place: usize,
    /// Rounds that had a step, the present one included.
    rounds: usize,
    /// Whether the present round has had one.
    any: bool,
    /// Cells that have one candidate left as the round began, and have not been looked at.
    singles: CellSet<N>,
    fresh: Fresh<N>,
    pub(crate) effort: Effort,
    /// What steps have counted, in turns and calls of sets, and is not yet part of the effort.
    cost: u32,
}

/// What is seen: a pattern, the digits that it is about, the cells in which it is seen, and the links of a chain.
pub(crate) struct Seen<const N: usize> {
    pub(crate) pattern: Pattern,
    digits: DigitSet,
    cells: CellSet<N>,
    chain: Chain,
}

impl<const N: usize> Seen<N> {
    /// A pattern of one digit, that is no chain.
    const fn of(pattern: Pattern, digit: u8, cells: CellSet<N>) -> Self {
        Seen {
            pattern,
            digits: DigitSet::one(digit),
            cells,
            chain: Chain::NONE,
        }
    }
}

impl<const N: usize, const A: usize> Grid<N, A> {
    /// The steps a person would take to solve the grid, the simplest first: the [techniques](Technique) from naked
    /// singles to chains.
    ///
    /// Each follows from the candidates alone: none is a guess, and none rests on there being one solution only. What
    /// sums of cages leave is not looked at.
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
    pub const fn steps(&self) -> Steps<N, A> {
        Steps::new(self, Effort::new(u64::MAX))
    }

    /// The first of the [steps](Grid::steps); none where nothing follows.
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
    pub const fn hint(&self) -> Option<Step<N>> {
        self.steps().next_step()
    }
}

impl<const N: usize, const A: usize> Steps<N, A> {
    /// The steps, as far as they come with so much effort.
    pub(crate) const fn new(givens: &Grid<N, A>, effort: Effort) -> Self {
        Steps::up_to(Technique::ALL[Technique::ALL.len() - 1], givens, effort)
    }

    /// The same, of no harder technique than this one.
    pub(crate) const fn up_to(hardest: Technique, givens: &Grid<N, A>, effort: Effort) -> Self {
        let units = Units::of(givens.groups());
        let (now, open) = Board::of(givens, &units);
        let mut steps = Steps {
            givens: *givens,
            contradiction: now.empty_cell(),
            units,
            now,
            seen: now,
            digits: [[DigitSet::EMPTY; N]; N],
            open,
            technique: Technique::NakedSingle,
            hardest,
            place: 0,
            rounds: 0,
            any: false,
            singles: now.singles().and(&open),
            fresh: Fresh::all(),
            effort,
            cost: 0,
        };
        let (size, cells) = (N as u32, (N * N) as u32);
        let units = givens.groups().count() as u32;
        // Where the units are, and the board.
        steps.spend_on_sets(units * size * 8 + cells * 8 + size * 8);
        steps.spend(cells * steps.units.cost_of_peers);
        steps
    }

    /// The candidates after the steps so far.
    pub const fn candidates(&self) -> Candidates<N, A> {
        Candidates::new(&self.givens, self.now.rows(&mut 0))
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
    pub const fn unsolved(&self) -> usize {
        let (mut open, mut count) = (self.open, 0);
        while open.take_first().is_some() {
            count += 1;
        }
        count
    }

    /// The next step, as [`Iterator::next`], in constants too.
    pub const fn next_step(&mut self) -> Option<Step<N>> {
        let before = self.now;
        match self.advance() {
            Some(seen) => {
                let lost = before.without(&self.now).rows(&mut 0);
                Some(Step::new(seen, self.rounds, lost, *self.givens.symbols()))
            }
            None => None,
        }
    }

    /// Takes the next step.
    pub(crate) const fn advance(&mut self) -> Option<Seen<N>> {
        while self.contradiction.is_none() && !self.open.is_empty() && !self.effort.is_spent() {
            let found = self.find();
            self.spend_on_sets(14 + self.cost);
            self.cost = 0;
            if let Some(seen) = found {
                if !self.any {
                    self.any = true;
                    self.rounds += 1;
                }
                return Some(seen);
            }
            self.place = 0;
            if self.any {
                // The next round begins with what there is now.
                self.seen = self.now;
                self.singles = self.now.singles().and(&self.open);
                self.fresh.next_round();
                self.spend_on_sets(20 + N as u32);
                self.technique = Technique::NakedSingle;
                self.any = false;
                continue;
            }
            if self.technique as u8 == self.hardest as u8 {
                // Nothing follows, and it will not next time either.
                return None;
            }
            let next = self.technique as usize + 1;
            self.technique = Technique::ALL[next];
            if next == Technique::Pair as usize {
                let mut cost = 2;
                self.digits = self.now.rows(&mut cost);
                self.spend_on_sets(cost);
            }
        }
        None
    }

    /// Looks on from the place reached, and takes what can be taken because of what is seen.
    const fn find(&mut self) -> Option<Seen<N>> {
        match self.technique {
            Technique::NakedSingle => self.naked_single(),
            Technique::HiddenSingle => self.hidden_single(),
            Technique::LockedCandidate => self.locked_candidate(),
            // Of what is harder to see, one at a time.
            _ if self.any => None,
            Technique::Pair => self.subset(2),
            Technique::Triple => self.subset(3),
            Technique::Quad => self.subset(4),
            Technique::XWing => self.fish(2),
            Technique::Swordfish => self.fish(3),
            Technique::Jellyfish => self.fish(4),
            Technique::XyWing => self.xy_wing(),
            _ => self.chain(),
        }
    }

    /// Counts turns and calls.
    pub(crate) const fn spend(&mut self, cost: u32) {
        self.effort.spend(cost + 1);
    }

    /// The same where most of them are of sets of one word. Those of larger sets take no more than five times as many.
    const fn spend_on_sets(&mut self, cost: u32) {
        self.effort.spend(if N > 11 { 5 * cost } else { cost } + 1);
    }

    const fn groups(&self) -> Groups<'_> {
        self.givens.groups()
    }

    /// Takes a digit from those of the cells that have it, and says whether any had.
    const fn lose(&mut self, digit: u8, cells: &CellSet<N>) -> bool {
        let losers = self.now.places(digit).and(cells);
        if losers.is_empty() {
            self.cost += 3;
            return false;
        }
        self.fresh.change(digit, &losers);
        self.now.remove(digit, &losers);
        self.cost += 15 + N as u32;
        if !self.now.empty_among(losers).is_empty() {
            self.contradiction = self.now.empty_cell();
            self.cost += 12 + N as u32;
        }
        true
    }

    /// Puts a digit into a cell, and takes it from all that see the cell.
    const fn put(&mut self, cell: Cell, digit: u8) {
        self.open.remove(cell);
        let peers = self.units.peers(self.givens.groups(), cell);
        self.lose(digit, &peers);
        if self.units.has_neighbours {
            let neighbours = self.units.neighbours(self.givens.groups(), cell);
            let [before, after] = Relation::Consecutive.partners(digit);
            if before > 0 {
                self.lose(before, &neighbours);
            }
            if after as usize <= N {
                self.lose(after, &neighbours);
            }
        }
        self.spend(self.units.cost_of_peers);
        self.cost += 20 + N as u32;
    }
}

impl<const N: usize, const A: usize> Iterator for Steps<N, A> {
    type Item = Step<N>;

    fn next(&mut self) -> Option<Step<N>> {
        self.next_step()
    }

    /// Each step places a digit or takes a candidate away.
    fn size_hint(&self) -> (usize, Option<usize>) {
        let candidates = self.now.rows(&mut 0);
        let cells = candidates.as_flattened().iter();
        (0, Some(cells.map(|cell| cell.len()).sum()))
    }
}

impl<const N: usize, const A: usize> FusedIterator for Steps<N, A> {}
