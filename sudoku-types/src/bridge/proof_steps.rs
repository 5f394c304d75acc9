//! The steps of a proof, as constants that become the questions of a tape.
//!
//! ```text
//! (To9<{ step::<P>(0) }>, To9<{ step::<P>(1) }>, To9<{ step::<P>(2) }>, …)      P is the `const fn` solver's proposal; a tree, if it is long
//!  CellHasDigit<I0, I1>,  RowHasPlace<I0, I3>,   …
//! ```
//!
//! The macro has to fix the length of the tape before the proof is searched for. So there is room for as many steps as
//! most puzzles need; unused steps are 0, and if the room does not suffice, the error says how many steps there are.

mod table;

use crate::bridge::proposal::Proposal;
use crate::bridge::values::RulesValue;
use crate::solver::prover::{Shape, Steps};
use core::marker::PhantomData;
use sudoku_notation::geometry::Frame;
use sudoku_notation::messages::Finding;
use typenum::Const;

/// A proposal that the solver can prove.
pub trait Provable {
    /// The most steps that there is room for.
    const ROOM: usize;

    /// The steps of the proof; `None` where it was not found.
    const STEPS: &'static Option<Steps>;
}

/// The number of a step.
pub const fn step<P: Provable>(step: usize) -> usize {
    match P::STEPS {
        Some(steps) => steps.steps[step] as usize,
        None => 0,
    }
}

/// The question with this number, of a grid up to 9×9.
pub type To9<const NUMBER: usize> = <Const<NUMBER> as StepTo9>::Asks;

/// The question with this number, of a grid up to 16×16.
pub type To16<const NUMBER: usize> = <Const<NUMBER> as StepTo16>::Asks;

/// The number of a step in a grid up to 9×9.
pub trait StepTo9 {
    /// What it asks.
    type Asks;
}

/// The number of a step in a grid up to 16×16.
pub trait StepTo16 {
    /// What it asks.
    type Asks;
}

/// What the prover knows of a puzzle by its rules alone.
pub(crate) struct ShapeOf<const N: usize, Rules>(PhantomData<Rules>);

impl<const N: usize, const A: usize, Rules> ShapeOf<N, Rules>
where
    Rules: RulesValue<N, Frame = Frame<N, A>>,
{
    /// `None` for what the types cannot check.
    pub(crate) const SHAPE: &'static Option<Shape> = &Shape::of(Rules::FRAME.groups());
}

/// A proposal of which nothing is wrong only if there is room for its proof. Where something is wrong with the puzzle
/// itself, that is said already, and nothing is found here.
pub struct InRoom<P>(PhantomData<P>);

impl<P: Proposal + Provable> Proposal for InRoom<P> {
    const DIGITS: &'static [u8] = P::DIGITS;
    const FINDING: Finding = if P::FINDING.is_nothing() {
        proof_finding::<P>()
    } else {
        Finding::NOTHING
    };
}

/// What there is to say of a proof.
pub(crate) const fn proof_finding<P: Provable>() -> Finding {
    match P::STEPS {
        Some(steps) if steps.length > P::ROOM => Finding::long_proof(steps.length, P::ROOM),
        Some(_) => Finding::NOTHING,
        None => Finding::NO_PROOF,
    }
}

#[cfg(test)]
mod tests;
