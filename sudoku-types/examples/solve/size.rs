//! How large the grid in a text is.
//!
//! ```text
//! boxes: 2x3; symbols: "♠♥♦♣♤♡"; ♠_____ …      an option tells
//!    6                   6
//!
//! 5 3 _ | _ 7 _ | …                            else as many cells as n × n, where a cell is
//! 16 2 _ _ | 9 11 …                            a character, or a word of at most two
//! ```

/// The sizes with usual boxes: a grid of another size has options.
const USUAL: [usize; 16] = [1, 4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 22, 24, 25];

/// The longest row there is.
pub(crate) const LONGEST_ROW: usize = 25;

pub(crate) fn is_usual(size: usize) -> bool {
    USUAL.contains(&size)
}

/// What a text looks like before it is read.
#[derive(Clone, Copy)]
pub(crate) struct Shape {
    /// The size that an option tells.
    told: Option<usize>,
    has_options: bool,
    cells: Cells,
}

/// Cells that are characters, and that are words.
#[derive(Clone, Copy, Default)]
struct Cells {
    characters: usize,
    words: usize,
    longest_word: usize,
}

impl Shape {
    pub(crate) fn of(text: &str) -> Shape {
        let (told, grid) = options(text);
        Shape {
            told,
            has_options: grid.len() < text.len(),
            cells: Cells::of(grid),
        }
    }

    /// Whether there is nothing to be read but rulers.
    pub(crate) fn is_empty(&self) -> bool {
        !self.has_options && !self.has_cells()
    }

    pub(crate) fn has_cells(&self) -> bool {
        self.cells.characters > 0
    }

    pub(crate) fn has_options(&self) -> bool {
        self.has_options
    }

    /// Whether a line of this shape is a grid, and no row of a larger one.
    pub(crate) fn is_in_one_line(&self) -> bool {
        let is_told = self.told.is_some();
        (is_told || self.cells() > LONGEST_ROW) && self.complete().is_some()
    }

    /// How many cells there are.
    pub(crate) fn cells(&self) -> usize {
        match self.cells.words {
            words @ 10.. if self.cells.can_be_numbers() => words,
            _ => self.cells.characters,
        }
    }

    /// The size, if there are as many cells as it takes.
    pub(crate) fn complete(&self) -> Option<usize> {
        let Cells {
            characters, words, ..
        } = self.cells;
        let usual = |count: usize| USUAL.into_iter().find(|n| n * n == count);
        match self.told {
            Some(n) if characters == n * n || n > 9 && words == n * n => Some(n),
            Some(_) => None,
            None if self.cells.can_be_numbers() => {
                let of_numbers = usual(words).filter(|&n| n > 9);
                of_numbers.or_else(|| usual(characters))
            }
            None => usual(characters),
        }
    }
}

/// The size of the grid in a text of several lines, as it was meant: `None` where it is hardly a
/// grid at all.
pub(crate) fn meant(text: &str) -> Option<usize> {
    let shape = Shape::of(text);
    if let Some(size) = shape.told.or_else(|| shape.complete()) {
        return Some(size);
    }
    // Most rows are right.
    let (_, grid) = options(text);
    let rows: Vec<usize> = grid
        .lines()
        .map(|line| Shape::of(line).cells())
        .filter(|&cells| cells > 0)
        .collect();
    let most_common = USUAL
        .into_iter()
        .find(|size| 2 * rows.iter().filter(|&row| row == size).count() > rows.len());
    if rows.len() > 1 && most_common.is_some() {
        return most_common;
    }
    let cells = shape.cells();
    let nearest = USUAL.into_iter().min_by_key(|n| (n * n).abs_diff(cells))?;
    // No more than a row is missing, or too much.
    (nearest > 1 && (nearest * nearest).abs_diff(cells) <= nearest).then_some(nearest)
}

impl Cells {
    fn of(grid: &str) -> Cells {
        let mut cells = Cells::default();
        for word in grid.split(is_gap).filter(|word| !word.is_empty()) {
            let length = word.chars().count();
            cells.characters += length;
            cells.words += 1;
            cells.longest_word = cells.longest_word.max(length);
        }
        cells
    }

    /// Numbers of several characters stand apart.
    fn can_be_numbers(&self) -> bool {
        self.longest_word == 2
    }
}

/// What stands between cells, in a grid of the usual symbols.
fn is_gap(character: char) -> bool {
    const GAPS: &str = "|-+=,;[](){}\"'\u{feff}";
    character.is_whitespace()
        || character.is_control()
        || GAPS.contains(character)
        || matches!(character, '\u{2500}'..='\u{257f}')
}

/// The size that the options before a grid tell, and the text after them.
///
/// What is wrong with them, [`Grid::parse`](sudoku_types::Grid::parse) will say.
fn options(text: &str) -> (Option<usize>, &str) {
    let mut size = None;
    let mut rest = text;
    while let Some((name, value)) = rest.split_once(':') {
        let option = match name.trim_matches(is_gap) {
            "boxes" => boxes,
            "symbols" => symbols,
            "solution" => |_: &str| None,
            _ => break,
        };
        let end = end_of_value(value);
        size = size.or(option(value[..end].trim()));
        rest = value[end..].trim_start_matches(';');
    }
    (size, rest)
}

/// Where the `;` after a value stands; one between quotes is no end.
fn end_of_value(value: &str) -> usize {
    let mut quoted = false;
    let mut escaped = false;
    for (index, character) in value.char_indices() {
        match character {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => quoted = !quoted,
            ';' if !quoted => return index,
            _ => {}
        }
    }
    value.len()
}

/// `2x3`
fn boxes(value: &str) -> Option<usize> {
    let (rows, columns) = value.split_once(['x', 'X', '*'])?;
    in_range(number(rows)? * number(columns)?)
}

/// `"♠♥♦♣"` or `0..=15`
fn symbols(value: &str) -> Option<usize> {
    if let Some(quoted) = value.strip_prefix('"') {
        let mut escaped = false;
        let symbols = quoted.strip_suffix('"')?.chars().filter(|&character| {
            escaped = character == '\\' && !escaped;
            !escaped
        });
        return in_range(symbols.count());
    }
    let (first, last) = value.split_once("..=")?;
    in_range((number(last)? + 1).checked_sub(number(first)?)?)
}

fn number(text: &str) -> Option<usize> {
    text.trim().parse::<u8>().ok().map(usize::from)
}

fn in_range(size: usize) -> Option<usize> {
    (1..=25).contains(&size).then_some(size)
}
