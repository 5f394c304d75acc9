//! A line that holds a whole grid, and perhaps its solution and its name.
//!
//! ```text
//! boxes: 3x3; 53..7….,534678…,easy
//! └──── grid ───────┘ └ solution ┘ └ name
//! 17 easy 53..7….  # by hand               words before it are its name too, where none follow
//! ["53..7…", "..8…"]                       a list
//! ```

use crate::geometry::LARGEST;
use crate::messages::{Fault, Shown};
use crate::options::OptionName;
use crate::reader::CellList;
use crate::reader::cursor::Cursor;
use crate::reader::fit::{Readings, form};
use crate::reader::line::read_line;
use crate::reader::options::Options;
use crate::reader::source::{Source, allows};
use crate::reader::tokens::{Token, tokens};
use crate::reader::words::side;
use crate::symbols::{Symbols, is_border, is_gap};

/// The grid of a line, and what is beside it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found<'text> {
    /// Options and grid.
    pub(super) grid: &'text str,
    pub(super) solution: Option<&'text str>,
    pub(super) name: Option<&'text str>,
    /// The name is a label before the grid: `Solution: 1342…`.
    pub(super) label: Option<&'text str>,
    /// What is wrong, and with which part of the text.
    pub(super) fault: Option<(Fault, &'text str)>,
    /// The rest of a list.
    pub(super) rest: Option<&'text str>,
    /// The grid has no blanks.
    pub(super) is_full: bool,
}

/// A grid of a line: its word, and whether it has no blanks.
#[derive(Clone, Copy)]
struct Whole<'text> {
    word: &'text str,
    size: usize,
    is_full: bool,
}

impl<'text> Found<'text> {
    /// Looks for a grid after the options of a line, which end at `start`, and for its solution and its name. `None` if the
    /// line may be a row, or is nothing of the kind.
    pub(super) fn of(
        text: &'text str,
        start: usize,
        tokens: &[Token],
        options: &Options,
    ) -> Option<Self> {
        let comment = comment_of(&text[start..]).map_or(text.len(), |at| start + at);
        let (body, comment) = text[start..].split_at(comment - start);
        let part = |part: &str| tokens_in(tokens, offset(text, part), end(text, part));
        let whole = |word| whole(word, part(word), options);
        let mut grids = words(body).filter_map(whole);
        let has_options = !text[..start].trim_matches(is_gap).is_empty();
        let Some(first) = grids.next() else {
            let (size, is_full) = alone(part(body), options)?;
            let from = if has_options { 0 } else { start };
            return (size > 0).then_some(Found {
                grid: text[from..start + body.len()].trim_matches(is_gap),
                solution: None,
                name: name(comment_text(comment)),
                label: None,
                fault: None,
                rest: None,
                is_full,
            });
        };
        let others = grids.clone().count();
        if long_word(body).is_some_and(|word| offset(body, word) < offset(body, first.word)) {
            return None;
        }
        let second = grids.next().filter(|other| other.size == first.size);
        // The columns of a table may be the other way around.
        let (puzzle, solution) = match second {
            Some(other) if first.is_full && !other.is_full && others == 1 => (other, Some(first)),
            other => (first, other.filter(|other| other.is_full)),
        };
        let last = second.filter(|_| solution.is_some()).unwrap_or(first);
        let (before, after) = (
            &body[..offset(body, first.word)],
            &body[end(body, last.word)..],
        );
        let from = if has_options {
            0
        } else {
            offset(text, puzzle.word)
        };
        let mut found = Found {
            grid: &text[from..end(text, puzzle.word)],
            solution: solution.map(|solution| solution.word),
            name: name(comment_text(comment)).or(name(after)).or(name(before)),
            label: name(before),
            fault: None,
            rest: None,
            is_full: puzzle.is_full,
        };
        let is_list = !has_options && body.contains(['[', '(', '{', '"', '\'']);
        if others == usize::from(solution.is_some()) {
            let is_other = |word: &&str| *word != first.word && *word != last.word;
            let mut names = words(body).filter(is_other);
            let fault = |name| {
                let late = late_option(&body[offset(body, name)..]);
                let late = late.filter(|_| offset(body, name) > offset(body, first.word));
                late.or_else(|| long_name(name, first.size, options))
            };
            found.fault = names.find_map(|name| Some((fault(name)?, name)));
        } else if is_list {
            // Further grids of a list are further puzzles.
            (found.name, found.rest) = (None, Some(&text[end(text, last.word)..]));
        } else {
            let count = 1 + others;
            found.fault = Some((Fault::PuzzlesOnALine { count }, first.word));
        }
        Some(found)
    }

