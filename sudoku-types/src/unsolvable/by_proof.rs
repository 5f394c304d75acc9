//! Proves the claim of `unsolvable!` by types, from the steps that the `const fn` solver proposes: the default.

use super::{Engine, Text, shown};
use crate::bridge::proof_steps::{Provable, proof_finding};
use crate::bridge::proposal::Proposal;
use crate::bridge::values::{RulesValue, SymbolsValue};
use crate::grid::Grid;
use crate::proof::{Claim, Refutes};
use crate::puzzle::Puzzle;
use core::marker::PhantomData;
use sudoku_notation::messages::Finding;

/// The proposal `P` of the `const fn` solver, which has looked for any solution, and its proof of at most `ROOM` steps.
pub struct ByProof<P, const ROOM: usize>(PhantomData<P>);

impl<const N: usize, Rules, Givens, Symbols, P, const ROOM: usize>
    Engine<Puzzle<N, Rules, Givens, Symbols>> for ByProof<P, ROOM>
where
    Rules: RulesValue,
    Symbols: SymbolsValue<N>,
    P: Proposal + Provable,
{
    const REFUTED_BY: Option<Text> = {
        if P::FINDING.kind == Finding::NOTHING.kind {
            let (rows, _) = P::DIGITS.as_chunks();
            let mut solution = [[0; N]; N];
            solution.copy_from_slice(rows);
            Some(shown(&Grid::new(solution, Rules::GROUPS, Symbols::SYMBOLS)))
        } else if P::FINDING.kind == Finding::too_hard(0).kind {
            Some(super::too_hard(&P::FINDING, &Symbols::SYMBOLS))
        } else {
            match proof_finding(P::STEPS, ROOM).sentence() {
                None => None,
                Some(sentence) => {
                    let mut text = Text::new("");
                    text.push_sentence(&sentence, &Symbols::SYMBOLS);
                    if P::STEPS.is_none() {
                        text.push_str("\nwrite `proof: none;` to take the solver's word");
                    }
                    Some(text)
                }
            }
        }
    };
}

/// The claim that a puzzle has no solution, judged by the types. Where something speaks against it, `CLAIMED` is an error already.
pub const fn refuted<Puzzle, Tape, const CLAIMED: bool>()
where
    Claim<Tape, CLAIMED>: Refutes<Puzzle>,
{
}
