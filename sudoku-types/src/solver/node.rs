//! A node of the search, in the words of both engines: what the rules come to (`Outcome`), and what to try next (`Guess`).

/// What propagation comes to.
#[derive(Clone, Copy)]
pub(super) enum Outcome {
    /// Some cell has no candidate or some digit no place: the digits of the boxes where that is, for
    /// the classic engine to count as failures; 0 from the general one.
    Contradiction(u128),
    /// Every cell has its digit, and every unit every digit.
    Solved,
    /// Nothing follows any more: time to branch.
    Stalled,
    /// More would follow, but the effort allowed is spent.
    Spent,
}

/// A candidate to try: first it alone stays in its cell, then it is taken from it.
#[derive(Clone, Copy)]
pub(super) struct Guess {
    pub(super) word: usize,
    /// All digits of the cell.
    pub(super) cell: u128,
    /// The one to try.
    pub(super) candidate: u128,
}
