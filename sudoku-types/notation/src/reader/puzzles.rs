//! Many puzzles in one text: where each begins and ends, its name, and its solution if there is one beside it.
//!
//! ```text
//! 53..7....6..195…  easy, 1.2     a line that holds a whole grid is a puzzle; what follows it is its name
//! 53..7….,534678…                 a second grid, a full one, is its solution
//!
//! Grid 01                         a block of lines is a puzzle, and the heading or comment above it its name;
//! 003020600                       it is several puzzles if it has so many rows
//! 900305001
//! …
//! ```
//!
//! A file is of the kind of its first puzzle: a puzzle a line, or blocks. Every other line is of that kind, empty, a
//! comment or a heading; otherwise it is an error.

mod file;
mod line;
mod text;

use core::iter::FusedIterator;
use core::mem;

use super::cursor::Cursor;
use super::heading::is_comment;
use super::options::Options;
use super::read_options;
use super::source::allows;
use crate::messages::{Fault, ParseError};
use crate::options::Purpose;
use crate::symbols::{is_gap, is_line_end};
use file::FileKind;
use line::{Line, LineKind, lines};
pub use text::PuzzleText;
use text::Spot;

/// An iterator over the puzzles of a text, such as a file of them.
///
/// It finds a puzzle a line, perhaps with a name, a comment or a rating beside it; tables with the solution in the next
/// column; lists of strings; and grids of several lines, with empty lines, headings or comments between them. All
/// puzzles of a text are of the kind of the first, on one line or on several. What cannot be read is given too, and has
/// its error when a grid is made of it.
///
/// ```
/// use sudoku_types::{Grid, ParseError, Puzzles};
///
/// let text = "\
/// ## Two of several lines
///
/// Grid 1
/// 1 2 | . .
/// . . | 3 .
/// ----+----
/// . . | . 4
/// . 3 | . .
///
/// 1...
/// ..3.
/// ...4
/// .2..
/// ";
/// let puzzles = Puzzles::of(text);
/// let grids: Result<Vec<Grid<4>>, ParseError> = puzzles.clone().map(Grid::try_from).collect();
/// assert_eq!(grids?.len(), 2);
/// let names: Vec<_> = puzzles.clone().map(|puzzle| puzzle.name()).collect();
/// assert_eq!(names, [Some("Grid 1"), None]);
/// let lines: Vec<_> = puzzles.map(|puzzle| puzzle.line()).collect();
/// assert_eq!(lines, [4, 10]);
/// # Ok::<(), ParseError>(())
/// ```
#[derive(Clone, Debug, Default)]
#[must_use = "iterators do nothing until they are asked"]
pub struct Puzzles<'text> {
    text: &'text str,
    /// Where the next line begins, or the rest of a list on a line.
    here: Spot,
    /// Options that count for each puzzle.
    options: Options,
    kind: Option<FileKind>,
    /// A `-` is the blank of the text, so that a line of them is a row; `None` if that is not known yet.
    dash_is_blank: Option<bool>,
    /// The heading or comment above the next puzzle.
    heading: Option<&'text str>,
    /// Where the options of the next puzzle begin, if they are on lines of their own; and the last one had some.
    own: Option<Spot>,
    had_own: bool,
    /// Where the borders begin that are directly above, such as the quote of a string of several lines.
    border: Option<Spot>,
    /// Where the block ends that comes next, and how many rows each of its grids has.
    block: Option<(usize, usize)>,
    /// The line directly above was not a puzzle, and its error has been given.
    is_told: bool,
}

impl<'text> Puzzles<'text> {
    /// The puzzles of a text.
    pub fn of(text: &'text str) -> Self {
        Puzzles {
            text: text.strip_prefix('\u{feff}').unwrap_or(text),
            here: Spot { at: 0, line: 1 },
            ..Puzzles::default()
        }
    }

