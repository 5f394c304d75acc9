//! `unsolvable! { … }`: the claim that a puzzle has no solution, as an item.
//!
//! ```text
//! const _: () = unsolvable::<P, ByConst>();
//! const _: () = unsolvable::<P, ByTypes<Outcome<P, First>>>();
//!     where P is   Puzzle<9, Boxes<U3, U3>, TArr<…>, Standard>
//! ```

use super::{Library, givens, hygienic, puzzle_type, standing_at};
use crate::read::Puzzle;
use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use sudoku_notation::options::SolverOption;

/// Writes the claim. Where it is wrong, the error stands on the first token of the grid.
pub(crate) fn unsolvable(puzzle: &Puzzle, library: &Library) -> TokenStream {
    let first_token = puzzle.cells[0].span;
    let puzzle_type = standing_at(
        first_token,
        puzzle_type(puzzle, &givens(puzzle, library), library),
    );
    let engine = match puzzle.solver {
        SolverOption::Const => {
            let private = library.private();
            quote!(#private ByConst)
        }
        SolverOption::Types => {
            let private = library.private();
            let outcome = quote!(#private Outcome<#puzzle_type, #private First>);
            standing_at(first_token, quote!(#private ByTypes<#outcome>))
        }
    };
    let private = library.private_at(first_token);
    let claim = quote_spanned! {hygienic(first_token)=>
        #private unsolvable::<#puzzle_type, #engine>()
    };
    quote!(const _: () = #claim;)
}
