//! A puzzle packed into words: the short form in which each constant of `sudoku!` names it.
//!
//! ```text
//! bytes      the rows of a box, and flags for `solution: first;`, regions and cages
//!            │ the rules, a bit each
//!            │ │ for each cell the place of its region's name among all names, from 1
//!            │ │ │        for each cell that of its cage's name, or 0
//!            3 0 1 1 2 …  1 1 0 …  2 15 0 3 0
//!                                  └ how many sums follow, in two bytes each, the lower first; 0 for none
//! bits       … 0011 1  0 0  0110 1  0 1000 1      the givens, from the lowest bit on, cell by cell in reading order:
//!               4   ↑  ↑ ↑   7   ↑  ↑  9   ↑      0 for a blank; 1 for a given, and the digit less 1
//!            given─┘ blanks given─┘ blank  given  in four bits, or in five above 16×16
//! a word     sixteen bytes, the first one in its lowest bits
//! ```
//!
//! A given that might not fit into what is left of a word begins the next.

use crate::geometry::{
    AreaMap, BoxShape, Frame, Groups, LARGEST, MOST_AREAS, Rules, Sums, place_of_name,
};
use crate::options::Goal;

/// The most words that a puzzle takes: bytes, and 625 cells, of which a word has 21 or more. It is even, for lists of pairs.
pub const MOST: usize = ((2 + 2 * LARGEST * LARGEST + 1 + 2 * MOST_AREAS).div_ceil(16)
    + (LARGEST * LARGEST).div_ceil(128 / 6))
.next_multiple_of(2);

/// In the first byte, beside the rows of a box.
const ANY_SOLUTION: u8 = 1 << 5;
const REGIONS: u8 = 1 << 6;
const CAGES: u8 = 1 << 7;

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
    bytes(frame, goal).for_each(|byte| push(byte.into(), 8, 8));
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
fn bytes(frame: &Frame<LARGEST, 1>, goal: Goal) -> impl Iterator<Item = u8> {
    let Groups {
        boxes,
        rules,
        regions,
        cages,
    } = frame.groups();
    let flags = [
        (goal == Goal::First, ANY_SOLUTION),
        (!regions.is_empty(), REGIONS),
        (!cages.is_empty(), CAGES),
    ];
    let flags = flags.iter().filter(|(is_set, _)| *is_set);
    let first = flags.fold(boxes.rows() as u8, |all, (_, flag)| all | flag);
    let place = |name| place_of_name(name).map_or(0, |place| place as u8 + 1);
    let mut sums: Sums = [0; MOST_AREAS];
    for number in 0..cages.count() {
        if let Some(place) = place_of_name(cages.area(number).name) {
            sums[place] = cages.sum(number).unwrap_or(0) as u16;
        }
    }
    let count = sums.iter().rposition(|sum| *sum > 0);
    let count = count.map_or(0, |last| last + 1);
    [first, rules.0]
        .into_iter()
        .chain(regions.names().chain(cages.names()).map(place))
        .chain((!cages.is_empty()).then_some(count as u8))
        .chain(sums.into_iter().take(count).flat_map(u16::to_le_bytes))
}

/// The number of bits of a digit.
const fn bits(size: usize) -> u32 {
    if size <= 16 { 4 } else { 5 }
}

/// A puzzle of `N` rows that was packed, with room for areas if `A` is 1.
pub struct Unpacked<const N: usize, const A: usize> {
    /// The number of solutions that it may have.
    pub goal: Goal,
    /// Its boxes, rules and areas.
    pub frame: Frame<N, A>,
    /// The givens, 0 for a blank.
    pub rows: [[u8; N]; N],
}

/// Returns the puzzle that is packed into these words.
///
/// # Panics
///
/// If it was packed in another size, or if it has areas and `A` is 0.
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
    if flags & (REGIONS | CAGES) != 0 {
        let ([regions, cages], end) = areas(words, flags);
        (frame, used) = (frame.with_areas(regions, cages), end);
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

/// Returns the regions and the cages, and the number of bits before the givens.
const fn areas<const N: usize>(words: &[u128], flags: u8) -> ([AreaMap<N>; 2], u32) {
    let (mut all, mut word) = ([[0; 16]; MOST], 0);
    while word < words.len() {
        all[word] = words[word].to_le_bytes();
        word += 1;
    }
    let all = all.as_flattened();
    let (mut cages, mut sums): (&[u8], Sums) = (&[], [0; MOST_AREAS]);
    let left = all.split_at(2).1;
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
    let maps = [
        AreaMap::by_places(regions, &[0; MOST_AREAS], N),
        AreaMap::by_places(cages, &sums, N),
    ];
    (maps, 8 * (all.len() - left.len()) as u32)
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
