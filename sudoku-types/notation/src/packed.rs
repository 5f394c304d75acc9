//! A puzzle packed into words: the short form in which each constant of `sudoku!` names it.
//!
//! ```text
//! bytes      the rows of a box, and flags for `solution: first;` and for more than rules
//!            │ the rules, a bit each
//!            │ │ if there are more, flags for regions, cages and marks
//!            │ │ │ for each cell the place of its region's name among all names, from 1
//!            │ │ │ │        for each cell that of its cage's name, or 0
//!            3 0 3 1 1 2 …  1 1 0 …  2 15 0 3 0
//!                                    └ how many sums follow, in two bytes each, the lower first; 0 for none
//!            1 0  0 0 0  2 0  3 0 4 0
//!            │    │ │    │    └ the cells of a line with a mark
//!            │    │ │    └ how many they are
//!            │    │ └ the line's sum
//!            │    └ its mark
//!            └ how many lines follow
//! bits       … 0011 1  0 0  0110 1  0 1000 1      the givens, from the lowest bit on, cell by cell in reading order:
//!               4   ↑  ↑ ↑   7   ↑  ↑  9   ↑      0 for a blank; 1 for a given, and the digit less 1
//!            given─┘ blanks given─┘ blank  given  in four bits, or in five above 16×16
//! a word     sixteen bytes, the first one in its lowest bits
//! ```
//!
//! A given that might not fit into what is left of a word begins the next.

use alloc::vec::Vec;

use crate::geometry::{
    AreaMap, Areas, BoxShape, Frame, Groups, LARGEST, Lines, MOST_LISTED, Mark, Marks, Rules,
};
use crate::options::Goal;

const CELLS: usize = LARGEST * LARGEST;

/// The most bytes of regions, of cages with their sums, and of marks.
const MOST_BYTES: usize = 1 + 2 * CELLS + 1 + 2 * MOST_LISTED + 2 + CELLS * 5 + 4 * CELLS;

/// The most words that a puzzle without regions, cages and marks takes: two bytes, and 625 cells, of which a word has 21 or
/// more. It is even, for lists of pairs.
pub const FEW: usize = (1 + CELLS.div_ceil(128 / 6)).next_multiple_of(2);

/// The most words that any puzzle takes.
pub const MOST: usize = (MOST_BYTES.div_ceil(16) + FEW).next_multiple_of(2);

/// In the first byte, beside the rows of a box.
const ANY_SOLUTION: u8 = 1 << 5;
const MORE: u8 = 1 << 6;

/// In the third byte.
const REGIONS: u8 = 1;
const CAGES: u8 = 1 << 1;
const MARKS: u8 = 1 << 2;

