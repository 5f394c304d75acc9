//! One search to its end: propagate, branch in two, and come back for what was left.

use super::Goal;
use super::classic::failures::Failures;
use super::effort::Effort;
use super::look::Node;
use super::packing::Packing;

/// What the search found, in words.
pub(super) enum Found<const W: usize> {
    /// No solution; `at_once` where propagation alone showed it.
    None {
        at_once: bool,
    },
    One([u128; W]),
    Two([u128; W], [u128; W]),
    /// The effort allowed is spent.
    Spent,
    /// Branches were forgotten.
    Incomplete,
}

/// Open branches: the last `DEPTH` of them. Should there be more, the oldest are forgotten, and
/// the search can then still find solutions, but not prove that there are no others. (It takes
/// nearly blank grids to get there; [`Walk`](super::walk::Walk) then starts again.)
struct Branches<const W: usize, const DEPTH: usize> {
    ring: [[u128; W]; DEPTH],
    /// The word that each of them has changed.
    changed: [usize; DEPTH],
    next: usize,
    kept: usize,
    forgotten: bool,
}

impl<const W: usize, const DEPTH: usize> Branches<W, DEPTH> {
    const fn push(&mut self, words: [u128; W], changed: usize) {
        self.ring[self.next] = words;
        self.changed[self.next] = changed;
        self.next = (self.next + 1) % DEPTH;
        if self.kept == DEPTH {
            self.forgotten = true;
        } else {
            self.kept += 1;
        }
    }

    const fn pop(&mut self) -> Option<([u128; W], usize)> {
        if self.kept == 0 {
            return None;
        }
        self.kept -= 1;
        self.next = (self.next + DEPTH - 1) % DEPTH;
        Some((self.ring[self.next], self.changed[self.next]))
    }
}

/// Searches from `start` for what the `goal` asks.
pub(super) const fn search<const W: usize, const DEPTH: usize>(
    start: [u128; W],
    packing: &Packing,
    goal: Goal,
    effort: &mut Effort,
) -> Found<W> {
    let mut branches = Branches::<W, DEPTH> {
        ring: [[0; W]; DEPTH],
        changed: [0; DEPTH],
        next: 0,
        kept: 0,
        forgotten: false,
    };
    let mut failures = Failures::none();
    let mut first = None;
    // The word that the last branch changed.
    let mut last = None;
    let mut words = start;
    loop {
        // This turn, and the calls of this function and of what it calls once a turn.
        effort.spend(20);
        match packing.look(&mut words, last, &mut failures, effort) {
            Node::Open(guess) => {
                let word = words[guess.word];
                words[guess.word] = word & !guess.candidate;
                branches.push(words, guess.word);
                words[guess.word] = (word & !guess.cell) | guess.candidate;
                last = Some(guess.word);
                continue;
            }
            Node::Solved => match (goal, first) {
                (Goal::First, _) => return Found::One(words),
                (Goal::Unique, None) => first = Some(words),
                (Goal::Unique, Some(other)) => return Found::Two(other, words),
            },
            Node::Contradiction => {}
            Node::Spent => return Found::Spent,
        }
        match branches.pop() {
            Some((left, word)) => {
                words = left;
                last = Some(word);
            }
            None if branches.forgotten => return Found::Incomplete,
            None => {
                return match first {
                    Some(words) => Found::One(words),
                    None => Found::None {
                        at_once: last.is_none(),
                    },
                };
            }
        }
    }
}

#[cfg(test)]
mod tests;
