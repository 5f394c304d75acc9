//! `unsolvable! { … }` as a constant, which is an error that shows the solution
//! if the puzzle has one.
//!
//! ```text
//! const _: () = unsolvable::<Puzzle<4, Boxes<U2, U2>, …>, ByConst>();
//!                                                         │
//!                   the engine finds                      ▼
//!                   no solution             REFUTED_BY = None: this compiles
//!                   a solution              Some(…), an error with its picture
//!                   no end                  Some(…), an error that it takes too long
//! ```

mod by_search;
mod by_types;
mod picture;

use crate::bridge::text::Text;
use crate::bridge::values::{RowsValue, RulesValue, SymbolsValue};
use crate::grid::Grid;
use crate::puzzle::Puzzle;
use crate::solver::{self, Goal, Verdict};
pub use by_search::{BySearch, refuted};
pub use by_types::ByTypes;
use sudoku_notation::geometry::Frame;
use sudoku_notation::messages::Finding;
use sudoku_notation::symbols::Symbols;

/// An engine that looks for a solution of `Puzzle`, or has looked for it.
pub trait Engine<Puzzle> {
    /// The text of the error, if the engine refutes the claim that there is no solution, or cannot decide it.
    const REFUTED_BY: Option<Text>;
}

/// The claim that a puzzle has no solution, as an expression of a constant.
#[track_caller]
pub const fn unsolvable<Puzzle, By: Engine<Puzzle>>() {
    if let Some(text) = By::REFUTED_BY {
        panic!("{}", text.as_str());
    }
}

/// `proof: none;`: only the solver checks the claim.
pub enum ByConst {}

impl<const N: usize, const A: usize, Rules, Givens, Symbols>
    Engine<Puzzle<N, Rules, Givens, Symbols>> for ByConst
where
    Rules: RulesValue<N, Frame = Frame<N, A>>,
    Givens: RowsValue<N>,
    Symbols: SymbolsValue<N>,
{
    const REFUTED_BY: Option<Text> = {
        match solver::solve_in(&Givens::ROWS, Rules::FRAME.groups(), Goal::First) {
            Verdict::None => None,
            Verdict::First(rows) | Verdict::Unique(rows) | Verdict::Several(rows, _) => {
                Some(shown(&Grid::new(rows, Rules::FRAME, Symbols::SYMBOLS)))
            }
            Verdict::TooHard { steps } => {
                said(&Finding::too_hard(steps), &Symbols::SYMBOLS, TOO_HARD)
            }
        }
    };
}

/// The advice if the solver cannot decide if there is a solution.
const TOO_HARD: &str = "\nadd givens: the search for a solution takes too long";

/// Returns the sentence of a finding with advice, or `None` if there is no finding.
const fn said<const N: usize>(
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
const fn shown<const N: usize, const A: usize>(solution: &Grid<N, A>) -> Text {
    let mut text = Text::new("this puzzle has a solution:");
    picture::draw(solution, &mut text);
    text
}
