//! Rust code inside a grid that is no grid: comments that rustc made tokens of, and calls of macros.

use proc_macro2::{Delimiter, Group, Ident, TokenTree};

use super::strings::is_symbol;
use super::symbols::Symbols;

/// Doc comments arrive as `#[doc = "…"]`: the index of the last token, if this is what follows a `#`.
pub(super) fn end_of_comment(next: &[TokenTree]) -> Option<usize> {
    let is_doc = |group: &Group| {
        let first = group.stream().into_iter().next();
        matches!(first, Some(TokenTree::Ident(name)) if name == "doc")
    };
    match next {
        [TokenTree::Group(group), ..] if is_doc(group) => Some(0),
        [TokenTree::Punct(inner), TokenTree::Group(group), ..]
            if inner.as_char() == '!' && is_doc(group) =>
        {
            Some(1)
        }
        _ => None,
    }
}

/// Whether `!` and a group follow the name: `vec![…]`, `concat!(…)`.
pub(super) fn is_macro_call(name: &Ident, next: &[TokenTree], symbols: Option<&Symbols>) -> bool {
    match next {
        [TokenTree::Punct(mark), TokenTree::Group(group), ..] => {
            mark.as_char() == '!'
                && group.delimiter() != Delimiter::None
                && !is_symbol('!', symbols)
                && name != "_"
        }
        _ => false,
    }
}
