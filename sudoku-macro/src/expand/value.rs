//! Writes a grid as a value: its words, and its symbols.

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use sudoku_notation::packed;
use sudoku_notation::symbols::Symbols;

use super::tokens::Library;
use crate::read::Puzzle;

/// Writes the constant of `grid!`.
pub(super) fn grid(puzzle: &Puzzle, library: &Library) -> TokenStream {
    let (words, count) = packed::pack(&puzzle.frame, puzzle.goal, puzzle.effort, &puzzle.digits());
    let words = words[..count].iter().copied().map(Literal::u128_unsuffixed);
    let sizes = puzzle.sizes();
    let symbols = symbols(puzzle, library);
    quote!(const { #library unpacked::<#sizes>(&[#(#words),*], #symbols) })
}

fn symbols(puzzle: &Puzzle, library: &Library) -> TokenStream {
    let symbols = quote!(#library Symbols);
    match &puzzle.symbols {
        Symbols::NumbersFrom(from) => {
            let from = Literal::u8_unsuffixed(*from);
            quote!(#symbols::NumbersFrom(#from))
        }
        Symbols::Characters(characters) => {
            let characters = &characters[..puzzle.size];
            quote!(#symbols::Characters([#(#characters),*]))
        }
        _ => quote!(#symbols::Standard),
    }
}
