//! Chapter 11: an error in the words of the game, at the user's own digit.
//!
//! *Each program here runs unchanged in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! So far most wrong grids are errors full of `UInt` and `TArr`. The user wrote digits, and the error should name them:
//!
//! ```text
//! $ cargo build
//! error[E0277]: digit 6 appears twice in row 2: columns 1 and 6
//!  --> src/main.rs:5:17
//!   |
//! 5 |     6 _ _ | 1 9 6 | _ _ _
//!   |                 ^ the first one is in column 1
//! ```
//!
//! The words come from a trait, and the place from a token. This program has both, for rows of four digits:
//!
#![doc = program!("ch11_spans_and_messages")]
//!
//! # 1. The message of a bound
//!
//! `#[diagnostic::on_unimplemented]` is known from [chapter 8](super::ch08_one_more_rule). The words may name the
//! trait's parameters. A type is printed as rustc writes it, all `UInt`; a const generic is printed as a plain number.
//! So the four numbers of `OnceInRow` are there for the message only. The verdict is in `Self`, typenum's result from
//! [chapter 2](super::ch02_different_as_a_bound): the trait holds for `B1` and for nothing else.
//!
//! A bound such as `Output = B1` fails as a type mismatch, E0271, for which nobody can choose the words. To have a
//! message, a trait of your own must fail. Here it is a bound on the output: `Output: OnceInRow<…>`.
//!
//! # 2. Where the error is
//!
//! When a bound of a function fails, rustc underlines the argument in `<…>` that it came from, and in a macro an
//! argument may be the [user's token](super::ch10_reading_tokens). In this bound there are several, and rustc takes the
//! one that comes first, which is `DIGIT`. That is why it is written `U<DIGIT>: IsNotEqual<U<EARLIER>, …>`: a reader
//! sees the grid from left to right, and the later digit is the one too many.
//!
//! # Try
//!
//! Write a 4 twice:
//!
//! ```diff
//! -    row!(2: 3 4 | 1 2);
//! +    row!(2: 3 4 | 1 4);
//! ```
//!
//! ```text
//! error[E0277]: digit 4 appears twice in row 2: columns 2 and 4
//! ```
//!
//! Ask the other way round. The words are the same, but now the first 4 is underlined:
//!
//! ```diff
//! -    U<DIGIT>: IsNotEqual<U<EARLIER>, Output: OnceInRow<DIGIT, ROW, FIRST, SECOND>>,
//! +    U<EARLIER>: IsNotEqual<U<DIGIT>, Output: OnceInRow<DIGIT, ROW, FIRST, SECOND>>,
//!
//! -    row!(2: 3 4 | 1 2);
//! +    row!(2: 3 4 | 1 4);
//! ```
//!
//! ```text
//! error[E0277]: digit 4 appears twice in row 2: columns 2 and 4
//! ```
//!
//! Take the trait away, and leave the bound to typenum. The place is right, but the words are gone:
//!
//! ```diff
//! -    U<DIGIT>: IsNotEqual<U<EARLIER>, Output: OnceInRow<DIGIT, ROW, FIRST, SECOND>>,
//! +    U<DIGIT>: IsNotEqual<U<EARLIER>, Output = B1>,
//!
//! -    row!(2: 3 4 | 1 2);
//! +    row!(2: 3 4 | 1 4);
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<UInt<…> as IsNotEqual…Output == B1`
//! ```
//!
//! # 3. Asking without a function
//!
//! The first of these errors ends with "required by a bound in `differs`" and some lines of its source. A trait's
//! constant demands the same bound and has no source to show:
//!
//! ```diff
//! -use typenum::{B1, Const, IsNotEqual, ToUInt, U};
//! +use typenum::{B1, Const, IsNotEqual, NotEq, ToUInt, U};
//!
//! -trait OnceInRow<const DIGIT: usize, const ROW: usize, const FIRST: usize, const SECOND: usize> {}
//! +trait OnceInRow<const DIGIT: usize, const ROW: usize, const FIRST: usize, const SECOND: usize> {
//! +    const HOLDS: bool = true;
//! +}
//!
//! -    row!(2: 3 4 | 1 2);
//! +    let _ = <NotEq<U<4>, U<4>> as OnceInRow<4, 2, 2, 4>>::HOLDS;
//! ```
//!
//! ```text
//! error[E0277]: digit 4 appears twice in row 2: columns 2 and 4
//! ```
//!
//! But now `NotEq<U<4>, U<4>>` is underlined: without a function call, rustc underlines the `Self` of the bound, as it
//! was written. A `macro_rules!` cannot have it both ways. A procedural macro can, because it chooses the span of each
//! token that it writes:
//!
//! ```text
//! <NotEq<U4, U4> as OnceInRow<4, 2, 2, 4>>::HOLDS
//!  ^^^^^^^^^^^^^
//!  these tokens get the span of the user's second 4
//! ```
//!
//! # 4. How far the mark reaches
//!
//! `#[diagnostic::do_not_recommend]` is known from chapter 8 too: rustc does not look for a reason beyond an `impl`
//! that has it. (Beyond the `impl` for `B1` there is nothing. There the mark only removes a help text.) With several
//! levels it matters which `impl` is marked:
//!
#![doc = program!("ch11_spans_and_messages_levels")]
//!
//! The rows are marked and the grid is not. So rustc goes from the grid to the wrong row, and stops there:
//!
//! ```diff
//! -    grid::<(tarr![U1, U2, U3, U4], tarr![U3, U4, U1, U2])>();
//! +    grid::<(tarr![U1, U2, U3, U4], tarr![U3, U4, U1, U4])>();
//! ```
//!
//! ```text
//! error[E0277]: a digit appears twice in row 2
//! ```
//!
//! Mark the grid as well, and rustc stops there already. The row's message is hidden:
//!
//! ```diff
//! +#[diagnostic::do_not_recommend]
//!  impl<One: RightRow<1>, Two: RightRow<2>> RightGrid for (One, Two) {}
//!
//! -    grid::<(tarr![U1, U2, U3, U4], tarr![U3, U4, U1, U2])>();
//! +    grid::<(tarr![U1, U2, U3, U4], tarr![U3, U4, U1, U4])>();
//! ```
//!
//! ```text
//! error[E0277]: this grid is wrong
//! ```
//!
//! So the mark belongs on the `impl` of the trait with the message, and no higher.
//!
//! # 5. One fault, one error
//!
//! In the judge of [chapter 7](super::ch07_the_judge#one-fault-six-errors) a row with a cell too few has six errors,
//! because each rule complains of it. So the rules need an order: whether digits differ should be asked only about rows
//! of digits. The bounds of a `where` have no order; all of them are checked. But if `Row: Digits` does not hold, then
//! a type such as `<Row as Digits>::Something` does not exist, and *rustc checks no bound on a type that does not
//! exist*.
//!
//! In the next program this type is called `Gate`. At the end of the row, the walk leaves `()` there. And `()` has an
//! associated type with a parameter, `To<T>`, which is `T` itself. So `<Row::Gate as Gate>::To<Row>` is a long name for
//! `Row`, but a name that only a row of digits has.
//!
#![doc = program!("ch11_spans_and_messages_order")]
//!
//! Put something else in a cell, and there is one error:
//!
//! ```diff
//! -    row::<tarr![U1, U2, U3]>();
//! +    row::<tarr![U1, (), U3]>();
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `TArr<(), …>: Digits` is not satisfied
//! ```
//!
//! Without the gate the same fault has three errors, one for the missing digit and two for its neighbours:
//!
//! ```diff
//! -    <Row::Gate as Gate>::To<Row>: NeighboursDiffer,
//! +    Row: NeighboursDiffer,
//!
//! -    row::<tarr![U1, U2, U3]>();
//! +    row::<tarr![U1, (), U3]>();
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `TArr<(), …>: Digits` is not satisfied
//! error[E0277]: the trait bound `UInt<UTerm, B1>: Cmp<()>` is not satisfied
//! error[E0277]: the trait bound `(): Cmp<UInt<UInt<UTerm, B1>, B1>>` is not satisfied
//! ```
//!
//! In the crate: `bridge/clash.rs` has the traits, `clash_bound` in the macro's `expand/report.rs` writes the
//! questions, and `standing_at` in its `expand.rs` gives them the span of the user's digit. The macro sees only that
//! two digits look the same; typenum decides whether there is a fault.
//!
//! # Exercises
//!
//! **1.** ★ A column needs a message too, and rows and columns swap their parts in it. Write the trait
//! `OnceInColumn<DIGIT, COLUMN, FIRST, SECOND>` with its words and its `impl`.
//!
//! ```compile_fail,E0405
//! use typenum::{B1, Const, IsNotEqual, ToUInt, U};
//!
//! // Your lines go here.
//!
//! const fn differs<const DIGIT: usize, const ABOVE: usize, const COLUMN: usize>()
//! where
//!     Const<DIGIT>: ToUInt,
//!     Const<ABOVE>: ToUInt,
//!     U<DIGIT>: IsNotEqual<U<ABOVE>, Output: OnceInColumn<DIGIT, COLUMN, 1, 2>>,
//! {
//! }
//!
//! macro_rules! rows {
//!     ($a:literal $b:literal $c:literal $d:literal; $e:literal $f:literal $g:literal $h:literal) => {
//!         differs::<$e, $a, 1>();
//!         differs::<$f, $b, 2>();
//!         differs::<$g, $c, 3>();
//!         differs::<$h, $d, 4>();
//!     };
//! }
//!
//! fn main() {
//!     rows!(1 2 3 4; 3 4 1 2);
//! }
//! ```
//!
//! This change has to be refused, in your words:
//!
//! ```diff
//! -    rows!(1 2 3 4; 3 4 1 2);
//! +    rows!(1 2 3 4; 1 4 3 2);
//! ```
//!
//! ```text
//! error[E0277]: digit 1 appears twice in column 1: rows 1 and 2
//! error[E0277]: digit 3 appears twice in column 3: rows 1 and 2
//! ```
//!
//! <details><summary>Hint</summary>Copy <code>OnceInRow</code>. For which bit is its <code>impl</code>?</details>
//! <details><summary>Answer</summary>
//!
//! The `impl` is for `B1` alone. One for every type would accept every grid, and no error would ever show your words.
//!
//! ```rust,ignore
//! #[diagnostic::on_unimplemented(
//!     message = "digit {DIGIT} appears twice in column {COLUMN}: rows {FIRST} and {SECOND}",
//!     label = "the first one is in row {FIRST}"
//! )]
//! trait OnceInColumn<
//!     const DIGIT: usize,
//!     const COLUMN: usize,
//!     const FIRST: usize,
//!     const SECOND: usize,
//! >
//! {
//! }
//!
//! #[diagnostic::do_not_recommend]
//! impl<const DIGIT: usize, const COLUMN: usize, const FIRST: usize, const SECOND: usize>
//!     OnceInColumn<DIGIT, COLUMN, FIRST, SECOND> for B1
//! {
//! }
//! ```
//!
//! </details>
//!
//! **2.** ★★★ A cage has a sum. `SumOfCage` has the words for a wrong one, but a `Cage` has three numbers and no type of
//! typenum's. Write the `impl` of `RightCage` that leads from one to the other: the sum of the two digits, compared
//! with the wanted one, and the answer asked for `SumOfCage`. Does your `impl` need the mark?
//!
//! ```compile_fail,E0277
//! use std::ops::Add;
//!
//! use typenum::{B1, Const, IsEqual, Sum, ToUInt, U};
//!
//! /// Two cells, and the sum that they should have.
//! struct Cage<const A: usize, const B: usize, const WANTED: usize>;
//!
//! #[diagnostic::on_unimplemented(message = "the digits {A} and {B} do not have the sum {WANTED}")]
//! trait SumOfCage<const A: usize, const B: usize, const WANTED: usize> {}
//!
//! #[diagnostic::do_not_recommend]
//! impl<const A: usize, const B: usize, const WANTED: usize> SumOfCage<A, B, WANTED> for B1 {}
//!
//! trait RightCage {}
//!
//! // Your lines go here.
//!
//! fn cage<C: RightCage>() {}
//!
//! fn main() {
//!     cage::<Cage<3, 4, 7>>();
//!     cage::<Cage<2, 9, 11>>();
//! }
//! ```
//!
//! This change has to be refused, in the words of `SumOfCage`:
//!
//! ```diff
//! -    cage::<Cage<2, 9, 11>>();
//! +    cage::<Cage<2, 9, 10>>();
//! ```
//!
//! ```text
//! error[E0277]: the digits 2 and 9 do not have the sum 10
//! ```
//!
//! <details><summary>Hint</summary><code>U</code> makes a type of each number. The last bound is on the <code>Output</code> of a question.</details>
//! <details><summary>Answer</summary>
//!
//! No mark here: rustc has to look beyond this `impl`, for the message. With the mark, a wrong cage is "the trait bound
//! `Cage<2, 9, 10>: RightCage` is not satisfied".
//!
//! ```rust,ignore
//! impl<const A: usize, const B: usize, const WANTED: usize> RightCage for Cage<A, B, WANTED>
//! where
//!     Const<A>: ToUInt,
//!     Const<B>: ToUInt,
//!     Const<WANTED>: ToUInt,
//!     U<A>: Add<U<B>>,
//!     Sum<U<A>, U<B>>: IsEqual<U<WANTED>, Output: SumOfCage<A, B, WANTED>>,
//! {
//! }
//! ```
//!
//! </details>
//!
//! **3.** ★★ An order: whether neighbours differ is checked only for rows of the right length. Write the walk that opens
//! the gate.
//!
//! ```compile_fail,E0277
//! use typenum::{ATerm, B1, IsNotEqual, TArr, U1, U2, U3, tarr};
//!
//! trait Different<Other> {}
//! impl<A, B> Different<B> for A where A: IsNotEqual<B, Output = B1> {}
//!
//! trait NeighboursDiffer {}
//! impl<Last> NeighboursDiffer for TArr<Last, ATerm> {}
//! impl<Head, Next, Tail> NeighboursDiffer for TArr<Head, TArr<Next, Tail>>
//! where
//!     Head: Different<Next>,
//!     TArr<Next, Tail>: NeighboursDiffer,
//! {
//! }
//!
//! trait Gate {
//!     type To<T>;
//! }
//! impl Gate for () {
//!     type To<T> = T;
//! }
//!
//! /// A list as long as another one.
//! trait AsLongAs<Other> {
//!     type Gate: Gate;
//! }
//! // Your lines go here.
//!
//! fn row<Row, Marks>()
//! where
//!     Row: AsLongAs<Marks>,
//!     <Row::Gate as Gate>::To<Row>: NeighboursDiffer,
//! {
//! }
//!
//! fn main() {
//!     row::<tarr![U1, U2, U3], tarr![(), (), ()]>();
//! }
//! ```
//!
//! A short row has to be refused for its length alone, though its digits are equal:
//!
//! ```diff
//! -    row::<tarr![U1, U2, U3], tarr![(), (), ()]>();
//! +    row::<tarr![U1, U1], tarr![(), (), ()]>();
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `ATerm: AsLongAs<TArr<(), ATerm>>` is not satisfied
//! ```
//!
//! <details><summary>Hint</summary>Walk along both lists at once. Which arm makes the gate, and which hands it on?</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl AsLongAs<ATerm> for ATerm {
//!     type Gate = ();
//! }
//! impl<A, List, B, Other> AsLongAs<TArr<B, Other>> for TArr<A, List>
//! where
//!     List: AsLongAs<Other>,
//! {
//!     type Gate = List::Gate;
//! }
//! ```
//!
//! The `()` is put in at the end of the list, and passed on elsewhere. A list that ends before the other has no gate.
//!
//! </details>
//!
//! ----
//!
//! Previous: [10. Reading tokens](super::ch10_reading_tokens) ·
//! Next: [12. Checked, though unused](super::ch12_checked_though_unused) ·
//! [All chapters](super)
