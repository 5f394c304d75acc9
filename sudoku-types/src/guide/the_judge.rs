//! Chapter 7: all rules in one bound, and why nobody can cheat.
//!
//! The rules are there; now they become one question: *do these rows complete this puzzle?*
//! One rule is missing. The digits that the puzzle gives must be kept:
//!
//! ```
//! use sudoku_types::typenum::{ATerm, TArr, U1, U3, UInt, tarr};
//!
//! /// A cell of the puzzle without a given.
//! enum Blank {}
//!
//! /// A cell of the puzzle that allows this digit: a blank allows any, a given itself.
//! trait Allows<Digit> {}
//! impl<Digit> Allows<Digit> for Blank {}
//! impl<High, Low> Allows<UInt<High, Low>> for UInt<High, Low> {}
//!
//! trait AllowsRow<Row> {}
//! impl AllowsRow<ATerm> for ATerm {}
//! impl<Given, Givens, Digit, Row> AllowsRow<TArr<Digit, Row>> for TArr<Given, Givens>
//! where
//!     Given: Allows<Digit>,
//!     Givens: AllowsRow<Row>,
//! {
//! }
//!
//! fn keeps<Givens: AllowsRow<Row>, Row>() {}
//! keeps::<tarr![U1, Blank, Blank], tarr![U1, U3, U1]>();
//! ```
//!
//! "The digit itself" is said by naming the same type twice in one `impl`. That is equality
//! of types, the simplest test of all.
//!
//! # One bound
//!
//! All rules together are the `where` of one `impl`. There is no other `impl`, so to name a
//! type for which the trait holds is to have a right solution.
//!
//! ```
//! mod judge {
//!     use sudoku_types::typenum::{ATerm, B1, IsLessOrEqual, IsNotEqual, TArr, U4, tarr};
//! #   pub enum Blank {}
//! #   pub trait Different<Other> {}
//! #   impl<A, B> Different<B> for A where A: IsNotEqual<B, Output = B1> {}
//! #   pub trait DifferentFromAll<Digits> {}
//! #   impl<Digit> DifferentFromAll<ATerm> for Digit {}
//! #   impl<Digit, Head, Tail> DifferentFromAll<TArr<Head, Tail>> for Digit where
//! #       Digit: Different<Head> + DifferentFromAll<Tail>
//! #   {
//! #   }
//! #   pub trait AllDifferent {}
//! #   impl AllDifferent for ATerm {}
//! #   impl<Head, Tail> AllDifferent for TArr<Head, Tail>
//! #   where
//! #       Head: DifferentFromAll<Tail>,
//! #       Tail: AllDifferent,
//! #   {
//! #   }
//! #   pub trait RowsDiffer {}
//! #   impl RowsDiffer for ATerm {}
//! #   impl<Row: AllDifferent, Rows: RowsDiffer> RowsDiffer for TArr<Row, Rows> {}
//! #   pub trait DiffersInEachPlace<Other> {}
//! #   impl DiffersInEachPlace<ATerm> for ATerm {}
//! #   impl<Digit, Row, OtherDigit, Other> DiffersInEachPlace<TArr<OtherDigit, Other>>
//! #       for TArr<Digit, Row>
//! #   where
//! #       Digit: Different<OtherDigit>,
//! #       Row: DiffersInEachPlace<Other>,
//! #   {
//! #   }
//! #   pub trait DiffersFromEach<Rows> {}
//! #   impl<Row> DiffersFromEach<ATerm> for Row {}
//! #   impl<Row, Other, Others> DiffersFromEach<TArr<Other, Others>> for Row where
//! #       Row: DiffersInEachPlace<Other> + DiffersFromEach<Others>
//! #   {
//! #   }
//! #   pub trait ColumnsDiffer {}
//! #   impl ColumnsDiffer for ATerm {}
//! #   impl<Row: DiffersFromEach<Rows>, Rows: ColumnsDiffer> ColumnsDiffer for TArr<Row, Rows> {}
//! #   pub trait NotAmongFirst<Marks, Digits> {}
//! #   impl<Digit, Digits> NotAmongFirst<ATerm, Digits> for Digit {}
//! #   impl<Digit, Mark, Marks, Other, Others> NotAmongFirst<TArr<Mark, Marks>, TArr<Other, Others>>
//! #       for Digit
//! #   where
//! #       Digit: Different<Other> + NotAmongFirst<Marks, Others>,
//! #   {
//! #   }
//! #   pub trait Disjoint<Other, Stack, Left, Width> {}
//! #   impl<Stack, Left, Width> Disjoint<ATerm, Stack, Left, Width> for ATerm {}
//! #   impl<Digit, Row, OtherDigit, Other, Stack, Mark, Left, Width>
//! #       Disjoint<TArr<OtherDigit, Other>, Stack, TArr<Mark, Left>, Width> for TArr<Digit, Row>
//! #   where
//! #       Digit: NotAmongFirst<Width, Stack>,
//! #       Row: Disjoint<Other, Stack, Left, Width>,
//! #   {
//! #   }
//! #   impl<Digit, Row, OtherDigit, Other, Stack, Width>
//! #       Disjoint<TArr<OtherDigit, Other>, Stack, ATerm, Width> for TArr<Digit, Row>
//! #   where
//! #       Self: Disjoint<TArr<OtherDigit, Other>, TArr<OtherDigit, Other>, Width, Width>,
//! #   {
//! #   }
//! #   pub trait BoxesDiffer {}
//! #   impl BoxesDiffer for ATerm {}
//! #   impl<Upper, Lower, Rows> BoxesDiffer for TArr<Upper, TArr<Lower, Rows>>
//! #   where
//! #       Upper: Disjoint<Lower, Lower, tarr![(), ()], tarr![(), ()]>,
//! #       Rows: BoxesDiffer,
//! #   {
//! #   }
//! #   pub trait AsLongAs<Other> {}
//! #   impl AsLongAs<ATerm> for ATerm {}
//! #   impl<Head, Tail, Other, Others> AsLongAs<TArr<Other, Others>> for TArr<Head, Tail> where
//! #       Tail: AsLongAs<Others>
//! #   {
//! #   }
//! #   pub trait RowsOfFour {}
//! #   impl RowsOfFour for ATerm {}
//! #   impl<Row: AsLongAs<Four>, Rows: RowsOfFour> RowsOfFour for TArr<Row, Rows> {}
//! #   pub trait Canonical {}
//! #   impl Canonical for sudoku_types::typenum::UInt<sudoku_types::typenum::UTerm, B1> {}
//! #   impl<High: Canonical, Low: sudoku_types::typenum::Bit> Canonical
//! #       for sudoku_types::typenum::UInt<High, Low>
//! #   {
//! #   }
//! #   pub trait UpToFour {}
//! #   impl UpToFour for ATerm {}
//! #   impl<Digit, Row> UpToFour for TArr<Digit, Row>
//! #   where
//! #       Digit: Canonical + IsLessOrEqual<U4, Output = B1>,
//! #       Row: UpToFour,
//! #   {
//! #   }
//! #   pub trait DigitsUpToFour {}
//! #   impl DigitsUpToFour for ATerm {}
//! #   impl<Row: UpToFour, Rows: DigitsUpToFour> DigitsUpToFour for TArr<Row, Rows> {}
//! #   pub trait Allows<Digit> {}
//! #   impl<Digit> Allows<Digit> for Blank {}
//! #   impl<High, Low> Allows<sudoku_types::typenum::UInt<High, Low>>
//! #       for sudoku_types::typenum::UInt<High, Low>
//! #   {
//! #   }
//! #   pub trait AllowsRow<Row> {}
//! #   impl AllowsRow<ATerm> for ATerm {}
//! #   impl<Given: Allows<Digit>, Givens: AllowsRow<Row>, Digit, Row> AllowsRow<TArr<Digit, Row>>
//! #       for TArr<Given, Givens>
//! #   {
//! #   }
//! #   pub trait AllowsRows<Rows> {}
//! #   impl AllowsRows<ATerm> for ATerm {}
//! #   impl<Given: AllowsRow<Row>, Givens: AllowsRows<Rows>, Row, Rows> AllowsRows<TArr<Row, Rows>>
//! #       for TArr<Given, Givens>
//! #   {
//! #   }
//!     // … and here all the traits of the chapters before …
//!
//!     type Four = tarr![(), (), (), ()];
//!
//!     mod sealed {
//!         pub trait Witness<Givens> {}
//!     }
//!
//!     impl<Rows, Givens> sealed::Witness<Givens> for Rows
//!     where
//!         Rows: AsLongAs<Four> + RowsOfFour, //                       the shape
//!         Rows: DigitsUpToFour, //                                    the digits
//!         Rows: RowsDiffer + ColumnsDiffer + BoxesDiffer, //          the units
//!         Givens: AllowsRows<Rows>, //                                the givens
//!     {
//!     }
//!
//!     /// Rows that complete the puzzle with these givens.
//!     pub trait Completes<Givens>: sealed::Witness<Givens> {}
//!     impl<Rows: sealed::Witness<Givens>, Givens> Completes<Givens> for Rows {}
//! }
//!
//! use judge::{Blank, Completes};
//! use sudoku_types::typenum::{U1, U2, U3, U4, tarr};
//!
//! type Puzzle = tarr![
//!     tarr![U1, Blank, Blank, Blank],
//!     tarr![Blank, Blank, U3, Blank],
//!     tarr![Blank, Blank, Blank, U4],
//!     tarr![Blank, U2, Blank, Blank],
//! ];
//! type Answer = tarr![
//!     tarr![U1, U3, U4, U2],
//!     tarr![U2, U4, U3, U1],
//!     tarr![U3, U1, U2, U4],
//!     tarr![U4, U2, U1, U3],
//! ];
//!
//! fn publish<Rows: Completes<Puzzle>>() {}
//! publish::<Answer>();
//! ```
//!
//! # Why nobody can cheat
//!
//! A bound proves nothing if anyone may write an `impl`. `Completes` demands `Witness`, and
//! `Witness` is public in a private module: outside of `judge` it cannot be named, so nobody
//! can implement it, and without it nobody can implement `Completes`. Such a trait is
//! called *sealed*.
//!
//! So it does not matter who wrote the rows. In this crate a [macro](crate::sudoku) reads
//! the puzzle and a [solver](crate::solver) fills it. Both are long and both may have
//! faults. The judge is short, it derives columns and boxes from the rows itself, and it
//! looks at nothing but types. If the others are wrong, the program does not compile.
//!
//! In the crate: `Completes` in `judge/mod.rs`, and the rules one by one in `judge/rules.rs`. There
//! the rules have an order. Shape comes first, and hands on the rows, now known to have one;
//! whether they hold digits is asked of those, and whether the digits differ of what that hands
//! on. Rows of a wrong shape are asked nothing more, so that one fault is one error; and all
//! later rules can walk two lists in step. What is handed on is the same type, but it can be
//! named only where the walk along it came to its end. There the walk leaves a `()` behind,
//! which is an open `Gate` (see `judge/gate.rs`) and has a member `To<Rows>`: the rows. Where the
//! walk was refused there is no gate, and so no `To<Rows>` of which anything could be asked.
//!
//! On top of it is the trait for everyone, [`Solved`](crate::Solved):
//!
//! ```
//! use sudoku_types::{Solved, sudoku};
//!
//! fn publish<S: Solved>(puzzle: S) -> String {
//!     format!("{puzzle}") // here it is certain that the puzzle is solved
//! }
//! publish(sudoku! { 1___ __3_ ___4 _2__ });
//! ```
//!
//! # Try
//!
//! Declare a type of your own solved. Where the `impl` stands in a module, and not in a function,
//! rustc even knows the word:
//!
//! ```compile_fail,E0277
//! mod judge {
//!     mod sealed {
//!         pub trait Witness {}
//!     }
//!     pub trait Completes: sealed::Witness {}
//!     impl<Rows: sealed::Witness> Completes for Rows {}
//! }
//!
//! struct Mine;
//! impl judge::Completes for Mine {} // note: `Completes` is a "sealed trait"
//! ```
//!
//! Next: [from constants to types](super::from_constants_to_types).
