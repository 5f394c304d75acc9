//! A line of a file: what it is by itself, how wide it is as a row, and whether it holds a whole grid, and perhaps its
//! solution and its name.
//!
//! ```text
//! boxes: 3x3; 53..7….,534678…,easy
//! └──── grid ───────┘ └ solution ┘ └ name
//! 17 easy 53..7….  # by hand               words before it are its name too, where none follow
//! ["53..7…", "..8…"]                       a list
//! ```

use core::iter;

use crate::geometry::LARGEST;
use crate::messages::{Fault, Faults, Shown};
use crate::options::Purpose;
use crate::reader::above::skip_name;
use crate::reader::cursor::Cursor;
use crate::reader::fit::{Form, Readings, form};
use crate::reader::heading::{is_comment, is_heading};
use crate::reader::options::{Options, is_option, known};
use crate::reader::signs::{Sign, Signs};
use crate::reader::source::{Source, allows};
use crate::reader::words::{Piece, Way, Words, side};
use crate::reader::{CellList, Origin, read_after};
use crate::symbols::{Alphabet, is_border, is_gap, is_line_end};

/// The lines of a text with their ends.
pub(super) fn lines(text: &str) -> impl Iterator<Item = &str> + Clone {
    let mut rest = text;
    iter::from_fn(move || {
        let end = rest.find(is_line_end).unwrap_or(rest.len());
        let mark = match rest[end..].starts_with("\r\n") {
            true => 2,
            false => rest[end..].chars().next().map_or(0, char::len_utf8),
        };
        let (line, below) = rest.split_at(end + mark);
        rest = below;
        (!line.is_empty()).then_some(line)
    })
}

/// What a line is by itself.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum LineKind {
    Empty,
    Comment,
    Heading,
    /// It begins with an option.
    Options,
    /// It has no cells.
    Border,
    /// It has nothing but `-` and borders.
    Dashes,
    Cells,
}

pub(super) fn kind_of(line: &str, options: &Options) -> LineKind {
    let mut text = Cursor::new(line);
    text.skip_gaps();
    let chosen = options.alphabet();
    if text.peek().is_none() {
        return LineKind::Empty;
    } else if is_comment(text) {
        return LineKind::Comment;
    } else if is_option(text) {
        return LineKind::Options;
    }
    let mut signs = Signs::of(text, chosen, Origin::Text).map(|(_, sign)| sign);
    // A quote alone may be an end of a string of several lines.
    let is_cell = |sign| match sign {
        Sign::Cell(character) => !matches!(character, '"' | '\''),
        sign => sign == Sign::StringOpens,
    };
    // A row may have nothing but empty fields.
    let has_fields = || signs.clone().filter(|sign| *sign == Sign::Comma).count() > 2;
    if signs.clone().any(is_cell) || has_fields() {
        match !skip_name(&mut text) && is_heading(line, chosen) {
            true => LineKind::Heading,
            false => LineKind::Cells,
        }
    } else if signs.any(|sign| matches!(sign, Sign::Dashes(..))) {
        LineKind::Dashes
    } else {
        LineKind::Border
    }
}

/// Returns whether a line has options and nothing else, and whether they are right. Where they are wrong, there is nothing else
/// if the line ends in `;`.
pub(super) fn are_options(line: &str, options: &Options) -> (bool, bool) {
    let (mut own, mut faults, mut text) = (*options, Faults::new(line), Cursor::new(line));
    own.take(&mut text, Purpose::Solve, &mut faults);
    text.skip_gaps();
    let are_right = faults.errors.is_empty();
    let ends = line.trim_end_matches(is_gap).ends_with(';');
    (text.peek().is_none() || !are_right && ends, are_right)
}

