//! Finds the grids of a line, and its name and comment.
//!
//! ```text
//! 17 easy 53..7….,534678…  # by hand
//!         └ grid ┘ └ solution ┘ └ name; without one, the name is the text before the grid
//! ```

use alloc::vec::Vec;

use crate::messages::{Fault, quoted};
use crate::options::Purpose;
use crate::reader::cursor::offset;
use crate::reader::headings::{is_solution, names_solution};
use crate::reader::notes::misplaced_name;
use crate::reader::one_line::read_line;
use crate::reader::options::{Options, is_other_name};
use crate::reader::words::{allows, side};
use crate::reader::{Cursor, read_after};
use crate::symbols::{is_border, is_gap, is_variation_selector};

/// The size of the smallest grid that is one word. Shorter words are rows.
pub(super) const SMALLEST: usize = 4;

/// The grids of a line.
#[derive(Clone, Debug)]
pub(super) struct Found<'text> {
    pub(super) puzzle: &'text str,
    pub(super) solution: Option<&'text str>,
    pub(super) name: Option<&'text str>,
    /// True if a label before the grid announces a solution: `Solution: 1342…`.
    pub(super) names_solution: bool,
    pub(super) size: usize,
    /// The first grid that is neither the puzzle nor its solution.
    more: Option<&'text str>,
}

impl<'text> Found<'text> {
    /// Returns the grids of a line without options; `None` if it has no grid.
    pub(super) fn of(line: &'text str, options: &Options) -> Option<Self> {
        let (body, comment) = split_comment(line);
        let comment = name(comment);
        let grid = |word| Some((word, whole(word, options)?));
        let grids: Vec<(&str, Grid)> = words(body).filter_map(grid).take(3).collect();
        let &(first, Grid { size, is_full }) = grids.first()?;
        let (last, _) = grids[grids.len() - 1];
        let before = &body[..offset(body, first)];
        let after = &body[offset(body, last) + last.len()..];
        let (mut puzzle, mut solution, mut more) = (first, None, None);
        match grids[1..] {
            [(second, other)] if other.size == size && other.is_full => solution = Some(second),
            [(second, other)] if other.size == size && is_full => {
                (puzzle, solution) = (second, Some(first));
            }
            [(second, _), ..] => more = Some(second),
            [] => {}
        }
        Some(Found {
            puzzle,
            solution,
            name: comment.or(name(after)).or(name(before)),
            names_solution: names_solution(before),
            size,
            more,
        })
    }

    /// Returns the fault of a line with two puzzles, or of an option or a grid in its notes, and its place.
    pub(super) fn fault(
        &self,
        line: &str,
        options: &Options,
        purpose: Purpose,
    ) -> Option<(usize, Fault)> {
        if let Some(more) = self.more {
            return Some((offset(line, more), Fault::SeveralPuzzles));
        }
        let (body, comment) = split_comment(line);
        let solution = self.solution.unwrap_or(self.puzzle);
        let beside = body.split(self.puzzle);
        let beside = beside.flat_map(|part| part.split(solution));
        let notes = beside.map(|note| (note, false)).chain([(comment, true)]);
        let (rules, symbols) = (options.rules, options.symbols.as_ref());
        { notes }.find_map(|(note, is_comment)| {
            let fault = misplaced_name(note, is_comment, rules, symbols, purpose);
            let grid = || self.grid_in(note, is_comment, options);
            let (at, fault) = fault.or_else(grid)?;
            Some((offset(line, note) + at, fault))
        })
    }

    /// Returns the fault of a word in a note that is a grid, or has more than half of the cells of one.
    fn grid_in(&self, note: &str, is_comment: bool, options: &Options) -> Option<(usize, Fault)> {
        let symbols = options.symbols.unwrap_or_default();
        let is_cell = |it| symbols.value_of(it, self.size).is_some();
        let is_long = |run: &str| {
            let count = run.chars().count();
            2 * count > self.size * self.size && run.contains(|it| it != '-')
        };
        words(note).find_map(|word| {
            let runs = || word.split(|it| !is_cell(it)).filter(|run| !run.is_empty());
            let fault = if runs()
                .chain([word])
                .any(|run| whole(run, options).is_some())
            {
                Fault::PuzzleInNote
            } else if !is_comment && runs().any(is_long) {
                let (text, count) = (quoted(word.chars()), word.chars().count());
                Fault::LongName { text, count }
            } else {
                return None;
            };
            Some((offset(note, word), fault))
        })
    }

    /// Returns true if the line has only the grid.
    pub(super) fn is_bare(&self) -> bool {
        self.name.is_none() && self.solution.is_none() && self.more.is_none()
    }
}

/// Returns true if a line begins with a label for a solution, `solution: 1342…`, which is not an option.
pub(super) fn is_label(line: &str) -> bool {
    let mut words = line.split(|it: char| !it.is_alphabetic());
    let word = words.next().unwrap_or_default();
    let value = line[word.len()..].trim_start_matches(|it: char| is_gap(it) || it == ':');
    is_solution(word) && !value.starts_with(char::is_alphabetic) && !line.contains(';')
}

