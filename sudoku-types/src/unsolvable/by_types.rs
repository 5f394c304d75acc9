//! Proves the claim of `unsolvable!`, or refutes it, by traits: `solver: types;`.

use super::{Engine, Text, shown};
use crate::bridge::values::{RowsValue, RulesValue, SymbolsValue};
use crate::grid::Grid;
use crate::puzzle::Puzzle;
use crate::type_solver::{Fail, Found, TooDeep};
use core::marker::PhantomData;
use sudoku_notation::geometry::Frame;

/// The outcome of the solver made of traits.
///
/// The outcome is named once, by the claim; so it is worked out there, and not behind a bound,
/// which takes rustc twice as long.
pub struct ByTypes<Outcome>(PhantomData<Outcome>);

impl<const N: usize, Rules, Givens, Symbols, Outcome> Engine<Puzzle<N, Rules, Givens, Symbols>>
    for ByTypes<Outcome>
where
    Outcome: Refutation<N, Rules, Symbols>,
{
    const REFUTED_BY: Option<Text> = Outcome::TEXT;
}

/// What an outcome has to say against the claim.
pub trait Refutation<const N: usize, Rules, Symbols> {
    /// Nothing, or the error.
    const TEXT: Option<Text>;
}

impl<const N: usize, Rules, Symbols> Refutation<N, Rules, Symbols> for Fail {
    const TEXT: Option<Text> = None;
}
impl<Rows, const N: usize, const A: usize, Rules, Symbols> Refutation<N, Rules, Symbols>
    for Found<Rows>
where
    Rows: RowsValue<N>,
    Rules: RulesValue<N, Frame = Frame<N, A>>,
    Symbols: SymbolsValue<N>,
{
    const TEXT: Option<Text> = Some(shown(&Grid::new(
        Rows::ROWS,
        Rules::FRAME,
        Symbols::SYMBOLS,
    )));
}
impl<const N: usize, Rules, Symbols> Refutation<N, Rules, Symbols> for TooDeep {
    const TEXT: Option<Text> = Some(Text::new(
        "this puzzle takes too deep a search for the solver made of traits\n\
         add givens, or remove `solver: types;`",
    ));
}
