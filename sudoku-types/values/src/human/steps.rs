//! Solves as a person does, step by step: each technique is written as people describe it.
//!
//! The [solver](crate::solver) works on words that hold many cells, and guesses. Steps never guess, and each has a reason:
//!
//! ```text
//!  singles     a cell has one candidate, or a unit one place for a digit, or all its places for a digit are in another unit
//!  relations   every candidate of a cell rules out the same candidate of a cell that it has a relation to
//!  sums        some candidates are in no way to make the sum of a cage, or of the cells that cages leave over in units
//!  fillings    some candidates are in no way to fill a line with a mark, or a unit
//!  covers      n lines of a table have marks in n columns only: pairs, triples, quads; X-wing, swordfish, jellyfish
//!  chains      each link follows from the one before, so that one of the two ends is true: XY-wing, skyscraper and so on
//! ```
//!
//! The steps come in rounds. A round takes all naked singles that the grid has as the round begins; if there are no naked
//! singles, all hidden singles; if there are no hidden singles, all locked candidates, and so on. From pairs on, a round takes
//! one step only. A pattern stays valid while candidates are removed, so all steps of a round are valid.

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
pub use sums::SumSource;
pub(in crate::human) use table::points;
use table::{Scope, scope};

use crate::grid::Grid;
use crate::human::candidates::Candidates;
use crate::human::contradiction::Contradiction;
use crate::human::digit_set::DigitSet;
use crate::human::no_solution::NoSolution;
use crate::human::places::Places;
use crate::solver::Effort;
use crate::units::{Rests, Units};
use sudoku_notation::geometry::{BoxShape, Cell, CellSet, Groups};
use sudoku_notation::technique::Technique;

/// An iterator over the steps that a person would take to solve a grid: [`Grid::steps`].
///
/// Each step is searched for when `next` is called. The steps end when nothing follows, or when a contradiction is found.
///
/// ```
/// use sudoku_values::Grid;
///
/// let mut steps = Grid::<4>::parse("1... ..3. ...4 .2..")?.steps();
/// assert_eq!((steps.rounds(), steps.unsolved()), (0, 12));
/// assert!(steps.candidates().rows()[0][1].iter().eq([3, 4]));
///
/// assert_eq!(steps.by_ref().count(), 12);
/// assert_eq!((steps.rounds(), steps.unsolved()), (2, 0));
/// assert_eq!(steps.contradiction(), None);
/// # Ok::<(), sudoku_values::ParseError>(())
/// ```
#[derive(Clone, Debug)]
#[must_use = "iterators do nothing until they are asked"]
pub struct Steps<const N: usize, const A: usize = 0> {
    givens: Grid<N, A>,
    units: Units<N>,
    now: Places<N>,
    /// The candidates as the round began.
    round_start: Places<N>,
    /// The candidates of each cell as the round began, for the techniques after locked candidates.
    digits: [[DigitSet; N]; N],
    /// The cells without a digit.
    pub(in crate::human) open: CellSet<N>,
    pub(crate) contradiction: Option<Contradiction>,
    /// The technique that is looked for at present, and the hardest one that is allowed.
    technique: Technique,
    hardest: Technique,
    /// The number of the next place to look at (a unit, a digit and so on), and the number of such places.
    place: usize,
    places: usize,
    /// The number of rounds that had a step, the present one included.
    rounds: usize,
    /// True if the present round has had a step.
    any: bool,
    /// The cells that had one candidate as the round began and have not been looked at.
    singles: CellSet<N>,
    fresh: Fresh<N>,
    chains: chains::Progress,
    /// The rests of units; empty if the grid has no room for cages and lines.
    rests: [Rests<N>; A],
    /// The lines with relations; empty if the grid has no room for cages and lines.
    lines: [Lines<N>; A],
    pub(crate) effort: Effort,
}

pub(in crate::human) const HARDEST: Technique = Technique::ALL[Technique::ALL.len() - 1];

/// Units that many grids have: these are built once, and copied.
struct Shared<const N: usize>;

impl<const N: usize> Shared<N> {
    const NO_UNITS: &'static Units<N> = &Units::NONE;

