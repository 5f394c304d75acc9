//! Parts that several sentences share.

use alloc::format;
use alloc::string::String;

use crate::geometry::{BoxShape, Cell, LARGEST};
use crate::symbols::{DigitSymbol, numeral};

/// The most bytes of the user's text in a sentence. The text may be a whole grid, and a sentence should be short.
const MOST_QUOTED: usize = 24;

/// Returns the beginning of the user's text, with `…` if there is more.
pub(crate) fn quoted(text: impl IntoIterator<Item = char>) -> String {
    let (mut quoted, mut bytes) = (String::new(), 0);
    for character in text {
        bytes += character.len_utf8();
        match character {
            _ if bytes > MOST_QUOTED => return quoted + "…",
            '"' | '\'' => quoted.push(character),
            _ => quoted.extend(character.escape_debug()),
        }
    }
    quoted
}

/// Returns a number and a noun: `1 row`, `3 rows`.
pub(super) fn number_of(count: usize, noun: &str) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{count} {noun}{plural}")
}

/// Returns `1 cell` or `3 cells`.
pub(super) fn cells(count: usize) -> String {
    number_of(count, "cell")
}

/// Returns ` to 7`, if the greatest number is not the least.
pub(super) fn up_to(least: usize, most: usize) -> String {
    let most = (most > least).then(|| format!(" to {most}"));
    most.unwrap_or_default()
}

/// Returns the size with usual boxes that has the nearest number of cells: `4 × 4 would be 16`.
pub(super) fn nearest(count: usize) -> String {
    let usual = (4..=LARGEST).filter(|size| BoxShape::default_for(*size).is_some());
    let nearest = usual.min_by_key(|size| count.abs_diff(size * size));
    let size = nearest.unwrap_or(LARGEST);
    format!("{size} × {size} would be {}", size * size)
}

/// Returns the row and column of a cell, if the sentence has to name it.
pub(super) fn at(cell: Option<Cell>) -> String {
    cell.map_or_else(String::new, |cell| format!("{cell}: "))
}

/// Returns the symbols of a grid, from the first to the last.
pub(super) fn range([first, last]: [DigitSymbol; 2]) -> String {
    use DigitSymbol::Number;
    match (first, last) {
        _ if first == last => format!("{first}"),
        (Number(..10), Number(last @ 10..36)) => {
            let letter = numeral(last);
            format!("{first} to {last} (or A to {letter} for 10 to {last})")
        }
        (Number(_), Number(_)) => format!("{first} to {last}"),
        _ => format!("one of {first} … {last}"),
    }
}

/// Returns `count` figures and letters, beginning with the one of value `from`: `ABCD`, `0123456789AB`.
pub(super) fn letters(from: u16, count: usize) -> String {
    (from..36).take(count).map(numeral).collect()
}
