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

mod kinds;
mod line;

use core::iter::FusedIterator;
use core::mem;

use super::options::Options;
use super::{Cursor, Origin, Place, Reading, read_after};
use crate::geometry::BoxShape;
use crate::messages::{Fault, ParseError, ParseErrors};
use crate::options::Purpose;
use crate::symbols::{is_gap, is_line_end};
use kinds::{Block, FileKind, LineKind, Lines, width};
use line::Line;

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
/// ## Three of several lines
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
#[derive(Clone, Debug)]
#[must_use = "iterators do nothing until they are asked"]
pub struct Puzzles<'text> {
    text: &'text str,
    /// How many bytes have been taken, and the number of the next line, from 1.
    at: usize,
    line: usize,
    /// Options that count for each puzzle.
    options: Options,
    kind: Option<FileKind>,
    /// A `-` is the blank of the text, so that a line of them is a row; `None` if that is not known yet.
    dash_is_blank: Option<bool>,
    /// The heading or comment above what comes next.
    heading: Option<Heading<'text>>,
    /// Options on lines of their own above what comes next: where they begin, in which line, and whether they are right.
    /// Whether the last puzzle had some.
    own: Option<(usize, usize, bool)>,
    had_own: bool,
    /// Where borders begin that are directly above what comes next, and in which line.
    border: Option<(usize, usize)>,
    /// Where the block ends whose rows are several puzzles, and how many rows each has.
    block: Option<(usize, usize)>,
    /// Where the rest of a list begins in the line that comes next.
    list: Option<usize>,
    /// The line before was not a puzzle, which has been said.
    is_told: bool,
}

/// A puzzle of a text, not yet read: see [`Puzzles`].
#[derive(Clone, Copy, Debug)]
pub struct PuzzleText<'text> {
    text: &'text str,
    line: usize,
    column: usize,
    name: Option<&'text str>,
    /// The solution, and its line and column.
    solution: Option<(&'text str, usize, usize)>,
    has_ended: bool,
    options: Options,
    /// What is wrong, if it is not what the reader says of the text, and its line and column.
    fault: Option<(Fault, usize, usize)>,
}

/// A line above a puzzle.
#[derive(Clone, Copy, Debug)]
struct Heading<'text> {
    text: &'text str,
    line: usize,
    is_comment: bool,
}

impl<'text> Puzzles<'text> {
    /// The puzzles of a text.
    pub fn of(text: &'text str) -> Self {
        Puzzles::with(text, "")
    }

    /// The puzzles of a text, where options such as `boxes: 2x3;` count for each puzzle that has none of its own. Faults
    /// of these options have no place in the text: they are passed over.
    pub fn with(text: &'text str, options: &str) -> Self {
        Puzzles {
            text: text.strip_prefix('\u{feff}').unwrap_or(text),
            at: 0,
            line: 1,
            options: Options::of(options, Purpose::Solve),
            kind: None,
            dash_is_blank: None,
            heading: None,
            own: None,
            had_own: false,
            border: None,
            block: None,
            list: None,
            is_told: false,
        }
    }

