//! `puzzles! { … }`: writes an array of proven puzzles for each file.
//!
//! ```text
//! pub static EASY: [Proven<9>; 60] = {
//!     const _: &[u8] = include_bytes!("…/easy.txt");         cargo builds again when the file changes
//!     use sudoku_types::__private::*;
//!     type T0 = Puzzle<9, Boxes3x3, TArr3<TArr3<U5, U3, Blank, …>>, Standard>;
//!     type P0 = Packed<9, 0x71c51…, 0x19…>;
//!     const Q0: Proven<9> = proven::<T0, TArr3<TArr<U5, TArr<U3, Three<{ three::<P0>(2) }, …>>>, …>,
//!         { checked::<T0, P0, 9>("puzzles/easy.txt:1:1") }, 9>(1);
//!     …
//!     [Q0, Q1, …]
//! };
//! ```
//!
//! Each puzzle is a constant of its own, so that an error of one hides no error of another.
//!
//! The items of a puzzle contain no `impl`: rustc checks all puzzles again after a new `impl` of a trait that they use. It
//! does the same after a change above the macro, since the place of a macro is a part of the span of each token that it
//! writes; and a puzzle inserted in the file changes the number, line and place of the puzzles after it.

use proc_macro2::{Literal, Span, TokenStream};
use quote::{ToTokens, format_ident, quote, quote_spanned};
use syn::Error;

use super::advice::advice;
use super::proposal::{Constants, packed_name};
use super::puzzle::puzzle_type;
use super::report::demands;
use super::solution::rows;
use super::tokens::{Library, before_items};
use crate::pack::{Named, Pack};

/// Writes the item.
pub(crate) fn pack(pack: &Pack, library: &Library) -> TokenStream {
    let Pack {
        prefix,
        name,
        written,
        puzzles,
        ..
    } = pack;
    let before = before_items(name.span());
    let sizes = puzzles.first().map(|first| first.puzzle.sizes());
    let sizes = sizes.unwrap_or_else(|| quote!(9));
    let span = pack.path.span();
    let all = puzzles.iter().zip(0..);
    let items = all.map(|(named, index)| item(named, index, span));
    let mut elements: Vec<_> = (0..puzzles.len())
        .map(|index| format_ident!("Q{index}"))
        .collect();
    let mut length = Literal::usize_unsuffixed(puzzles.len()).into_token_stream();
    if !pack.errors.is_empty() {
        // In the length of the array, so that rustc reports no further error where the array is used.
        let errors = pack.errors.iter().map(Error::to_compile_error);
        length = quote!({ #(#errors;)* #length });
        elements.clear();
    }
    let file = pack.file.as_deref().and_then(|file| file.to_str());
    let depends = file.filter(|_| !puzzles.is_empty()).map(|file| {
        // With the path as it is written, cargo builds again too when an environment variable of it changes.
        quote!(
            const _: &[::core::primitive::u8] = ::core::include_bytes!(#file);
            const _: &::core::primitive::str = #written;
        )
    });
    quote! {
        #before
        #prefix #name: [#library Proven<#sizes>; #length] = {
            #depends
            use #library *;
            #(#items)*
            [#(#elements),*]
        };
    }
}

/// Writes the constant of one puzzle, and the types that it needs.
fn item(named: &Named, index: usize, span: Span) -> TokenStream {
    let library = &Library::default();
    let Named { puzzle, place, .. } = named;
    let [puzzle_alias, entry, constant] =
        ["T", "P", "Q"].map(|name| format_ident!("{name}{index}"));
    let name = quote!(#entry);
    let puzzle_type = puzzle_type(puzzle, library);
    let packed = packed_name(puzzle, library);
    let constants = Constants::of(&name, puzzle, library);
    let rows = rows(puzzle, &constants, library);
    let sizes = puzzle.sizes();
    let line = Literal::usize_unsuffixed(named.line);
    let names = quote!(#puzzle_alias, #entry, #sizes);
    let checked = match &named.solution {
        None => quote_spanned!(span=> checked::<#names>(#place)),
        Some((digits, solution_place)) => {
            let digits = Literal::byte_string(digits);
            quote_spanned!(span=> checked_with::<#names>(#place, #digits, #solution_place))
        }
    };
    let demands = demands(puzzle, &name, library);
    let checked = demands.iter().fold(checked, |checked, (_, demand)| {
        quote_spanned!(span=> #checked && demanded::<#demand, #puzzle_alias, #sizes>(#place))
    });
    let proven = match advice(puzzle, &constants, library) {
        None => quote!(proven::<#puzzle_alias, #rows, { #checked }, #sizes>(#line)),
        Some(advice) => {
            quote!(proven_unique::<#puzzle_alias, #rows, { #checked }, #advice, #sizes>(#line))
        }
    };
    let named = named.name.as_ref().map(|name| quote!(.named(#name)));
    quote! {
        type #puzzle_alias = #puzzle_type;
        type #entry = #packed;
        const #constant: Proven<#sizes> = #proven #named;
    }
}
