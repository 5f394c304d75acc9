//! Random numbers for the solver's own tests, the same in every run.

/// Marsaglia's xorshift64.
pub(in crate::solver) struct Dice(u64);

impl Dice {
    /// The dice of a test's round, counted from 1.
    pub(in crate::solver) fn of_round(round: u64) -> Dice {
        Dice(round.wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    pub(in crate::solver) fn roll(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// A number less than `end`.
    pub(in crate::solver) fn below(&mut self, end: usize) -> usize {
        (self.roll() >> 20) as usize % end
    }
}