    const OF_BOXES: &'static Units<N> = match BoxShape::default_for(N) {
        Some(boxes) => &Units::of(Groups::of(boxes)),
        None => Self::NO_UNITS,
    };

    /// Returns the units of a grid with the usual boxes and nothing else. (rustc builds them where this is called.)
    const fn of_boxes() -> &'static Units<N> {
        Self::OF_BOXES
    }
}

/// A pattern that was found, its digits, its cells, and the candidates of a chain.
pub(crate) struct Found<const N: usize> {
    pub(crate) pattern: Pattern,
    digits: DigitSet,
    cells: CellSet<N>,
    chain: Chain,
}

impl<const N: usize> Found<N> {
    /// Returns a pattern that is not a chain.
    const fn of(pattern: Pattern, digits: DigitSet, cells: CellSet<N>) -> Self {
        Found {
            pattern,
            digits,
            cells,
            chain: Chain::NONE,
        }
    }
}

impl<const N: usize, const A: usize> Grid<N, A> {
    /// Returns the steps that a person would take to solve the grid, by [techniques](Technique) from naked singles to chains,
    /// the simplest first.
    ///
    /// Each step follows from the candidates alone: it is not a guess, and does not assume that there is only one solution.
    /// Steps find all that follows from the sum of one cage, and from the sum of at most five cells that cages leave over in
    /// up to four rows or columns or in a box, or have outside of these. They find all that follows from one line with a
    /// mark, or from the lines that it shares cells with, if that does not take too long.
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// let grid = Grid::<4>::parse("1... ..3. ...4 .2..")?;
    /// for step in grid.steps() {
    ///     println!("{step}");
    /// }
    /// assert_eq!(grid.steps().count(), 12); // one for every blank
    /// # Ok::<(), sudoku_values::ParseError>(())
    /// ```
    pub const fn steps(&self) -> Steps<N, A> {
        Steps::up_to(HARDEST, self, Effort::new(u64::MAX))
    }

    /// Returns the first of the [steps](Grid::steps), or `None` if nothing follows.
    ///
    /// Some steps place no digit, and only remove candidates. A grid has no candidates, so its hint stays the same after
    /// such a step. A game that goes on keeps [`Candidates`] instead: [`Candidates::hint`] finds a mistake or the next step
    /// from the player's notes, and [`Candidates::apply`] takes the step.
    ///
    /// If a player's grid has a wrong digit, its hint may be wrong too.
    ///
    /// ```
    /// use sudoku_values::Grid;
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
    /// Returns the steps of a grid by techniques up to `hardest`.
    pub(crate) const fn up_to(hardest: Technique, givens: &Grid<N, A>, effort: Effort) -> Self {
        Steps::of_notes(hardest, &Candidates::empty(givens), effort)
    }

    /// Returns the steps from a player's notes by techniques up to `hardest`.
    pub(crate) const fn of_notes(
        hardest: Technique,
        notes: &Candidates<N, A>,
        effort: Effort,
    ) -> Self {
        let (groups, mut effort) = (notes.givens().groups(), effort);
        effort.spend(effort::cost_of_units::<N>(groups) as u32);
        if effort.is_spent() {
            return Steps::of_units(hardest, notes, Shared::NO_UNITS, effort);
        }
        match BoxShape::default_for(N) {
            Some(boxes) if groups.is_usual() && groups.boxes.rows() == boxes.rows() => {
                Steps::of_units(hardest, notes, Shared::of_boxes(), effort)
            }
            _ => Steps::of_units(hardest, notes, &Units::of(groups), effort),
        }
    }

