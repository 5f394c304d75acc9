//! [`Unique`]: the puzzles of which the types have found that there is no other solution.

use super::search::{Proved, asks_for_proof};
use super::solution::Solved;
use super::solution::sealed::Witness;

asks_for_proof! {
    /// A solved puzzle that has no other solution, as its type proves.
    ///
    /// Otherwise that is only what the solver found. With `proof: types;`, and with `solver: types;`, the types search all
    /// ways to fill the grid: see [`type_solver`](crate::type_solver).
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
    /// Puzzles with cages can be proved up to 12×12: a killer without givens takes seconds.
    ///
    /// The trait is sealed: only a [`Solution`](crate::Solution) has it whose puzzle the types have searched to the end.
    pub trait Unique: Solved {}
}

// The bound is on a witness, so a type that is not a witness has that error alone.
impl<S: Witness<Proof: Proved>> Unique for S {}
