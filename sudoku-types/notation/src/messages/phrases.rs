//! Parts of sentences that more than one sentence has.

use core::fmt::{self, Write};

use crate::geometry::{BoxShape, Cell, LARGEST};
use crate::symbols::{DigitSymbol, numeral};

/// A part of a sentence, as the function that writes it.
struct Phrase<F>(F);

impl<F: Fn(&mut fmt::Formatter<'_>) -> fmt::Result> fmt::Display for Phrase<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0(f)
    }
}

pub(super) fn phrase(write: impl Fn(&mut fmt::Formatter<'_>) -> fmt::Result) -> impl fmt::Display {
    Phrase(write)
}

/// A number and a noun: `1 row`, `3 rows`.
pub(super) fn number_of(count: usize, noun: &'static str) -> impl fmt::Display {
    let plural = if count == 1 { "" } else { "s" };
    phrase(move |f| write!(f, "{count} {noun}{plural}"))
}

/// `1 cell`, `3 cells`.
pub(super) fn cells(count: usize) -> impl fmt::Display {
    number_of(count, "cell")
}

/// The size with usual boxes whose number of cells is nearest: `4 × 4 would be 16`.
pub(super) fn nearest(count: usize) -> impl fmt::Display {
    let usual = (4..=LARGEST).filter(|size| BoxShape::default_for(*size).is_some());
    let nearest = usual.min_by_key(|size| count.abs_diff(size * size));
    let size = nearest.unwrap_or(LARGEST);
    phrase(move |f| write!(f, "{size} × {size} would be {}", size * size))
}

/// The row and column of a cell, where its token does not show them.
pub(super) fn at(cell: Option<Cell>) -> impl fmt::Display {
    phrase(move |f| cell.map_or(Ok(()), |cell| write!(f, "{cell}: ")))
}

/// The symbols of a grid, from the first to the last.
pub(super) fn range([first, last]: [DigitSymbol; 2]) -> impl fmt::Display {
    use DigitSymbol::Number;
    phrase(move |f| match (first, last) {
        _ if first == last => write!(f, "{first}"),
        (Number(..10), Number(last @ 10..36)) => {
            let letter = numeral(last);
            write!(f, "{first} to {last} (or A to {letter} for 10 to {last})")
        }
        (Number(_), Number(_)) => write!(f, "{first} to {last}"),
        _ => write!(f, "one of {first} … {last}"),
    })
}

/// `count` numerals or letters, from this one on: `ABCD`, `0123456789AB`.
pub(super) fn letters(from: u16, count: usize) -> impl fmt::Display {
    phrase(move |f| {
        let mut numbers = (from..36).take(count);
        numbers.try_for_each(|number| f.write_char(numeral(number)))
    })
}