    /// Looks for the next grid in the rest of a list.
    pub(super) fn in_rest(rest: &'text str, options: &Options) -> Option<Self> {
        let tokens = tokens(Cursor::new(rest), options.symbols.as_ref());
        Found::of(rest, 0, &tokens, options)
    }

    /// Returns true if it is nothing but dashes, which may be a border, too.
    pub(super) fn is_dashes(&self) -> bool {
        self.grid.chars().all(|cell| cell == '-' || is_gap(cell))
    }
}

/// Returns where the comment of a line begins. A number before the grid is not a comment: `Puzzle #1: 53..7…`.
fn comment_of(body: &str) -> Option<usize> {
    let slashes = body.find("//").filter(|at| body[..*at].ends_with(is_gap));
    let is_number = |at: usize| {
        let number = body[at..]
            .trim_start_matches('#')
            .trim_start_matches(|it: char| it.is_ascii_digit());
        let has_figures = number.len() + 1 < body.len() - at;
        has_figures
            && number.starts_with(':')
            && !body[..at].contains(|it: char| it.is_ascii_digit())
    };
    let sign = body
        .match_indices('#')
        .map(|(at, _)| at)
        .find(|at| !is_number(*at));
    [sign, slashes].into_iter().flatten().min()
}

/// Returns a comment without its sign.
fn comment_text(comment: &str) -> &str {
    comment.trim_start_matches(['#', '/'])
}

/// Returns the tokens of a part of a text.
fn tokens_in(tokens: &[Token], start: usize, end: usize) -> &[Token] {
    let place = |at: usize| tokens.partition_point(|token| (token.at as usize) < at);
    &tokens[place(start)..place(end)]
}

/// Returns the size of a text that is a grid and nothing else, and not a row, and whether it has no blanks.
fn alone(tokens: &[Token], options: &Options) -> Option<(usize, bool)> {
    // `__ __ …` may be a row whose cells are doubled blanks.
    let source = Source::of(tokens, options);
    let words = source.words(source.likely());
    let count = words.list().len();
    if form(&words) == (true, true) && count > 9 && source.allows(count) {
        return None;
    }
    let readings = Readings::of(&source);
    let grid = readings.only()?;
    let is_grid = grid.size > 3 || source.size.is_some();
    is_grid.then(|| (grid.size, grid.is_full()))
}

/// The grid that a word is, of 4×4 cells or more.
fn whole<'text>(word: &'text str, tokens: &[Token], options: &Options) -> Option<Whole<'text>> {
    let size = side(word.chars().count()).filter(|size| *size > 3)?;
    if !allows(options.claimed().0, size) {
        return None;
    }
    let mut digits = [0; 81];
    if options.symbols.is_none() && read_line(word.as_bytes(), &mut digits).is_some() {
        let is_full = !digits[..size * size].contains(&0);
        return Some(Whole {
            word,
            size,
            is_full,
        });
    }
    let readings = Readings::of(&Source::of(tokens, options));
    let grid: &CellList = readings.only()?;
    let is_full = grid.is_full();
    Some(Whole {
        word,
        size: grid.size,
        is_full,
    })
}

/// Returns the fault of an option after a grid, if a text begins with its name and `:` or `=`.
fn late_option(text: &str) -> Option<Fault> {
    let mut rest = Cursor::new(text);
    let option = OptionName::of_name(&rest.word())?;
    matches!(rest.peek(), Some(':' | '=')).then_some(Fault::Late(option))
}

/// Returns the fault of a word of a name that has mostly figures, blanks and digits, and may have been meant for a grid.
fn long_name(word: &str, size: usize, options: &Options) -> Option<Fault> {
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
pub(super) fn numbered_puzzle(comment: &str, options: &Options) -> bool {
    let mut words = words(comment.trim_start_matches(|it| is_gap(it) || "#/".contains(it))).skip(1);
    words.any(|word| {
        let tokens = tokens(Cursor::new(word), options.symbols.as_ref());
        whole(word, &tokens, options).is_some()
    })
}

/// The first word that is too long for a row, and was meant for a grid.
pub(super) fn long_word(text: &str) -> Option<&str> {
    words(text).find(|word| word.len() > LARGEST && has_cells(word, &Symbols::Standard, 9))
}

/// The words of a text: what is between spaces, commas, colons, semicolons, quotes and brackets.
fn words(text: &str) -> impl Iterator<Item = &str> + Clone {
    let is_mark = |character: char| {
        is_gap(character)
            || ",;:\"'[](){}".contains(character)
            || is_border(character) && character != '-'
    };
    text.split(is_mark).filter(|word| !word.is_empty())
}

/// Where a part of a text begins.
pub(super) fn offset(text: &str, part: &str) -> usize {
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
