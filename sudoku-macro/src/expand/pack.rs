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
//! Each puzzle is a constant of its own, so that what is wrong with one hides nothing of another.

use super::{
    Constants, Library, areas, before_items, demands, givens, puzzle_type, solution, tape,
};
use crate::pack::{Entry, Named, Pack};
use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use sudoku_notation::options::ProofOption;
use syn::Error;

/// So many puzzles of a file that cannot be read are named.
const MOST_NAMED: usize = 20;

/// Writes the item.
pub(crate) fn pack(pack: &Pack, library: &Library) -> TokenStream {
    let before = before_items(pack.name.span());
    let array = array(pack, library);
    quote!(#before #array)
}

/// Writes the array.
fn array(pack: &Pack, library: &Library) -> TokenStream {
    let private = library.private();
    let Pack { prefix, name, .. } = pack;
    let span = pack.path.span();
    let no_entries = Vec::new();
    let entries = pack.entries.as_ref().unwrap_or(&no_entries);
    let faults = faults(entries, &pack.written, span);
    let mut puzzles = entries.iter().flatten();
    let Some(Named { puzzle, .. }) = puzzles.next() else {
        let of_the_file = pack.entries.as_ref().err().cloned().into_iter().flatten();
        let of_puzzles = faults.into_iter().flatten();
        let errors = of_the_file.chain(of_puzzles);
        let mut errors: Vec<_> = errors.map(Error::into_compile_error).collect();
        // An array whose length is an error: nobody knows what else is wrong with its uses. It is told last.
        let last = errors.pop();
        return quote!(#(#errors)* #prefix #name: [#private Proven<9>; { #last }] = [];);
    };
    let size = Literal::usize_unsuffixed(puzzle.size);
    let areas = areas::room(puzzle);
    let count = Literal::usize_unsuffixed(entries.len());
    let good = entries.iter().position(Result::is_ok);
    let good = good.map(|index| format_ident!("Q{index}"));
    let mut items = TokenStream::new();
    let elements = entries.iter().zip(&faults).enumerate();
    let elements = elements.map(|(index, (entry, fault))| match (entry, fault) {
        (Ok(named), _) => {
            let name = format_ident!("Q{index}");
            items.extend(item(named, index, &name, span));
            quote!(#name)
        }
        (Err(_), Some(fault)) => fault.to_compile_error(),
        // It is counted by another error.
        (Err(_), None) => quote!(#good),
    });
    let elements: Vec<_> = elements.collect();
    let file = pack.file.as_deref().and_then(|file| file.to_str());
    let depends = file.map(|file| {
        quote!(
            const _: &[::core::primitive::u8] = ::core::include_bytes!(#file);
        )
    });
    quote! {
        #prefix #name: [#private Proven<#size, #areas>; #count] = {
            #depends
            use #private *;
            #items
            [#(#elements),*]
        };
    }
}

/// For each puzzle that cannot be read its error, as far as they are read; and then how many more there are.
fn faults(entries: &[Entry], path: &str, span: Span) -> Vec<Option<Error>> {
    let fault = |entry: &Entry| entry.as_ref().err().cloned().flatten();
    let all = entries.iter().filter_map(fault).count();
    let mut count = 0;
    let named = |entry: &Entry| {
        let fault = fault(entry)?;
        count += 1;
        let more = all - MOST_NAMED.min(all);
        let plural = if more == 1 { "" } else { "s" };
        match count {
            ..=MOST_NAMED => Some(fault),
            _ if count == MOST_NAMED + 1 => Some(Error::new(
                span,
                format!("{path}: {more} more puzzle{plural} of this file cannot be read"),
            )),
            _ => None,
        }
    };
    entries.iter().map(named).collect()
}

/// A constant for one puzzle, and what it is made of.
fn item(named: &Named, index: usize, constant: &Ident, span: Span) -> TokenStream {
    let library = &Library::InScope;
    let Named { puzzle, place, .. } = named;
    let entry = format_ident!("P{index}");
    let puzzle_type = puzzle_type(puzzle, &givens(puzzle, library), library);
    let constants = Constants::of(&quote!(#entry), puzzle, library);
    let rows = solution::rows(puzzle, &constants, library);
    let size = Literal::usize_unsuffixed(puzzle.size);
    let areas = areas::room(puzzle);
    let checked = match &named.solution {
        None => quote_spanned!(span=> checked::<#entry, #size, #areas>(#place)),
        Some((digits, solution_place)) => {
            let digits = Literal::byte_string(digits);
            quote_spanned!(span=>
                checked_with::<#entry, #size, #areas>(#place, #digits, #solution_place)
            )
        }
    };
    let demands = demands::types(puzzle, &quote!(#entry), library);
    let checked = demands.iter().fold(checked, |checked, (_, demand)| {
        quote_spanned!(span=> #checked && demanded::<#demand, #entry, #size, #areas>(#place))
    });
    let room = match puzzle.proof.0 {
        ProofOption::Steps(steps) => {
            let steps = Literal::usize_unsuffixed(steps);
            quote!(const PROOF: ProofOption = ProofOption::Steps(#steps);)
        }
        _ => TokenStream::new(),
    };
    let steps = puzzle.steps();
    let proven = if steps == 0 {
        quote!(proven::<#entry, #rows, { #checked }, #size, #areas>())
    } else {
        let tape = tape::tape(puzzle, steps, &constants, library);
        quote!(proven_unique::<#entry, #rows, { #checked }, #(#tape)*, #size, #areas>())
    };
    let named = named.name.as_ref().map(|name| quote!(.named(#name)));
    quote! {
        struct #entry;
        impl Entry for #entry {
            type Puzzle = #puzzle_type;
            #room
        }
        const #constant: Proven<#size, #areas> = #proven #named;
    }
}
