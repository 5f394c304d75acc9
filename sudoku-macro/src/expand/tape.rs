//! Writes the tape of a proof: a balanced tree of constants, one for each step, whose values the solver finds.
//!
//! ```text
//! ((To9<{ step::<P>(0) }>, To9<{ step::<P>(1) }>), (To9<{ step::<P>(2) }>, To9<{ step::<P>(3) }>), …)      see `constants`
//! ```

use super::{Constants, Library, punct};
use crate::read::Puzzle;
use proc_macro2::{Delimiter, TokenTree};

/// A tuple has at most so many parts.
const WIDTH: usize = 8;

/// The tape of this many steps, of the proof of a proposal.
pub(super) fn tape(
    puzzle: &Puzzle,
    steps: usize,
    constants: &Constants,
    library: &Library,
) -> Vec<TokenTree> {
    let question = library.path(if puzzle.size <= 9 { "To9" } else { "To16" });
    tree(0, steps, &question, constants)
}

/// The steps from `first` on, as many as are counted.
fn tree(
    first: usize,
    count: usize,
    question: &[TokenTree],
    constants: &Constants,
) -> Vec<TokenTree> {
    if count == 1 {
        let mut step = question.to_vec();
        step.extend([punct('<'), constants.call("step", first), punct('>')]);
        return step;
    }
    let part = count.div_ceil(WIDTH);
    let mut parts = Vec::new();
    for start in (0..count).step_by(part) {
        parts.extend(tree(
            first + start,
            part.min(count - start),
            question,
            constants,
        ));
        parts.push(punct(','));
    }
    vec![constants.group(Delimiter::Parenthesis, parts)]
}
