//! Chooses what to try next where guesses about cells were unlucky: in which line of its box a digit is.
//!
//! A guess may be far from what is wrong, and then the same failures are met below both of its branches. So these guesses
//! stay in one band (or stack), the one with the fewest digits to settle: soon all of it is settled, or is seen to be
//! impossible. (Where that was unlucky too it is, the next times, the one in which digits have the fewest lines.)
//!
//! ```text
//!  lines of the     box 0 1 2     box 0 1 2     box 0 1 2
//!  band where a
//!  digit may be:        4 . .         7 7 .         8 8 .
//!                       . . 4         7 7 .         8 8 8
//!                       . 4 .         . . 7         8 8 8
//!                     settled      two ways      some box has all three lines
//! ```
//!
//! In that band the digit is one of those that have failed most often, and has two ways through it if there is such a
//! one: then there is one way left, whether the guess is right or wrong.
//!
//! That guesses are about lines, and stay in a band, is the idea of T. Dillon's solver Tdoku (2019).

use super::{BAND, CELLS, FIELD, LIVE, STACK, WORDS};
use crate::solver::effort::Effort;
use crate::solver::failures::Failures;
use crate::solver::node::Guess;

/// Where a guess is about a line of a box, its word is this one for the first row of the box, and so on, and its
/// candidate is the digit.
pub(super) const ROWS: usize = WORDS;
/// The same for the first column.
const COLUMNS: usize = ROWS + 3;

/// The words of each line, rows first.
pub(super) const LINES: [[usize; 3]; 6] = [
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [0, 3, 6],
    [1, 4, 7],
    [2, 5, 8],
];

/// The digit of a box in one of two lines, in a stalled grid.
pub(in super::super) const fn branch<const BANDS: usize>(
    words: &[u128],
    failures: &Failures<BANDS>,
    effort: &mut Effort,
) -> Guess {
    let &[w00, w01, w02, w10, w11, w12, w20, w21, w22, _] = words else {
        panic!("a classic grid has ten words")
    };
    let rows = [w00 | w01 | w02, w10 | w11 | w12, w20 | w21 | w22];
    let columns = [w00 | w10 | w20, w01 | w11 | w21, w02 | w12 | w22];
    let mut asked = failures.most(0);
    loop {
        // This turn, with two calls, of three turns and of six calls each.
        effort.spend(22);
        let choice = Choice::none(failures.turns > 1)
            .or_of(rows, ROWS, STACK, BAND, asked)
            .or_of(columns, COLUMNS, BAND, STACK, asked);
        if choice.guess.candidate != 0 {
            return choice.guess;
        }
        asked = LIVE;
    }
}

/// A guess, and what is left in its band.
#[derive(Clone, Copy)]
struct Choice {
    guess: Guess,
    /// Digits that are not settled, or the lines that they have.
    left: u32,
    by_lines_left: bool,
}

impl Choice {
    const fn none(by_lines_left: bool) -> Choice {
        Choice {
            guess: Guess::NONE,
            left: u32::MAX,
            by_lines_left,
        }
    }

    /// This choice, or one of those digits of boxes that are `asked`, of a band where less is left. Of the lines,
    /// the first is `word` in a guess; a shift by `near` goes to the next box of a band, one by `band` to the next band.
    const fn or_of(
        self,
        lines: [u128; 3],
        word: usize,
        near: u32,
        band: u32,
        asked: u128,
    ) -> Choice {
        let [first, second, third] = lines;
        let far = 2 * near;
        let all_three = first & second & third;
        let several = (first & second) | ((first | second) & third);
        // At the first box of a band: the digits that some of its boxes have in several lines, or in all.
        let unsettled = several | (several >> near) | (several >> far);
        let wide = all_three | (all_three >> near) | (all_three >> far);
        let asked = several & asked;
        let mut choice = self;
        let mut first_box = FIELD;
        let mut i = 0;
        while i < 3 {
            let boxes = first_box | (first_box << near) | (first_box << far);
            let left = if self.by_lines_left {
                (several & boxes).count_ones() + (all_three & boxes).count_ones()
            } else {
                (unsettled & first_box).count_ones()
            };
            if asked & boxes != 0 && left < choice.left {
                let wide = wide & first_box;
                let narrow = asked & boxes & !(wide | (wide << near) | (wide << far));
                let digits = if narrow == 0 { asked & boxes } else { narrow };
                let candidate = digits & !(digits - 1);
                let is_in_first = first & candidate != 0;
                choice = Choice {
                    guess: Guess {
                        word: if is_in_first { word } else { word + 1 },
                        cell: candidate,
                        candidate,
                    },
                    left,
                    ..self
                };
            }
            first_box <<= band;
            i += 1;
        }
        choice
    }
}

/// Whether the guess is about a line, and not a cell.
pub(super) const fn is_of_line(guess: Guess) -> bool {
    guess.word >= ROWS
}

/// Takes the digit of a guess from the other two lines of its box.
pub(super) const fn place(words: &mut [u128], guess: Guess) {
    let [a, b, c] = LINES[guess.word - ROWS];
    let kept = [words[a], words[b], words[c]];
    let mut i = 0;
    while i < CELLS {
        words[i] &= !guess.candidate;
        i += 1;
    }
    [words[a], words[b], words[c]] = kept;
}

/// Takes the digit of a guess from its line.
pub(super) const fn remove(words: &mut [u128], guess: Guess) {
    let [a, b, c] = LINES[guess.word - ROWS];
    words[a] &= !guess.candidate;
    words[b] &= !guess.candidate;
    words[c] &= !guess.candidate;
}
