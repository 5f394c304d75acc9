//! Triples in the lines of boxes, box by box.

use super::super::{BAND, CELLS, STACK, WORDS, triples, write};
use super::{cell, cells, rounds};
use crate::BoxShape;
use crate::solver::blank::full;

/// What triples leave of the digits of a box's three lines; `None` where a line has too few or too many.
fn left_by_triples(lines: [u128; 3]) -> Option<[u128; 3]> {
    let mut left = lines;
    for line in 0..3 {
        let (next, last) = ((line + 1) % 3, (line + 2) % 3);
        let here_only = lines[line] & !lines[next] & !lines[last];
        if lines[line].count_ones() < 3 || here_only.count_ones() > 3 {
            return None;
        }
        if here_only.count_ones() == 3 {
            left[line] &= here_only;
        }
        if lines[line].count_ones() == 3 {
            left[next] &= !lines[line];
            left[last] &= !lines[line];
        }
    }
    Some(left)
}

/// The same for all boxes, by rows and then by columns.
fn all_left_by_triples(mut words: [u128; WORDS]) -> Option<[u128; WORDS]> {
    for (across, along) in [(3, 1), (1, 3)] {
        for (band, stack) in cells() {
            let words_of = |line| (0..3).map(move |place| across * line + along * place);
            let digits = |line| words_of(line).fold(0, |all, i| all | cell(words[i], band, stack));
            let left = left_by_triples([0, 1, 2].map(digits))?;
            for (line, left) in left.into_iter().enumerate() {
                let gone = (0x1ff & !left) << (BAND * band + STACK * stack);
                words_of(line).for_each(|i| words[i] &= !gone);
            }
        }
    }
    Some(words)
}

#[test]
fn triples_are_those_of_each_line_of_each_box() {
    let solution = full::<9>(BoxShape::new(3, 3).unwrap(), 1);
    let mut solved = [0; WORDS];
    write(solution.as_flattened(), &mut solved);
    let (mut changes, mut contradictions) = (0, 0);
    for (round, mut random) in rounds().enumerate() {
        // Few candidates beside the solution, which stay possible; or without one of its words.
        let mut words: [u128; WORDS] = random.words::<WORDS>().map(|word| word & random.word());
        words
            .iter_mut()
            .zip(solved)
            .for_each(|(word, solved)| *word |= solved);
        if round % 3 == 0 {
            words[round / 3 % CELLS] = 0;
        }
        let (before, expected) = (words, all_left_by_triples(words));
        match (triples::look(&mut words), expected) {
            (Err(_), None) => contradictions += 1,
            (Ok(true), Some(expected)) if expected != before => {
                assert_eq!(words, expected);
                changes += 1;
            }
            (Ok(false), Some(expected)) => assert_eq!([words, words], [before, expected]),
            _ => panic!("not what follows from {before:x?}"),
        }
    }
    assert!(
        changes > 50 && contradictions > 20,
        "{changes}, {contradictions}"
    );
}
