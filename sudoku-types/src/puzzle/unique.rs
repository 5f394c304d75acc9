//! [`Unique`]: the puzzles of which the types have checked that there is no other solution.

use crate::proof::ShowsOne;
use crate::puzzle::Solved;
use crate::puzzle::witness::sealed::Witness;
use core::marker::PhantomData;

/// Traits that refuse a type without a proof: rustc reports a refusal by either.
macro_rules! asks_for_proof {
    ($($bound:item)+) => { $(
        #[diagnostic::on_unimplemented(
            message = "this puzzle is not proved to have only one solution",
            label = "not `Unique`",
            note = "write `proof: types;` before the grid, if it has at most 16 rows and no rules about pairs of cells or cages; without it that is the solver's word, and a proof by hand has to go through all branches"
        )]
        $bound
    )+ };
}

asks_for_proof! {
    /// A solved puzzle that has no other solution, as its type proves.
    ///
    /// Otherwise that is only what the solver found. With `proof: types;` the type carries a tape, on which the solver
    /// wrote how all other ways to fill the grid fail, and the types check it: see [`proof`](crate::proof).
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
    /// For rustc, 0.4 to 0.8 ms for each step of the proof, at least one for each blank but the last of each row, and some
    /// for finding it: 0.04 s for an easy 9×9, and one to two seconds for the hardest known. At run time, nothing.
    ///
    /// With regions or further rules puzzles have fewer givens, and proofs are longer. Puzzles with rules about pairs of cells, or with
    /// cages, cannot be proved.
    ///
    /// The trait is sealed: only a [`Solution`](crate::Solution) whose tape convinces the types has it.
    pub trait Unique: Solved {}

    /// A proof that convinces the types.
    pub trait Proved {}
}

// The proof is that of a witness, so what is no witness is refused as that alone.
impl<S: Witness<Proof: Proved>> Unique for S {}

/// The tape of a proof, and the puzzle that it is about.
pub struct ProofOf<Puzzle, Tape>(PhantomData<(Puzzle, Tape)>);

#[diagnostic::do_not_recommend]
impl<Puzzle, Tape: ShowsOne<Puzzle>> Proved for ProofOf<Puzzle, Tape> {}
