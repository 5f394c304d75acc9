//! `puzzles! { … }`: writes an array of proven puzzles for each file.
//!
//! ```text
//! pub static EASY: [Proven<9>; 60] = {
//!     const _: &[u8] = include_bytes!("…/easy.txt");         cargo builds again when the file changes
//!     use sudoku_types::__private::*;
//!     struct P0;                                             what an alias of `sudoku!` writes out in each constant
//!     impl Entry for P0 {                                    has a short name here
//!         type Puzzle = Puzzle<9, Boxes3x3, TArr3<TArr3<U5, U3, Blank, …>>, Standard>;
//!     }
//!     const Q0: Proven<9> = proven::<P0, TArr3<TArr<U5, TArr<U3, Three<{ three::<P0>(2) }, …>>>, …>,
//!         { checked::<P0, 9>("puzzles/easy.txt:1:1") }, 9>();
//!     …
//!     [Q0, Q1, …]
//! };
//! ```
//!
//! Each puzzle is a constant of its own, so that an error of one hides no error of another.

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::Error;

use super::advice::advice;
use super::proposal::Constants;
use super::puzzle::{givens, puzzle_type};
use super::report::demands;
use super::solution::rows;
use super::tokens::{Library, before_items};
use crate::pack::{Named, Pack};

/// Writes the item.
pub(crate) fn pack(pack: &Pack, library: &Library) -> TokenStream {
    let Pack { prefix, name, .. } = pack;
    let before = before_items(name.span());
    let no_entries = Vec::new();
    let entries = pack.entries.as_ref().unwrap_or(&no_entries);
    let Some(Named { puzzle, .. }) = entries.iter().flatten().next() else {
        let of_the_file = pack.entries.as_ref().err().into_iter();
        let of_puzzles = entries
            .iter()
            .filter_map(|entry| entry.as_ref().err()?.as_ref());
        let errors = of_the_file.chain(of_puzzles);
        let mut errors: Vec<_> = errors.map(Error::to_compile_error).collect();
        // The length of the array is the last error, so that rustc reports no further error where the array is used.
        let last = errors.pop();
        return quote!(#before #(#errors)* #prefix #name: [#library Proven<9>; { #last }] = [];);
    };
    let constant = |index| format_ident!("Q{index}");
    let good = entries.iter().position(Result::is_ok).map(constant);
    let mut items = TokenStream::new();
    let elements = entries
        .iter()
        .enumerate()
        .map(|(index, entry)| match entry {
            Ok(named) => {
                let name = constant(index);
                items.extend(item(named, index, &name, pack.path.span()));
                quote!(#name)
            }
            Err(Some(error)) => error.to_compile_error(),
            // Another error counts it.
            Err(None) => quote!(#good),
        });
    let elements: Vec<_> = elements.collect();
    let file = pack.file.as_deref().and_then(|file| file.to_str());
    let depends = file.map(|file| {
        quote!(
            const _: &[::core::primitive::u8] = ::core::include_bytes!(#file);
        )
    });
    let (sizes, count) = (puzzle.sizes(), Literal::usize_unsuffixed(entries.len()));
    quote! {
        #before
        #prefix #name: [#library Proven<#sizes>; #count] = {
            #depends
            use #library *;
            #items
            [#(#elements),*]
        };
    }
}

/// Writes the constant of one puzzle, and the type and `impl` that it needs.
fn item(named: &Named, index: usize, constant: &Ident, span: Span) -> TokenStream {
    let library = &Library::in_scope();
    let Named { puzzle, place, .. } = named;
    let entry = format_ident!("P{index}");
    let name = quote!(#entry);
    let puzzle_type = puzzle_type(puzzle, &givens(puzzle, library), library);
    let constants = Constants::of(TokenStream::new(), &name, puzzle, library);
    let rows = rows(puzzle, &constants, library);
    let sizes = puzzle.sizes();
    let checked = match &named.solution {
        None => quote_spanned!(span=> checked::<#entry, #sizes>(#place)),
        Some((digits, solution_place)) => {
            let digits = Literal::byte_string(digits);
            quote_spanned!(span=> checked_with::<#entry, #sizes>(#place, #digits, #solution_place))
        }
    };
    let demands = demands(puzzle, &name, library);
    let checked = demands.iter().fold(checked, |checked, (_, demand)| {
        quote_spanned!(span=> #checked && demanded::<#demand, #entry, #sizes>(#place))
    });
    let proven = match advice(puzzle, &constants, library) {
        None => quote!(proven::<#entry, #rows, { #checked }, #sizes>()),
        Some(advice) => {
            quote!(proven_unique::<#entry, #rows, { #checked }, #advice, #sizes>())
        }
    };
    let named = named.name.as_ref().map(|name| quote!(.named(#name)));
    quote! {
        struct #entry;
        impl Entry for #entry {
            type Puzzle = #puzzle_type;
        }
        const #constant: Proven<#sizes> = #proven #named;
    }
}
