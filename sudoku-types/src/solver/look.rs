//! Processes a node of a search, with any engine: applies the rules, and when nothing follows any more, chooses a
//! guess.

use super::classic::moves::Moves;
use super::effort::Effort;
use super::failures::Failures;
use super::further::Further;
use super::node::{Guess, Outcome};
use super::packing::{Engine, Packing};
use super::restarts::MANY;
use super::{boards, classic, general};

/// What a node turns out to be.
pub(super) enum Node {
    /// No solution is below it.
    Contradiction,
    /// It is one.
    Solved,
    /// There are solutions below it or not: this is to be tried.
    Open(Guess),
    /// The effort allowed is spent, and the result of the rules is not to be trusted.
    Spent,
}

impl Packing {
    /// Applies the rules to a node of which only the word `changed` has changed since they were last applied, or all
    /// may have; and if nothing follows any more, chooses a guess.
    pub(super) const fn look<const W: usize, const BANDS: usize>(
        &self,
        words: &mut [u128; W],
        changed: Option<usize>,
        failures: &mut Failures<BANDS>,
        effort: &mut Effort,
    ) -> Node {
        let closely = failures.all >= MANY && self.looks_closer();
        match self.follow(words, changed, closely, effort) {
            _ if effort.is_spent() => Node::Spent,
            Outcome::Spent => Node::Spent,
            Outcome::Solved => Node::Solved,
            Outcome::Contradiction(failure) => {
                if self.learns {
                    failures.count(failure, effort);
                }
                Node::Contradiction
            }
            Outcome::Stalled => Node::Open(self.branch(words, failures, effort)),
        }
    }

    /// Applies the rules until nothing follows; where a grid is looked at `closely`, some more.
    pub(super) const fn follow<const W: usize>(
        &self,
        words: &mut [u128; W],
        changed: Option<usize>,
        closely: bool,
        effort: &mut Effort,
    ) -> Outcome {
        let mut changed = changed;
        loop {
            let outcome = match self.engine {
                Engine::Boards => boards::propagate::propagate(words, self.boards(), effort),
                Engine::Classic(moves) => {
                    let fresh = changed.is_none();
                    match moves {
                        Moves::None => classic::propagate::propagate(words, fresh, effort),
                        Moves::Knight => classic::moves::knight(words, fresh, effort),
                        Moves::King => classic::moves::king(words, fresh, effort),
                        Moves::Both => classic::moves::both(words, fresh, effort),
                    }
                }
                Engine::General(shape) => {
                    let bands = shape.bands_of(changed);
                    general::propagate::propagate(words, shape, bands, effort)
                }
            };
            if !matches!(outcome, Outcome::Solved | Outcome::Stalled) {
                return outcome;
            }
            let further = if self.has_further {
                self.look_further(words, effort)
            } else if closely {
                effort.spend(2);
                classic::triples::look(words)
            } else {
                return outcome;
            };
            match further {
                Further::Nothing => return outcome,
                Further::Contradiction(failure) => return Outcome::Contradiction(failure),
                Further::Changed => changed = None,
            }
        }
    }

    /// The candidate to try next, in a grid in which nothing follows.
    pub(super) const fn branch<const W: usize, const BANDS: usize>(
        &self,
        words: &[u128; W],
        failures: &Failures<BANDS>,
        effort: &mut Effort,
    ) -> Guess {
        match self.engine {
            Engine::Classic(_) if failures.by_lines() => {
                classic::lines::branch(words, failures, effort)
            }
            Engine::Classic(Moves::None) => classic::branch::branch(words, failures, effort),
            Engine::Classic(_) => classic::centre::branch(words, effort),
            Engine::Boards => boards::branch::branch(words, self.boards(), failures, effort),
            Engine::General(shape) => general::branch::branch(words, shape, failures, effort),
        }
    }

    /// Whether a grid is looked at more closely, and its search begins anew, where there have been many failures. Larger
    /// grids hardly have the time for one search, and with further rules guesses about lines are worse.
    pub(super) const fn looks_closer(&self) -> bool {
        matches!(self.engine, Engine::Classic(Moves::None)) && !self.has_further
    }
}
