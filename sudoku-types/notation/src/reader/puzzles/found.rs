//! The grids of a line, with their solutions and their name.
//!
//! ```text
//! boxes: 3x3; 53..7….,534678…,easy
//! └──── grid ───────┘ └ solution ┘ └ name
//! 17 easy 53..7….  # by hand               words before it are its name too, where none follow
//! ["53..7…", "..8…"]                       a list
//! ```

use alloc::boxed::Box;
use alloc::vec::Vec;

use crate::geometry::LARGEST;
use crate::messages::{Fault, Shown};
use crate::options::Purpose;
use crate::reader::cursor::{Cursor, offset};
use crate::reader::fit::{Readings, form};
use crate::reader::heading::{cell_name, late_option, misnamed, says_solution};
use crate::reader::line::read_line;
use crate::reader::options::Options;
use crate::reader::source::{Source, allows};
use crate::reader::tokens::{Token, tokens};
use crate::reader::words::side;
use crate::symbols::{Symbols, is_border, is_gap};

/// The side of the smallest grid that a word of a line is. Shorter words are rows.
const SMALLEST: usize = 4;

/// The grids of a line, and what is beside them.
#[derive(Clone, Debug)]
pub(super) struct Found<'text> {
    pub(super) grid: Entry<'text>,
    /// Further grids of a list.
    pub(super) more: Vec<Entry<'text>>,
    pub(super) name: Option<&'text str>,
    /// A label before the grid says that it is a solution: `Solution: 1342…`.
    pub(super) is_said: bool,
    /// The fault, and the part of the text that has it.
    pub(super) fault: Option<Box<(Fault, &'text str)>>,
}

/// A grid of a line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry<'text> {
    pub(super) text: &'text str,
    pub(super) size: usize,
    /// It has no blanks.
    pub(super) is_full: bool,
    pub(super) solution: Option<&'text str>,
}

impl<'text> Found<'text> {
    /// Looks for grids after the options of a line, which end at `start`. `None` if the line may be a row, or has no grid.
    /// `tokens` returns those of a part of the line.
    pub(super) fn of<'tokens>(
        line: &'text str,
        start: usize,
        tokens: impl Fn(&str) -> &'tokens [Token],
        options: &Options,
    ) -> Option<Self> {
        let comment = comment_of(&line[start..]).map_or(line.len(), |at| start + at);
        let body = &line[start..comment];
        let has_options = !line[..start].trim_matches(is_gap).is_empty();
        let comment = name(line[comment..].trim_start_matches(['#', '/']));
        let whole = |word| whole(word, &tokens, options);
        let mut grids: Vec<Entry<'text>> = words(body).filter_map(whole).collect();
        let Some(&first) = grids.first() else {
            let grid = alone(body, tokens(body), options)?;
            return Some(Found {
                grid,
                more: Vec::new(),
                name: comment,
                is_said: false,
                fault: None,
            });
        };
        let last = grids[grids.len() - 1];
        let count = grids.len();
        pair(&mut grids);
        let [before, after] = [
            &body[..offset(body, first.text)],
            &body[end(body, last.text)..],
        ];
        let mut found = Found {
            grid: grids.remove(0),
            more: grids,
            name: comment.or(name(after)).or(name(before)),
            is_said: says_solution(before),
            fault: None,
        };
        let is_list = !has_options && body.contains(['[', '(', '{', '"', '\'']);
        let late = late_option(body).map(|(fault, at)| match fault {
            Fault::Late(name) if at < before.len() => (Fault::NotFirst(name), at),
            fault => (fault, at),
        });
        let misnamed =
            || misnamed(before, Purpose::Solve).filter(|(fault, _)| *fault != Fault::LibraryLine);
        if let Some((fault, at)) = late.or_else(misnamed) {
            found.more.clear();
            found.fault = Some(Box::new((fault, &body[at..])));
        } else if found.more.is_empty() {
            let is_name = |word: &&str| *word != first.text && *word != last.text;
            let fault = |word: &'text str| {
                let cell = cell_name(word).map(|at| (Fault::CellName, &word[at..]));
                let grid = || Some((grid_as_name(word, first.size, options)?, word));
                cell.or_else(grid).map(Box::new)
            };
            found.fault = words(body).filter(is_name).find_map(fault);
        } else if is_list {
            found.name = None;
        } else {
            found.more.clear();
            let fault = Fault::PuzzlesOnALine { count };
            found.fault = Some(Box::new((fault, first.text)));
        }
        Some(found)
    }

    /// Returns true if it is nothing but dashes, which may be a border, too.
    pub(super) fn is_dashes(&self) -> bool {
        let is_dash = |cell| cell == '-' || is_gap(cell);
        self.grid.text.chars().all(is_dash)
    }

    /// Returns true if it is a grid without a name, a solution or a fault.
    pub(super) fn is_bare(&self) -> bool {
        self.name.is_none() && self.grid.solution.is_none() && self.more.is_empty()
    }
}

