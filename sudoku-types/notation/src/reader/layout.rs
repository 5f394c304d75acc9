//! How large the grid is, what makes a cell, and what makes a row.
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

use super::survey::{Cells, Count, Rows, Survey};
use crate::geometry::{BoxShape, LARGEST};
use crate::symbols::Alphabet;

/// How the words of a text are cells of a grid.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    /// How many rows the grid has; `None` where the number of its cells fits no grid, and no rows are to be seen.
    pub(super) size: Option<usize>,
    pub(super) cells: Cells,
    pub(super) rows: RowsAre,
    /// The cells are as many as they should be, and so is every row.
    pub(super) fits: bool,
}

/// What makes a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum RowsAre {
    /// As many cells as the grid is wide, wherever lines end.
    Counted,
    Lines,
    Marked,
}

/// The layout of what the survey has counted, in these symbols, if the size is `claimed`, or else free.
pub(super) const fn layout(
    survey: &Survey,
    given: Option<Alphabet<'_>>,
    claimed: Option<usize>,
) -> Layout {
    let look = View {
        survey,
        given,
        claimed,
    };
    let fitting = look.by_count();
    if let Some(layout) = fitting
        && layout.fits
    {
        return layout;
    }
    if let Some(layout) = look.by_rows() {
        return layout;
    }
    match fitting {
        Some(layout) => layout,
        None => Layout {
            size: claimed,
            cells: look.cells_of(claimed),
            rows: RowsAre::Counted,
            fits: false,
        },
    }
}

#[derive(Clone, Copy)]
struct View<'a> {
    survey: &'a Survey,
    given: Option<Alphabet<'a>>,
    claimed: Option<usize>,
}

