//! Has the solver that is a `const fn` check the claim of `unsolvable!`: `proof: none;`.

use super::engine::{Engine, TOO_HARD, said, shown};
use crate::bridge::instalments::{Any, verdict};
use crate::bridge::values::{RowsValue, RulesValue, SymbolsValue};
use crate::puzzle::Puzzle;
use sudoku_notation::geometry::Frame;
use sudoku_notation::messages::Text;
use sudoku_notation::messages::{Finding, FindingKind};
use sudoku_values::for_types;
use sudoku_values::solver::Verdict;

/// `proof: none;`: only the solver checks the claim, with this option `effort`.
pub enum ByConst<const EFFORT: u8> {}

impl<const EFFORT: u8, const N: usize, const A: usize, Rules, Givens, Symbols>
    Engine<Puzzle<N, Rules, Givens, Symbols>> for ByConst<EFFORT>
where
    Rules: RulesValue<N, Frame = Frame<N, A>>,
    Givens: RowsValue<N>,
    Symbols: SymbolsValue<N>,
{
    const REFUTED_BY: Option<Text> = {
        match verdict::<Any<Puzzle<N, Rules, Givens, Symbols>, EFFORT>, N, A>() {
            Verdict::None => None,
            Verdict::First(rows) | Verdict::Unique(rows) | Verdict::Several(rows, _) => Some(
                shown(&for_types::grid(rows, Rules::FRAME, Symbols::SYMBOLS)),
            ),
            Verdict::TooHard { steps } => said(
                &Finding::after(FindingKind::InReach, steps as usize),
                &Symbols::SYMBOLS,
                TOO_HARD,
            ),
        }
    };
}
