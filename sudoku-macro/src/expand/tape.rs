//! Writes the tape of a proof: a balanced tree of constants, one for each step, whose values the solver finds.
//!
//! ```text
//! ((U<{ step::<P>(0) }>, U<{ step::<P>(1) }>), (U<{ step::<P>(2) }>, U<{ step::<P>(3) }>), …)
//! ```

use super::{Library, hygienic};
use crate::read::Puzzle;
use proc_macro2::{Literal, TokenStream};
use quote::{quote, quote_spanned};

/// The tape of this many steps, of the proof of the proposal with this `name`.
pub(super) fn tape(
    puzzle: &Puzzle,
    steps: usize,
    name: &TokenStream,
    library: &Library,
) -> TokenStream {
    let span = hygienic(puzzle.cells[0].span);
    let private_there = library.private_at(puzzle.cells[0].span);
    let steps = (0..steps).map(|step| {
        let step = Literal::usize_unsuffixed(step);
        quote_spanned!(span=> #private_there U<{ #private_there step::<#name>(#step) }>)
    });
    tree(&steps.collect::<Vec<_>>())
}

/// A tuple has at most so many parts.
const WIDTH: usize = 8;

fn tree(steps: &[TokenStream]) -> TokenStream {
    if let [step] = steps {
        return step.clone();
    }
    let parts = steps.chunks(steps.len().div_ceil(WIDTH));
    let parts = parts.map(tree);
    quote!((#(#parts),*))
}
