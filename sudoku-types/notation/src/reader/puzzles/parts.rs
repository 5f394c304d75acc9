//! The parts of a file: where each puzzle begins and ends, and what is above it.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::mem;

use super::found::{Entry, end, long_word, name};
use super::kind::{FileKind, SHORTEST, are_grids, is_row_of_16, kind};
use super::lines::{Item, Line, sort};
use crate::messages::Fault;
use crate::options::OptionName;
use crate::reader::cursor::{Cursor, offset};
use crate::reader::foreign::foreign;
use crate::reader::heading::is_comment;
use crate::reader::options::Options;
use crate::reader::source::allows;
use crate::reader::words::side;
use crate::symbols::is_gap;

/// The cells of a part, before it is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Cells {
    /// It is not a grid.
    #[default]
    None,
    /// It may be wrong.
    Unclear,
    /// A grid with blanks.
    Blanks,
    /// A grid without blanks.
    Full,
}

/// A part of a file that is a puzzle, or was meant for one.
#[derive(Clone, Debug, Default)]
pub(super) struct Part<'text> {
    /// Its options and its grid.
    pub(super) text: &'text str,
    /// The numbers of lines before it, and before its grid.
    pub(super) line: usize,
    pub(super) grid_line: usize,
    pub(super) name: Option<&'text str>,
    /// The solution beside it.
    pub(super) solution: Option<&'text str>,
    /// It has options on lines of their own.
    pub(super) has_own_lines: bool,
    /// It has options.
    pub(super) has_options: bool,
    /// It is said to be a solution.
    pub(super) is_said: bool,
    pub(super) cells: Cells,
    /// Its fault, and the part of the text that has it; and the fault that it has if it can be read.
    pub(super) fault: Option<Box<(Fault, &'text str)>>,
    pub(super) fault_if_right: Option<Fault>,
    /// A line next to it is an error. What is wrong with this part then follows from that.
    pub(super) is_beside_error: bool,
}

/// Returns the parts of a file. The kind is that of the first puzzle, if it is not known.
pub(super) fn parts<'text>(
    text: &'text str,
    options: &Options,
    known: Option<FileKind>,
) -> Vec<Part<'text>> {
    let lines = sort(text, options);
    let kind = known.map_or_else(|| kind(&lines, options), Ok);
    let mut sorter = Sorter {
        text,
        options,
        lines: &lines,
        has_rows_of_16: known.is_some() || lines.iter().any(is_row_of_16),
        parts: Vec::new(),
        next: 0,
        above: Above::default(),
        told_format: None,
    };
    while let Some(line) = lines.get(sorter.next) {
        if !line.has_cells() {
            sorter.skip(line);
            continue;
        }
        match kind {
            Ok(FileKind::Lines) => sorter.take_line(line),
            Ok(FileKind::Blocks) => sorter.take_block(line),
            Err(fault) => {
                sorter.wrong(line, line.text, fault);
                return sorter.parts;
            }
        }
    }
    // What is left may be options without a grid.
    if let Some(own) = sorter.above.own {
        let left = &text[sorter.start(own)..];
        let name = OptionName::of_name(&Cursor::new(left).word());
        let late = name.filter(|_| !sorter.parts.is_empty()).map(Fault::Late);
        let part = Part {
            grid_line: own,
            fault: late.map(|fault| Box::new((fault, left))),
            ..Part::default()
        };
        sorter.push(own, text.len(), part);
    }
    sorter.parts
}

/// Returns true if a line with this fault was meant for options. It is a fault of the puzzle below.
fn is_of_options(fault: Fault) -> bool {
    matches!(
        fault,
        Fault::UnknownOption { .. }
            | Fault::NotFirst(_)
            | Fault::Late(_)
            | Fault::NoColon(_)
            | Fault::LoneRule(_)
            | Fault::LoneSum
            | Fault::CellName
    )
}

/// The content of the lines above a puzzle.
#[derive(Default)]
struct Above<'text> {
    /// The heading or comment above it, and whether one says that it is a solution.
    heading: Option<&'text str>,
    is_said: bool,
    /// The line on which its options begin, if they are on lines of their own, and the fault of what was meant for one.
    own: Option<usize>,
    fault: Option<Fault>,
    /// The line on which the borders begin that are directly above, such as the quote of a string of several lines.
    border: Option<usize>,
    /// The error of the line directly above.
    told: Option<Fault>,
}

