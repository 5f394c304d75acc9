//! Chapter 27: what each trick costs rustc, and how to find out.
//!
//! *Each program here without `sudoku_types` runs in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! rustc was built to check programs, not to compute with types. It is slow at it, but it remembers its
//! answers, so the cost is not where one would expect it. There are no times on this page: they are of one machine and one
//! version. The repository has a benchmark for them, at the end.
//!
//! **Each new question costs**: a bound that rustc has not checked before, for these types. The second time
//! it is looked up. This program counts the questions of two judges, one that asks about pairs of digits,
//! and one that asks about a digit and all digits after it in the unit:
//!
#![doc = program!("ch27_what_it_costs")]
//!
//! It prints, for the first grid and then for the second one, how many questions are asked and how many are new:
//!
//! ```text
//! pairs           [(972, 72), (972, 0)]
//! digit and rest  [(216, 207), (216, 198)]
//! ```
//!
//! The second judge asks far fewer questions. But nearly all of them are new, in every grid, because the same digits hardly
//! ever come in the same order. The first one asks 72 new questions in the first grid and none after that. So: *count the
//! different questions, not the steps.*
//!
//! # Small questions
//!
//! Write a bound on two digits rather than on a digit and a row: there are 72 pairs of digits, and any number of rows. And put
//! [a trait of its own](super::ch02_different_as_a_bound#why-it-has-a-name) in front of a bound with `Output =`, so that it is
//! one question and is remembered as one. Questions that come up again may be larger than a pair: the crate asks about [three
//! digits at once](super::ch21_a_judge_for_all_sizes#what-else-a-library-needs).
//!
//! # No places in the types
//!
//! A 5 that carries its row and column is another type in each cell, and every question about it is new. Yet the messages name
//! row and column. Where two givens look the same, and only there, the macro asks [one more
//! bound](super::ch18_spans_and_messages#asking-without-a-function), which has the numbers. Do so wherever an error needs more
//! than the judgement does.
//!
//! # Rules rather than functions
//!
//! An empty trait holds or it does not. A function, that is an associated type, has a result, which is worked out, named and
//! carried on. Where yes or no is enough, write a rule; compare rows [in place](super::ch21_a_judge_for_all_sizes#columns)
//! rather than transpose them; and where a later rule needs to know that an earlier one holds, pass on a proof, which is `()`,
//! rather than a list that is put together again. Use functions where a type is the answer: in a search, in reading a solution.
//!
//! # Parameters rather than projections
//!
//! For the whole crate rustc remembers bounds on [closed](super::ch02_different_as_a_bound#why-it-has-a-name) types, and the
//! values of constants. A projection, `<A as Trait>::Output`, is worked out anew in each function that names it, and each time
//! that it is named. So where an `impl` uses a result twice, give it a name as a parameter, `A: Trait<Output = B>`. If many
//! functions need what is expensive, work it out in an associated constant, and let them read that.
//!
//! # Members rather than bounds
//!
//! A type that a `where` clause names, or that the head of an `impl` matches, is walked through, and a type that is handed to
//! [a member of a trait](super::ch11_functions_as_members) is not. Where the state is a whole grid and there are hundreds of
//! steps, write all functions as members, as the [planes](super::ch23_planes) are written. Let members be of small types, which
//! come again in other rows and at other steps. If what has been found so far is handed on from place to place, each question
//! is new. If each place is worked out by itself, and the results are put together afterwards, rustc knows most of them
//! already.
//!
//! # Small types
//!
//! A type costs by its size, each time it is named. Name a row rather than the grid. And cut a type into small ones that come
//! again and again: a tuple of three bits has 8 forms, one of nine 512, so a row of the crate's planes has a tuple for each
//! box.
//!
//! # Counting
//!
//! In a recursion, count [in unary](super::ch21_a_judge_for_all_sizes#counting) rather than subtract 1 from a number: taking a
//! mark off is what an `impl` does anyway. A binary number is right where it is compared, added or shown.
//!
//! # Constants
//!
//! Each constant in a type, `U<{ … }>`, is an item for rustc, and takes it some time whatever is in it; a given, written as
//! plain `U5`, takes none. So up to three blanks [share one](super::ch09_from_constants_to_types#exercises). A constant that
//! calls a function of a *type* takes longer than one that calls a free function, because the function must be looked up.
//!
//! # Memory
//!
//! More than half of the memory of a long search is lists. With the result of each projection rustc keeps all bounds that it
//! checked on the way, those of the projections inside included. So a member that only leads to another one adds a list as long
//! as that one's. Steps are written out by sixteens in the crate for this reason, and not doubled from one.
//!
//! # Depth
//!
//! Depth is a second cost. A question that asks a question that asks a question may go 128 levels down, unless the crate has
//! `#![recursion_limit = "…"]`; a recursion along a list goes down a level or two for each element. A grid as a list of rows is
//! 25 + 25 deep at most. The same grid as one list would be 625, too deep for the default. So a number of 25 may be written in
//! unary by a recursion:
//!
//! ```
//! use std::any::TypeId;
//! use std::ops::Sub;
//! use typenum::{ATerm, B1, Sub1, TArr, U3, U25, UInt, UTerm, tarr};
//!
//! trait ToUnary {
//!     type Unary;
//! }
//! impl ToUnary for UTerm {
//!     type Unary = ATerm;
//! }
//! impl<High, Low> ToUnary for UInt<High, Low>
//! where
//!     Self: Sub<B1>,
//!     Sub1<Self>: ToUnary,
//! {
//!     type Unary = TArr<(), <Sub1<Self> as ToUnary>::Unary>;
//! }
//!
//! fn unary<Number: ToUnary>() {}
//!
//! fn main() {
//!     assert_eq!(TypeId::of::<<U3 as ToUnary>::Unary>(), TypeId::of::<tarr![(), (), ()]>());
//!     unary::<U25>();
//! }
//! ```
//!
//! Ask for 200:
//!
//! ```diff
//! -    unary::<U25>();
//! +    unary::<U25>();
//! +    unary::<typenum::U200>();
//! ```
//!
//! ```text
//! error[E0275]: overflow evaluating the requirement …
//! ```
//!
//! Below the error rustc advises to raise the limit. That would help here: write
//! `#![recursion_limit = "256"]` at the top of the program. But it is the limit of the crate that
//! is compiled, which is the user's. A library should do without: by taking several elements at a
//! time (the exercise), or [many steps at little depth](super::ch14_many_steps_little_depth).
//!
//! # Building again
//!
//! Cargo has rustc build incrementally: what has not changed since the last build is not done again. But rustc decides what
//! has changed, and some of it is a surprise. Of a [file of puzzles](super::ch26_a_file_of_puzzles) with another puzzle put
//! before the first, everything was judged again, until four things were changed:
//!
//! - Items had numbers in their names, and the number of each puzzle was one greater. They are named by what is in them.
//! - Items were in a block. rustc knows such an item by the number of its statement. They are in a module.
//! - The line of the puzzle, for errors, was in the constant that is judged. It is in another one, which uses that constant.
//! - The other way around would not do. If a constant has changed, those that use it are evaluated again, even if its
//!   value is the same. (Types are not like that: if the type of a function has not changed, those that call it are left.)
//!
//! A new `impl` of a trait makes rustc ask all bounds with this trait again, so the macros write none. One thing is left: the
//! span of each token that a macro writes contains the place of the macro, so that a new line above it changes all of them.
//! Keep a macro that writes much in a file of its own.
//!
//! # Measure
//!
//! None of this can be read off the source. In a checkout,
//!
//! ```text
//! cargo bench -p sudoku-benches --bench compile_time -- --only proofs
//! ```
//!
//! measures puzzles with a proof; `--only single` by the const solver alone, `--only judge` compares ways to judge, and
//! `--only scale` aliases with files. All figures are differences between small crates, and the head of
//! `tests/benches/compile_time/main.rs` says how they are taken. For a program of yours, the
//! [index](super::by_technique#measuring) has the smallest way.
//!
//! # Exercises
//!
//! **1.** ★★ Count a list of 200 marks, and do so without a higher `recursion_limit`. (Take several at a
//! time. Here the lengths are multiples of ten.)
//!
//! ```compile_fail,E0277
//! use typenum::{ATerm, TArr};
//!
//! type Five<Rest> = TArr<(), TArr<(), TArr<(), TArr<(), TArr<(), Rest>>>>>;
//! type Fifty<Rest> = Five<Five<Five<Five<Five<Five<Five<Five<Five<Five<Rest>>>>>>>>>>;
//! type TwoHundred = Fifty<Fifty<Fifty<Fifty<ATerm>>>>;
//!
//! trait Length {
//!     const LENGTH: usize;
//! }
//! impl Length for ATerm {
//!     const LENGTH: usize = 0;
//! }
//! // Your lines go here.
//!
//! fn length<List: Length>() -> usize {
//!     List::LENGTH
//! }
//!
//! fn main() {
//!     assert_eq!(length::<TwoHundred>(), 200);
//!     assert_eq!(length::<Five<Five<ATerm>>>(), 10);
//! }
//! ```
//!
//! <details><summary>Hint</summary><code>Five</code> may be written in the head of an <code>impl</code>.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl<Rest: Length> Length for Five<Rest> {
//!     const LENGTH: usize = 5 + Rest::LENGTH;
//! }
//! ```
//!
//! Five at a time are 40 levels, and two at a time are 100. One at a time, with an `impl` for
//! `TArr<(), Rest>`, the error is E0275. (So that a list may have any length, lists of one to four
//! marks need an `impl` each.)
//!
//! </details>
//!
//! ----
//!
//! Previous: [26. A file of puzzles](super::ch26_a_file_of_puzzles) ·
//! Next: [28. Sources, and their puzzles](super::ch28_sources) ·
//! [All chapters](super)
