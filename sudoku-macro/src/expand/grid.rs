//! Writes the value of `grid! { … }`: a grid, neither solved nor judged.
//!
//! ```text
//! <Puzzle<4, Boxes2x2, TArr3<…>, Standard> as PuzzleValue>::GIVENS
//! ```

use proc_macro2::TokenStream;
use quote::quote;

use super::puzzle::puzzle_type;
use super::tokens::{Library, in_parentheses};
use crate::read::Puzzle;

/// Writes the value.
pub(crate) fn grid(puzzle: &Puzzle, library: &Library) -> TokenStream {
    let puzzle_type = puzzle_type(puzzle, library);
    in_parentheses(
        puzzle.place(),
        quote!(<#puzzle_type as #library PuzzleValue>::GIVENS),
    )
}