/// The words of a line, where each `-` is a blank. After the last comma there is a field only where there are other empty
/// fields.
pub(super) fn row(line: &str, options: &Options) -> Words {
    // One quote alone may be the end of a string of several lines.
    let is_cut = line.matches('"').count() == 1;
    let mut text = Cursor::new(line.trim_matches(|it| is_gap(it) || is_cut && it == '"'));
    skip_name(&mut text);
    let source = Source::of(text, Origin::Text, options);
    let words = source.words(Way::BLANKS);
    match words.list().iter().any(|word| word.is_empty) {
        true => source.words(Way::ALL),
        false => words,
    }
}

/// Returns the number of cells that a line has as a row, and whether one is beyond a 4×4 grid.
pub(super) fn width(line: &str, options: &Options) -> (usize, bool) {
    let start = Options::end_of(line, *options);
    let words = row(&line[start..], options);
    let is_beyond = |piece: &Piece| matches!(piece.character, '5'..='9' | 'E'..='P' | 'e'..='p');
    let beyond = words.all_pieces().iter().any(is_beyond);
    let is_wide = || words.list().iter().any(|word| word.length > 1);
    match form(&words) {
        Form::Together => (words.characters, beyond),
        _ => (words.list().len(), beyond || is_wide()),
    }
}

/// The characters of the smallest grid that cannot be mistaken for a row: 4×4.
const SHORTEST: usize = 16;

pub(super) struct Line<'text> {
    /// Options and grid.
    pub(super) grid: &'text str,
    pub(super) solution: Option<&'text str>,
    pub(super) name: Option<&'text str>,
    /// What is wrong, and with which part of the text.
    pub(super) fault: Option<(Fault, &'text str)>,
    /// Where the rest of a list begins.
    pub(super) rest: Option<usize>,
}

impl<'text> Line<'text> {
    /// Looks for a grid, and for its solution and its name; `None` if the line may be a row, or is nothing of the kind.
    pub(super) fn of(text: &'text str, options: &Options) -> Option<Self> {
        let (mut own, mut cursor) = (*options, Cursor::new(text));
        own.take(&mut cursor, Purpose::Solve, &mut Faults::new(text));
        let start = cursor.at;
        let comment = text[start..].find('#').map_or(text.len(), |at| start + at);
        let mut line = Line {
            grid: text[..comment].trim_end_matches(is_gap),
            solution: None,
            name: name(&text[comment..]),
            fault: None,
            rest: None,
        };
        let body = &text[start..comment];
        let first = words(body).find_map(|word| Some((word, whole(word, &own)?)));
        let Some((first, grid)) = first else {
            return is_alone(line.grid, options, own.claimed().0).then_some(line);
        };
        if meant_for_grid(body).is_some_and(|word| offset(body, word) < offset(body, first)) {
            return None;
        }
        let from = if start == 0 { offset(text, first) } else { 0 };
        line.grid = &text[from..end(text, first)];
        line.take_beside(body, (first, grid.size), &own);
        // In a list, further grids are further puzzles.
        let is_list = start == 0 && body.contains(['[', '(', '{', '"', '\'']);
        if is_list && matches!(line.fault, Some((Fault::PuzzlesOnALine { .. }, _))) {
            line.rest = Some(end(text, line.solution.unwrap_or(first)));
            (line.name, line.fault) = (None, None);
        }
        Some(line)
    }

    /// Takes what is beside the first grid of a line: its solution and its name.
    fn take_beside(&mut self, body: &'text str, (first, size): (&'text str, usize), own: &Options) {
        let is_full = |grid: CellList| grid.size == size && grid.is_full();
        let (before, after) = (&body[..offset(body, first)], &body[end(body, first)..]);
        let mut grids = words(after).filter(|word| whole(word, own).is_some());
        let more = grids.clone().count();
        self.solution = grids
            .next()
            .filter(|word| whole(word, own).is_some_and(is_full));
        let named = &body[end(body, self.solution.unwrap_or(first))..];
        self.name = self.name.or(name(named)).or(name(before));
        let mut names = words(body).filter(|word| *word != first && Some(*word) != self.solution);
        self.fault = match more == usize::from(self.solution.is_some()) {
            true => names.find_map(|name| Some((wrong_name(name, size, own)?, name))),
            false => Some((Fault::PuzzlesOnALine { count: 1 + more }, first)),
        };
    }
}

