//! Names what a solver proposes, and writes the constants that read it.
//!
//! `solver: const;` names the proposal by the givens, packed into words as `sudoku_notation` does:
//!
//! ```text
//! ConstProposal<Boxes3x3, Words<0x1c51…, Words<0x19…, Unique>>>
//! Nine<0x1c51…, 0x19…>                                               the same: most 9×9 puzzles have two words
//! OfGivens<9, TArr<TArr<U5, TArr<U3, TArr<Blank, …>>>, …>, ConstProposal<…>>      tied to the givens of the judge
//! ```
//!
//! `solver: types;` names it by the puzzle itself, so there is nothing to tie:
//!
//! ```text
//! TypesProposal<Puzzle<9, Boxes<U3, U3>, TArr<TArr<U5, TArr<U3, TArr<Blank, …>>>, …>, Standard>, Unique>
//! ```
//!
//! A constant is the call of a function that returns a part of the proposal:
//!
//! ```text
//! { three::<ConstProposal<…>>(2) }
//! { nine::three::<0x1c51…, 0x19…>(2) }        the same, of a usual 9×9 puzzle
//! ```

use proc_macro2::{Delimiter, Group, Ident, Literal, Span, TokenStream, TokenTree};
use quote::{quote, quote_spanned};
use sudoku_notation::geometry::BoxShape;
use sudoku_notation::options::Goal;
use sudoku_notation::packed_givens;

use super::puzzle::{packed_rules, rules};
use super::tokens::{Library, hygienic, moved_to, words};
use crate::read::Puzzle;

/// The type that names the proposal of a solver.
pub(super) struct Proposal {
    pub(super) name: TokenStream,
    /// The name, tied to the givens that the judge checks.
    pub(super) about: TokenStream,
    pub(super) constants: Constants,
}

impl Proposal {
    /// Names the proposal of the solver that is a `const fn`.
    pub(super) fn by_const(puzzle: &Puzzle, givens: &TokenStream, library: &Library) -> Proposal {
        let (packed, count) = packed_givens::pack(&puzzle.digits(), puzzle.size);
        let is_usual = puzzle.frame.groups().is_usual()
            && BoxShape::default_for(9) == Some(puzzle.frame.boxes())
            && puzzle.goal == Goal::Unique;
        let (name, constants) = match (is_usual, &packed[..count]) {
            (true, &[first, second]) => {
                let [first, second] = [first, second].map(Literal::u128_unsuffixed);
                let words = quote!(#first, #second);
                let constants = Constants::of(quote!(nine::), &words, puzzle, library);
                (quote!(#library Nine<#words>), constants)
            }
            (_, packed) => {
                let words = words(packed, goal(puzzle, library), library);
                let rules = packed_rules(puzzle, library);
                let name = quote!(#library ConstProposal<#rules, #words>);
                let constants = Constants::of(TokenStream::new(), &name, puzzle, library);
                (name, constants)
            }
        };
        let size = Literal::usize_unsuffixed(puzzle.size);
        let mut about = quote!(Proposal);
        if puzzle.has_areas() {
            let rules = rules(puzzle, library);
            about = quote!(#library OfAreas<#size, #rules, #about>);
        }
        let about = quote!(#library OfGivens<#size, #givens, #about>);
        Proposal {
            name,
            about,
            constants,
        }
    }

    /// Names the proposal of the machine of types.
    ///
    /// All tokens have the span of the grid's first token. If rustc's recursion limit is too low for the search, the errors are
    /// rustc's own, and with other spans they would print the whole grid.
    pub(super) fn by_types(
        puzzle: &Puzzle,
        puzzle_type: &TokenStream,
        library: &Library,
    ) -> Proposal {
        let goal = goal(puzzle, library);
        let name = quote!(#library TypesProposal<#puzzle_type, #goal>);
        let name = moved_to(puzzle.place(), name);
        Proposal {
            about: name.clone(),
            constants: Constants::of(TokenStream::new(), &name, puzzle, library),
            name,
        }
    }
}

/// The type that says how far the search goes.
fn goal(puzzle: &Puzzle, library: &Library) -> TokenStream {
    match puzzle.goal {
        Goal::Unique => quote!(#library Unique),
        Goal::First => quote!(#library First),
    }
}

/// Writes the calls that read a proposal: one for every few cells, and one for every piece of advice.
pub(super) struct Constants {
    /// The path up to the function.
    before: Vec<TokenTree>,
    /// The arguments that name the proposal.
    arguments: Vec<TokenTree>,
    /// The place of the grid.
    span: Span,
}

impl Constants {
    /// Calls the functions of this module with these arguments.
    pub(super) fn of(
        module: TokenStream,
        arguments: &TokenStream,
        puzzle: &Puzzle,
        library: &Library,
    ) -> Constants {
        let span = hygienic(puzzle.place());
        let there = library.at(puzzle.place());
        Constants {
            before: Vec::from_iter(quote!(#there #module)),
            arguments: Vec::from_iter(quote_spanned!(span=> ::<#arguments>)),
            span,
        }
    }

    /// Writes the call of this function, in braces.
    pub(super) fn call(&self, function: &str, number: usize) -> TokenTree {
        let mut call = self.before.clone();
        call.push(Ident::new(function, self.span).into());
        call.extend_from_slice(&self.arguments);
        let number = TokenTree::from(Literal::usize_unsuffixed(number));
        call.push(self.group(Delimiter::Parenthesis, number));
        self.group(Delimiter::Brace, TokenStream::from_iter(call))
    }

    pub(super) fn group(&self, delimiter: Delimiter, tokens: impl Into<TokenStream>) -> TokenTree {
        let mut group = Group::new(delimiter, tokens.into());
        group.set_span(self.span);
        group.into()
    }
}
