//! Chapter 26: puzzles from a text file, proved right while rustc builds, as plain values.
//!
//! So far a puzzle was written in the source, and each had a type of its own. A game has sixty puzzles in a
//! file, and needs them in one array. This chapter is the way back from types to values, with the proof
//! kept.
//!
//! Put this file beside your program (in the folder `src`, by the name `easy.txt`). A line is a 6×6
//! puzzle and its name:
//!
#![doc = text_file!("easy.txt")]
//!
//! [`puzzles!`](macro@crate::puzzles) is an item. It makes an array of the file:
//!
#![doc = program_with_files!("ch26_a_file_of_puzzles")]
//!
//! While this is built, rustc reads, solves and judges all six puzzles, and the solver finds no second
//! solution. In the program there are six pairs of arrays and their names, and no solver. If the file
//! changes, cargo builds again.
//!
//! # A value that is a proof
//!
//! Two solved puzzles are values of two types, and do not fit into one array. So the types must go,
//! but not what they prove. [`Proven`](crate::Proven) is a struct whose fields are private, with a
//! constructor that asks for the proof:
//!
//! ```text
//! Proven::of::<S>()  where S: Solved     types, judged  ──►  a value: givens, solution, name
//! ```
//!
//! `S` is gone after that call. But no `Proven` is made without it, so the solution of every `Proven` is
//! right. The proof was a bound; now it is the fact that the value exists. In the same way every `String`
//! is UTF-8, only that here the compiler checks, which costs nothing at run time.
//!
//! `At` and `Has` of the [last chapter](super::ch25_reading_a_type) are for types, and a `Proven` does not
//! have them. Its size is still in its type, `Proven<6>`.
//!
//! # Try
//!
//! Make a `Proven` of another one, with a name of your choice:
//!
//! ```diff
//! -    let puzzle = daily(9);
//! +    let puzzle = &Proven { name: Some("Thursday"), ..*daily(9) };
//! ```
//!
//! ```text
//! error[E0451]: fields `givens`, `digits`, `name`, `line` and `is_proved_unique` of struct …
//! ```
//!
//! If you could choose the name, you could choose the solution. (For the name there is `named`.)
//!
//! Say that the puzzles are 9×9:
//!
//! ```diff
//! -fn daily(day: usize) -> &'static Proven<6> {
//! +fn daily(day: usize) -> &'static Proven<9> {
//! ```
//!
//! ```text
//! error[E0308]: mismatched types
//! error[E0308]: arguments to this function are incorrect
//! error[E0308]: arguments to this function are incorrect
//! ```
//!
//! The array has another element type, and so has the parameter of `right_cells`.
//!
//! Name a file that is not there. It is one error, though `EASY` is used three times:
//!
//! ```diff
//! -    static EASY = "easy.txt"; // [Proven<6>; 6]
//! +    static EASY = "hard.txt";
//! ```
//!
//! ```text
//! error: cannot read `hard.txt` in …
//! ```
//!
//! # Errors with a place
//!
//! Now spoil the file. Write another 4 into Wednesday's second cell, and take the 3 out of
//! Thursday's puzzle. Each bad puzzle has an error of its own, with line and column:
//!
//! ```diff,easy.txt
//! -4..2......3.54.1..3.1........1...42.  Wednesday
//! -.35......3....2.4.46..1.6..........2  Thursday
//! +44.2......3.54.1..3.1........1...42.  Wednesday
//! +..5......3....2.4.46..1.6..........2  Thursday
//! ```
//!
//! ```text
//! error[E0080]: evaluation panicked: easy.txt:4:2: digit 4 appears twice in row 1: columns 1 and 2
//! error[E0080]: evaluation panicked: easy.txt:5:1: this puzzle has more than one solution: row 1, column 1 can be 1 or 3
//! ```
//!
//! The errors are E0080, "evaluation panicked", and not the E0277 of [chapter
//! 10](super::ch10_messages). A bound's message can name numbers and characters, but no file. A
//! panic in a constant can have any text. Nothing relies on it: a wrong puzzle has no `Proven`, whatever
//! is said of it.
//!
//! # Demands
//!
//! What `sudoku!` can demand of a puzzle, `puzzles!` demands of each in the file:
//!
#![doc = program_with_files!("ch26_a_file_of_puzzles_demands")]
//!
//! - `techniques:` names the hardest step that a person may need. A part of the crate that solves as people
//!   do checks it, not the types.
//! - `minimal: true;` demands that every given is needed. The solver checks it.
//! - `proof: types;` has the types search for a second solution, as in [chapter
//!   24](super::ch24_advice_that_is_not_trusted). If they find none,
//!   [`is_proved_unique`](crate::Proven::is_proved_unique) is true, and you need not believe the solver.
//!
//! Let no puzzle be harder than a hidden single:
//!
//! ```diff
//! -        techniques: locked_candidate;
//! +        techniques: hidden_single;
//! ```
//!
//! ```text
//! error[E0080]: evaluation panicked: easy.txt:7:1: this puzzle needs a locked candidate, with 4 of its blanks filled
//! ```
//!
//! # In the crate
//!
//! Each puzzle of a file is a constant of its own, so that what is wrong with one hides nothing of another. What is judged has
//! neither the place of the puzzle nor a number in its name, so that rustc does not judge it again when you put another puzzle
//! before it ([chapter 27](super::ch27_what_it_costs#building-again)).
//!
//! # Exercises
//!
//! **1.** ★ Two puzzles are two types. Put both onto one shelf, with the names "one" and "other".
//!
//! ```compile_fail,E0277
//! use sudoku_types::{Proven, grid, sudoku};
//!
//! type One = sudoku! { 1___ __3_ ___4 _2__ };
//! type Other = sudoku! { 2___ __3_ ___4 _1__ };
//!
//! trait Shelf {
//!     const PUZZLES: [Proven<4>; 2];
//! }
//! enum Mine {}
//! // Your lines go here.
//!
//! fn main() {
//!     assert_eq!(One::GIVENS, grid! { 1___ __3_ ___4 _2__ });
//!     let [one, other] = <Mine as Shelf>::PUZZLES;
//!     assert_eq!((one.name(), other.name()), (Some("one"), Some("other")));
//!     assert_eq!(one.solution(), grid! { 1342 2431 3124 4213 });
//!     assert_eq!(other.givens(), &Other::GIVENS);
//! }
//! ```
//!
//! <details><summary>Hint</summary><code>Proven::of</code> makes the value, and <code>named</code> gives it a name.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl Shelf for Mine {
//!     const PUZZLES: [Proven<4>; 2] =
//!         [Proven::of::<One>().named("one"), Proven::of::<Other>().named("other")];
//! }
//! ```
//!
//! [`grid!`](macro@crate::grid) is a grid as a value. Nothing is proved about it, and it cannot become a
//! `Proven`, because values have no bounds.
//!
//! </details>
//!
//! ----
//!
//! Previous: [25. Reading a type](super::ch25_reading_a_type) ·
//! Next: [27. What it costs](super::ch27_what_it_costs) ·
//! [All chapters](super)
