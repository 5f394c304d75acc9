//! From pieces to rows of cells: how large the grid is, and which texts hold several cells.

use std::collections::HashSet;

use super::LARGEST;
use super::boxes::Boxes;
use super::faults::Faults;
use super::options::{Claim, Claimant};
use super::piece::{Begins, Piece};
use super::pieces::MOST;
use super::rows::{Row, Width, cut, name_misfits};
use super::symbols::{Mark, Symbols};

/// The cells' texts in rows.
#[derive(Debug, Default)]
pub(super) struct Arrangement {
    /// `None` where the number of cells fits no grid.
    pub(super) size: Option<usize>,
    pub(super) rows: Vec<Vec<Piece>>,
    /// Wrong numbers of cells or rows.
    pub(super) faults: Faults,
    /// Most of the rows as written are `size` wide.
    ruled: bool,
}

impl Arrangement {
    /// The rows as they are written are nearly right.
    pub(super) fn is_nearly_square(&self) -> bool {
        self.ruled && self.size == Some(self.rows.len())
    }
}

/// Arranges the pieces as the options claim. Where the options are at odds with a grid that is right without them, they are at fault.
pub(super) fn arrange(
    pieces: &[Piece],
    claims: &[Claim],
    symbols: Option<&Symbols>,
) -> Arrangement {
    let Some(claim) = claims.first() else {
        return arrange_as(pieces, None, symbols);
    };
    let agreed = claims.iter().all(|other| other.size == claim.size);
    let claimed = arrange_as(pieces, Some(claim.size), symbols);
    if agreed && (claimed.faults.is_empty() || claimed.ruled) {
        return claimed;
    }
    let mut free = arrange_as(pieces, None, symbols);
    match free.size.filter(|_| free.faults.is_empty()) {
        Some(size) => {
            for claim in claims.iter().filter(|claim| claim.size != size) {
                free.faults.add(
                    claim.span,
                    claim.refuted(&format!("this grid is {size}×{size}"), size),
                );
                if matches!(claim.by, Claimant::Symbols) {
                    free.rows.clear();
                }
            }
            free
        }
        // Both are wrong, or the grid is: without it, the boxes stand.
        None if agreed => claimed,
        None => {
            let mut claimed = Arrangement::default();
            for other in claims.iter().filter(|other| other.size != claim.size) {
                let size = claim.size;
                claimed.faults.add(
                    other.span,
                    other.refuted(&format!("the boxes make a {size}×{size} grid"), size),
                );
            }
            claimed
        }
    }
}

fn arrange_as(pieces: &[Piece], claimed: Option<usize>, symbols: Option<&Symbols>) -> Arrangement {
    let symbols = |size| {
        symbols
            .cloned()
            .unwrap_or_else(|| Symbols::usual(pieces, Some(size)))
    };
    let marked = cut(pieces, Begins::Row);
    let width = Width::of_most(&marked, claimed);
    if marked.len() > 1 {
        // Marked rows hold even where the cells would fill a square without them.
        let size = width.map(|width| width.size).or_else(|| {
            let size = side(count(pieces, claimed))?;
            claimed
                .is_none_or(|claimed| claimed == size)
                .then_some(size)
        });
        return match size {
            Some(size) => by_rows(&marked, size, &symbols(size), width.is_some()),
            None => miscounted(pieces, claimed),
        };
    }

    let lines = cut(pieces, Begins::Line);
    let width = Width::of_most(&lines, claimed);
    let filled = Filled::best(pieces, claimed, symbols);
    // Lines never change what a right grid means. They are asked where the cells fill no square, where strays say that the grid is
    // not right, and where texts had to be split: a `10` and a missing cell elsewhere would make up for each other.
    let by_lines = width.is_some_and(|width| {
        let symbols = symbols(width.size);
        let is_stray = |piece: &&Piece| {
            piece.width() == 1 && symbols.mark(&piece.text, width.size) == Mark::Stray
        };
        let strays = pieces.iter().filter(is_stray).count();
        let explains = |wrong_cells| width.explains(lines.len(), strays, wrong_cells);
        match &filled {
            Some(filled) if filled.size == width.size => {
                filled.split && lines.len() == width.size && width.misfits > 0
            }
            Some(filled) if filled.strays == 0 => false,
            Some(filled) => {
                explains(filled.strays) || filled.is_unusual(claimed) && width.misfits == 0
            }
            None => explains(missing(count(pieces, claimed), claimed)),
        }
    });
    match (filled, width) {
        (_, Some(width)) if by_lines => by_rows(&lines, width.size, &symbols(width.size), true),
        (Some(filled), _) => filled.arranged(),
        (None, _) => miscounted(pieces, claimed),
    }
}

