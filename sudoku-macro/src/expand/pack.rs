//! `puzzles! { … }`: writes an array of proven puzzles for each file.
//!
//! ```text
//! pub static EASY: [Proven<9>; 60] = {
//!     const _: &[u8] = include_bytes!("…/easy.txt");         cargo builds again when the file changes
//!     mod all {
//!         use sudoku_types::__private::*;
//!         type T9A… = Puzzle<9, Boxes3x3, TArr3<TArr3<U5, U3, Blank, …>>, Standard>;
//!         type P9A… = Packed<9, 0x71c51…, 0x19…>;
//!         type R9A… = TArr3<TArr<U5, TArr<U3, Three<{ three::<P9A…>(2) }, …>>>, …>;
//!         const Q9A…: Option<Proven<9>> = proven::<T9A…, R9A…, { is_right::<Tied<T9A…, P9A…>>() }, 9, 0>();
//!         const V9A…: bool = Q9A….is_some();
//!         pub const E9A…: Option<Proven<9>> = in_file::<
//!             { V9A… || left_out(1) || checked::<T9A…, P9A…, 9, 0>("puzzles/easy.txt:1:1") }, 9, 0
//!         >(Q9A…, 1, None);
//!         …
//!         const fn left_out(line: usize) -> bool {
//!             is_left_out("puzzles/easy.txt", 20, line, &[(1, V9A…), …])
//!         }
//!     }
//!     use all::*;
//!     [E9A….expect("…"), E07….expect("…"), …]
//! };
//! ```
//!
//! Each puzzle has its own constant, so that the error of one puzzle does not hide another error. All these errors are on the
//! path, so only the first twenty wrong puzzles have an error of their own, and the next error has the number of the others.
//!
//! In a later build, rustc checks the changed items again. So a new puzzle must not change the constant `Q`, which the judge
//! checks, of the puzzles after it:
//!
//! - The names of the items come from the cells of the puzzle, not from a number.
//! - They are in a module, because rustc identifies an item in a block by its number in the block.
//! - `Q`, and the constants that it uses, do not contain the line and the place. (A constant is evaluated again if one that it
//!   uses has changed, even if the value is the same.) The list of all puzzles is in a function, which only the constant of a
//!   wrong puzzle calls.
//!
//! The items contain no `impl`, because rustc checks all puzzles again after a new `impl` of a trait that they use. It also does
//! so after a change above the macro, because the place of a macro is a part of the span of each token that it writes.

use std::hash::{DefaultHasher, Hash, Hasher};

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{ToTokens, format_ident, quote, quote_spanned};
use syn::Error;

use super::advice::advice;
use super::proposal::{Constants, packed_name};
use super::puzzle::puzzle_type;
use super::report::demands;
use super::solution::rows;
use super::tokens::{Library, before_items};
use crate::pack::{MOST_NAMED, Named, Pack};

#[cfg(test)]
mod tests;

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
    let all = puzzles.iter().map(|named| item(named, span));
    let (items, mut elements, verdicts): (Vec<_>, Vec<_>, Vec<_>) = all.collect();
    let mut length = Literal::usize_unsuffixed(puzzles.len()).into_token_stream();
    if !pack.errors.is_empty() {
        // Errors in the length of the array prevent further errors at uses of the array.
        let errors = pack.errors.iter().map(Error::to_compile_error);
        length = quote!({ #(#errors;)* #length });
        elements.clear();
    }
    let lines = puzzles
        .iter()
        .map(|named| Literal::usize_unsuffixed(named.line));
    let path = pack.path.value();
    let most = Literal::usize_unsuffixed(MOST_NAMED.saturating_sub(pack.errors.len()));
    let file = pack.file.as_deref().and_then(|file| file.to_str());
    let depends = file.filter(|_| !puzzles.is_empty()).map(|file| {
        // The tokens of the path are there so that cargo also builds again after a change of an environment variable in them.
        quote!(
            const _: &[::core::primitive::u8] = ::core::include_bytes!(#file);
            const _: &::core::primitive::str = #written;
        )
    });
    quote! {
        #before
        #prefix #name: [#library Proven<#sizes>; #length] = {
            #depends
            mod all {
                use #library *;
                #(#items)*
                #[track_caller]
                const fn left_out(line: ::core::primitive::usize) -> ::core::primitive::bool {
                    is_left_out(#path, #most, line, &[#((#lines, #verdicts)),*])
                }
            }
            use all::*;
            [#(#elements.expect("a puzzle of a file is proved, or has an error")),*]
        };
    }
}

/// Writes the items of one puzzle, and returns them with the names of two constants: that of the puzzle, and that which is true
/// if the puzzle is right.
fn item(named: &Named, span: Span) -> (TokenStream, Ident, Ident) {
    let library = &Library::default();
    let Named { puzzle, place, .. } = named;
    let mut hasher = DefaultHasher::new();
    (puzzle.digits(), puzzle.frame).hash(&mut hasher);
    let cells = hasher.finish();
    let [puzzle_alias, entry, rows_alias, constant, verdict, element] =
        ["T", "P", "R", "Q", "V", "E"].map(|name| format_ident!("{name}{cells:016X}"));
    let name = quote!(#entry);
    let puzzle_type = puzzle_type(puzzle, library);
    let packed = packed_name(puzzle, library);
    let constants = Constants::of(&name, puzzle, library);
    let rows = rows(puzzle, &constants, library);
    let sizes = puzzle.sizes();
    let line = Literal::usize_unsuffixed(named.line);
    let names = quote!(#puzzle_alias, #entry, #sizes);
    let mut is_right = quote!(#constant.is_some());
    let mut checked = quote_spanned!(span=> checked::<#names>(#place));
    if let Some((digits, solution_place)) = &named.solution {
        let digits = Literal::byte_string(digits);
        is_right = quote!(#is_right && has_solution::<#entry>(#digits));
        checked = quote_spanned!(span=> checked_with::<#names>(#place, #digits, #solution_place));
    }
    for (_, demand) in demands(puzzle, &name, library).iter().rev() {
        is_right = quote!(#is_right && is_met::<#demand>());
        checked =
            quote_spanned!(span=> demanded::<#demand, #puzzle_alias, #sizes>(#place) && (#checked));
    }
    let judged = quote!({ is_right::<Tied<#puzzle_alias, #entry>>() });
    let proven = match advice(puzzle, &constants, library) {
        None => quote!(proven::<#puzzle_alias, #rows_alias, #judged, #sizes>()),
        Some(advice) => {
            quote!(proven_unique::<#puzzle_alias, #rows_alias, #judged, #advice, #sizes>())
        }
    };
    let left_out = quote_spanned!(span=> left_out(#line));
    let name = match &named.name {
        None => quote!(::core::option::Option::None),
        Some(name) => quote!(::core::option::Option::Some(#name)),
    };
    let items = quote! {
        type #puzzle_alias = #puzzle_type;
        type #entry = #packed;
        type #rows_alias = #rows;
        const #constant: ::core::option::Option<Proven<#sizes>> = #proven;
        const #verdict: ::core::primitive::bool = #is_right;
        pub const #element: ::core::option::Option<Proven<#sizes>> =
            in_file::<{ #verdict || #left_out || (#checked) }, #sizes>(#constant, #line, #name);
    };
    (items, element, verdict)
}
