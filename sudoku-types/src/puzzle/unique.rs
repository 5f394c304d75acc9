//! [`Unique`]: the puzzles of which the types have found that there is no other solution.

use crate::puzzle::Solved;
use crate::puzzle::witness::sealed::Witness;
use crate::type_solver::{self, IsOne, SolvedWith};
use core::marker::PhantomData;

/// Traits that refuse a type without a proof: rustc reports a refusal by either.
macro_rules! asks_for_proof {
    ($($bound:item)+) => { $(
        #[diagnostic::on_unimplemented(
            message = "this puzzle is not proved to have only one solution",
            label = "not `Unique`",
            note = "write `proof: types;` before the grid, if it has no cages and no rules about pairs of cells; without it that is the solver's word"
        )]
        $bound
    )+ };
}

asks_for_proof! {
    /// A solved puzzle that has no other solution, as its type proves.
    ///
    /// Otherwise that is only what the solver found. With `proof: types;`, and with `solver: types;`, the types search all
    /// ways to fill the grid: see [`type_solver`].
    ///
    /// ```
    /// use sudoku_types::{Solved, Unique, sudoku};
    ///
    /// fn publish<S: Unique>(puzzle: S) -> &'static S::Grid {
    ///     puzzle.givens()
    /// }
    ///
    /// type Small = sudoku! {
    ///     proof: types;
    ///     1 _ | _ _
    ///     _ _ | 3 _
    ///     ----+----
    ///     _ _ | _ 4
    ///     _ 2 | _ _
    /// };
    /// assert_eq!(publish(Small::VALUE).rows()[0], [1, 0, 0, 0]);
    /// ```
    ///
    /// Without a proof the type is [`Solved`] and no more:
    ///
    /// ```compile_fail,E0277
    /// # use sudoku_types::{Unique, sudoku};
    /// type Small = sudoku! { 1___ __3_ ___4 _2__ };
    /// fn publish<S: Unique>(puzzle: S) {}
    /// publish(Small::VALUE);
    /// ```
    ///
    /// # Cost
    ///
    /// For rustc, a tenth of a second for an easy 9×9, a quarter for one with 17 givens, and some seconds for the hardest known. At run time, nothing.
    ///
    /// Puzzles with rules about pairs of cells, or with cages, cannot be proved.
    ///
    /// The trait is sealed: only a [`Solution`](crate::Solution) has it whose puzzle the types have searched to the end.
    pub trait Unique: Solved {}

    /// A search that finds one solution.
    pub trait Proved {}
}

// The proof is that of a witness, so what is no witness is refused as that alone.
impl<S: Witness<Proof: Proved>> Unique for S {}

/// A search for all solutions of a puzzle, with this advice.
pub struct Search<Puzzle, Advice>(PhantomData<(Puzzle, Advice)>);

#[diagnostic::do_not_recommend]
impl<Puzzle, Advice> Proved for Search<Puzzle, Advice> where
    Puzzle: SolvedWith<type_solver::Unique, Advice, Findings: IsOne>
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
