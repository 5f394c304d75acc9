//! The search for one puzzle: propagate, branch in two, come back for the other branch; and begin anew where that leads
//! nowhere.
//!
//! Where guess follows guess and none has failed there are many solutions, and nearly every guess is right. So some are
//! made together before the rules are applied again, each with a branch of its own to come back to:
//!
//! ```text
//!  ●─a─●─b─●─c─d─e─●─f─g─h─● a solution       ●  the rules are applied
//!  └¬a └¬b └¬c             └ another one, before long
//!            └¬d …
//! ```

use super::Goal;
use super::classic::together::others;
use super::effort::Effort;
use super::failures::Failures;
use super::look::Node;
use super::node::Guess;
use super::packing::Packing;

/// So many guesses are made together with one.
const OTHERS: usize = 2;

/// What the search found; a solution is what it leaves in its words.
pub(super) enum Found<const W: usize> {
    /// No solution; `at_once` where propagation alone showed it.
    None {
        at_once: bool,
    },
    One,
    /// One, and this is another.
    Two([u128; W]),
    /// The effort allowed is spent.
    Spent,
    /// Branches were forgotten.
    Incomplete,
}

/// Open branches: the last `DEPTH` of them. Should there be more, the oldest are forgotten, and
/// the search can then still find solutions, but not prove that there are no others. (It takes
/// nearly blank grids to get there; [`Walk`](super::walk::Walk) then starts again.)
struct Branches<const W: usize, const DEPTH: usize> {
    /// The words before each guess,
    ring: [[u128; W]; DEPTH],
    /// and the guess, which is wrong in the branch.
    guesses: [Guess; DEPTH],
    next: usize,
    kept: usize,
    forgotten: bool,
}

impl<const W: usize, const DEPTH: usize> Branches<W, DEPTH> {
    const fn none() -> Self {
        Branches {
            ring: [[0; W]; DEPTH],
            guesses: [Guess::NONE; DEPTH],
            next: 0,
            kept: 0,
            forgotten: false,
        }
    }

    /// Keeps the branch in which the guess is wrong. Most are never gone back to: the guess is taken away when that happens.
    const fn push(&mut self, words: &[u128; W], guess: Guess) {
        self.ring[self.next] = *words;
        self.guesses[self.next] = guess;
        self.next = (self.next + 1) % DEPTH;
        if self.kept == DEPTH {
            self.forgotten = true;
        } else {
            self.kept += 1;
        }
    }

    /// Goes back to the branch that was kept last: the word that has changed there.
    const fn pop(&mut self, words: &mut [u128; W], packing: &Packing) -> Option<usize> {
        if self.kept == 0 {
            return None;
        }
        self.kept -= 1;
        self.next = (self.next + DEPTH - 1) % DEPTH;
        *words = self.ring[self.next];
        let guess = self.guesses[self.next];
        packing.remove(words, guess);
        Some(guess.word)
    }

    const fn clear(&mut self) {
        self.kept = 0;
        self.forgotten = false;
    }
}

/// Searches for what the `goal` asks.
pub(super) const fn search<const W: usize, const DEPTH: usize, const BANDS: usize>(
    words: &mut [u128; W],
    packing: &Packing,
    goal: Goal,
    effort: &mut Effort,
) -> Found<W> {
    let mut failures = Failures::<BANDS>::none();
    // This function, and the one below.
    effort.spend(20);
    match packing.look(words, None, &mut failures, effort) {
        Node::Open(guess) => {
            below::<W, DEPTH, BANDS>(words, guess, failures, packing, goal, effort)
        }
        Node::Solved => Found::One,
        Node::Contradiction => Found::None { at_once: true },
        Node::Spent => Found::Spent,
    }
}

/// Searches below an open root, by guesses, of which this is the first.
const fn below<const W: usize, const DEPTH: usize, const BANDS: usize>(
    words: &mut [u128; W],
    guess: Guess,
    mut failures: Failures<BANDS>,
    packing: &Packing,
    goal: Goal,
    effort: &mut Effort,
) -> Found<W> {
    let mut root = *words;
    let mut branches = Branches::<W, DEPTH>::none();
    let mut first = [0; W];
    let mut solved = false;
    let mut step = Step::Into(guess);
    loop {
        // This turn, and the calls in it.
        effort.spend(20 + packing.guess_steps());
        let node = match step {
            Step::Into(guess) => {
                let is_sure = branches.kept > 0 && failures.all == 0;
                let (others, count) = if is_sure && packing.looks_closer() {
                    others(words, guess, effort)
                } else {
                    ([guess; OTHERS], 0)
                };
                branches.push(words, guess);
                packing.place(words, guess);
                let mut i = 0;
                while i < count {
                    effort.spend(5 + packing.guess_steps());
                    branches.push(words, others[i]);
                    packing.place(words, others[i]);
                    i += 1;
                }
                packing.look(words, Some(guess.word), &mut failures, effort)
            }
            Step::Back => match branches.pop(words, packing) {
                Some(changed) => {
                    let node = packing.look(words, Some(changed), &mut failures, effort);
                    if branches.kept == 0 && !branches.forgotten {
                        // What is left of the search is below this node: a guess of the root was wrong for good.
                        root = *words;
                    }
                    node
                }
                None if branches.forgotten => return Found::Incomplete,
                None if solved => {
                    *words = first;
                    return Found::One;
                }
                None => return Found::None { at_once: false },
            },
            Step::Anew => {
                branches.clear();
                *words = root;
                if failures.tries_all() && packing.probe(words, effort) {
                    Node::Contradiction
                } else {
                    root = *words;
                    packing.look(words, None, &mut failures, effort)
                }
            }
        };
        step = match node {
            Node::Open(guess) => Step::Into(guess),
            Node::Solved => match goal {
                Goal::First => return Found::One,
                Goal::Unique if !solved => {
                    first = *words;
                    solved = true;
                    Step::Back
                }
                Goal::Unique => {
                    // A search that began anew meets the first one again.
                    effort.spend(W as u32);
                    if !is_same(&first, words) {
                        return Found::Two(first);
                    }
                    Step::Back
                }
            },
            Node::Contradiction if packing.looks_closer() && failures.turn() => Step::Anew,
            Node::Contradiction => Step::Back,
            Node::Spent => return Found::Spent,
        };
    }
}

/// Where the search goes next.
enum Step {
    /// Into the branch in which a guess is right.
    Into(Guess),
    /// Back to the last branch that was left.
    Back,
    /// To the root.
    Anew,
}

const fn is_same<const W: usize>(one: &[u128; W], other: &[u128; W]) -> bool {
    let mut i = 0;
    while i < W && one[i] == other[i] {
        i += 1;
    }
    i == W
}

#[cfg(test)]
mod tests;
