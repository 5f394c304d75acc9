//! The reader: from the tokens of `sudoku! { … }` or `unsolvable! { … }` to a grid of givens. It solves and judges nothing.
//!
//! ```text
//! options       boxes: 2x3;  symbols: "…";  solution: first;  solver: types;
//!    │
//! pieces        `53..7`  →  53 · . · . · 7      texts with their spans; rulers and commas are gone,
//!    │                                          the breaks between rows are kept
//! arrangement   53 · …   →  5 · 3 · …           how large the grid is, and which texts hold several cells
//!    │
//! cells         5 → Some(5)   _ → None          what each text means
//! ```
//!
//! # What a token of several characters means
//!
//! A text such as `53__7____`, `12` or `A1` is either one cell or a cell for each of its characters:
//!
//! - a row in brackets, in a string, or ended by `;` or `/` takes its texts whole if there are as many as the grid is wide, and
//!   splits all of them if there are then as many;
//! - a grid without such rows is taken as a whole in the same way: whole texts if they fill a square and all are symbols of it, else
//!   the characters. In a 16×16 grid `A1` is therefore two cells where rows are written together, and a mistake
//!   among cells that stand apart, while `12` is one cell there;
//! - where neither fits, lines tell which rows are complete, so that the error can name the ones that are not.
//!
//! Strings of one cell that stand with other cells in one pair of brackets, `["5", "3", "."]`, are cells and not rows.
//!
//! Above 9×9 a number may have a leading zero, and `__` or `00` may be a blank, as columns of two characters are often written.

mod arrangement;
mod boxes;
mod cells;
mod faults;
mod foreign;
mod gaps;
mod options;
mod piece;
mod pieces;
mod rows;
mod strays;
mod strings;
mod symbols;
#[cfg(test)]
mod tests;
mod values;

use proc_macro2::{Span, TokenStream};

pub(crate) use boxes::Boxes;
use faults::Faults;
use options::Options;
pub(crate) use options::{Purpose, SolutionOption, SolverOption};
use piece::Piece;
use pieces::Pieces;
pub(crate) use symbols::Symbols;

/// The largest grid: 25×25.
pub(crate) const LARGEST: usize = 25;

/// A grid as the user wrote it.
#[derive(Clone, Debug)]
pub(crate) struct Puzzle {
    /// The number of rows, of columns, of boxes, and of digits.
    pub(crate) size: usize,
    /// The shape of a box.
    pub(crate) boxes: Boxes,
    /// How digits are written.
    pub(crate) symbols: Symbols,
    /// How many solutions the user wants the puzzle to have.
    pub(crate) solution: SolutionOption,
    /// Who is to fill the blanks.
    pub(crate) solver: SolverOption,
    /// Whether some digit is written as a letter.
    pub(crate) letters: bool,
    /// `size`² cells in reading order.
    pub(crate) cells: Vec<Cell>,
}

/// A given or a blank.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cell {
    /// The digit, from 1 to the grid's size; `None` for a blank.
    pub(crate) digit: Option<u8>,
    /// The cell's token; of cells written together, or in a string, the whole of it.
    pub(crate) span: Span,
}

/// Reads options and grid. An error may hold several, one for each fault.
pub(crate) fn read(input: TokenStream, purpose: Purpose) -> syn::Result<Puzzle> {
    let (options, grid) = options::take(input, purpose)?;
    let Options {
        boxes,
        symbols,
        solution,
        solver,
        end,
        mut faults,
    } = options;
    let claims = options::claims(boxes.as_ref(), symbols.as_ref());
    let symbols = symbols.map(|given| given.value);

    let Pieces {
        pieces,
        faults: strays,
        gaps,
        too_many,
    } = pieces::pieces(grid, symbols.as_ref());
    let counted = strays.is_empty();
    faults.absorb(strays);
    let Some(first) = pieces.first().map(|piece| piece.span) else {
        faults.into_result()?;
        return Err(syn::Error::new(end.unwrap_or_else(Span::call_site), EMPTY));
    };
    if too_many {
        return Err(faults.with(first, arrangement::too_many()));
    }

    let mut grid = arrangement::arrange(&pieces, &claims, symbols.as_ref());
    let miscounts = std::mem::take(&mut grid.faults);
    let size = grid.size.filter(|_| miscounts.is_empty());
    let mut of_grid = Faults::default();
    if counted {
        // Else what is no part of a grid may stand in the place of a row, and counting would blame the wrong one.
        of_grid.absorb(miscounts);
    }

    let symbols = symbols.unwrap_or_else(|| Symbols::usual(&pieces, grid.size));
    let cells = cells::cells(&grid, &symbols, &mut of_grid);
    let boxes = boxes.map(|given| given.value).or_else(|| {
        let size = size?;
        let usual = Boxes::usual(size);
        if usual.is_none() {
            of_grid.add(first, boxes::no_usual(size));
        }
        usual
    });
    if !of_grid.is_empty() && !grid.is_nearly_square() {
        let claimed = claims.first().map(|claim| claim.size);
        if let Some(message) = gaps.taken_for_blanks(&pieces, claimed) {
            of_grid = Faults::default();
            of_grid.add(first, message);
        }
    }
    faults.absorb(of_grid);
    faults.into_result()?;
    match (size, boxes) {
        (Some(size), Some(boxes)) if cells.len() == size * size => Ok(Puzzle {
            size,
            boxes,
            symbols,
            solution,
            solver,
            letters: grid.rows.iter().flatten().any(Piece::is_letter),
            cells,
        }),
        _ => Err(syn::Error::new(first, "this grid cannot be read")),
    }
}

const EMPTY: &str = "this grid is empty: write one row after the other, for example `5 3 _ | _ 7 _ | _ _ _`, \
                     with `_` for a blank";
