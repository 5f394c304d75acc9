//! Many puzzles in one text: where each begins and ends, its name, and its solution if there is one beside it.
//!
//! ```text
//! 53..7....6..195…  easy, 1.2     a line that holds a whole grid is a puzzle; what follows it is its name
//! 53..7….,534678…                 of a table, a second grid is the solution
//!
//! Grid 01                         else the lines down to an empty one are, or to one that begins another puzzle:
//! 003020600                       a heading or a comment, which is its name, an option, or a line of the first kind
//! 900305001
//! …
//!
//! 1.....3....4.2..                16 cells are a 4×4 grid, or a row of a 16×16 one: where there are only such lines,
//! 2.....1....4.3..                the symbols of most of them decide
//! ```
//!
//! Where lines make no grid together, each that is too long for a row has an error of its own.

mod one_line;

use core::iter::FusedIterator;

use super::options::Options;
use super::{Cursor, Origin, Outline, Place, Reading, headings, read_after};
use crate::geometry::{BoxShape, LARGEST};
use crate::messages::ParseError;
use crate::options::Purpose;
use crate::symbols::{is_border, is_gap, lists};
use one_line::{OneLine, name};

/// An iterator over the puzzles of a text, such as a file of them.
///
/// It finds a puzzle a line, perhaps with a name, a comment or a rating after it; tables whose second column is the
/// solution; and grids of several lines, with empty lines, headings or comments between them. What cannot be read is
/// given too, and has its error when a grid is made of it.
///
/// ```
/// use sudoku_types::{Grid, ParseError, Puzzles};
///
/// let text = "\
/// ## Two of one line, and one of four
/// 1.....3....4.2..  easy
/// .2..3......1..4.
///
/// Grid 3
/// 1 2 | . .
/// . . | 3 .
/// ----+----
/// . . | . 4
/// . 3 | . .
/// ";
/// let puzzles = Puzzles::of(text);
/// let grids: Result<Vec<Grid<4>>, ParseError> = puzzles.clone().map(Grid::try_from).collect();
/// assert_eq!(grids?.len(), 3);
/// let names: Vec<_> = puzzles.clone().map(|puzzle| puzzle.name()).collect();
/// assert_eq!(names, [Some("easy"), None, Some("Grid 3")]);
/// let lines: Vec<_> = puzzles.map(|puzzle| puzzle.line()).collect();
/// assert_eq!(lines, [2, 3, 6]);
/// # Ok::<(), ParseError>(())
/// ```
#[derive(Clone, Debug)]
#[must_use = "iterators do nothing until they are asked"]
pub struct Puzzles<'text> {
    rest: &'text str,
    /// The number of the line that comes next, from 1.
    line: usize,
    /// Options that count for each puzzle.
    options: Options,
    /// The heading or comment above what comes next.
    heading: Option<Heading<'text>>,
    /// How the lines are divided that come next.
    block: Option<Block>,
}

/// A puzzle of a text, not yet read: see [`Puzzles`].
#[derive(Clone, Copy, Debug)]
pub struct PuzzleText<'text> {
    text: &'text str,
    line: usize,
    column: usize,
    name: Option<&'text str>,
    /// The solution, and its column.
    solution: Option<(&'text str, usize)>,
    has_ended: bool,
    options: Options,
}

/// A line above a puzzle.
#[derive(Clone, Copy, Debug)]
struct Heading<'text> {
    text: &'text str,
    line: usize,
    is_comment: bool,
}

/// Lines without an empty one between them, that hold one grid or more.
#[derive(Clone, Copy, Debug)]
struct Block {
    /// How many bytes are left of it.
    length: usize,
    division: Division,
    /// Whether something follows.
    has_ended: bool,
}

/// How a block is divided into puzzles.
#[derive(Clone, Copy, Debug)]
enum Division {
    /// They are one, of several lines.
    Whole,
    /// Each line is one, or the last is one and the others are its options.
    Lines,
    /// Each is made of so many rows, a line each.
    Rows(usize),
    /// They make no grid. Lines that are a grid, or too long for a row, are good or bad each for itself.
    Bad,
}

impl<'text> Puzzles<'text> {
    /// The puzzles of a text.
    pub fn of(text: &'text str) -> Self {
        Puzzles::with(text, "")
    }

