//! A line of a file: what it is by itself, how wide it is as a row, and whether it holds a whole grid, and perhaps its
//! solution and its name.
//!
//! ```text
//! boxes: 3x3; 53..7….,534678…,easy
//! └──── grid ───────┘ └ solution ┘ └ name
//! 17 easy 53..7….  # by hand               words before it are its name too, where none follow
//! ["53..7…", "..8…"]                       a list
//! ```

use alloc::vec::Vec;
use core::iter;

use crate::geometry::LARGEST;
use crate::messages::{Fault, Shown};
use crate::options::{OptionName, Purpose};
use crate::reader::CellList;
use crate::reader::above::skip_name;
use crate::reader::cursor::Cursor;
use crate::reader::fit::{Readings, form};
use crate::reader::heading::{is_comment, is_heading};
use crate::reader::options::{Options, is_option};
use crate::reader::source::{Source, allows};
use crate::reader::tokens::{Kind, Token, tokens};
use crate::reader::words::{Piece, Way, Words, side};
use crate::symbols::{Symbols, is_border, is_gap, is_line_end};

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
    /// It has options and nothing else.
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
    let chosen = options.symbols.as_ref();
    if text.peek().is_none() {
        return LineKind::Empty;
    } else if is_comment(text.rest()) {
        return LineKind::Comment;
    } else if has_options(line) && are_options(line, options) {
        return LineKind::Options;
    }
    let all = tokens(text, chosen);
    let mut signs = all.iter().map(|token| token.kind);
    // A quote alone may be an end of a string of several lines.
    let is_cell = |sign| match sign {
        Kind::Cell(character) => !matches!(character, '"' | '\''),
        sign => sign == Kind::StringOpens,
    };
    // A row may have nothing but empty fields.
    let has_fields = || signs.clone().filter(|sign| *sign == Kind::Comma).count() > 2;
    if signs.clone().any(is_cell) || has_fields() {
        match !skip_name(&mut text) && is_heading(line, chosen) {
            true => LineKind::Heading,
            false => LineKind::Cells,
        }
    } else if signs.any(|sign| matches!(sign, Kind::Dashes(..))) {
        LineKind::Dashes
    } else {
        LineKind::Border
    }
}

/// Returns true if a line begins with an option.
pub(super) fn has_options(line: &str) -> bool {
    is_option(Cursor::new(line.trim_start_matches(is_gap)))
}

/// Returns true if a line that begins with an option has nothing else. Where options are wrong, it has nothing else if it
/// ends in `;`.
fn are_options(line: &str, options: &Options) -> bool {
    let (mut own, mut text) = (*options, Cursor::new(line));
    let result = own.take(&mut text, Purpose::Solve);
    text.skip_gaps();
    let ends = line.trim_end_matches(is_gap).ends_with(';');
    text.peek().is_none() || result.is_err() && ends
}

/// What is on a line after the name of a variable.
fn source(line: &str, options: &Options) -> Vec<Token> {
    // One quote alone may be the end of a string of several lines.
    let is_cut = line.matches('"').count() == 1;
    let mut text = Cursor::new(line.trim_matches(|it| is_gap(it) || is_cut && it == '"'));
    skip_name(&mut text);
    tokens(text, options.symbols.as_ref())
}