    /// What comes after the puzzles so far.
    pub fn rest(&self) -> &'text str {
        &self.text[self.at..]
    }

    /// The puzzles of a text that goes on where the puzzles so far end: [`rest`](Puzzles::rest), and what was added to
    /// it since. They are of the same kind, and lines are counted on.
    pub fn resume<'more>(&self, text: &'more str) -> Puzzles<'more> {
        Puzzles {
            line: self.line,
            kind: self.kind,
            had_own: self.had_own,
            options: self.options,
            is_told: self.is_told,
            ..Puzzles::of(text)
        }
    }

    /// The lines that come next.
    fn lines(&self) -> Lines<'text> {
        Lines(self.rest())
    }

    fn take(&mut self, length: usize) -> &'text str {
        let taken = &self.rest()[..length];
        self.at += length;
        self.line += Lines(taken).count();
        taken
    }

    /// The kind of a line; one of dashes is a border, or a row where a `-` is the blank.
    fn kind_of(&mut self, line: &str) -> LineKind {
        match kinds::kind_of(line, &self.options) {
            LineKind::Dashes => {
                let find = || kinds::dash_is_blank(Lines(self.text), &self.options);
                match *self.dash_is_blank.get_or_insert_with(find) {
                    true => LineKind::Cells,
                    false => LineKind::Border,
                }
            }
            kind => kind,
        }
    }

    /// The puzzle in this part of the text, with the options of the file.
    fn puzzle(&self, text: &'text str, line: usize) -> PuzzleText<'text> {
        PuzzleText {
            text,
            line,
            column: self.column(text),
            name: None,
            solution: None,
            has_ended: true,
            options: self.options,
            fault: None,
        }
    }

    /// The column in which a part of the text begins.
    fn column(&self, part: &str) -> usize {
        let before = &self.text[..part.as_ptr().addr() - self.text.as_ptr().addr()];
        let line = before.rsplit(is_line_end).next();
        line.map_or(0, |line| line.chars().count()) + 1
    }

    fn bad(&self, text: &'text str, line: usize, fault: Fault) -> PuzzleText<'text> {
        let mut puzzle = self.puzzle(text, line);
        puzzle.fault = Some((fault, line, puzzle.column));
        puzzle
    }

    /// Skips lines without cells, and returns false if there are no others. A puzzle in a comment is not skipped.
    fn skip_to_cells(&mut self) -> bool {
        while let Some(line) = self.lines().next() {
            let kind = self.kind_of(line.text);
            match kind {
                LineKind::Cells => return true,
                LineKind::Options => {
                    let (are_alone, are_right) = kinds::are_options(line.text, &self.options);
                    if !are_alone {
                        return true;
                    }
                    let (from, number, _) = self.own.unwrap_or((self.at, self.line, true));
                    self.own = Some((from, number, are_right));
                }
                LineKind::Heading | LineKind::Comment => {
                    self.heading = Some(Heading {
                        text: line.text.trim_matches(is_gap),
                        line: self.line,
                        is_comment: kind == LineKind::Comment,
                    });
                    if kind == LineKind::Comment
                        && line::has_numbered_puzzle(line.text, &self.options)
                    {
                        return true;
                    }
                }
                // A comment is about what follows at once.
                LineKind::Empty => {
                    self.heading = self.heading.filter(|heading| !heading.is_comment)
                }
                LineKind::Border | LineKind::Dashes => {}
            }
            self.border = match kind {
                LineKind::Border => self.border.or(Some((self.at, self.line))),
                _ => None,
            };
            self.take(line.length);
        }
        false
    }

    /// What is left at the end: options without a grid; or a heading that may have been meant for a grid, where there is
    /// no other.
    fn last(&mut self) -> Option<PuzzleText<'text>> {
        if let Some((from, line, _)) = self.own.take() {
            return Some(self.puzzle(self.text[from..].trim_end_matches(is_gap), line));
        }
        let heading = self.heading.take();
        let heading = heading.filter(|heading| !heading.is_comment && self.kind.is_none())?;
        Some(self.bad(heading.text, heading.line, Fault::NoPuzzle))
    }

    /// Takes the next line or block, which has cells, and returns its puzzle, if there is anything to say.
    fn next_of_kind(&mut self) -> Option<PuzzleText<'text>> {
        if let Some(comment) = self.heading.take_if(|heading| heading.line == self.line) {
            let line = self.lines().next()?;
            self.take(line.length);
            return Some(self.bad(comment.text, comment.line, Fault::PuzzleInComment));
        }
        let (own, border) = (self.own.take(), self.border.take());
        let (from, first_line, are_right) = own.unwrap_or((self.at, self.line, false));
        let (known, line) = (self.kind, self.line);
        let kind = match known {
            Some(kind) => kind,
            None => match kinds::file_kind(self.lines(), &self.text[from..], &self.options) {
                Ok(kind) => *self.kind.insert(kind),
                Err(fault) => {
                    let text = self.take(self.rest().len());
                    return Some(self.bad(text, line, fault));
                }
            },
        };
        let lost_options = mem::replace(&mut self.had_own, are_right) && own.is_none();
        let mut puzzle = match kind {
            FileKind::Lines { .. } => self.next_line(from, first_line),
            FileKind::Blocks => {
                let (from, first_line) = border
                    .filter(|(at, _)| *at < from)
                    .unwrap_or((from, first_line));
                self.next_block(from, first_line)
            }
        }?;
        if lost_options && puzzle.fault.is_none() && !kinds::has_options(puzzle.text, &self.options)
        {
            self.had_own = true;
            puzzle.fault = Some((Fault::OptionsOfOne, puzzle.line, puzzle.column));
        }
        // One line that is not a puzzle is no block either.
        if kind == FileKind::Blocks && self.line == line + 1 {
            self.kind = known;
        }
        Some(puzzle)
    }

    /// Takes a line of a file in which each puzzle is on one line; `None` if what is wrong with it has been said.
    fn next_line(&mut self, from: usize, first_line: usize) -> Option<PuzzleText<'text>> {
        let (line, number) = (self.lines().next()?, self.line);
        let begins = self.list.take().map_or(from, |rest| self.at + rest);
        let text = &self.text[begins..self.at + line.text.len()];
        let here = self.at;
        let Some(found) = Line::of(text, &self.options) else {
            self.take(line.length);
            let beyond = width(line.text, &self.options).0 >= 16;
            if !beyond && from == here && mem::replace(&mut self.is_told, true) {
                return None;
            }
            let Some(fault) = (!beyond).then_some(Fault::NotAPuzzle) else {
                self.is_told = false;
                let meant = line::meant_for_grid(text)
                    .filter(|_| from == here)
                    .unwrap_or(text);
                let mut puzzle = self.puzzle(meant, first_line);
                if puzzle.reading(Purpose::Solve).errors.is_empty() {
                    puzzle.fault = Some((Fault::NotAPuzzle, first_line, puzzle.column));
                }
                return Some(puzzle);
            };
            return Some(self.bad(text, first_line, fault));
        };
        self.is_told = false;
        match found.rest {
            Some(rest) => self.list = Some(begins + rest - here),
            None => _ = self.take(line.length),
        }
        let mut puzzle = self.puzzle(found.grid, first_line);
        puzzle.name = found.name;
        puzzle.solution = found.solution.map(|text| (text, number, self.column(text)));
        puzzle.has_ended = line.is_ended && self.kind != Some(FileKind::Lines { is_open: true });
        let fault = found.fault;
        puzzle.fault = fault.map(|(fault, word)| (fault, number, self.column(word)));
        self.heading = None;
        Some(puzzle)
    }

    /// Takes a block, or the next rows of one that is several puzzles.
    fn next_block(&mut self, from: usize, first_line: usize) -> Option<PuzzleText<'text>> {
        let (end, size) = match self.block.take() {
            Some(block) => block,
            None => {
                let block = self.find_block();
                let text = &self.text[from..self.at + block.length];
                let reading = self.puzzle(text, first_line).reading(Purpose::Solve);
                let is_read = reading.errors.is_empty();
                let are_grids = block.are_alike
                    && self.options.claimed().0.map_or_else(
                        || BoxShape::default_for(block.width).is_some(),
                        |claimed| claimed == block.width,
                    )
                    && block.rows > block.width
                    && block.rows.is_multiple_of(block.width);
                let size = if are_grids && !is_read {
                    block.width
                } else {
                    usize::MAX
                };
                // A file may be a 1×1 and nothing else.
                let is_alone = self.text.trim_matches(is_gap) == text.trim_matches(is_gap);
                let is_one = is_read && !is_alone || Line::of(text, &self.options).is_some();
                if block.rows == 1 && is_one {
                    self.take(block.length);
                    return Some(self.bad(text, first_line, Fault::OneLineAmongBlocks));
                }
                (self.at + block.length, size)
            }
        };
        // Borders stay with the grid above.
        let (mut rows, mut length) = (0, 0);
        for line in Lines(&self.text[self.at..end]) {
            let is_row = self.kind_of(line.text) == LineKind::Cells;
            if is_row && rows == size {
                break;
            }
            rows += usize::from(is_row);
            length += line.length;
        }
        self.take(length);
        self.block = (self.at < end).then_some((end, size));
        let text = self.text[from..self.at].trim_end_matches(is_gap);
        let mut puzzle = self.puzzle(text, first_line);
        puzzle.name = self.heading.take().and_then(Heading::name);
        puzzle.has_ended = self.at < self.text.len();
        Some(puzzle)
    }

    /// The lines that come next down to an empty one, a heading or a comment, or to options of the next puzzle.
    fn find_block(&mut self) -> Block {
        let mut block = Block::default();
        for line in self.lines() {
            let kind = self.kind_of(line.text);
            let width = width(line.text, &self.options).0;
            let is_alone = || Line::of(line.text, &self.options).is_some();
            match kind {
                // A whole grid among the rows of another one is not a row.
                LineKind::Cells if block.rows > 0 && width >= 2 * block.width && is_alone() => {
                    break;
                }
                LineKind::Cells => block.add_row(width),
                LineKind::Options if block.rows == 0 => block.add_row(width),
                LineKind::Border => {}
                _ => break,
            }
            block.length += line.length;
        }
        block
    }
}

