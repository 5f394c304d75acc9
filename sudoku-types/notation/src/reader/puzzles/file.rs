//! The kind of a file: a puzzle a line, or blocks; and whether its blanks are dashes.

use super::line::{Line, LineKind, kind_of, lines, width};
use crate::geometry::LARGEST;
use crate::messages::Fault;
use crate::reader::options::Options;
use crate::symbols::is_sure_blank;

/// Returns true if a `-` is the blank of a text: it is beside cells, and there is no other blank.
pub(super) fn dash_is_blank(text: &str, options: &Options) -> bool {
    let cells = lines(text).filter(|line| kind_of(line, options) == LineKind::Cells);
    let mut cells = cells.map(|line| Line::of(line, options).map_or(line, |found| found.grid));
    let is_chosen = |it| matches!(&options.symbols, Some(symbols) if symbols.has(it));
    let is_other = |it: char| is_sure_blank(it) && !is_chosen(it);
    !cells.clone().any(|line| line.contains(is_other)) && cells.any(|line| line.contains('-'))
}

/// How the puzzles of a file are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FileKind {
    /// Each on one line. What may be added can still show that the lines are rows, if it is open.
    Lines { is_open: bool },
    /// Each on several lines.
    Blocks,
}

/// The kind of a file, from its first puzzle: options on lines of their own, and then the first line with cells, which
/// begins after `above` bytes.
pub(super) fn kind(text: &str, above: usize, options: &Options) -> Result<FileKind, Fault> {
    let all = lines(&text[above..]);
    let first = all.clone().next().unwrap_or_default();
    let cells = width(first, options).0;
    // Options above it may be wrong.
    let line = Line::of(&text[..above + first.len()], options).or_else(|| Line::of(first, options));
    // A line too long for a row was meant for a puzzle.
    if line.is_none() && cells <= LARGEST {
        return Ok(FileKind::Blocks);
    }
    let is_bare = line.is_some_and(|line| line.name.is_none() && line.solution.is_none());
    let may_be_row = is_bare && options.claimed().0.is_none() && above == 0;
    if !may_be_row || cells != 16 {
        return Ok(FileKind::Lines { is_open: false });
    }
    // Sixteen cells are a 4×4 grid, or a row of a 16×16 one.
    let (mut count, mut others, mut is_beyond, mut rows, mut are_rows) = (0, 0, false, 0, false);
    for line in all.chain([""]) {
        match kind_of(line, options) {
            LineKind::Cells => {
                let (cells, beyond) = width(line, options);
                (count, rows) = (count + 1, rows + 1);
                others += usize::from(cells != 16);
                is_beyond |= beyond;
            }
            LineKind::Empty => {
                are_rows |= (15..=17).contains(&rows);
                rows = 0;
            }
            _ => {}
        }
    }
    match 2 * others >= count || count == 1 {
        true => Ok(FileKind::Lines {
            is_open: count == 1,
        }),
        false if is_beyond => Ok(FileKind::Blocks),
        false if are_rows => Err(Fault::SixteenOrFour { count }),
        false => Ok(FileKind::Lines { is_open: true }),
    }
}
