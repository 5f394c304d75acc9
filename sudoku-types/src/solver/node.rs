//! A node of the search, in the words of both engines: where a cell is (`Field`), what the rules come to
//! (`Outcome`), what to try next (`Guess`); and a look at it, which is the same for every search (`Node`).

use super::classic::failures::Failures;
use super::effort::Effort;
use super::packing::{Engine, Packing};
use super::{classic, general};

/// A cell's candidates: `word`'s bits from `shift` on, digit 1 first.
#[derive(Clone, Copy)]
pub(super) struct Field {
    pub(super) word: usize,
    pub(super) shift: u32,
}

/// What propagation comes to.
#[derive(Clone, Copy)]
pub(super) enum Outcome {
    /// Some cell has no candidate or some digit no place: the digits of the boxes where that is, for
    /// the classic engine to count as failures; 0 from the general one.
    Contradiction(u128),
    /// Every cell has its digit, and every unit every digit.
    Solved,
    /// Nothing follows any more: time to branch.
    Stalled,
    /// More would follow, but the effort allowed is spent.
    Spent,
}

/// A candidate to try: first it alone stays in its cell, then it is taken from it.
#[derive(Clone, Copy)]
pub(super) struct Guess {
    pub(super) word: usize,
    /// All digits of the cell.
    pub(super) cell: u128,
    /// The one to try.
    pub(super) candidate: u128,
}

/// What a node turns out to be.
pub(super) enum Node {
    /// No solution is below it.
    Contradiction,
    /// It is one.
    Solved,
    /// There are solutions below it or not: this is to be tried.
    Open(Guess),
    /// The effort allowed is spent, and what the rules came to is not to be trusted.
    Spent,
}

impl Packing {
    /// Applies the rules to a node of which only the word `changed` has changed since they were last applied, or all may have; and if
    /// nothing follows any more, chooses a guess.
    pub(super) const fn look<const W: usize>(
        &self,
        words: &mut [u128; W],
        changed: Option<usize>,
        failures: &mut Failures,
        effort: &mut Effort,
    ) -> Node {
        let outcome = match self.engine {
            Engine::Classic => classic::propagate::propagate(words, effort),
            Engine::General(shape) => {
                let bands = shape.bands_of(changed);
                general::propagate::propagate(words, shape, bands, effort)
            }
        };
        match outcome {
            _ if effort.is_spent() => Node::Spent,
            Outcome::Spent => Node::Spent,
            Outcome::Solved => Node::Solved,
            Outcome::Contradiction(digits) => {
                failures.count(digits, effort);
                Node::Contradiction
            }
            Outcome::Stalled => Node::Open(match self.engine {
                Engine::Classic => classic::branch::branch(words, failures, effort),
                Engine::General(shape) => general::branch::branch(words, shape, effort),
            }),
        }
    }
}
