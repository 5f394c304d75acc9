//! The search of the machine of types for all solutions of a puzzle, of which a bound is asked that it finds one.

use crate::type_solver::{self, Advice, IsOne, SolvedWith};
use core::marker::PhantomData;

/// Traits that refuse a type without a proof: rustc reports a refusal by either.
macro_rules! asks_for_proof {
    ($($bound:item)+) => { $(
        #[diagnostic::on_unimplemented(
            message = "this puzzle is not proved to have only one solution",
            label = "not `Unique`",
            note = "write `proof: types;` before the grid; without it that is the solver's word"
        )]
        $bound
    )+ };
}

pub(super) use asks_for_proof;

asks_for_proof! {
    /// A search that finds one solution.
    pub trait Proved {}
}

/// A search for all solutions of a puzzle, with this advice.
pub struct Search<Puzzle, Advice>(PhantomData<(Puzzle, Advice)>);

#[diagnostic::do_not_recommend]
impl<Puzzle, A: Advice> Proved for Search<Puzzle, A> where
    Puzzle: SolvedWith<type_solver::Unique, A, Findings: IsOne>
{
}

/// A puzzle of which a proof is demanded, if nothing else is wrong with it: that is an error of its own.
pub struct Demand<Puzzle, Advice, const IS_RIGHT: bool>(PhantomData<(Puzzle, Advice)>);

/// A search that the types bring to an end.
#[diagnostic::on_unimplemented(
    message = "the types do not show that this puzzle has only one solution",
    label = "the search is too deep, or one that the types cannot make",
    note = "add givens, or remove the proof: then the solver's word is taken"
)]
pub trait Ends {}

/// Holds, if the demand is met. It is a function, because rustc asks a bound of it once, and that of a constant of `Ends`
/// a second time when it evaluates the constant.
pub const fn proved<D: Ends>() -> bool {
    true
}

#[diagnostic::do_not_recommend]
impl<Puzzle, Advice> Ends for Demand<Puzzle, Advice, true> where Search<Puzzle, Advice>: Proved {}

impl<Puzzle, Advice> Ends for Demand<Puzzle, Advice, false> {}
