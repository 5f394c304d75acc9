//! Chapter 28: where the ideas come from, with the puzzle of each source, in its own
//! notation.
//!
//! Nothing here is copied. But each of these programs solves a puzzle that its author chose, and rustc
//! solves them all.
//!
//! # OCaml, by types
//!
//! [*EzSudoku*](https://ocamlpro.com/blog/2017_04_01_ezsudoku), by Pierre Chambart
//! (OCamlPro, 1 April 2017), is what inspired this crate. It writes the rules of a 4×4
//! Sudoku as a GADT, a type whose constructors say which parameters they fit, so that OCaml's type
//! checker refuses a wrong grid. Then it asks the
//! checker to show that a pattern with blanks can never match, and the checker answers with
//! a grid that does: it has solved the puzzle.
//!
//! ```
//! use sudoku_types::sudoku;
//!
//! type EzSudoku = sudoku! {
//!     solver: types; // as in the article
//!     (A, _, C, _,
//!      _, D, _, B,
//!
//!      _, A, D, _,
//!      D, _, B, _)
//! };
//!
//! fn main() {
//!     // The article's answer: A B C D, C D A B, B A D C, D C B A.
//!     assert_eq!(*EzSudoku::SOLUTION.rows(), [[1, 2, 3, 4], [3, 4, 1, 2], [2, 1, 4, 3], [4, 3, 2, 1]]);
//!     println!("{}", EzSudoku::VALUE); // in letters
//! }
//! ```
//!
//! Its second puzzle has no solution, and the pattern compiles: a [refutation](super::ch15_refutation). The last cell of the
//! first row can only be a D, and there is a D below it. Claim the same of the first puzzle, and the error shows its solution:
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
//! ```diff
//! -    (A, B, C, _,
//! -     _, _, _, D,
//! -
//! -     _, _, _, _,
//! -     _, _, _, _)
//! +    (A, _, C, _,
//! +     _, D, _, B,
//! +
//! +     _, A, D, _,
//! +     D, _, B, _)
//! ```
//!
//! ```text
//! error[E0080]: evaluation panicked: this puzzle has a solution:…
//! ```
//!
//! # Prolog
//!
//! Bruce A. Tate, *Seven Languages in Seven Weeks* (Pragmatic Bookshelf, 2010), has a
//! solver on the third day of Prolog that only says what a solution is. The list is flat
//! and a blank is a variable without a name:
//!
//! ```
//! use sudoku_types::sudoku;
//!
//! type Prolog = sudoku! {
//!     [_, _, 2, 3,
//!      _, _, _, _,
//!      _, _, _, _,
//!      3, 4, _, _]
//! };
//!
//! fn main() {
//!     // The book: Solution = [4,1,2,3,2,3,4,1,1,2,3,4,3,4,1,2]
//!     assert_eq!(*Prolog::SOLUTION.rows(), [[4, 1, 2, 3], [2, 3, 4, 1], [1, 2, 3, 4], [3, 4, 1, 2]]);
//! }
//! ```
//!
//! # OCaml, by candidates
//!
//! The page [*Sudoku*](http://www.tatta.org/puzzle/sudoku/sudoku.html) of tatta.org keeps a
//! list of candidates in each cell and takes away what row, column and box rule out, as the
//! solvers of this crate do. It writes rows as strings:
//!
//! ```
//! use sudoku_types::sudoku;
//!
//! type OCaml = sudoku! {
//!     [
//!         "58??26???";
//!         "?6???7??2";
//!         "?7?????61";
//!         "2???1935?";
//!         "???3?4???";
//!         "?5386???4";
//!         "89?????4?";
//!         "7??4???1?";
//!         "???68??37"
//!     ]
//! };
//!
//! fn main() {
//!     assert_eq!(OCaml::SOLUTION.rows()[0], [5, 8, 4, 1, 2, 6, 7, 9, 3]);
//!     assert_eq!(OCaml::SOLUTION.rows()[8], [4, 2, 5, 6, 8, 1, 9, 3, 7]);
//! }
//! ```
//!
//! # MATLAB
//!
//! Cleve Moler, [*Solving Sudoku with
//! MATLAB*](https://www.mathworks.com/company/newsletters/articles/solving-sudoku-with-matlab.html),
//! fills the cells with one candidate and then tries the candidates of another. The first
//! of the puzzles that come with his `sudoku.m`, the "MATLAB Special", has MATLAB's own
//! magic square, `magic(3)`, three times on its diagonal:
//!
//! ```
//! use sudoku_types::sudoku;
//!
//! type Matlab = sudoku! {
//!     [8 1 6 0 0 0 0 0 3;
//!      3 5 7 0 0 0 0 8 0;
//!      4 9 2 1 0 0 0 0 0;
//!      0 0 3 8 1 6 0 0 0;
//!      0 0 0 3 5 7 0 0 0;
//!      0 0 0 4 9 2 1 0 0;
//!      0 0 0 0 0 3 8 1 6;
//!      0 2 0 0 0 0 3 5 7;
//!      1 0 0 0 0 0 4 9 2]
//! };
//!
//! fn main() {
//!     assert_eq!(Matlab::SOLUTION.rows()[0], [8, 1, 6, 5, 7, 9, 2, 4, 3]);
//!     assert_eq!(Matlab::SOLUTION.rows()[8], [1, 3, 8, 7, 6, 5, 4, 9, 2]);
//! }
//! ```
//!
//! # Racket
//!
//! Guannan Wei, [*Solving Sudoku with
//! `amb`*](http://continuation.passing.style/2016/02/21/solving-sudoku-amb/) (2016),
//! chooses a digit for each blank with McCarthy's operator, made of continuations as Matt
//! Might does it, and lets the rules reject the choice:
//!
#![doc = program!("ch28_sources")]
//!
//! The operator itself is from John McCarthy, *A Basis for a Mathematical Theory of
//! Computation* (1963); its way to backtracking is in chapter 4 of *Structure and
//! Interpretation of Computer Programs* by Harold Abelson and Gerald Jay Sussman. Here it
//! is [`Amb`](super::ch12_choice_and_failure).
//!
//! # Rust
//!
//! [typenum](https://docs.rs/typenum) has the numbers and lists, and
//! [ghost](https://docs.rs/ghost) by David Tolnay the idea of [a type and a value under one
//! name](super::ch20_a_type_and_its_value).
//!
//! # Exercises
//!
//! **1.** ★ Find a puzzle in a book, a newspaper or on a page, and write it as it is printed there. The
//! [notations](crate::sudoku!#grid) probably include it. Here the grid is empty, so it has more than one
//! solution: ask for the first one.
//!
//! ```compile_fail,E0277
//! use sudoku_types::sudoku;
//!
//! type Empty = sudoku! {
//!     // Your lines go here.
//!     _ _ _ _ / _ _ _ _ / _ _ _ _ / _ _ _ _
//! };
//!
//! fn main() {
//!     println!("{}", Empty::VALUE);
//! }
//! ```
//!
//! <details><summary>Hint</summary>An option says which solution you want; it comes before the grid.</details>
//! <details><summary>Answer</summary>
//!
//! Options come before the grid:
//!
//! ```rust,ignore
//! solution: first;
//! ```
//!
//! </details>
//!
//! ----
//!
//! Previous: [27. What it costs](super::ch27_what_it_costs) ·
//! Next: [29. Regular expressions](super::ch29_regular_expressions) ·
//! [All chapters](super)
