//! Chapter 8: how a rule is added, in your judge, in the crate, and outside of it.
//!
//! Many variants of Sudoku have one rule more. The best known has the *diagonals*: on both of
//! them, too, all digits are different. This chapter adds that rule to the judge of [the last
//! chapter](super::the_judge), gives it a message of its own, and shows what else a rule is in
//! the crate. At its end you give real puzzles a rule that the crate does not know.
//!
//! # The rule as a bound
//!
//! A rule about a list of digits is there already: `AllDifferent`. What is missing is
//! the list. The diagonal takes the first cell of the first row, the second of the second row,
//! and so on. As a recursion: it is the head of the first row, and then the diagonal of what
//! remains when the first cell of each row below is taken off.
//!
//! ```text
//! 1 │ 3  4  2
//! ──┼────────        1, and then the diagonal of     4 3 1
//! 2 │ 4  3  1                                        1 2 4
//! 3 │ 1  2  4                                        2 1 3
//! 4 │ 2  1  3
//! ```
//!
//! `Tails`, which takes the first cells off, is known from [columns](super::columns). The other
//! diagonal is that of the rows in reverse, and `ReverseOnto` is known from the last exercise about
//! [lists](super::lists).
//!
#![doc = program!("one_more_rule")]
//!
//! # A message
//!
//! Two attributes at `RightDiagonal` make its error readable.
//!
//! - `#[diagnostic::on_unimplemented(message = "…")]` gives a trait the words for "this does not
//!   hold".
//! - `#[diagnostic::do_not_recommend]` keeps rustc from looking for a deeper reason. As you
//!   have seen, it reports the innermost bound that fails, here that some `IsNotEqual` is not `B1`.
//!   An `impl` with this mark is where it stops: it reports the bound in front of it.
//!
//! Why is the message not at `DiagonalsDiffer`? Because rustc has a rule of its own. If the bound
//! that was asked for and the one that fails are about the same type, it heads the error with the
//! one that was asked for. Your judge asks whether *the rows* complete the puzzle, and
//! `DiagonalsDiffer` is about the rows, too. `RightDiagonal` is about a list of digits. There is
//! more about messages in [chapter 11](super::spans_and_messages).
//!
//! # Try
//!
//! Let rows 1 and 2 change places. Rows, columns and boxes are as right as before, and both
//! diagonals are wrong:
//!
//! ```diff
//! -            tarr![U1, U3, U4, U2],
//!              tarr![U2, U4, U3, U1],
//! +            tarr![U1, U3, U4, U2],
//! ```
//!
//! ```text
//! error[E0277]: a digit appears twice on a diagonal
//! error[E0277]: a digit appears twice on a diagonal
//! ```
//!
//! And without the mark:
//!
//! ```diff
//! -#[diagnostic::do_not_recommend]
//!  impl<Digits: AllDifferent> RightDiagonal for Digits {}
//!
//! -            tarr![U1, U3, U4, U2],
//!              tarr![U2, U4, U3, U1],
//! +            tarr![U1, U3, U4, U2],
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<UInt<…> as IsNotEqual>::Output == B1`
//! error[E0271]: type mismatch resolving `<UInt<…> as IsNotEqual>::Output == B1`
//! error[E0271]: type mismatch resolving `<UInt<…> as IsNotEqual>::Output == B1`
//! error[E0271]: type mismatch resolving `<UInt<…> as IsNotEqual>::Output == B1`
//! ```
//!
//! On either diagonal two digits are there twice.
//!
//! # Into your judge
//!
//! Take the judge of chapter 7 again, as you have it or from below.
//!
//! <details><summary>The judge of chapter 7</summary>
//!
#![doc = program!("the_judge")]
//!
//! </details>
//!
//! The rule goes into the module, and its name into the list of rules. That is all: nobody can
//! be a `Witness` any more without it. The answer that the program has keeps the rule by
//! chance, so it still compiles. With the last two changes, in which the rows change places in the
//! puzzle and in the answer, it does not.
//!
//! ```diff
//! +    // DIAGONALS (chapter 8).
//! +    /// All rows without their first cells.
//! +    trait Tails {
//! +        type Output;
//! +    }
//! +    impl Tails for ATerm {
//! +        type Output = ATerm;
//! +    }
//! +    impl<Head, Tail, Rows: Tails> Tails for TArr<TArr<Head, Tail>, Rows> {
//! +        type Output = TArr<Tail, Rows::Output>;
//! +    }
//! +
//! +    /// The digits from the top left to the bottom right.
//! +    trait Diagonal {
//! +        type Digits;
//! +    }
//! +    impl Diagonal for ATerm {
//! +        type Digits = ATerm;
//! +    }
//! +    impl<Head, Tail, Rows> Diagonal for TArr<TArr<Head, Tail>, Rows>
//! +    where
//! +        Rows: Tails<Output: Diagonal>,
//! +    {
//! +        type Digits = TArr<Head, <Rows::Output as Diagonal>::Digits>;
//! +    }
//! +
//! +    /// This list in reverse, and behind it the list `Done`.
//! +    trait ReverseOnto<Done> {
//! +        type Output;
//! +    }
//! +    impl<Done> ReverseOnto<Done> for ATerm {
//! +        type Output = Done;
//! +    }
//! +    impl<Head, Tail: ReverseOnto<TArr<Head, Done>>, Done> ReverseOnto<Done> for TArr<Head, Tail> {
//! +        type Output = Tail::Output;
//! +    }
//! +
//! +    /// The digits of one diagonal.
//! +    #[diagnostic::on_unimplemented(message = "a digit appears twice on a diagonal")]
//! +    trait RightDiagonal {}
//! +    #[diagnostic::do_not_recommend]
//! +    impl<Digits: AllDifferent> RightDiagonal for Digits {}
//! +
//! +    trait DiagonalsDiffer {}
//! +    impl<Rows> DiagonalsDiffer for Rows where
//! +        Rows: Diagonal<Digits: RightDiagonal>
//! +            + ReverseOnto<ATerm, Output: Diagonal<Digits: RightDiagonal>>
//! +    {
//! +    }
//! +
//!      // GIVENS. A blank allows any number, a given itself, and a list what its elements allow.
//!
//! -        Rows: AsLongAs<tarr![(), (), (), ()]> + EachIsARow + ColumnsDiffer + BoxesDiffer,
//! +        Rows: AsLongAs<tarr![(), (), (), ()]> + EachIsARow + ColumnsDiffer + BoxesDiffer,
//! +        Rows: DiagonalsDiffer,
//!
//! -    tarr![U1, Blank, Blank, Blank],
//!      tarr![Blank, Blank, U3, Blank],
//! +    tarr![U1, Blank, Blank, Blank],
//!
//! -    tarr![U1, U3, U4, U2],
//!      tarr![U2, U4, U3, U1],
//! +    tarr![U1, U3, U4, U2],
//! ```
//!
//! ```text
//! error[E0277]: a digit appears twice on a diagonal
//! error[E0277]: a digit appears twice on a diagonal
//! ```
//!
//! # The same rule as data
//!
//! A judge looks only at full grids. The rest of the crate has to *use* a rule: the solver strikes
//! out candidates by it, a hint names it, and a clash of givens is reported in its words. For all
//! that it is plain data: the cells of each unit. In the crate that is
//! `notation/src/geometry/rules/diagonals.rs`, and the heart of it is this:
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
//! So the rule is said twice, once in types and once in numbers. Usually that is bad. Here it is
//! the point: the judge is there to catch the faults of everything else. If it asked the same
//! data which cells are a diagonal, then a wrong number there would mislead the solver and the
//! judge alike, and a wrong grid would compile.
//!
//! But the two must agree, and that is for a test. The next program is a small one, about the
//! crate's own definitions: the judge's bound, and the data by which a [`Grid`](crate::Grid)
//! finds clashes. It has to ask whether a bound holds, without an error if it does not. So the
//! question is a type with two constants of the same name, of which one exists only where the
//! bound holds.
//!
#![doc = program!("one_more_rule_twice")]
//!
//! # Try
//!
//! Forget the rule on one side. The second and the third grid are right but for their diagonals,
//! and so the two do not agree about them:
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
//! In the crate, `tests/tests/compiler/variants.rs` takes full grids, changes them by chance so
//! that mostly rows, columns and boxes stay right, and has rustc judge them;
//! `tests/tests/solving/variants.rs` asks the values which cells clash, and has puzzles solved.
//! Both compare with a third definition, in `tests/src/variants.rs`: whether two cells have to
//! differ.
//!
//! # A rule of the crate
//!
//! Who adds a rule to the crate begins in `notation/src/geometry.rs`, which says what it takes.
//! For the rule that equal digits are no king's move apart, it was this (all in the folder
//! `sudoku-types`):
//!
//! | file | what is in it |
//! |---|---|
//! | `notation/src/geometry/rules/anti_king.rs` | the rule as data: the moves |
//! | `notation/src/geometry/rules.rs` | its name: `Rule::AntiKing`, written `anti_king` |
//! | `notation/src/geometry/unit.rs`, `notation/src/geometry/groups.rs` | its pairs of cells as a new kind of [`Unit`](crate::Unit) |
//! | `notation/src/messages/sentences.rs` | what is said of two equal digits in it |
//! | `src/judge/anti_king.rs` | the rule as a bound, with its message; and a line in `src/judge/mod.rs` |
//! | `src/puzzle/rules.rs` | its type, `AntiKing`, for the list of rules of a [`Puzzle`](crate::Puzzle) |
//!
//! And beside that folder: its third definition, and sizes to test it in, in `tests`, and a line
//! each in `README.md` and `CHANGELOG.md`. The reader, the solver and the hints have no line
//! about it. They ask the data.
//!
//! # A rule of your own, without touching the crate
//!
//! [`Solved`](crate::Solved) says that a puzzle keeps the rules of the crate. Your rule is one
//! more bound, on the digits that a solved puzzle has. [`At`](crate::At) is the digit
//! in a cell, [`RowOf`](crate::RowOf), [`ColumnOf`](crate::ColumnOf) and
//! [`BoxOf`](crate::BoxOf) are lists of them.
//!
//! Some puzzles have a thermometer, a path through the grid on which the digits rise. `Path` below
//! walks along a list of cells, and collects their digits. The bound
//! [`CellAt`](crate::access::CellAt) says that a solution has such a cell.
//!
#![doc = program!("one_more_rule_of_your_own")]
//!
//! `publish` takes only solved puzzles that keep your rule as well; a call with another one does
//! not compile. There is one thing that your rule cannot do: the solver does not know it, and so
//! cannot use it. The puzzle must have one solution by the rules of the crate alone.
//!
//! # Try
//!
//! Turn the thermometer around, so that it begins at the 7 and falls to the 3:
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
//! # A rule about all rows
//!
//! A rule about the whole grid can have its rows at once. The second parameter of
//! [`Solution`](crate::Solution) *is* the list of rows, and an `impl` may take it apart, as the
//! judge does:
//!
//! ```text
//! impl<Puzzle, Rows, Proof> MyRule for Solution<Puzzle, Rows, true, Proof>
//! where
//!     Self: Solved,            the rules of the crate,
//!     Rows: MyRuleOfRows,      and yours
//! ```
//!
//! (The third parameter is `true` in every solved type. [Chapter
//! 12](super::checked_though_unused) is about it, and [chapter
//! 19](super::a_proof_that_is_checked) about the fourth.)
//!
//! # Exercises
//!
//! **1.** A rule about four cells: the corners of a 4×4 grid have different digits.
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
//! `At<S, U1, U1>` is short for `<S as CellAt<U1, U1>>::Digit`. So before one can say
//! something about it, one has to say that there is such a cell. The answer does not name the
//! size: `CellAt<U4, U4>` holds for a 9×9 grid too, where these cells are no corners.
//!
//! </details>
//!
//! **2.** A rule about all rows: in an XV Sudoku a V between two cells says that their digits
//! add up to 5, and where there is no V, they do not. This puzzle has no V in its rows. Walk
//! down the rows, and give the rule to `Solution`.
//!
//! ```compile_fail,E0277
//! use std::ops::Add;
//! use sudoku_types::typenum::{ATerm, B1, IsNotEqual, Sum, TArr, U5};
//! use sudoku_types::{Solution, Solved, sudoku};
//!
//! /// A row in which no two neighbours add up to 5.
//! trait RowWithoutV {}
//! impl<Last> RowWithoutV for TArr<Last, ATerm> {}
//! impl<Head, Next, Tail> RowWithoutV for TArr<Head, TArr<Next, Tail>>
//! where
//!     Head: Add<Next>,
//!     Sum<Head, Next>: IsNotEqual<U5, Output = B1>,
//!     TArr<Next, Tail>: RowWithoutV,
//! {
//! }
//!
//! /// A list of such rows.
//! trait RowsWithoutV {}
//!
//! /// A solution with such rows.
//! trait WithoutV {}
//! // Your lines go here.
//!
//! fn publish<S: Solved + WithoutV>(puzzle: S) {
//!     println!("{puzzle}");
//! }
//!
//! fn main() {
//!     publish(sudoku! { 1___ __3_ ___4 _2__ });
//! }
//! ```
//!
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl RowsWithoutV for ATerm {}
//! impl<Row: RowWithoutV, Rows: RowsWithoutV> RowsWithoutV for TArr<Row, Rows> {}
//!
//! impl<Puzzle, Rows, Proof> WithoutV for Solution<Puzzle, Rows, true, Proof>
//! where
//!     Self: Solved,
//!     Rows: RowsWithoutV,
//! {
//! }
//! ```
//!
//! `publish` would do without `Self: Solved`, for it asks for that itself. But a rule that cannot
//! be broken by a wrong grid is one worry less for those who use it.
//!
//! </details>
//!
//! **3.** An "or": a white dot between two cells says that one digit is the other plus 1. One
//! `impl` for each of the two cases would be natural, but rustc refuses them, for they might
//! overlap. Find *one* bound that says it. (typenum has [`Maximum`](crate::typenum::Maximum),
//! and [`Minimum`](crate::typenum::Minimum). Neither
//! `white_dot::<U2, U4>()` nor `white_dot::<U3, U3>()` must compile.)
//!
//! ```compile_fail,E0277
//! use std::ops::Sub;
//! use sudoku_types::typenum::{Max, Maximum, Min, Minimum, U1, U3, U4};
//!
//! /// A digit that is one more or one less than the other.
//! trait NextTo<Other> {}
//! // Your lines go here.
//!
//! fn white_dot<A: NextTo<B>, B>() {}
//!
//! fn main() {
//!     white_dot::<U3, U4>();
//!     white_dot::<U4, U3>();
//! }
//! ```
//!
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl<A, B> NextTo<B> for A
//! where
//!     A: Max<B> + Min<B>,
//!     Maximum<A, B>: Sub<Minimum<A, B>, Output = U1>,
//! {
//! }
//! ```
//!
//! The larger less the smaller is 1. rustc decides by the form of a type which `impl` is
//! meant, and never by trying a bound. So a choice has to be made by a function whose result is
//! a type; `Max` and `Min` are such functions. [Chapter 14](super::choice_and_failure) is about
//! choice.
//!
//! </details>
//!
//! Next: [from constants to types](super::from_constants_to_types).
