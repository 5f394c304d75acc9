//! Chapter 19: from a solver that is believed to a certificate that is checked.
//!
//! That a puzzle has no solution, or no *other* solution, is a claim about all ways to fill it. In
//! the [last chapter](super::refutation) it was the word of a search. Now the search writes down
//! what it did, and a small checker goes through that. Then nobody has to believe the search.
//!
//! What should be written down? A full account, "the 3 cannot be there, so …", would be long, and
//! the checker would have to look for a fault in every sentence. There is something simpler: the
//! search only says *where to look*.
//!
//! ```text
//! cells                   tape          what the checker finds by itself
//!
//! 1 2 3   1 2   2         "the third"   2 is its only candidate: one branch
//! 1 2 3   1 2             "the second"  2 is used, 1 is not: one branch
//! 1 2 3                   "the first"   only 3 is not used: one branch
//!                         "the first"   no cell is open: a solution, 3 1 2
//! ```
//!
//! A step of the *tape* names an open cell, and no more. The checker takes the candidates of the
//! cell, leaves out those that are used, and goes on with *each* of the others, in a branch of its
//! own. The branches wait in a list, as the alternatives did in [chapter
//! 17](super::many_steps_little_depth).
//!
//! ```text
//! no candidate is left      the branch is dropped: it is refuted
//! one is left               the branch goes on
//! several are left          so many branches
//! no cell is open           the branch is a solution, and is put down as one
//! ```
//!
//! At the end no branch may be waiting. Then what was put down are *all* solutions. The program is
//! long, but every part of it is known: functions along a list, a condition, a bound with a message.
//!
#![doc = program!("a_proof_that_is_checked")]
//!
//! Read `Follow` first: its four `impl`s are the checker. `Take` looks up the named cell, `Split`
//! makes the branches, and `Place` leaves out the digits that are used.
//!
//! # A wrong tape proves nothing false
//!
//! Suppose that the tape was written by a liar. Could it make the checker overlook a solution?
//!
//! - Whichever cell is named, in every solution it has *some* digit, and this is among its
//!   candidates. For each of them there is a branch. So at each step a solution that was within
//!   reach of some branch still is.
//! - A branch leaves the list in two ways: no candidate is left, so that it has no solution, or all
//!   its cells are filled, and then it is put down.
//! - The claims, `OneSolution` and `NoSolution`, demand that the list is empty.
//!
//! The tape has no part in this. It is not an argument that could be wrong, only an order in which
//! to look. A bad order makes the proof long, and one that stops too soon does not convince:
//!
//! # Try
//!
//! Always name the first cell. The proof then takes nine steps in place of four, and with eight it
//! does not convince:
//!
//! ```diff
//! -    unique::<Cells, tarr![Third, Second, First, First]>();
//! +    unique::<Cells, tarr![First, First, First, First, First, First, First, First, First]>();
//! +    unique::<Cells, tarr![First, First, First, First, First, First, First, First]>();
//! ```
//!
//! ```text
//! error[E0277]: this does not show one solution: State<TArr<Branch<…
//! ```
//!
//! `State<TArr<Branch<…` says that a branch is still waiting. It is the only error: the line with
//! nine is right.
//!
//! Give the third cell a second candidate, so that the cells can be filled in more than one way.
//! There is no tape that could hide it. This one stops too soon:
//!
//! ```diff
//! -    type Cells = tarr![tarr![U1, U2, U3], tarr![U1, U2], tarr![U2]];
//! +    type Cells = tarr![tarr![U1, U2, U3], tarr![U1, U2], tarr![U2, U3]];
//! ```
//!
//! ```text
//! error[E0277]: this does not show one solution: State<TArr<Branch<…
//! ```
//!
//! Claim that two cells cannot be filled, although they can:
//!
//! ```diff
//! -    unsolvable::<Tight, tarr![First, First, First, First, First]>();
//! +    unsolvable::<tarr![tarr![U1, U2], tarr![U1, U2]], tarr![First, First, First, First, First]>();
//! ```
//!
//! ```text
//! error[E0277]: this does not show that there is no solution: State<ATerm, TArr<TArr<UInt<UTerm, B1>, …
//! ```
//!
//! Here no branch is waiting, `ATerm`, and behind it the solutions are listed.
//!
//! Name a cell that is not there:
//!
//! ```diff
//! -    unique::<Cells, tarr![Third, Second, First, First]>();
//! +    unique::<Cells, tarr![Third, Third, First, First]>();
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `ATerm: Take<First>` is not satisfied
//! ```
//!
//! After the first step two cells are open, and `Third` comes to the end of the list. In this
//! checker that is an error of its own; the crate's has a state for it, `Stuck`, which no claim
//! accepts.
//!
//! # A proof of a whole grid
//!
//! With the option `proof: types;` the crate does this for a puzzle, and its type has the trait
//! [`Unique`](crate::Unique). (It is another `Unique` than the goal of a search.)
//!
//! ```
//! use sudoku_types::{Unique, sudoku};
//!
//! fn publish<S: Unique>(puzzle: S) -> &'static S::Grid {
//!     puzzle.givens()
//! }
//!
//! fn main() {
//!     let puzzle = sudoku! {
//!         proof: types;
//!         1 _ | _ _
//!         _ _ | 3 _
//!         ----+----
//!         _ _ | _ 4
//!         _ 2 | _ _
//!     };
//!     println!("{}", publish(puzzle));
//! }
//! ```
//!
//! Without the option the type is [`Solved`](crate::Solved) and no more: the solution is right, and
//! that it is the only one is the solver's word.
//!
//! ```diff
//! -        proof: types;
//! ```
//!
//! ```text
//! error[E0277]: this puzzle is not proved to have only one solution
//! ```
//!
//! With a given less there are two solutions. Here the solver speaks first, since it has an example
//! to show:
//!
//! ```diff
//! -        _ _ | _ 4
//! +        _ _ | _ _
//! ```
//!
//! ```text
//! error[E0277]: this puzzle has more than one solution: row 1, column 3 can be 2 or 4
//! ```
//!
//! The macro has to write the tape's length before it is known, so it leaves room, 97 steps in a
//! usual 9×9. The steps that are not needed ask for the first cell, and are not looked at. Where
//! the room does not suffice, the error says what to write:
//!
//! ```diff
//! -        proof: types;
//! +        proof: 7;
//! ```
//!
//! ```text
//! error[E0277]: this proof takes 9 steps: write `proof: 9;`
//! ```
//!
//! That there is no solution is proved in the same way. [`unsolvable!`](macro@crate::unsolvable)
//! asks for a proof if nothing else is said. This is the grid of the last chapter:
//!
//! ```
//! use sudoku_types::unsolvable;
//!
//! unsolvable! {
//!     _ _ | _ 4
//!     3 _ | _ _
//!     ----+----
//!     _ _ | 3 _
//!     _ _ | _ _
//! }
//!
//! fn main() {}
//! ```
//!
//! # A tape by hand
//!
//! What the macro writes can be written by hand. The tape is the fourth parameter of `Solution`. It is
//! a tree of tuples: `(X, Y)` is the tape X, and then the tape Y. (A list is as deep as it is long, and
//! rustc gives up at 128. The macro writes a balanced tree, as in [chapter
//! 17](super::many_steps_little_depth), but with eighths in the place of halves: so rustc walks through
//! fewer types.)
//!
//! A step is a question: which digit does this *cell* have, or where in this *row*, *column* or *box* is the
//! place for a digit? A digit without a place ends a branch as a cell without a candidate does; with both
//! kinds of questions proofs are much shorter. And where no row has two blanks, the rows say what is
//! missing: there a tape may end the branch. It does so with a step that asks for what is there already.
//!
//! ```text
//! CellHasDigit<R, C>      row, column
//! RowHasPlace<R, D>       row, digit
//! ColumnHasPlace<C, D>    column, digit       all counted from 0: I0, I1, …
//! UnitHasPlace<U, D>      box, digit
//! ```
//!
//! (The macro cannot know which questions there will be. It writes constants, and a trait that has an
//! implementation for each number makes questions of them, as typenum's `U` makes its numbers in [chapter
//! 9](super::from_constants_to_types).)
//!
//! ```
//! use sudoku_types::proof::{CellHasDigit, I0, I1};
//! use sudoku_types::typenum::{U1, U2, U3, U4, tarr};
//! use sudoku_types::{Blank, Boxes, Puzzle, Solution, Unique};
//!
//! type Small = Puzzle<
//!     4,
//!     Boxes<U2, U2>,
//!     tarr![
//!         tarr![U1, Blank, Blank, U2],
//!         tarr![U2, U4, U3, U1],
//!         tarr![U3, U1, U2, U4],
//!         tarr![U4, U2, U1, Blank],
//!     ],
//! >;
//! type Rows = tarr![
//!     tarr![U1, U3, U4, U2],
//!     tarr![U2, U4, U3, U1],
//!     tarr![U3, U1, U2, U4],
//!     tarr![U4, U2, U1, U3],
//! ];
//!
//! type Tape = (
//!     CellHasDigit<I0, I1>,
//!     CellHasDigit<I0, I0>, // this one sees that no row has two blanks any more
//! );
//!
//! fn publish<S: Unique>() {}
//!
//! fn main() {
//!     publish::<Solution<Small, Rows, true, Tape>>();
//! }
//! ```
//!
//! Take two givens out of row 2, and write the one in row 4. Now 3 and 4 can change places in both
//! rows. This tape goes through everything: row 1, column 2 has two candidates, and each line of the
//! tape is the branch of one of them. But it comes to two solutions, and the types refuse it. No solver
//! is asked here:
//!
//! ```diff
//! -        tarr![U2, U4, U3, U1],
//! -        tarr![U3, U1, U2, U4],
//! -        tarr![U4, U2, U1, Blank],
//! +        tarr![U2, Blank, Blank, U1],
//! +        tarr![U3, U1, U2, U4],
//! +        tarr![U4, U2, U1, U3],
//!
//! -    CellHasDigit<I0, I0>, // this one sees that no row has two blanks any more
//! +    (
//! +        (CellHasDigit<I1, I1>, CellHasDigit<I0, I0>),
//! +        (CellHasDigit<I1, I1>, CellHasDigit<I0, I0>),
//! +    ),
//! ```
//!
//! ```text
//! error[E0277]: this puzzle is not proved to have only one solution
//! ```
//!
//! In the crate: the checker is `proof/machine.rs`, with the same cases, but that a branch may end
//! sooner, written as [members of traits](super::functions_as_members); its grid says of each question whether it is open, see
//! `proof/question.rs`. The author of the tape is a `const fn`, `solver/prover.rs`. If that has a
//! fault, the proof does not convince, and nothing worse can happen.
//!
//! # Exercises
//!
//! **1.** Make this puzzle fit for `publish`.
//!
//! ```compile_fail,E0277
//! use sudoku_types::{Unique, sudoku};
//!
//! fn publish<S: Unique>(puzzle: S) -> &'static S::Grid {
//!     puzzle.givens()
//! }
//!
//! fn main() {
//!     let puzzle = sudoku! {
//!         // Your lines go here.
//!         _ _ | 2 _
//!         _ 4 | _ _
//!         ----+----
//!         _ _ | 1 _
//!         _ 3 | _ _
//!     };
//!     println!("{}", publish(puzzle));
//! }
//! ```
//!
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! proof: types;
//! ```
//!
//! A number would do as well, `proof: 32;`: it says how many steps there is room for.
//!
//! </details>
//!
//! **2.** Prove by hand that this puzzle has no other solution. Write the tape as the `Tape` of `Mine`.
//!
//! ```compile_fail,E0277
//! use sudoku_types::proof::{CellHasDigit, I0, I1};
//! use sudoku_types::typenum::{U1, U2, U3, U4, tarr};
//! use sudoku_types::{Blank, Boxes, Puzzle, Solution, Unique};
//!
//! type Small = Puzzle<
//!     4,
//!     Boxes<U2, U2>,
//!     tarr![
//!         tarr![U1, U3, U4, U2],
//!         tarr![U2, Blank, Blank, U1],
//!         tarr![U3, U1, Blank, U4],
//!         tarr![U4, U2, U1, U3],
//!     ],
//! >;
//! type Rows = tarr![
//!     tarr![U1, U3, U4, U2],
//!     tarr![U2, U4, U3, U1],
//!     tarr![U3, U1, U2, U4],
//!     tarr![U4, U2, U1, U3],
//! ];
//!
//! trait Proof {
//!     type Tape;
//! }
//! enum Mine {}
//! // Your lines go here.
//!
//! fn publish<S: Unique>() {}
//!
//! fn main() {
//!     publish::<Solution<Small, Rows, true, <Mine as Proof>::Tape>>();
//! }
//! ```
//!
//! <details><summary>Answer</summary>
//!
//! Row 2 has two blanks, one of which has to be filled. Then no row has two, and one step more says so.
//!
//! ```rust,ignore
//! impl Proof for Mine {
//!     type Tape = (CellHasDigit<I1, I1>, CellHasDigit<I0, I0>);
//! }
//! ```
//!
//! The cell in row 2, column 3 would do as well: either has one candidate.
//!
//! </details>
//!
//! **3.** The same with a first step that was not well chosen: row 1, column 2 has the candidates 3
//! and 4. Finish both branches. The crate's checker begins with the branch of the last candidate, here
//! 4.
//!
//! ```compile_fail,E0277
//! use sudoku_types::proof::{CellHasDigit, I0, I1, I2};
//! use sudoku_types::typenum::{U1, U2, U3, U4, tarr};
//! use sudoku_types::{Blank, Boxes, Puzzle, Solution, Unique};
//!
//! type Small = Puzzle<
//!     4,
//!     Boxes<U2, U2>,
//!     tarr![
//!         tarr![U1, Blank, Blank, U2],
//!         tarr![U2, Blank, U3, U1],
//!         tarr![U3, U1, U2, U4],
//!         tarr![U4, U2, U1, U3],
//!     ],
//! >;
//! type Rows = tarr![
//!     tarr![U1, U3, U4, U2],
//!     tarr![U2, U4, U3, U1],
//!     tarr![U3, U1, U2, U4],
//!     tarr![U4, U2, U1, U3],
//! ];
//!
//! trait Proof {
//!     type BothBranches;
//! }
//! enum Mine {}
//! // Your lines go here.
//!
//! type Tape = (CellHasDigit<I0, I1>, <Mine as Proof>::BothBranches);
//!
//! fn publish<S: Unique>() {}
//!
//! fn main() {
//!     publish::<Solution<Small, Rows, true, Tape>>();
//! }
//! ```
//!
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl Proof for Mine {
//!     type BothBranches = (
//!         CellHasDigit<I0, I2>, // with 4 in column 2, no candidate is left for column 3
//!         CellHasDigit<I0, I0>, // and with 3, no row has two blanks
//!     );
//! }
//! ```
//!
//! The first branch is dropped, and the second one ends. The tape does not say which is which. The
//! checker sees it.
//!
//! </details>
//!
//! Next: [reading a type](super::reading_a_type).
