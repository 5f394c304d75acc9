//! Guesses, and the failures that they are led by.

use super::super::branch::branch;
use super::super::lines::{self, LINES};
use super::super::together::others;
use super::super::{BAND, CELLS, STACK, WORDS, place, remove};
use super::{cell, cells, rounds};
use crate::solver::effort::Effort;
use crate::solver::failures::{BITS, Failures};
use crate::solver::node::{Failure, Guess};
extern crate std;

use std::vec::Vec;

#[test]
fn failures_are_counted_for_each_digit() {
    for mut random in rounds() {
        let mut failures = Failures::<1>::none();
        let mut counts = [0u32; 128];
        for _ in 0..200 {
            let digits = random.word();
            failures.count(Failure { bands: 1, digits }, &mut Effort::new(u64::MAX));
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
            assert_eq!(failures.most(0), expected);
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
        let mut failures = Failures::<1>::none();
        for _ in 0..5 {
            failures.count(
                Failure {
                    bands: 1,
                    digits: random.word(),
                },
                &mut Effort::new(u64::MAX),
            );
        }

        let guess = branch(&words, &failures, &mut Effort::new(u64::MAX));
        assert_eq!(guess.candidate.count_ones(), 1);
        assert_eq!(guess.cell & guess.candidate, guess.candidate);
        assert!(fields().any(|field| field == guess.cell));
        let asked = match all & failures.most(0) {
            0 => all,
            asked => asked,
        };
        assert_ne!(words[guess.word] & guess.candidate & asked, 0);
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
            assert_eq!(places(guess.candidate), 2);
        } else {
            assert_eq!(count(words[guess.word], guess.cell), fewest);
        }
    }
}

#[test]
fn guesses_together_are_of_other_boxes_and_other_digits() {
    let mut of_later_kinds = 0;
    for (round, mut random) in rounds().enumerate() {
        // Some with many candidates, so that there are not enough pairs.
        let words = random.words::<CELLS>();
        let words = words.map(|word| word | (random.word() & [0, u128::MAX][round % 2]));
        let mut words: Vec<_> = words.map(open).into();
        words.push(words.iter().fold(0, |all, word| all | word));
        let effort = &mut Effort::new(u64::MAX);
        let first = branch(&words, &Failures::<1>::none(), effort);
        let (others, count) = others::<3>(&words, first, effort);
        let digit = |bit: u32| bit % STACK % BAND;
        let digit_of = |guess: &Guess| digit(guess.candidate.trailing_zeros());
        let kind = |guess: &Guess| {
            let places = words[..CELLS]
                .iter()
                .filter(|&word| word & guess.candidate != 0);
            match (words[guess.word] & guess.cell).count_ones() {
                2 => 0,
                _ if places.count() == 2 => 1,
                _ => 2,
            }
        };
        let mut made = std::vec![first];
        for other in &others[..count] {
            assert_eq!(
                other.candidate & words[other.word] & other.cell,
                other.candidate
            );
            assert_eq!(other.candidate.count_ones(), 1);
            for before in &made {
                assert_ne!(before.cell, other.cell);
                assert_ne!(digit_of(before), digit_of(other));
                assert!(kind(before) <= kind(other));
            }
            made.push(*other);
        }
        let is_left = |bit: &u32| {
            words[CELLS] >> bit & 1 == 1
                && made
                    .iter()
                    .all(|guess| guess.cell >> bit & 1 == 0 && digit_of(guess) != digit(*bit))
        };
        assert!(count == 3 || !(0..128).any(|bit| is_left(&bit)));
        of_later_kinds += usize::from(kind(&made[count]) > kind(&first));
    }
    assert!(of_later_kinds > 20, "{of_later_kinds}");
}

#[test]
fn a_digit_is_placed_and_removed_in_its_box_alone() {
    for mut random in rounds() {
        let before: [u128; WORDS] = random.words();
        let guess = Guess {
            word: 4,
            cell: 0x1ff << (BAND + STACK),
            candidate: 1 << (3 + BAND + STACK),
        };
        let in_box = |word: u128| cell(word, 1, 1);
        let elsewhere = |word: u128| word & !guess.cell;
        let mut words = before;
        place(&mut words, guess);
        for (i, (after, before)) in words.into_iter().zip(before).enumerate() {
            assert_eq!(elsewhere(after), elsewhere(before));
            let expected = if i == guess.word {
                8
            } else {
                in_box(before) & !8
            };
            assert_eq!(in_box(after), expected);
        }
        let left = in_box(before[guess.word]) & !8;
        if left == 0 {
            continue;
        }
        let mut words = before;
        remove(&mut words, guess);
        let single = if left.count_ones() == 1 { left } else { 0 };
        for (i, (after, before)) in words.into_iter().zip(before).enumerate() {
            assert_eq!(elsewhere(after), elsewhere(before));
            let expected = if i == guess.word {
                left
            } else {
                in_box(before) & !single
            };
            assert_eq!(in_box(after), expected);
        }
    }
}