    /// The same, where options such as `boxes: 2x3;` count for each puzzle that has none of its own. Faults of these
    /// options have no place here: they are passed over.
    pub fn with(text: &'text str, options: &str) -> Self {
        Puzzles {
            rest: text.strip_prefix('\u{feff}').unwrap_or(text),
            line: 1,
            options: Options::of(options, Purpose::Solve),
            heading: None,
            block: None,
        }
    }

    /// What comes after the puzzles so far.
    pub const fn rest(&self) -> &'text str {
        self.rest
    }

    /// Goes on by so many bytes.
    fn take(&mut self, length: usize) -> &'text str {
        let (taken, rest) = self.rest.split_at(length);
        self.rest = rest;
        self.line += taken.bytes().filter(|byte| *byte == b'\n').count();
        taken
    }

    /// A line that is a comment or a heading.
    fn heading(&self, line: &'text str) -> Option<Heading<'text>> {
        let alphabet = self.options.alphabet();
        let text = line.trim_matches(is_gap);
        let is_comment = text.starts_with('#') && !lists(alphabet, '#');
        let heading = Heading {
            text,
            line: self.line,
            is_comment,
        };
        (is_comment || headings::is_heading(Cursor::new(text), alphabet)).then_some(heading)
    }

    /// Looks at the lines that come next, of which the first is no heading and not empty.
    fn block(&self) -> Block {
        let (mut length, mut lines, mut rows, mut size, mut short) = (0, 0, 0, 0, 0);
        let (mut alike, mut is_one, mut has_ended) = (true, false, false);
        for line in self.rest.split_inclusive('\n') {
            let outline = Outline::of(line, self.options);
            let one = OneLine::of(line, self.options);
            is_one = one.as_ref().is_some_and(|one| !one.is_short());
            let begins = is_one || outline.has_options || self.heading(line).is_some();
            if is_empty(line) || begins && rows > 0 {
                (is_one, has_ended) = (false, true);
                break;
            }
            length += line.len();
            lines += 1;
            if outline.cells > 0 {
                size = if rows == 0 { outline.cells } else { size };
                alike &= size == outline.cells;
                rows += 1;
                short += usize::from(one.is_some());
            }
            if is_one {
                has_ended = line.ends_with('\n');
                break;
            }
        }
        let is_usual = match self.options.claimed().0 {
            Some(claimed) => claimed == size,
            None => size > 1 && BoxShape::default_for(size).is_some(),
        };
        let is_grid = |text| Outline::of(text, self.options).size.is_some();
        // A grid that lacks a cell, and a number behind it, do not make up for each other.
        let is_cut = || OneLine::beginning(&self.rest[..length], self.options).is_some();
        let division = if is_one || 2 * short > lines {
            Division::Lines
        } else if alike && is_usual && rows > size && rows % size == 0 {
            Division::Rows(size)
        } else if is_grid(&self.rest[..length]) && !(rows == 1 && is_cut()) {
            Division::Whole
        } else {
            Division::Bad
        };
        Block {
            length,
            division,
            has_ended,
        }
    }

    /// The next puzzle of a block.
    fn next_of(&mut self, block: Block) -> PuzzleText<'text> {
        let options = self.options;
        let outline = |line: &str| Outline::of(line, options);
        let is_alone = |line: &str| {
            outline(line).cells > LARGEST
                || OneLine::of(line, options).is_some()
                || OneLine::beginning(line, options).is_some()
        };
        let (mut rows, mut has_one) = (0, false);
        // Borders stay with the grid above, options with the grid below.
        let is_its = |line: &&str| {
            let has_cells = outline(line).cells > 0;
            let is_next = match block.division {
                Division::Whole => false,
                Division::Lines => rows > 0,
                Division::Rows(size) => rows == size && has_cells,
                Division::Bad => has_one || rows > 0 && is_alone(line),
            };
            has_one |= !matches!(block.division, Division::Rows(_)) && is_alone(line);
            rows += usize::from(has_cells);
            !is_next
        };
        let length = match block.division {
            Division::Whole => block.length,
            _ => {
                let lines = self.rest[..block.length].split_inclusive('\n');
                lines.take_while(is_its).map(str::len).sum()
            }
        };
        let line = self.line;
        let text = self.take(length);
        self.block = (length < block.length).then_some(Block {
            length: block.length - length,
            ..block
        });
        let heading = self.heading.take();
        let one = match block.division {
            Division::Lines | Division::Bad if has_one => {
                OneLine::of(text, options).or_else(|| OneLine::beginning(text, options))
            }
            _ => None,
        };
        let one = one.unwrap_or_else(|| OneLine {
            text,
            grid: text.trim_end_matches(['\n', '\r']),
            solution: None,
            name: heading.and_then(Heading::name),
            size: 0,
        });
        one.puzzle(line, block.has_ended || self.block.is_some(), options)
    }
}

