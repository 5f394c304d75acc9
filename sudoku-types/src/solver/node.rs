//! The types that all engines use for a node of the search: the result of the rules (`Outcome`), where
//! they fail (`Failure`), and what to try next (`Guess`).

/// The result of propagation.
#[derive(Clone, Copy)]
pub(super) enum Outcome {
    /// Some cell has no candidate or some digit no place.
    Contradiction(Failure),
    /// Every cell has its digit, and every unit every digit.
    Solved,
    /// Nothing follows any more: time to branch.
    Stalled,
    /// More would follow, but the effort allowed is spent.
    Spent,
}

/// Where a contradiction was seen.
#[derive(Clone, Copy)]
pub(super) struct Failure {
    /// Bit a for band a. (The words of 9 × 9 have all boxes in them: there bit 0 is all bands.)
    pub(super) bands: u32,
    /// Digits of boxes of these bands, each in the field of its box.
    pub(super) digits: u128,
}

/// A candidate to try: first it alone stays in its cell, then it is taken from it. (In `classic` it may be a digit in
/// a line of a box: first the box has it nowhere else, then it is taken from the line.)
#[derive(Clone, Copy)]
pub(super) struct Guess {
    pub(super) word: usize,
    /// All digits of the cell.
    pub(super) cell: u128,
    /// The one to try.
    pub(super) candidate: u128,
}

impl Guess {
    /// No guess, where there is room for one.
    pub(super) const NONE: Guess = Guess {
        word: 0,
        cell: 0,
        candidate: 0,
    };
}