/// Digits of a box, by rows (or columns) of boxes: how many lines of the box they have.
fn lines_left(words: &[u128; WORDS], by_columns: bool, bit: u32) -> usize {
    let of_line = |line: usize| (0..3).map(move |i| LINES[line + 3 * usize::from(by_columns)][i]);
    (0..3)
        .filter(|&line| of_line(line).any(|i| words[i] >> bit & 1 == 1))
        .count()
}

/// The bits that a digit has in the three boxes of a band.
fn of_band(by_columns: bool, band: u32, digit: u32) -> [u32; 3] {
    [0, 1, 2].map(|i| {
        let (band, stack) = if by_columns { (i, band) } else { (band, i) };
        BAND * band + STACK * stack + digit
    })
}

#[test]
fn a_guess_about_a_line_is_in_a_band_with_the_fewest_digits_to_settle_or_later_lines() {
    for (round, mut random) in rounds().enumerate() {
        // Some with few candidates, so that a band has settled digits.
        let words: [u128; WORDS] = random.words::<WORDS>().map(|word| word & random.word());
        let mut failures = Failures::<1>::none();
        let digits = random.word() & random.word();
        failures.count(Failure { bands: 1, digits }, &mut Effort::new(u64::MAX));
        failures.turns = [1, 3][round % 2];

        let left = |by_columns, bits: [u32; 3]| bits.map(|bit| lines_left(&words, by_columns, bit));
        let is_open = |by_columns, bit| lines_left(&words, by_columns, bit) >= 2;
        let all = [false, true].into_iter().flat_map(|by_columns| {
            (0..27).map(move |i| (by_columns, i / 9, of_band(by_columns, i / 9, i % 9)))
        });
        let has_failed = |bit: u32| digits >> bit & 1 == 1;
        let any_has_failed = all.clone().any(|(by_columns, _, bits)| {
            let mut bits = bits.into_iter();
            bits.any(|bit| has_failed(bit) && is_open(by_columns, bit))
        });
        let is_asked =
            |by_columns, bit| is_open(by_columns, bit) && (has_failed(bit) || !any_has_failed);
        let to_settle = |by_columns, band| {
            let digits = (0..9).map(|digit| left(by_columns, of_band(by_columns, band, digit)));
            if failures.turns == 1 {
                let is_unsettled = |left: &[usize; 3]| left.iter().any(|&left| left >= 2);
                digits.filter(is_unsettled).count()
            } else {
                digits.flatten().map(|left| left.saturating_sub(1)).sum()
            }
        };
        let asked = all
            .filter(|&(by_columns, _, bits)| bits.into_iter().any(|bit| is_asked(by_columns, bit)));
        let fewest = asked
            .clone()
            .map(|(by_columns, band, _)| to_settle(by_columns, band))
            .min();

        let guess = lines::branch(&words, &failures, &mut Effort::new(u64::MAX));
        let (line, bit) = (guess.word - lines::ROWS, guess.candidate.trailing_zeros());
        let by_columns = line >= 3;
        assert_eq!(guess.candidate.count_ones(), 1);
        assert!(is_asked(by_columns, bit));
        assert!(LINES[line].iter().any(|&i| words[i] & guess.candidate != 0));
        let (band, stack) = (bit % STACK / BAND, bit / STACK);
        let band = if by_columns { stack } else { band };
        assert_eq!(Some(to_settle(by_columns, band)), fewest);
        let is_narrow = |bits| left(by_columns, bits).iter().all(|&left| left < 3);
        let digit = bit % STACK % BAND;
        let some_are_narrow = asked
            .filter(|&(columns, other, _)| (columns, other) == (by_columns, band))
            .any(|(_, _, bits)| is_narrow(bits));
        assert_eq!(is_narrow(of_band(by_columns, band, digit)), some_are_narrow);
    }
}

#[test]
fn a_digit_is_placed_in_a_line_of_its_box_and_removed_from_it() {
    for (round, mut random) in rounds().enumerate() {
        let before: [u128; WORDS] = random.words();
        let (line, candidate) = (round % LINES.len(), 1 << (3 + BAND + STACK));
        let guess = Guess {
            word: lines::ROWS + line,
            cell: candidate,
            candidate,
        };
        let (mut placed, mut removed) = (before, before);
        place(&mut placed, guess);
        remove(&mut removed, guess);
        for (i, before) in before.into_iter().enumerate() {
            let without = before & !candidate;
            let expected = match LINES[line].contains(&i) {
                true => [before, without],
                false if i < CELLS => [without, before],
                false => [before, before],
            };
            assert_eq!([placed[i], removed[i]], expected);
        }
    }
}
