//! Proves the claim of `unsolvable!`, or refutes it, by types alone: `solver: types;`.

use super::engine::{Engine, shown};
use crate::bridge::types_proposal::TypesProposal;
use crate::bridge::values::{RulesValue, SymbolsValue};
use crate::puzzle::Puzzle;
use crate::type_solver::{First, SolvedWith};
use sudoku_notation::geometry::Frame;
use sudoku_notation::messages::Text;
use sudoku_values::for_types;

/// The machine of types, without advice.
pub enum ByTypes {}

impl<const N: usize, const A: usize, Rules, Givens, Symbols>
    Engine<Puzzle<N, Rules, Givens, Symbols>> for ByTypes
where
    Puzzle<N, Rules, Givens, Symbols>: SolvedWith<First>,
    Rules: RulesValue<N, Frame = Frame<N, A>>,
    Symbols: SymbolsValue<N>,
{
    const REFUTED_BY: Option<Text> =
        match TypesProposal::<Puzzle<N, Rules, Givens, Symbols>, First>::SOLUTIONS {
            Some([]) => None,
            Some(_) => {
                let rows = TypesProposal::<Puzzle<N, Rules, Givens, Symbols>, First>::ROWS;
                Some(shown(&for_types::grid(
                    rows,
                    Rules::FRAME,
                    Symbols::SYMBOLS,
                )))
            }
            None => Some(Text::new(
                "this puzzle takes too deep a search for the types\n\
                 add givens, or remove `solver: types;`",
            )),
        };
}
