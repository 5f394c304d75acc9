//! The solver's own count of its effort.
//!
//! The compiler counts loop turns and calls while it evaluates a constant, and fails the build at
//! 2,000,000 of them (`long_running_const_eval`). Nothing in a library can silence that, so the
//! solver counts the same things, never too few, and stops first with a verdict of its own.

/// Where the solver stops. The gap to the compiler's limit is for what else the constant does.
const BUDGET: u32 = 1_800_000;

/// Loop turns and calls so far.
#[derive(Clone, Copy)]
pub(super) struct Effort {
    steps: u32,
}

impl Effort {
    pub(super) const fn new() -> Effort {
        Effort { steps: 0 }
    }

    /// Counts `steps`, and the call of this function too.
    pub(super) const fn spend(&mut self, steps: u32) {
        self.steps += steps + 1;
    }

    pub(super) const fn is_spent(&self) -> bool {
        self.steps >= BUDGET
    }

    pub(super) const fn steps(&self) -> u32 {
        self.steps
    }
}
