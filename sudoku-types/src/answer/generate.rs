//! Generates puzzles: finds a random solution, and takes those of its digits away that are not needed, in random order.
//!
//! ```text
//!  grid ── random digits in random cells ──▶ solution ── without digits that are not needed ──▶ puzzle
//! ```

use crate::grid::Grid;
use crate::human::grade::needs;
use crate::solver::{COMPILER, Effort, Goal, Rows, Verdict, is_needed, solve_within};
use sudoku_notation::geometry::{Groups, LARGEST};
use sudoku_notation::technique::Technique;

impl<const N: usize> Grid<N> {
    /// Generates a puzzle with the usual boxes, which has exactly one solution, and none of whose givens can be left
    /// out. The same seed gives the same puzzle on every machine.
    ///
    /// A 9×9 has about 24 givens and takes a quarter of a millisecond at run time, a 16×16 about 93 and sixty
    /// milliseconds. Up to 9×9 it can be a constant, so that a build makes the puzzle: a 9×9 takes rustc 0.4 s. For
    /// grids with other boxes, or with rules, regions, cages or marks, see [`generate_within`](Grid::generate_within).
    ///
    /// ```
    /// use sudoku_types::Grid;
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
    /// `None` if that takes too many steps, as it may above 16×16; another seed may do. Up to 9×9 the limit is
    /// 1,800,000 steps, as in a constant, of which no seed tried took a quarter. Above 9×9 it is 1,000,000,000, some
    /// seconds.
    ///
    /// # Panics
    ///
    /// If no boxes are usual for this size, as for [`blank`](Grid::blank).
    #[track_caller]
    pub const fn generate(seed: u64) -> Option<Self> {
        let steps = if N <= 9 { COMPILER } else { 1_000_000_000 };
        Self::blank().generate_within(seed, steps)
    }
}

impl<const N: usize, const A: usize> Grid<N, A> {
    /// Generates a puzzle of this grid's kind, like [`generate`](Grid::generate): its boxes, symbols, rules, regions,
    /// cages and marks are those of this grid, and its solution is one of this grid's solutions. It gives up after about `steps`
    /// steps, which are those of [`solve_within`](Grid::solve_within).
    ///
    /// ```
    /// use sudoku_types::{Grid, Rule, Rules};
    ///
    /// let diagonals = Grid::<9>::blank().with_rules(Rules::NONE.and(Rule::Diagonals))?;
    /// let puzzle = diagonals.generate_within(7, u64::MAX).expect("diagonals have solutions");
    /// assert_eq!(puzzle.rules(), diagonals.rules());
    /// assert!(puzzle.is_minimal());
    ///
    /// let jigsaw: Grid<4, 1> = "regions: \"aaab accb dccb dddb\"; ____ ____ ____ ____".parse()?;
    /// assert!(jigsaw.generate_within(7, u64::MAX).is_some_and(|puzzle| puzzle.is_minimal()));
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// `None` if this grid has no solution, or the steps do not suffice. The fewer givens the rules need, the longer it
    /// takes: with diagonals or windows a 9×9 takes a millisecond or two, with a knight's move sometimes twenty, and
    /// with `non_consecutive` seconds. A 16×16 takes some seconds with diagonals, and too long with windows or a
    /// knight's move.
    pub const fn generate_within(&self, seed: u64, steps: u64) -> Option<Self> {
        self.generate_by(&mut Dice(seed), &mut Effort::new(steps))
    }