/// A grid whose rows, as written, are meant.
fn by_rows(rows: &[Row<'_>], size: usize, symbols: &Symbols, ruled: bool) -> Arrangement {
    let mut faults = Faults::default();
    name_misfits(rows, size, symbols, &mut faults);
    let cells = |row: &Row<'_>| row.complete(size).unwrap_or_else(|| row.pieces().to_vec());
    Arrangement {
        size: Some(size),
        rows: rows.iter().map(cells).collect(),
        faults,
        ruled,
    }
}

/// Pieces that fill a square, all taken whole or all split.
struct Filled {
    size: usize,
    cells: Vec<Piece>,
    /// Cells that are no symbol of such a grid.
    strays: usize,
    /// Those of several characters.
    stray_words: usize,
    split: bool,
}

impl Filled {
    fn best(
        pieces: &[Piece],
        claimed: Option<usize>,
        symbols: impl Fn(usize) -> Symbols,
    ) -> Option<Filled> {
        let fits =
            |count| side(count).filter(|size| claimed.is_none_or(|claimed| claimed == *size));
        let fill = |cells: Vec<Piece>, split| {
            let size = fits(cells.len())?;
            let symbols = symbols(size);
            let is_stray = |cell: &&Piece| symbols.mark(&cell.text, size) == Mark::Stray;
            let strays = cells.iter().filter(is_stray).count();
            let stray_words = cells
                .iter()
                .filter(|cell| cell.width() > 1 && is_stray(cell))
                .count();
            Some(Filled {
                size,
                cells,
                strays,
                stray_words,
                split,
            })
        };
        let words = pieces.iter().filter(|piece| piece.width() > 1).count();
        let whole = fits(pieces.len()).and_then(|_| fill(pieces.to_vec(), false));
        if words == 0 {
            return whole;
        }
        let split = fits(pieces.iter().map(Piece::width).sum())
            .and_then(|_| fill(pieces.iter().flat_map(Piece::split).collect(), true));
        // Numbers of two digits are meant where most texts of several characters are numbers of that grid. A name that stands for
        // every blank, such as `None`, is one mistake.
        let names: Vec<&str> = pieces
            .iter()
            .filter(|piece| piece.is_name())
            .map(|piece| piece.text.as_str())
            .collect();
        let again = names.len() - names.iter().collect::<HashSet<_>>().len();
        let whole =
            whole.filter(|whole| whole.stray_words.saturating_sub(again) * 2 <= whole.cells.len());
        match (whole, split) {
            (Some(whole), Some(split)) => {
                let numbers = whole.strays * 4 <= words;
                let fewer = whole.strays * split.cells.len() <= split.strays * whole.cells.len();
                Some(if numbers || fewer { whole } else { split })
            }
            (whole, split) => whole.or(split),
        }
    }

    /// Nobody asked for this size, and without options there is no grid of it.
    fn is_unusual(&self, claimed: Option<usize>) -> bool {
        claimed.is_none() && Boxes::usual(self.size).is_none()
    }

    fn arranged(self) -> Arrangement {
        Arrangement {
            size: Some(self.size),
            rows: self
                .cells
                .chunks(self.size)
                .map(<[Piece]>::to_vec)
                .collect(),
            faults: Faults::default(),
            ruled: false,
        }
    }
}

/// Neither the number of cells nor that of rows fits.
fn miscounted(pieces: &[Piece], claimed: Option<usize>) -> Arrangement {
    let count = count(pieces, claimed);
    let largest = LARGEST * LARGEST;
    let message = match claimed {
        Some(size) => format!(
            "a {size}×{size} grid has {} cells: this one has {count}",
            size * size
        ),
        None if count > largest => {
            format!(
                "a grid has n × n cells, at most {LARGEST} × {LARGEST} = {largest}: this one has {count}"
            )
        }
        None => {
            let near = nearest(count);
            format!(
                "a grid has n × n cells: this one has {count}, {near} × {near} would be {}",
                near * near
            )
        }
    };
    let mut faults = Faults::default();
    if let Some(first) = pieces.first() {
        faults.add(first.span, message);
    }
    let lines = cut(pieces, Begins::Line);
    Arrangement {
        size: claimed,
        rows: lines.iter().map(|line| line.pieces().to_vec()).collect(),
        faults,
        ruled: false,
    }
}

/// The message for a grid with so many cells that they were not all read.
pub(super) fn too_many() -> String {
    let largest = LARGEST * LARGEST;
    format!(
        "a grid has n × n cells, at most {LARGEST} × {LARGEST} = {largest}: this one has more than {MOST}"
    )
}

/// How many cells a miscounted grid has in its reader's eyes.
fn count(pieces: &[Piece], claimed: Option<usize>) -> usize {
    let texts = pieces.len();
    let characters: usize = pieces.iter().map(Piece::width).sum();
    let words = pieces.iter().filter(|piece| piece.width() > 1).count();
    if words * 2 <= texts && missing(texts, claimed) <= missing(characters, claimed) {
        texts
    } else {
        characters
    }
}

/// How many cells are missing or too many.
fn missing(count: usize, claimed: Option<usize>) -> usize {
    let size = claimed.unwrap_or_else(|| nearest(count));
    count.abs_diff(size * size)
}

/// The size with usual boxes whose number of cells comes nearest.
fn nearest(count: usize) -> usize {
    let sizes = (2..=LARGEST).filter(|size| Boxes::usual(*size).is_some());
    sizes
        .min_by_key(|size| count.abs_diff(size * size))
        .unwrap_or(9)
}

/// The side of a square of so many cells.
pub(super) fn side(count: usize) -> Option<usize> {
    (1..=LARGEST).find(|size| size * size == count)
}
