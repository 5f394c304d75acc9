//! A line that holds a whole grid, and perhaps its solution and its name.
//!
//! ```text
//! boxes: 3x3; 53..7….,534678…,easy
//! └──── grid ───────┘ └ solution ┘ └ name
//! 17 easy 53..7….  # by hand               words before it are its name too, where none follow
//! ["53..7…", "..8…"]                       a list
//! ```

use super::kinds;
use crate::geometry::LARGEST;
use crate::messages::{Fault, Faults, Shown};
use crate::options::Purpose;
use crate::reader::cursor::Cursor;
use crate::reader::fit::{Form, Readings, form};
use crate::reader::options::{Options, known};
use crate::reader::source::{Source, allows};
use crate::reader::words::side;
use crate::reader::{CellList, Origin, read_after};
use crate::symbols::{Alphabet, is_blank, is_border, is_gap};

/// The characters of the smallest grid that cannot be mistaken for a row: 4×4.
const SHORTEST: usize = 16;

pub(super) struct Line<'text> {
    /// Options and grid.
    pub(super) grid: &'text str,
    pub(super) solution: Option<&'text str>,
    pub(super) name: Option<&'text str>,
    /// Nothing else is on the line.
    pub(super) is_bare: bool,
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
        let comment = text[start..].find('#').map(|at| start + at);
        let end = comment.unwrap_or(text.len());
        let mut line = Line {
            grid: text[..end].trim_end_matches(is_gap),
            solution: None,
            name: name(&text[end..]),
            is_bare: comment.is_none(),
            fault: None,
            rest: None,
        };
        let body = &text[start..end];
        let Some(first) = words(body).find(|word| whole(word, &own).is_some()) else {
            return is_alone(line.grid, options, own.claimed().0).then_some(line);
        };
        if meant_for_grid(body).is_some_and(|word| offset(body, word) < offset(body, first)) {
            return None;
        }
        if start == 0 {
            line.grid = first;
        } else {
            line.grid = &text[..offset(text, first) + first.len()];
        }
        line.is_bare &= words(body).count() == 1;
        let is_list = start == 0 && body.contains(['[', '(', '{', '"', '\'']);
        let after = line.take_others(body, first, is_list, &own);
        line.rest = after.map(|after| offset(text, after));
        Some(line)
    }

    /// Takes what is beside the first grid of a line. Returns what is left of a list.
    fn take_others(
        &mut self,
        body: &'text str,
        first: &'text str,
        is_list: bool,
        own: &Options,
    ) -> Option<&'text str> {
        let size = whole(first, own)?.size;
        let is_full = |grid: &CellList| !grid.digits[..size * size].contains(&0);
        let is_solution = |word: &&str| {
            let solved = whole(word, own).filter(|grid| grid.size == size);
            solved.is_some_and(|grid| is_full(&grid))
        };
        let others = words(after(body, first)).filter(|word| whole(word, own).is_some());
        self.solution = others.clone().next().filter(is_solution);
        let named = after(body, self.solution.unwrap_or(first));
        let others = others.count();
        if others == usize::from(self.solution.is_some()) {
            let before = &body[..offset(body, first)];
            self.name = self.name.or(name(named)).or(name(before));
            let mut names =
                words(body).filter(|word| *word != first && Some(*word) != self.solution);
            self.fault = names.find_map(|name| Some((wrong_name(name, size, own)?, name)));
        } else if is_list {
            self.name = None;
            return Some(named);
        } else {
            let before = &body[..offset(body, first)];
            self.name = self.name.or(name(named)).or(name(before));
            self.fault = Some((Fault::PuzzlesOnALine { count: 1 + others }, first));
        }
        None
    }
}

/// Returns true if a text is a grid and nothing else, and not a row.
fn is_alone(grid: &str, options: &Options, claimed: Option<usize>) -> bool {
    // `__ __ …` may be a row whose cells are doubled blanks.
    let words = kinds::words(grid, options);
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

/// What is wrong with a word of a name: it is an option, or may have been meant for a grid.
fn wrong_name(word: &str, size: usize, options: &Options) -> Option<Fault> {
    let mut text = Cursor::new(word);
    if let Some(option) = known(&text.word())
        && matches!(text.peek(), Some(':' | '='))
    {
        return Some(Fault::Late(option));
    }
    let count = word.chars().count();
    let alphabet = options.alphabet().unwrap_or(Alphabet::Standard);
    let is_cell = |character: &char| {
        character.is_ascii_digit()
            || is_blank(*character)
            || alphabet.digit_of(*character, size).is_some()
    };
    let cells = word.chars().filter(is_cell).count();
    let text = Shown::of(word);
    (2 * count > size * size && 2 * cells > count).then_some(Fault::LongName { text, count })
}

/// Whether a comment has a puzzle after something else: `#2 53..7…`.
pub(super) fn has_numbered_puzzle(comment: &str, options: &Options) -> bool {
    let mut words = words(comment.trim_start_matches(['#', '/'])).skip(1);
    words.any(|word| whole(word, options).is_some())
}

/// The first word that is too long for a row, and has mostly figures and blanks: what was meant for a grid.
pub(super) fn meant_for_grid(text: &str) -> Option<&str> {
    let is_cell = |character: &char| character.is_ascii_digit() || is_blank(*character);
    words(text).find(|word| {
        let count = word.chars().count();
        count > LARGEST && 2 * word.chars().filter(is_cell).count() > count
    })
}

/// What is between spaces, commas, semicolons, quotes and brackets.
fn words(text: &str) -> impl Iterator<Item = &str> + Clone {
    let is_mark = |character: char| {
        is_gap(character)
            || ",;\"'[](){}".contains(character)
            || is_border(character) && character != '-'
    };
    text.split(is_mark).filter(|word| !word.is_empty())
}

/// What comes after a part of a text.
fn after<'text>(text: &'text str, part: &str) -> &'text str {
    &text[offset(text, part) + part.len()..]
}

/// Where a part of a text begins.
fn offset(text: &str, part: &str) -> usize {
    part.as_ptr().addr() - text.as_ptr().addr()
}

/// What is left of a text without the marks around it, if anything.
pub(super) fn name(text: &str) -> Option<&str> {
    let is_mark = |character: char| is_gap(character) || "#,;:\"'/|[](){}".contains(character);
    let name = text.trim_matches(is_mark);
    (!name.is_empty()).then_some(name)
}
