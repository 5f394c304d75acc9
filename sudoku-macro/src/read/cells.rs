//! From texts to givens and blanks.

use super::Cell;
use super::arrangement::Arrangement;
use super::faults::Faults;
use super::pieces::{Kind, Piece};
use super::symbols::{BLANKS, Mark, Symbols};

/// The cells in reading order; what is no symbol is a fault.
pub(super) fn cells(grid: &Arrangement, symbols: &Symbols, faults: &mut Faults) -> Vec<Cell> {
    let Some(size) = grid.size else {
        name_strays_of_any_size(grid, faults);
        return Vec::new();
    };
    let mut cells = Vec::with_capacity(size * size);
    let mut hint = letters_hint(symbols, size);
    for (row, pieces) in grid.rows.iter().enumerate() {
        for (column, piece) in pieces.iter().enumerate() {
            let digit = match symbols.mark(&piece.text, size) {
                Mark::Given(digit) => Some(digit),
                Mark::Blank => None,
                // In a row of the wrong length a text of several characters may be several cells.
                Mark::Stray if pieces.len() != size && piece.width() > 1 => None,
                Mark::Stray => {
                    let hint = hint.take_if(|_| piece.is_letter()).unwrap_or_default();
                    faults.add(
                        piece.span,
                        stray(piece, (row, column), symbols, size) + &hint,
                    );
                    None
                }
            };
            cells.push(Cell {
                digit,
                span: piece.span,
            });
        }
    }
    cells
}

fn stray(piece: &Piece, (row, column): (usize, usize), symbols: &Symbols, size: usize) -> String {
    let place = match piece.kind {
        Kind::Word | Kind::Solid => String::new(),
        Kind::Part | Kind::Quoted => format!("row {}, column {}: ", row + 1, column + 1),
    };
    let text = piece.shown();
    let expected = symbols.in_words(size);
    format!(
        "{place}`{text}` is not a digit of a {size}×{size} grid: expected {expected}, or `_` for a blank"
    )
}

/// Above 9×9 letters count from A = 10, while many a large grid counts them from A = 1. Said once is enough.
fn letters_hint(symbols: &Symbols, size: usize) -> Option<String> {
    let letters: String = ('A'..='Z').take(size).collect();
    (*symbols == Symbols::Standard && size > 9).then(|| {
        format!("; if A is the first digit, write `symbols: \"{letters}\";` before the grid")
    })
}

/// What could be no digit of any grid. Where the number of cells fits none, this may be why.
fn name_strays_of_any_size(grid: &Arrangement, faults: &mut Faults) {
    for piece in grid.rows.iter().flatten() {
        let mut characters = piece.text.chars();
        let is_cell = characters.all(|c| c.is_ascii_alphanumeric() || BLANKS.contains(&c));
        if !is_cell {
            let text = piece.shown();
            faults.add(
                piece.span,
                format!("`{text}` is not a digit: expected a number, a letter, or `_` for a blank"),
            );
        }
    }
}
