//! The procedural macros of `sudoku!`, `puzzles!`, `grid!` and `unsolvable!`: they read grids and write types.
//!
//! Use it through the crate `sudoku-types`. Its macros pass the name of that crate before the grid, so that the types are found
//! even if the dependency was renamed.
//!
//! ```text
//! text       makes the text of tokens, and finds the token for a place in it
//! code       recognizes a text that is Rust code and not a grid
//! read       reads a puzzle from a text by `sudoku_notation`, and puts errors on tokens
//! pack       reads files of puzzles, and puts their errors on the path of the file
//! expand     writes the type of a puzzle, the claim that it has no solution, or the array of a pack
//!
//! digit_packs   writes a table of implementations for the library
//! ```
//!
//! This crate neither solves nor judges puzzles.

mod code;
mod digit_packs;
mod expand;
mod pack;
mod read;
mod text;

use expand::Library;
use proc_macro2::{TokenStream, TokenTree};
use sudoku_notation::options::Purpose;

/// Reads the name of the crate `sudoku-types` and a grid, and writes a type.
#[doc(hidden)]
#[proc_macro]
pub fn sudoku(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    read_for(Purpose::Solve, input)
}

/// Reads the name of the crate `sudoku-types` and a grid, and writes an item: the claim that the puzzle has no solution.
#[doc(hidden)]
#[proc_macro]
pub fn unsolvable(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    read_for(Purpose::Refute, input)
}

/// Reads the name of the crate `sudoku-types` and a grid, and writes a value.
#[doc(hidden)]
#[proc_macro]
pub fn grid(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    read_for(Purpose::Show, input)
}

/// Reads the name of the crate `sudoku-types` and items that name files of puzzles, and writes arrays of proven puzzles.
#[doc(hidden)]
#[proc_macro]
pub fn puzzles(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    with_library(input, |input, library| {
        let items = pack::read(input).into_iter().map(|item| match item {
            Ok(pack) => expand::pack(&pack, library),
            Err(error) => error.into_compile_error(),
        });
        items.collect()
    })
}

/// Writes a table of implementations for the library itself.
#[doc(hidden)]
#[proc_macro]
pub fn digit_packs(_: proc_macro::TokenStream) -> proc_macro::TokenStream {
    digit_packs::table().into()
}

/// Reads a grid for this purpose, and writes its expansion.
fn read_for(purpose: Purpose, input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    with_library(input, |input, library| match read::read(input, purpose) {
        Ok(puzzle) => expand::expand(&puzzle, purpose, library),
        Err(errors) => expand::refuse(errors, purpose, library),
    })
}

/// Takes the name of the library from the front of the tokens.
fn with_library(
    input: proc_macro::TokenStream,
    write: impl FnOnce(TokenStream, &Library) -> TokenStream,
) -> proc_macro::TokenStream {
    let mut input = TokenStream::from(input).into_iter();
    match input.next() {
        Some(TokenTree::Ident(library)) => write(input.collect(), &library.into()).into(),
        _ => proc_macro::TokenStream::new(),
    }
}
