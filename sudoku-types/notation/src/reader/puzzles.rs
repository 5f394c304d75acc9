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

use super::options::Options;
use super::source::allows;
use crate::messages::Fault;
use crate::options::Purpose;
use crate::symbols::{is_gap, is_line_end};
use file::FileKind;
use line::{Line, LineKind, lines};
pub use text::PuzzleText;
use text::{Above, Part, Spot};

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
#[derive(Clone, Debug)]
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
    above: Above<'text>,
    /// The last puzzle had options on lines of their own.
    had_own: bool,
    /// Where the block ends that comes next, and how many rows each of its grids has.
    block: Option<(usize, usize)>,
    /// The line before was not a puzzle, which has been said.
    is_told: bool,
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
            here: Spot { at: 0, line: 1 },
            options: Options::of(options, Purpose::Solve),
            kind: None,
            dash_is_blank: None,
            above: Above::default(),
            had_own: false,
            block: None,
            is_told: false,
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

    /// The part of the text from a place to `end`, without the space after it.
    fn part(&self, from: Spot, end: usize) -> Part<'text> {
        self.inside(self.text[from.at..end].trim_end_matches(is_gap), from.line)
    }

    /// This part of the text, which begins on this line.
    fn inside(&self, text: &'text str, line: usize) -> Part<'text> {
        let before = &self.text[..text.as_ptr().addr() - self.text.as_ptr().addr()];
        let before = before.rsplit(is_line_end).next().unwrap_or_default();
        Part {
            text,
            line,
            column: before.chars().count() + 1,
        }
    }

    fn puzzle(&self, part: Part<'text>) -> PuzzleText<'text> {
        PuzzleText {
            part,
            name: None,
            solution: None,
            has_ended: true,
            options: self.options,
            error: None,
        }
    }

    /// The kind of a line; one of dashes is a border, or a row where a `-` is the blank.
    fn kind_of(&mut self, line: &str) -> LineKind {
        let kind = line::kind_of(line, &self.options);
        if kind != LineKind::Dashes {
            return kind;
        }
        let find = || file::dash_is_blank(self.text, &self.options);
        match *self.dash_is_blank.get_or_insert_with(find) {
            true => LineKind::Cells,
            false => LineKind::Border,
        }
    }

    /// Takes a line without cells, and keeps what it says of the puzzle below. A puzzle in a comment is an error.
    fn skip(&mut self, line: &'text str, kind: LineKind) -> Option<PuzzleText<'text>> {
        let here = self.here;
        let text = self.inside(line.trim_matches(is_gap), here.line);
        let above = &mut self.above;
        let border = above.border.take();
        match kind {
            LineKind::Comment if line::has_numbered_puzzle(line, &self.options) => {
                above.heading = None;
                self.take(line.len());
                return Some(self.puzzle(text).wrong(Fault::PuzzleInComment));
            }
            LineKind::Heading | LineKind::Comment => above.heading = Some(text),
            // A comment is about what follows at once.
            LineKind::Empty => above.heading = above.heading.filter(|above| !above.is_comment()),
            LineKind::Options => {
                let (from, _) = above.own.unwrap_or((here, true));
                above.own = Some((from, line::are_options(line, &self.options).1));
            }
            _ => above.border = border.or(Some(here)),
        }
        self.take(line.len());
        None
    }

    /// What is left at the end: options without a grid; or a heading that may have been meant for a grid, where there is
    /// no other.
    fn last(&mut self) -> Option<PuzzleText<'text>> {
        let above = mem::take(&mut self.above);
        if let Some((from, _)) = above.own {
            return Some(self.puzzle(self.part(from, self.text.len())));
        }
        let is_heading = |above: &Part<'_>| self.kind.is_none() && !above.is_comment();
        let heading = above.heading.filter(is_heading)?;
        Some(self.puzzle(heading).wrong(Fault::NoPuzzle))
    }

    /// Takes the next line, block or grid of a block, and returns its puzzle, if there is anything to say.
    fn take_puzzle(&mut self) -> Option<PuzzleText<'text>> {
        let (here, above, known) = (self.here, mem::take(&mut self.above), self.kind);
        let (from, are_right) = above.own.unwrap_or((here, false));
        let find = || file::kind(&self.text[from.at..], here.at - from.at, &self.options);
        let kind = match known.map_or_else(find, Ok) {
            Ok(kind) => *self.kind.insert(kind),
            Err(fault) => {
                self.take(self.rest().len());
                return Some(self.puzzle(self.part(here, self.text.len())).wrong(fault));
            }
        };
        let lost_options = mem::replace(&mut self.had_own, are_right) && above.own.is_none();
        let mut puzzle = match kind {
            FileKind::Lines { .. } => self.take_line(from)?,
            FileKind::Blocks => {
                let border = above.border.filter(|border| border.at < from.at);
                self.take_block(border.unwrap_or(from), above.heading)
            }
        };
        let text = puzzle.part.text;
        if lost_options && puzzle.error.is_none() && Options::end_of(text, self.options) == 0 {
            self.had_own = true;
            puzzle = puzzle.wrong(Fault::OptionsOfOne);
        }
        // One line that is not a puzzle is no block either.
        if kind == FileKind::Blocks && lines(&self.text[here.at..self.here.at]).count() == 1 {
            self.kind = known;
        }
        Some(puzzle)
    }

    /// Takes a line of a file in which each puzzle is on one line; `None` if what is wrong with it has been said.
    fn take_line(&mut self, from: Spot) -> Option<PuzzleText<'text>> {
        let (line, here) = (lines(self.rest()).next()?, self.here);
        let part = self.part(from, here.at + line.len());
        let Some(found) = Line::of(part.text, &self.options) else {
            self.take(line.len());
            return self.no_line(part, from.at < here.at, line::width(line, &self.options).0);
        };
        self.is_told = false;
        let length = found.rest.map(|rest| from.at + rest - here.at);
        self.take(length.unwrap_or(line.len()));
        let inside = |text| self.inside(text, here.line);
        let is_closed = self.kind != Some(FileKind::Lines { is_open: true });
        Some(PuzzleText {
            name: found.name,
            solution: found.solution.map(inside),
            has_ended: line.ends_with(is_line_end) && is_closed,
            error: found.fault.map(|(fault, word)| inside(word).error(fault)),
            ..self.puzzle(self.inside(found.grid, from.line))
        })
    }

    /// Says what is wrong with a line that is not a puzzle: once, where there are several below each other. A line as
    /// wide as a grid was meant for one.
    fn no_line(
        &mut self,
        part: Part<'text>,
        has_own: bool,
        width: usize,
    ) -> Option<PuzzleText<'text>> {
        if width < 16 {
            let is_told = mem::replace(&mut self.is_told, true) && !has_own;
            return (!is_told).then(|| self.puzzle(part).wrong(Fault::NotAPuzzle));
        }
        self.is_told = false;
        let meant = line::meant_for_grid(part.text).filter(|_| !has_own);
        let part = meant.map_or(part, |meant| self.inside(meant, part.line));
        let puzzle = self.puzzle(part);
        Some(match puzzle.size() {
            Some(_) => puzzle.wrong(Fault::NotAPuzzle),
            None => puzzle,
        })
    }

    /// Takes a block, or the next rows of one that is several puzzles.
    fn take_block(&mut self, from: Spot, heading: Option<Part<'text>>) -> PuzzleText<'text> {
        let (end, size) = match self.block.take() {
            Some(block) => block,
            None => match self.find_block(from) {
                Ok(block) => block,
                Err((end, fault)) => {
                    self.take(end - self.here.at);
                    return self.puzzle(self.part(from, end)).wrong(fault);
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
        let heading = heading.map(|heading| heading.text);
        PuzzleText {
            name: heading
                .filter(|text| !text.starts_with('['))
                .and_then(line::name),
            has_ended: self.here.at < self.text.len(),
            ..self.puzzle(self.part(from, self.here.at))
        }
    }

    /// The lines that come next down to an empty one, a heading or a comment, or to options of the next puzzle: where
    /// they end, and how many rows each of their grids has. A fault is one of all these lines.
    fn find_block(&mut self, from: Spot) -> Result<(usize, usize), (usize, Fault)> {
        let (mut rows, mut width, mut are_alike, mut end) = (0_usize, 0, true, self.here.at);
        for line in lines(self.rest()) {
            let kind = self.kind_of(line);
            let cells = match kind {
                LineKind::Border => 0,
                LineKind::Options if rows > 0 => break,
                LineKind::Cells | LineKind::Options => line::width(line, &self.options).0,
                _ => break,
            };
            // A whole grid among the rows of another one is not a row.
            let is_wide = rows > 0 && kind == LineKind::Cells && cells >= 2 * width;
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
        let part = self.part(from, end);
        let is_grid = || self.puzzle(part).size().is_some();
        // A file may be a 1×1 and nothing else.
        let is_alone = || self.text.trim_matches(is_gap) == part.text.trim_matches(is_gap);
        if rows == 1 && (Line::of(part.text, &self.options).is_some() || !is_alone() && is_grid()) {
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
                return self.last();
            };
            let kind = self.kind_of(line);
            let is_alone = || line::are_options(line, &self.options).0;
            let has_cells = match kind {
                _ if self.block.is_some() => true,
                LineKind::Options => !is_alone(),
                kind => kind == LineKind::Cells,
            };
            let found = match has_cells {
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
