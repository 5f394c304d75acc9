//! The steps of a proof, as constants that become the numbers of a tape.
//!
//! ```text
//! (U<{ step::<P>(0) }>, U<{ step::<P>(1) }>, U<{ step::<P>(2) }>, …)      P is the `const fn` solver's proposal; a tree, if it is long
//! ```
//!
//! The macro has to fix the length of the tape before the proof is searched for. So there is room for as many steps as
//! most puzzles need; unused steps are 0, and if the room does not suffice, the error says how many steps there are.

use crate::bridge::proposal::Proposal;
use crate::bridge::values::RulesValue;
use crate::solver::prover::{Shape, Steps};
use core::marker::PhantomData;
use sudoku_notation::geometry::Frame;
use sudoku_notation::messages::Finding;

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
