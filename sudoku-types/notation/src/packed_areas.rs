//! Regions and cages packed into words: the short form in which `sudoku!` names them to the solver.
//!
//! ```text
//! bytes       1 │ a a a b …  │ 2 │ a a . b …  │ 3 0 15 0 …
//!             │   │            │   │            └ the sums of cages by their names, in two bytes each, the lower first; 0 for none
//!             │   │            │   └ for each cell the name of its cage, or 0
//!             │   └ for each cell the name of its region
//!             └ 1 if there are regions; and then 1 if there are cages
//! a word      sixteen of these, the first one in its lowest bits
//! ```

use crate::geometry::{AreaMap, Areas, LARGEST, MOST_AREAS, Map, Sums, place_of_name};

/// The most words that they take.
pub const MOST: usize = (2 * (1 + LARGEST * LARGEST) + 2 * MOST_AREAS).div_ceil(16);

/// The words of regions and cages, and how many there are.
pub fn pack(regions: Areas<'_>, cages: Areas<'_>) -> ([u128; MOST], usize) {
    let (mut words, mut count) = ([0; MOST], 0);
    let mut push = |byte: u8| {
        words[count / 16] |= u128::from(byte) << (count % 16 * 8);
        count += 1;
    };
    for areas in [regions, cages] {
        push(u8::from(!areas.is_empty()));
        for name in areas.names() {
            push(if name == '.' { 0 } else { name as u8 });
        }
    }
    let mut sums: Sums = [0; MOST_AREAS];
    for number in 0..cages.count() {
        let place = place_of_name(cages.area(number).name);
        if let (Some(place), Some(sum)) = (place, cages.sum(number)) {
            sums[place] = sum as u16;
        }
    }
    let last = sums.iter().rposition(|sum| *sum > 0);
    for sum in &sums[..last.map_or(0, |last| last + 1)] {
        sum.to_le_bytes().into_iter().for_each(&mut push);
    }
    (words, count.div_ceil(16))
}

/// The regions and cages of a grid of `N` rows that are packed into these words.
pub const fn unpack<const N: usize>(words: &[u128; MOST]) -> [AreaMap<N>; 2] {
    let mut maps = [AreaMap::NONE; 2];
    let mut place = 0;
    let mut index = 0;
    while index < maps.len() {
        let is_there = byte(words, place) == 1;
        place += 1;
        if is_there {
            let (mut map, mut cell): (Map, usize) = ([0; LARGEST * LARGEST], 0);
            while cell < N * N {
                map[cell] = byte(words, place);
                place += 1;
                cell += 1;
            }
            let (mut sums, mut number): (Sums, usize) = ([0; MOST_AREAS], 0);
            // Regions have none, and what follows is no sum of theirs.
            while index == 1 && number < MOST_AREAS {
                let low = byte(words, place + 2 * number) as u16;
                sums[number] = low | (byte(words, place + 2 * number + 1) as u16) << 8;
                number += 1;
            }
            maps[index] = AreaMap::of(&map, &sums, N);
        }
        index += 1;
    }
    maps
}

const fn byte(words: &[u128; MOST], place: usize) -> u8 {
    (words[place / 16] >> (place % 16 * 8)) as u8
}
