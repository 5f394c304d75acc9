//! Chapter 7: all rules in one bound, and why nobody can cheat.
//!
//! *Each program here without `sudoku_types` runs in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! This chapter puts all rules of Sudoku together into one question, *do these rows complete this puzzle?*, and
//! makes sure that the answer can be trusted.
//!
//! One rule is new: the given digits must be kept. The type `Blank`, a cell without a given, allows any number;
//! a given allows itself, which is said by naming the same type twice in one `impl`; and a list allows a list if
//! each element allows the one in its place. So one trait, `Allows`, is for cells, rows and grids.
//!
//! Here is the whole judge, for grids of 4×4.
//!
#![doc = program!("ch07_the_judge")]
//!
//! Read it from the end. `publish` demands rows that complete the puzzle. `Completes` has one `impl`, for
//! everything that is a `Witness`; and `Witness` has one `impl`, whose `where` is the list of all rules:
//!
//! ```text
//!   the rows are 4 rows          AsLongAs<tarr![(), (), (), ()]>
//!   each has 4 cells   ┐
//!   with digits, 1–4   │         EachIsARow
//!   all different      ┘
//!   columns                      ColumnsDiffer
//!   boxes                        BoxesDiffer
//!   the givens are kept          Givens: Allows<Rows>
//! ```
//!
//! That the program compiles is the proof that `Answer` completes `Puzzle`.
//!
//! # Try
//!
//! Break the rules. With this digit the last row has two 1s, and so have a column and a box:
//!
//! ```diff
//! -    tarr![U4, U2, U1, U3],
//! +    tarr![U4, U2, U1, U1],
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<UInt<UTerm, B1> as IsNotEqual>::Output == B1`
//! ```
//!
//! There is one error, because all three rules ask the same question, whether 1 differs from 1. Read the notes
//! below it from the end: `publish` demands `Completes`, that demands `Witness`, that `EachIsARow`, and so on
//! down to the two 1s.
//!
//! # Why nobody can cheat
//!
//! A bound proves nothing if anyone may write an `impl`. There are three ways to cheat, and the judge closes each.
//!
//! **Declare the trait.** `Completes` is public. Implement it for a type of your own:
//!
//! ```diff
//! -fn main() {
//! -    publish::<Answer>();
//! +struct Mine;
//! +impl Completes<Puzzle> for Mine {}
//! +
//! +fn main() {
//! +    publish::<Mine>();
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `Mine: Witness<…>` is not satisfied
//! error[E0277]: the trait bound `Mine: Witness<…>` is not satisfied
//! error[E0277]: the trait bound `Mine: Witness<…>` is not satisfied
//! error[E0277]: the trait bound `Mine: Witness<…>` is not satisfied
//! error[E0277]: the trait bound `…: Allows<…>` is not satisfied
//! ```
//!
//! `trait Completes<Givens>: sealed::Witness<Givens>` means that whatever is `Completes` must be a `Witness`
//! too. Each of the errors is a rule that `Mine` does not keep. And nobody can declare it a `Witness`: that trait
//! is `pub`, as a part of a public trait has to be, but its module `sealed` is private, so it has no name outside
//! of `judge`. rustc's notes call `Completes` a "sealed trait".
//!
//! **Use a type that poses as a digit.** typenum compares the digits, and its traits are not sealed. Anyone may
//! write a type that differs from everything and is less than 4. (You will, in exercise 2.) Or a 1 may be written
//! as "01", [which is not `U1`](super::ch01_a_digit_is_a_type). `Canonical` prevents both: it holds for typenum's
//! numbers, by their form, and for nothing else. It is private, so it needs no seal. (How typenum's own numbers
//! compare, nobody can change: Rust does not allow a foreign trait for a foreign type.)
//!
//! ```diff
//! -use typenum::{U1, U2, U3, U4, tarr};
//! +use typenum::{B0, B1, U1, U2, U3, U4, UInt, UTerm, tarr};
//!
//! -    tarr![U3, U1, U2, U4],
//! +    tarr![U3, UInt<UInt<UTerm, B0>, B1>, U2, U4],
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `UTerm: Canonical` is not satisfied
//! ```
//!
//! **List the units wrongly.** There is no list of units. The judge gets rows, and works out columns and boxes
//! itself.
//!
//! So it does not matter who wrote the rows. In this crate a [macro](crate::sudoku) reads the puzzle and a
//! [solver](crate::solver) fills it. Both are long and may have faults. The judge is short, and looks at nothing
//! but types. If the others are wrong, the program does not compile.
//!
//! # One fault, six errors
//!
//! Take a cell out of the last row, and rustc has a lot to say:
//!
//! ```diff
//! -    tarr![U4, U2, U1, U3],
//! +    tarr![U4, U2, U1],
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `TArr<…>: Disjoint<…>` is not satisfied
//! error[E0277]: the trait bound `ATerm: AsLongAs<TArr<(), ATerm>>` is not satisfied
//! error[E0277]: the trait bound `TArr<…>: DiffersInEachPlace<ATerm>` is not satisfied
//! error[E0277]: the trait bound `TArr<…>: DiffersInEachPlace<ATerm>` is not satisfied
//! error[E0277]: the trait bound `TArr<…>: DiffersInEachPlace<ATerm>` is not satisfied
//! error[E0277]: the trait bound `TArr<…Blank, ATerm>: Allows<ATerm>` is not satisfied
//! ```
//!
//! The row is too short, so it fits neither the rows above it nor the givens, and each rule complains. But it is
//! one fault, and should be one error. [Chapter 11](super::ch11_spans_and_messages#5-one-fault-one-error) makes a
//! rule wait for another.
//!
//! # In the crate
//!
//! The judge is in the folder `judge`, a file for each rule. It is for all sizes and boxes, checks the shape, then
//! the digits, then everything else, and has [a message](super::ch08_one_more_rule) for each rule. Its walk over
//! the digits does return the rows, because it makes them shorter: `D5` in the place of
//! `UInt<UInt<UInt<UTerm, B1>, B0>, B1>`.
//!
//! On top of it is the public trait [`Solved`](crate::Solved), which is sealed. A [`Solution`](crate::Solution)
//! is a type with a puzzle and rows as its parameters, and it is `Solved` if the rows complete the puzzle. The
//! macro `sudoku!` makes such a type from a grid, with `_` for a blank:
//!
//! ```
//! use sudoku_types::{Solved, sudoku};
//!
//! fn publish<S: Solved>(puzzle: S) -> String {
//!     format!("{puzzle}") // here it is certain that the puzzle is solved
//! }
//!
//! fn main() {
//!     println!("{}", publish(sudoku! { 1___ __3_ ___4 _2__ }));
//! }
//! ```
//!
//! A program that prints a puzzle needs a value. So each `Solution` has a single value, of no size, and where an
//! expression is expected, `sudoku!` is that value ([chapter 13](super::ch13_a_type_and_its_value)).
//!
//! # Exercises
//!
//! **1.** ★ In some puzzles a cell is grey: its digit must be even. Make `Even` a cell that allows
//! even numbers.
//!
//! ```compile_fail,E0277
//! use typenum::{ATerm, B0, TArr, U1, U2, U3, U4, U6, U16, UInt, tarr};
//!
//! /// A cell without a given.
//! enum Blank {}
//! /// A grey cell without a given.
//! enum Even {}
//!
//! trait Allows<Filled> {}
//! impl<High, Low> Allows<UInt<High, Low>> for Blank {}
//! impl<High, Low> Allows<UInt<High, Low>> for UInt<High, Low> {}
//! impl Allows<ATerm> for ATerm {}
//! impl<Given: Allows<Digit>, Givens: Allows<Row>, Digit, Row> Allows<TArr<Digit, Row>>
//!     for TArr<Given, Givens>
//! {
//! }
//! // Your lines go here.
//!
//! fn allows<Givens: Allows<Row>, Row>() {}
//!
//! fn main() {
//!     allows::<tarr![U1, Even, Blank, Even], tarr![U1, U2, U3, U4]>();
//!     allows::<tarr![Even, Even], tarr![U6, U16]>();
//! }
//! ```
//!
//! This change has to be refused:
//!
//! ```diff
//! -    allows::<tarr![Even, Even], tarr![U6, U16]>();
//! +    allows::<tarr![Even, Even], tarr![U6, U1]>();
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `Even: Allows<UInt<UTerm, B1>>` is not satisfied
//! ```
//!
//! <details><summary>Hint</summary>Where does the type of a number have its last bit?</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl<High> Allows<UInt<High, B0>> for Even {}
//! ```
//!
//! A number is even if its last bit, the outermost one, is 0. So one pattern is enough.
//!
//! </details>
//!
//! **2.** ★★★ Be the cheat. This judge of rows lacks one rule: `Canonical`. Make it accept a row of four cells without
//! a single digit. (typenum's `IsNotEqual` and `IsLessOrEqual` use [`Cmp`](crate::typenum::Cmp), and whatever is
//! `Less` is not equal. Its function never runs; its head is `fn compare<IM>(&self, _: &Other) -> Less`.)
//!
//! ```compile_fail,E0277
//! use typenum::{ATerm, B1, Cmp, IsLessOrEqual, IsNotEqual, Less, TArr, U4, tarr};
//!
//! trait Digits {}
//! impl Digits for ATerm {}
//! impl<Digit, Row: Digits> Digits for TArr<Digit, Row> where Digit: IsLessOrEqual<U4, Output = B1> {}
//!
//! trait DifferentFromAll<Digits> {}
//! impl<Digit> DifferentFromAll<ATerm> for Digit {}
//! impl<Digit, Head, Tail> DifferentFromAll<TArr<Head, Tail>> for Digit where
//!     Digit: IsNotEqual<Head, Output = B1> + DifferentFromAll<Tail>
//! {
//! }
//!
//! trait AllDifferent {}
//! impl AllDifferent for ATerm {}
//! impl<Head: DifferentFromAll<Tail>, Tail: AllDifferent> AllDifferent for TArr<Head, Tail> {}
//!
//! struct Joker;
//! // Your lines go here.
//!
//! fn row<Row: Digits + AllDifferent>() {}
//!
//! fn main() {
//!     row::<tarr![Joker, Joker, Joker, Joker]>();
//! }
//! ```
//!
//! <details><summary>Hint</summary>Give <code>Joker</code> the answer <code>Less</code>, whatever it is compared with.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl<Other> Cmp<Other> for Joker {
//!     type Output = Less;
//!
//!     fn compare<IM>(&self, _: &Other) -> Less {
//!         Less
//!     }
//! }
//! ```
//!
//! A `Joker` is less than anything, itself included: in range, and different from all. `Digit: Canonical` among
//! the bounds of `Digits` refuses it, because `Canonical` looks at the form of a type. A test of the crate checks
//! that this `Joker` is refused.
//!
//! </details>
//!
//! ----
//!
//! Previous: [6. Boxes](super::ch06_boxes) ·
//! Next: [8. One more rule](super::ch08_one_more_rule) ·
//! [All chapters](super)
