//! Regions and cages packed into words: the short form in which `sudoku!` names them to the solver.
//!
//! ```text
//! bytes       1 │ a a a b …  │ 1 │ a a . b …  │ 2 3 0 15 0
//!             │   │            │   │            └ how many sums follow, by the names of cages, in two bytes each, the lower first; 0 for none
//!             │   │            │   └ for each cell the name of its cage, or 0
//!             │   └ for each cell the name of its region
//!             └ 1 if there are regions; and then 1 if there are cages
//! a word      sixteen of these, the first one in its lowest bits
//! ```

use crate::geometry::{AreaMap, Areas, LARGEST, MOST_AREAS, Map, Sums, place_of_name};

/// The most words that they take.
pub const MOST: usize = (2 * (1 + LARGEST * LARGEST) + 1 + 2 * MOST_AREAS).div_ceil(16);

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
    let told = last.map_or(0, |last| last + 1);
    push(told as u8);
    for sum in &sums[..told] {
        sum.to_le_bytes().into_iter().for_each(&mut push);
    }
    (words, count.div_ceil(16))
}

/// The regions and cages of a grid of `N` rows that are packed into the words from index `first` on.
pub const fn unpack<const N: usize>(words: &[u128; MOST], first: usize) -> [AreaMap<N>; 2] {
    let mut place = 16 * first;
    let regions = map::<N>(words, &mut place);
    let cages = map::<N>(words, &mut place);
    let (mut sums, mut number): (Sums, usize) = ([0; MOST_AREAS], 0);
    let told = byte(words, &mut place) as usize;
    while number < told {
        let low = byte(words, &mut place) as u16;
        sums[number] = low | (byte(words, &mut place) as u16) << 8;
        number += 1;
    }
    [areas(&regions, &[0; MOST_AREAS]), areas(&cages, &sums)]
}

/// The areas of a map, if there is one.
const fn areas<const N: usize>(map: &Option<Map>, sums: &Sums) -> AreaMap<N> {
    match map {
        Some(map) => AreaMap::of(map, sums, N),
        None => AreaMap::NONE,
    }
}

/// The next map, if it is there.
const fn map<const N: usize>(words: &[u128; MOST], place: &mut usize) -> Option<Map> {
    if byte(words, place) == 0 {
        return None;
    }
    let (mut map, mut cell): (Map, usize) = ([0; LARGEST * LARGEST], 0);
    while cell < N * N {
        map[cell] = byte(words, place);
        cell += 1;
    }
    Some(map)
}

/// The next byte.
const fn byte(words: &[u128; MOST], place: &mut usize) -> u8 {
    let byte = (words[*place / 16] >> (*place % 16 * 8)) as u8;
    *place += 1;
    byte
}
