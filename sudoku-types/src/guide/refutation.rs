//! Chapter 16: a program that compiles because a puzzle has *no* solution.
//!
//! A search ends in `Found` or in `Fail`. So far a program asked for `Found`. It may just
//! as well ask for `Fail`, and then it is a proof that there is nothing to be found: rustc
//! has been through all cases and every one of them ended in a contradiction.
//!
//! ```
//! # use std::marker::PhantomData;
//! # use sudoku_types::typenum::{ATerm, B0, B1, IsNotEqual, NotEq, TArr, U1, U2, U3, U4, tarr};
//! # enum Fail {}
//! # struct Found<Answer>(PhantomData<Answer>);
//! # trait Run {
//! #     type Outcome;
//! # }
//! # struct Amb<First, Second>(PhantomData<(First, Second)>);
//! # impl<First, Second> Run for Amb<First, Second>
//! # where
//! #     First: Run<Outcome: OrElse<Second>>,
//! # {
//! #     type Outcome = <First::Outcome as OrElse<Second>>::Outcome;
//! # }
//! # trait OrElse<Second> {
//! #     type Outcome;
//! # }
//! # impl<Answer, Second> OrElse<Second> for Found<Answer> {
//! #     type Outcome = Found<Answer>;
//! # }
//! # impl<Second: Run> OrElse<Second> for Fail {
//! #     type Outcome = Second::Outcome;
//! # }
//! # struct Place<Digit, Givens>(PhantomData<(Digit, Givens)>);
//! # impl<Digit> Run for Place<Digit, ATerm> {
//! #     type Outcome = Found<Digit>;
//! # }
//! # impl<Digit, Head, Tail> Run for Place<Digit, TArr<Head, Tail>>
//! # where
//! #     Digit: IsNotEqual<Head, Output: Guard<Place<Digit, Tail>>>,
//! # {
//! #     type Outcome = <NotEq<Digit, Head> as Guard<Place<Digit, Tail>>>::Outcome;
//! # }
//! # trait Guard<Then> {
//! #     type Outcome;
//! # }
//! # impl<Then: Run> Guard<Then> for B1 {
//! #     type Outcome = Then::Outcome;
//! # }
//! # impl<Then> Guard<Then> for B0 {
//! #     type Outcome = Fail;
//! # }
//! // `Fail`, `Run`, `Amb` and `Place` are those of chapter 12.
//!
//! // A cell that sees 1 and 4 in its row, 2 in its column and 3 in its box.
//! type Seen = tarr![U1, U4, U2, U3];
//! type Any = Amb<Place<U1, Seen>, Amb<Place<U2, Seen>, Amb<Place<U3, Seen>, Place<U4, Seen>>>>;
//!
//! fn refuted<Claim: Run<Outcome = Fail>>() {}
//! refuted::<Any>();
//! ```
//!
//! This is how the [article](super::sources) that inspired this crate has OCaml solve a
//! Sudoku. OCaml lets one write that a pattern cannot match, `-> .`, and believes it only
//! if it can *refute* the pattern: if every value that would match it has a type that
//! cannot be. It tries them all, and if one is possible after all, it says which, in the
//! error. The solution is the counterexample.
//!
//! [`unsolvable!`](macro@crate::unsolvable) is the same in Rust. Here is the article's puzzle
//! without a solution, refuted by types alone as there. The last cell of the first row can only
//! be a D, and below it there is one already:
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
//! ```
//!
//! Without `solver: types;` it is the [const solver](crate::solver) that goes through the
//! cases. It is much quicker, and can refute larger puzzles.
//!
//! # Whom to believe
//!
//! A solution can be checked by a judge that is much simpler than the search which found
//! it. That there is *none* cannot: there is nothing to look at but the search itself. So a
//! refutation is worth as much as the solver is. (The tests of this crate compare its
//! solvers with each other.)
//!
//! # Try
//!
//! Claim it of the article's other puzzle, which has a solution. The error shows it:
//!
//! ```compile_fail,E0080
//! # use sudoku_types::unsolvable;
//! unsolvable! {
//!     solver: types;
//!     (A, _, C, _,
//!      _, D, _, B,
//!
//!      _, A, D, _,
//!      D, _, B, _)
//! }
//! ```
//!
//! ```text
//! error[E0080]: evaluation panicked: this puzzle has a solution:
//!               +-----+-----+
//!               | A B | C D |
//!               | C D | A B |
//!               +-----+-----+
//!               | B A | D C |
//!               | D C | B A |
//!               +-----+-----+
//!  --> src/main.rs:4:6
//!   |
//! 4 |     (A, _, C, _,
//!   |      ^ evaluation of `_` failed here
//! ```
//!
//! Next: [reading a type](super::reading_a_type).