impl View<'_> {
    const fn is_wide(&self, size: usize) -> bool {
        match self.given {
            Some(alphabet) => alphabet.is_wide(size),
            None => size > 9,
        }
    }

    /// A size that may be meant: the one that is claimed, or one with usual boxes.
    const fn may_be_meant(&self, size: usize) -> bool {
        match self.claimed {
            Some(claimed) => size == claimed,
            None => BoxShape::default_for(size).is_some(),
        }
    }

    /// Where the cells are as many as a grid has.
    const fn by_count(&self) -> Option<Layout> {
        let Count { apart, together } = self.survey.count;
        let words = match side(apart) {
            Some(size) if self.words_may_be_cells(size) => Some(self.laid_out(size, Cells::Words)),
            _ => None,
        };
        let characters = match side(together) {
            Some(size) if apart != together && self.characters_may_be_cells(size) => {
                Some(self.laid_out(size, Cells::Characters))
            }
            _ => None,
        };
        match (words, characters) {
            (Some(words), Some(characters)) => {
                // Rows tell, else what the words look like.
                let by_rows = words.fits != characters.fits;
                let are_words = match (by_rows, words.rows, characters.rows) {
                    (true, ..) => words.fits,
                    (false, RowsAre::Counted, RowsAre::Lines | RowsAre::Marked) => false,
                    (false, RowsAre::Lines | RowsAre::Marked, RowsAre::Counted) => true,
                    _ => self.all_words_are_numbers(words.size),
                };
                Some(if are_words { words } else { characters })
            }
            (words, characters) => match words {
                Some(_) => words,
                None => characters,
            },
        }
    }

    const fn all_words_are_numbers(&self, size: Option<usize>) -> bool {
        let Some(size) = size else {
            return false;
        };
        let greatest = match self.given {
            Some(alphabet) => alphabet.greatest_number(size),
            None => Some(size),
        };
        match greatest {
            Some(greatest) => {
                self.survey.names + self.survey.others == 0
                    && self.survey.greatest as usize <= greatest
            }
            None => false,
        }
    }

    /// Whether words may be cells of a grid of this size: not where most of them have several characters and are no numbers. (A
    /// name in the place of each blank is one mistake.)
    const fn words_may_be_cells(&self, size: usize) -> bool {
        let Survey {
            count,
            numbers,
            others,
            names,
            ..
        } = self.survey;
        let names = if self.survey.names_are_one { 0 } else { *names };
        let strange = match self.is_wide(size) {
            true => *others + names,
            false => *others + names + *numbers - self.survey.typed,
        };
        let usual = match self.claimed {
            Some(claimed) => size == claimed,
            None => true,
        };
        usual && 2 * strange <= count.apart
    }

    /// Whether characters may be cells: not where numbers of two figures stand among single characters, for then a cell is a word.
    const fn characters_may_be_cells(&self, size: usize) -> bool {
        let Survey {
            count,
            numbers,
            long,
            ..
        } = self.survey;
        let meant = match self.claimed {
            Some(claimed) => size == claimed,
            None => true,
        };
        let all_alike = *numbers == count.apart;
        meant && (!self.is_wide(size) || *numbers == 0 || all_alike || 2 * *long >= count.apart)
    }

    /// A grid of this size whose cells are as many as they should be.
    const fn laid_out(&self, size: usize, cells: Cells) -> Layout {
        let Survey { lines, rows, .. } = self.survey;
        let (rows_are, fits) = if rows.count == size {
            (RowsAre::Marked, rows.misfits(size, cells) == 0)
        } else if lines.count == size {
            (RowsAre::Lines, lines.misfits(size, cells) == 0)
        } else if rows.count > 1 {
            // Rows that are marked are meant, even where the cells would fill a square without them.
            (RowsAre::Marked, false)
        } else {
            (RowsAre::Counted, true)
        };
        Layout {
            size: Some(size),
            cells,
            rows: rows_are,
            fits: fits && (self.may_be_meant(size) || !self.looks_like_rows_of_more(size)),
        }
    }

    /// Rows of a larger grid, whose cells happen to be a square: nine cells with a 7 are no 3×3 grid.
    const fn looks_like_rows_of_more(&self, size: usize) -> bool {
        self.has_greater(size) && self.survey.lines.count != size && {
            let mut width = size + 1;
            let mut found = false;
            while width <= LARGEST {
                found |= self.may_be_meant(width)
                    && self.survey.lines.misfits(width, Cells::OfEachRow) == 0;
                width += 1;
            }
            found
        }
    }

    /// There are figures beyond the digits of such a grid.
    const fn has_greater(&self, size: usize) -> bool {
        size < 9 && self.given.is_none() && self.survey.seen.figures >> (size + 1) != 0
    }

    /// What makes a cell where that is not known from their number.
    const fn cells_of(&self, size: Option<usize>) -> Cells {
        let wide = match size {
            Some(size) => self.is_wide(size),
            None => true,
        };
        let Survey {
            count,
            numbers,
            names,
            others,
            long,
            ..
        } = self.survey;
        if !wide {
            return Cells::OfEachRow;
        }
        let apart = if *numbers == 0 {
            2 * (*names + *others) <= count.apart
        } else {
            2 * *long < count.apart
        };
        if apart {
            Cells::Words
        } else {
            Cells::Characters
        }
    }

    /// Where the cells are too many or too few, but most rows tell how wide the grid is.
    const fn by_rows(&self) -> Option<Layout> {
        let is_marked = self.survey.rows.count > 1;
        let rows = if is_marked {
            &self.survey.rows
        } else {
            &self.survey.lines
        };
        let mut best: Option<(usize, usize)> = None;
        let mut size = if self.claimed.is_none() { 2 } else { 1 };
        while size <= LARGEST {
            let wrong = self.wrong_rows(rows, size);
            let better = match best {
                // Of two, the one that has as many rows as it should.
                Some((least, other)) => {
                    wrong < least
                        || wrong == least && rows.count.abs_diff(size) < rows.count.abs_diff(other)
                }
                None => true,
            };
            let is_meant = self.may_be_meant(size) || self.claimed.is_none() && wrong == 0;
            if is_meant && better && self.explains(rows, size, is_marked) {
                best = Some((wrong, size));
            }
            size += 1;
        }
        let Some((wrong, size)) = best else {
            return None;
        };
        let cells = self.cells_of(Some(size));
        Some(Layout {
            size: Some(size),
            cells,
            rows: if is_marked {
                RowsAre::Marked
            } else {
                RowsAre::Lines
            },
            // Some rows apart and some together.
            fits: wrong == 0 && matches!(cells, Cells::OfEachRow),
        })
    }

    /// Rows of another width, and rows that are missing or too many.
    const fn wrong_rows(&self, rows: &Rows, size: usize) -> usize {
        rows.misfits(size, self.cells_of(Some(size))) + rows.count.abs_diff(size)
    }

    /// Whether rows of this width say better what is wrong than the number of cells does.
    const fn explains(&self, rows: &Rows, size: usize, is_marked: bool) -> bool {
        let misfits = rows.misfits(size, self.cells_of(Some(size)));
        let missing = self.cells_missing(self.claimed);
        let all_alike = misfits == 0 && 2 * rows.count >= size && rows.count <= 2 * size;
        let nearly_square = rows.count == size && self.cells_missing(Some(size)) <= size;
        let most = 2 * misfits < rows.count;
        if rows.count < 2 {
            // Nine cells are a row rather than a 3×3 grid.
            return misfits == 0
                && match side(size) {
                    Some(smaller) => self.has_greater(smaller) && self.claimed.is_none(),
                    None => false,
                };
        }
        nearly_square
            || all_alike && !self.has_greater(size)
            || most && (is_marked || misfits + rows.count.abs_diff(size) <= missing)
    }

    /// How many cells are missing or too many for a grid of this size, or else the nearest.
    const fn cells_missing(&self, size: Option<usize>) -> usize {
        let count = self.cells(size);
        let size = match size {
            Some(size) => size,
            None => nearest(count),
        };
        count.abs_diff(size * size)
    }

    const fn cells(&self, size: Option<usize>) -> usize {
        cells(self.survey, self.cells_of(size), size)
    }
}

/// How many cells a text has in a grid of this size.
pub(super) const fn cells(survey: &Survey, cells: Cells, size: Option<usize>) -> usize {
    let Count { apart, together } = survey.count;
    match cells {
        Cells::Words => apart,
        Cells::Characters => together,
        Cells::OfEachRow => {
            let size = match size {
                Some(size) => size,
                None => nearest(apart),
            };
            // Most words are one cell: then a longer one is one mistake.
            let short = survey.names + survey.others + survey.numbers;
            if 2 * short <= apart && apart.abs_diff(size * size) <= together.abs_diff(size * size) {
                apart
            } else {
                together
            }
        }
    }
}

/// The size with usual boxes whose number of cells comes nearest.
pub(super) const fn nearest(count: usize) -> usize {
    let mut nearest = 4;
    let mut size = 4;
    while size <= LARGEST {
        if BoxShape::default_for(size).is_some()
            && count.abs_diff(size * size) < count.abs_diff(nearest * nearest)
        {
            nearest = size;
        }
        size += 1;
    }
    nearest
}

/// The side of a square of so many cells.
pub(super) const fn side(count: usize) -> Option<usize> {
    let side = count.isqrt();
    if side >= 1 && side <= LARGEST && side * side == count {
        Some(side)
    } else {
        None
    }
}
