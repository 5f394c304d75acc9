//! Writes the value of `grid! { … }`: a grid, neither solved nor judged.
//!
//! ```text
//! match Grid::from_rows([[1, 0, 0, 0], …], BoxShape::new(2, 2).unwrap(), Symbols::Standard) { Ok(grid) => grid, … }
//! ```

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use sudoku_notation::symbols::SymbolList;

use super::puzzle::packed_rules;
use super::tokens::{Library, in_parentheses};
use crate::read::Puzzle;

/// Writes the value.
pub(crate) fn grid(puzzle: &Puzzle, library: &Library) -> TokenStream {
    let digits = puzzle.digits();
    let rows = digits.chunks(puzzle.size).map(|digits| {
        let digits = digits.iter().copied().map(Literal::u8_unsuffixed);
        quote!([#(#digits),*])
    });
    let boxes = puzzle.frame.boxes();
    let [height, width] = [boxes.rows(), boxes.columns()].map(Literal::usize_unsuffixed);
    let symbols = match &puzzle.symbols {
        SymbolList::Standard => quote!(Standard),
        SymbolList::NumbersFrom(first, _) => quote!(NumbersFrom(#first)),
        SymbolList::Characters(characters, count) => {
            let characters = &characters[..*count];
            quote!(Characters([#(#characters),*]))
        }
    };
    let mut grid = quote!(grid);
    if !puzzle.frame.groups().is_usual() {
        let rules = packed_rules(puzzle, library);
        let sizes = puzzle.sizes();
        grid = quote!(#library with_rules::<#rules, #sizes>(#grid));
    }
    let value = quote! {
        match #library Grid::from_rows(
            [#(#rows),*],
            #library BoxShape::new(#height, #width).unwrap(),
            #library Symbols::#symbols,
        ) {
            ::core::result::Result::Ok(grid) => #grid,
            ::core::result::Result::Err(_) => ::core::unreachable!(),
        }
    };
    in_parentheses(puzzle.place(), value)
}