/// The words of a line, where each `-` is a blank. After the last comma there is a field only where there are other empty
/// fields.
fn row(line: &str, options: &Options) -> Words {
    let tokens = source(line, options);
    let source = Source::of(&tokens, options);
    let words = source.words(source.likely());
    match words.list().iter().any(|word| word.is_empty) {
        true => source.words(Way {
            last_fields: true,
            ..source.likely()
        }),
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
        (false, _) => (words.characters, beyond),
        _ => (words.list().len(), beyond || is_wide()),
    }
}

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
        own.take(&mut cursor, Purpose::Solve).ok()?;
        let start = cursor.at;
        let comment = text[start..].find('#').map_or(text.len(), |at| start + at);
        let (body, comment) = (&text[start..comment], &text[comment..]);
        let mut grids = words(body).filter_map(|word| Some((word, whole(word, &own)?)));
        let Some((first, grid)) = grids.next() else {
            return is_alone(body, &own).then(|| Line {
                grid: text[..start + body.len()].trim_end_matches(is_gap),
                solution: None,
                name: name(comment),
                fault: None,
                rest: None,
            });
        };
        let others = grids.clone().count();
        if long_word(body).is_some_and(|word| offset(body, word) < offset(body, first)) {
            return None;
        }
        let is_solution = |other: &CellList| other.size == grid.size && other.is_full();
        let solution = grids.next().filter(|(_, other)| is_solution(other));
        let solution = solution.map(|(word, _)| word);
        let last = solution.unwrap_or(first);
        let (before, after) = (&body[..offset(body, first)], &body[end(body, last)..]);
        let mut line = Line {
            grid: &text[if start == 0 { offset(text, first) } else { 0 }..end(text, first)],
            solution,
            name: name(comment).or(name(after)).or(name(before)),
            fault: None,
            rest: None,
        };
        let is_list = start == 0 && body.contains(['[', '(', '{', '"', '\'']);
        if others == usize::from(solution.is_some()) {
            let mut names = words(body).filter(|word| *word != first && Some(*word) != solution);
            line.fault = names.find_map(|name| Some((wrong_name(name, grid.size, &own)?, name)));
        } else if is_list {
            // Further grids of a list are further puzzles.
            (line.name, line.rest) = (None, Some(end(text, last)));
        } else {
            let count = 1 + others;
            line.fault = Some((Fault::PuzzlesOnALine { count }, first));
        }
        Some(line)
    }
}

/// Returns true if a text is a grid and nothing else, and not a row.
fn is_alone(text: &str, options: &Options) -> bool {
    // `__ __ …` may be a row whose cells are doubled blanks.
    let (words, claimed) = (row(text, options), options.claimed().0);
    let count = words.list().len();
    if form(&words) == (true, true) && count > 9 && allows(claimed, count) {
        return false;
    }
    let tokens = source(text, options);
    let readings = Readings::of(&Source::of(&tokens, options));
    readings
        .only()
        .is_some_and(|grid| grid.size > 3 || claimed.is_some())
}

/// The grid that a word is, of 4×4 cells or more.
fn whole(word: &str, options: &Options) -> Option<CellList> {
    let size = side(word.chars().count()).filter(|size| *size > 3)?;
    if !allows(options.claimed().0, size) {
        return None;
    }
    let tokens = tokens(Cursor::new(word), options.symbols.as_ref());
    Readings::of(&Source::of(&tokens, options)).only().cloned()
}

/// Returns what is wrong with a word of a name: it is an option, or it has mostly figures, blanks and digits, and may have
/// been meant for a grid.
fn wrong_name(word: &str, size: usize, options: &Options) -> Option<Fault> {
    let mut text = Cursor::new(word);
    if let Some(option) = OptionName::of_name(&text.word())
        && matches!(text.peek(), Some(':' | '='))
    {
        return Some(Fault::Late(option));
    }
    let symbols = options.symbols.unwrap_or_default();
    let (text, count) = (Shown::of(word), word.chars().count());
    let is_long = 2 * count > size * size && has_cells(word, &symbols, size);
    is_long.then_some(Fault::LongName { text, count })
}

/// Returns true if most of a word may be cells of a grid of this size.
fn has_cells(word: &str, symbols: &Symbols<LARGEST>, size: usize) -> bool {
    let is_cell = |it: &char| it.is_ascii_digit() || symbols.value_of(*it, size).is_some();
    2 * word.chars().filter(is_cell).count() > word.chars().count()
}

/// Returns true if a comment has a puzzle after something else: `#2 53..7…`.
pub(super) fn has_numbered_puzzle(comment: &str, options: &Options) -> bool {
    let mut words = words(comment.trim_start_matches(['#', '/'])).skip(1);
    words.any(|word| whole(word, options).is_some())
}

/// The first word that is too long for a row, and was meant for a grid.
pub(super) fn long_word(text: &str) -> Option<&str> {
    words(text).find(|word| word.len() > LARGEST && has_cells(word, &Symbols::Standard, 9))
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
