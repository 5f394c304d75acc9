//! `solver: const;`, the default: the solver that is a `const fn` is asked.
//!
//! Its proposal is named by the givens, packed into words as `sudoku_notation` does:
//!
//! ```text
//! ConstProposal<Boxes3x3, Words<0x1c51…, Words<0x19…, Unique>>>
//! OfGivens<9, TArr<TArr<U5, TArr<U3, TArr<Blank, …>>>, …>, ConstProposal<…>>      the same, tied to the judge's
//! ```

use super::{Library, Proposal, goal, rules};
use crate::read::Puzzle;
use proc_macro2::{Literal, TokenStream};
use quote::quote;
use sudoku_notation::packed_givens;

/// The proposal of the solver that is a `const fn`.
pub(super) fn proposal(puzzle: &Puzzle, givens: &TokenStream, library: &Library) -> Proposal {
    let private = library.private();
    let rules = rules(puzzle, library);
    let (words, count) = packed_givens::pack(&puzzle.digits(), puzzle.size);
    let words = words[..count].iter().copied();
    let words: Vec<_> = words.map(Literal::u128_unsuffixed).collect();
    let words = words.chunks(2).rfold(goal(puzzle, library), |rest, words| {
        let name = if words.len() == 2 {
            quote!(Words2)
        } else {
            quote!(Words)
        };
        quote!(#private #name<#(#words,)* #rest>)
    });
    let name = quote!(#private ConstProposal<#rules, #words>);
    let size = Literal::usize_unsuffixed(puzzle.size);
    let about = quote!(#private OfGivens<#size, #givens, Proposal>);
    Proposal { name, about }
}
