//! `solver: const;`, the default: the `const fn` solver fills the blanks.
//!
//! Its proposal is named by the givens, packed into words as `sudoku_notation` does:
//!
//! ```text
//! ConstProposal<Boxes3x3, Words<0x1c51…, Words<0x19…, Unique>>>
//! Proposal2<Boxes3x3, 0x1c51…, 0x19…>                                the same, a short name for two words
//! OfGivens<9, TArr<TArr<U5, TArr<U3, TArr<Blank, …>>>, …>, ConstProposal<…>>      the same, tied to the judge's
//! ```

use super::{Library, Proposal, goal, packed_rules, rules};
use crate::read::Puzzle;
use proc_macro2::{Literal, TokenStream};
use quote::quote;
use sudoku_notation::options::{Goal, ProofOption};
use sudoku_notation::packed_givens;

/// The proposal of the solver that is a `const fn`.
pub(super) fn proposal(puzzle: &Puzzle, givens: &TokenStream, library: &Library) -> Proposal {
    let private = library.private();
    let packed = packed_rules(puzzle, library);
    let (words, count) = packed_givens::pack(&puzzle.digits(), puzzle.size);
    let goal = goal(puzzle, library);
    let end = match puzzle.proof.0 {
        ProofOption::Steps(steps) => {
            let steps = Literal::usize_unsuffixed(steps);
            quote!(#private Room<#steps, #goal>)
        }
        ProofOption::None | ProofOption::Types => goal,
    };
    let words = &words[..count];
    let name = if let &[first, second] = words {
        let [first, second] = [first, second].map(Literal::u128_unsuffixed);
        let end = match (puzzle.goal, puzzle.proof.0) {
            (Goal::Unique, ProofOption::None | ProofOption::Types) => quote!(),
            _ => quote!(, #end),
        };
        quote!(#private Proposal2<#packed, #first, #second #end>)
    } else {
        let words = list_of(words, end, library);
        quote!(#private ConstProposal<#packed, #words>)
    };
    let size = Literal::usize_unsuffixed(puzzle.size);
    let mut about = quote!(Proposal);
    if puzzle.has_areas() {
        let rules = rules(puzzle, library);
        about = quote!(#private OfAreas<#size, #rules, #about>);
    }
    let about = quote!(#private OfGivens<#size, #givens, #about>);
    Proposal { name, about }
}

/// A list of words, and what comes behind them.
pub(super) fn list_of(words: &[u128], end: TokenStream, library: &Library) -> TokenStream {
    let private = library.private();
    let words = words.iter().copied();
    let words: Vec<_> = words.map(Literal::u128_unsuffixed).collect();
    words.chunks(2).rfold(end, |rest, words| {
        let name = if words.len() == 2 {
            quote!(Words2)
        } else {
            quote!(Words)
        };
        quote!(#private #name<#(#words,)* #rest>)
    })
}
