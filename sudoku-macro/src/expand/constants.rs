//! Writes constants: calls of functions that say a part of a proposal.
//!
//! ```text
//! { three::<ConstProposal<…>>(2) }
//! { nine::three::<0x1c51…, 0x19…>(2) }        the same, of a usual 9×9 puzzle
//! ```
//!
//! They are put together tree by tree: there is one for every few cells, and for every step of a proof.

use super::{Library, hygienic};
use crate::read::Puzzle;
use proc_macro2::{Delimiter, Group, Ident, Literal, Span, TokenStream, TokenTree};
use quote::{quote, quote_spanned};

/// The calls for one proposal, in parts.
pub(super) struct Constants {
    /// The path up to the function.
    before: Vec<TokenTree>,
    /// What says which proposal.
    arguments: Vec<TokenTree>,
    /// The place of the grid.
    span: Span,
}

impl Constants {
    /// Of the proposal with this name.
    pub(super) fn of(name: &TokenStream, puzzle: &Puzzle, library: &Library) -> Constants {
        Constants::in_module(TokenStream::new(), name, puzzle, library)
    }

    /// Of the usual 9×9 puzzle of these two words.
    pub(super) fn nine(words: &TokenStream, puzzle: &Puzzle, library: &Library) -> Constants {
        Constants::in_module(quote!(nine::), words, puzzle, library)
    }

    fn in_module(
        module: TokenStream,
        arguments: &TokenStream,
        puzzle: &Puzzle,
        library: &Library,
    ) -> Constants {
        let place = puzzle.cells[0].span;
        let span = hygienic(place);
        let before = library.private_at(place).into_iter().chain(module);
        Constants {
            before: before.collect(),
            arguments: Vec::from_iter(quote_spanned!(span=> ::<#arguments>)),
            span,
        }
    }

    /// The call of this function, in braces.
    pub(super) fn call(&self, function: &str, number: usize) -> TokenTree {
        let mut call = self.before.clone();
        call.push(Ident::new(function, self.span).into());
        call.extend_from_slice(&self.arguments);
        let number = TokenTree::from(Literal::usize_unsuffixed(number));
        call.push(self.group(Delimiter::Parenthesis, [number]));
        self.group(Delimiter::Brace, call)
    }

    pub(super) fn group(
        &self,
        delimiter: Delimiter,
        trees: impl IntoIterator<Item = TokenTree>,
    ) -> TokenTree {
        let mut group = Group::new(delimiter, TokenStream::from_iter(trees));
        group.set_span(self.span);
        group.into()
    }
}
