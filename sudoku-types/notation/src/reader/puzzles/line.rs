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
use crate::reader::signs::Signs;
use crate::reader::source::Source;
use crate::reader::{CellList, Origin, read_after};
use crate::symbols::{is_blank, is_border, is_gap};

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
        let claims = claims(&own);
        let comment = text[start..].find('#');
        let end = comment.map_or(text.len(), |at| start + at);
        let body = &text[start..end];
        let is_grid =
            |word: &str| word.chars().count() >= SHORTEST && whole(word, &claims).is_some();
        let Some(first) = words(body).find(|word| is_grid(word)) else {
            let grid = text[..end].trim_end_matches(is_gap);
            let reading = read_after(options.of_cells(), grid, Origin::Text, Purpose::Solve, None);
            // `__ __ …` may be a row whose cells are doubled blanks.
            let words = kinds::words(grid, options);
            let count = words.list().len();
            let is_row = form(&words) == Form::Pairs && count > 9 && claims.allows(count);
            let is_whole =
                reading.errors.is_empty() && !is_row && (reading.size > 3 || claims.size.is_some());
            return is_whole.then(|| Line {
                grid,
                solution: None,
                name: name(&text[end..]),
                is_bare: comment.is_none(),
                fault: None,
                rest: None,
            });
        };
        let size = whole(first, &claims)?.size;
        if meant_for_grid(body).is_some_and(|word| offset(body, word) < offset(body, first)) {
            return None;
        }
        let before = &body[..offset(body, first)];
        let after = &body[before.len() + first.len()..];
        let grid = match start {
            0 => first,
            _ => &text[..offset(text, first) + first.len()],
        };
        let mut others = words(after).filter(|word| is_grid(word));
        let is_solution = |word: &&str| {
            let solved = whole(word, &claims).filter(|solved| solved.size == size);
            solved.is_some_and(|solved| !solved.digits[..size * size].contains(&0))
        };
        let solution = others.clone().next().filter(is_solution);
        let named = solution.map_or(after, |word| &after[offset(after, word) + word.len()..]);
        let more = others.clone().count() - usize::from(solution.is_some());
        let is_list = start == 0 && body.contains(['[', '(', '{', '"', '\'']);
        let mut line = Line {
            grid,
            solution,
            name: name(&text[end..]).or(name(named)).or(name(before)),
            is_bare: words(body).count() == 1 && comment.is_none(),
            fault: None,
            rest: None,
        };
        if more > 0 && is_list {
            line.name = None;
            line.rest = Some(offset(text, named));
        } else if more > 0 {
            let count = 1 + others.by_ref().count();
            line.fault = Some((Fault::PuzzlesOnALine { count }, first));
        } else {
            let mut names = words(body).filter(|word| *word != first && Some(*word) != solution);
            line.fault = names.find_map(|name| Some((wrong_name(name, size, &claims)?, name)));
        }
        Some(line)
    }
}

/// What options say of the cells.
fn claims(options: &Options) -> Source<'_> {
    let signs = Signs::of(Cursor::new(""), options.alphabet(), Origin::Text);
    Source::of(signs, options.claimed().0)
}

/// The grid that a word is, of 4×4 cells or more.
fn whole(word: &str, claims: &Source<'_>) -> Option<CellList> {
    claims.size_of(word.chars().count())?;
    let signs = Signs::of(Cursor::new(word), claims.signs.chosen, Origin::Text);
    Readings::of(&Source::of(signs, claims.size)).only()
}

/// What is wrong with a word of a name: it is an option, or may have been meant for a grid.
fn wrong_name(word: &str, size: usize, claims: &Source<'_>) -> Option<Fault> {
    let mut text = Cursor::new(word);
    if let Some(option) = known(&text.word())
        && matches!(text.peek(), Some(':' | '='))
    {
        return Some(Fault::Late(option));
    }
    let count = word.chars().count();
    let alphabet = claims.alphabet();
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
    let claims = claims(options);
    let words = words(comment.trim_start_matches(['#', '/']));
    let is_grid = |word: &str| word.chars().count() >= SHORTEST && whole(word, &claims).is_some();
    words.skip(1).any(is_grid)
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