    /// Like `of_notes`, for a caller that already has the units of the grid.
    pub(crate) const fn of_units(
        hardest: Technique,
        notes: &Candidates<N, A>,
        units: &Units<N>,
        mut effort: Effort,
    ) -> Self {
        effort.spend(effort::cost_of_board(units) as u32);
        let mut units = if effort.is_spent() {
            Shared::NO_UNITS
        } else {
            units
        };
        let (grid, groups) = (notes.grid(), notes.givens().groups());
        let (mut now, open) = Places::of(&grid, units);
        now.keep(open, notes.rows());
        let (mut rests, mut lines) = ([Rests::NONE; A], [Lines::NONE; A]);
        if A > 0 && units.layers > 0 {
            rests[0] = Rests::of(units, &mut effort);
            effort.spend(2 * groups.lines.cost());
            if !effort.is_spent() {
                lines[0] = Lines::of(groups);
                effort.spend(effort::of_sets::<N>(lines[0].effort) as u32);
            }
            // Steps without units have no rests either: the effort may end while they are found.
            if effort.is_spent() {
                (units, rests[0]) = (Shared::NO_UNITS, Rests::NONE);
            }
        }
        let mut contradiction = now.empty_cell();
        if open.is_empty() && contradiction.is_none() {
            contradiction = wrong_sum(&grid, &mut effort);
        }
        // There is no name for this value, because rustc would copy it. The units are last: so they are copied only once.
        Steps {
            givens: *notes.givens(),
            contradiction,
            now,
            round_start: now,
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
            rests,
            lines,
            effort,
            units: *units,
        }
    }

    /// Returns false if the effort allowed was not enough to find the units of the grid, so that there is nothing to go on with.
    pub(crate) const fn is_begun(&self) -> bool {
        self.units.layers > 0
    }

    /// Returns the digits and candidates after the steps so far.
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

    /// Returns the reason why the grid has no solution, if the steps so far have found it.
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

    /// Returns the number of cells that have no digit after the steps so far.
    pub const fn unsolved(&self) -> usize {
        self.open.len()
    }

    /// Returns the next step, like [`Iterator::next`], but can be called in constants too.
    pub const fn next_step(&mut self) -> Option<Step<N>> {
        let before = self.now;
        match self.advance() {
            Some(found) => {
                let lost = before.without(&self.now).rows();
                Some(Step::new(found, self.rounds, lost, *self.givens.symbols()))
            }
            None => None,
        }
    }

    /// Takes the next step, and returns its pattern.
    pub(crate) const fn advance(&mut self) -> Option<Found<N>> {
        while self.contradiction.is_none() && !self.open.is_empty() && !self.effort.is_spent() {
            // From pairs on, a round takes one step.
            let is_one = self.any && self.technique as u8 >= Technique::Pair as u8;
            // The hardest technique is skipped if the grid has no places for it.
            let is_enough = is_one || self.technique as u8 > self.hardest as u8;
            if !is_enough && self.find_place() {
                let place = self.place;
                if let Some(found) = self.look() {
                    self.rounds += !self.any as usize;
                    self.any = true;
                    return Some(found);
                }
                if self.effort.is_spent() {
                    // The look was cut short, so the place has to be looked at again.
                    self.place = place;
                }
            } else if self.technique as u8 >= self.hardest as u8 && !self.any {
                // No technique has a step, and a further call would not find one either.
                return None;
            } else {
                self.go_on(is_enough);
            }
        }
        None
    }

    /// Returns a number of 40 bits that changes with each look of a round, and with each search for chains from a candidate.
    pub(crate) const fn looked(&self) -> u64 {
        let chains = (self.chains.length as u64) << 16 | self.chains.start as u64;
        (self.technique as u64) << 34 | (self.place as u64) << 22 | chains
    }

    /// Returns the number of places that a technique looks at.
    const fn count_of_places(&self, technique: Technique) -> usize {
        match scope(technique) {
            Scope::Grid => 1,
            Scope::Digits => N,
            Scope::Units | Scope::BoxesFirst => self.units.layers * N,
            Scope::Related if self.units.most_taken > 1 => N * N,
            Scope::Lines => self.count_of_lines(),
            Scope::Fillings if self.units.cage_count > 0 || !self.units.partners.is_empty() => {
                self.count_of_lines() + self.units.layers * N
            }
            Scope::Rests if A > 0 => self.rests[0].count,
            Scope::Related | Scope::Fillings | Scope::Rests => 0,
        }
    }

    /// Returns the layer and the number of the unit to look at.
    const fn unit_to_look_at(&self) -> (usize, usize) {
        let (layer, unit) = (self.place / N, self.place % N);
        let is_last = matches!(scope(self.technique), Scope::BoxesFirst);
        let first = if is_last { 2 } else { 0 };
        ((layer + first) % self.units.layers, unit)
    }

