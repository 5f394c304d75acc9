//! Tries each candidate of the root by itself, before a search first starts over, and takes away those that fail at
//! once.
//!
//! A grid may have a weak spot of a few cells: whatever is placed there leads to a contradiction in a step or two, and
//! no guess elsewhere touches it.
//!
//! ```text
//!  guesses elsewhere:          a  b  c  …       below each of them the same failures, again and again
//!  a candidate of the spot:    ×                one failure, at the root
//! ```
//!
//! Where a candidate of it is tried, that is seen, and counted as a failure, to which the search then turns. To try all
//! of them takes as long as some hundred nodes, so it is done only where a search has lost itself, and once.

use super::effort::Effort;
use super::failures::Failures;
use super::look::Node;
use super::node::Guess;
use super::packing::Packing;

/// Takes from an open root what fails at once; what is left of it then.
pub(super) const fn probe<const W: usize, const BANDS: usize>(
    root: &mut [u128; W],
    packing: &Packing,
    failures: &mut Failures<BANDS>,
    effort: &mut Effort,
) -> Node {
    let mut word = 0;
    while word < packing.words_of_cells() {
        let mut left = root[word];
        while left != 0 {
            let candidate = left & !(left - 1);
            left ^= candidate;
            let cell = packing.cell_of(candidate);
            if root[word] & candidate == 0 || root[word] & cell == candidate {
                continue;
            }
            let guess = Guess {
                word,
                cell,
                candidate,
            };
            let mut words = *root;
            packing.place(&mut words, guess);
            effort.spend(20 + packing.guess_steps());
            match packing.look(&mut words, Some(word), failures, effort) {
                Node::Spent => return Node::Spent,
                Node::Open(_) | Node::Solved => continue,
                Node::Contradiction => packing.remove(root, guess),
            }
            match packing.look(root, Some(word), failures, effort) {
                Node::Open(_) => {}
                end => return end,
            }
        }
        word += 1;
    }
    packing.look(root, Some(0), failures, effort)
}
