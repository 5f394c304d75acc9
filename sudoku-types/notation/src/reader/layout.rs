//! Finds the layout of a grid in a text: how large it is, what makes a cell, and what makes a row.
//!
//! ```text
//! 1 _ | _ _
//! _ _ | 3 _        as many lines as the grid has rows: each is a row, and its width is checked
//!   …
//!
//! 1, _, _, _, _,   any other number of lines: a list, wrapped somewhere
//! _, 3, …
//!
//! [1 _ _ _] …      rows that are marked are rows, however they are wrapped
//! ```
//!
//! Every size is tried with every way to make cells; the best is taken.

use super::survey::{Cells, Rows, Survey, may_be_meant, nearest, side};
use crate::geometry::LARGEST;
use crate::symbols::Alphabet;

/// How pieces are cells of a grid.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    /// How many rows the grid has; `None` where the number of its cells fits no grid, and no rows are to be seen.
    pub(super) size: Option<usize>,
    pub(super) cells: Cells,
    pub(super) rows: RowsAre,
    /// The cells are as many as they should be, and so is every row.
    pub(super) fits: bool,
    /// How unlikely it is.
    pub(super) against: usize,
}

/// What makes a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum RowsAre {
    /// As many cells as the grid is wide, wherever lines end.
    Counted,
    Lines,
    Marked,
}

/// Finds the layout, of the size that is claimed, or of any.
pub(super) const fn layout(
    survey: &Survey,
    given: Option<Alphabet<'_>>,
    claimed: Option<usize>,
) -> Layout {
    let view = View {
        survey,
        given,
        claimed,
        nearest: [
            nearest(survey.count.words),
            nearest(survey.count.characters),
        ],
    };
    let mut best = Layout {
        size: claimed,
        cells: view.usual_cells(claimed),
        rows: RowsAre::Counted,
        fits: false,
        against: usize::MAX,
    };
    let mut size = 1;
    while size <= LARGEST {
        let mut way = 0;
        while way < 3 {
            let cells = [Cells::Words, Cells::Characters, Cells::OfEachRow][way];
            if let Some(layout) = view.try_out(size, cells)
                && layout.against < best.against
            {
                best = layout;
            }
            way += 1;
        }
        size += 1;
    }
    best
}

#[derive(Clone, Copy)]
struct View<'a> {
    survey: &'a Survey,
    given: Option<Alphabet<'a>>,
    claimed: Option<usize>,
    /// The sizes that are nearest to the numbers of words and of characters.
    nearest: [usize; 2],
}

