//! The meaning of the cells of a grid, and the cells that mean nothing.

use super::CellList;
use super::source::Source;
use super::words::{Piece, Word, Words, shown};
use crate::geometry::{Cell, LARGEST};
use crate::messages::{Fault, Faults};
use crate::symbols::{Symbols, is_blank};

/// The digit in a cell, 0 for a blank; `None` if it means nothing in a grid of this size.
pub(super) fn digit(cell: &[Piece], size: usize, symbols: &Symbols<LARGEST>) -> Option<u8> {
    let is_wide = matches!(symbols.numbers(size), Some((_, 10..)));
    match cell {
        [one] => symbols.value_of(one.character, size),
        [one, two] if one.character == two.character && is_blank(one.character) => {
            is_wide.then_some(0)
        }
        _ => {
            let (number, is_typed) = figures(cell)?;
            let value = symbols.digit_of_number(number, size);
            let value = value.or((number == 0).then_some(0));
            value.filter(|_| is_wide || is_typed)
        }
    }
}

/// The number that `12` is, or `12u8`, and whether it has a suffix of Rust's.
pub(super) fn figures(word: &[Piece]) -> Option<(u32, bool)> {
    const SUFFIXES: [&str; 13] = [
        "", "u8", "u16", "u32", "u64", "u128", "usize", "i8", "i16", "i32", "i64", "i128", "isize",
    ];
    let is_figure = |piece: &&Piece| piece.character.is_ascii_digit();
    let (number, suffix) = word.split_at(word.iter().take_while(is_figure).count());
    let is = |known: &&str| suffix.iter().map(|piece| piece.character).eq(known.chars());
    if !(1..=2).contains(&number.len()) || !SUFFIXES.iter().any(is) {
        return None;
    }
    let figures = number
        .iter()
        .filter_map(|piece| piece.character.to_digit(10));
    let value = figures.fold(0, |tens, figure| 10 * tens + figure);
    Some((value, !suffix.is_empty()))
}

/// Why words are not a grid.
#[derive(Clone, Copy)]
pub(super) enum Misfit {
    /// Cells or rows are too many or too few.
    Count,
    /// Only a cell means nothing in a grid of this size, where each character is a cell or each word.
    Digit { size: usize, together: bool },
    /// They have two meanings, as this place shows.
    Meaning(u32, Fault),
}

/// The cells of a grid, or why there is no grid.
pub(super) type Fitted = Result<CellList, Misfit>;

/// The grid that cells are, if each means something, and only one thing.
pub(super) fn meaning(words: &Words, together: bool, size: usize, source: &Source<'_>) -> Fitted {
    let cells = || words.cells(words.list(), together).map(|(_, cell)| cell);
    let read = |symbols: &Symbols<LARGEST>| {
        let mut read = CellList {
            size,
            symbols: symbols.simplified(size),
            ..CellList::NONE
        };
        for cell in cells() {
            let digit = digit(cell, size, symbols)?;
            read.digits.push(digit);
            read.offsets.push(cell[0].offset);
            read.has_letters |= digit > 0 && cell[0].character.is_ascii_alphabetic();
        }
        Some(read)
    };
    let letters = || source.is_free().then(|| read(&Symbols::LETTERS))?;
    let (read, are_letters) = match read(source.symbols()) {
        Some(read) => (read, false),
        None => (letters().ok_or(Misfit::Digit { size, together })?, true),
    };
    if !source.is_free() {
        return Ok(read);
    }
    let digits = &read.digits;
    let all = || cells().map(|cell| cell[0].character).zip(digits);
    let has_figure = || all().any(|(first, digit)| *digit > 0 && first.is_ascii_digit());
    // An `X` is a letter of a large grid, or a blank if there is no other.
    let may_be_blank = || {
        let is_x = |cell: &[Piece]| matches!(cell[0].character, 'x' | 'X');
        size > 23 && cells().any(is_x) && !digits.contains(&0)
    };
    let are_clear = are_letters && !may_be_blank();
    if size > 9 && read.has_letters && !has_figure() && !are_clear {
        return Err(Misfit::Meaning(read.offsets[0], Fault::Letters));
    }
    // A 0 beside another blank is perhaps the first digit, and so is one in each row of a full grid.
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

/// Names the cells that mean nothing in a grid of this size, with what was expected. A row is the number of its first cell,
/// its words, and whether each character is a cell.
pub(super) fn name_strays<'words>(
    words: &'words Words,
    source: &Source<'_>,
    size: usize,
    rows: impl Iterator<Item = (usize, &'words [Word], bool)>,
    faults: &mut Faults<'_>,
) {
    let has = |wanted: &char| {
        let mut pieces = words.all_pieces().iter();
        pieces.any(|piece| piece.character.eq_ignore_ascii_case(wanted))
    };
    // `5 3 E E 7` has an E for each blank, and `A B C 4` a wrong 4.
    let figures = ('0'..='9').filter(has).count();
    let letters = ('A'..='I').take(size).filter(has).count();
    let symbols = match source.is_free() && size <= 9 && letters > figures {
        true => &Symbols::LETTERS,
        false => source.symbols(),
    };
    let numbers = Symbols::NumbersFrom(1);
    let named = if *symbols == Symbols::Standard {
        &numbers
    } else {
        symbols
    };
    let cells = rows.flat_map(|(first, row, together)| (first..).zip(words.cells(row, together)));
    for (index, (word, cell)) in cells {
        let text = shown(cell);
        if digit(cell, size, symbols).is_some() || faults.has_stray(text) {
            continue;
        }
        // The token shows where it is, unless it has other cells too.
        let is_part = word.in_row_string || cell.len() < word.length.into();
        let (row, column) = (index / size, index % size);
        let stray = Fault::Stray {
            text,
            cell: is_part.then_some(Cell { row, column }),
            expected: [1, size as u8].map(|digit| named.in_words(digit)),
            size: size as u8,
        };
        faults.add(cell[0].offset, stray);
    }
}
