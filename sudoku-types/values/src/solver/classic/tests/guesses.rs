//! Guesses, and the failures that they are led by.

use super::super::branch::branch;
use super::super::{BAND, CELLS, STACK, candidate_and_cell};
use super::{cells, rounds};
use crate::effort::Effort;
use crate::solver::failures::{BITS, Failure, Failures};
extern crate std;

use std::vec::Vec;

#[test]
fn failures_are_counted_for_each_digit() {
    for mut random in rounds() {
        let mut failures = Failures::<1>::NONE;
        let mut counts = [0u32; 128];
        for _ in 0..200 {
            let digits = random.word();
            failures.count(
                Failure {
                    line: 0,
                    bits: digits,
                },
                &mut Effort::new(u64::MAX),
            );
            for (bit, count) in counts.iter_mut().enumerate() {
                *count += u32::from(digits >> bit & 1 == 1);
            }
            if counts.iter().any(|&count| count >> BITS != 0) {
                counts.iter_mut().for_each(|count| *count /= 2);
            }
            let most = counts.iter().max().unwrap().checked_ilog2();
            let expected = (0..128)
                .filter(|&bit| most.is_some() && counts[bit].checked_ilog2() == most)
                .fold(0, |word, bit| word | 1u128 << bit);
            assert_eq!(failures.most()[0], expected);
        }
    }
}

fn fields() -> impl Iterator<Item = u128> {
    cells().map(|(band, stack)| 0x1ff << (BAND * band + STACK * stack))
}

/// The cells with several candidates.
fn open(word: u128) -> u128 {
    fields()
        .map(|field| word & field)
        .filter(|cell| cell.count_ones() >= 2)
        .fold(0, |open, cell| open | cell)
}

#[test]
fn a_guess_is_a_candidate_of_a_digit_that_has_failed_most_often() {
    for mut random in rounds() {
        // Of a placed digit nothing is left but its cell, which is not in question.
        let mut words: Vec<_> = random.words::<CELLS>().map(open).into();
        let all = words.iter().fold(0, |all, word| all | word);
        words.push(all);
        let mut failures = Failures::<1>::NONE;
        for _ in 0..5 {
            failures.count(
                Failure {
                    line: 0,
                    bits: random.word(),
                },
                &mut Effort::new(u64::MAX),
            );
        }

        let guess = branch(&words, &failures, &mut Effort::new(u64::MAX));
        let (candidate, cell) = candidate_and_cell(guess);
        assert_eq!(cell & candidate, candidate);
        assert!(fields().any(|field| field == cell));
        let asked = match all & failures.most()[0] {
            0 => all,
            asked => asked,
        };
        assert_ne!(words[guess.word()] & candidate & asked, 0);
        let count = |word: u128, field: u128| (word & field).count_ones();
        let cells = words[..CELLS].iter();
        let cells = cells.flat_map(|&word| fields().map(move |field| word & field));
        let cells = cells.filter(|cell| cell & asked != 0);
        let fewest = cells.map(u128::count_ones).min().unwrap();
        let places = |digit: u128| {
            words[..CELLS]
                .iter()
                .filter(|&word| word & digit != 0)
                .count()
        };
        let two_places = (0..128).any(|bit| asked >> bit & 1 != 0 && places(1 << bit) == 2);
        if fewest > 2 && two_places {
            assert_eq!(places(candidate), 2);
        } else {
            assert_eq!(count(words[guess.word()], cell), fewest);
        }
    }
}
