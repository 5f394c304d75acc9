//! Where one puzzle ends and the next begins.
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
        let mut puzzles = Vec::new();
        if begins && has_begun {
            puzzles = self.end();
        }
        self.block.push(line);
        let is_complete = (begins || !has_begun) && is_in_one_line(&outline(&self.block));
        if is_complete || self.has_16_rows() {
            puzzles.append(&mut self.end());
        }
        puzzles
    }

    /// Takes the end of a block: a blank line, or the last one.
    pub(crate) fn end(&mut self) -> Vec<PuzzleText> {
        if self.block.iter().all(Line::is_empty) {
            self.block.clear();
            return Vec::new();
        }
        let block = mem::take(&mut self.block);
        let are_4x4 = most(&block, Line::is_4x4);
        if let Some(grids) = grids_of_rows(&block) {
            return grids;
        }
        if outline(&block).size.is_some() && !are_4x4 {
            return vec![joined(&block)];
        }
        let stands_alone: fn(&Line) -> bool = if are_4x4 || most(&block, Line::is_1x1) {
            |_| true
        } else {
            |line| line.outline.cells > LONGEST_ROW
        };
        let parts = block.chunk_by(|one, next| !stands_alone(one) && !stands_alone(next));
        parts.map(joined).collect()
    }

    /// Whether these can be rows of a 16×16 grid, and all of them.
    fn has_16_rows(&self) -> bool {
        self.block.len() == 16 && self.block.iter().all(|line| line.outline.cells == 16)
    }
}

impl Line {
    fn has_cells(&self) -> bool {
        self.outline.cells > 0
    }

    /// Whether there is nothing to be read but rulers.
    fn is_empty(&self) -> bool {
        !self.outline.has_options && !self.has_cells()
    }

    /// Of the rows of a 16×16 grid few are such lines, if any.
    fn is_4x4(&self) -> bool {
        self.outline.cells == 16 && Grid::<4>::parse(&self.text).is_ok()
    }

    fn is_1x1(&self) -> bool {
        self.outline.size == Some(1)
    }
}

fn most(block: &[Line], what: fn(&Line) -> bool) -> bool {
    2 * block.iter().filter(|line| what(line)).count() > block.len()
}

/// Several grids with a row on each line, and no blank line between them.
fn grids_of_rows(block: &[Line]) -> Option<Vec<PuzzleText>> {
    let mut rows = block.iter().filter(|line| line.has_cells());
    let size = rows.next()?.outline.cells;
    let count = 1 + rows.clone().count();
    let are_rows = rows.all(|row| row.outline.cells == size);
    if !are_rows
        || BoxShape::default_for(size).is_none()
        || size == 1
        || count == size
        || count % size != 0
    {
        return None;
    }
    let mut row = 0;
    let mut grids: Vec<&[Line]> = Vec::new();
    let mut start = 0;
    for (index, line) in block.iter().enumerate() {
        if line.has_cells() {
            // Rulers stay with the grid above.
            if row > 0 && row % size == 0 {
                grids.push(&block[start..index]);
                start = index;
            }
            row += 1;
        }
    }
    grids.push(&block[start..]);
    Some(grids.into_iter().map(joined).collect())
}

/// The lines as one text.
fn joined(block: &[Line]) -> PuzzleText {
    let lines: Vec<&str> = block.iter().map(|line| line.text.as_str()).collect();
    PuzzleText {
        line: block[0].number,
        text: lines.join("\n"),
    }
}

fn outline(block: &[Line]) -> Outline {
    Outline::of(&joined(block).text)
}

/// Whether a line is a grid, and no row of a larger one.
fn is_in_one_line(line: &Outline) -> bool {
    (line.has_options || line.cells > LONGEST_ROW) && line.size.is_some()
}
