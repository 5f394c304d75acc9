//! Chooses the candidate to try next, among the digits that have failed most often (or among all, if all of these are
//! placed): in a cell with two candidates, else of a digit with two places in its box, else in a cell with the fewest.

use super::{COLUMNS, Shape};
use crate::solver::effort::Effort;
use crate::solver::failures::Failures;
use crate::solver::node::Guess;

/// The lowest bit of every field that is not empty.
macro_rules! open {
    ($shape:ident, $word:expr) => {{
        let word = $word;
        let low = $shape.live ^ $shape.top;
        ((((word & low) + low) | word) & $shape.top) >> ($shape.size - 1)
    }};
}

/// A candidate to try, in a stalled grid.
pub(in super::super) const fn branch<const W: usize, const BANDS: usize>(
    words: &[u128; W],
    shape: Shape,
    failures: &Failures<BANDS>,
    effort: &mut Effort,
) -> Guess {
    effort.spend(3);
    match branch_on(words, shape, failures.all_most(), effort) {
        Some(guess) => guess,
        None => match branch_on(words, shape, &[shape.live; COLUMNS], effort) {
            Some(guess) => guess,
            None => panic!("a stalled grid is open"),
        },
    }
}

/// The same, of some `digits` of each band's boxes, unless all of them are placed.
const fn branch_on<const W: usize>(
    words: &[u128; W],
    shape: Shape,
    digits: &[u128],
    effort: &mut Effort,
) -> Option<Guess> {
    let Shape { size, columns, .. } = shape;
    let width = size - 1;
    let ones = shape.top >> width;
    // Those of the digits that have several places in their box.
    let mut asked = [0; COLUMNS];
    let mut any = 0;
    // The first word with such a digit of two places, and these digits there. No `Option`: the compiler counts each
    // call of it.
    let mut place = (0, 0);
    let mut a = 0;
    while a < columns {
        if digits[a] != 0 {
            effort.spend(shape.steps.branch);
            let first = a * size;
            let mut once = 0;
            let mut twice = 0;
            let mut thrice = 0;
            let mut i = first;
            by_nines!(i in first + size => {
                let places = words[i] & digits[a];
                thrice |= twice & places;
                twice |= once & places;
                once |= places;
            });
            asked[a] = twice;
            any |= twice;
            let two_places = twice & !thrice;
            let mut i = first;
            by_nines!(i in if twice == 0 { first } else { first + size } => {
                let word = words[i];
                let places = word & twice;
                if places != 0 {
                    // The cells with more than one candidate, and with more than two.
                    let more = word & (word - ones);
                    let several = open!(shape, more);
                    let most = more & (more - several);
                    let two = several ^ open!(shape, most);
                    let pairs = places & (((two << width) - two) | (two << width));
                    if pairs != 0 {
                        effort.spend(a as u32 + 3);
                        return Some(shape.guess(i, pairs));
                    }
                    if place.1 == 0 {
                        place = (i, places & two_places);
                    }
                }
            });
        }
        a += 1;
    }
    // Going through the bands, and writing the guess.
    effort.spend(columns as u32 + 3);
    if place.1 != 0 {
        return Some(shape.guess(place.0, place.1));
    }
    if any == 0 {
        return None;
    }
    Some(fewest(words, shape, &asked, effort))
}

/// A candidate of a cell with the fewest of all that have one of the digits asked.
const fn fewest<const W: usize>(
    words: &[u128; W],
    shape: Shape,
    asked: &[u128; COLUMNS],
    effort: &mut Effort,
) -> Guess {
    let count = shape.words();
    let width = shape.size - 1;
    // Every cell without its lowest candidates, one more taken away each time.
    let mut rest = *words;
    loop {
        effort.spend(shape.steps.fewest);
        let mut i = 0;
        by_nines!(i in count => {
            let before = open!(shape, rest[i]);
            rest[i] &= rest[i] - before;
            let cells = before & !open!(shape, rest[i]);
            if cells != 0 {
                let fields = ((cells << width) - cells) | (cells << width);
                let places = words[i] & asked[i / shape.size] & fields;
                if places != 0 {
                    return shape.guess(i, places);
                }
            }
        });
    }
}

impl Shape {
    /// All digits of the lowest of some cells, which are given by their fields' lowest bits.
    const fn lowest_cell(self, cells: u128) -> u128 {
        let one = cells & !(cells - 1);
        let highest = one << (self.size - 1);
        (highest - one) | highest
    }

    /// The lowest of some candidates of a word.
    const fn guess(self, word: usize, candidates: u128) -> Guess {
        let candidate = candidates & !(candidates - 1);
        // The highest bit of the candidate's field is the lowest one not below the candidate.
        let tops = self.top & !(candidate - 1);
        let one = (tops & !(tops - 1)) >> (self.size - 1);
        Guess {
            word,
            cell: self.lowest_cell(one),
            candidate,
        }
    }
}
