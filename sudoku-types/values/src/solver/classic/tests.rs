//! Tests each technique by itself, on random candidates, against the same rule written
//! cell by cell.

extern crate std;

mod guesses;

use super::propagate::{hidden_singles, lock_lines, naked_singles};
use super::{BAND, GUARDS, LIVE, STACK};
use crate::solver::tests::dice::Dice;

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

/// Returns what is left of the digits of three lines, for three boxes side by side, when every
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
        let (mut word, guards) = (before, GUARDS);
        hidden_singles!(guards once: word);
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
        let guards = GUARDS;
        let mut placed = 0;
        let mut clash = 0;
        let mut empty = 0;
        naked_singles!(guards placed clash empty: one single_one other single_other);
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
