//! The trait of the engines, whose result is the text that refutes the claim.

use sudoku_notation::messages::{Finding, Text};
use sudoku_notation::symbols::Symbols;
use sudoku_values::{Grid, for_types};

/// An engine that looks for a solution of `Puzzle`, or has looked for it.
pub trait Engine<Puzzle> {
    /// The text of the error, if the engine refutes the claim that there is no solution, or cannot decide it.
    const REFUTED_BY: Option<Text>;
}

/// The advice if the solver cannot decide if there is a solution.
pub(super) const TOO_HARD: &str = "\nwrite `effort: 32;` before the grid to search for longer, which may take rustc minutes, or add givens";

/// Returns the sentence of a finding with advice, or `None` if there is no finding.
pub(super) const fn said<const N: usize>(
    finding: &Finding,
    symbols: &Symbols<N>,
    advice: &str,
) -> Option<Text> {
    if finding.is_nothing() {
        return None;
    }
    let mut text = Text::new("");
    text.push_sentence(&finding.sentence(symbols));
    text.push_str(advice);
    Some(text)
}

/// Returns the text of the error about a solution that refutes the claim.
pub(super) const fn shown<const N: usize, const A: usize>(solution: &Grid<N, A>) -> Text {
    let mut text = Text::new("this puzzle has a solution:");
    for_types::draw(solution, &mut text);
    text
}
