//! The messages that a rule shares with the bounds below it, each in one place.
//!
//! rustc reports a refusal by the rule or by a bound that the rule asks, so both have the text.

/// Traits that refuse a cell without a digit.
macro_rules! asks_for_digits {
    ($($bound:item)+) => { $(
        #[diagnostic::on_unimplemented(
            message = "a cell of this solution does not hold a digit of the grid",
            label = "not a solved Sudoku",
            note = "a digit is one of typenum's own `U1`, `U2`, … up to the size of the grid"
        )]
        $bound
    )+ };
}

pub(super) use asks_for_digits;
