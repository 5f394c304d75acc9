//! Writes the value of `grid! { … }`: a grid, neither solved nor judged.
//!
//! ```text
//! match Grid::from_rows([[1, 0, 0, 0], …], BoxShape::new(2, 2).unwrap(), Symbols::Standard) { Ok(grid) => grid, … }
//! ```

use super::{Library, areas, in_parentheses, packed_rules};
use crate::read::Puzzle;
use proc_macro2::{Literal, TokenStream};
use quote::quote;
use sudoku_notation::symbols::SymbolList;
use syn::Error;

/// Writes the value.
pub(crate) fn grid(puzzle: &Puzzle, library: &Library) -> TokenStream {
    let private = library.private();
    let rows = puzzle.cells.chunks(puzzle.size).map(|cells| {
        let digits = cells
            .iter()
            .map(|cell| Literal::u8_unsuffixed(cell.digit.unwrap_or(0)));
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
    let grid = if puzzle.frame.groups().is_usual() {
        quote!(grid)
    } else {
        let rules = packed_rules(puzzle, library);
        let size = Literal::usize_unsuffixed(puzzle.size);
        let areas = areas::room(puzzle);
        quote!(#private with_rules::<#rules, #size, #areas>(grid))
    };
    let value = quote! {
        match #private Grid::from_rows(
            [#(#rows),*],
            #private BoxShape::new(#height, #width).unwrap(),
            #private Symbols::#symbols,
        ) {
            ::core::result::Result::Ok(grid) => #grid,
            ::core::result::Result::Err(_) => ::core::unreachable!(),
        }
    };
    in_parentheses(puzzle.cells[0].span, value)
}

/// Writes the errors of a grid that could not be read.
pub(crate) fn refuse_grid(errors: Error, _: &Library) -> TokenStream {
    let place = errors.span();
    let errors = errors.into_iter().map(Error::into_compile_error);
    in_parentheses(place, quote!({ #(#errors);* }))
}