    /// The puzzles of a text, where options such as `boxes: 2x3;` count for each puzzle that has none of its own.
    ///
    /// # Errors
    ///
    /// If there is something else than options in `options`, or they cannot be read. The place of the error is in
    /// `options`. Options that do not fit a puzzle are an error when a grid is made of it.
    ///
    /// ```
    /// use sudoku_types::{Grid, Puzzles, Rule};
    ///
    /// let mut puzzles = Puzzles::with("1.....3....4.2..", "rules: diagonals;")?;
    /// let grid: Grid<4> = puzzles.next().expect("a puzzle").try_into()?;
    /// assert!(grid.rules().has(Rule::Diagonals));
    ///
    /// let error = Puzzles::with("1.....3....4.2..", "boxes: 2x2").unwrap_err();
    /// assert_eq!(error.column(), Some(10));
    /// assert!(error.message().to_string().starts_with("expected `;` after the value of `boxes`"));
    /// # Ok::<(), sudoku_types::ParseError>(())
    /// ```
    pub fn with(text: &'text str, options: &str) -> Result<Self, ParseError> {
        let (errors, end) = read_options(options, Purpose::Solve);
        let cursor = Cursor::new(options);
        match errors.first() {
            Some(error) => Err(*error),
            None if end < options.len() => {
                let place = cursor.place(end);
                Err(ParseError::new(Some(place), Fault::NotAnOption))
            }
            None => Ok(Puzzles {
                options: Options::of(options, Purpose::Solve),
                ..Puzzles::of(text)
            }),
        }
    }

