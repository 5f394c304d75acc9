//! Chapter 19: from a solver that is believed to a search that takes its advice.
//!
//! The [last chapter](super::ch18_refutation) has the types search to the end. That is a proof, but whether
//! it takes a tenth of a second or a minute depends on where the search branches first. The [const
//! solver](crate::solver) works on numbers, ten to a hundred times faster, and can look ahead. But it
//! should not have to be believed.
//!
//! So it only gives *advice*, a small tree:
//!
//! ```text
//!                try a 5 in row 3, column 7
//!               /                          \
//!        it is there                   it is not
//!             /                              \
//!   try a 2 in row 1, column 4      try an 8 in row 9, column 3
//! ```
//!
//! The machine follows the tree where it would otherwise choose for itself. This program is the
//! machine of the last chapter, with advice. A piece of it is a place for the first digit:
//!
#![doc = program!("ch19_a_proof_that_is_checked")]
//!
//! Only `Advice` and `TwoBranches` are new. A branch carries its advice with it, and its two
//! branches get one half of the rest each.
//!
//! # Bad advice
//!
//! Bad advice cannot hide a solution, or add one:
//!
//! - The piece may be *any* place. `Piece` checks that the digit can have it. If so,
//!   the search branches there; if not, it chooses for itself, as without advice.
//! - If it branches there, it searches *both* branches: the digit is there, and it is not. Whatever
//!   the place is, each solution is in one of them, and in only one.
//! - The search ends only when the stack is empty.
//!
//! So advice changes only the order of the search. Bad advice wastes time, and never changes a verdict. (An
//! argument, "the 3 cannot be there, so …", would have to be checked sentence by sentence.)
//!
//! # Try
//!
//! Leave the check out, and take the place as it comes:
//!
//! ```diff
//! -    type Piece<P: Row> = <Any<Both<P, Place>> as Bit>::Choose<First<Both<P, Place>>, P::First>;
//! +    type Piece<P: Row> = Place;
//! ```
//!
//! ```text
//! error[E0277]: not shown to have one solution: Finished<Several>
//! ```
//!
//! Now a digit may be placed where it cannot be, and with bad advice one solution looks like
//! several.
//!
//! Claim that cells that can be filled in two ways can be filled in one. No advice helps:
//!
//! ```diff
//! -type Cells = Digit<(In, In, In), Digit<(In, In, Out), Digit<(Out, In, Out), NoDigit>>>;
//! +type Cells = Digit<(In, In, In), Digit<(In, In, Out), Digit<(In, In, Out), NoDigit>>>;
//! ```
//!
//! ```text
//! error[E0277]: not shown to have one solution: Finished<Several>
//! error[E0277]: not shown to have one solution: Finished<Several>
//! error[E0277]: not shown to have one solution: Finished<Several>
//! ```
//!
//! # A proof of a whole grid
//!
//! With the option `proof: types;` the const solver proposes the digits and the advice, and the
//! types search to the end. The puzzle's type then has the trait [`Unique`](crate::Unique).
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
//! Without the option the type is only [`Solved`](crate::Solved): the types show that the solution is
//! right, but not that it is the only one.
//!
//! ```diff
//! -        proof: types;
//! ```
//!
//! ```text
//! error[E0277]: this puzzle is not proved to have only one solution
//! ```
//!
//! With one given less there are two solutions. The error is the solver's, because it has an example to
//! show:
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
//! To find advice, the solver tries some candidates, above all those of cells with two, and looks one step
//! ahead in both branches. The candidate that leaves least to do is the piece. It repeats this in the two
//! branches, to a depth of four levels, fifteen pieces in all. Most puzzles gain nothing from it. But some
//! of the hardest are too deep for the machine's own choice, and take less than a second with two pieces of
//! advice.
//!
//! # By hand
//!
//! The search for types by hand is [`Outcome`](crate::type_solver::Outcome), and its third
//! parameter is the advice. A piece is a list of a digit, a row and a column. The first piece here
//! is good, the second has a digit in a cell that is given. The result is the same:
//!
//! ```
//! use sudoku_types::type_solver::{Found, NoAdvice, Outcome, Try, Unique};
//! use sudoku_types::typenum::{U1, U2, U3, U4, tarr};
//! use sudoku_types::{Blank, Boxes, Puzzle};
//!
//! type Small = Puzzle<4, Boxes<U2, U2>, tarr![
//!     tarr![U1, Blank, Blank, Blank],
//!     tarr![Blank, Blank, U3, Blank],
//!     tarr![Blank, Blank, Blank, U4],
//!     tarr![Blank, U2, Blank, Blank],
//! ]>;
//! type Rows = tarr![
//!     tarr![U1, U3, U4, U2],
//!     tarr![U2, U4, U3, U1],
//!     tarr![U3, U1, U2, U4],
//!     tarr![U4, U2, U1, U3],
//! ];
//! type Advice = Try<tarr![U3, U1, U2], Try<tarr![U2, U1, U1]>, NoAdvice>;
//!
//! fn is<Type: Is<Other>, Other>() {}
//! trait Is<Other> {}
//! impl<Type> Is<Type> for Type {}
//!
//! fn main() {
//!     is::<Outcome<Small, Unique, Advice>, Found<Rows>>();
//! }
//! ```
//!
//! Without the 4, the outcome is `Several`, with any advice:
//!
//! ```diff
//! -    tarr![Blank, Blank, Blank, U4],
//! +    tarr![Blank, Blank, Blank, Blank],
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `Several<…
//! ```
//!
//! # Who is trusted
//!
//! ```text
//! the macro          no      what it writes is compared with the givens
//! the const solver   no      its digits are judged, its advice is only advice
//! the judge          yes     that the solution is right
//! the machine        yes     that there is no other one, or none at all
//! rustc              yes     that it applies the traits as they are written
//! ```
//!
//! In the crate: advice is in `type_solver/planes/advice.rs`, and the solver's part of it in
//! `solver/advice.rs`. [`unsolvable!`](macro@crate::unsolvable) uses the same search. A rule
//! that the machine does not have, such as cages above 12×12, is refused in one sentence: no puzzle is searched
//! without one of its rules.
//!
//! # Exercises
//!
//! **1.** Make the types check that this puzzle has only one solution.
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
//!         2 _ | _ _
//!         _ _ | 4 _
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
//! `solver: types;` would do as well: it is the same search without advice, and finds the digits too.
//!
//! </details>
//!
//! **2.** Advice is a number, the place for a digit. The places that the digit can have are a list. Write
//! `Piece`: the number, if it is in the list, and otherwise the first of the list.
//!
//! ```compile_fail,E0277
//! use sudoku_types::typenum::{ATerm, B0, B1, Eq, IsEqual, TArr, U1, U2, U4, U9, tarr};
//!
//! /// The advised place, if it is in this list; otherwise `First`.
//! trait Piece<Advised, First> {
//!     type Place;
//! }
//! impl<Advised, First> Piece<Advised, First> for ATerm {
//!     type Place = First;
//! }
//! // Your lines go here.
//!
//! trait Choose<Yes, No> {
//!     type Chosen;
//! }
//! impl<Yes, No> Choose<Yes, No> for B1 {
//!     type Chosen = Yes;
//! }
//! impl<Yes, No> Choose<Yes, No> for B0 {
//!     type Chosen = No;
//! }
//!
//! fn piece<Places: Piece<Advised, U1, Place = Place>, Advised, Place>() {}
//!
//! fn main() {
//!     type Places = tarr![U1, U2, U4];
//!     piece::<Places, U4, U4>();
//!     piece::<Places, U1, U1>();
//!     piece::<Places, U9, U1>();
//! }
//! ```
//!
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl<Advised, First, Head, Tail> Piece<Advised, First> for TArr<Head, Tail>
//! where
//!     Tail: Piece<Advised, First>,
//!     Head: IsEqual<Advised, Output: Choose<Advised, Tail::Place>>,
//! {
//!     type Place = <Eq<Head, Advised> as Choose<Advised, Tail::Place>>::Chosen;
//! }
//! ```
//!
//! The result is always in the list, so both branches make sense.
//!
//! </details>
//!
//! ----
//!
//! Previous: [18. Refutation](super::ch18_refutation) ·
//! Next: [20. Reading a type](super::ch20_reading_a_type) ·
//! [All chapters](super)
