//! Proves the claim of `unsolvable!` by types, from the steps that the `const fn` solver proposes: the default.

use super::{Engine, TOO_HARD, Text, said, shown};
use crate::bridge::proof_steps::{InRoom, Provable, proof_finding};
use crate::bridge::proposal::Proposal;
use crate::bridge::values::{RulesValue, SymbolsValue};
use crate::grid::Grid;
use crate::proof::{Claim, Refutes};
use crate::puzzle::Puzzle;
use core::marker::PhantomData;
use sudoku_notation::geometry::Frame;
use sudoku_notation::messages::Finding;

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
        } else if P::STEPS.is_none() {
            said(&Finding::NO_PROOF, &Symbols::SYMBOLS, NO_PROOF)
        } else {
            None
        }
    };
}

/// What to do where no proof was found.
const NO_PROOF: &str = "\nwrite `proof: none;` to take the solver's word";

/// Whether there is room for the proof: this is said where the room is written.
impl<const N: usize, Rules, Givens, Symbols, P> Engine<Puzzle<N, Rules, Givens, Symbols>>
    for InRoom<P>
where
    Symbols: SymbolsValue<N>,
    P: Provable,
{
    const REFUTED_BY: Option<Text> = said(&proof_finding::<P>(), &Symbols::SYMBOLS, "");
}

/// The claim that a puzzle has no solution, judged by the types. If the solver refutes it, `CLAIMED` is an error.
pub const fn refuted<Puzzle, Tape, const CLAIMED: bool>()
where
    Claim<Tape, CLAIMED>: Refutes<Puzzle>,
{
}
