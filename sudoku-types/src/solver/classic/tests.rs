//! Tests each technique by itself, on random candidates, against the same rule written
//! cell by cell.

extern crate std;

use super::branch::branch;
use super::moves::{king, knight};
use super::propagate::{hidden_singles, lock_lines, naked_singles};
use super::triples;
use super::{BAND, CELLS, GUARDS, LIVE, STACK, WORDS, place, remove, write};
use crate::BoxShape;
use crate::solver::blank::full;
use crate::solver::dice::Dice;
use crate::solver::effort::Effort;
use crate::solver::failures::{BITS, Failures};
use crate::solver::further::Further;
use crate::solver::node::{Failure, Guess};
use std::vec::Vec;
use sudoku_notation::geometry::Rule;

/// Random words of candidates, some crowded and some sparse.
struct RandomWords(Dice);

impl RandomWords {
    fn bits(&mut self) -> u128 {
        (0..4).fold(0, |bits, _| bits << 32 | u128::from(self.0.roll() >> 32))
    }

    fn word(&mut self) -> u128 {
        let word = match self.bits() % 3 {
            0 => self.bits(),
            1 => self.bits() & self.bits(),
            _ => self.bits() & self.bits() & self.bits(),
        };
        word & LIVE
    }

    fn words<const COUNT: usize>(&mut self) -> [u128; COUNT] {
        [(); COUNT].map(|()| self.word())
    }
}

fn rounds() -> impl Iterator<Item = RandomWords> {
    (1..=300).map(|round| RandomWords(Dice::of_round(round)))
}

/// The nine candidate bits of the cell in this band and stack.
fn cell(word: u128, band: u32, stack: u32) -> u128 {
    word >> (BAND * band + STACK * stack) & 0x1ff
}

fn cells() -> impl Iterator<Item = (u32, u32)> {
    (0..9).map(|cell| (cell / 3, cell % 3))
}

/// What is left of three lines' digits, for three boxes side by side, when every
/// digit takes one box in each line: the union of the six ways.
fn ways(lines: [[u128; 3]; 3]) -> [[u128; 3]; 3] {
    let mut left = [[0; 3]; 3];
    for order in [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
    ] {
        let way = (0..3).fold(0x1ff, |way, line| way & lines[line][order[line]]);
        for line in 0..3 {
            left[line][order[line]] |= way;
        }
    }
    left
}

#[test]
fn locked_candidates_keep_the_six_ways_through_a_band() {
    for mut random in rounds() {
        let before: [u128; 3] = random.words();

        let [mut s0, mut s1, mut s2] = before;
        lock_lines!(s0, s1, s2, 49u32, 98u32);
        for band in 0..3 {
            let of =
                |words: [u128; 3]| words.map(|word| [0, 1, 2].map(|stack| cell(word, band, stack)));
            assert_eq!(of([s0, s1, s2]), ways(of(before)));
        }

        let [mut s0, mut s1, mut s2] = before;
        lock_lines!(s0, s1, s2, 10u32, 20u32);
        for stack in 0..3 {
            let of =
                |words: [u128; 3]| words.map(|word| [0, 1, 2].map(|band| cell(word, band, stack)));
            assert_eq!(of([s0, s1, s2]), ways(of(before)));
        }
    }
}

#[test]
fn a_hidden_single_is_left_alone_in_its_cell() {
    for mut random in rounds() {
        let before = random.word();
        let once = random.word();
        let mut word = before;
        hidden_singles!(once: word);
        for (band, stack) in cells() {
            let here = cell(before, band, stack);
            let hidden = here & cell(once, band, stack);
            // Of several the lowest is kept.
            let expected = if hidden == 0 {
                here
            } else {
                hidden & hidden.wrapping_neg()
            };
            assert_eq!(cell(word, band, stack), expected);
        }
        assert_eq!(word & GUARDS, 0);
    }
}