    /// What comes after the puzzles so far.
    pub fn rest(&self) -> &'text str {
        &self.text[self.here.at..]
    }

    /// The puzzles of a text that goes on where the puzzles so far end: [`rest`](Puzzles::rest), and what was added to
    /// it since. They are of the same kind, and lines are counted on.
    pub fn resume<'more>(&self, text: &'more str) -> Puzzles<'more> {
        let line = self.here.line;
        Puzzles {
            here: Spot { at: 0, line },
            kind: self.kind,
            had_own: self.had_own,
            options: self.options,
            is_told: self.is_told,
            ..Puzzles::of(text)
        }
    }

    fn take(&mut self, length: usize) {
        let ended = lines(&self.rest()[..length]).filter(|line| line.ends_with(is_line_end));
        self.here.line += ended.count();
        self.here.at += length;
    }

    /// The puzzle from a place to `end`, without the space after it.
    fn puzzle(&self, from: Spot, end: usize) -> PuzzleText<'text> {
        PuzzleText {
            part: self.part(self.text[from.at..end].trim_end_matches(is_gap), from.line),
            name: None,
            solution: None,
            has_ended: end < self.text.len(),
            options: self.options,
            error: None,
        }
    }

    /// This part of the text, which begins on this line.
    fn part(&self, text: &'text str, line: usize) -> Cursor<'text> {
        let before = &self.text[..text.as_ptr().addr() - self.text.as_ptr().addr()];
        let before = before.rsplit(is_line_end).next().unwrap_or_default();
        Cursor::within(text, line, before.chars().count() + 1)
    }

    /// The kind of a line. Dashes are a border, or a part of a heading; where a `-` is the blank, they are a row, or a
    /// puzzle with a name.
    fn kind_of(&mut self, line: &str) -> LineKind {
        let kind = line::kind_of(line, &self.options);
        let are_lines = matches!(self.kind, Some(FileKind::Lines { .. }));
        let may_be_cells = match kind {
            LineKind::Dashes => true,
            // So many dashes may be a puzzle of blanks that is too short: then an error is better than a heading.
            LineKind::Heading if are_lines && line.contains("----------") => true,
            LineKind::Heading => Line::of(line, &self.options).is_some(),
            _ => false,
        };
        let find = || file::dash_is_blank(self.text, &self.options);
        match may_be_cells && *self.dash_is_blank.get_or_insert_with(find) {
            true => LineKind::Cells,
            false => kind,
        }
    }

    /// Takes a line without cells, and keeps what it says of the puzzle below. A puzzle in a comment is an error.
    fn skip(&mut self, line: &'text str, kind: LineKind) -> Option<PuzzleText<'text>> {
        let (here, text) = (self.here, line.trim_matches(is_gap));
        let border = self.border.take();
        self.take(line.len());
        // Below a border, a picture may go on.
        self.is_told &= matches!(kind, LineKind::Border | LineKind::Dashes);
        match kind {
            LineKind::Comment if line::has_numbered_puzzle(line, &self.options) => {
                let puzzle = self.puzzle(here, self.here.at);
                return Some(puzzle.wrong(Fault::PuzzleInComment));
            }
            LineKind::Heading | LineKind::Comment => self.heading = Some(text),
            // A comment is about what follows at once.
            LineKind::Empty => self.heading = self.heading.filter(|text| !is_comment(text)),
            LineKind::Options => self.own = self.own.or(Some(here)),
            _ => self.border = border.or(Some(here)),
        }
        None
    }

    /// Takes the next line, block or grid of a block, and returns its puzzle, if there is anything to say.
    fn take_puzzle(&mut self) -> Option<PuzzleText<'text>> {
        let (here, heading, known) = (self.here, self.heading.take(), self.kind);
        let (own, border) = (self.own.take(), self.border.take());
        let from = own.unwrap_or(here);
        let find = || file::kind(&self.text[from.at..], here.at - from.at, &self.options);
        let kind = match known.map_or_else(find, Ok) {
            Ok(kind) => *self.kind.insert(kind),
            Err(fault) => {
                self.take(self.rest().len());
                return Some(self.puzzle(here, self.text.len()).wrong(fault));
            }
        };
        let puzzle = match kind {
            FileKind::Lines { .. } => self.take_line(from)?,
            FileKind::Blocks => self.take_block(own.or(border).unwrap_or(here), heading),
        };
        // One line that is not a puzzle is no block either.
        if kind == FileKind::Blocks && lines(&self.text[here.at..self.here.at]).count() == 1 {
            self.kind = known;
        }
        let has_options = || Options::end_of(puzzle.part.text, self.options) > 0;
        let had_own = mem::replace(&mut self.had_own, own.is_some() && has_options());
        if had_own && puzzle.error.is_none() && !has_options() {
            self.had_own = true;
            return Some(puzzle.wrong(Fault::OptionsOfOne));
        }
        Some(puzzle)
    }

    /// Takes a line of a file in which each puzzle is on one line; `None` if what is wrong with it has been said.
    fn take_line(&mut self, from: Spot) -> Option<PuzzleText<'text>> {
        let (line, here) = (lines(self.rest()).next()?, self.here);
        let puzzle = self.puzzle(from, here.at + line.len());
        let Some(found) = Line::of(puzzle.part.text, &self.options) else {
            self.take(line.len());
            let is_narrow = line::width(line, &self.options).0 < 16;
            return self.no_puzzle(puzzle, is_narrow, from.at < here.at);
        };
        self.is_told = false;
        let length = found.rest.map(|rest| from.at + rest - here.at);
        self.take(length.unwrap_or(line.len()));
        let part = |text| self.part(text, here.line);
        let is_closed = self.kind != Some(FileKind::Lines { is_open: true });
        Some(PuzzleText {
            part: self.part(found.grid, from.line),
            name: found.name,
            solution: found.solution.map(part),
            has_ended: line.ends_with(is_line_end) && is_closed,
            error: found.fault.map(|(fault, word)| part(word).error(fault)),
            ..puzzle
        })
    }

    /// Says what is wrong with a line that is not a puzzle. One as wide as a grid, or a word in it, was meant for one; of
    /// others below each other it is said once.
    fn no_puzzle(
        &mut self,
        puzzle: PuzzleText<'text>,
        is_narrow: bool,
        has_own: bool,
    ) -> Option<PuzzleText<'text>> {
        let is_told = mem::replace(&mut self.is_told, is_narrow);
        if is_narrow && is_told && !has_own {
            return None;
        }
        let word = line::long_word(puzzle.part.text).filter(|_| !has_own);
        let part = word.map_or(puzzle.part, |word| self.part(word, puzzle.part.line));
        let puzzle = PuzzleText { part, ..puzzle };
        match is_narrow || puzzle.size().is_some() {
            true => Some(puzzle.wrong(Fault::NotAPuzzle)),
            false => Some(puzzle),
        }
    }

    /// Takes a block, or the next rows of one that is several puzzles.
    fn take_block(&mut self, from: Spot, heading: Option<&'text str>) -> PuzzleText<'text> {
        let (end, size) = match self.block.take() {
            Some(block) => block,
            None => match self.find_block(from) {
                Ok(block) => block,
                Err((end, fault)) => {
                    self.take(end - self.here.at);
                    return self.puzzle(from, end).wrong(fault);
                }
            },
        };
        // Borders stay with the grid above.
        let (mut rows, mut length) = (0, 0);
        for line in lines(&self.text[self.here.at..end]) {
            let is_row = self.kind_of(line) == LineKind::Cells;
            if is_row && rows == size {
                break;
            }
            rows += usize::from(is_row);
            length += line.len();
        }
        self.take(length);
        self.block = (self.here.at < end).then_some((end, size));
        PuzzleText {
            name: heading.and_then(line::name),
            ..self.puzzle(from, self.here.at)
        }
    }

    /// The lines that come next down to an empty one, a heading or a comment, or to options of the next puzzle: where
    /// they end, and how many rows each of their grids has. A fault is one of all these lines.
    fn find_block(&mut self, from: Spot) -> Result<(usize, usize), (usize, Fault)> {
        let (mut rows, mut width, mut are_alike, mut end) = (0_usize, 0, true, self.here.at);
        for line in lines(self.rest()) {
            let cells = match self.kind_of(line) {
                LineKind::Cells if rows == 0 || !line::has_options(line) => {
                    line::width(line, &self.options).0
                }
                LineKind::Border | LineKind::Dashes => 0,
                _ => break,
            };
            // A whole grid among the rows of another one is not a row.
            let is_wide = rows > 0 && cells >= 2 * width;
            if is_wide && Line::of(line, &self.options).is_some() {
                break;
            }
            if cells > 0 {
                width = if rows == 0 { cells } else { width };
                are_alike &= cells == width;
                rows += 1;
            }
            end += line.len();
        }
        let puzzle = self.puzzle(from, end);
        let text = puzzle.part.text;
        let is_grid = || puzzle.size().is_some();
        // A file may be a 1×1 and nothing else.
        let is_alone = || self.text.trim_matches(is_gap) == text.trim_matches(is_gap);
        if rows == 1 && (Line::of(text, &self.options).is_some() || !is_alone() && is_grid()) {
            return Err((end, Fault::OneLineAmongBlocks));
        }
        let is_stack = are_alike
            && rows > width
            && rows.is_multiple_of(width)
            && allows(self.options.claimed().0, width)
            && !is_grid();
        Ok((end, if is_stack { width } else { usize::MAX }))
    }
}

impl<'text> Iterator for Puzzles<'text> {
    type Item = PuzzleText<'text>;

    fn next(&mut self) -> Option<PuzzleText<'text>> {
        loop {
            let Some(line) = lines(self.rest()).next() else {
                // What is left may be options without a grid.
                let own = self.own.take()?;
                return Some(self.puzzle(own, self.text.len()));
            };
            let kind = self.kind_of(line);
            let found = match self.block.is_some() || kind == LineKind::Cells {
                true => self.take_puzzle(),
                false => self.skip(line, kind),
            };
            if found.is_some() {
                return found;
            }
        }
    }
}

impl FusedIterator for Puzzles<'_> {}

#[cfg(test)]
mod tests;
