//! Reads the cells of a grid as digits, and finds the cells that are not digits.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use super::source::{Misfit, Source};
use super::words::{Piece, Word, shown};
use crate::geometry::{Cell, LARGEST};
use crate::messages::{Fault, Located};
use crate::symbols::{Symbols, is_blank};

/// The cells of a grid in reading order.
#[derive(Clone, Debug)]
pub struct CellList {
    /// The number of rows.
    pub size: usize,
    /// The digit of each cell, counted from 1, or 0 for a blank.
    pub digits: Vec<u8>,
    /// The byte of the text at which each cell begins.
    pub offsets: Vec<u32>,
    /// True if some digit is written as a letter.
    pub has_letters: bool,
    /// The symbols of the digits.
    pub symbols: Symbols<LARGEST>,
}

impl CellList {
    pub(crate) const NONE: CellList = CellList {
        size: 0,
        digits: Vec::new(),
        offsets: Vec::new(),
        has_letters: false,
        symbols: Symbols::Standard,
    };

    /// Returns true if each cell has a digit.
    pub(super) fn is_full(&self) -> bool {
        !self.digits.contains(&0)
    }
}

/// Returns the digit of a cell, or 0 for a blank; `None` if it is neither in a grid of this size.
fn digit(cell: &[Piece], size: usize, symbols: &Symbols<LARGEST>) -> Option<u8> {
    let is_wide = matches!(symbols.numbers(size), Some((_, 10..)));
    match cell {
        [one] => symbols.value_of(one.character, size),
        [one, two] if one.character == two.character && is_blank(one.character) => {
            is_wide.then_some(0)
        }
        [tens, ones] if is_wide => {
            let number = 10 * tens.character.to_digit(10)? + ones.character.to_digit(10)?;
            let value = symbols.digit_of_number(number, size);
            value.or((number == 0).then_some(0))
        }
        _ => None,
    }
}

/// Returns the grid of these cells, if every cell has a meaning, and only one.
pub(super) fn meaning(source: &Source<'_>, size: usize) -> Result<CellList, Misfit> {
    let cells = || {
        let words = source.words.cells(&source.words.list, source.together);
        words.map(|(_, cell)| cell)
    };
    let read = |symbols: &Symbols<LARGEST>| {
        let mut read = CellList {
            size,
            symbols: symbols.simplified(size),
            ..CellList::NONE
        };
        for cell in cells() {
            let digit = digit(cell, size, symbols)?;
            read.digits.push(digit);
            read.offsets.push(cell[0].at);
            read.has_letters |= digit > 0 && cell[0].character.is_ascii_alphabetic();
        }
        Some(read)
    };
    if source.chosen.is_some() {
        return read(source.symbols()).ok_or(Misfit::Digit(size));
    }
    let (read, are_letters) = match read(&Symbols::Standard) {
        Some(read) => (read, false),
        None => (read(&Symbols::LETTERS).ok_or(Misfit::Digit(size))?, true),
    };
    let digits = &read.digits;
    let all = || cells().map(|cell| cell[0].character).zip(digits);
    let has_figure = || all().any(|(first, digit)| *digit > 0 && first.is_ascii_digit());
    // In a grid without other blanks, an `X` may be a blank or a letter.
    let may_be_blank = || {
        let is_x = |cell: &[Piece]| matches!(cell[0].character, 'x' | 'X');
        size > 23 && cells().any(is_x) && !digits.contains(&0)
    };
    let are_clear = are_letters && !may_be_blank();
    if size > 9 && read.has_letters && !has_figure() && !are_clear {
        return Err(Misfit::Meaning(read.offsets[0], Fault::Letters));
    }
    // A 0 beside other blanks may be the first digit, and so may a 0 that appears once in each row.
    let zero = all().position(|(first, digit)| *digit == 0 && first == '0');
    let is_full = |row: &[u8]| row.iter().filter(|digit| **digit == 0).count() == 1;
    let has_other = || all().any(|(first, digit)| *digit == 0 && first != '0');
    let has_greatest = digits.contains(&(size as u8)) || size == 1;
    if let Some(zero) = zero.filter(|_| !has_greatest)
        && (has_other() || size > 9 && digits.chunks(size).all(is_full))
    {
        return Err(Misfit::Meaning(read.offsets[zero], Fault::Zero { size }));
    }
    Ok(read)
}

/// Adds the faults of the cells that are not digits of a grid of this size. Each of the `rows` has the number of its first cell and
/// its words.
pub(super) fn name_strays<'words>(
    source: &'words Source<'_>,
    size: usize,
    rows: impl Iterator<Item = (usize, &'words [Word])>,
    faults: &mut Vec<Located>,
) {
    let has = |wanted: &char| {
        let mut pieces = source.words.pieces.iter();
        pieces.any(|piece| piece.character.eq_ignore_ascii_case(wanted))
    };
    // In `5 3 E E 7` the letters are wrong, and in `A B C 4` the figure is.
    let figures = ('0'..='9').filter(has).count();
    let letters = ('A'..='I').take(size).filter(has).count();
    let symbols = if source.chosen.is_none() && size <= 9 && letters > figures {
        &Symbols::LETTERS
    } else {
        source.symbols()
    };
    let numbers = Symbols::NumbersFrom(1);
    let named = if *symbols == Symbols::Standard {
        &numbers
    } else {
        symbols
    };
    let mut seen = BTreeSet::new();
    let cells = |row| source.words.cells(row, source.together);
    for (index, (word, cell)) in { rows }.flat_map(|(first, row)| (first..).zip(cells(row))) {
        // If every blank is an `N`, that is one mistake, not fifty.
        if digit(cell, size, symbols).is_some() || !seen.insert(shown(cell)) {
            continue;
        }
        // The message names the cell if the token that it marks has other cells too.
        let is_part = word.in_string || cell.len() < word.length as usize;
        let (row, column) = (index / size, index % size);
        let stray = Fault::Stray {
            text: shown(cell),
            cell: is_part.then_some(Cell { row, column }),
            expected: [1, size as u8].map(|digit| named.in_words(digit)),
            size: size as u8,
        };
        faults.push((Some(cell[0].at as usize), stray));
    }
}
