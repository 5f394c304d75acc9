//! Chapter 23: why and how a rule is said twice, as a bound and as data.
//!
//! *Each program here without `sudoku_types` runs in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! Most rules of Sudoku say that some cells have different digits. In this crate each of them is written in
//! two independent ways: once in types, for the judge, and once in numbers, for everything else. This
//! chapter shows why, and writes the test that holds the two together: it finds out *whether* a bound
//! holds, and goes on if it does not.
//!
//! # As data
//!
//! A judge looks only at full grids. The rest of the crate has to *use* a rule: the solver strikes
//! out candidates by it, a hint names it, and a clash of givens is reported in its words. For all
//! that it is plain data: the cells of each unit. The diagonals, which [chapter
//! 8](super::ch08_one_more_rule) wrote as a bound, are this:
//!
//! ```
//! /// Row and column, from 0, of a cell of a diagonal, by its row.
//! const fn cell(size: usize, diagonal: usize, row: usize) -> (usize, usize) {
//!     match diagonal {
//!         0 => (row, row),
//!         _ => (row, size - 1 - row),
//!     }
//! }
//!
//! fn main() {
//!     assert_eq!([0, 1, 2, 3].map(|row| cell(4, 1, row)), [(0, 3), (1, 2), (2, 1), (3, 0)]);
//! }
//! ```
//!
//! To say a thing twice is usually bad. Here it has a purpose: the judge has to catch the faults of
//! everything else. If it used the same data, a wrong number in it would mislead the solver and the judge
//! alike, and a wrong grid would compile.
//!
//! But the two must agree, which is checked by a test. Here is a small one, about the crate's own
//! definitions: the judge's bound, and the data by which a [`Grid`](crate::Grid) finds clashes.
//!
#![doc = program!("ch23_a_rule_said_twice")]
//!
//! # How to ask whether a bound holds
//!
//! A bound that does not hold is an error, and a test needs an answer. So the question is a type,
//! `Question<R>`, with two constants of the same name:
//!
//! - `ACCEPTED` of the trait `Otherwise` is `false`. Every question has it.
//! - `ACCEPTED` of the type itself is `true`. Its `impl` has a `where`, and where that does not
//!   hold, the type does not have it.
//!
//! Rust looks for a name in the type itself first, and then in its traits, as with methods. So
//! `Question::<…>::ACCEPTED` is `true` if the bound holds, and `false` otherwise.
//!
//! It works only where the types are known. In a generic function with a parameter `R` rustc knows nothing
//! about `Filled<R>`, and would take the constant of the trait for every `R`. That is why `ask_both` is a
//! macro.
//!
//! # The names from the crate
//!
//! - `U<3>` is typenum's `U3`, by the number. A macro that is given a 3 can write it.
//! - [`Puzzle`](crate::Puzzle) has a size, a list of rules and a grid of givens. [`Boxes<U2,
//!   U2>`](crate::Boxes) are boxes of two rows and two columns. The other parameters of `Puzzle` and
//!   [`Solution`](crate::Solution) have defaults.
//! - Anyone may put a `Solution` together from any rows. It is judged where [`Solved`](crate::Solved) is
//!   demanded.
//! - [`grid!`](crate::grid) makes a value, a `Grid`, while rustc compiles. Its
//!   [`has_conflicts`](crate::Grid::has_conflicts) returns true if two cells that have to differ are equal.
//!
//! # Try
//!
//! Leave out the rule on one side. Only the diagonals of the second and the third grid are wrong, so the
//! two sides do not agree about these grids:
//!
//! ```diff
//! -        const BY_DATA: bool = !grid! { rules: diagonals; $([$($digit)*])* }.has_conflicts();
//! +        const BY_DATA: bool = !grid! { $([$($digit)*])* }.has_conflicts();
//! ```
//!
//! ```text
//! error[E0080]: evaluation panicked: assertion failed: BY_BOUNDS == BY_DATA
//! error[E0080]: evaluation panicked: assertion failed: BY_BOUNDS == BY_DATA
//! ```
//!
//! Now ask in a generic function. The bound and the grid are right, but the answer is wrong:
//!
//! ```diff
//! +const fn accepted<R>() -> bool {
//! +    Question::<R>::ACCEPTED
//! +}
//! +
//!  /// Asks about the same digits once as types and once as values, while this is compiled.
//!
//! -        const BY_BOUNDS: bool = Question::<tarr![$(tarr![$(U<$digit>),*]),*]>::ACCEPTED;
//! +        const BY_BOUNDS: bool = accepted::<tarr![$(tarr![$(U<$digit>),*]),*]>();
//! ```
//!
//! ```text
//! error[E0080]: evaluation panicked: assertion failed: BY_BOUNDS == BY_DATA
//! ```
//!
//! # A rule of the crate
//!
//! The bound of the diagonals is `judge/diagonals.rs`, and the data is
//! `notation/src/geometry/rules/diagonals.rs`. The tests, `tests/tests/compiler/variants.rs` and
//! `tests/tests/solving/variants.rs`, change full grids by chance, and compare both with a third
//! definition.
//!
//! If you want to add a rule to the crate, begin in `notation/src/geometry.rs`, which lists what it takes.
//! For the rule that equal digits are no king's move apart, it was this (all in the folder `sudoku-types`):
//!
//! | file | what is in it |
//! |---|---|
//! | `notation/src/geometry/rules.rs` | a row: `Rule::AntiKing`, written `anti_king`, the moves, and what is said of two equal digits |
//! | `src/judge/anti_king.rs` | the rule as a bound, with its message; and a line in `src/judge/mod.rs` |
//! | `src/type_solver/planes/puzzle.rs` | the moves for the search by types |
//!
//! And beside that folder: its third definition, and sizes to test it in, in `tests`, and a line each in
//! `README.md` and `CHANGELOG.md`. The reader, the solver and the hints need no change, because they use
//! the data.
//!
//! # Four forms
//!
//! The solver and the steps of a person do not know any rule. All that a puzzle demands is expanded to constraints of four
//! forms, and they know these (`notation/src/geometry/constraint.rs`):
//!
//! | form | it says | from |
//! |---|---|---|
//! | `Differ` | no digit is twice in these cells; if there are as many as digits, each digit has a place | rows, columns, boxes or regions, diagonals, windows, cages |
//! | `Pair` | a table has, for each digit of the one cell, the digits that the other may have | `anti_knight`, `anti_king`, `non_consecutive`; `thermometers`, `consecutive`, `whispers`, `doubles`, `palindromes` |
//! | `Sum` | the digits have a sum, a number or the digit of another cell | cages; `sums`, `arrows` |
//! | `Only` | a cell has one of these digits | `even`, `odd` |
//!
//! A new rule, or a new [mark](crate::Mark), that is one of these forms is solved and explained at once. The judge and the [search by
//! types](super::ch16_a_search_in_traits) do not read these constraints, for the reason above.
//!
//! # Exercises
//!
//! **1.** ★ The four cells in the middle of a 4×4 grid have to differ. The bound takes them out by a pattern.
//! Write the same rule as data: `Cells` for `Centre`. (The grids need not be right in any other way. No
//! other four cells pass this test.)
//!
//! ```compile_fail,E0277
//! use std::marker::PhantomData;
//! use typenum::{B1, IsNotEqual, U, tarr};
//!
//! trait Different<Other> {}
//! impl<A, B> Different<B> for A where A: IsNotEqual<B, Output = B1> {}
//!
//! /// The rule as a bound.
//! #[allow(dead_code)] // its one use is the bound of an `impl`, which rustc does not count
//! trait CentreDiffers {}
//! impl<First, E, A, B, F, G, C, D, H, Last> CentreDiffers
//!     for tarr![First, tarr![E, A, B, F], tarr![G, C, D, H], Last]
//! where
//!     A: Different<B> + Different<C> + Different<D>,
//!     B: Different<C> + Different<D>,
//!     C: Different<D>,
//! {
//! }
//!
//! struct Question<R>(PhantomData<R>);
//! trait Otherwise {
//!     const HOLDS: bool = false;
//! }
//! impl<R> Otherwise for Question<R> {}
//! impl<R: CentreDiffers> Question<R> {
//!     const HOLDS: bool = true;
//! }
//!
//! /// Four cells that differ, as rows and columns from 0.
//! trait Cells {
//!     const CELLS: [(usize, usize); 4];
//! }
//!
//! /// The rule as data.
//! struct Centre;
//! // Your lines go here.
//!
//! const fn differ<Rule: Cells>(grid: [[u8; 4]; 4]) -> bool {
//!     let mut i = 0;
//!     while i < 4 {
//!         let (row, column) = Rule::CELLS[i];
//!         let mut k = 0;
//!         while k < i {
//!             let (other_row, other_column) = Rule::CELLS[k];
//!             if grid[row][column] == grid[other_row][other_column] {
//!                 return false;
//!             }
//!             k += 1;
//!         }
//!         i += 1;
//!     }
//!     true
//! }
//!
//! macro_rules! ask_both {
//!     ($([$($digit:tt)*])*) => {{
//!         const BY_BOUND: bool = Question::<tarr![$(tarr![$(U<$digit>),*]),*]>::HOLDS;
//!         const BY_DATA: bool = differ::<Centre>([$([$($digit),*]),*]);
//!         const _: () = assert!(BY_BOUND == BY_DATA);
//!     }};
//! }
//!
//! fn main() {
//!     ask_both! { [1 1 1 1] [1 1 2 1] [1 3 4 1] [1 1 1 1] }
//!     ask_both! { [2 2 2 2] [2 1 2 2] [2 3 4 2] [2 2 2 2] }
//!     ask_both! { [1 2 3 4] [3 4 1 2] [2 1 4 3] [4 3 2 1] }
//! }
//! ```
//!
//! <details><summary>Hint</summary>The bound calls the four cells A to D. Which rows and columns are they in?</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl Cells for Centre {
//!     const CELLS: [(usize, usize); 4] = [(1, 1), (1, 2), (2, 1), (2, 2)];
//! }
//! ```
//!
//! The data has no types, and the bound no numbers, so the same mistake is hardly ever made in both. With a
//! cell from outside the centre the data would refuse the first grid or the second one, which the bound
//! accepts.
//!
//! </details>
//!
//! **2.** ★★ A test finds only what its grids show. Here the data of a diagonal has a wrong cell, but bound
//! and data agree about three grids. Add a fourth grid about which they do not.
//!
//! ```compile_fail,E0080
//! use std::marker::PhantomData;
//! use typenum::{B1, IsNotEqual, U, tarr};
//!
//! trait Different<Other> {}
//! impl<A, B> Different<B> for A where A: IsNotEqual<B, Output = B1> {}
//!
//! /// The diagonal from the top left, as a bound.
//! #[allow(dead_code)] // its one use is the bound of an `impl`, which rustc does not count
//! trait DiagonalDiffers {}
//! impl<A, D, E, F, B, G, H, I, C> DiagonalDiffers
//!     for tarr![tarr![A, D, E], tarr![F, B, G], tarr![H, I, C]]
//! where
//!     A: Different<B> + Different<C>,
//!     B: Different<C>,
//! {
//! }
//!
//! struct Question<R>(PhantomData<R>);
//! trait Otherwise {
//!     const HOLDS: bool = false;
//! }
//! impl<R> Otherwise for Question<R> {}
//! impl<R: DiagonalDiffers> Question<R> {
//!     const HOLDS: bool = true;
//! }
//!
//! /// The same as data, with (1, 2) in the place of (2, 2).
//! const fn differ([[a, _, _], [_, b, c], _]: [[u8; 3]; 3]) -> bool {
//!     a != b && a != c && b != c
//! }
//!
//! /// Returns a list, true for each grid about which bound and data agree.
//! macro_rules! agree {
//!     ($([$([$($digit:tt)*])*])*) => {
//!         [$(
//!             Question::<tarr![$(tarr![$(U<$digit>),*]),*]>::HOLDS == differ([$([$($digit),*]),*])
//!         ),*]
//!     };
//! }
//!
//! const AGREE: &[bool] = &agree! {
//!     [[1 2 3] [1 2 3] [1 2 3]] // both say yes
//!     [[2 2 2] [2 2 2] [2 2 2]] // both say no
//!     [[1 2 3] [3 1 2] [2 3 1]] // both say no
//!     // Your lines go here.
//! };
//!
//! const fn all(answers: &[bool]) -> bool {
//!     let mut i = 0;
//!     while i < answers.len() {
//!         if !answers[i] {
//!             return false;
//!         }
//!         i += 1;
//!     }
//!     true
//! }
//!
//! const _: () = assert!(!all(AGREE), "no grid tells them apart");
//!
//! fn main() {
//!     println!("{AGREE:?}");
//! }
//! ```
//!
//! <details><summary>Hint</summary>The data is wrong about one cell, so let the right and the wrong cell differ.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! [[1 2 3] [2 3 1] [3 1 2]] // the bound says yes, the data no
//! ```
//!
//! The two look at different cells in one place only, so a grid must have different digits there, and the
//! other two cells must differ. The first grid has two 3s there; in the others the first two cells are
//! equal already. It takes many grids to show every mistake, so the tests of the crate make them by chance.
//!
//! </details>
//!
//! ----
//!
//! Previous: [22. A file of puzzles](super::ch22_a_file_of_puzzles) ·
//! Next: [24. What it costs](super::ch24_what_it_costs) ·
//! [All chapters](super)
