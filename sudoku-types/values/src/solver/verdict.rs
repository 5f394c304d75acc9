//! The solver's result on a grid.

/// A grid's rows of digits; 0 is a blank.
pub type Rows<const N: usize> = [[u8; N]; N];

/// The result of [`solve`](super::solve).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub enum Verdict<const N: usize> {
    /// The only solution.
    Unique(Rows<N>),
    /// A solution, perhaps not the only one: with [`Goal::First`](super::Goal::First) the search stops here.
    First(Rows<N>),
    /// Two different solutions; there may be more.
    Several(Rows<N>, Rows<N>),
    /// No solution. [`Grid::solve`](crate::Grid::solve) returns the reason.
    None,
    /// The solver gave up before the compiler would have ended it.
    TooHard {
        /// The number of steps (loop turns and calls) that it took.
        steps: u32,
    },
}

impl<const N: usize> Verdict<N> {
    /// Returns the verdict of a search that was given up after this number of steps.
    pub(super) const fn too_hard(steps: u64) -> Self {
        let most = u32::MAX;
        Verdict::TooHard {
            steps: if steps < most as u64 {
                steps as u32
            } else {
                most
            },
        }
    }
}
