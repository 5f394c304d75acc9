//! Chapter 24: what each trick costs, in milliseconds of rustc, and when to use which.
//!
//! *Each program here without `sudoku_types` runs in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! rustc was built to check programs, not to compute with types. It is slow at it, but it remembers its
//! answers, so the cost is not where one would expect it.
//!
//! **Each new question costs**: a bound that rustc has not checked before, for these types. The second time
//! it is looked up. This program counts the questions of two judges, one that asks about pairs of digits,
//! and one that asks about a digit and all digits after it in the unit:
//!
#![doc = program!("ch24_what_it_costs")]
//!
//! It prints, for the first grid and then for the second one, how many questions are asked and how
//! many are new:
//!
//! ```text
//! pairs           [(972, 72), (972, 0)]
//! digit and rest  [(216, 207), (216, 198)]
//! ```
//!
//! The second judge asks far fewer questions. But nearly all of them are new, in every grid, because the
//! same digits hardly ever come in the same order. The first one asks 72 new questions in the first grid
//! and none after that. (972 are 27 units of 36 pairs. Some pairs of cells are in a box and also in a row
//! or column, so it is only 810 pairs of cells.) So: *count the different questions, not the steps.*
//!
//! # Small questions
//!
//! Write a bound on two digits rather than on a digit and a row: there are 72 pairs of digits, and any
//! number of rows. And put [a trait of its own](super::ch02_different_as_a_bound) in front of a bound with
//! `Output =`, so that it is one question and is remembered as one. Do that first wherever a bound is asked
//! often: it took the judge of a 9×9 from 17 ms to 10 ms.
//!
//! Questions that come up again may be larger than a pair. The crate asks about [three digits at
//! once](super::ch04_all_different): a digit and three others soon come up again, and they are looked up
//! once where three pairs would be looked up three times. A digit and the rest of a list hardly
//! ever come up again, as the program shows.
//!
//! # No places in the types
//!
//! A 5 that carries its row and column is another type in each cell, and every question about it is
//! new: 36 ms in place of 10. Yet the messages name row and column. Where two givens look the same,
//! and only there, the macro asks [one more bound](super::ch11_spans_and_messages), which has the
//! numbers. Do so wherever an error needs more than the judgement does.
//!
//! # Rules rather than functions
//!
//! An empty trait holds or it does not. A function, that is an associated type, has a result, which is
//! worked out, named and carried on. Where yes or no is enough, write a rule. For the same reason compare
//! rows [in place](super::ch05_columns) rather than transpose them, which takes 2 ms alone; and where a
//! later rule needs to know that an earlier one holds, pass on a [proof](super::ch07_the_judge), which is
//! `()`, rather than a list that is put together again.
//!
//! Use functions where a type is the answer: in a search, in reading a solution.
//!
//! # Parameters rather than projections
//!
//! For the whole crate rustc remembers bounds on [closed](super::ch02_different_as_a_bound) types, and the
//! values of constants. A projection, `<A as Trait>::Output`, is worked out anew in each function that
//! names it, and each time that it is named. So where an `impl` uses a result twice, give it a name as a
//! parameter, `A: Trait<Output = B>`. If many functions need what is expensive, work it out in an associated
//! constant, and let them read that.
//!
//! # Members rather than bounds
//!
//! A long computation on large types is different. A type that a `where` clause names, or that the
//! head of an `impl` matches, is walked through, and a type that is handed to [a member of a
//! trait](super::ch15_functions_as_members) is not. Where the state is a whole grid and there are
//! hundreds of steps, write all functions as members, as the [machine of
//! planes](super::ch16_a_search_in_traits) is written. A new question takes 8 µs if its `impl` has one
//! parameter, 15 with three, and 30 with eighteen; one that is known takes next to nothing.
//!
//! So let members be of small types, which come again in other rows and at other steps. If what has
//! been found so far is handed on from place to place, each question is new. If each place is
//! worked out by itself, and the results are put together afterwards, rustc knows most of them
//! already.
//!
//! # Small types
//!
//! A type costs by its size, each time it is named. Name a row rather than the grid. And cut a type
//! into small ones that come again and again: a tuple of three bits has 8 forms, one of nine 512,
//! so a row of the machine has [a tuple for each box](super::ch15_functions_as_members). And the rules
//! of the judge see `D5`, not `UInt<UInt<UInt<UTerm, B1>, B0>, B1>`, in each of 81 cells.
//!
//! # Counting
//!
//! In a recursion, count [in unary](super::ch06_boxes) rather than subtract 1 from a number: taking a
//! mark off is what an `impl` does anyway. A binary number is right where it is compared, added or
//! shown.
//!
//! # Depth
//!
//! Depth is a second cost. A question that asks a question that asks a question may go 128 levels down,
//! unless the crate has `#![recursion_limit = "…"]`; a recursion along a list goes down a level or two for
//! each element. A grid as a list of rows is 25 + 25 deep at most. The same grid as one list would be 625,
//! too deep for the default.
//!
//! So a number of 25 may be written in unary by a recursion, 25 levels deep:
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
//! # Try
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
//! time (the second exercise), or [many steps at little depth](super::ch17_many_steps_little_depth).
//!
//! # The judge
//!
//! Tried on full grids of 9×9, all different from each other, so that little is remembered from one
//! to the next:
//!
//! | | a grid |
//! |---|---|
//! | pairs of digits, `Different` in front | 10 ms |
//! | without it, the bound spelled out | 17 ms |
//! | with row and column in the type of each cell | 36 ms |
//! | transposing alone | 2 ms |
//! | a set of digits as a number, one bit a digit | 3 to 10 times as long as pairs |
//! | walks that take three cells a step | 6.4 ms |
//! | three digits or three rows at a time, and proofs in the place of rebuilt lists | 5 ms |
//! | digits without bits, and lists of rows always by threes: the crate as it is | 3.4 ms |
//! | the same, 16×16 | 19 ms |
//! | the same, 25×25 | 72 ms |
//!
//! # The bridge
//!
//! A constant in a type, `U<{ … }>`, takes some 0.15 ms, whatever is in it; a given, written as plain `U5`,
//! takes none. So up to three blanks [share one](super::ch09_from_constants_to_types). A constant that
//! calls a function of a *type* takes twice as long as one that calls a free function, because the function
//! must be looked up. The solver runs once a puzzle.
//!
//! A further 9×9 takes 20 ms in all. From [a file](super::ch22_a_file_of_puzzles) it takes four
//! fifths of that, and two thirds of the memory.
//!
//! # The search of the types
//!
//! A sweep of the [machine of planes](super::ch16_a_search_in_traits) names every plane that changes anew,
//! so each takes about the same time, some milliseconds, and a branch begins with sweeps of its own. The
//! const solver works on arrays and takes a few milliseconds for most puzzles. With `proof: types;` it
//! finds the digits and [advice](super::ch19_advice_that_is_not_trusted), which saves the types a part of the
//! search.
//!
//! | puzzle | `solver: const;` | `solver: types;` | `proof: types;` | memory |
//! |---|---|---|---|---|
//! | 4×4 of 5 givens | 0.002 s | 0.01 s | 0.03 s | 105 MB |
//! | 6×6 of 11 givens | 0.005 s | 0.04 s | 0.06 s | 110 MB |
//! | 8×8 of 18 givens | 0.02 s | 0.2 s | 0.15 s | 140 MB |
//! | 9×9 of 30 givens, the README's, which singles solve | 0.01 s | 0.15 s | 0.15 s | 130 MB |
//! | 9×9 of 25 givens, some search | 0.01 s | 0.4 s | 0.3 s | 170 MB |
//! | 9×9 of 17 givens | 0.01 s | 0.4 s | 0.3 s | 170 MB |
//! | 9×9, Inkala's of the README | 0.08 s | 3 s | 3 s | 560 MB |
//! | 9×9, "Golden Nugget", one of the hardest known | 0.09 s | 7 s | 6 s | 1.1 GB |
//! | 9×9, the "Miracle Sudoku" of two givens and three rules | 0.3 s | 0.8 s | 1.5 s | 230 MB |
//! | 9×9, a killer without givens | 0.1 s | 2 s | 1 s | 350 MB |
//! | 12×12 without a given to spare | 0.1 s | 1.4 s | 1.4 s | 400 MB |
//! | 16×16 of 105 givens | 0.1 s | 1.6 s | 1.6 s | 380 MB |
//!
//! (Each is a crate with one puzzle, whose solution is read as a constant, less one with a solved
//! 4×4. The figures are rough; the memory is all of rustc's with either option, and without a
//! puzzle 60 MB.)
//!
//! More than half of the memory of a long search is lists. With the result of each projection rustc keeps
//! all bounds that it checked on the way, those of the projections inside included. So a member that only
//! leads to another one adds a list as long as that one's. Steps are written out by sixteens for this
//! reason, and not doubled from one.
//!
//! # Building again
//!
//! Cargo has rustc build incrementally: what has not changed since the last build is not done again. But rustc decides what
//! has changed, and some of it is a surprise. Of a [file of puzzles](super::ch22_a_file_of_puzzles) with another puzzle put
//! before the first, everything was judged again, until four things were changed:
//!
//! - Items had numbers in their names, and the number of each puzzle was one greater. They are named by what is in them.
//! - Items were in a block. rustc knows such an item by the number of its statement. They are in a module.
//! - The line of the puzzle, for errors, was in the constant that is judged. It is in another one, which uses that constant.
//! - The other way around would not do. If a constant has changed, those that use it are evaluated again, even if its
//!   value is the same. (Types are not like that: if the type of a function has not changed, those that call it are left.)
//!
//! Now it takes a third of the first build, and one at the end of the file a quarter. A new `impl` of a trait makes rustc ask
//! all bounds with this trait again, so the macros write none.
//!
//! One thing is left. The span of each token that a macro writes contains the place of the macro, so that a new line above
//! it changes all of them. With the unstable flag `-Zincremental-ignore-spans` that takes a sixth of the first build,
//! without it nearly all. Keep a macro that writes much in a file of its own.
//!
//! # Types in the shape of boxes
//!
//! A list of nine digits hardly ever occurs again. Three digits do: there are 504 such triples, and 84 sets. So a 9×9 was
//! written in triples, as types of its own (`Puzzle<9, Boxes<U3, U3>, P9<G530, G070, …>>`), and the judge asked whether sets
//! have no digit in common. In instructions of rustc, for a further puzzle with 17 givens:
//!
//! | | not used | `SOLUTION` read | a file of 1,000 |
//! |---|---|---|---|
//! | lists: the crate as it is | 44 M | 93 M | 31 s, 617 MB |
//! | triples, flat, tables of sets; the puzzle named by packed words | 34 M | 53 M | |
//! | … and by its own type, which is written once in a file and 27 times in an alias | 40 M | 59 M | 13 s, 421 MB |
//! | triples as nested tuples, for which the traits of lists are implemented | 37 M | 67 M | |
//!
//! (The seconds are those of a slow machine: compare them with each other.) It is not in the crate, for these reasons:
//!
//! - It is for 9×9 and usual boxes alone. A triple is an atom, but four of sixteen digits would be 43,680, so that all other
//!   sizes, regions, and types by hand need the lists and their judge. That is one judge more, some 250 lines.
//! - The type of a larger puzzle is too long to name it in each constant. In a file of 12×12 that cost 8 % more than packed
//!   words, though a file names it by an alias. So the words, and the proof that they are those of the puzzle, would stay.
//!
//! # Measure
//!
//! None of this can be read off the source. The repository has a benchmark:
//!
//! ```text
//! cargo bench -p sudoku-benches --bench compile_time -- --only engines
//! ```
//!
//! `engines` and `proofs` are the last table above. Other parts are `judge`, `scale`, which compares
//! aliases with files, and `parts`, which takes one thing after the other out of a crate;
//! `--rounds` says how often each crate is compiled, and a file of puzzles in the place of `--only`
//! measures these. All figures are differences between small crates, in processor time, and the
//! head of `tests/benches/compile_time/main.rs` says how they are taken. On the machine of the
//! tables a loop of 1,000,000 turns in a constant took 0.5 s.
//!
//! # Exercises
//!
//! **1.** ★★★ Count questions that are types. A judge that takes three digits at a time asks about the three pairs of the
//! first three digits, A, B and C. Then it asks whether each digit D after them is none of the three: that question is
//! `Ask<D, (A, B, C)>`. In the same way it asks about the next three, and the last. Write both walks.
//!
//! ```compile_fail,E0277
//! use std::any::TypeId;
//! use std::collections::HashSet;
//! use std::marker::PhantomData;
//! use typenum::{ATerm, TArr, U1, U2, U3, U4, U5, U6, U7, U8, U9, tarr};
//!
//! /// The question whether a digit is none of the others.
//! struct Ask<Digit, Others>(PhantomData<(Digit, Others)>);
//!
//! /// A list of digits, and all that a judge asks about it.
//! trait Judged {
//!     fn ask(asked: &mut Vec<TypeId>);
//! }
//! impl Judged for ATerm {
//!     fn ask(_asked: &mut Vec<TypeId>) {}
//! }
//!
//! /// A list of digits, each of which is to be none of `Others`.
//! trait EachAsked<Others> {
//!     fn ask_each(asked: &mut Vec<TypeId>);
//! }
//! // Your lines go here.
//!
//! fn ask<Digits: Judged>(asked: &mut Vec<TypeId>) {
//!     Digits::ask(asked);
//! }
//!
//! type Unit = tarr![U1, U2, U3, U4, U5, U6, U7, U8, U9];
//! type Other = tarr![U1, U2, U3, U7, U8, U9, U4, U5, U6];
//!
//! fn main() {
//!     let mut asked = Vec::new();
//!     ask::<Unit>(&mut asked);
//!     assert_eq!(asked.len(), 18);
//!     assert_eq!(asked[3], TypeId::of::<Ask<U4, (U1, U2, U3)>>());
//!
//!     // In the other unit the same three digits are together, so only three of its questions are new.
//!     ask::<Other>(&mut asked);
//!     assert_eq!(asked.len(), 36);
//!     assert_eq!(HashSet::<TypeId>::from_iter(asked).len(), 21);
//! }
//! ```
//!
//! <details><summary>Hint</summary>One walk asks about three digits, and calls the other for all digits that follow.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl<Others> EachAsked<Others> for ATerm {
//!     fn ask_each(_asked: &mut Vec<TypeId>) {}
//! }
//! impl<Digit: 'static, Digits, Others: 'static> EachAsked<Others> for TArr<Digit, Digits>
//! where
//!     Digits: EachAsked<Others>,
//! {
//!     fn ask_each(asked: &mut Vec<TypeId>) {
//!         asked.push(TypeId::of::<Ask<Digit, Others>>());
//!         Digits::ask_each(asked);
//!     }
//! }
//! impl<A: 'static, B: 'static, C: 'static, Digits> Judged for TArr<A, TArr<B, TArr<C, Digits>>>
//! where
//!     Digits: EachAsked<(A, B, C)> + Judged,
//! {
//!     fn ask(asked: &mut Vec<TypeId>) {
//!         asked.push(TypeId::of::<Ask<A, B>>());
//!         asked.push(TypeId::of::<Ask<A, C>>());
//!         asked.push(TypeId::of::<Ask<B, C>>());
//!         Digits::ask_each(asked);
//!         Digits::ask(asked);
//!     }
//! }
//! ```
//!
//! These are half as many questions as pairs, and they still come up again where the same three digits are
//! together.
//!
//! </details>
//!
//! **2.** ★★ Count a list of 200 marks, and do so without a higher `recursion_limit`. (Take several at a
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
//! marks need an `impl` each, as those of one and two in the crate's `judge/different.rs`.)
//!
//! </details>
//!
//! ----
//!
//! Previous: [23. A rule, said twice](super::ch23_a_rule_said_twice) ·
//! Next: [25. Sources, and their puzzles](super::ch25_sources) ·
//! [All chapters](super)
