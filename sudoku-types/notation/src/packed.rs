//! A puzzle packed into words: the short form in which each constant of `sudoku!` names it.
//!
//! ```text
//! bytes      the rows of a box, and flags for `solution: first;`, for the effort and for lines
//!            │ the rules, a bit each
//!            │ │ numbers of two bytes each, the lower first: the effort, if it is not the usual one,
//!            │ │ and how many numbers the lines have, if there are some, and these: see `geometry/lines`
//!            3 0 9 5 …
//! bits       … 0011 1  0 0  0110 1  0 1000 1      the givens, from the lowest bit on, cell by cell in reading order:
//!               4   ↑  ↑ ↑   7   ↑  ↑  9   ↑      0 for a blank; 1 for a given, and the digit less 1
//!            given─┘ blanks given─┘ blank  given  in four bits, or in five above 16×16
//! a word     sixteen bytes, the first one in its lowest bits
//! ```
//!
//! A given that might not fit into what is left of a word begins the next.

use alloc::vec::Vec;

use crate::geometry::{BoxShape, Drawn, Frame, Groups, LARGEST, ROOM, Rules, head};
use crate::options::{Goal, USUAL_EFFORT};

const CELLS: usize = LARGEST * LARGEST;

/// The most words that a puzzle without lines takes: four bytes, and 625 cells, of which a word has 21 or more. It is even, for
/// lists of pairs.
pub const FEW: usize = (1 + CELLS.div_ceil(128 / 6)).next_multiple_of(2);

/// The most words that any puzzle takes.
pub const MOST: usize = ((4 + 2 * ROOM * CELLS).div_ceil(16) + FEW).next_multiple_of(2);

/// In the first byte, beside the rows of a box.
const ANY_SOLUTION: u8 = 1 << 5;
const LINES: u8 = 1 << 6;
const EFFORT: u8 = 1 << 7;

/// Returns the words of a puzzle, and how many there are. The cells are digits, and 0 for a blank.
pub fn pack(
    frame: &Frame<LARGEST, 1>,
    goal: Goal,
    effort: u8,
    cells: &[u8],
) -> ([u128; MOST], usize) {
    let (mut words, mut used) = ([0; MOST], 0);
    let mut push = |value: u128, bits: u32, most: u32| {
        let left = 128 - used % 128;
        if left < most {
            used += left;
        }
        words[used as usize / 128] |= value << (used % 128);
        used += bits;
    };
    for byte in bytes(frame, goal, effort) {
        push(byte.into(), 8, 8);
    }
    let given = 1 + bits(frame.boxes.size());
    for digit in cells {
        match digit.checked_sub(1) {
            None => push(0, 1, given),
            Some(digit) => push(u128::from(digit) << 1 | 1, given, given),
        }
    }
    (words, used.div_ceil(128) as usize)
}

/// Returns the bytes before the givens.
fn bytes(frame: &Frame<LARGEST, 1>, goal: Goal, effort: u8) -> Vec<u8> {
    let Groups {
        boxes,
        rules,
        lines,
    } = frame.groups();
    let flag = |is_set: bool, flag| if is_set { flag } else { 0 };
    let first = boxes.rows() as u8 | flag(goal == Goal::First, ANY_SOLUTION);
    let first = first | flag(!lines.is_empty(), LINES) | flag(effort != USUAL_EFFORT, EFFORT);
    let mut numbers = Vec::new();
    if effort != USUAL_EFFORT {
        numbers.push(effort.into());
    }
    if !lines.is_empty() {
        numbers.push(lines.numbers().len() as u16);
        numbers.extend_from_slice(lines.numbers());
    }
    let numbers = numbers.into_iter().flat_map(u16::to_le_bytes);
    [first, rules.0].into_iter().chain(numbers).collect()
}

/// The number of bits of a digit.
const fn bits(size: usize) -> u32 {
    if size <= 16 { 4 } else { 5 }
}

/// A puzzle of `N` rows that was packed, with room for lines if `A` is 1.
pub struct Unpacked<const N: usize, const A: usize> {
    /// The number of solutions that it may have.
    pub goal: Goal,
    /// How many constants the search for them may take.
    pub effort: u8,
    /// Its boxes, rules and lines.
    pub frame: Frame<N, A>,
    /// The givens, 0 for a blank.
    pub rows: [[u8; N]; N],
}

/// Returns the puzzle that is packed into these words.
///
/// # Panics
///
/// If it was packed in another size, or if it has lines and `A` is 0.
pub const fn unpack<const N: usize, const A: usize>(words: &[u128]) -> Unpacked<N, A> {
    let [flags, rules, ..] = words[0].to_le_bytes();
    let box_rows = (flags % ANY_SOLUTION) as usize;
    let frame = match BoxShape::new(box_rows, N / box_rows) {
        Some(boxes) => Frame::of(boxes).with_rules(Rules(rules)),
        None => panic!("a grid has at most 25 rows"),
    };
    let mut frame = match frame {
        Ok(frame) => frame,
        Err(_) => panic!("a grid with these boxes cannot have all of these rules"),
    };
    let (mut effort, mut read) = (USUAL_EFFORT, 1);
    if flags & EFFORT != 0 {
        (effort, read) = (number(words, read) as u8, read + 1);
    }
    if flags & LINES != 0 {
        let drawn;
        (drawn, read) = drawn_from(words, read);
        frame = frame.with_lines(drawn);
    }
    let goal = match flags & ANY_SOLUTION {
        0 => Goal::Unique,
        _ => Goal::First,
    };
    Unpacked {
        goal,
        effort,
        frame,
        rows: givens(words, 16 * read as u32),
    }
}

/// Returns the lines, whose count is the number at `index`, and where the numbers after them begin.
const fn drawn_from<const N: usize>(words: &[u128], index: usize) -> (Drawn<N>, usize) {
    let (mut numbers, mut index, count) = ([[0; N]; N], index + 1, number(words, index));
    let numbers = numbers.as_flattened_mut();
    let (mut drawn, end) = (Drawn::NONE, index + count as usize);
    while index < end {
        let mut length = 0;
        let (kind, count) = head(number(words, index));
        while length < count {
            numbers[length] = number(words, index + 2 + length);
            length += 1;
        }
        drawn.add(
            kind,
            number(words, index + 1),
            numbers.split_at(length).0,
            N,
        );
        index += 2 + length;
    }
    (drawn, end)
}

/// Returns one of the numbers of two bytes.
const fn number(words: &[u128], index: usize) -> u16 {
    (words[index / 8] >> (16 * (index % 8))) as u16
}

/// Returns the givens, which begin after this number of bits.
const fn givens<const N: usize>(words: &[u128], used: u32) -> [[u8; N]; N] {
    let given = 1 + bits(N);
    let mask = (1 << bits(N)) - 1;
    let mut rows = [[0; N]; N];
    let cells = rows.as_flattened_mut();
    let mut next = used as usize / 128 + 1;
    let (mut word, mut left) = (words[next - 1] >> (used % 128), 128 - used % 128);
    let (mut cell, end) = (0, N * N);
    while cell < end {
        if left < given {
            word = words[next];
            next += 1;
            left = 128;
        }
        if word & 1 == 0 {
            // All blanks before the next given, or as many as this word can have.
            let (ahead, most) = (word.trailing_zeros(), left - given + 1);
            let blanks = if ahead < most { ahead } else { most };
            word >>= blanks;
            left -= blanks;
            cell += blanks as usize;
        } else {
            cells[cell] = ((word >> 1) as u8 & mask) + 1;
            word >>= given;
            left -= given;
            cell += 1;
        }
    }
    rows
}

#[cfg(test)]
mod tests;
