//! Counts the solver's steps, so that it stops before the compiler does.
//!
//! The compiler counts loop turns and calls while it evaluates a constant, and fails the build at
//! 2,000,000 of them (`long_running_const_eval`). Nothing in a library can silence that, so the
//! solver counts the same things, never too few, and stops first with a verdict of its own.
//! At run time nothing else counts, and any limit will do.

/// Where the solver stops for the compiler's sake. The gap to the compiler's own limit is for what
/// else the constant does.
pub(crate) const COMPILER: u64 = 1_800_000;

/// Loop turns and calls so far.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effort {
    steps: u64,
    limit: u64,
}

impl Effort {
    /// No effort yet, and how much there may be.
    pub(crate) const fn new(limit: u64) -> Effort {
        Effort { steps: 0, limit }
    }

    /// Counts `steps`, and the call of this function too.
    pub(crate) const fn spend(&mut self, steps: u32) {
        self.steps += steps as u64 + 1;
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
