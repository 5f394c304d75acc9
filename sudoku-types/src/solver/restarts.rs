//! Decides when a search starts over: after a number of failures, keeping what it has learned from them.
//!
//! A first guess may be so unlucky that a search loses itself below it, for millions of nodes, while the same grid with
//! rows and columns exchanged takes a hundred. So a search does not stay with its guesses. It begins again at the root;
//! what has failed most often ([`Failures`](super::failures::Failures)) is by then at the top, and the other end of the
//! candidates is tried first.
//!
//! ```text
//!  failures until the next beginning, in units:
//!  20    1  1  2    1  1  2  4    1  1  2  1  1  2  4  8    1  1  2 …
//! ```
//!
//! The first attempt is long enough for nearly all puzzles that people make. Each power of two comes
//! half as often as the one before, so that as much is spent on it: which one is needed is unknown, and this is then
//! the best strategy. As there is no greatest one, every search ends. (M. Luby, A. Sinclair and D. Zuckerman, "Optimal
//! speedup of Las Vegas algorithms", Information Processing Letters 47, 1993; the way to count is D. E. Knuth's.)

/// Failures in a unit.
const UNIT: u32 = 50;
/// Units of the first attempt.
const FIRST: u32 = 20;

/// Which attempt this is.
pub(super) struct Restarts {
    /// Failures left to it.
    left: u32,
    /// Units of the next one, and how many of one unit there will have been by then.
    units: u32,
    ones: u32,
}

impl Restarts {
    pub(super) const fn new() -> Restarts {
        Restarts {
            left: FIRST * UNIT,
            units: 1,
            ones: 1,
        }
    }

    /// Counts a failure; whether it was the last one, and the next attempt begins.
    pub(super) const fn fail(&mut self) -> bool {
        self.left -= 1;
        if self.left > 0 {
            return false;
        }
        self.left = self.units * UNIT;
        // The greatest power of two in `ones` is the longest attempt before the next one of one unit.
        if self.ones & (self.ones - 1) == self.ones - self.units {
            self.ones += 1;
            self.units = 1;
        } else {
            self.units *= 2;
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::{FIRST, Restarts, UNIT};

    #[test]
    fn each_power_of_two_comes_half_as_often_as_the_one_before() {
        let mut restarts = Restarts::new();
        let lengths = [(); 24].map(|()| {
            let mut length = 1;
            while !restarts.fail() {
                length += 1;
            }
            length
        });
        assert_eq!(lengths[0], FIRST * UNIT);
        let units = [
            1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8, 1, 1, 2, 1, 1, 2, 4, 1,
        ];
        assert_eq!(lengths[1..], units.map(|units| units * UNIT));
    }
}
