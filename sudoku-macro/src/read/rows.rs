//! Rows as they are written: how wide the grid is by them, and which of them are not.

use std::collections::BTreeSet;

use super::LARGEST;
use super::faults::Faults;
use super::piece::{Begins, Piece};
use super::symbols::{Mark, Symbols};

/// The pieces between two breaks.
#[derive(Clone, Copy)]
pub(super) struct Row<'a>(&'a [Piece]);

/// Cuts where a piece begins a line, or a row.
pub(super) fn cut(pieces: &[Piece], at: Begins) -> Vec<Row<'_>> {
    pieces
        .chunk_by(|_, next| next.begins < at)
        .map(Row)
        .collect()
}

impl<'a> Row<'a> {
    pub(super) fn pieces(self) -> &'a [Piece] {
        self.0
    }

    /// How many cells it has if every text is one.
    fn texts(self) -> usize {
        self.0.len()
    }

    /// How many cells it has if every character is one.
    fn characters(self) -> usize {
        self.0.iter().map(Piece::width).sum()
    }

    fn is_complete(self, size: usize) -> bool {
        self.texts() == size || self.characters() == size
    }

    /// Its cells, if there are as many as the grid is wide.
    pub(super) fn complete(self, size: usize) -> Option<Vec<Piece>> {
        if self.texts() == size {
            Some(self.0.to_vec())
        } else if self.characters() == size {
            Some(self.0.iter().flat_map(Piece::split).collect())
        } else {
            None
        }
    }

    /// How many cells a row that is not complete has in its reader's eyes.
    fn count(self, size: usize, symbols: &Symbols) -> usize {
        let (texts, characters) = (self.texts(), self.characters());
        let mut words = self.0.iter().filter(|piece| piece.width() > 1);
        let as_texts = words.all(|word| symbols.mark(&word.text, size) != Mark::Stray);
        if as_texts || texts.abs_diff(size) <= characters.abs_diff(size) {
            texts
        } else {
            characters
        }
    }
}

/// The width that most rows have.
#[derive(Clone, Copy)]
pub(super) struct Width {
    pub(super) size: usize,
    /// How many rows are not that wide.
    pub(super) misfits: usize,
}

impl Width {
    /// The width of more than half of the rows. Where texts and characters both give one, the number of rows decides.
    pub(super) fn of_most(rows: &[Row<'_>], claimed: Option<usize>) -> Option<Width> {
        let widths = rows.iter().flat_map(|row| [row.texts(), row.characters()]);
        let misfits = |size: usize| rows.iter().filter(|row| !row.is_complete(size)).count();
        // Each width is tried once, however many rows have it.
        let candidates: BTreeSet<usize> = match claimed {
            Some(size) => [size].into(),
            // One text a row is a row written together, not a grid of one cell.
            None => widths
                .filter(|width| (2..=LARGEST).contains(width))
                .collect(),
        };
        candidates
            .into_iter()
            .map(|size| Width {
                size,
                misfits: misfits(size),
            })
            .min_by_key(|width| (width.misfits, width.size.abs_diff(rows.len())))
            .filter(|width| width.misfits * 2 < rows.len())
    }

    /// Whether lines of this width are rows, rather than a list that happens to be wrapped there: because they are all alike,
    /// about as many as they should be and free of `strays`, or because fewer of them than of the cells are wrong.
    pub(super) fn explains(self, lines: usize, strays: usize, wrong_cells: usize) -> bool {
        let about_as_many = (self.size.div_ceil(2)..=self.size * 2).contains(&lines);
        let uniform = self.misfits == 0 && about_as_many && strays == 0;
        let wrong_lines = self.misfits + self.size.abs_diff(lines);
        lines > 1 && (uniform || wrong_lines <= wrong_cells)
    }
}

/// Names the rows that are too short or too long, and rows that are missing or too many.
pub(super) fn name_misfits(rows: &[Row<'_>], size: usize, symbols: &Symbols, faults: &mut Faults) {
    let (mut short, mut long) = (false, false);
    for (index, row) in rows.iter().enumerate() {
        if row.is_complete(size) {
            continue;
        }
        let count = row.count(size, symbols);
        short |= count < size;
        long |= count > size;
        // The first cell too many; of a short row the last, after which one is missing.
        let place = size.min(row.0.len() - 1);
        let message = format!(
            "row {} has {}, expected {size}",
            index + 1,
            number_of(count, "cell")
        );
        faults.add(row.0[place].span, message);
    }
    // A row cut in two is short and makes one more; two run together are long and make one less.
    let explained = if rows.len() < size { long } else { short };
    if rows.len() != size && !explained {
        let place = rows[size.min(rows.len() - 1)].0[0].span;
        let message = format!(
            "this grid has {} of {}, expected {}",
            number_of(rows.len(), "row"),
            number_of(size, "cell"),
            number_of(size, "row"),
        );
        faults.add(place, message);
    }
}

fn number_of(count: usize, noun: &str) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{count} {noun}{plural}")
}
