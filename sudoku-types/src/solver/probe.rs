//! Tries each candidate of the root by itself, before a search starts over, and takes away those that fail at once.
//!
//! A grid may have a weak spot of a few cells, which no guess elsewhere ever touches:
//!
//! ```text
//!  . 4 . | 5 3 . | . . .       3, 4 and 5 are in the first two rows of two boxes: in the third box all
//!  . . . | 3 5 . | . 4 .       three of them would be in the third row, beside a 6
//!  . . . | . . . | 6 . .
//! ```
//!
//! Where a candidate of it is tried, that is seen at once, and counted as a failure, to which
//! the search then turns. To try all of them takes as long as some hundred nodes, so it is done only where a search has
//! lost itself.

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