    /// Generates puzzles as [`generate_within`](Grid::generate_within) does, and returns the first that a person can
    /// solve by techniques up to `hardest`.
    ///
    /// Of usual 9×9 puzzles without a given to spare, one in a hundred needs nothing harder than naked singles, four
    /// in ten need nothing harder than hidden singles, and nineteen in twenty nothing harder than chains.
    ///
    /// ```
    /// use sudoku_types::{Grid, Technique};
    ///
    /// let easy = Grid::<9>::blank().generate_up_to(Technique::HiddenSingle, 7, 100_000_000);
    /// let grade = easy.expect("a puzzle within so many steps").grade();
    /// assert!(grade.is_solved() && grade.hardest <= Some(Technique::HiddenSingle));
    /// ```
    ///
    /// # Errors
    ///
    /// `None` if this grid has no solution, or the steps do not suffice, those of grading among them.
    pub const fn generate_up_to(&self, hardest: Technique, seed: u64, steps: u64) -> Option<Self> {
        let (dice, effort) = (&mut Dice(seed), &mut Effort::new(steps));
        loop {
            let Some(puzzle) = self.generate_by(dice, effort) else {
                return None;
            };
            if needs(&puzzle, hardest, effort).is_nothing() {
                return Some(puzzle);
            } else if effort.is_spent() {
                return None;
            }
        }
    }

    const fn generate_by(&self, dice: &mut Dice, effort: &mut Effort) -> Option<Self> {
        // This function, and the calls in it.
        effort.spend(8 * (N * N) as u32 + 40);
        let order: [u16; LARGEST * LARGEST] = dice.shuffled(N * N);
        let (groups, mut left) = (self.groups(), order.split_at(N * N).0);
        let Some(mut rows) = random_solution(self.rows(), groups, left, dice, effort) else {
            return None;
        };
        while let &[cell, ref more @ ..] = left {
            effort.spend(5);
            let cell = cell as usize;
            match is_needed(&rows, groups, cell, effort) {
                Some(true) => {}
                Some(false) => rows[cell / N][cell % N] = 0,
                None => return None,
            }
            left = more;
        }
        Some(self.with(rows))
    }
}

/// An attempt to place a digit is given up after this many steps: another one does as well.
const ATTEMPT: u64 = 2_000_000;

/// Places random digits in cells in this order, until there is only one solution. Which one it is does not depend on
/// the order in which the solver finds solutions.
const fn random_solution<const N: usize>(
    givens: &Rows<N>,
    groups: Groups<'_>,
    order: &[u16],
    dice: &mut Dice,
    effort: &mut Effort,
) -> Option<Rows<N>> {
    match solve_within(givens, groups, Goal::Unique, effort) {
        Verdict::Several(..) => {}
        Verdict::Unique(solution) => return Some(solution),
        _ => return None,
    }
    let (mut rows, mut left) = (*givens, order);
    while let &[cell, ref more @ ..] = left {
        let (row, column) = (cell as usize / N, cell as usize % N);
        let (mut digit, mut tried) = (dice.below(N), 0);
        while rows[row][column] == 0 && tried < N && !effort.is_spent() {
            effort.spend(15);
            rows[row][column] = digit as u8 + 1;
            let attempt = &mut effort.part(ATTEMPT);
            match solve_within(&rows, groups, Goal::Unique, attempt) {
                Verdict::Unique(solution) => return Some(solution),
                Verdict::Several(..) => {}
                _ => rows[row][column] = 0,
            }
            effort.spend(attempt.steps() as u32);
            (digit, tried) = ((digit + 1) % N, tried + 1);
        }
        effort.spend(10);
        left = more;
    }
    match solve_within(&rows, groups, Goal::First, effort) {
        Verdict::First(solution) => Some(solution),
        _ => None,
    }
}

/// The state of a source of random numbers: SplitMix, by Steele, Lea and Flood (2014).
pub(super) struct Dice(pub(super) u64);

impl Dice {
    /// Returns a number less than `end`.
    pub(super) const fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % end as u64) as usize
    }

    /// Returns the numbers less than `count` in random order, and then 0.
    pub(super) const fn shuffled<const ROOM: usize>(&mut self, count: usize) -> [u16; ROOM] {
        let (mut numbers, mut number) = ([0; ROOM], 0);
        while number < count {
            let place = self.below(number + 1);
            numbers[number] = numbers[place];
            numbers[place] = number as u16;
            number += 1;
        }
        numbers
    }
}

#[cfg(test)]
mod tests;