impl<'text> Iterator for Puzzles<'text> {
    type Item = PuzzleText<'text>;

    fn next(&mut self) -> Option<PuzzleText<'text>> {
        loop {
            let is_within = self.block.is_some() || self.list.is_some();
            if !is_within && !self.skip_to_cells() {
                return self.last();
            }
            if let Some(puzzle) = self.next_of_kind() {
                return Some(puzzle);
            }
        }
    }
}

impl FusedIterator for Puzzles<'_> {}

impl<'text> PuzzleText<'text> {
    /// The text of the puzzle: its options, and its grid.
    pub const fn text(&self) -> &'text str {
        self.text
    }

    /// The text, if there are no options beside it.
    #[doc(hidden)]
    pub const fn text_without_options(&self) -> Option<&'text str> {
        if self.options.has_those_of_the_caller || self.fault.is_some() {
            return None;
        }
        Some(self.text)
    }

    /// The number of its first line, from 1.
    pub const fn line(&self) -> usize {
        self.line
    }

    /// The column in that line, from 1, where it begins.
    pub const fn column(&self) -> usize {
        self.column
    }

    /// The name: what follows a puzzle of one line, or the heading or comment above one of several lines.
    ///
    /// ```
    /// use sudoku_types::Puzzles;
    ///
    /// let name = |text| Puzzles::of(text).next().and_then(|puzzle| puzzle.name());
    /// assert_eq!(name("1.....3....4.2.. # by hand"), Some("by hand"));
    /// assert_eq!(name("1.....3....4.2..,1342243131244213,easy,1.2"), Some("easy,1.2"));
    /// assert_eq!(name("Grid 01\n1...\n..3.\n...4\n.2.."), Some("Grid 01"));
    /// ```
    pub const fn name(&self) -> Option<&'text str> {
        self.name
    }

    /// The number of rows, if the text is a grid.
    ///
    /// ```
    /// use sudoku_types::Puzzles;
    ///
    /// let mut puzzles = Puzzles::of("1.....3....4.2.. one\n1.....3....4.2 two");
    /// assert_eq!(puzzles.next().unwrap().size(), Some(4));
    /// assert_eq!(puzzles.next().unwrap().size(), None);
    /// ```
    pub fn size(&self) -> Option<usize> {
        let reading = self.reading(Purpose::Solve);
        reading.errors.is_empty().then_some(reading.size)
    }

    /// Whether nothing that may be added to the text can belong to this puzzle: something else follows it already.
    pub const fn has_ended(&self) -> bool {
        self.has_ended
    }

    /// What the text says. Places are those of the whole text.
    #[doc(hidden)]
    pub fn reading(&self, purpose: Purpose) -> Reading {
        let mut reading = self.read(self.text, (self.line, self.column), purpose);
        if let Some((fault, line, column)) = self.fault {
            let place = Cursor::new(self.text).place(0);
            let error = ParseError::new(Some(place), fault);
            reading.errors = ParseErrors::one(error.within(line, column));
        }
        reading
    }

    fn read(&self, text: &str, (line, column): (usize, usize), purpose: Purpose) -> Reading {
        let mut reading = read_after(self.options, text, Origin::Text, purpose, None);
        reading.errors = reading.errors.within(line, column);
        reading
    }

    /// The line and column, in the whole text, of a place in the text of this puzzle.
    #[doc(hidden)]
    pub fn place_of(&self, offset: usize) -> (usize, usize) {
        let place = Cursor::new(self.text).place(offset);
        match place.line {
            1 => (self.line, self.column + place.column as usize - 1),
            line => (self.line + line as usize - 1, place.column as usize),
        }
    }

    /// Whether this is wrong with the options that count for each puzzle: such a fault is where the grid begins, and
    /// one of the text's own options where they are.
    #[doc(hidden)]
    pub fn is_of_options(&self, error: &ParseError) -> bool {
        let own = Options::end_of(self.text, self.options);
        let is_behind = |place: Place| place.offset as usize >= own;
        error.is_of_options_together() && error.place().is_none_or(is_behind)
    }

    /// What a second grid on the same line says, and its line and column.
    #[doc(hidden)]
    pub fn solution(&self) -> Option<(Reading, (usize, usize))> {
        let (text, line, column) = self.solution?;
        let reading = self.read(text, (line, column), Purpose::Solve);
        Some((reading, (line, column)))
    }
}

impl<'text> Heading<'text> {
    /// The name that it gives to the grid of several lines below it.
    fn name(self) -> Option<&'text str> {
        let is_section = self.text.starts_with('[');
        line::name(self.text).filter(|_| !is_section)
    }
}

#[cfg(test)]
mod tests;
