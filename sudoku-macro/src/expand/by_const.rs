//! `solver: const;`, the default: the `const fn` solver fills the blanks.
//!
//! Its proposal is named by the givens, packed into words as `sudoku_notation` does:
//!
//! ```text
//! ConstProposal<Boxes3x3, Words<0x1c51…, Words<0x19…, Unique>>>
//! Nine<0x1c51…, 0x19…>                                               the same: most 9×9 puzzles have two words
//! OfGivens<9, TArr<TArr<U5, TArr<U3, TArr<Blank, …>>>, …>, ConstProposal<…>>      the same, tied to the judge's
//! ```

use super::{Constants, Library, Proposal, goal, packed_rules, rules};
use crate::read::Puzzle;
use proc_macro2::{Literal, TokenStream};
use quote::quote;
use sudoku_notation::geometry::BoxShape;
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
    let is_usual = puzzle.frame.groups().is_usual()
        && BoxShape::default_for(9) == Some(puzzle.frame.boxes())
        && puzzle.goal == Goal::Unique
        && !matches!(puzzle.proof.0, ProofOption::Steps(_));
    let (name, constants) = if let (true, &[first, second]) = (is_usual, words) {
        let [first, second] = [first, second].map(Literal::u128_unsuffixed);
        let words = quote!(#first, #second);
        (
            quote!(#private Nine<#words>),
            Constants::nine(&words, puzzle, library),
        )
    } else {
        let words = list_of(words, end, library);
        let name = quote!(#private ConstProposal<#packed, #words>);
        let constants = Constants::of(&name, puzzle, library);
        (name, constants)
    };
    let size = Literal::usize_unsuffixed(puzzle.size);
    let mut about = quote!(Proposal);
    if puzzle.has_areas() {
        let rules = rules(puzzle, library);
        about = quote!(#private OfAreas<#size, #rules, #about>);
    }
    let about = quote!(#private OfGivens<#size, #givens, #about>);
    Proposal {
        name,
        about,
        constants,
    }
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
