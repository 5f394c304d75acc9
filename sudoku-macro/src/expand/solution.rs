//! The solution as a list of rows: the givens as they are, and constants for the blanks.
//!
//! ```text
//! 5 3 _ _ 7 _ _ _ _      TArr<U5, TArr<U3, Three<{ three::<P>(2) }, Three<{ three::<P>(5) },
//!     └─┬─┘ └─┬─┘ └            TArr<U<{ one::<P>(8) }>, ATerm>>>>>
//!     three  three one
//! ```
//!
//! A constant carries as many cells as it can hold, from a blank on. A given among them then comes from the
//! solver, which is not trusted: the judge checks that the givens are kept.

use super::{Constants, Library, digit_type, list, nested, punct};
use crate::read::{Cell, Puzzle};
use proc_macro2::TokenStream;

/// The rows of the solution, made of parts of a solver's proposal.
pub(super) fn rows(puzzle: &Puzzle, constants: &Constants, library: &Library) -> TokenStream {
    // As many digits as one constant can carry: see `bridge/digit_packs.rs` of `sudoku-types`.
    let most = if puzzle.size <= 9 { 3 } else { 2 };
    let rows = puzzle.cells.chunks(puzzle.size).enumerate();
    let rows = rows.map(|(row, cells)| {
        let parts = parts(cells, most).into_iter().map(|part| {
            let cell = row * puzzle.size + part.column;
            let constant = |function| constants.call(function, cell);
            let (list, first) = match part.cells {
                Cells::Given(digit) => ("TArr", digit_type(digit, library)),
                Cells::One => {
                    let mut digit = library.path("U");
                    digit.push(punct('<'));
                    digit.extend([constant("one"), punct('>')]);
                    ("TArr", digit)
                }
                Cells::Two => ("Two", vec![constant("two")]),
                Cells::Three => ("Three", vec![constant("three")]),
            };
            let mut part = library.path(list);
            part.push(punct('<'));
            part.extend(first);
            part.push(punct(','));
            part
        });
        nested(parts.collect(), library)
    });
    TokenStream::from_iter(list(rows, library))
}

/// Neighbouring cells of a row that are written together.
struct Part {
    column: usize,
    cells: Cells,
}

enum Cells {
    Given(u8),
    One,
    Two,
    Three,
}

fn parts(row: &[Cell], most: usize) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut column = 0;
    while let Some(cell) = row.get(column) {
        let next = &row[column..row.len().min(column + most)];
        let blanks = next.iter().filter(|cell| cell.digit.is_none()).count();
        let (length, cells) = match (cell.digit, blanks, next.len()) {
            (Some(digit), ..) => (1, Cells::Given(digit)),
            (None, 1, _) => (1, Cells::One),
            (None, _, 2) => (2, Cells::Two),
            (None, _, length) => (length, Cells::Three),
        };
        parts.push(Part { column, cells });
        column += length;
    }
    parts
}
