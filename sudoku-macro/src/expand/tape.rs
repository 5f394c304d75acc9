//! Writes the tape of a proof: a balanced tree of constants, one for each step, whose values the solver finds.
//!
//! ```text
//! ((To9<{ step::<P>(0) }>, To9<{ step::<P>(1) }>), (To9<{ step::<P>(2) }>, To9<{ step::<P>(3) }>), …)      see `proposal`
//! ```

use std::ops::Range;

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use super::proposal::Constants;
use super::tokens::{Library, punct};
use crate::read::Puzzle;

/// The most parts of a tuple.
const WIDTH: usize = 8;

/// Writes the tape of the proof of a proposal, with a step for each that the puzzle has room for. `None` without a proof.
pub(super) fn tape(
    puzzle: &Puzzle,
    constants: &Constants,
    library: &Library,
) -> Option<TokenStream> {
    let steps = puzzle.steps();
    let question = library.path(if puzzle.size <= 9 { "To9" } else { "To16" });
    let tree = || tree(0..steps, &question, constants);
    (steps > 0).then(|| tree().into_iter().collect())
}

fn tree(steps: Range<usize>, question: &[TokenTree], constants: &Constants) -> Vec<TokenTree> {
    if steps.len() == 1 {
        let mut step = question.to_vec();
        step.extend([punct('<'), constants.call("step", steps.start), punct('>')]);
        return step;
    }
    let length = steps.len().div_ceil(WIDTH);
    let starts = steps.clone().step_by(length);
    let parts = starts.flat_map(|start| {
        let mut part = tree(start..steps.end.min(start + length), question, constants);
        part.push(punct(','));
        part
    });
    let parts = TokenStream::from_iter(parts);
    vec![constants.group(Delimiter::Parenthesis, parts)]
}
