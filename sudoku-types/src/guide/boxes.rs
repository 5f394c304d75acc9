//! Chapter 6: counting along lists in unary.
//!
//! A box is a few cells of one row, as many of the next, and so on. Three words for it: the
//! cells that a box has in one row are a *part* of that row; boxes side by side are a *band*,
//! boxes one above the other a *stack*. To cut a box out one has to count: two cells, then the
//! next two. Counting down a typenum number costs a subtraction at every step. There is a
//! cheaper thing to count with, the number in *unary*: a list of so many marks, each a `()`.
//! Counting is then taking one mark off the list for each cell, which is what an `impl` does
//! anyway:
//!
//! ```
//! use std::any::TypeId;
//! use sudoku_types::typenum::{ATerm, TArr, U1, U2, U3, U4, tarr};
//!
//! /// As many elements of a list as there are marks, and the others.
//! trait Cut<Marks> {
//!     type Taken;
//!     type Left;
//! }
//! impl<List> Cut<ATerm> for List {
//!     type Taken = ATerm;
//!     type Left = List;
//! }
//! impl<Head, Tail, Mark, Marks> Cut<TArr<Mark, Marks>> for TArr<Head, Tail>
//! where
//!     Tail: Cut<Marks>,
//! {
//!     type Taken = TArr<Head, Tail::Taken>;
//!     type Left = Tail::Left;
//! }
//!
//! type Two = tarr![(), ()];
//! type Row = tarr![U3, U4, U1, U2];
//! assert_eq!(TypeId::of::<<Row as Cut<Two>>::Taken>(), TypeId::of::<tarr![U3, U4]>());
//! assert_eq!(TypeId::of::<<Row as Cut<Two>>::Left>(), TypeId::of::<tarr![U1, U2]>());
//! ```
//!
//! # Nothing has to be cut out
//!
//! With `Cut` and a function that joins lists one could build each box and ask whether it is
//! all different. As with the [columns](super::columns), it is better to ask about rows: the
//! digits of one part stand in one row and are different already. What is left to ask is
//! whether **a part of one row has a digit in common with a part below it, in the same box**.
//! Two lists of marks say which rows belong together and which cells:
//!
//! ```text
//! boxes of 2 rows × 2 columns
//!
//!         ├──┼──┤ ├──┼──┤
//!    ┬     1  2    3  4        1, 2 has nothing in common with 3, 4
//!    ┴     3  4    1  2        3, 4 has nothing in common with 1, 2
//!
//!    ┬     2  1    4  3        a new band: the marks start again
//!    ┴     4  3    2  1
//! ```
//!
//! For boxes of two rows a band has only one pair of rows, so this is the whole rule for
//! them:
//!
//! ```
//! use sudoku_types::typenum::{ATerm, B1, IsNotEqual, TArr, U1, U2, U3, U4, tarr};
//! # trait Different<Other> {}
//! # impl<A, B> Different<B> for A where A: IsNotEqual<B, Output = B1> {}
//!
//! /// A digit that is none of the first of `Digits`: as many as there are marks.
//! trait NotAmongFirst<Marks, Digits> {}
//! impl<Digit, Digits> NotAmongFirst<ATerm, Digits> for Digit {}
//! impl<Digit, Mark, Marks, Other, Others> NotAmongFirst<TArr<Mark, Marks>, TArr<Other, Others>> for Digit
//! where
//!     Digit: Different<Other> + NotAmongFirst<Marks, Others>,
//! {
//! }
//!
//! /// A row that has no digit in common with `Other` within a stack.
//! ///
//! /// `Other` is the other row from this cell on, `Stack` from the beginning of this stack on,
//! /// and `Left` is what is left of the marks `Width` at this cell.
//! trait Disjoint<Other, Stack, Left, Width> {}
//! impl<Stack, Left, Width> Disjoint<ATerm, Stack, Left, Width> for ATerm {}
//! impl<Digit, Row, OtherDigit, Other, Stack, Mark, Left, Width>
//!     Disjoint<TArr<OtherDigit, Other>, Stack, TArr<Mark, Left>, Width> for TArr<Digit, Row>
//! where
//!     Digit: NotAmongFirst<Width, Stack>,
//!     Row: Disjoint<Other, Stack, Left, Width>,
//! {
//! }
//! // The marks are used up: here a new stack begins.
//! impl<Digit, Row, OtherDigit, Other, Stack, Width>
//!     Disjoint<TArr<OtherDigit, Other>, Stack, ATerm, Width> for TArr<Digit, Row>
//! where
//!     Self: Disjoint<TArr<OtherDigit, Other>, TArr<OtherDigit, Other>, Width, Width>,
//! {
//! }
//!
//! /// Rows in bands of two.
//! trait BoxesDiffer<Width> {}
//! impl<Width> BoxesDiffer<Width> for ATerm {}
//! impl<Upper, Lower, Rows, Width> BoxesDiffer<Width> for TArr<Upper, TArr<Lower, Rows>>
//! where
//!     Upper: Disjoint<Lower, Lower, Width, Width>,
//!     Rows: BoxesDiffer<Width>,
//! {
//! }
//!
//! fn boxes<Rows: BoxesDiffer<tarr![(), ()]>>() {}
//! boxes::<tarr![
//!     tarr![U1, U2, U3, U4],
//!     tarr![U3, U4, U1, U2],
//!     tarr![U2, U1, U4, U3],
//!     tarr![U4, U3, U2, U1],
//! ]>();
//! ```
//!
//! The judge does the same with a second list of marks for the height of a band, and so has every shape
//! of box in one recursion: `judge/boxes.rs`. There, too, three digits are one question: three
//! cells of a part are compared with the three below them at once, each digit of these being
//! `NotAmong` those. Where a part is wider, each three are compared with the rest as well.
//! A number is written in unary once, by the trait `ToUnary` in `judge/shape.rs`.
//!
//! # Try
//!
//! Write a Latin square whose boxes are wrong. Rows and columns are all different; only the
//! marks see the faults, and the errors are once more "expected `B1`, found `B0`".
//!
//! ```compile_fail,E0271
//! # use sudoku_types::typenum::{ATerm, B1, IsNotEqual, TArr, U1, U2, U3, U4, tarr};
//! # trait Different<Other> {}
//! # impl<A, B> Different<B> for A where A: IsNotEqual<B, Output = B1> {}
//! # trait NotAmongFirst<Marks, Digits> {}
//! # impl<Digit, Digits> NotAmongFirst<ATerm, Digits> for Digit {}
//! # impl<Digit, Mark, Marks, Other, Others> NotAmongFirst<TArr<Mark, Marks>, TArr<Other, Others>> for Digit
//! # where
//! #     Digit: Different<Other> + NotAmongFirst<Marks, Others>,
//! # {
//! # }
//! # trait Disjoint<Other, Stack, Left, Width> {}
//! # impl<Stack, Left, Width> Disjoint<ATerm, Stack, Left, Width> for ATerm {}
//! # impl<Digit, Row, OtherDigit, Other, Stack, Mark, Left, Width>
//! #     Disjoint<TArr<OtherDigit, Other>, Stack, TArr<Mark, Left>, Width> for TArr<Digit, Row>
//! # where
//! #     Digit: NotAmongFirst<Width, Stack>,
//! #     Row: Disjoint<Other, Stack, Left, Width>,
//! # {
//! # }
//! # impl<Digit, Row, OtherDigit, Other, Stack, Width>
//! #     Disjoint<TArr<OtherDigit, Other>, Stack, ATerm, Width> for TArr<Digit, Row>
//! # where
//! #     Self: Disjoint<TArr<OtherDigit, Other>, TArr<OtherDigit, Other>, Width, Width>,
//! # {
//! # }
//! # trait BoxesDiffer<Width> {}
//! # impl<Width> BoxesDiffer<Width> for ATerm {}
//! # impl<Upper, Lower, Rows, Width> BoxesDiffer<Width> for TArr<Upper, TArr<Lower, Rows>>
//! # where
//! #     Upper: Disjoint<Lower, Lower, Width, Width>,
//! #     Rows: BoxesDiffer<Width>,
//! # {
//! # }
//! # fn boxes<Rows: BoxesDiffer<tarr![(), ()]>>() {}
//! boxes::<tarr![
//!     tarr![U1, U2, U3, U4],
//!     tarr![U2, U3, U4, U1], // two 2s in the box on the left, two 4s on the right
//!     tarr![U3, U4, U1, U2],
//!     tarr![U4, U1, U2, U3],
//! ]>();
//! ```
//!
//! Next: [the judge](super::the_judge).
