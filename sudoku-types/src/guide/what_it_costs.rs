//! Chapter 18: what each trick costs, in milliseconds of rustc.
//!
//! Types are computed by a machine that was built to check programs, not to run them. It is
//! slow at it, but it remembers everything, and so the cost is not where one would look for
//! it.
//!
//! **What is paid for is each new question**: a trait asked of types that it was not asked
//! of before. The second time it is looked up. So the rules of thumb are:
//!
//! | do | rather than | because |
//! |---|---|---|
//! | ask a trait of two digits | ask it of a digit and a row | there are 72 pairs of digits, and any number of rows |
//! | put a [trait of one's own](super::different_as_a_bound) in front of a bound with `Output =` | spell it out | one question, and it is remembered as one |
//! | compare rows [in place](super::columns) | transpose them, and take boxes out | what is not named need not be remembered |
//! | rules, that is empty traits | functions, that is associated types | a rule has no result to be computed and carried |
//! | count [in unary](super::boxes) | subtract 1 from a number | taking a mark off is what an `impl` does anyway |
//! | cut a type into small ones that come again and again | make one of all | a line of three marks has 8 forms, one of nine 512 |
//! | name a row | name the grid | a type costs by its size, each time it is named |
//! | ask about three digits at once | ask three times | what comes up again is looked up once and not three times |
//! | name what a bound comes to as a parameter, `A: Trait<Output = B>` | name it as a projection, twice | a projection is worked out each time it is named |
//! | hand on a [proof](super::the_judge), which is `()` | put a list together anew from parts that are checked | a list is carried up through every step, and named at each |
//! | keep places out of the types | number each cell | a 5 with a place is another type in each cell, and every question about it new |
//!
//! One more thing to know: what rustc remembers for the whole crate are bounds on
//! [closed](super::different_as_a_bound) types, and the values of constants. A projection,
//! `<A as Trait>::Output`, is worked out anew in each function that names it. So whatever is
//! dear to compute stands behind a bound and is read through an associated constant.
//!
//! # The judge
//!
//! Tried on full grids of 9×9, all different from each other, so that little is remembered
//! from one to the next:
//!
//! | | a grid |
//! |---|---|
//! | pairs of digits, `Different` in front | 10 ms |
//! | without it, the bound spelled out | 17 ms |
//! | with row and column in the type of each cell | 36 ms |
//! | transposing alone | 2 ms |
//! | a set of digits as a number, one bit a digit | 3 to 10 times as long as pairs |
//! | walks that take three cells a step | 6.4 ms |
//! | three digits or three rows at a time, and proofs in the place of rebuilt lists: the crate as it is | 5 ms |
//! | the same, 16×16 | 30 ms |
//! | the same, 25×25 | 120 ms |
//!
//! The messages name row and column all the same: where two givens look the same, and only
//! there, the macro asks [one more bound](super::spans_and_messages), which has the
//! numbers.
//!
//! # The bridge
//!
//! A constant in a type, `U<{ … }>`, takes some 0.15 ms, whatever is in it; a given,
//! written as plain `U5`, takes none. So up to three blanks [share
//! one](super::from_constants_to_types). A constant that calls a function of a *type* takes
//! twice as long as one that calls a free function, for the function must be looked up. The
//! solver behind it runs once a puzzle.
//!
//! # The search in traits
//!
//! Each sweep names the grid anew, and so each costs about the same. A puzzle that singles solve takes as many sweeps
//! as there are rounds of singles. Every alternative of a choice begins with sweeps of its
//! own, so a long search is nothing for types. The const solver, which works on arrays,
//! takes a few milliseconds for most puzzles.
//!
//! | puzzle | solver | net time | memory | recursion limit needed |
//! |---|---|---|---|---|
//! | 9×9 of 30 givens, the README's, which singles solve | `const` | 0.02 s | 94 MB | 19 |
//! | | traits | 0.57 s | 148 MB | 37 |
//! | 4×4 of 5 givens | `const` | 0.006 s | 91 MB | 15 |
//! | | traits | 0.06 s | 96 MB | 30 |
//! | 6×6 of 11 givens | `const` | 0.01 s | 92 MB | 16 |
//! | | traits | 0.21 s | 115 MB | 34 |
//! | 8×8 of 18 givens | `const` | 0.02 s | 93 MB | 20 |
//! | | traits | 0.62 s | 157 MB | 38 |
//! | 9×9 of 25 givens, some search | `const` | 0.02 s | 94 MB | 19 |
//! | | traits | 1.3 s | 212 MB | 36 |
//! | 9×9 of 24 givens, more search | `const` | 0.03 s | 98 MB | 19 |
//! | | traits | 1.9 s | 265 MB | 36 |
//!
//! (Each is a crate with one puzzle, whose solution is read as a constant, less one with a
//! solved 4×4; the memory is all of rustc's, and without a puzzle 60 MB. To be had by `cargo
//! bench -p sudoku-tests --bench compile_time -- --only engines`; a loop of 1,000,000 turns in a
//! constant took 0.5 s on the same machine.)
//!
//! Beyond that the search in traits is a curiosity. Tried once each: a 9×9 of 17 givens took 9 s
//! and 0.9 GB with `solution: first;`, and to say after 10 s that it is `TooDeep` without; a 12×12
//! and a 16×16 that take some search 11 s and more than 1 GB, an easy 25×25 16 s and 1.5 GB.
//!
//! What the search comes to is a projection, and so worked out anew wherever it is named. That is
//! why its steps hand on their results as parameters of the implementations, `Self: Drive<Fuel,
//! State = Half>`, and do not name them as projections: with those it takes half as long again.
//!
//! # Depth
//!
//! There is a second bill, for depth. A question that asks a question that asks a question
//! may go 128 levels down, unless the crate says `#![recursion_limit = "…"]`; a recursion
//! along a list goes down a level or two for each element. A grid as a list of rows is 25 +
//! 25 deep at most. The same grid as one list would be 625, too deep for the default.
//!
//! # Try
//!
//! 25 is written in unary in no time. Ask for 200:
//!
//! ```compile_fail,E0275
//! use std::ops::Sub;
//! use sudoku_types::typenum::{ATerm, B1, Sub1, TArr, U25, U200, UInt, UTerm};
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
//! unary::<U25>();
//! unary::<U200>(); // overflow evaluating the requirement … consider increasing the recursion limit
//! ```
//!
//! Next: [sources, and their puzzles](super::sources).
