//! The solver's result on a grid.

/// A grid's rows of digits; 0 is a blank.
pub type Rows<const N: usize> = [[u8; N]; N];

/// What [`solve`](super::solve) finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub enum Verdict<const N: usize> {
    /// The only solution.
    Unique(Rows<N>),
    /// A solution, perhaps not the only one: [`Goal::First`](super::Goal::First) asks no further.
    First(Rows<N>),
    /// Two different solutions; there may be more.
    Several(Rows<N>, Rows<N>),
    /// No solution. [`Grid::solve`](crate::Grid::solve) says why.
    None,
    /// The solver gave up, before the compiler would have.
    TooHard {
        /// Steps (loop turns and calls) taken until then.
        steps: u32,
    },
}
