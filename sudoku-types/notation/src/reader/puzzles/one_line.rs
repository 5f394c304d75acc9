//! A line that holds a whole grid, and perhaps its solution and its name.
//!
//! ```text
//! boxes: 3x3; 53..7….,534678…,easy
//! └──── grid ───────┘ └ solution ┘ └ name
//! 17 53..7….  # easy                        a number or a word before it is a name too, where none follows
//! ```

use super::{Options, PuzzleText};
use crate::geometry::LARGEST;
use crate::options::Purpose;
use crate::reader::headings::is_symbol;
use crate::reader::{Origin, Outline, read_after};
use crate::symbols::{is_gap, lists};

/// The characters of the smallest grid that cannot be mistaken for a row: 4×4.
const SHORTEST: usize = 16;

/// A line that holds a whole grid.
pub(super) struct OneLine<'text> {
    pub(super) text: &'text str,
    /// Options and grid.
    pub(super) grid: &'text str,
    pub(super) solution: Option<&'text str>,
    pub(super) name: Option<&'text str>,
    /// The number of rows.
    pub(super) size: usize,
}

impl<'text> OneLine<'text> {
    /// Looks for a grid, and for its solution and its name behind it.
    pub(super) fn of(text: &'text str, options: Options) -> Option<Self> {
        // There are many rows, and it is quickly seen that they are no grids.
        if text.chars().filter(|character| !is_gap(*character)).count() < SHORTEST {
            return None;
        }
        let alphabet = options.alphabet();
        let body = match text.find('#').filter(|_| !lists(alphabet, '#')) {
            Some(comment) => &text[..comment],
            None => text,
        };
        let start = Options::end_of(body, options);
        if let Some(size) = grid_in(body, options).filter(|_| are_rows(&body[start..])) {
            let grid = body.trim_end();
            return Some(OneLine {
                text,
                grid,
                solution: None,
                name: name(&text[body.len()..]),
                size,
            });
        }
        OneLine::of_words(text, body, start, options, |word| grid_in(word, options))
    }

    /// The same, of a line that may be no grid: a word too long for a row is what was meant for one.
    pub(super) fn beginning(text: &'text str, options: Options) -> Option<Self> {
        let start = Options::end_of(text, options);
        OneLine::of_words(text, text, start, options, |word| {
            let is_long = word.len() > LARGEST && Outline::of(word, options).cells > LARGEST;
            is_long.then_some(0)
        })
    }

    /// The same, where it is the first word after the options, or the second.
    fn of_words(
        text: &'text str,
        body: &'text str,
        start: usize,
        options: Options,
        size_of: impl Fn(&str) -> Option<usize>,
    ) -> Option<Self> {
        let mut words = words(&body[start..]);
        let (first, second) = (words.next()?, words.next());
        let with_options = match start {
            0 => first,
            _ => &body[..offset(body, first) + first.len()],
        };
        let (grid, word, before) = match (size_of(with_options), second) {
            (Some(_), _) => (with_options, first, ""),
            // What was meant for a grid is no name.
            (None, Some(second)) if start == 0 && first.chars().count() <= LARGEST => {
                (second, second, first)
            }
            _ => return None,
        };
        let size = size_of(grid)?;
        let end = offset(text, word) + word.len();
        let next = self::words(&text[end..]).next();
        let solution = next.filter(|next| {
            let cells = next.chars().count();
            let is_long = cells == size * size || cells > LARGEST.max(size * size / 2);
            is_long && is_of_digits(next, size, options)
        });
        let rest = match solution {
            Some(solution) => &text[offset(text, solution) + solution.len()..],
            None => &text[end..],
        };
        let after = name(rest);
        Some(OneLine {
            text,
            grid,
            solution,
            name: if after.is_some() { after } else { name(before) },
            size,
        })
    }

    /// Whether it may as well be a row of a larger grid.
    pub(super) fn is_short(&self) -> bool {
        self.size * self.size <= LARGEST && self.grid.find(';').is_none()
    }

    /// What it says, if the text begins in this line.
    pub(super) fn puzzle(
        &self,
        line: usize,
        has_ended: bool,
        options: Options,
    ) -> PuzzleText<'text> {
        PuzzleText {
            text: self.grid,
            line,
            column: self.column(self.grid),
            name: self.name,
            solution: self
                .solution
                .map(|solution| (solution, self.column(solution))),
            has_ended,
            options,
        }
    }

    /// The column of a part of the line.
    fn column(&self, part: &str) -> usize {
        let before = &self.text[..offset(self.text, part)];
        let line = before.rfind('\n').map_or(0, |end| end + 1);
        before[line..].chars().count() + 1
    }
}

/// The number of rows, if a text is a grid of 16 cells or more and each of them means something.
fn grid_in(text: &str, options: Options) -> Option<usize> {
    let size = Outline::of(text, options).size.filter(|size| *size > 1)?;
    // Where the line is long enough, what is wrong with a cell is better said of that cell.
    let is_long = size * size > LARGEST;
    let is_right = || {
        read_after(options.of_cells(), text, Origin::Text, Purpose::Solve)
            .errors
            .first()
            .is_none()
    };
    (is_long || is_right()).then_some(size)
}

/// Whether the words of a line may be the rows of one grid, or its cells: they are equally long. A number behind a grid
/// is no part of it.
fn are_rows(grid: &str) -> bool {
    let mut lengths = words(grid).map(|word| word.chars().count());
    let first = lengths.next();
    lengths.all(|length| Some(length) == first || length <= 2 && first <= Some(2))
}

/// Whether most characters of a word may be cells, as those of a solution are, and those of a long name are not. Wrong
/// figures are figures; letters count where the grid has some, or nobody knows.
fn is_of_digits(word: &str, size: usize, options: Options) -> bool {
    let size = if size == 0 { LARGEST } else { size };
    let is_cell = |character: &char| {
        character.is_ascii_digit() || is_symbol(*character, options.alphabet(), size)
    };
    2 * word.chars().filter(is_cell).count() > word.chars().count()
}

/// What is between spaces, commas, semicolons and quotes.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|character: char| is_gap(character) || matches!(character, ',' | ';' | '"' | '\''))
        .filter(|word| !word.is_empty())
}

/// Where a part of a text begins.
fn offset(text: &str, part: &str) -> usize {
    part.as_ptr().addr() - text.as_ptr().addr()
}

/// What is left of a text without the marks around it, if anything.
pub(super) fn name(text: &str) -> Option<&str> {
    let is_mark = |character: char| {
        is_gap(character) || matches!(character, '#' | ',' | ';' | ':' | '"' | '\'' | '/' | '|')
    };
    let name = text.trim_matches(is_mark);
    (!name.is_empty()).then_some(name)
}
