//! Finds where one puzzle ends and the next begins.
//!
//! ```text
//! 53..7....6..195…        a line with all cells of a grid is a puzzle
//!
//! boxes: 3x2;             else the lines down to a blank one are, or to one that begins a puzzle:
//! 1_____                  a line of the first kind, or of options
//! _2____  …
//!
//! 1.....3....4.2..        16 cells are a 4×4 grid, or a row of a 16×16 one: where there are only
//! 2.....1....4.3..        such lines, the symbols of most of them tell
//! ```
//!
//! Grids with a row on each line need no blank line between them if all are of one size.
//!
//! Where lines make no grid together, those too long for a row are bad each for itself.

use std::mem;

use sudoku_types::{BoxShape, Grid, Outline};

/// The longest row there is.
const LONGEST_ROW: usize = 25;

/// The text of what should be one puzzle.
pub(crate) struct PuzzleText {
    /// The number of its first line, from 1.
    pub(crate) line: usize,
    pub(crate) text: String,
}

/// Takes line after line, and gives puzzles as they are complete.
#[derive(Default)]
pub(crate) struct Puzzles {
    /// The number of the last line, from 1.
    line: usize,
    block: Vec<Line>,
}

/// A line of a block.
struct Line {
    number: usize,
    text: String,
    outline: Outline,
}

impl Puzzles {
    /// Takes the next line.
    pub(crate) fn line(&mut self, text: &str) -> Vec<PuzzleText> {
        self.line += 1;
        let text = text.trim_end_matches(['\n', '\r']);
        if text.trim_matches(['\u{feff}', ' ', '\t']).is_empty() {
            return self.end();
        }
        let line = Line {
            number: self.line,
            text: text.to_owned(),
            outline: Outline::of(text),
        };
        // Lines of options belong to the grid that follows.
        let begins = line.outline.has_options || is_in_one_line(&line.outline);
        let has_begun = self.block.iter().any(Line::has_cells);
        let mut puzzles = match begins && has_begun {
            true => self.end(),
            false => Vec::new(),
        };
        self.block.push(line);
        if (begins || !has_begun) && is_in_one_line(&Outline::of(&joined(&self.block).text)) {
            puzzles.append(&mut self.end());
        }
        puzzles
    }

    /// Takes the end of a block: a blank line, or the last one.
    pub(crate) fn end(&mut self) -> Vec<PuzzleText> {
        let block = mem::take(&mut self.block);
        if block.iter().all(Line::is_empty) {
            return Vec::new();
        }
        let are_4x4 = 2 * block.iter().filter(|line| line.is_4x4()).count() > block.len();
        if !are_4x4 {
            if let Some(grids) = grids_of_rows(&block) {
                return grids;
            }
            let whole = joined(&block);
            if Outline::of(&whole.text).size.is_some() {
                return vec![whole];
            }
        }
        let stands_alone = |line: &Line| are_4x4 || line.outline.cells > LONGEST_ROW;
        let parts = block.chunk_by(|one, next| !stands_alone(one) && !stands_alone(next));
        parts.map(joined).collect()
    }
}

impl Line {
    fn has_cells(&self) -> bool {
        self.outline.cells > 0
    }

    /// Whether there is nothing to be read but borders.
    fn is_empty(&self) -> bool {
        !self.outline.has_options && !self.has_cells()
    }

    /// Of the rows of a 16×16 grid few are such lines, if any.
    fn is_4x4(&self) -> bool {
        self.outline.cells == 16 && Grid::<4>::parse(&self.text).is_ok()
    }
}

/// Several grids with a row on each line, and no blank line between them.
fn grids_of_rows(block: &[Line]) -> Option<Vec<PuzzleText>> {
    let rows: Vec<usize> = block
        .iter()
        .map(|line| line.outline.cells)
        .filter(|cells| *cells > 0)
        .collect();
    let size = *rows.first()?;
    let are_rows = size > 1
        && BoxShape::default_for(size).is_some()
        && rows.iter().all(|cells| *cells == size);
    if !are_rows || rows.len() == size || !rows.len().is_multiple_of(size) {
        return None;
    }
    let mut row = 0;
    // Rulers stay with the grid above.
    let grids = block.chunk_by(|line, next| {
        row += usize::from(line.has_cells());
        !(next.has_cells() && row > 0 && row.is_multiple_of(size))
    });
    Some(grids.map(joined).collect())
}

/// The lines as one text.
fn joined(block: &[Line]) -> PuzzleText {
    let lines: Vec<&str> = block.iter().map(|line| line.text.as_str()).collect();
    PuzzleText {
        line: block[0].number,
        text: lines.join("\n"),
    }
}

/// Whether a line is a grid, and no row of a larger one.
fn is_in_one_line(line: &Outline) -> bool {
    (line.has_options || line.cells > LONGEST_ROW) && line.size.is_some()
}
