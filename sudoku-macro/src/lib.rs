//! The procedural half of `sudoku!`: it reads a grid and writes types.
//!
//! Use it through the `sudoku-types` crate, whose `sudoku!` passes its own name
//! in front of the grid, so that the types are found however the dependency was
//! renamed.
//!
//! ```text
//! read       tokens → puzzle: options, symbols, cells; everything a reader can see to be wrong
//! clashes    which givens to ask the located bounds of; decides nothing
//! expand     puzzle → the type
//! ```
//!
//! Nothing in here solves a puzzle or judges one.

mod clashes;
mod expand;
mod names;
mod read;

use proc_macro2::{TokenStream, TokenTree};

/// Reads the name of the crate `sudoku-types` and a grid, and writes a type.
#[doc(hidden)]
#[proc_macro]
pub fn sudoku(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    let mut input = TokenStream::from(input).into_iter();
    let Some(TokenTree::Ident(library)) = input.next() else {
        return proc_macro::TokenStream::new();
    };
    match read::read(input.collect()) {
        Ok(puzzle) => expand::expand(&puzzle, &library),
        Err(errors) => expand::refuse(errors, &library),
    }
    .into()
}
