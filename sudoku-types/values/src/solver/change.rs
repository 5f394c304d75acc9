//! A change to a node, which the search hands to an engine, and the outcome, which it gets back.

use super::failures::Failure;

/// The result of applying the rules to a node.
#[derive(Clone, Copy)]
pub(super) enum Outcome {
    /// Some cell has no candidate or some digit no place.
    Contradiction(Failure),
    /// Every cell has its digit, and every rule is kept.
    Solved,
    /// Nothing follows any more: the search has to branch.
    Stalled,
    /// More would follow, but the effort allowed is spent.
    Spent,
}

/// A candidate to try: first it is placed in its cell, then it is taken away. Each engine has its own numbers for the
/// word (or digit) and the place in it.
#[derive(Clone, Copy)]
pub(super) struct Guess(u16);

impl Guess {
    /// More than the places of a word, or the cells of a grid.
    const PLACES: u16 = 1 << 10;

    pub(super) const fn new(word: usize, place: usize) -> Guess {
        Guess(word as u16 * Guess::PLACES + place as u16)
    }

    pub(super) const fn word(self) -> usize {
        (self.0 / Guess::PLACES) as usize
    }

    pub(super) const fn place(self) -> usize {
        (self.0 % Guess::PLACES) as usize
    }

    /// Returns a number of 15 bits, because no grid has more than 25 digits.
    pub(super) const fn number(self) -> u16 {
        self.0
    }

    pub(super) const fn of_number(number: u16) -> Guess {
        Guess(number)
    }
}

/// The change to a node since the rules were last applied to it.
#[derive(Clone, Copy)]
pub(super) enum Change {
    /// The node has just been written.
    Written,
    /// This candidate has to be placed in its cell.
    Placed(Guess),
    /// This candidate has to be taken from its cell.
    Removed(Guess),
}
