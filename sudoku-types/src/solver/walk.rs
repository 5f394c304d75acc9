//! Finds all solutions, one after the other: a search that can be interrupted and resumed.
//!
//! [`search`](mod@super::search) is made for the compiler: it has an array of just the words that a
//! shape needs, and forgets branches rather than keep more of them than it has room for. This one
//! forgets none, and needs no more room than `N` allows to write down:
//!
//! ```text
//!  trail      decisions on the way from the root to the node, oldest first; each of them takes
//!             some candidate away, so that there are fewer than N³
//!             ┌────┬────┬────┬────┬────┬────┬───
//!             │ is │not │ is │ is │not │ is │ …         word, bit, and whether the candidate is
//!             └────┴────┴────┴────┴────┴────┴───        placed, or is taken away
//!               ▲         ▲    ▲         ▲
//!  branches     0         1    2         3              the decisions still to be turned around
//!
//!  kept       words of the last branches, each at its index modulo the number that there is room
//!             for, with its decision turned around; older ones are made again from the trail
//! ```

use super::classic::WORDS;
use super::effort::Effort;
use super::failures::Failures;
use super::look::Node;
use super::node::{Guess, Outcome};
use super::packing::Packing;
use super::verdict::Rows;
use sudoku_notation::geometry::Groups;

/// How many grids' worth of `N`² words are kept. A 9 × 9 grid takes ten words, so that there is room
/// for 32 branches.
const KEPT: usize = 4;

/// The result of [`Walk::next`].
pub(crate) enum Next<const N: usize> {
    /// The next solution.
    Solution(Rows<N>),
    /// There are no more.
    End,
    /// The effort allowed is spent. The next call goes on from here.
    Spent,
}

/// The state of a search.
#[derive(Clone)]
pub(crate) struct Walk<const N: usize> {
    packing: Packing,
    /// The words of the root, as many as the packing needs,
    root: [[u128; N]; N],
    /// and those of the node.
    words: [[u128; N]; N],
    /// The word that the last decision changed; none where all may have.
    changed: Option<usize>,
    failures: Failures<N>,
    /// Whether there is a node to look at.
    at_node: bool,
    /// Whether there has been a solution. From then on the search does not begin anew: it would meet it again.
    has_found: bool,
    trail: [[[Decision; N]; N]; N],
    decisions: usize,
    /// Where in the trail each branch is.
    branches: [[usize; N]; N],
    depth: usize,
    kept: [[[u128; N]; N]; KEPT],
    /// Branches below this one are not among those kept.
    oldest_kept: usize,
}

/// Whether a candidate is placed or taken away.
///
/// ```text
///  bit  8 + …      1     0
///      ┌───────┬───────┬────┐
///      │ word  │  bit  │ is │
///      └───────┴───────┴────┘
/// ```
#[derive(Clone, Copy)]
struct Decision(u32);

impl Decision {
    const fn new(guess: Guess) -> Decision {
        Decision((guess.word as u32) << 8 | guess.candidate.trailing_zeros() << 1 | 1)
    }

    const fn turned(self) -> Decision {
        Decision(self.0 ^ 1)
    }

    const fn word(self) -> usize {
        (self.0 >> 8) as usize
    }

    const fn candidate(self) -> u128 {
        1 << (self.0 >> 1 & 127)
    }

    const fn is_placed(self) -> bool {
        self.0 & 1 == 1
    }
}

impl<const N: usize> Walk<N> {
    pub(crate) const fn new(givens: &Rows<N>, groups: Groups<'_>) -> Self {
        let packing = Packing::new(&groups);
        let mut walk = Walk {
            packing,
            root: [[0; N]; N],
            words: [[0; N]; N],
            changed: None,
            failures: Failures::none(),
            at_node: true,
            has_found: false,
            trail: [[[Decision(0); N]; N]; N],
            decisions: 0,
            branches: [[0; N]; N],
            depth: 0,
            kept: [[[0; N]; N]; KEPT],
            oldest_kept: 0,
        };
        walk.packing.write_to(givens, walk.root.as_flattened_mut());
        walk.words = walk.root;
        walk
    }

    /// Goes on to the next solution.
    pub(crate) const fn next(&mut self, effort: &mut Effort) -> Next<N> {
        while self.at_node {
            // This turn and the calls in it.
            effort.spend(200);
            if effort.is_spent() {
                return Next::Spent;
            }
            match self.look(effort) {
                Node::Spent => {
                    self.changed = None;
                    return Next::Spent;
                }
                Node::Open(guess) => self.branch(guess),
                Node::Contradiction if self.begins_anew() && self.failures.turn() => {
                    self.begin_anew(effort);
                }
                Node::Contradiction => self.turn_back(effort),
                Node::Solved => {
                    effort.spend(10 * N as u32 * N as u32);
                    let words = self.words.as_flattened();
                    let solution = self.packing.read(words);
                    self.has_found = true;
                    self.turn_back(effort);
                    return Next::Solution(solution);
                }
            }
        }
        Next::End
    }

    /// Applies the rules to the node. They want an array of at least the words there are.
    const fn look(&mut self, effort: &mut Effort) -> Node {
        match self.packing.words() {
            10 => self.look_at::<10>(effort),
            0..=32 => self.look_at::<32>(effort),
            33..=64 => self.look_at::<64>(effort),
            65..=150 => self.look_at::<150>(effort),
            151..=300 => self.look_at::<300>(effort),
            _ => self.look_at::<625>(effort),
        }
    }

