//! Counts the solver's steps, so that it stops before the compiler does.
//!
//! The compiler counts loop turns and calls while it evaluates a constant, and fails the build at
//! 2,000,000 of them (`long_running_const_eval`). Nothing in a library can silence that, so the
//! solver counts the same things, never too few, and stops first with a verdict of its own.
//! At run time only the solver counts, and any limit is possible.

/// The limit in a constant. The gap to the compiler's own limit is left for the other work of the constant.
pub const COMPILER: u64 = 1_800_000;

/// Loop turns and calls so far.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    steps: u64,
    limit: u64,
}

impl Effort {
    /// Returns an effort of no steps, with this limit.
    pub const fn new(limit: u64) -> Effort {
        Effort { steps: 0, limit }
    }

    /// Returns the effort of a part, of which there may be `most` steps, and no more than are left here.
    pub(crate) const fn part(&self, most: u64) -> Effort {
        let left = self.limit.saturating_sub(self.steps);
        Effort::new(if left < most { left } else { most })
    }

    /// Returns the steps that are left, or the most that a number of 32 bits can have.
    pub(crate) const fn left(&self) -> u32 {
        let left = self.limit.saturating_sub(self.steps);
        if left < u32::MAX as u64 {
            left as u32
        } else {
            u32::MAX
        }
    }

    /// Counts `steps`, and the call of this function too.
    pub(crate) const fn spend(&mut self, steps: u32) {
        self.steps += steps as u64 + 1;
    }

    /// Counts the steps of a part.
    pub(crate) const fn spend_all(&mut self, part: u64) {
        self.steps += part + 1;
    }

    pub(crate) const fn is_spent(&self) -> bool {
        self.steps >= self.limit
    }

    pub(crate) const fn steps(&self) -> u64 {
        self.steps
    }
}

#[cfg(test)]
pub(crate) mod tests;