/// Goes through the lines of a file.
struct Sorter<'lines, 'text> {
    text: &'text str,
    options: &'lines Options,
    lines: &'lines [Line<'text>],
    /// Lines of sixteen cells are rows.
    has_rows_of_16: bool,
    parts: Vec<Part<'text>>,
    next: usize,
    above: Above<'text>,
    /// The format of the file, if it has been named.
    told_format: Option<Fault>,
}

impl<'text> Sorter<'_, 'text> {
    /// Takes a line without cells.
    fn skip(&mut self, line: &Line<'text>) {
        let text = line.text.trim_matches(is_gap);
        let above = &mut self.above;
        let (border, told) = (above.border.take(), above.told.take());
        match line.item {
            Item::Wrong(fault, _) if is_of_options(fault) => {
                above.own = above.own.or(Some(self.next));
                above.fault = above.fault.or(Some(fault));
            }
            Item::Wrong(fault, at) => {
                above.told = Some(fault);
                if told != Some(fault) {
                    self.wrong(line, &line.text[at..], fault);
                }
            }
            Item::Heading(_) | Item::Comment => {
                (above.heading, above.is_said) = (Some(text), line.is_said);
            }
            // A comment is about what follows at once.
            Item::Empty => above.heading = above.heading.filter(|text| !is_comment(text)),
            Item::Options => above.own = above.own.or(Some(self.next)),
            // Below a border, a picture may go on.
            _ => (above.border, above.told) = (border.or(Some(self.next)), told),
        }
        self.next += 1;
    }

    /// Adds the error of a line by itself. A format of several lines is named once.
    fn wrong(&mut self, line: &Line<'text>, place: &'text str, fault: Fault) {
        let is_format = matches!(fault, Fault::Xml | Fault::SavedGame);
        if is_format && self.told_format.replace(fault) == Some(fault) {
            return;
        }
        self.parts.push(Part {
            text: line.text.trim_matches(is_gap),
            line: self.next,
            grid_line: self.next,
            fault: Some(Box::new((fault, place.trim_start_matches(is_gap)))),
            ..Part::default()
        });
    }

    /// Returns where a line begins.
    fn start(&self, line: usize) -> usize {
        self.lines.get(line).map_or(self.text.len(), |line| line.at)
    }

    /// Adds a part of the text that begins on this line.
    fn push(&mut self, line: usize, end: usize, part: Part<'text>) {
        let text = &self.text[self.start(line)..end];
        // A tab at the end may be a comma.
        let text = text.trim_end_matches(|it| is_gap(it) && it != '\t');
        self.parts.push(Part { text, line, ..part });
    }

    /// Takes a line of a file in which each puzzle is on one line.
    fn take_line(&mut self, line: &Line<'text>) {
        let Above {
            is_said,
            own,
            fault,
            told,
            ..
        } = mem::take(&mut self.above);
        let here = self.next;
        self.next += 1;
        let first = Part {
            line: own.unwrap_or(here),
            grid_line: here,
            has_own_lines: own.is_some(),
            has_options: own.is_some() || line.has_options,
            is_said: is_said || line.is_said,
            cells: Cells::Unclear,
            fault_if_right: fault,
            ..Part::default()
        };
        let Some(found) = line.found() else {
            return self.no_puzzle(line, first, told);
        };
        let begin = match first.has_options {
            true => self.start(first.line),
            false => offset(self.text, found.grid.text),
        };
        let part = |grid: &Entry<'text>, part| Part {
            text: grid.text,
            solution: grid.solution,
            cells: match grid.is_full {
                true => Cells::Full,
                false => Cells::Blanks,
            },
            ..part
        };
        let further = Part {
            line: here,
            grid_line: here,
            ..Part::default()
        };
        self.parts.push(Part {
            text: &self.text[begin..end(self.text, found.grid.text)],
            name: found.name,
            fault: found.fault.clone(),
            ..part(&found.grid, first)
        });
        let more = found.more.iter().map(|grid| part(grid, further.clone()));
        self.parts.extend(more);
    }

    /// Says what is wrong with a line that is not a puzzle. A long one, or a word in it, was meant for one; of others below each
    /// other it is said once.
    fn no_puzzle(&mut self, line: &Line<'text>, part: Part<'text>, told: Option<Fault>) {
        let text = line.text.trim_matches(is_gap);
        let format = foreign(text);
        let fault = format.unwrap_or(Fault::NotAPuzzle);
        let is_short = line.width < SHORTEST || format.is_some();
        self.above.told = is_short.then_some(fault);
        if is_short && told == Some(fault) && !part.has_own_lines {
            return;
        }
        let text = match long_word(text) {
            _ if part.has_own_lines => &self.text[self.start(part.line)..end(self.text, text)],
            Some(word) if format.is_none() => word,
            _ => text,
        };
        self.parts.push(Part {
            text,
            fault: is_short.then(|| Box::new((fault, text))),
            fault_if_right: Some(fault),
            ..part
        });
    }

    /// Takes the lines that come next down to an empty one, a heading or a comment, or to options of the next puzzle. They are one
    /// grid, or several.
    fn take_block(&mut self, first: &Line<'text>) {
        let (above, here) = (mem::take(&mut self.above), self.next);
        let (mut rows, mut end, mut are_alike) = (Vec::new(), here, true);
        while let Some(line) = self.lines.get(end) {
            let are_whole = are_alike && are_grids(rows.len(), first.width);
            match line.item {
                Item::Border => {}
                _ if rows.is_empty() || self.is_row(line, first, are_whole) => {
                    rows.push(end);
                    are_alike &= line.width == first.width;
                }
                _ => break,
            }
            end += 1;
        }
        self.next = end;
        let is_wrong = |line: &Line<'_>| matches!(line.item, Item::Wrong(..));
        let is_beside_error = above.told.is_some() || self.lines.get(end).is_some_and(is_wrong);
        let lone = (rows.len() == 1).then_some(first);
        let (size, stacked) = match self.rows_of_a_grid(&rows) {
            Ok(size) => (size, None),
            Err(fault) => (rows.len(), Some(fault)),
        };
        let fault = match lone {
            Some(row) if row.found().is_some() => Some(Fault::OneLineAmongBlocks),
            _ => stacked,
        };
        // A file may be a 1×1 and nothing else.
        let is_alone = self.text.trim_matches(is_gap) == first.text.trim_matches(is_gap);
        for (index, grid) in rows.chunks(size).enumerate() {
            let part = Part {
                grid_line: grid[0],
                cells: self.cells(grid),
                is_beside_error,
                ..Part::default()
            };
            // Borders are parts of the grid above.
            let end = rows.get(size * (index + 1)).map_or(end, |next| *next);
            let end = self.start(end);
            if index > 0 {
                self.push(grid[0], end, part);
                continue;
            }
            let part = Part {
                name: above.heading.and_then(name),
                has_own_lines: above.own.is_some(),
                has_options: above.own.is_some() || first.has_options,
                is_said: above.is_said || first.is_said,
                fault: fault.map(|fault| Box::new((fault, first.text.trim_start_matches(is_gap)))),
                fault_if_right: above.fault.or(lone
                    .filter(|_| !is_alone)
                    .map(|_| Fault::OneLineAmongBlocks)),
                ..part
            };
            self.push(above.own.or(above.border).unwrap_or(here), end, part);
        }
    }

    /// Returns true if a line is a row beside those above it. Options are those of the next puzzle. A whole grid on a line may be a
    /// row of a 16×16 one, or a wrong row where others are missing.
    fn is_row(&self, line: &Line<'_>, first: &Line<'_>, are_whole: bool) -> bool {
        let may_be_row = match line.found() {
            None => line.has_cells(),
            Some(found) if self.has_rows_of_16 && line.width == SHORTEST => found.is_bare(),
            Some(_) => first.found().is_none() && !are_whole,
        };
        may_be_row && !line.has_options
    }

    /// Returns how many of these rows each grid has: n of n cells, if there are more, or all.
    fn rows_of_a_grid(&self, rows: &[usize]) -> Result<usize, Fault> {
        let width = self.lines[rows[0]].width;
        let is_alike = |row: &usize| self.lines[*row].width == width;
        let are_several = width > 1
            && rows.len() > width
            && are_grids(rows.len(), width)
            && rows.iter().all(is_alike)
            && allows(self.options.claimed().0, width);
        if !are_several {
            return Ok(rows.len());
        }
        // Four grids may be one of twice the size, in a list that is wrapped.
        let ends_in_comma = |row: &usize| {
            let text = self.lines[*row].text.trim_end_matches(is_gap);
            text.ends_with(',')
        };
        let is_list = rows[1..]
            .iter()
            .zip(rows)
            .all(|(_, row)| ends_in_comma(row));
        match is_list && side(rows.len() / width).is_some() {
            true => Err(Fault::TwoReadings),
            false => Ok(width),
        }
    }

    /// Returns whether the cells of some rows are a grid, and have blanks.
    fn cells(&self, rows: &[usize]) -> Cells {
        let rows = rows.iter().map(|row| &self.lines[*row]);
        if rows.clone().any(|row| row.width != rows.len()) {
            return Cells::Unclear;
        }
        match { rows }.all(|row| row.is_full) {
            true => Cells::Full,
            false => Cells::Blanks,
        }
    }
}
