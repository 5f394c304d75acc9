//! Writes the tape of a proof: a balanced tree of constants, one for each step, whose values the solver finds.
//!
//! ```text
//! ((U<{ step::<P>(0) }>, U<{ step::<P>(1) }>), (U<{ step::<P>(2) }>, U<{ step::<P>(3) }>), …)
//! ```

use super::{Constants, Library, punct};
use proc_macro2::{Delimiter, TokenTree};

/// A tuple has at most so many parts.
const WIDTH: usize = 8;

/// The tape of this many steps, of the proof of a proposal.
pub(super) fn tape(steps: usize, constants: &Constants, library: &Library) -> Vec<TokenTree> {
    tree(0, steps, constants, library)
}

/// The steps from `first` on, as many as are counted.
fn tree(first: usize, count: usize, constants: &Constants, library: &Library) -> Vec<TokenTree> {
    if count == 1 {
        let mut step = library.path("U");
        step.extend([punct('<'), constants.call("step", first), punct('>')]);
        return step;
    }
    let part = count.div_ceil(WIDTH);
    let mut parts = Vec::new();
    for start in (0..count).step_by(part) {
        parts.extend(tree(
            first + start,
            part.min(count - start),
            constants,
            library,
        ));
        parts.push(punct(','));
    }
    vec![constants.group(Delimiter::Parenthesis, parts)]
}
