//! Chapter 18: a program that compiles because a puzzle has *no* solution.
//!
//! A search ends in `Found` or in `Fail`. So far a program asked for `Found`. It can just as well
//! ask for `Fail`. Then it compiles if rustc has been through all alternatives, and every one of
//! them has ended in a contradiction. That is a proof by *refutation*.
//!
//! Can the first row of this grid be filled?
//!
//! ```text
//!   _ _ | _ 4      4 is in the row already, so 1, 2 and 3 are left for three cells;
//!   3 _ | _ _      but the first two have this 3 in their box,
//!   ----+----
//!   _ _ | 3 _      and the third has this one in its column
//!   _ _ | _ _
//! ```
//!
//! For all three cells the candidates are 1 and 2. Three cells and two digits: whoever sees that
//! needs no search. Our program does not see it. It tries.
//!
#![doc = program!("refutation")]
//!
//! `Fill` is almost that of [chapter 15](super::a_search_in_traits). Nothing is struck here; `Place`
//! compares its digit with those that are used, as in [chapter 14](super::choice_and_failure).
//!
//! The first claim takes rustc through the whole tree:
//!
//! ```text
//! cell 1    1                 2
//! cell 2    1 ✗    2          1          2 ✗
//! cell 3           1 ✗ 2 ✗    1 ✗ 2 ✗
//! ```
//!
//! `refuted` demands the outcome `Fail`. There is no other implementation of `FindsNothing`, so if
//! a single branch did not end in a contradiction, the program would not compile.
//!
//! # Try
//!
//! Claim it of the cells that can be filled:
//!
//! ```diff
//! -    refuted::<Evaluate<Fill<tarr![OneOrTwo, OneOrTwo, OneOrTwo], ATerm>>>();
//! +    refuted::<Evaluate<Fill<tarr![OneOrTwo, OneOrTwo, tarr![U1, U2, U3]], ATerm>>>();
//! ```
//!
//! ```text
//! error[E0277]: there is a solution: Found<TArr<UInt<UInt<UTerm, B1>, B1>, TArr<…
//! ```
//!
//! A claim that is false has a counterexample, and the error shows it: a list that begins with the
//! digit 11 in binary, the 3 in the third cell. (Of a long type rustc shows the beginning, and
//! below the error says where the rest is.)
//!
//! # Where the idea is from
//!
//! This is how the [article](super::sources) that inspired this crate has OCaml solve a Sudoku.
//! OCaml lets one write that a pattern cannot match, `-> .`, and believes it only if it can
//! *refute* the pattern: if every value that would match it has a type that cannot be. It tries
//! them all, and if one is possible after all, it says which, in the error. The solution is the
//! counterexample.
//!
//! [`unsolvable!`](macro@crate::unsolvable) is the same in Rust, for whole grids. Here is the
//! article's puzzle without a solution, in the article's notation, with letters as digits, and refuted
//! by traits alone as there. The last cell of the first row can only be a D, and below it there is one
//! already:
//!
//! ```
//! use sudoku_types::unsolvable;
//!
//! unsolvable! {
//!     solver: types;
//!     (A, B, C, _,
//!      _, _, _, D,
//!
//!      _, _, _, _,
//!      _, _, _, _)
//! }
//!
//! fn main() {}
//! ```
//!
//! Claim it of the article's other puzzle, which has a solution:
//!
//! ```compile_fail,E0080
//! use sudoku_types::unsolvable;
//!
//! unsolvable! {
//!     solver: types;
//!     (A, _, C, _,
//!      _, D, _, B,
//!
//!      _, A, D, _,
//!      D, _, B, _)
//! }
//!
//! fn main() {}
//! ```
//!
//! ```text
//! error[E0080]: evaluation panicked: this puzzle has a solution:…
//! ```
//!
//! Below that line the error has the solution itself:
//!
//! ```text
//! +-----+-----+
//! | A B | C D |
//! | C D | A B |
//! +-----+-----+
//! | B A | D C |
//! | D C | B A |
//! +-----+-----+
//! ```
//!
//! In the crate: `unsolvable/by_types.rs` has what is here `FindsNothing`, with an answer for each
//! outcome of the search: `Fail` is what was claimed, `Found` makes the picture, and `TooDeep` has
//! shown nothing, which is an error too.
//!
//! # Whom to believe
//!
//! A solution is checked by a judge that is much simpler than the search which found it. What
//! checks a refutation? `refuted` looks at the outcome, and the outcome is what the search says. If
//! `Fill` forgot a candidate, the solution that has it would be overlooked, and the false claim
//! would compile. (The third exercise does it on purpose.)
//!
//! So it is no help that the search is made of types. A refutation by search is worth as much as
//! the search. The solver made of traits is long, and the [const solver](crate::solver) is longer.
//! What a refutation needs is what a solution has: something that can be checked by someone else.
//! That is the next chapter, and it is what `unsolvable!` does where `solver: types;` is not
//! written.
//!
//! # Exercises
//!
//! **1.** Between "nothing" and "something" there is a third claim: *at most one*. `Evaluate` has
//! the goal [`Unique`](crate::type_solver::Unique), with which it does not stop at the first
//! result: it goes on, and the outcome is `Fail`, `Found<Result>` or, with two results,
//! [`Several`](crate::type_solver::Several). Say which outcomes show that there is at most one.
//! (`Apart` makes sure that `Several` and `TooDeep` are not among them: otherwise its arms
//! [overlap](super::a_digit_is_a_type).)
//!
//! ```compile_fail,E0277
//! use sudoku_types::type_solver::{Amb, Evaluate, Fail, Found, Several, TooDeep, Unique};
//! use sudoku_types::typenum::{U2, U3, tarr};
//!
//! #[diagnostic::on_unimplemented(message = "not at most one: {Self}")]
//! trait AtMostOne {}
//! // Your lines go here.
//!
//! #[allow(dead_code)] // it is there for its `impl`s
//! trait Apart {}
//! impl<Outcome: AtMostOne> Apart for Outcome {}
//! impl<One, Other> Apart for Several<One, Other> {}
//! impl Apart for TooDeep {}
//!
//! fn at_most_one<Outcome: AtMostOne>() {}
//!
//! fn main() {
//!     at_most_one::<Evaluate<Amb<tarr![Fail, Fail]>, Unique>>();
//!     at_most_one::<Evaluate<Amb<tarr![Fail, Found<U2>, Fail]>, Unique>>();
//!     at_most_one::<Evaluate<Found<U3>, Unique>>();
//! }
//! ```
//!
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl AtMostOne for Fail {}
//! impl<Result> AtMostOne for Found<Result> {}
//! ```
//!
//! Without `Apart` a single `impl<Outcome> AtMostOne for Outcome {}` would do, and accept two results:
//! a bound must be tried with something false as well. `TooDeep` has no `impl` either, for a search
//! that was given up shows nothing.
//!
//! </details>
//!
//! **2.** The other way to see that the row above cannot be filled: 3 has no place in it. Write the
//! search for a place: which of these cells, counted from the first, has the digit among its
//! candidates? `Among` is given, a computation that finds `Place` or fails.
//!
//! ```compile_fail,E0277
//! use std::any::TypeId;
//! use std::marker::PhantomData;
//! use std::ops::Add;
//! use sudoku_types::type_solver::{Amb, Evaluate, Fail, Found, Next, Reply, Run};
//! use sudoku_types::typenum::{ATerm, Add1, B0, B1, Eq, IsEqual, TArr, U1, U2, U3, tarr};
//!
//! /// `Place`, if the digit is among the candidates.
//! struct Among<Digit, Candidates, Place>(PhantomData<(Digit, Candidates, Place)>);
//!
//! impl<Digit, Place> Run for Among<Digit, ATerm, Place> {
//!     type Outcome = Fail;
//! }
//! impl<Digit, Head, Tail, Place> Run for Among<Digit, TArr<Head, Tail>, Place>
//! where
//!     Digit: IsEqual<Head, Output: Either<Found<Place>, Next<Among<Digit, Tail, Place>>>>,
//! {
//!     type Outcome =
//!         <Eq<Digit, Head> as Either<Found<Place>, Next<Among<Digit, Tail, Place>>>>::Reply;
//! }
//!
//! trait Either<Yes, No> {
//!     type Reply: Reply;
//! }
//! impl<Yes: Reply, No> Either<Yes, No> for B1 {
//!     type Reply = Yes;
//! }
//! impl<Yes, No: Reply> Either<Yes, No> for B0 {
//!     type Reply = No;
//! }
//!
//! /// A place for the digit in these cells, of which the first is number `Place`.
//! struct PlaceFor<Digit, Cells, Place>(PhantomData<(Digit, Cells, Place)>);
//! // Your lines go here.
//!
//! trait FindsNothing {}
//! impl FindsNothing for Fail {}
//!
//! fn refuted<Outcome: FindsNothing>() {}
//!
//! fn main() {
//!     type Row = tarr![tarr![U1, U2], tarr![U1, U2], tarr![U1, U2]];
//!     refuted::<Evaluate<PlaceFor<U3, Row, U1>>>();
//!
//!     type Second = Evaluate<PlaceFor<U3, tarr![tarr![U1, U2], tarr![U1, U3]], U1>>;
//!     assert_eq!(TypeId::of::<Second>(), TypeId::of::<Found<U2>>());
//! }
//! ```
//!
//! <details><summary>Answer</summary>
//!
//! The end of the list fails; a cell is a choice between it and the cells behind it.
//!
//! ```rust,ignore
//! impl<Digit, Place> Run for PlaceFor<Digit, ATerm, Place> {
//!     type Outcome = Fail;
//! }
//! impl<Digit, Cell, Cells, Place: Add<B1>> Run for PlaceFor<Digit, TArr<Cell, Cells>, Place> {
//!     type Outcome = Amb<tarr![Among<Digit, Cell, Place>, PlaceFor<Digit, Cells, Add1<Place>>]>;
//! }
//! ```
//!
//! `PlaceFor` asks about one digit, and each cell once. The search by cells had to try ten digits
//! to see the same. Where one looks makes a proof long or short, but not right or wrong.
//!
//! </details>
//!
//! **3.** Prove what is false. A cell sees a 1, and it has candidates. Write the search that tries them
//! in order, with a slip: it overlooks the last one. Mostly it is right all the same.
//!
//! ```compile_fail,E0277
//! use std::any::TypeId;
//! use std::marker::PhantomData;
//! use sudoku_types::type_solver::{Amb, Evaluate, Fail, Found, Run};
//! use sudoku_types::typenum::{ATerm, TArr, U1, U2, tarr};
//!
//! trait FindsNothing {}
//! impl FindsNothing for Fail {}
//!
//! fn refuted<Outcome: FindsNothing>() {}
//!
//! /// A digit, if it is none that the cell sees.
//! struct Place<Digit>(PhantomData<Digit>);
//! impl Run for Place<U1> {
//!     type Outcome = Fail;
//! }
//! impl Run for Place<U2> {
//!     type Outcome = Found<U2>;
//! }
//!
//! /// A cell with these candidates.
//! struct Cell<Candidates>(PhantomData<Candidates>);
//! impl Run for Cell<ATerm> {
//!     type Outcome = Fail;
//! }
//! // Your lines go here.
//!
//! type Two = Found<U2>;
//!
//! fn main() {
//!     // This is right.
//!     assert_eq!(TypeId::of::<Evaluate<Cell<tarr![U2, U1]>>>(), TypeId::of::<Two>());
//!     assert_eq!(TypeId::of::<Evaluate<Cell<tarr![U1, U2, U1]>>>(), TypeId::of::<Two>());
//!     refuted::<Evaluate<Cell<tarr![U1, U1]>>>();
//!
//!     // This is false, and compiles as well.
//!     refuted::<Evaluate<Cell<tarr![U1, U2]>>>();
//! }
//! ```
//!
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl<Last> Run for Cell<TArr<Last, ATerm>> {
//!     type Outcome = Fail;
//! }
//! impl<Digit, Second, Digits> Run for Cell<TArr<Digit, TArr<Second, Digits>>> {
//!     type Outcome = Amb<tarr![Place<Digit>, Cell<TArr<Second, Digits>>]>;
//! }
//! ```
//!
//! `refuted` cannot see that an alternative is missing, for it does not know the puzzle. `Fail` is
//! only a word. It means something if one knows what the search looked at.
//!
//! </details>
//!
//! Next: [a proof that is checked](super::a_proof_that_is_checked).
