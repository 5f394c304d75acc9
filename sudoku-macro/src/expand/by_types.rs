//! `solver: types;`: the solver made of traits fills the blanks.
//!
//! Its proposal is named by the puzzle itself, so there is nothing to tie:
//!
//! ```text
//! TypesProposal<Puzzle<9, Boxes<U3, U3>, TArr<TArr<U5, TArr<U3, TArr<Blank, …>>>, …>, Standard>, Unique, Fuel>
//! ```

use super::{Constants, Library, Proposal, goal, standing_at};
use crate::read::Puzzle;
use proc_macro2::TokenStream;
use quote::quote;

/// The proposal of the solver that is made of traits.
///
/// All of it has the span of the grid's first token. Where rustc's recursion limit is too
/// low for the search, the errors are rustc's own, and elsewhere would print the whole grid.
pub(super) fn proposal(puzzle: &Puzzle, puzzle_type: &TokenStream, library: &Library) -> Proposal {
    let private = library.private();
    let goal = goal(puzzle, library);
    let name = standing_at(
        puzzle.cells[0].span,
        quote!(#private TypesProposal<#puzzle_type, #goal, #private Fuel>),
    );
    Proposal {
        about: name.clone(),
        constants: Constants::of(&name, puzzle, library),
        name,
    }
}