/// The size of a grid, and true if it has no blanks.
#[derive(Clone, Copy)]
struct Grid {
    size: usize,
    is_full: bool,
}

/// Returns the size of a word that is a grid of 4×4 cells or more.
fn whole(word: &str, options: &Options) -> Option<Grid> {
    let seen = word.chars().filter(|it| !is_variation_selector(*it));
    let size = side(seen.count()).filter(|size| *size >= SMALLEST)?;
    let may_be = allows(options.stated_size(), size);
    let mut digits = [0; 81];
    if !may_be || word.bytes().all(|it| it == b'-') {
        None
    } else if options.symbols.is_none() && read_line(word.as_bytes(), &mut digits).is_some() {
        let is_full = !digits[..size * size].contains(&0);
        Some(Grid { size, is_full })
    } else {
        let cursor = Cursor::new(word);
        let reading = read_after(options.of_caller(), cursor, 0, Purpose::Solve);
        let is_grid = reading.errors.is_empty() && reading.cells.size == size;
        let is_full = reading.cells.is_full();
        is_grid.then_some(Grid { size, is_full })
    }
}

/// Returns a grid in a comment, if another word is before it: `#2 53..7…`. A comment that begins with a grid is allowed, as a puzzle
/// that the user took out.
pub(super) fn grid_after_number<'text>(
    comment: &'text str,
    options: &Options,
) -> Option<&'text str> {
    let text = comment.trim_start_matches(|it| is_gap(it) || "#/".contains(it));
    words(text)
        .skip(1)
        .find(|word| whole(word, options).is_some())
}

/// Returns a line without its comment, and the comment without its sign. In `Puzzle #1: 53..7…` the number is not a comment.
pub(super) fn split_comment(line: &str) -> (&str, &str) {
    let slashes = line.find("//").filter(|at| line[..*at].ends_with(is_gap));
    let is_number = |at: usize| {
        let rest = line[at + 1..].trim_start_matches(|it: char| it.is_ascii_digit());
        rest.len() + 1 < line.len() - at && rest.starts_with(':')
    };
    let begins = |at: &usize| !line[..*at].ends_with(char::is_alphanumeric);
    let mut signs = line.match_indices('#').map(|(at, _)| at).filter(begins);
    let sign = signs.find(|at| !is_number(*at));
    let begin = [sign, slashes].into_iter().flatten().min();
    let (body, comment) = line.split_at(begin.unwrap_or(line.len()));
    (body, comment.trim_start_matches(['#', '/']))
}

/// Returns the words of a line. They are separated by spaces, commas, colons, semicolons, quotes, brackets, and borders other than `-`.
pub(super) fn words(text: &str) -> impl Iterator<Item = &str> + Clone {
    let is_mark =
        |it: char| is_gap(it) || ",;:\"'[](){}".contains(it) || is_border(it) && it != '-';
    text.split(is_mark).filter(|word| !word.is_empty())
}

/// Returns a text without the marks around it; `None` if the rest is empty.
pub(super) fn name(text: &str) -> Option<&str> {
    let is_mark = |it: char| is_gap(it) || "#,;:\"'/|[](){}".contains(it);
    let name = text.trim_matches(is_mark);
    (!name.is_empty()).then_some(name)
}

/// The header of a table, and the mark between its columns.
#[derive(Clone, Debug)]
pub(super) struct Table<'text> {
    mark: char,
    header: &'text str,
}

impl<'text> Table<'text> {
    pub(super) fn of(header: &'text str) -> Option<Self> {
        let mut marks = [',', ';', '\t', '|'].into_iter();
        let mark = marks.find(|mark| header.contains(*mark))?;
        Some(Table { mark, header })
    }

    /// Returns true if this line has the same number of columns.
    pub(super) fn is_above(&self, line: &str) -> bool {
        fields(line, self.mark).count() == fields(self.header, self.mark).count()
    }

    /// Returns the fault of a line with a value in a column that has the name of an option.
    pub(super) fn wrong_field(&self, line: &str) -> Option<(usize, Fault)> {
        let is_named = |column: &str| {
            let mut words = column.split(|it: char| !it.is_alphanumeric() && it != '_');
            let is_option = |word: &str| is_other_name(&word.to_ascii_lowercase());
            words.any(|word| is_option(word) && !is_solution(word))
        };
        let mut pairs = fields(self.header, self.mark).zip(fields(line, self.mark));
        pairs.find_map(|(column, field)| {
            let value = field.trim_matches(|it: char| !it.is_alphanumeric());
            let name = name(column).filter(|_| is_named(column) && !matches!(value, "" | "0"))?;
            Some((offset(line, value), Fault::Column(quoted(name.chars()))))
        })
    }
}

/// Returns the fields of a line of a table. A mark in quotes is a part of a field.
fn fields(line: &str, mark: char) -> impl Iterator<Item = &str> {
    let mut in_quotes = false;
    line.split(move |it| {
        in_quotes ^= it == '"';
        it == mark && !in_quotes
    })
}
