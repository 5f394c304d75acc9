//! Chapter 20: which digit is in row 2, column 3? A program reads its solution while it is compiled.
//!
//! *Each program here without `sudoku_types` runs in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! A solved puzzle is a type. Now a program uses it: a cell becomes a type of its own, which can be
//! compared, added, or made a value.
//!
//! To read a list by number is a recursion on both, the list and the number. Number 1 is the head. Any
//! other number is one less in the tail.
//!
//! ```text
//! number 3 of   U2, U4, U3, U1
//! number 2 of       U4, U3, U1
//! number 1 of           U3, U1      U3
//! ```
//!
#![doc = program!("ch20_reading_a_type")]
//!
//! A number is in binary, from [chapter 1](super::ch01_a_digit_is_a_type) on. A canonical one is either
//! `UInt<UTerm, B1>`, which is 1, or has at least two bits. The two `impl`s have these two forms, so rustc
//! sees that they never both apply. (An `impl` for "everything but 1" cannot be written.)
//!
//! `At` is two calls, one inside the other: the row out of the grid, and the cell out of the row.
//! [`Unsigned`](crate::typenum::Unsigned) has the constants that lead from a number back to a
//! value: `U8`, `USIZE` and others.
//!
//! # Try
//!
//! Ask for a row that is not there:
//!
//! ```diff
//! -const CORNER: u8 = <At<Grid, U4, U4>>::U8;
//! +const CORNER: u8 = <At<Grid, U4, U4>>::U8 + <At<Grid, typenum::U5, U4>>::U8;
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `ATerm: Pick<UInt<UTerm, B1>>` is not satisfied
//! ```
//!
//! It is an error in the words of lists: the walk came to the end of the list, `ATerm`, and there
//! was still one element to go.
//!
//! # Reading a solution
//!
//! The crate has these functions of a solved puzzle: [`At`](crate::At) is the digit in a cell;
//! [`RowOf`](crate::RowOf), [`ColumnOf`](crate::ColumnOf) and [`BoxOf`](crate::BoxOf) are lists of digits.
//! [`Has`](crate::Has) is a bound: this digit is in this cell. What is read can be computed with:
//!
//! ```
//! use sudoku_types::typenum::{Sum, U1, U2, U3, Unsigned};
//! use sudoku_types::{At, Has, sudoku};
//!
//! type Small = sudoku! {
//!     1 _ | _ _
//!     _ _ | 3 _
//!     ----+----
//!     _ _ | _ 4
//!     _ 2 | _ _
//! };
//!
//! /// Opens for a puzzle that has a 3 in row 1, column 2.
//! fn open_the_safe<Code: Has<U1, U2, U3>>(_: Code) {}
//!
//! fn main() {
//!     open_the_safe(Small::VALUE);
//!
//!     type Both = Sum<At<Small, U1, U1>, At<Small, U1, U2>>;
//!     assert_eq!(Both::U8, 1 + 3);
//! }
//! ```
//!
//! The puzzle does not show the 3. So the safe opens for whoever solves the puzzle, here rustc.
//!
//! Ask for another digit, and for a place that the grid does not have:
//!
//! ```diff
//! -fn open_the_safe<Code: Has<U1, U2, U3>>(_: Code) {}
//! +fn open_the_safe<Code: Has<U1, U2, U2>>(_: Code) {}
//! ```
//!
//! ```text
//! error[E0277]: row 1, column 2 holds 3, not 2
//! ```
//!
//! ```diff
//! -    type Both = Sum<At<Small, U1, U1>, At<Small, U1, U2>>;
//! +    type Both = Sum<At<Small, U1, U1>, At<Small, sudoku_types::typenum::U5, U2>>;
//! ```
//!
//! ```text
//! error[E0277]: there is no row 5 in a 4×4 grid
//! ```
//!
//! # A line through the grid
//!
//! A setter draws marks into a grid. On a *thermometer*, a line of cells, the digits ascend. No walk over rows meets these
//! cells one after the other. So the bound walks over the line, and fetches the digit of each cell:
//!
#![doc = program!("ch20_reading_a_type_marks")]
//!
//! An error has to name the cells, so their numbers are const generics. These cannot be counted down, as a number of typenum's
//! can: `Nth` is a table, with an `impl` for each number.
//!
//! ```diff
//! -    judge::<Rows, tarr![RC<1, 1>, RC<2, 1>, RC<1, 2>, RC<2, 2>]>(); // 1 2 3 4
//! +    judge::<Rows, tarr![RC<1, 1>, RC<2, 1>, RC<1, 2>, RC<1, 4>]>(); // 1 2 3 2
//! ```
//!
//! ```text
//! error[E0277]: r1c2 is not less than r1c4
//! ```
//!
//! In the crate: `judge/lines.rs` has the table, and `judge/marks.rs` a law for each [mark](crate::Mark).
//!
//! # Seeing a search
//!
//! A type can be read at any place of a computation, not only at its end. [Chapter 16](super::ch16_a_search_in_traits)
//! compares the planes after each sweep with a type that the reader has to write. Here they are printed:
//!
//! ```diff,ch16_a_search_in_traits_planes.rs,ch20_reading_a_type_planes.rs
//! -//! A Sudoku of 4×4, solved by one rule: each digit has a plane, the cells that it may be in.
//! +//! A Sudoku of 4×4, solved by one rule, and shown: the planes after each sweep, read from their types.
//!
//!  impl<Type> Is<Type> for Type {}
//! +
//! +/// A type that can be seen, as a value.
//! +trait Seen {
//! +    type Value;
//! +    const VALUE: Self::Value;
//! +}
//! +impl Seen for In {
//! +    type Value = bool;
//! +    const VALUE: bool = true;
//! +}
//! +impl Seen for Out {
//! +    type Value = bool;
//! +    const VALUE: bool = false;
//! +}
//! +/// A row of cells, a plane of rows, and a grid of planes.
//! +impl<V, A, B, C, D> Seen for (A, B, C, D)
//! +where
//! +    A: Seen<Value = V>,
//! +    B: Seen<Value = V>,
//! +    C: Seen<Value = V>,
//! +    D: Seen<Value = V>,
//! +{
//! +    type Value = [V; 4];
//! +    const VALUE: [V; 4] = [A::VALUE, B::VALUE, C::VALUE, D::VALUE];
//! +}
//! +
//! +/// Prints the planes beside each other.
//! +fn show<G: Seen<Value = [[[bool; 4]; 4]; 4]>>() {
//! +    for row in 0..4 {
//! +        for (digit, plane) in ["1 ", "2 ", "3 ", "4 "].iter().zip(G::VALUE) {
//! +            let cells = plane[row].map(|cell| if cell { digit } else { "· " });
//! +            print!("{}    ", cells.concat());
//! +        }
//! +        println!();
//! +    }
//! +    println!();
//! +}
//!
//!      is::<Swept<Once>, Solved>();
//! +
//! +    show::<Puzzle>();
//! +    show::<Swept<Puzzle>>();
//! +    show::<Swept<Swept<Puzzle>>>();
//! +    let [_, _, threes, _] = <Swept<Puzzle> as Seen>::VALUE;
//! +    assert_eq!(threes[2], [true, true, false, false]);
//! ```
//!
//! Rows, planes and grids are tuples of four, so one `impl` is enough for all three. No line of the solver has changed: a
//! trait such as `Row` needs no bound `Seen`, because `show` has a type with all its parts.
//!
//! In the crate: `cargo run -p sudoku-think` shows the whole search this way, with the branches, and with the law by which
//! each candidate goes (the folder `watch`). With the argument `page` it writes a page with a picture for each
//! state.
//!
//! # An answer for a missing row
//!
//! The crate's error is "there is no row 5"; that of our program is about `ATerm`. `Pick` has no `impl` for
//! the empty list, so the bound that fails is deep inside the walk. For better words the function has to
//! have a result in any case, `There<Element>` or `Missing`. The caller, which has the number of the row,
//! has a bound on this result, and the words are on that bound, as in [chapter
//! 11](super::ch11_spans_and_messages). You do it in exercise 3.
//!
//! One thing is left. The numbers in a message are const generics, and here the user wrote `U5`, a type.
//! `ThereIsRow<{ Row::USIZE }>` is not possible if `Row` is a
//! [parameter](super::ch09_from_constants_to_types). So the crate has a table of the 26 numbers from 0 to
//! 25.
//!
//! In the crate typenum compares the number with the size first, and the words are on a bound on its answer, `B1` or `B0`;
//! the walk is asked for after that, so it never fails. `access/places.rs` has the messages and the table, and
//! `access/find.rs` the walks.
//!
//! # Exercises
//!
//! **1.** ★ Write the bound `Has` for the grid of the first program: rows of which this row has this
//! digit in this column.
//!
//! ```compile_fail,E0277
//! use std::ops::Sub;
//! use typenum::{B1, Sub1, TArr, U1, U2, U3, U4, UInt, UTerm, tarr};
//!
//! trait Pick<Index> {
//!     type Element;
//! }
//! impl<Head, Tail> Pick<UInt<UTerm, B1>> for TArr<Head, Tail> {
//!     type Element = Head;
//! }
//! impl<High, Middle, Low, Head, Tail> Pick<UInt<UInt<High, Middle>, Low>> for TArr<Head, Tail>
//! where
//!     UInt<UInt<High, Middle>, Low>: Sub<B1>,
//!     Tail: Pick<Sub1<UInt<UInt<High, Middle>, Low>>>,
//! {
//!     type Element = Tail::Element;
//! }
//!
//! trait Has<Row, Column, Digit> {}
//! // Your lines go here.
//!
//! fn open_the_safe<Code: Has<U1, U2, U3> + Has<U2, U1, U2>>() {}
//!
//! fn main() {
//!     open_the_safe::<tarr![
//!         tarr![U1, U3, U4, U2],
//!         tarr![U2, U4, U3, U1],
//!         tarr![U3, U1, U2, U4],
//!         tarr![U4, U2, U1, U3],
//!     ]>();
//! }
//! ```
//!
//! This change has to be refused:
//!
//! ```diff
//! -        tarr![U2, U4, U3, U1],
//! +        tarr![U4, U2, U3, U1],
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<TArr<…::Element == UInt<…
//! ```
//!
//! <details><summary>Hint</summary>Pick the row, and then pick from what was picked.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl<Rows, Row, Column, Digit> Has<Row, Column, Digit> for Rows
//! where
//!     Rows: Pick<Row>,
//!     Rows::Element: Pick<Column, Element = Digit>,
//! {
//! }
//! ```
//!
//! What a function returns is compared by naming it: `Element = Digit`. The two lines can be one,
//! `Rows: Pick<Row, Element: Pick<Column, Element = Digit>>`.
//!
//! </details>
//!
//! **2.** ★★ Write a rule: the first digit of a row is the column of its 1. In the row 3 4 1 2 the first digit
//! is 3, and column 3 has the 1.
//!
//! ```compile_fail,E0277
//! use std::ops::Sub;
//! use typenum::{B1, Sub1, TArr, U1, U2, U3, U4, UInt, UTerm, tarr};
//!
//! trait Pick<Index> {
//!     type Element;
//! }
//! impl<Head, Tail> Pick<UInt<UTerm, B1>> for TArr<Head, Tail> {
//!     type Element = Head;
//! }
//! impl<High, Middle, Low, Head, Tail> Pick<UInt<UInt<High, Middle>, Low>> for TArr<Head, Tail>
//! where
//!     UInt<UInt<High, Middle>, Low>: Sub<B1>,
//!     Tail: Pick<Sub1<UInt<UInt<High, Middle>, Low>>>,
//! {
//!     type Element = Tail::Element;
//! }
//!
//! /// A row whose first digit says where its 1 is.
//! trait TellsWhereTheOneIs {}
//! // Your lines go here.
//!
//! fn row<Row: TellsWhereTheOneIs>() {}
//!
//! fn main() {
//!     row::<tarr![U1, U2, U3, U4]>();
//!     row::<tarr![U3, U4, U1, U2]>();
//!     row::<tarr![U2, U1]>();
//! }
//! ```
//!
//! This change has to be refused:
//!
//! ```diff
//! -    row::<tarr![U3, U4, U1, U2]>();
//! +    row::<tarr![U2, U3, U1, U4]>();
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<TArr<…::Element == UInt<…
//! ```
//!
//! <details><summary>Hint</summary>Use the head itself as the index of a <code>Pick</code>.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl<Head, Tail> TellsWhereTheOneIs for TArr<Head, Tail> where Self: Pick<Head, Element = U1> {}
//! ```
//!
//! A digit is a number, and a number is an index. The first one is read by the form of the list,
//! and the other by number.
//!
//! </details>
//!
//! **3.** ★ Better words for a row that is not there. `Find` is `Pick` with a result in any case. It does not
//! yet have one at the end of the list.
//!
//! ```compile_fail,E0277
//! use std::any::TypeId;
//! use std::marker::PhantomData;
//! use std::ops::Sub;
//! use typenum::{ATerm, B1, Sub1, TArr, U1, U2, U5, UInt, UTerm, tarr};
//!
//! struct There<Element>(PhantomData<Element>);
//! enum Missing {}
//!
//! trait Find<Index> {
//!     type Answer;
//! }
//! impl<Head, Tail> Find<UInt<UTerm, B1>> for TArr<Head, Tail> {
//!     type Answer = There<Head>;
//! }
//! impl<High, Middle, Low, Head, Tail> Find<UInt<UInt<High, Middle>, Low>> for TArr<Head, Tail>
//! where
//!     UInt<UInt<High, Middle>, Low>: Sub<B1>,
//!     Tail: Find<Sub1<UInt<UInt<High, Middle>, Low>>>,
//! {
//!     type Answer = Tail::Answer;
//! }
//! // Your lines go here.
//!
//! #[diagnostic::on_unimplemented(message = "there is no row {ROW}")]
//! trait ThereIsRow<const ROW: usize> {
//!     type It;
//! }
//! impl<Element, const ROW: usize> ThereIsRow<ROW> for There<Element> {
//!     type It = Element;
//! }
//!
//! fn main() {
//!     type Rows = tarr![char, bool, u8];
//!     type Second = <<Rows as Find<U2>>::Answer as ThereIsRow<2>>::It;
//!     assert_eq!(TypeId::of::<Second>(), TypeId::of::<bool>());
//!     assert_eq!(TypeId::of::<<Rows as Find<U5>>::Answer>(), TypeId::of::<Missing>());
//!     assert_eq!(TypeId::of::<<ATerm as Find<U1>>::Answer>(), TypeId::of::<Missing>());
//!     // And this says "there is no row 5":
//!     // type Fifth = <<Rows as Find<U5>>::Answer as ThereIsRow<5>>::It;
//!     // let _: Option<Fifth> = None;
//! }
//! ```
//!
//! <details><summary>Hint</summary>One arm is missing, and it has no bounds.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl<Index> Find<Index> for ATerm {
//!     type Answer = Missing;
//! }
//! ```
//!
//! Now the walk never fails. The only bound that can fail is `ThereIsRow`, which has the words and
//! the number.
//!
//! </details>
//!
//! ----
//!
//! Previous: [19. Advice that is not trusted](super::ch19_advice_that_is_not_trusted) ·
//! Next: [21. A rule of your own](super::ch21_a_rule_of_your_own) ·
//! [All chapters](super)