    const fn look_at<const W: usize>(&mut self, effort: &mut Effort) -> Node {
        let count = self.packing.words();
        let node = self.words.as_flattened_mut().split_at_mut(count).0;
        let mut words = [0; W];
        words.split_at_mut(count).0.copy_from_slice(node);
        let found = self
            .packing
            .look(&mut words, self.changed, &mut self.failures, effort);
        node.copy_from_slice(words.split_at(count).0);
        found
    }

    /// How many branches can be kept.
    const fn room(&self) -> usize {
        self.kept.as_flattened().as_flattened().len() / self.packing.words()
    }

    /// Tries the guess, and keeps the other branch for later.
    const fn branch(&mut self, guess: Guess) {
        let count = self.packing.words();
        let room = self.room();
        let words = self.words.as_flattened_mut().split_at_mut(count).0;
        let kept = self.kept.as_flattened_mut().as_flattened_mut();
        let from = kept.split_at_mut(self.depth % room * count).1;
        let from = from.split_at_mut(count).0;
        from.copy_from_slice(words);
        self.packing.remove(from, guess);
        if self.oldest_kept + room <= self.depth {
            self.oldest_kept = self.depth + 1 - room;
        }

        self.packing.place(words, guess);
        self.changed = Some(guess.word);
        self.branches.as_flattened_mut()[self.depth] = self.decisions;
        self.depth += 1;
        self.trail.as_flattened_mut().as_flattened_mut()[self.decisions] = Decision::new(guess);
        self.decisions += 1;
    }

    /// Goes back to the last branch, and on in its other direction.
    const fn turn_back(&mut self, effort: &mut Effort) {
        if self.depth == 0 {
            self.at_node = false;
            return;
        }
        self.depth -= 1;
        let last = self.branches.as_flattened()[self.depth];
        self.decisions = last + 1;
        let trail = self.trail.as_flattened_mut().as_flattened_mut();
        trail[last] = trail[last].turned();
        let word = trail[last].word();
        if self.depth < self.oldest_kept {
            self.oldest_kept = self.depth;
            self.make_again(effort);
            return;
        }
        let count = self.packing.words();
        let room = self.room();
        let kept = self.kept.as_flattened().as_flattened();
        let from = kept.split_at(self.depth % room * count).1;
        let words = self.words.as_flattened_mut().split_at_mut(count).0;
        words.copy_from_slice(from.split_at(count).0);
        self.changed = Some(word);
    }

    /// Whether the search begins anew where it fails often.
    const fn begins_anew(&self) -> bool {
        self.packing.looks_closer() && !self.has_found
    }

    /// Goes back to the root, of which those guesses that were wrong stay so, and looks at it more closely.
    const fn begin_anew(&mut self, effort: &mut Effort) {
        if self.depth > 0 {
            self.decisions = self.branches[0][0];
        }
        (self.depth, self.oldest_kept) = (0, 0);
        self.make_again(effort);
        self.decisions = 0;
        if self.failures.tries_all()
            && let Some(words) = self.words.as_flattened_mut().first_chunk_mut::<WORDS>()
        {
            let outcome = self.packing.follow(words, None, true, effort);
            if matches!(outcome, Outcome::Contradiction(_)) || self.packing.probe(words, effort) {
                self.at_node = false;
            }
        }
        self.root = self.words;
    }

    /// Makes the node from the root and the trail.
    const fn make_again(&mut self, effort: &mut Effort) {
        effort.spend(10 * N as u32 * N as u32 + 10 * self.decisions as u32);
        self.words = self.root;
        self.changed = None;
        self.follow_trail();
    }

    /// Applies all decisions of the trail to the node.
    const fn follow_trail(&mut self) {
        let count = self.packing.words();
        let words = self.words.as_flattened_mut().split_at_mut(count).0;
        let trail = self.trail.as_flattened().as_flattened();
        let mut i = 0;
        while i < self.decisions {
            let decision = trail[i];
            let candidate = decision.candidate();
            let guess = Guess {
                word: decision.word(),
                cell: self.packing.cell_of(candidate),
                candidate,
            };
            if decision.is_placed() {
                self.packing.place(words, guess);
            } else {
                self.packing.remove(words, guess);
            }
            i += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::BoxShape;

    fn count<const N: usize>(boxes: BoxShape, steps: u64) -> (usize, usize) {
        let mut walk = Walk::<N>::new(&[[0; N]; N], Groups::of(boxes));
        let (mut solutions, mut stops) = (0, 0);
        loop {
            match walk.next(&mut Effort::new(steps)) {
                Next::Solution(_) => solutions += 1,
                Next::Spent => stops += 1,
                Next::End => return (solutions, stops),
            }
        }
    }

    /// Wherever it is interrupted, it goes on from there.
    #[test]
    fn goes_on_after_an_interruption() {
        let boxes = BoxShape::new(2, 2).unwrap();
        assert_eq!(count::<4>(boxes, u64::MAX), (288, 0));
        // More than one look at a node takes, or it would never get anywhere.
        for steps in 1_000..1_100 {
            let (solutions, stops) = count::<4>(boxes, steps);
            assert_eq!(solutions, 288);
            assert!(stops > 0);
        }
    }

    /// Branches that were not kept are made again: these squares take more than there is room for.
    #[test]
    fn forgets_no_branch() {
        let boxes = BoxShape::new(1, 5).unwrap();
        assert_eq!(count::<5>(boxes, u64::MAX), (161_280, 0));
    }
}