/// Gives each grid the full one after it as its solution, if both have the same size. If there are two, the solution may come
/// first, as in a table.
fn pair(grids: &mut Vec<Entry<'_>>) {
    if let [one, other] = &mut grids[..]
        && one.is_full
        && !other.is_full
        && one.size == other.size
    {
        grids.swap(0, 1);
    }
    let mut index = 0;
    while index + 1 < grids.len() {
        let next = grids[index + 1];
        if next.is_full && next.size == grids[index].size {
            grids[index].solution = Some(next.text);
            grids.remove(index + 1);
        }
        index += 1;
    }
}

/// Returns where the comment of a line begins. A number before the grid is not a comment: `Puzzle #1: 53..7…`.
fn comment_of(body: &str) -> Option<usize> {
    let slashes = body.find("//").filter(|at| body[..*at].ends_with(is_gap));
    let is_figure = |it: char| it.is_ascii_digit();
    let is_number = |at: usize| {
        let number = body[at + 1..].trim_start_matches(is_figure);
        number.len() + 1 < body.len() - at
            && number.starts_with(':')
            && !body[..at].contains(is_figure)
    };
    let mut signs = body.match_indices('#').map(|(at, _)| at);
    let sign = signs.find(|at| !is_number(*at));
    [sign, slashes].into_iter().flatten().min()
}

/// Returns the grid that a text is, if it is a grid and nothing else, and not a row.
fn alone<'text>(text: &'text str, tokens: &[Token], options: &Options) -> Option<Entry<'text>> {
    // `__ __ …` may be a row whose cells are doubled blanks.
    let source = Source::of(tokens, options);
    let words = source.words(source.likely());
    let count = words.list().len();
    if form(&words) == (true, true) && count > 9 && source.allows(count) {
        return None;
    }
    let readings = Readings::of(&source);
    let grid = readings.only()?;
    let is_grid = grid.size >= SMALLEST || source.size.is_some();
    is_grid.then(|| Entry {
        text: text.trim_matches(is_gap),
        size: grid.size,
        is_full: grid.is_full(),
        solution: None,
    })
}

/// The grid that a word is, of 4×4 cells or more.
fn whole<'text, 'tokens>(
    word: &'text str,
    tokens: impl Fn(&str) -> &'tokens [Token],
    options: &Options,
) -> Option<Entry<'text>> {
    let size = side(word.chars().count()).filter(|size| *size >= SMALLEST)?;
    if !allows(options.claimed().0, size) {
        return None;
    }
    let mut digits = [0; 81];
    let is_plain = options.symbols.is_none() && read_line(word.as_bytes(), &mut digits).is_some();
    let (size, is_full) = match is_plain {
        true => (size, !digits[..size * size].contains(&0)),
        false => {
            let readings = Readings::of(&Source::of(tokens(word), options));
            let grid = readings.only()?;
            (grid.size, grid.is_full())
        }
    };
    Some(Entry {
        text: word,
        size,
        is_full,
        solution: None,
    })
}

/// Returns the fault of a word beside a grid that was perhaps meant for one, and is not a name: it has more cells together than
/// a row.
fn grid_as_name(word: &str, size: usize, options: &Options) -> Option<Fault> {
    let symbols = options.symbols.unwrap_or_default();
    let mut runs = word.split(|it| symbols.value_of(it, size).is_none());
    let is_grid = runs.any(|run| run.chars().count() > size);
    let (text, count) = (Shown::of(word), word.chars().count());
    is_grid.then_some(Fault::LongName { text, count })
}

/// Returns true if a comment has a puzzle after something else: `#2 53..7…`.
pub(super) fn numbered_puzzle(comment: &str, options: &Options) -> bool {
    let mut words = words(comment.trim_start_matches(|it| is_gap(it) || "#/".contains(it))).skip(1);
    words.any(|word| {
        let tokens = tokens(Cursor::new(word), options.symbols.as_ref());
        whole(word, |_| &tokens, options).is_some()
    })
}

/// The first word that is too long for a row, and has mostly figures and blanks. It only chooses a sentence.
pub(super) fn long_word(text: &str) -> Option<&str> {
    let is_cell = |it: &char| Symbols::Standard.value_of(*it, 9).is_some();
    words(text).find(|word| {
        let cells = word.chars().filter(is_cell).count();
        word.len() > LARGEST && 2 * cells > word.chars().count()
    })
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

/// Returns the byte at which a part of a text ends.
pub(super) fn end(text: &str, part: &str) -> usize {
    offset(text, part) + part.len()
}

/// Returns a text without the marks around it, if anything is left of it.
pub(super) fn name(text: &str) -> Option<&str> {
    let is_mark = |character: char| is_gap(character) || "#,;:\"'/|[](){}".contains(character);
    let name = text.trim_matches(is_mark);
    (!name.is_empty()).then_some(name)
}
