//! A file: its lines, whether each puzzle is on one line or on several, and whether solutions follow puzzles.

use alloc::vec::Vec;

use super::sort::{Line, LineKind, sort};
use crate::geometry::LARGEST;
use crate::messages::Fault;
use crate::reader::options::Options;

/// How the puzzles of a file are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FileKind {
    /// Each on one line.
    Lines,
    /// Each on several lines.
    Blocks,
}

/// A file whose lines are sorted.
#[derive(Clone, Debug)]
pub(super) struct File<'text> {
    pub(super) lines: Vec<Line<'text>>,
    pub(super) kind: Result<FileKind, Fault>,
    /// After each puzzle there is a full grid.
    pub(super) are_pairs: bool,
    /// Some puzzle has blanks.
    pub(super) has_blanks: bool,
}

impl<'text> File<'text> {
    /// Sorts the lines of a text. The kind is that of the first puzzle, if it is not known.
    pub(super) fn of(text: &'text str, options: &Options, known: Option<FileKind>) -> Self {
        let lines = sort(text, options);
        let kind = known.map_or_else(|| kind(&lines, options), Ok);
        let mut file = File {
            lines,
            kind,
            are_pairs: false,
            has_blanks: false,
        };
        let are_full = match kind {
            Ok(FileKind::Lines) => file.full_lines(),
            Ok(FileKind::Blocks) => file.full_blocks(),
            Err(_) => Vec::new(),
        };
        let mut pairs = are_full.chunks(2);
        let has_solution = are_full.contains(&Some(true));
        file.has_blanks = are_full.contains(&Some(false));
        file.are_pairs = has_solution
            && pairs.all(|pair| matches!(pair, [None | Some(false), None | Some(true)]));
        file
    }

    /// Returns for each puzzle whether it is full; `None` for one that may be wrong.
    fn full_lines(&self) -> Vec<Option<bool>> {
        let lines = self
            .lines
            .iter()
            .filter(|line| line.kind == LineKind::Cells);
        let is_full = |line: &Line<'_>| line.found.as_ref().map(|found| found.is_full);
        lines.map(is_full).collect()
    }

    /// Like `full_lines`, but of blocks, and of grids of so many rows in a block.
    fn full_blocks(&self) -> Vec<Option<bool>> {
        let mut all = Vec::new();
        for block in blocks(&self.lines) {
            let is_row = |line: &&Line<'_>| line.kind == LineKind::Cells;
            let rows: Vec<&Line<'_>> = block.iter().filter(is_row).collect();
            let Some(width) = rows.first().map(|row| row.width) else {
                continue;
            };
            if width == 0
                || !rows.len().is_multiple_of(width)
                || rows.iter().any(|row| row.width != width)
            {
                all.push(None);
                continue;
            }
            let grids = rows.chunks(width);
            all.extend(grids.map(|grid| Some(grid.iter().all(|row| row.is_full))));
        }
        all
    }
}

/// The lines that are next to each other and have cells or borders.
fn blocks<'file, 'text>(lines: &'file [Line<'text>]) -> impl Iterator<Item = &'file [Line<'text>]> {
    let is_part = |line: &Line<'_>| {
        matches!(
            line.kind,
            LineKind::Cells | LineKind::Border | LineKind::Dashes | LineKind::Mixed
        )
    };
    lines
        .split(move |line| !is_part(line))
        .filter(|block| !block.is_empty())
}

/// Returns the number of lines with cells.
fn rows(block: &[Line<'_>]) -> usize {
    let cells = block.iter().filter(|line| line.kind == LineKind::Cells);
    cells.count()
}

/// The kind of a file, from its first puzzle.
fn kind<'text>(lines: &[Line<'text>], options: &Options) -> Result<FileKind, Fault> {
    let is_cells = |line: &&Line<'_>| line.kind == LineKind::Cells;
    let all = lines.iter().filter(is_cells);
    // One line that is not a puzzle is not a block either.
    let first = |block: &[Line<'text>]| {
        let first = *block.iter().find(is_cells)?;
        let is_lone = first.found.is_none() && first.width <= LARGEST && rows(block) == 1;
        (!is_lone).then_some(first)
    };
    let Some(mut first) = blocks(lines)
        .find_map(first)
        .or(all.clone().next().copied())
    else {
        return Ok(FileKind::Blocks);
    };
    // A line too long for a row was meant for a puzzle, and so was perhaps one that is not of a whole block.
    if first.found.is_none() && first.width <= LARGEST {
        let is_first = |block: &&[Line<'_>]| block.iter().any(|line| line.at == first.at);
        let block = blocks(lines).find(is_first).unwrap_or_default();
        let is_row = |line: &&Line<'_>| is_cells(line) && line.found.is_none();
        let mut rows = block.iter().filter(is_row);
        let are_whole = rows.clone().count().is_multiple_of(first.width.max(1))
            && rows.all(|row| row.width == first.width);
        match all.clone().find(|line| line.found.is_some()) {
            Some(found) if !are_whole => first = *found,
            _ => return Ok(FileKind::Blocks),
        }
    }
    let index = lines
        .iter()
        .position(|line| line.at == first.at)
        .unwrap_or(0);
    let has_own = lines[..index]
        .iter()
        .any(|line| line.kind == LineKind::Options);
    let is_open =
        first.is_bare() && options.claimed().0.is_none() && !has_own && !first.has_options;
    if !is_open || first.width != 16 {
        return Ok(FileKind::Lines);
    }
    // Sixteen cells are a 4×4 grid, or a row of a 16×16 one. What has a name is not a row.
    let is_named = |line: &Line<'_>| line.found.is_some() && !line.is_bare();
    // A 16×16 with one solution has a digit beyond 4; a block of sixteen lines may be one without.
    let are_rows = |block: &[Line<'_>]| {
        let mut cells = block.iter().filter(is_cells);
        rows(block) == 16 && cells.all(|line| line.width == 16)
    };
    if all.clone().any(is_named) {
        Ok(FileKind::Lines)
    } else if all.clone().any(|line| line.width == 16 && line.is_beyond) {
        Ok(FileKind::Blocks)
    } else if blocks(lines).any(are_rows) {
        let count = all.count();
        Err(Fault::SixteenOrFour { count })
    } else {
        Ok(FileKind::Lines)
    }
}