impl<'text> Iterator for Puzzles<'text> {
    type Item = PuzzleText<'text>;

    fn next(&mut self) -> Option<PuzzleText<'text>> {
        if let Some(block) = self.block {
            return Some(self.next_of(block));
        }
        while let Some(line) = self.rest.split_inclusive('\n').next() {
            if let Some(heading) = self.heading(line) {
                self.heading = Some(heading);
            } else if is_empty(line) {
                // A comment is about what follows at once.
                self.heading = self.heading.filter(|heading| !heading.is_comment);
            } else if let Some(one) = OneLine::of(line, self.options).filter(|one| !one.is_short())
            {
                let number = self.line;
                self.heading = None;
                self.take(line.len());
                return Some(one.puzzle(number, line.ends_with('\n'), self.options));
            } else {
                let block = self.block();
                let is_line =
                    |character| is_gap(character) || is_border(character) || character == '-';
                if !self.rest[..block.length].chars().all(is_line) {
                    return Some(self.next_of(block));
                }
                self.take(block.length);
                continue;
            }
            self.take(line.len());
        }
        // Where no grid follows, a heading may have been meant for one.
        let heading = self.heading.take().filter(|heading| !heading.is_comment)?;
        Some(PuzzleText {
            text: heading.text,
            line: heading.line,
            column: 1,
            name: None,
            solution: None,
            has_ended: false,
            options: self.options,
        })
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
        if self.options.has_those_of_the_caller {
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

    /// The number of rows, if it is certain.
    ///
    /// ```
    /// use sudoku_types::Puzzles;
    ///
    /// let mut puzzles = Puzzles::of("1.....3....4.2..\n1.....3....4.2");
    /// assert_eq!(puzzles.next().unwrap().size(), Some(4));
    /// assert_eq!(puzzles.next().unwrap().size(), None);
    /// ```
    pub fn size(&self) -> Option<usize> {
        match self.reading(Purpose::Solve).size {
            0 => None,
            size => Some(size),
        }
    }

    /// Whether nothing that may be added to the text can belong to this puzzle: something else follows it already.
    pub const fn has_ended(&self) -> bool {
        self.has_ended
    }

    /// What the text says. Places are those of the whole text.
    #[doc(hidden)]
    pub fn reading(&self, purpose: Purpose) -> Reading {
        self.read(self.text, self.column, purpose)
    }

    fn read(&self, text: &str, column: usize, purpose: Purpose) -> Reading {
        let mut reading = read_after(self.options, text, Origin::Text, purpose);
        reading.errors = reading.errors.within(self.line, column);
        reading
    }

    /// The line and column, in the whole text, of a place in the text of this puzzle.
    #[doc(hidden)]
    pub const fn place_of(&self, offset: usize) -> (usize, usize) {
        let place = Cursor::new(self.text).place(offset);
        match place.line {
            1 => (self.line, self.column + place.column as usize - 1),
            line => (self.line + line as usize - 1, place.column as usize),
        }
    }

    /// Whether this is wrong with the options that count for each puzzle: such a fault stands where the grid begins, and
    /// one of the text's own options where they are.
    #[doc(hidden)]
    pub fn is_of_options(&self, error: &ParseError) -> bool {
        let own = Options::end_of(self.text, self.options);
        let is_behind = |place: Place| place.offset as usize >= own;
        error.is_of_options_together() && error.place().is_none_or(is_behind)
    }

    /// What a second grid on the same line says, and its column.
    #[doc(hidden)]
    pub fn solution(&self) -> Option<(Reading, usize)> {
        let (text, column) = self.solution?;
        Some((self.read(text, column, Purpose::Solve), column))
    }
}

impl<'text> Heading<'text> {
    /// The name that it gives to the grid of several lines below it.
    fn name(self) -> Option<&'text str> {
        let is_section = self.text.starts_with('[');
        name(self.text).filter(|_| !is_section)
    }
}

fn is_empty(line: &str) -> bool {
    line.trim_matches(is_gap).is_empty()
}

#[cfg(test)]
mod tests;
