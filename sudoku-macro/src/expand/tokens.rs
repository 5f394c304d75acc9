//! Writes the tokens that all parts of an expansion share: names of the library, lists of types, and spans.

use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote, quote_spanned};

/// The path before a name of the library: `sudoku_types::__private::`. It is empty if all names of the library are in scope.
#[derive(Clone, Default)]
pub(crate) struct Library(Vec<TokenTree>);

impl Library {
    /// Returns the path before a name that users write too: `sudoku_types::`. Editors show the type of an alias as it is written, so
    /// its first names should not be those of a hidden module.
    pub(super) fn public(&self) -> Library {
        Library(self.0[..self.0.len() / 2].to_vec())
    }

    /// Returns the path for another place. Its names are still resolved at the place of the name of the library.
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

/// Writes a list of these parts, which are types with their first arguments. The last argument of each part is the next part.
pub(super) fn nested(parts: Vec<(&str, TokenStream)>, library: &Library) -> TokenStream {
    let end = quote!(#library ATerm);
    parts.into_iter().rfold(end, |rest, (name, first)| {
        let name = format_ident!("{name}");
        quote!(#library #name<#first, #rest>)
    })
}

/// Writes the type of a digit, or of a blank.
pub(super) fn digit_type(digit: Option<u8>, library: &Library) -> TokenStream {
    let name = match digit {
        Some(digit) => format_ident!("U{digit}"),
        None => format_ident!("Blank"),
    };
    quote!(#library #name)
}

/// Returns the place of a token of the user, with names resolved as in this crate.
pub(super) fn hygienic(span: Span) -> Span {
    span.resolved_at(Span::mixed_site())
}

/// Puts a type or a value in parentheses. If a user writes it as an item, the error of rustc is that parentheses are not an item,
/// at this place. For a path alone the error would be that it is not a macro call.
pub(super) fn in_parentheses(place: Span, tokens: TokenStream) -> TokenStream {
    let mut group = Group::new(Delimiter::Parenthesis, tokens);
    group.set_span(hygienic(place));
    TokenTree::from(group).into()
}

/// Writes a value as a field of a tuple, `("…", value).1`. If a user writes it as a type, the error of rustc shows this text, which
/// is not a type. For a path alone the error would be that an associated type is missing.
pub(super) fn value_only(place: Span, value: TokenStream) -> TokenStream {
    let text = quote_spanned!(place=> "a grid is a value: write it with `const` or `let`");
    let tuple = in_parentheses(place, quote!(#text, #value));
    quote_spanned!(hygienic(place)=> #tuple.1)
}

/// Writes an item before the other items. If a user writes them as an expression or a type, the error of rustc shows its name.
pub(super) fn before_items(place: Span) -> TokenStream {
    quote_spanned!(place=> macro_rules! _this_is_an_item_write_it_on_its_own { () => {} })
}

/// Moves tokens to one place. Names are resolved as before.
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
