//! Proves the claim of `unsolvable!` by types, with the advice of the `const fn` solver: the default.

use super::engine::{Engine, TOO_HARD, said, shown};
use crate::bridge::proposal::Proposal;
use crate::bridge::values::{RulesValue, SymbolsValue};
use crate::puzzle::Puzzle;
use crate::type_solver::{Advice, First, IsNone, SolvedWith};
use core::marker::PhantomData;
use sudoku_notation::geometry::Frame;
use sudoku_notation::messages::FindingKind;
use sudoku_notation::messages::Text;
use sudoku_values::for_types;

/// The proposal `P` of the `const fn` solver, which has looked for any solution.
pub struct BySearch<P>(PhantomData<P>);

impl<const N: usize, const A: usize, Rules, Givens, Symbols, P>
    Engine<Puzzle<N, Rules, Givens, Symbols>> for BySearch<P>
where
    Rules: RulesValue<N, Frame = Frame<N, A>>,
    Symbols: SymbolsValue<N>,
    P: Proposal,
{
    const REFUTED_BY: Option<Text> = {
        if P::FINDING.is_nothing() {
            let (rows, _) = P::DIGITS.as_chunks();
            let mut solution = [[0; N]; N];
            solution.copy_from_slice(rows);
            Some(shown(&for_types::grid(
                solution,
                Rules::FRAME,
                Symbols::SYMBOLS,
            )))
        } else if P::FINDING.kind == FindingKind::InReach as usize {
            said(&P::FINDING, &Symbols::SYMBOLS, TOO_HARD)
        } else {
            None
        }
    };
}

/// The claim that a puzzle has no solution, judged by the types. If the solver refutes it, `CLAIMED` is an error.
pub const fn refuted<Puzzle, Advice, const CLAIMED: bool>()
where
    Claim<Advice, CLAIMED>: Refutes<Puzzle>,
{
}

/// A search with this advice, if the solver has not refuted the claim. Otherwise the claim is an error, and no search is made.
pub struct Claim<Advice, const CLAIMED: bool>(PhantomData<Advice>);

/// A search that ends without a solution.
#[diagnostic::on_unimplemented(
    message = "the types do not show that this puzzle has no solution",
    label = "the search is too deep, or one that the types cannot make",
    note = "write `proof: none;` before the grid to take the solver's word"
)]
pub trait Refutes<Puzzle> {}

#[diagnostic::do_not_recommend]
impl<Puzzle, A: Advice> Refutes<Puzzle> for Claim<A, true> where
    Puzzle: SolvedWith<First, A, Findings: IsNone>
{
}
#[diagnostic::do_not_recommend]
impl<Puzzle, A> Refutes<Puzzle> for Claim<A, false> {}
