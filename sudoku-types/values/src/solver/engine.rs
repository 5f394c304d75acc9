//! The engines, and what the search needs of them: to write a node, to apply the rules to it, and to choose a branch.
//!
//! ```text
//!                  grids                                          a node
//!  classic         9 × 9 with 3 × 3 boxes, and nothing else       ten words: a field for each cell
//!  boards          all others with at most 11 rows                a word for each digit, with a bit for each cell
//!  constraints     all with 12 rows and more                      a set of places for each constraint
//! ```

use super::boards::{self, Boards};
use super::change::{Change, Guess, Outcome};
use super::classic;
use super::constraints::{Constraints, Layout};
use super::failures::Failures;
use super::verdict::Rows;
use crate::effort::Effort;
use sudoku_notation::geometry::{BoxShape, Groups};

/// The engine for a grid, with its tables of the grid's units. (The largest cannot be boxed: a constant has no heap.)
#[allow(clippy::large_enum_variant)]
#[derive(Clone, Copy)]
pub enum Engine<const N: usize> {
    /// A 9×9 with nothing but boxes.
    Classic,
    /// Up to 11×11: a word for each digit.
    Boards(Boards),
    /// Any other grid.
    Constraints(Layout<N>),
}

/// The candidates of a grid in the form of its engine: words, or one table of constraints if `C` is 1.
#[derive(Clone, Copy)]
pub(super) struct Node<const N: usize, const C: usize> {
    pub(super) words: [u128; boards::WORDS],
    pub(super) constraints: [Constraints<N>; C],
}

impl<const N: usize> Engine<N> {
    /// The usual boxes of `N` rows, and the engine for them, computed once in a crate. Nine rows have no tables.
    const USUAL: Option<(BoxShape, Self)> = match BoxShape::default_for(N) {
        Some(boxes) if N != 9 => {
            let effort = &mut Effort::new(u64::MAX);
            Some((boxes, Engine::with_tables(Groups::of(boxes), effort)))
        }
        _ => None,
    };

    /// Returns it, in a function of its own: the compiler evaluates what a function mentions whenever the function is called.
    const fn usual() -> &'static Option<(BoxShape, Self)> {
        &Self::USUAL
    }

    /// Returns the engine for a grid with these units. If the effort allowed is spent before, or on the way, it has only some of
    /// them, and is not to be used.
    pub const fn of(groups: &Groups<'_>, effort: &mut Effort) -> Engine<N> {
        if classic::takes(groups) {
            return Engine::Classic;
        }
        let mut groups = *groups;
        if !groups.is_usual() {
            effort.spend((60 * N * N) as u32 + groups.cost_of_rules() + groups.lines.cost());
            if effort.is_spent() {
                groups = Groups::of(groups.boxes);
            }
        }
        if groups.is_usual()
            && let Some((boxes, engine)) = Self::usual()
            && groups.boxes.rows() == boxes.rows()
        {
            return *engine;
        }
        Engine::with_tables(groups, effort)
    }

    const fn with_tables(groups: Groups<'_>, effort: &mut Effort) -> Self {
        let constraints = groups.constraints();
        if N <= boards::LARGEST {
            Engine::Boards(Boards::of_constraints::<N>(groups, constraints, effort))
        } else {
            Engine::Constraints(Layout::of_constraints(groups, constraints, effort))
        }
    }

    /// Writes a node in which every given is its cell's only candidate, and a blank has all candidates.
    pub(super) const fn write<const C: usize>(
        &self,
        givens: &Rows<N>,
        effort: &mut Effort,
    ) -> Node<N, C> {
        effort.spend(20);
        let mut node = Node {
            words: [0; boards::WORDS],
            constraints: [Constraints::NONE; C],
        };
        match self {
            Engine::Classic => classic::write(givens.as_flattened(), &mut node.words),
            Engine::Boards(boards) => {
                boards.write(givens.as_flattened(), &mut node.words, effort);
            }
            Engine::Constraints(layout) => {
                node.constraints[0] = Constraints::of(givens, layout, effort);
            }
        }
        node
    }

    /// Reads the digits of a solved node.
    pub(super) const fn read<const C: usize>(
        &self,
        node: &Node<N, C>,
        effort: &mut Effort,
    ) -> Rows<N> {
        effort.spend(20);
        let mut rows = [[0; N]; N];
        match self {
            Engine::Classic => classic::read(&node.words, rows.as_flattened_mut()),
            Engine::Boards(boards) => boards.read(&node.words, rows.as_flattened_mut(), effort),
            Engine::Constraints(_) => node.constraints[0].read(&mut rows, effort),
        }
        rows
    }

    /// Makes a change to a node, and applies the rules until nothing follows.
    pub(super) const fn follow<const C: usize>(
        &self,
        node: &mut Node<N, C>,
        change: Change,
        effort: &mut Effort,
    ) -> Outcome {
        match self {
            Engine::Classic => classic::follow(&mut node.words, change, effort),
            Engine::Boards(boards) => boards.follow(&mut node.words, change, effort),
            Engine::Constraints(layout) => node.constraints[0].follow(change, layout, effort),
        }
    }

    /// Chooses the candidate to try next, in a node in which nothing follows.
    pub(super) const fn branch<const C: usize>(
        &self,
        node: &Node<N, C>,
        failures: &Failures<N>,
        effort: &mut Effort,
    ) -> Guess {
        match self {
            Engine::Classic => classic::branch::branch(&node.words, failures, effort),
            Engine::Boards(boards) => boards.branch(&node.words, failures, effort),
            Engine::Constraints(layout) => node.constraints[0].branch(layout, failures, effort),
        }
    }

    /// Returns the candidate of a cell and a digit, from 1.
    pub(super) const fn candidate(&self, cell: usize, digit: u8) -> Guess {
        match self {
            Engine::Classic => classic::branch::candidate(cell, digit),
            Engine::Boards(_) | Engine::Constraints(_) => Guess::new(digit as usize - 1, cell),
        }
    }

    /// Returns the candidates of the cell of one of them: bit 0 for the digit 1.
    pub(super) const fn candidates_of<const C: usize>(
        &self,
        node: &Node<N, C>,
        guess: Guess,
        effort: &mut Effort,
    ) -> u32 {
        // This function, the turns of its loop, and the calls in it.
        effort.spend(N as u32 + 6);
        match self {
            Engine::Classic => classic::branch::candidates_of(&node.words, guess),
            Engine::Boards(_) => {
                let (mut candidates, mut digit) = (0, 0);
                while digit < N {
                    candidates |= ((node.words[digit] >> guess.place() & 1) as u32) << digit;
                    digit += 1;
                }
                candidates
            }
            Engine::Constraints(_) => node.constraints[0].candidates_of(guess.place()),
        }
    }

    /// Returns a candidate of the cell of another one: the first from this digit on, which is counted from 0. After the
    /// last digit comes the first.
    pub(super) const fn other_digit<const C: usize>(
        &self,
        node: &Node<N, C>,
        guess: Guess,
        from: usize,
        effort: &mut Effort,
    ) -> Guess {
        // The dice, and this function.
        effort.spend(4);
        let candidates = self.candidates_of(node, guess, effort);
        let later = candidates >> from << from;
        let first = if later != 0 { later } else { candidates };
        let digit = first.trailing_zeros() as usize;
        match self {
            Engine::Classic => classic::branch::with_digit(guess, digit),
            Engine::Boards(_) | Engine::Constraints(_) => Guess::new(digit, guess.place()),
        }
    }
}