    /// Returns true if anything has changed at the place since the technique looked there.
    const fn is_fresh(&self) -> bool {
        let cells = match scope(self.technique) {
            // A filling also depends on the cells around it.
            Scope::Grid | Scope::Fillings => return true,
            Scope::Digits => return self.fresh.digit(self.technique, self.place as u8 + 1),
            Scope::Units | Scope::BoxesFirst => {
                let (layer, unit) = self.unit_to_look_at();
                let cells = &self.units.of_layer(layer)[unit];
                return self.fresh.unit(self.technique, cells);
            }
            Scope::Related => CellSet::one(self.cell_to_look_at()),
            Scope::Lines => self.filling_to_look_at().0,
            Scope::Rests => self.rest_to_look_at(),
        };
        self.fresh.unit(self.technique, &cells)
    }

    /// Goes on to the next place where something has changed; returns false after the last one.
    const fn find_place(&mut self) -> bool {
        let from = self.place;
        while self.place < self.places && !self.is_fresh() {
            self.place += 1;
        }
        let of_sum = match scope(self.technique) {
            Scope::Lines => 3 * N + 30,
            _ => 0,
        };
        self.spend(20 + (self.place - from + 1) * (of_sum + if N > 11 { 18 } else { 9 }));
        self.place < self.places
    }

    /// Looks at the present place, and takes the step if a pattern is found there; otherwise goes on to the next place.
    const fn look(&mut self) -> Option<Found<N>> {
        self.spend_on_sets(12);
        let found = self.look_by_table();
        self.place += found.is_none() as usize;
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
            self.spend_on_sets(20 + N);
            self.round_start = self.now;
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
            self.spend_on_sets(4 * self.now.count() + 10 * N);
        }
        (self.technique, self.places) = (Technique::ALL[next], places);
    }

    const fn groups(&self) -> Groups<'_> {
        self.givens.groups()
    }

    /// Removes a digit from the candidates of cells. Returns true if any of the cells had it.
    const fn lose(&mut self, digit: u8, cells: &CellSet<N>) -> bool {
        let losers = self.now.places(digit).and(cells);
        self.spend_on_sets(6);
        if losers.is_empty() {
            return false;
        }
        self.spend_on_sets(22 + 2 * N);
        self.fresh.change(digit, &losers);
        self.now.remove(digit, &losers);
        if !self.now.empty_among(losers).is_empty() {
            self.contradiction = self.now.empty_cell();
        }
        true
    }

    /// Scope a digit in a cell, and removes the candidates of other cells that it rules out.
    const fn put(&mut self, cell: Cell, digit: u8) {
        self.spend_on_sets(12 + 4 * self.units.most_taken);
        self.spend(self.units.cost_of_peers as usize);
        self.open.remove(cell);
        let mut taken = self.units.taken(cell, digit);
        while let Some((lost, cells)) = self.units.take_next(&mut taken) {
            self.lose(lost, &cells);
        }
        if self.open.is_empty() && self.contradiction.is_none() {
            let grid = self.givens.with(self.digits_so_far());
            self.contradiction = wrong_sum(&grid, &mut self.effort);
        }
    }
}

/// Returns the first cage or mark of a full grid whose digits have a wrong sum.
const fn wrong_sum<const N: usize, const A: usize>(
    grid: &Grid<N, A>,
    effort: &mut Effort,
) -> Option<Contradiction> {
    let groups = grid.groups();
    if groups.lines.is_empty() {
        return None;
    }
    effort.spend(effort::cost_of_sums::<N>(groups) as u32);
    match grid.wrong_sum() {
        Some(wrong) => Some(Contradiction::WrongSum(wrong)),
        None => None,
    }
}

impl<const N: usize, const A: usize> Iterator for Steps<N, A> {
    type Item = Step<N>;

    fn next(&mut self) -> Option<Step<N>> {
        self.next_step()
    }

    /// Counts at most one step for each candidate, as each step places a digit or removes a candidate.
    fn size_hint(&self) -> (usize, Option<usize>) {
        (0, Some(self.now.count()))
    }
}

impl<const N: usize, const A: usize> FusedIterator for Steps<N, A> {}
