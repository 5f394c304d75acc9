//! The kind of a file: a puzzle on each line, or on several.

use alloc::vec::Vec;

use super::lines::{Item, Line};
use crate::geometry::LARGEST;
use crate::messages::Fault;
use crate::reader::options::Options;

/// The layout of the puzzles of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FileKind {
    /// Each on one line.
    Lines,
    /// Each on several lines.
    Blocks,
}

/// The cells of the smallest grid on a line. A shorter line was not meant for one.
pub(super) const SHORTEST: usize = 16;

/// Returns the kind of a file, from its first puzzle: the first line that is one, or the first whole block of rows.
pub(super) fn kind(lines: &[Line<'_>], options: &Options) -> Result<FileKind, Fault> {
    let is_part = |line: &Line<'_>| line.has_cells() || matches!(line.item, Item::Border);
    let blocks = || {
        let blocks = lines.split(move |line| !is_part(line));
        blocks.map(|block| {
            block
                .iter()
                .filter(|line| line.has_cells())
                .collect::<Vec<_>>()
        })
    };
    let any = || lines.iter().find(|line| line.found().is_some());
    let Some(first) = blocks().find_map(first_of_puzzle).or_else(any) else {
        // A line too long for a row was meant for a puzzle.
        let first = lines.iter().find(|line| line.has_cells());
        return Ok(match first {
            Some(first) if first.width > LARGEST => FileKind::Lines,
            _ => FileKind::Blocks,
        });
    };
    let Some(found) = first.found() else {
        return Ok(FileKind::Blocks);
    };
    let mut above = lines.iter().take_while(|line| line.at < first.at);
    let has_own = first.has_options || above.any(|line| matches!(line.item, Item::Options));
    let is_named = |line: &Line<'_>| line.found().is_some_and(|found| !found.is_bare());
    if found.grid.size * found.grid.size != SHORTEST
        || options.claimed().0.is_some()
        || has_own
        || lines.iter().any(is_named)
    {
        return Ok(FileKind::Lines);
    }
    // Sixteen cells are a 4×4 grid, or a row of a 16×16 one. What has a name is not a row. A 16×16 with one solution has a digit
    // beyond 4; a block of sixteen lines may be one without.
    let is_row = |line: &&Line<'_>| line.has_cells() && line.width == SHORTEST;
    if lines.iter().any(is_row_of_16) {
        return Ok(FileKind::Blocks);
    }
    let count = lines.iter().filter(is_row).count();
    match blocks().any(|block| block.len() == SHORTEST && are_alike(&block)) {
        true => Err(Fault::SixteenOrFour { count }),
        false => Ok(FileKind::Lines),
    }
}

fn are_alike(rows: &[&Line<'_>]) -> bool {
    rows.iter().all(|row| row.width == rows[0].width)
}

/// Returns true if this number of rows of this width are whole grids.
pub(super) fn are_grids(rows: usize, width: usize) -> bool {
    rows > 1 && width > 0 && rows.is_multiple_of(width)
}

/// Returns the first line of the first puzzle of a block: of whole grids, or a line that is one.
fn first_of_puzzle<'lines, 'text>(block: Vec<&'lines Line<'text>>) -> Option<&'lines Line<'text>> {
    let rows = block.iter().take_while(|line| line.found().is_none());
    let (rows, rest) = block.split_at(rows.count());
    let width = rows.first().map_or(0, |row| row.width);
    let are_whole = are_grids(rows.len(), width) && are_alike(rows);
    let lines = if are_whole { rows } else { rest };
    lines.first().copied()
}

/// Returns true for a row of a 16×16 grid that is not a 4×4 one.
pub(super) fn is_row_of_16(line: &Line<'_>) -> bool {
    line.found().is_none() && line.has_cells() && line.width == SHORTEST && line.is_right
}