impl View<'_> {
    /// The layout with this size and these cells; `None` where nothing fits.
    const fn try_out(&self, size: usize, cells: Cells) -> Option<Layout> {
        let Survey { lines, marked, .. } = self.survey;
        let is_meant = may_be_meant(Some(size), self.claimed);
        let of_every_size = self.claimed.is_none() && !self.has_greater(size);
        if !is_meant && !of_every_size || !self.may_be_cells(size, cells) {
            return None;
        }
        let fits_lines = lines.count == size && lines.misfits(size, cells) == 0;
        let (rows, rows_are) = if marked.count == 1 || marked.count != size && fits_lines {
            (lines, RowsAre::Lines)
        } else {
            (marked, RowsAre::Marked)
        };
        let wrong = rows.misfits(size, cells) + rows.count.abs_diff(size);
        let against = if is_meant { 0 } else { 4 } + self.doubt(size, cells);
        let as_rows = Layout {
            size: Some(size),
            cells,
            rows: rows_are,
            fits: wrong == 0,
            against,
        };
        if wrong == 0 {
            return Some(as_rows);
        }
        let is_full = self.survey.cells(cells, Some(size)) == size * size;
        if is_full && !matches!(cells, Cells::OfEachRow) && self.is_list(size, cells) {
            return Some(Layout {
                rows: RowsAre::Counted,
                fits: true,
                against: 2 + against,
                ..as_rows
            });
        }
        let is_usual = matches!(
            (cells, self.usual_cells(Some(size))),
            (Cells::Words, Cells::Words)
                | (Cells::Characters, Cells::Characters)
                | (Cells::OfEachRow, Cells::OfEachRow)
        );
        if is_usual && is_meant && self.explains(rows, size, cells, rows_are) {
            // Of two, the one that has as many rows as it should.
            let other_size = (rows.count != size) as usize;
            return Some(Layout {
                against: 100 + 4 * wrong + other_size,
                ..as_rows
            });
        }
        None
    }

    /// Whether lines are where a list was wrapped, and neither rows nor grids.
    const fn is_list(&self, size: usize, cells: Cells) -> bool {
        let Survey { lines, marked, .. } = self.survey;
        if marked.count > 1 || lines.count == size {
            return false;
        }
        if let Some((_, of)) = lines.grids(cells)
            && (self.claimed.is_none() || of == size)
        {
            return false;
        }
        let mut width = 4;
        while width <= LARGEST && !lines.are_even(cells) {
            if may_be_meant(Some(width), self.claimed) && lines.are_rows_of(width, cells) {
                return false;
            }
            width += 1;
        }
        true
    }

    const fn is_wide(&self, size: usize) -> bool {
        match self.given {
            Some(alphabet) => alphabet.is_wide(size),
            None => size > 9,
        }
    }

    /// There are figures beyond the digits of such a grid.
    const fn has_greater(&self, size: usize) -> bool {
        self.given.is_none() && self.survey.has_greater_figures(size)
    }

    /// Whether these can be cells: words not where most of them have several characters and are no numbers; and
    /// characters not where numbers of two figures are among single ones, for there each word is a cell.
    const fn may_be_cells(&self, size: usize, cells: Cells) -> bool {
        let Survey {
            count,
            numbers,
            typed,
            names,
            others,
            long,
            ..
        } = self.survey;
        let is_wide = self.is_wide(size);
        match cells {
            Cells::Words => {
                let strange = *others + *names + if is_wide { 0 } else { *numbers - *typed };
                2 * strange <= count.words
            }
            Cells::Characters => {
                let are_all_alike = *numbers == count.words;
                !is_wide || *numbers == 0 || are_all_alike || 2 * *long >= count.words
            }
            // One word a row is a row written together, not a grid of one cell.
            Cells::OfEachRow => !is_wide && size > 1,
        }
    }

    /// Words that are numbers of the grid are the better cells, else characters.
    const fn doubt(&self, size: usize, cells: Cells) -> usize {
        let Survey {
            names,
            others,
            greatest,
            ..
        } = self.survey;
        let greatest_digit = match self.given {
            Some(alphabet) => alphabet.greatest_number(size),
            None => Some(size),
        };
        let are_numbers = match greatest_digit {
            Some(digit) => *names + *others == 0 && *greatest as usize <= digit,
            None => false,
        };
        match cells {
            Cells::Words => !are_numbers as usize,
            Cells::Characters => are_numbers as usize,
            Cells::OfEachRow => 1,
        }
    }

    /// What makes a cell where the number of cells does not decide it.
    const fn usual_cells(&self, size: Option<usize>) -> Cells {
        let Survey {
            count,
            numbers,
            names,
            others,
            long,
            ..
        } = self.survey;
        let is_narrow = match size {
            Some(size) => !self.is_wide(size),
            None => false,
        };
        if is_narrow {
            Cells::OfEachRow
        } else if *numbers > 0 && 2 * *long < count.words
            || *numbers == 0 && 2 * (*names + *others) <= count.words
        {
            Cells::Words
        } else {
            Cells::Characters
        }
    }

    /// Whether rows of this width say better what is wrong than the number of cells does.
    const fn explains(&self, rows: &Rows, size: usize, cells: Cells, are: RowsAre) -> bool {
        let misfits = rows.misfits(size, cells);
        let count = self.survey.cells(cells, Some(size));
        if rows.count < 2 {
            // Nine cells are a row, rather than a 3×3 grid.
            return misfits == 0
                && (self.is_wide(size) || self.survey.count.characters == size)
                && self.claimed.is_none()
                && match side(size) {
                    Some(smaller) => self.has_greater(smaller),
                    None => false,
                };
        }
        let aim = match self.claimed {
            Some(claimed) => claimed,
            None => self.nearest[(count != self.survey.count.words) as usize],
        };
        let is_nearly_square = rows.count == size && count.abs_diff(size * size) <= size;
        let are_all_alike = misfits == 0
            && 2 * rows.count >= size
            && rows.count <= 2 * size
            && !self.has_greater(size);
        let are_most = 2 * misfits < rows.count
            && (matches!(are, RowsAre::Marked)
                || misfits + rows.count.abs_diff(size) <= count.abs_diff(aim * aim));
        is_nearly_square || are_all_alike || are_most || rows.are_rows_of(size, cells)
    }
}
