//! Solves as a person does, step by step: each technique is written as people describe it.
//!
//! The [solver](crate::solver) works on words that hold many cells, and guesses; here nothing is guessed, and every
//! step has its reason:
//!
//! ```text
//!  singles     a cell has one candidate left, a unit one place for a digit; or all places for a digit in a unit are in another one
//!  relations   a cell rules out candidates of cells beside it, whichever of its own is true
//!  sums        a cage makes its sum only without some candidates; what cages leave of a unit has a sum too
//!  fillings    a line with a mark, or a unit, can be filled only without some candidates
//!  covers      n lines of a table have places in n columns only: pairs, triples, quads; X-wing, swordfish, jellyfish
//!  chains      each link follows from the one before, and one end or the other holds: XY-wing, skyscraper and so on
//! ```
//!
//! The steps come in rounds. A round asks for all naked singles that can be seen as the round
//! begins; if it sees none, for all hidden singles; if it sees none of these, for all locked candidates, and so on; from pairs
//! on for one step of the next technique that has one. What can be seen stays true while candidates go, so that all
//! steps of a round hold.

mod chains;
mod covers;
mod effort;
mod fillings;
mod fresh;
mod links;
mod pattern;
mod propagation;
mod relations;
mod singles;
mod step;
mod sums;
mod table;
mod ways;

pub(crate) use chains::Chain;
pub use pattern::{ChainForm, Pattern};
pub use propagation::Propagation;
pub use step::Step;

use core::iter::FusedIterator;
use fillings::Lines;
use fresh::Fresh;
use sums::Rests;
pub use sums::SumSource;
pub(in crate::human) use table::points;
use table::{Places, places};

use crate::grid::Grid;
use crate::human::board::Board;
use crate::human::candidates::{Candidates, DigitSet};
use crate::human::contradiction::Contradiction;
use crate::human::no_solution::NoSolution;
use crate::solver::Effort;
use sudoku_notation::geometry::{Cell, CellSet, Groups, Units};
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
    /// The candidates of each cell, for the techniques after locked candidates: until one of them has a step, nothing changes.
    digits: [[DigitSet; N]; N],
    /// Cells without a digit, given or found by a step.
    pub(in crate::human) open: CellSet<N>,
    pub(crate) contradiction: Option<Contradiction>,
    /// The technique that is looked for, and the hardest one that will be.
    technique: Technique,
    hardest: Technique,
    /// The next place to look at, and the number of places: the number of a unit, of a digit and so on.
    place: usize,
    places: usize,
    /// Rounds that had a step, the present one included.
    rounds: usize,
    /// True if the present round has had a step.
    any: bool,
    /// Cells that have one candidate left as the round began, and have not been looked at.
    singles: CellSet<N>,
    fresh: Fresh<N>,
    chains: chains::Progress,
    /// The rests of units, if the grid has room for cages.
    rests: [Rests<N>; A],
    /// The lines with relations, likewise.
    lines: [Lines<N>; A],
    pub(crate) effort: Effort,
}

/// The hardest technique.
pub(in crate::human) const HARDEST: Technique = Technique::ALL[Technique::ALL.len() - 1];

/// A pattern that is seen, the digits that it is about, the cells in which it is seen, and the links of a chain.
pub(crate) struct Seen<const N: usize> {
    pub(crate) pattern: Pattern,
    digits: DigitSet,
    cells: CellSet<N>,
    chain: Chain,
}

impl<const N: usize> Seen<N> {
    /// A pattern of one digit that is not a chain.
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
    /// Each follows from the candidates alone: none is a guess, and none rests on there being one solution only. Of sums
    /// it finds all that follows from one cage, or from at most five cells that cages leave of up to four rows or
    /// columns, or of a box, or have outside of these; and of lines all that follows from one, or from those that it shares
    /// cells with, if it does not take too long.
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
        Steps::up_to(HARDEST, self, Effort::new(u64::MAX))
    }

    /// The first of the [steps](Grid::steps), the next step that helps; none where nothing follows.
    ///
    /// Some steps place no digit, and only remove candidates. A grid has no candidates, and so its hint stays the same.
    /// A game that goes on from there keeps [`Candidates`]: [`Candidates::hint`] finds mistakes, or else the next step
    /// from what a player has noted, and [`Candidates::apply`] takes the step.
    ///
    /// For a player's grid with a wrong digit in it the hint is wrong too.
    ///
    /// ```
    /// use sudoku_types::Grid;
    ///
    /// let grid = Grid::<6>::parse("...... 126... ...... ...... ...... ...3..")?;
    /// let hint = grid.hint().unwrap();
    /// assert_eq!(hint.to_string(), "box 1 has 3 only in row 1: it goes from row 1, columns 5 and 6");
    ///
    /// let mut notes = grid.candidates();
    /// notes.apply(&hint);
    /// assert_ne!(notes.hint()?, Some(hint));
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    pub const fn hint(&self) -> Option<Step<N>> {
        self.steps().next_step()
    }
}