#[test]
fn naked_singles_are_found_and_counted() {
    for mut random in rounds() {
        let [one, other] = random.words();
        let mut placed = 0;
        let mut clash = 0;
        let mut empty = 0;
        naked_singles!(placed clash empty: one single_one other single_other);
        for (band, stack) in cells() {
            let cells = [one, other].map(|word| cell(word, band, stack));
            let singles = cells.map(|cell| if cell.count_ones() == 1 { cell } else { 0 });
            assert_eq!(cell(placed, band, stack), singles[0] | singles[1]);
            assert_eq!(cell(clash, band, stack), singles[0] & singles[1]);
            let guard = empty >> (BAND * band + STACK * stack + 9) & 1;
            assert_eq!(guard == 1, cells.contains(&0));
            for (fields, candidates) in [single_one, single_other].into_iter().zip(cells) {
                // An empty cell counts as a single one; that it is empty ends the branch.
                let expected = if candidates.count_ones() <= 1 {
                    0x1ff
                } else {
                    0
                };
                assert_eq!(cell(fields, band, stack), expected);
            }
        }
    }
}

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
            (Further::Contradiction(_), None) => contradictions += 1,
            (Further::Changed, Some(expected)) if expected != before => {
                assert_eq!(words, expected);
                changes += 1;
            }
            (Further::Nothing, Some(expected)) => assert_eq!([words, words], [before, expected]),
            _ => panic!("not what follows from {before:x?}"),
        }
    }
    assert!(
        changes > 50 && contradictions > 20,
        "{changes}, {contradictions}"
    );
}

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

/// Takes from every cell that sees some cell of another box by a move what it sees all places of there, until nothing
/// changes.
fn take_what_is_seen(words: &mut [u128], rule: Rule) {
    let at = |(row, column): (usize, usize)| {
        let shift = BAND as usize * (row / 3) + STACK as usize * (column / 3);
        (row % 3 * 3 + column % 3, 0x1ff << shift, shift)
    };
    let all = || (0..81).map(|cell| (cell / 9, cell % 9));
    let in_box = |cell: (usize, usize)| (cell.0 / 3, cell.1 / 3);
    let by_a_move = |one: (usize, usize), other: (usize, usize)| {
        let is = |from: (usize, usize), to: (usize, usize), (down, right)| {
            to.0 as isize - from.0 as isize == down && to.1 as isize - from.1 as isize == right
        };
        let mut moves = rule.moves().iter();
        moves.any(|&way| is(one, other, way) || is(other, one, way))
    };
    loop {
        let before = words.to_vec();
        for cell in all() {
            for there in (0..9).map(|there| (there / 3, there % 3)) {
                let others = || all().filter(move |&other| in_box(other) == there);
                if there == in_box(cell) || !others().any(|other| by_a_move(cell, other)) {
                    continue;
                }
                let seen = |other: &(usize, usize)| {
                    other.0 == cell.0 || other.1 == cell.1 || by_a_move(cell, *other)
                };
                let unseen = others()
                    .filter(|other| !seen(other))
                    .fold(0, |digits, other| {
                        let (word, field, shift) = at(other);
                        digits | (words[word] & field) >> shift
                    });
                let (word, field, shift) = at(cell);
                words[word] &= !field | unseen << shift;
            }
        }
        if before == words {
            return;
        }
    }
}

#[test]
fn moves_are_those_of_the_rule() {
    for mut random in rounds().take(60) {
        let before: [u128; WORDS] = random.words();
        let knight = knight as fn(&mut [u128]) -> Further;
        for (rule, look) in [(Rule::AntiKnight, knight), (Rule::AntiKing, king)] {
            let (mut words, mut expected) = (before, before);
            while let Further::Changed = look(&mut words) {}
            take_what_is_seen(&mut expected, rule);
            assert_eq!(words, expected);
        }
    }
}

#[test]
fn what_is_written_is_read() {
    let dice = &mut Dice::of_round(1);
    for _ in 0..100 {
        let digits = [(); 81].map(|()| (dice.roll() % 9) as u8 + 1);
        let (mut words, mut read) = ([0; WORDS], [0; 81]);
        write(&digits, &mut words);
        super::read(&words, &mut read);
        assert_eq!(digits, read);
    }
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
