//! Chapter 22: why and how a rule is said twice, as a bound and as data.
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
//! that it is plain data: the cells of each unit. The
//! diagonals, as data, are this:
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
#![doc = program!("ch22_a_rule_said_twice")]
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
//! # In the crate
//!
//! A rule has a name in a table, its cells as data, and a bound; `CONTRIBUTING.md` lists what else it takes. The reader, the
//! solver and the steps of a person do not know rules. All that a puzzle demands, with its cages and marks, is expanded to
//! constraints of a few forms, such as these: some cells differ; a table has the digits that go together in two cells; these
//! digits have a sum. A rule that is one of these forms is solved and explained at once.
//!
//! The judge and the [search by types](super::ch23_planes) do not read these constraints, for the reason above. Tests change
//! full grids by chance, and compare both with a third definition.
//!
//! # A rule of your own
//!
//! A [`Solved`](crate::Solved) puzzle keeps the rules of the crate. A rule that the crate does not know is one more bound, on
//! the digits of a solved puzzle. `Path` below walks along a list of cells, and collects their digits. `At<S, Row, Column>` is
//! the output of the trait [`CellAt`](crate::access::CellAt), so `where` demands that first. The words are on a trait of their
//! own, about the digits, as in [chapter 10](super::ch10_messages#around-a-walk).
//!
#![doc = program!("ch22_a_rule_said_twice_your_own")]
//!
//! `publish` takes only solved puzzles that keep your rule. But the solver does not know it, and so cannot use it: the puzzle
//! must have one solution by the rules of the crate alone. Turn the thermometer around, so that it falls; or let it begin below
//! the grid, which is another fault, with words of the crate:
//!
//! ```diff
//! -type Thermometer = tarr![(U9, U1), (U9, U2), (U9, U3), (U8, U3)];
//! +type Thermometer = tarr![(U8, U3), (U9, U3), (U9, U2), (U9, U1)];
//! ```
//!
//! ```text
//! error[E0277]: the digits on this thermometer do not rise
//! ```
//!
//! ```diff
//! -use sudoku_types::typenum::{ATerm, B1, IsLess, TArr, U1, U2, U3, U8, U9, tarr};
//! +use sudoku_types::typenum::{ATerm, B1, IsLess, TArr, U1, U2, U3, U8, U9, U10, tarr};
//!
//! -type Thermometer = tarr![(U9, U1), (U9, U2), (U9, U3), (U8, U3)];
//! +type Thermometer = tarr![(U10, U1), (U9, U2), (U9, U3), (U8, U3)];
//! ```
//!
//! ```text
//! error[E0277]: there is no row 10 in a 9×9 grid
//! ```
//!
//! # Exercises
//!
//! **1.** ★ A rule about four cells: the corners of a 4×4 grid have different digits. Demand each of these cells, with
//! `CellAt`, before you name its digit.
//!
//! ```compile_fail,E0277
//! use sudoku_types::access::CellAt;
//! use sudoku_types::typenum::{B1, IsNotEqual, U1, U4};
//! use sudoku_types::{At, Solved, sudoku};
//!
//! trait Different<Other> {}
//! impl<A, B> Different<B> for A where A: IsNotEqual<B, Output = B1> {}
//!
//! /// Four digits, all different.
//! trait FourDiffer {}
//! impl<A, B, C, D> FourDiffer for (A, B, C, D)
//! where
//!     A: Different<B> + Different<C> + Different<D>,
//!     B: Different<C> + Different<D>,
//!     C: Different<D>,
//! {
//! }
//!
//! /// The digits in the corners.
//! type Corners<S> = (At<S, U1, U1>, At<S, U1, U4>, At<S, U4, U1>, At<S, U4, U4>);
//!
//! /// A solution whose corners have different digits.
//! trait CornersDiffer {}
//! // Your lines go here.
//!
//! fn publish<S: Solved + CornersDiffer>(puzzle: S) {
//!     println!("{puzzle}");
//! }
//!
//! fn main() {
//!     publish(sudoku! { 1___ __3_ ___4 _2__ });
//! }
//! ```
//!
//! This puzzle, which is full already, has to be refused:
//!
//! ```diff
//! -    publish(sudoku! { 1___ __3_ ___4 _2__ });
//! +    publish(sudoku! { 1234 3412 2143 4321 });
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<UInt<… as IsNotEqual>::Output == B1`
//! error[E0271]: type mismatch resolving `<UInt<… as IsNotEqual>::Output == B1`
//! ```
//!
//! <details><summary>Hint</summary>Four bounds for four cells. <code>Corners</code> names their digits.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl<S> CornersDiffer for S
//! where
//!     S: CellAt<U1, U1> + CellAt<U1, U4> + CellAt<U4, U1> + CellAt<U4, U4>,
//!     Corners<S>: FourDiffer,
//! {
//! }
//! ```
//!
//! The answer does not name the size: `CellAt<U4, U4>` holds for a 9×9 grid too, where these cells are not
//! corners.
//!
//! </details>
//!
//! ----
//!
//! Previous: [21. A judge for all sizes](super::ch21_a_judge_for_all_sizes) ·
//! Next: [23. Planes](super::ch23_planes) ·
//! [All chapters](super)
