//! Writes the solution as a list of rows: the digits of givens, and constants for the blanks.
//!
//! ```text
//! 5 3 _ _ 7 _ _ _ _      TArr<U5, TArr<U3, Three<{ three::<P>(2) }, Three<{ three::<P>(5) },
//!     └─┬─┘ └─┬─┘ └            TArr<U<{ one::<P>(8) }>, ATerm>>>>>
//!     three  three one
//! ```
//!
//! Each constant begins with a blank, and goes on with all cells that fit. So some givens come from the solver, which is not trusted, and
//! the judge checks that the givens are kept.

use proc_macro2::TokenStream;
use quote::quote;

use super::proposal::Constants;
use super::tokens::{Library, digit_type, list, nested};
use crate::read::Puzzle;

/// Writes the rows of the solution from parts of the proposal of a solver.
pub(super) fn rows(puzzle: &Puzzle, constants: &Constants, library: &Library) -> TokenStream {
    let rows = (0..puzzle.size).map(|row| self::row(puzzle, row * puzzle.size, constants, library));
    list(rows, library)
}

/// Writes the row that begins with this cell.
fn row(puzzle: &Puzzle, start: usize, constants: &Constants, library: &Library) -> TokenStream {
    // The number of digits that fit in one constant: see `bridge/digit_packs.rs` of `sudoku-types`.
    let most = if puzzle.size <= 9 { 3 } else { 2 };
    let end = start + puzzle.size;
    let (mut parts, mut cell) = (Vec::new(), start);
    while cell < end {
        let next = &puzzle.cells[cell..end.min(cell + most)];
        let blanks = next.iter().filter(|cell| cell.digit.is_none()).count();
        let constant = |function| constants.call(function, cell);
        let (length, name, first) = match (next[0].digit, blanks, next.len()) {
            (Some(_), ..) => (1, "TArr", digit_type(next[0].digit, library)),
            (None, 1, _) => {
                let digit = constant("one");
                (1, "TArr", quote!(#library U<#digit>))
            }
            (None, _, 2) => (2, "Two", constant("two")),
            (None, _, length) => (length, "Three", constant("three")),
        };
        parts.push((name, first));
        cell += length;
    }
    nested(parts, library)
}
