//! Chapter 13: candidates, elimination, choice and fuel: a solver of nothing but traits.
//!
//! With lists, functions and [choice](super::choice_and_failure) at hand, rustc can look
//! for the solution itself, and no `const fn` is involved. Here is the whole idea on one
//! unit: a row whose cells have candidates left, to be filled without repetition.
//!
//! ```text
//! candidates        1 2    1 2    1 2 3
//!
//! choose 1 for the first cell, strike it from the others
//!                   1      2      2 3
//! only 2 is left for the second: that is no choice
//!                   1      2      3
//! ```
//!
//! If a cell has no candidate left, the choice was wrong: `Fail`, and
//! [`Amb`](super::choice_and_failure) goes on to the next alternative.
//!
//! ```
//! # use std::any::TypeId;
//! use std::marker::PhantomData;
//! use sudoku_types::typenum::{ATerm, B0, B1, IsNotEqual, NotEq, TArr, U1, U2, U3, tarr};
//! # enum Fail {}
//! # struct Found<Answer>(PhantomData<Answer>);
//! # trait Run {
//! #     type Outcome;
//! # }
//! # struct Amb<First, Second>(PhantomData<(First, Second)>);
//! # impl<First, Second> Run for Amb<First, Second>
//! # where
//! #     First: Run<Outcome: OrElse<Second>>,
//! # {
//! #     type Outcome = <First::Outcome as OrElse<Second>>::Outcome;
//! # }
//! # trait OrElse<Second> {
//! #     type Outcome;
//! # }
//! # impl<Answer, Second> OrElse<Second> for Found<Answer> {
//! #     type Outcome = Found<Answer>;
//! # }
//! # impl<Second: Run> OrElse<Second> for Fail {
//! #     type Outcome = Second::Outcome;
//! # }
//! // … `Fail`, `Found`, `Run`, `Amb` and `OrElse` as in the last chapter …
//!
//! // Elimination: candidates without a digit.
//! trait Strike<Digit> {
//!     type Left;
//! }
//! impl<Digit> Strike<Digit> for ATerm {
//!     type Left = ATerm;
//! }
//! impl<Digit, Head, Tail> Strike<Digit> for TArr<Head, Tail>
//! where
//!     Tail: Strike<Digit>,
//!     Head: IsNotEqual<Digit, Output: Keep<Head, Tail::Left>>,
//! {
//!     type Left = <NotEq<Head, Digit> as Keep<Head, Tail::Left>>::List;
//! }
//!
//! trait Keep<Head, Tail> {
//!     type List;
//! }
//! impl<Head, Tail> Keep<Head, Tail> for B1 {
//!     type List = TArr<Head, Tail>;
//! }
//! impl<Head, Tail> Keep<Head, Tail> for B0 {
//!     type List = Tail;
//! }
//!
//! // … in each of a list of cells.
//! trait StrikeFromEach<Digit> {
//!     type Left;
//! }
//! impl<Digit> StrikeFromEach<Digit> for ATerm {
//!     type Left = ATerm;
//! }
//! impl<Digit, Cell, Cells> StrikeFromEach<Digit> for TArr<Cell, Cells>
//! where
//!     Cell: Strike<Digit>,
//!     Cells: StrikeFromEach<Digit>,
//! {
//!     type Left = TArr<Cell::Left, Cells::Left>;
//! }
//!
//! /// The search's third outcome: it did not come to an end.
//! enum TooDeep {}
//! impl<Second> OrElse<Second> for TooDeep {
//!     type Outcome = TooDeep;
//! }
//!
//! /// Fill these cells, with at most as many choices one inside the other as `Fuel` is long.
//! struct Fill<Cells, Fuel>(PhantomData<(Cells, Fuel)>);
//!
//! /// Fill the first cell with this digit, and then the others.
//! struct Place<Digit, Cells, Fuel>(PhantomData<(Digit, Cells, Fuel)>);
//!
//! // No cell is left.
//! impl<Fuel> Run for Fill<ATerm, Fuel> {
//!     type Outcome = Found<ATerm>;
//! }
//! // A cell without a candidate.
//! impl<Cells, Fuel> Run for Fill<TArr<ATerm, Cells>, Fuel> {
//!     type Outcome = Fail;
//! }
//! // A cell with candidates: the first of them, or else the same cell without it.
//! impl<Digit, Digits, Cells, Mark, Fuel> Run for Fill<TArr<TArr<Digit, Digits>, Cells>, TArr<Mark, Fuel>>
//! where
//!     Amb<Place<Digit, Cells, Fuel>, Fill<TArr<Digits, Cells>, TArr<Mark, Fuel>>>: Run,
//! {
//!     type Outcome =
//!         <Amb<Place<Digit, Cells, Fuel>, Fill<TArr<Digits, Cells>, TArr<Mark, Fuel>>> as Run>::Outcome;
//! }
//! // A cell with candidates, and no fuel.
//! impl<Digit, Digits, Cells> Run for Fill<TArr<TArr<Digit, Digits>, Cells>, ATerm> {
//!     type Outcome = TooDeep;
//! }
//!
//! impl<Digit, Cells, Fuel> Run for Place<Digit, Cells, Fuel>
//! where
//!     Cells: StrikeFromEach<Digit>,
//!     Fill<Cells::Left, Fuel>: Run<Outcome: Before<Digit>>,
//! {
//!     type Outcome = <<Fill<Cells::Left, Fuel> as Run>::Outcome as Before<Digit>>::Outcome;
//! }
//!
//! /// An answer with one more digit in front.
//! trait Before<Digit> {
//!     type Outcome;
//! }
//! impl<Digit, Digits> Before<Digit> for Found<Digits> {
//!     type Outcome = Found<TArr<Digit, Digits>>;
//! }
//! impl<Digit> Before<Digit> for Fail {
//!     type Outcome = Fail;
//! }
//! impl<Digit> Before<Digit> for TooDeep {
//!     type Outcome = TooDeep;
//! }
//!
//! type Fuel = tarr![(), (), ()];
//! type Row = tarr![tarr![U1, U2], tarr![U1, U2], tarr![U1, U2, U3]];
//! type Filled = Found<tarr![U1, U2, U3]>;
//! assert_eq!(TypeId::of::<<Fill<Row, Fuel> as Run>::Outcome>(), TypeId::of::<Filled>());
//!
//! // Two digits for three cells: every choice fails.
//! type Tight = tarr![tarr![U1, U2], tarr![U1, U2], tarr![U1, U2]];
//! assert_eq!(TypeId::of::<<Fill<Tight, Fuel> as Run>::Outcome>(), TypeId::of::<Fail>());
//!
//! // Fuel for two cells only.
//! assert_eq!(
//!     TypeId::of::<<Fill<Row, tarr![(), ()]> as Run>::Outcome>(),
//!     TypeId::of::<TooDeep>()
//! );
//! ```
//!
//! # Fuel
//!
//! rustc counts how deep its questions lie inside each other, and gives up at
//! `#![recursion_limit]`, 128 by default, with E0275, "overflow evaluating the
//! requirement". Nobody can put that error into better words. So the search counts for
//! itself and carries marks of its own, of which there is one less after each choice. At
//! its end the outcome is `TooDeep`, a type like any other: it can have a message, and a
//! program can go on with it.
//!
//! # From a row to a grid
//!
//! [`type_solver`](crate::type_solver) does this for whole grids, and takes more care:
//!
//! - *Singles first.* Where a cell has one candidate left, or a digit one place left in a
//!   unit, there is nothing to choose. Most puzzles need no choice at all.
//! - *Fewest candidates next.* If there must be a choice, then between two digits rather
//!   than five.
//! - *Many cells at a time.* To name the whole grid for every single digit that is placed
//!   would be dear, for a type costs by its size. A sweep takes in all that one can see in
//!   the grid before a new grid is named.
//! - *Other functions and other fuel.* They are the next two chapters.
//!
//! ```
//! use sudoku_types::sudoku;
//!
//! type Small = sudoku! {
//!     solver: types;
//!     1 _ | _ _
//!     _ _ | 3 _
//!     ----+----
//!     _ _ | _ 4
//!     _ 2 | _ _
//! };
//! assert_eq!(Small::SOLUTION.rows()[0], [1, 3, 4, 2]);
//!
//! // Without `solver: types;` it is the same type.
//! let _: Small = sudoku! { 1___ __3_ ___4 _2__ };
//! ```
//!
//! The puzzle has one solution, whoever finds it, and the [judge](super::the_judge) does
//! not ask who did.
//!
//! # Try
//!
//! Give the search too little fuel and claim that it found something:
//!
//! ```compile_fail,E0277
//! # use std::marker::PhantomData;
//! # use sudoku_types::typenum::{ATerm, B0, B1, IsNotEqual, NotEq, TArr, U1, U2, U3, tarr};
//! # enum Fail {}
//! # struct Found<Answer>(PhantomData<Answer>);
//! # trait Run {
//! #     type Outcome;
//! # }
//! # struct Amb<First, Second>(PhantomData<(First, Second)>);
//! # impl<First, Second> Run for Amb<First, Second>
//! # where
//! #     First: Run<Outcome: OrElse<Second>>,
//! # {
//! #     type Outcome = <First::Outcome as OrElse<Second>>::Outcome;
//! # }
//! # trait OrElse<Second> {
//! #     type Outcome;
//! # }
//! # impl<Answer, Second> OrElse<Second> for Found<Answer> {
//! #     type Outcome = Found<Answer>;
//! # }
//! # impl<Second: Run> OrElse<Second> for Fail {
//! #     type Outcome = Second::Outcome;
//! # }
//! # trait Strike<Digit> {
//! #     type Left;
//! # }
//! # impl<Digit> Strike<Digit> for ATerm {
//! #     type Left = ATerm;
//! # }
//! # impl<Digit, Head, Tail> Strike<Digit> for TArr<Head, Tail>
//! # where
//! #     Tail: Strike<Digit>,
//! #     Head: IsNotEqual<Digit, Output: Keep<Head, Tail::Left>>,
//! # {
//! #     type Left = <NotEq<Head, Digit> as Keep<Head, Tail::Left>>::List;
//! # }
//! # trait Keep<Head, Tail> {
//! #     type List;
//! # }
//! # impl<Head, Tail> Keep<Head, Tail> for B1 {
//! #     type List = TArr<Head, Tail>;
//! # }
//! # impl<Head, Tail> Keep<Head, Tail> for B0 {
//! #     type List = Tail;
//! # }
//! # trait StrikeFromEach<Digit> {
//! #     type Left;
//! # }
//! # impl<Digit> StrikeFromEach<Digit> for ATerm {
//! #     type Left = ATerm;
//! # }
//! # impl<Digit, Cell, Cells> StrikeFromEach<Digit> for TArr<Cell, Cells>
//! # where
//! #     Cell: Strike<Digit>,
//! #     Cells: StrikeFromEach<Digit>,
//! # {
//! #     type Left = TArr<Cell::Left, Cells::Left>;
//! # }
//! # enum TooDeep {}
//! # impl<Second> OrElse<Second> for TooDeep {
//! #     type Outcome = TooDeep;
//! # }
//! # struct Fill<Cells, Fuel>(PhantomData<(Cells, Fuel)>);
//! # struct Place<Digit, Cells, Fuel>(PhantomData<(Digit, Cells, Fuel)>);
//! # impl<Fuel> Run for Fill<ATerm, Fuel> {
//! #     type Outcome = Found<ATerm>;
//! # }
//! # impl<Cells, Fuel> Run for Fill<TArr<ATerm, Cells>, Fuel> {
//! #     type Outcome = Fail;
//! # }
//! # impl<Digit, Digits, Cells, Mark, Fuel> Run for Fill<TArr<TArr<Digit, Digits>, Cells>, TArr<Mark, Fuel>>
//! # where
//! #     Amb<Place<Digit, Cells, Fuel>, Fill<TArr<Digits, Cells>, TArr<Mark, Fuel>>>: Run,
//! # {
//! #     type Outcome =
//! #         <Amb<Place<Digit, Cells, Fuel>, Fill<TArr<Digits, Cells>, TArr<Mark, Fuel>>> as Run>::Outcome;
//! # }
//! # impl<Digit, Digits, Cells> Run for Fill<TArr<TArr<Digit, Digits>, Cells>, ATerm> {
//! #     type Outcome = TooDeep;
//! # }
//! # impl<Digit, Cells, Fuel> Run for Place<Digit, Cells, Fuel>
//! # where
//! #     Cells: StrikeFromEach<Digit>,
//! #     Fill<Cells::Left, Fuel>: Run<Outcome: Before<Digit>>,
//! # {
//! #     type Outcome = <<Fill<Cells::Left, Fuel> as Run>::Outcome as Before<Digit>>::Outcome;
//! # }
//! # trait Before<Digit> {
//! #     type Outcome;
//! # }
//! # impl<Digit, Digits> Before<Digit> for Found<Digits> {
//! #     type Outcome = Found<TArr<Digit, Digits>>;
//! # }
//! # impl<Digit> Before<Digit> for Fail {
//! #     type Outcome = Fail;
//! # }
//! # impl<Digit> Before<Digit> for TooDeep {
//! #     type Outcome = TooDeep;
//! # }
//! # type Row = tarr![tarr![U1, U2], tarr![U1, U2], tarr![U1, U2, U3]];
//! #[diagnostic::on_unimplemented(message = "the search found nothing: {Self}")]
//! trait Success {}
//! impl<Answer> Success for Found<Answer> {}
//!
//! fn found<Outcome: Success>() {}
//! found::<<Fill<Row, tarr![(), (), ()]> as Run>::Outcome>();
//! found::<<Fill<Row, tarr![(), ()]> as Run>::Outcome>(); // the search found nothing: TooDeep
//! ```
//!
//! Next: [functions as members](super::functions_as_members).
