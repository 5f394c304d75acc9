//! The tokens that all parts of an expansion are made of: names of the library, lists of types, and spans.

use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote, quote_spanned};

/// The path before a name of the library: `sudoku_types::__private::`. It is empty if all names of the library are in scope.
#[derive(Clone, Default)]
pub(crate) struct Library(Vec<TokenTree>);

impl Library {
    /// Returns the path before a name that users write too: `sudoku_types::`. Editors show the types of an alias as they are
    /// written, so that the first names are not those of a hidden module.
    pub(super) fn public(&self) -> Library {
        Library(self.0[..self.0.len() / 2].to_vec())
    }

    /// Returns the path for another place. Its names are looked up where the name of the library was written.
    pub(super) fn at(&self, place: Span) -> Library {
        Library(Vec::from_iter(moved_to(place, self.to_token_stream())))
    }
}

impl From<Ident> for Library {
    fn from(name: Ident) -> Library {
        let path = quote_spanned!(Span::mixed_site()=> #name::__private::);
        Library(Vec::from_iter(path))
    }
}

impl ToTokens for Library {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.extend(self.0.iter().cloned());
    }
}

/// Writes a list of types, three at a time: `TArr3<A, B, C, Rest>` is short for `TArr<A, TArr<B, TArr<C, Rest>>>`, and every
/// path takes rustc time.
pub(super) fn list(elements: impl Iterator<Item = TokenStream>, library: &Library) -> TokenStream {
    let elements: Vec<_> = elements.collect();
    let parts = elements.chunks(3).map(|part| {
        let name = ["TArr", "TArr2", "TArr3"][part.len() - 1];
        (name, quote!(#(#part),*))
    });
    nested(parts.collect(), library)
}

/// Writes a list of these parts, each a type and its first arguments: the rest of each is the next one.
pub(super) fn nested(parts: Vec<(&str, TokenStream)>, library: &Library) -> TokenStream {
    let end = quote!(#library ATerm);
    parts.into_iter().rfold(end, |rest, (name, first)| {
        let name = format_ident!("{name}");
        quote!(#library #name<#first, #rest>)
    })
}

/// The type of a digit, or of a blank.
pub(super) fn digit_type(digit: Option<u8>, library: &Library) -> TokenStream {
    let name = match digit {
        Some(digit) => format_ident!("U{digit}"),
        None => format_ident!("Blank"),
    };
    quote!(#library #name)
}

/// The place of one of the user's tokens, where names are looked up as in this crate.
pub(super) fn hygienic(span: Span) -> Span {
    span.resolved_at(Span::mixed_site())
}

/// Puts a type or a value in parentheses. If a user writes it as an item, rustc then says that parentheses are not an item,
/// and where; of a bare path it would say that it is not a macro call.
pub(super) fn in_parentheses(place: Span, tokens: TokenStream) -> TokenStream {
    let mut group = Group::new(Delimiter::Parenthesis, tokens);
    group.set_span(hygienic(place));
    TokenTree::from(group).into()
}

/// Writes a value as a field of a tuple, `("…", value).1`. If a user writes it as a type, rustc finds the text where it
/// expects a type, and shows it; of a bare path it would say that an associated type is missing.
pub(super) fn value_only(place: Span, value: TokenStream) -> TokenStream {
    let text = quote_spanned!(place=> "a grid is a value: write it with `const` or `let`");
    let tuple = in_parentheses(place, quote!(#text, #value));
    quote_spanned!(hygienic(place)=> #tuple.1)
}

/// An item to be put before others. If a user writes them as an expression or a type, rustc's error names it.
pub(super) fn before_items(place: Span) -> TokenStream {
    quote_spanned!(place=> macro_rules! _this_is_an_item_write_it_on_its_own { () => {} })
}

/// Moves tokens to one place. Names are looked up as before.
pub(super) fn moved_to(place: Span, tokens: TokenStream) -> TokenStream {
    let moved = |mut token: TokenTree| {
        let span = place.resolved_at(token.span());
        if let TokenTree::Group(group) = &token {
            let inside = moved_to(place, group.stream());
            token = Group::new(group.delimiter(), inside).into();
        }
        token.set_span(span);
        token
    };
    tokens.into_iter().map(moved).collect()
}