impl<const N: usize, const A: usize> Steps<N, A> {
    /// The steps of no harder technique than this one.
    pub(crate) const fn up_to(hardest: Technique, givens: &Grid<N, A>, effort: Effort) -> Self {
        Steps::of_notes(hardest, &Candidates::empty(givens), effort)
    }

    /// The steps from a player's notes.
    pub(crate) const fn of_notes(
        hardest: Technique,
        notes: &Candidates<N, A>,
        effort: Effort,
    ) -> Self {
        let units = Units::of(notes.givens().groups());
        Steps::of_units(hardest, notes, units, effort)
    }

    /// Like `of_notes`, with these units.
    pub(crate) const fn of_units(
        hardest: Technique,
        notes: &Candidates<N, A>,
        units: Units<N>,
        effort: Effort,
    ) -> Self {
        let givens = notes.givens();
        let (mut now, open) = Board::of(&notes.grid(), &units);
        now.keep(open, notes.rows());
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
            places: 1,
            rounds: 0,
            any: false,
            singles: now.singles().and(&open),
            fresh: Fresh::all(),
            chains: chains::Progress::NOTHING,
            rests: [Rests::NONE; A],
            lines: [Lines::NONE; A],
            effort,
        };
        if A > 0 {
            steps.rests[0] = Rests::of(givens.groups(), &steps.units);
            steps.lines[0] = Lines::of(givens.groups());
        }
        steps.spend_on_beginning();
        steps.find_wrong_sum();
        steps
    }

    /// The digits and candidates after the steps so far.
    pub const fn candidates(&self) -> Candidates<N, A> {
        Candidates::new(&self.givens, self.digits_so_far(), self.now.rows())
    }

    const fn digits_so_far(&self) -> [[u8; N]; N] {
        let (mut digits, mut digit) = (*self.givens.rows(), 0);
        while digit < N as u8 {
            digit += 1;
            let mut closed = self.now.places(digit).minus(&self.open);
            while let Some(Cell { row, column }) = closed.take_first() {
                digits[row][column] = digit;
            }
        }
        digits
    }

    /// Why the grid has no solution, if the steps so far have shown it.
    pub const fn contradiction(&self) -> Option<NoSolution<N, A>> {
        match self.contradiction {
            Some(_) => Some(NoSolution::new(self.givens, self.contradiction)),
            None => None,
        }
    }

    /// Returns the number of rounds that the steps took so far.
    pub const fn rounds(&self) -> usize {
        self.rounds
    }

    /// The cells, neither given nor found by a step so far.
    pub const fn unsolved(&self) -> usize {
        self.open.len()
    }

    /// The next step, as [`Iterator::next`], in constants too.
    pub const fn next_step(&mut self) -> Option<Step<N>> {
        let before = self.now;
        match self.advance() {
            Some(seen) => {
                let lost = before.without(&self.now).rows();
                Some(Step::new(seen, self.rounds, lost, *self.givens.symbols()))
            }
            None => None,
        }
    }

    /// Takes the next step.
    pub(crate) const fn advance(&mut self) -> Option<Seen<N>> {
        while self.contradiction.is_none() && !self.open.is_empty() && !self.effort.is_spent() {
            // Of what is harder to see than these, one step a round.
            let is_one = self.any && self.technique as u8 >= Technique::Pair as u8;
            // The hardest may have no places, and was left out then.
            let is_enough = is_one || self.technique as u8 > self.hardest as u8;
            if !is_enough && self.find_place() {
                let place = self.place;
                if let Some(seen) = self.look() {
                    self.rounds += !self.any as usize;
                    self.any = true;
                    return Some(seen);
                }
                if self.effort.is_spent() {
                    // It may not have seen all there is.
                    self.place = place;
                }
            } else if self.technique as u8 >= self.hardest as u8 && !self.any {
                // Nothing follows, and it will not next time either.
                return None;
            } else {
                self.go_on(is_enough);
            }
        }
        None
    }

    /// A number of 40 bits that differs after each look of a round, and after each search for chains from a candidate.
    pub(crate) const fn looked(&self) -> u64 {
        let chains = (self.chains.length as u64) << 16 | self.chains.start as u64;
        (self.technique as u64) << 34 | (self.place as u64) << 22 | chains
    }

    /// Returns the number of places that a technique looks at.
    const fn count_of_places(&self, technique: Technique) -> usize {
        match places(technique) {
            Places::Grid => 1,
            Places::Digits => N,
            Places::Units | Places::BoxesFirst => self.units.layers * N,
            Places::Related if self.units.most_taken > 1 => N * N,
            Places::Lines => self.count_of_lines(),
            Places::Fillings if !self.units.partners.is_empty() => {
                self.count_of_lines() + self.units.layers * N
            }
            Places::Fillings => self.count_of_lines(),
            Places::Rests if A > 0 => self.rests[0].count,
            Places::Related | Places::Rests => 0,
        }
    }

    /// The layer and the number of the unit to look at.
    const fn unit_to_look_at(&self) -> (usize, usize) {
        let (layer, unit) = (self.place / N, self.place % N);
        let is_last = matches!(places(self.technique), Places::BoxesFirst);
        let first = if is_last { 2 } else { 0 };
        ((layer + first) % self.units.layers, unit)
    }

    /// Returns true if anything has changed at the place since the technique looked there.
    const fn is_fresh(&self) -> bool {
        let cells = match places(self.technique) {
            // Of a filling, cells around it may have changed.
            Places::Grid | Places::Fillings => return true,
            Places::Digits => return self.fresh.digit(self.technique, self.place as u8 + 1),
            Places::Units | Places::BoxesFirst => {
                let (layer, unit) = self.unit_to_look_at();
                self.units.of_layer(layer)[unit]
            }
            Places::Related => CellSet::one(self.cell_to_look_at()),
            Places::Lines => self.filling_to_look_at().0,
            Places::Rests => self.rest_to_look_at(),
        };
        self.fresh.unit(self.technique, &cells)
    }

    /// Goes on to the next place where something has changed; returns false after the last one.
    const fn find_place(&mut self) -> bool {
        let from = self.place;
        while self.place < self.places && !self.is_fresh() {
            self.place += 1;
        }
        self.spend_on_places(self.place - from + 1);
        self.place < self.places
    }

    /// Looks at the place reached, and takes what can be taken because of what is seen; otherwise goes on to the next
    /// place.
    const fn look(&mut self) -> Option<Seen<N>> {
        let found = self.look_by_table();
        self.spend_on_look();
        if found.is_some() {
            self.spend_on_found();
        } else {
            self.place += 1;
        }
        found
    }

    /// Goes on to the next technique; or, if there was a step, to the next round.
    const fn go_on(&mut self, is_enough: bool) {
        let (mut next, mut places) = (self.technique as usize, 0);
        while places == 0 && next + 1 < Technique::ALL.len() {
            next += 1;
            places = self.count_of_places(Technique::ALL[next]);
            self.spend(5);
        }
        if !is_enough {
            self.fresh.looked(self.technique, next);
        }
        self.place = 0;
        if self.any {
            self.spend_on_round();
            // The next round begins with what there is now.
            self.seen = self.now;
            self.singles = self.now.singles().and(&self.open);
            self.fresh.next_round();
            (self.technique, self.places) = (Technique::NakedSingle, 1);
            self.any = false;
            return;
        }
        if next > Technique::LockedCandidate as usize
            && self.technique as usize <= Technique::LockedCandidate as usize
        {
            self.digits = self.now.rows();
            self.spend_on_digits();
        }
        (self.technique, self.places) = (Technique::ALL[next], places);
    }

    const fn groups(&self) -> Groups<'_> {
        self.givens.groups()
    }

    /// Takes a digit from those of the cells that have it, and says whether any had.
    const fn lose(&mut self, digit: u8, cells: &CellSet<N>) -> bool {
        let losers = self.now.places(digit).and(cells);
        if losers.is_empty() {
            return false;
        }
        self.fresh.change(digit, &losers);
        self.now.remove(digit, &losers);
        if !self.now.empty_among(losers).is_empty() {
            self.contradiction = self.now.empty_cell();
        }
        true
    }

    /// Puts a digit into a cell, and takes it from all that see the cell.
    const fn put(&mut self, cell: Cell, digit: u8) {
        self.open.remove(cell);
        let mut taken = self.units.taken(cell, digit);
        while let Some((lost, cells)) = self.units.take_next(&mut taken) {
            self.lose(lost, &cells);
        }
        self.find_wrong_sum();
    }

    /// If every cell has a digit, notes the first cage or mark that has another sum than it should.
    const fn find_wrong_sum(&mut self) {
        let has_sums = !self.groups().lines.is_empty();
        if self.open.is_empty() && self.contradiction.is_none() && has_sums {
            self.spend_on_sums();
            if let Some(wrong) = self.givens.with(self.digits_so_far()).wrong_sum() {
                self.contradiction = Some(Contradiction::WrongSum(wrong));
            }
        }
    }
}

impl<const N: usize, const A: usize> Iterator for Steps<N, A> {
    type Item = Step<N>;

    fn next(&mut self) -> Option<Step<N>> {
        self.next_step()
    }

    /// Each step places a digit or takes a candidate away.
    fn size_hint(&self) -> (usize, Option<usize>) {
        (0, Some(self.now.count()))
    }
}

impl<const N: usize, const A: usize> FusedIterator for Steps<N, A> {}
