//! `solver: const;`, the default: the solver that is a `const fn` is asked.
//!
//! Its proposal is named by the givens, in the short form drawn in `proposal.rs` of `sudoku-types`:
//!
//! ```text
//! Asked<U3, U3, Words<0x1c51…, Words<0x19…, Unique>>>
//! About<9, TArr<TArr<U5, TArr<U3, TArr<Blank, …>>>, …>, Asked<…>>      the same, tied to the judge's
//! ```

use super::{Proposal, boxes, mode};
use crate::read::Puzzle;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

/// The proposal of the solver that is a `const fn`.
pub(super) fn proposal(puzzle: &Puzzle, givens: &TokenStream, library: &Ident) -> Proposal {
    let private = quote!(#library::__private);
    let boxes = boxes(puzzle, library);
    let words: Vec<_> = words(puzzle)
        .into_iter()
        .map(Literal::u128_unsuffixed)
        .collect();
    let words = words.chunks(2).rfold(mode(puzzle, library), |rest, words| {
        let name = if words.len() == 2 {
            quote!(Words2)
        } else {
            quote!(Words)
        };
        quote!(#private::#name<#(#words,)* #rest>)
    });
    let name = quote!(#private::Asked<#boxes, #words>);
    let size = Literal::usize_unsuffixed(puzzle.size);
    let about = quote!(#private::About<#size, #givens, Proposal>);
    Proposal { name, about }
}

/// The givens as words.
fn words(puzzle: &Puzzle) -> Vec<u128> {
    let bits = if puzzle.size <= 16 { 4 } else { 5 };
    let mut words = vec![0];
    let mut used = 0;
    for cell in &puzzle.cells {
        if 128 - used < 1 + bits {
            words.push(0);
            used = 0;
        }
        match cell.digit {
            None => used += 1,
            Some(digit) => {
                let word = words.last_mut().expect("there is a first word");
                *word |= (u128::from(digit - 1) << 1 | 1) << used;
                used += 1 + bits;
            }
        }
    }
    words
}
