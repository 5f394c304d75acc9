//! Proves the claim of `unsolvable!` by types, from the steps that the `const fn` solver proposes: the default.

use super::{Engine, TOO_HARD, Text, said, shown};
use crate::bridge::proof_steps::{Provable, proof_finding};
use crate::bridge::proposal::Proposal;
use crate::bridge::values::{RulesValue, SymbolsValue};
use crate::grid::Grid;
use crate::proof::{Claim, Refutes};
use crate::puzzle::Puzzle;
use core::marker::PhantomData;
use sudoku_notation::geometry::Frame;

/// The proposal `P` of the `const fn` solver, which has looked for any solution, and its proof.
pub struct ByProof<P>(PhantomData<P>);

impl<const N: usize, const A: usize, Rules, Givens, Symbols, P>
    Engine<Puzzle<N, Rules, Givens, Symbols>> for ByProof<P>
where
    Rules: RulesValue<N, Frame = Frame<N, A>>,
    Symbols: SymbolsValue<N>,
    P: Proposal + Provable,
{
    const REFUTED_BY: Option<Text> = {
        if P::FINDING.is_nothing() {
            let (rows, _) = P::DIGITS.as_chunks();
            let mut solution = [[0; N]; N];
            solution.copy_from_slice(rows);
            Some(shown(&Grid::new(solution, Rules::FRAME, Symbols::SYMBOLS)))
        } else if P::FINDING.is_too_hard() {
            said(&P::FINDING, &Symbols::SYMBOLS, TOO_HARD)
        } else {
            let advice = match P::STEPS {
                Some(_) => "",
                None => "\nwrite `proof: none;` to take the solver's word",
            };
            said(&proof_finding::<P>(), &Symbols::SYMBOLS, advice)
        }
    };
}

/// The claim that a puzzle has no solution, judged by the types. If the solver refutes it, `CLAIMED` is an error.
pub const fn refuted<Puzzle, Tape, const CLAIMED: bool>()
where
    Claim<Tape, CLAIMED>: Refutes<Puzzle>,
{
}
