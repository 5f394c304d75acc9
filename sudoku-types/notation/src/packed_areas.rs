//! Regions and cages packed into words: the short form in which `sudoku!` names them to the solver.
//!
//! ```text
//! bytes       1 │ 1 1 1 2 …  │ 1 │ 1 1 0 2 …  │ 2 3 0 15 0
//!             │   │            │   │            └ how many sums follow, by the names of cages, in two bytes each, the lower first; 0 for none
//!             │   │            │   └ for each cell the place of its cage's name among all, from 1, or 0
//!             │   └ for each cell that of its region's name
//!             └ 1 if there are regions; and then 1 if there are cages
//! a word      sixteen of these, the first one in its lowest bits
//! ```

use crate::geometry::{AreaMap, Areas, LARGEST, MOST_AREAS, Sums, place_of_name};

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
            push(place_of_name(name).map_or(0, |place| place as u8 + 1));
        }
    }
    let (mut sums, mut count_of_sums): (Sums, _) = ([0; MOST_AREAS], 0);
    for number in 0..cages.count() {
        let place = place_of_name(cages.area(number).name);
        if let (Some(place), Some(sum)) = (place, cages.sum(number)) {
            sums[place] = sum as u16;
            count_of_sums = count_of_sums.max(place + 1);
        }
    }
    push(count_of_sums as u8);
    for sum in &sums[..count_of_sums] {
        sum.to_le_bytes().into_iter().for_each(&mut push);
    }
    (words, count.div_ceil(16))
}

/// The regions and cages of a grid of `N` rows that are packed into the words from index `first` on.
pub const fn unpack<const N: usize>(words: &[u128; MOST], first: usize) -> [AreaMap<N>; 2] {
    let (mut bytes, mut word) = ([[0; 16]; MOST], first);
    while word < MOST {
        bytes[word] = words[word].to_le_bytes();
        word += 1;
    }
    let bytes = bytes.as_flattened().split_at(16 * first).1;
    let (regions, bytes) = map::<N>(bytes);
    let (cages, bytes) = map::<N>(bytes);
    let (mut sums, mut number): (Sums, usize) = ([0; MOST_AREAS], 0);
    let told = bytes[0] as usize;
    while number < told {
        sums[number] = u16::from_le_bytes([bytes[2 * number + 1], bytes[2 * number + 2]]);
        number += 1;
    }
    [
        AreaMap::by_places(regions, &[0; MOST_AREAS], N),
        AreaMap::by_places(cages, &sums, N),
    ]
}

/// The next map, which is empty where there is none, and the bytes behind it.
const fn map<const N: usize>(bytes: &[u8]) -> (&[u8], &[u8]) {
    let length = if bytes[0] == 0 { 0 } else { N * N };
    bytes.split_at(1).1.split_at(length)
}