/// Returns true if a text is a grid and nothing else, and not a row.
fn is_alone(grid: &str, options: &Options, claimed: Option<usize>) -> bool {
    // `__ __ …` may be a row whose cells are doubled blanks.
    let words = row(grid, options);
    let count = words.list().len();
    if form(&words) == Form::Pairs && count > 9 && allows(claimed, count) {
        return false;
    }
    let reading = read_after(options.of_cells(), grid, Origin::Text, Purpose::Solve, None);
    reading.errors.is_empty() && (reading.size > 3 || claimed.is_some())
}

/// The grid that a word is, of 4×4 cells or more.
fn whole(word: &str, options: &Options) -> Option<CellList> {
    let count = word.chars().count();
    let size = side(count).filter(|_| count >= SHORTEST)?;
    let source = || Source::of(Cursor::new(word), Origin::Text, options);
    let is_allowed = allows(options.claimed().0, size);
    is_allowed.then(|| Readings::of(&source()).only())?
}

/// Returns what is wrong with a word of a name: it is an option, or may have been meant for a grid.
fn wrong_name(word: &str, size: usize, options: &Options) -> Option<Fault> {
    let mut text = Cursor::new(word);
    if let Some(option) = known(&text.word())
        && matches!(text.peek(), Some(':' | '='))
    {
        return Some(Fault::Late(option));
    }
    let alphabet = options.alphabet().unwrap_or(Alphabet::Standard);
    let (count, cells) = cells(word, alphabet, size);
    let text = Shown::of(word);
    (2 * count > size * size && 2 * cells > count).then_some(Fault::LongName { text, count })
}

/// The number of characters, and how many of them are figures, blanks or digits of a grid of this size.
fn cells(word: &str, alphabet: Alphabet<'_>, size: usize) -> (usize, usize) {
    let is_cell = |it: &char| it.is_ascii_digit() || alphabet.value_of(*it, size).is_some();
    (word.chars().count(), word.chars().filter(is_cell).count())
}

/// Returns true if a comment has a puzzle after something else: `#2 53..7…`.
pub(super) fn has_numbered_puzzle(comment: &str, options: &Options) -> bool {
    let mut words = words(comment.trim_start_matches(['#', '/'])).skip(1);
    words.any(|word| whole(word, options).is_some())
}

/// The first word that is too long for a row, and has mostly figures and blanks: what was meant for a grid.
pub(super) fn meant_for_grid(text: &str) -> Option<&str> {
    words(text).find(|word| {
        let (count, cells) = cells(word, Alphabet::Standard, 9);
        count > LARGEST && 2 * cells > count
    })
}

/// The words of a text: what is between spaces, commas, semicolons, quotes and brackets.
fn words(text: &str) -> impl Iterator<Item = &str> + Clone {
    let is_mark = |character: char| {
        is_gap(character)
            || ",;\"'[](){}".contains(character)
            || is_border(character) && character != '-'
    };
    text.split(is_mark).filter(|word| !word.is_empty())
}

/// Where a part of a text begins.
fn offset(text: &str, part: &str) -> usize {
    part.as_ptr().addr() - text.as_ptr().addr()
}

/// Where a part of a text ends.
fn end(text: &str, part: &str) -> usize {
    offset(text, part) + part.len()
}

/// What is left of a text without the marks around it, if anything.
pub(super) fn name(text: &str) -> Option<&str> {
    let is_mark = |character: char| is_gap(character) || "#,;:\"'/|[](){}".contains(character);
    let name = text.trim_matches(is_mark);
    (!name.is_empty()).then_some(name)
}
