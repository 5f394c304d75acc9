//! Texts that are no symbol of the grid. Whoever writes `X` for a blank made one mistake, not fifty: each text is named once, on
//! its first place.

use std::collections::HashMap;

use proc_macro2::Span;

use super::faults::Faults;
use super::piece::{Kind, Piece};
use super::symbols::{BLANKS, Symbols};

/// The strays met so far, in the order of their first places.
#[derive(Default)]
pub(super) struct Strays {
    found: Vec<Stray>,
    by_text: HashMap<String, usize>,
}

struct Stray {
    span: Span,
    message: String,
    cells: usize,
    is_number: bool,
}

impl Strays {
    /// Counts a stray; the message is wanted the first time only.
    pub(super) fn meet(&mut self, piece: &Piece, message: impl FnOnce() -> String) {
        if let Some(&known) = self.by_text.get(&piece.text) {
            self.found[known].cells += 1;
            return;
        }
        self.by_text.insert(piece.text.clone(), self.found.len());
        self.found.push(Stray {
            span: piece.span,
            message: message(),
            cells: 1,
            is_number: piece.text.contains(|c: char| c.is_ascii_digit()),
        });
    }

    pub(super) fn name(self, faults: &mut Faults) {
        for Stray {
            span,
            mut message,
            cells,
            is_number,
        } in self.found
        {
            if cells > 1 {
                message += &format!("; it stands in {cells} cells");
                if !is_number {
                    message += ": for a blank write `_`, `.` or `?`";
                }
            }
            faults.add(span, message);
        }
    }
}

/// What is said of a stray in a grid whose size is known.
pub(super) fn no_digit(
    piece: &Piece,
    (row, column): (usize, usize),
    symbols: &Symbols,
    size: usize,
) -> String {
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

/// Names what could be no digit of any grid. Where the number of cells fits none, this may be why.
pub(super) fn name_strays_of_any_size(rows: &[Vec<Piece>], faults: &mut Faults) {
    let mut strays = Strays::default();
    for piece in rows.iter().flatten() {
        let mut characters = piece.text.chars();
        if !characters.all(|c| c.is_ascii_alphanumeric() || BLANKS.contains(&c)) {
            strays.meet(piece, || {
                format!(
                    "`{}` is not a digit: expected a number, a letter, or `_` for a blank",
                    piece.shown()
                )
            });
        }
    }
    strays.name(faults);
}
