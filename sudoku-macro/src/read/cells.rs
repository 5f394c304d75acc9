//! From texts to givens and blanks.

use super::Cell;
use super::arrangement::Arrangement;
use super::faults::Faults;
use super::piece::Piece;
use super::strays::{Strays, name_strays_of_any_size, no_digit};
use super::symbols::{Mark, Symbols};

/// The cells in reading order; what is no symbol is a fault.
pub(super) fn cells(grid: &Arrangement, symbols: &Symbols, faults: &mut Faults) -> Vec<Cell> {
    let Some(size) = grid.size else {
        name_strays_of_any_size(&grid.rows, faults);
        return Vec::new();
    };
    let mut cells = Vec::with_capacity(size * size);
    let mut strays = Strays::default();
    let mut hint = letters_hint(symbols, size);
    for (row, pieces) in grid.rows.iter().enumerate() {
        for (column, piece) in pieces.iter().enumerate() {
            let digit = match symbols.mark(&piece.text, size) {
                Mark::Given(digit) => Some(digit),
                Mark::Blank => None,
                // In a row of the wrong length a text of several characters may be several cells.
                Mark::Stray if pieces.len() != size && piece.width() > 1 => None,
                Mark::Stray => {
                    strays.meet(piece, || {
                        let hint = hint.take_if(|_| counts_from_a(piece, size));
                        no_digit(piece, (row, column), symbols, size) + &hint.unwrap_or_default()
                    });
                    None
                }
            };
            cells.push(Cell {
                digit,
                span: piece.span,
            });
        }
    }
    strays.name(faults);
    cells
}

/// Above 9×9 letters count from A = 10, while many a large grid counts them from A = 1. Said once is enough.
fn letters_hint(symbols: &Symbols, size: usize) -> Option<String> {
    let letters: String = ('A'..='Z').take(size).collect();
    (*symbols == Symbols::Standard && size > 9).then(|| {
        format!("; if A is the first digit, write `symbols: \"{letters}\";` before the grid")
    })
}

/// Whether it is a digit of the grid where A is the first.
fn counts_from_a(piece: &Piece, size: usize) -> bool {
    let mut letters = ('A'..='Z').take(size);
    piece.is_letter()
        && letters.any(|letter| {
            piece
                .text
                .eq_ignore_ascii_case(letter.encode_utf8(&mut [0; 4]))
        })
}
