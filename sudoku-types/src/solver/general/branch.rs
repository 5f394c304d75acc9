//! The candidate to try next: best of a cell with two candidates that is also one of two places of
//! its digit in its box, else of a cell with two, else of a digit with two places in its box, else
//! of a cell with the fewest.

use super::Shape;
use crate::solver::effort::Effort;
use crate::solver::node::Guess;

/// A candidate to try, in a stalled grid.
pub(in super::super) const fn branch<const W: usize>(
    words: &[u128; W],
    shape: Shape,
    effort: &mut Effort,
) -> Guess {
    let Shape {
        live, top, size, ..
    } = shape;
    let width = size as u32 - 1;
    let low = live ^ top;
    let ones = top >> width;
    let count = shape.words();
    effort.spend((3 * count + shape.columns + 10) as u32);

    // `rest`: every cell without its lowest candidates, one more taken away each time;
    // `open`: the lowest bit of every cell that has any left.
    let mut rest = *words;
    let mut open = [0; W];
    let mut pair = None;
    let mut place = None;
    let mut first = 0;
    while first < count {
        let end = first + size;
        let mut once = 0;
        let mut twice = 0;
        let mut thrice = 0;
        let mut i = first;
        while i < end {
            let word = words[i];
            thrice |= twice & word;
            twice |= once & word;
            once |= word;
            i += 1;
        }
        let two_places = twice & !thrice;
        let mut i = first;
        while i < end {
            let word = words[i];
            let more = word & (word - ones);
            let some = ((((more & low) + low) | more) & top) >> width;
            let most = more & (more - some);
            let two = some ^ ((((most & low) + low) | most) & top) >> width;
            if two != 0 {
                let both = word & two_places & (((two << width) - two) | (two << width));
                if both != 0 {
                    return shape.guess(i, both);
                }
                if pair.is_none() {
                    let cell = shape.lowest_cell(two);
                    pair = Some(shape.guess(i, word & cell));
                }
            } else if word & two_places != 0 && place.is_none() {
                place = Some(shape.guess(i, word & two_places));
            }
            rest[i] = most;
            open[i] = some;
            i += 1;
        }
        first = end;
    }
    if let Some(guess) = pair {
        return guess;
    }
    if let Some(guess) = place {
        return guess;
    }
    loop {
        effort.spend(count as u32 + 1);
        let mut i = 0;
        while i < count {
            let more = rest[i] & (rest[i] - open[i]);
            let some = ((((more & low) + low) | more) & top) >> width;
            if some != open[i] {
                let cell = shape.lowest_cell(open[i] ^ some);
                return shape.guess(i, words[i] & cell);
            }
            rest[i] = more;
            i += 1;
        }
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