/// Returns the words of a puzzle, and how many there are. The cells are digits, and 0 for a blank.
pub fn pack(frame: &Frame<LARGEST, 1>, goal: Goal, cells: &[u8]) -> ([u128; MOST], usize) {
    let (mut words, mut used) = ([0; MOST], 0);
    let mut push = |value: u128, bits: u32, most: u32| {
        let left = 128 - used % 128;
        if left < most {
            used += left;
        }
        words[used as usize / 128] |= value << (used % 128);
        used += bits;
    };
    for byte in bytes(frame, goal) {
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
fn bytes(frame: &Frame<LARGEST, 1>, goal: Goal) -> Vec<u8> {
    let Groups {
        boxes,
        rules,
        regions,
        cages,
        marks,
    } = frame.groups();
    let flag = |is_set: bool, flag| if is_set { flag } else { 0 };
    let more = flag(!regions.is_empty(), REGIONS)
        | flag(!cages.is_empty(), CAGES)
        | flag(!marks.is_empty(), MARKS);
    let first = boxes.rows() as u8 | flag(goal == Goal::First, ANY_SOLUTION);
    let mut bytes = Vec::from([first | flag(more > 0, MORE), rules.0]);
    bytes.extend((more > 0).then_some(more));
    push_map(&mut bytes, regions);
    push_map(&mut bytes, cages);
    if !cages.is_empty() {
        let mut sums = [0; MOST_LISTED];
        for number in 0..cages.count() {
            sums[cages.place(number)] = cages.sum(number).unwrap_or(0) as u16;
        }
        let last = sums.iter().rposition(|sum| *sum > 0);
        let count = last.map_or(0, |last| last + 1);
        bytes.push(count as u8);
        bytes.extend(sums[..count].iter().flat_map(|sum| sum.to_le_bytes()));
    }
    if !marks.is_empty() {
        push_marks(&mut bytes, marks);
    }
    bytes
}

/// Adds the place of the name of each cell's area, if there are areas.
fn push_map(bytes: &mut Vec<u8>, areas: Areas<'_>) {
    if !areas.is_empty() {
        let place =
            |number: Option<usize>| number.map_or(0, |number| areas.place(number) as u8 + 1);
        bytes.extend(areas.numbers().map(place));
    }
}

fn push_marks(bytes: &mut Vec<u8>, marks: Lines<'_>) {
    bytes.extend((marks.count() as u16).to_le_bytes());
    for number in 0..marks.count() {
        let cells = marks.cells(number);
        bytes.push(marks.line(number).mark as u8);
        let numbers = [marks.sum(number), cells.len() as u16].into_iter();
        let numbers = numbers.chain(cells.iter().copied());
        bytes.extend(numbers.flat_map(u16::to_le_bytes));
    }
}

/// The number of bits of a digit.
const fn bits(size: usize) -> u32 {
    if size <= 16 { 4 } else { 5 }
}

/// A puzzle of `N` rows that was packed, with room for regions, cages and marks if `A` is 1.
pub struct Unpacked<const N: usize, const A: usize> {
    /// The number of solutions that it may have.
    pub goal: Goal,
    /// Its boxes, rules, areas and marks.
    pub frame: Frame<N, A>,
    /// The givens, 0 for a blank.
    pub rows: [[u8; N]; N],
}

/// Returns the puzzle that is packed into these words.
///
/// # Panics
///
/// If it was packed in another size, or if it has areas or marks and `A` is 0.
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
    let mut used = 16;
    if flags & MORE != 0 {
        let (more, end) = more(words);
        let ([regions, cages], marks) = more;
        let with_areas: Frame<N, A> = frame.with_areas(regions, cages);
        (frame, used) = (with_areas.with_marks(marks), end);
    }
    let goal = match flags & ANY_SOLUTION {
        0 => Goal::Unique,
        _ => Goal::First,
    };
    Unpacked {
        goal,
        frame,
        rows: givens(words, used),
    }
}

/// Returns the regions and the cages, and the marks, and the number of bits before the givens.
const fn more<const N: usize>(words: &[u128]) -> (([AreaMap<N>; 2], Marks<N>), u32) {
    let (mut all, mut word) = ([[0; 16]; MOST], 0);
    while word < words.len() {
        all[word] = words[word].to_le_bytes();
        word += 1;
    }
    let all = all.as_flattened();
    let (mut cages, mut sums): (&[u8], _) = (&[], [0; MOST_LISTED]);
    let (flags, left) = (all[2], all.split_at(3).1);
    let (regions, mut left) = left.split_at(if flags & REGIONS == 0 { 0 } else { N * N });
    if flags & CAGES != 0 {
        (cages, left) = left.split_at(N * N);
        let (mut number, count) = (0, left[0] as usize);
        while number < count {
            sums[number] = u16::from_le_bytes([left[2 * number + 1], left[2 * number + 2]]);
            number += 1;
        }
        left = left.split_at(1 + 2 * count).1;
    }
    let mut marks = Marks::NONE;
    if flags & MARKS != 0 {
        (marks, left) = lines(left);
    }
    let maps = [
        AreaMap::by_places(regions, &[], N),
        AreaMap::by_places(cages, &sums, N),
    ];
    ((maps, marks), 8 * (all.len() - left.len()) as u32)
}

/// Returns marks, and the bytes after them.
const fn lines<const N: usize>(mut left: &[u8]) -> (Marks<N>, &[u8]) {
    let mut marks = Marks::NONE;
    let mut lines = take(&mut left);
    while lines > 0 {
        let mark = Mark::ALL[left[0] as usize];
        left = left.split_at(1).1;
        let (sum, length) = (take(&mut left), take(&mut left) as usize);
        let (mut cells, mut index) = ([[0; N]; N], 0);
        let cells = cells.as_flattened_mut();
        while index < length {
            cells[index] = take(&mut left);
            index += 1;
        }
        marks = marks.with(mark, sum, cells.split_at(length).0);
        lines -= 1;
    }
    (marks, left)
}

/// Takes a number of two bytes.
const fn take(left: &mut &[u8]) -> u16 {
    let (number, rest) = left.split_at(2);
    *left = rest;
    u16::from_le_bytes([number[0], number[1]])
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
