//! Chapter 15: candidates, elimination, choice and fuel: a solver of nothing but traits.
//!
//! With lists, functions and [choice](super::choice_and_failure) at hand, rustc can solve a
//! Sudoku itself, and no `const fn` is involved. We build that in three programs: a cell, a row,
//! and a grid of 4×4.
//!
//! # A cell
//!
//! Whoever solves a Sudoku on paper notes candidates, the digits that a cell may still have. Where
//! a digit is placed, it is struck from the candidates of the cells around. As types, candidates
//! are a list of digits, and striking one is a function from list to list:
//!
#![doc = program!("a_search_in_traits_candidates")]
//!
//! `Strike` walks along the whole list, since the digit may be anywhere in it. The tail is done
//! first. Then typenum says whether the head is another digit, and `Keep` is the `if` that puts it
//! in front of the new tail or leaves it out.
//!
//! # A row
//!
//! Now the search, on one unit: a row whose cells have candidates left, to be filled without
//! repetition.
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
//! If a cell has no candidate left, an earlier choice was wrong. The outcome is `Fail`, and the
//! search goes on with the next alternative of the last `Amb`.
//!
#![doc = program!("a_search_in_traits")]
//!
//! The search itself is the first thirty lines. `Fill` has an `impl` for each form that its list of
//! cells can have: no cell, a cell without candidates, a cell with candidates. In the third,
//! look at the second alternative. "Try each candidate" is no loop: it is the first candidate, or
//! else *the same cell without it*. When all have been tried, the cell has no candidates left, and
//! that is the `impl` above. `Place` strikes its digit from the cells behind and goes on with them.
//!
//! Why is the answer the wrong way round? A function would fill the cells behind and then put its
//! own digit in front of theirs. A computation cannot: with `Next` it says who goes on, and there
//! is nobody to come back to. So it hands on all that is known, the digits so far, and what it
//! can do with a list is put one in front. Programmers know this as an accumulator.
//!
//! # Fuel
//!
//! rustc counts how deep its questions are inside each other, and gives up at
//! `#![recursion_limit]`, 128 by default, with E0275, "overflow evaluating the requirement".
//! Nobody can put that error into better words. So the crate's search counts for itself: the third
//! argument of [`Evaluate`](crate::type_solver::Evaluate) is its fuel, `U3` for at most 2³ steps
//! (without it, 2⁹), and when they are used up the outcome is
//! [`TooDeep`](crate::type_solver::TooDeep). That is a type like any other: it can have a message, and
//! a program can go on with it. (The second argument, `First`, asks for the first answer. `Unique` in
//! its place looks for another one too.)
//!
//! # Try
//!
//! Take a candidate away from the last cell and claim the same answer:
//!
//! ```diff
//! -    type Row = tarr![tarr![U1, U2], tarr![U1, U2], tarr![U1, U2, U3]];
//! +    type Row = tarr![tarr![U1, U2], tarr![U1, U2], tarr![U1, U2]];
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `Fail: Is<Found<…>>` is not satisfied
//! ```
//!
//! `Fail` is where the search has ended, after both digits were tried in the first cell; `Found<…>` is
//! what `main` claims.
//!
//! # A grid
//!
//! What is missing from a row to a Sudoku? A placed digit is struck from the cells *that see it*,
//! those in the same row, column or box, and not from all. In this program each cell says where
//! it is, a given is a cell with one candidate, and everything else is as before.
//!
#![doc = program!("a_search_in_traits_grid")]
//!
//! Run it. rustc has solved the puzzle before the program starts; all that `main` does is print the
//! digits of a type. New are `Sees`, which compares two places, and `StrikeIf`, which strikes or does
//! not. As with the row, the digit is struck only from the cells *behind* it; those before it are
//! filled. The function `digits` reads the accumulator from its end, and so in the right order.
//!
//! `Eq` and `Or` are typenum's: `Eq<A, B>` is `B1` if two numbers are equal, and `Or` is "or" for two
//! such answers, by way of the trait `BitOr`, which stands for `|`. Look at the `where` of `Sees`. The
//! answer is one line, and five lines ask for every part of it beforehand. The [next
//! chapter](super::functions_as_members) gets rid of them.
//!
//! # Try
//!
//! Let the 2 in the last row be a 3. No two givens clash, but no place is left for a 3 in row 3:
//! two cells are in a box with the new 3, one is in a column with the other, and one has the 4.
//!
//! ```diff
//! -    ((U4, U1, U3), All), ((U4, U2, U3), tarr![U2]), ((U4, U3, U4), All), ((U4, U4, U4), All),
//! +    ((U4, U1, U3), All), ((U4, U2, U3), tarr![U3]), ((U4, U3, U4), All), ((U4, U4, U4), All),
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `Fail: Digits` is not satisfied
//! ```
//!
//! The search has been through all its choices and has come to `Fail`, which has no digits.
//!
//! # From 4×4 to 9×9
//!
//! For 81 cells this program is too simple. It takes them in the order of the list, however many
//! candidates they have. That a cell has lost its last candidate is seen only when its turn comes. And
//! for each digit that is placed, rightly or not, the program walks through the rest of the list and
//! names it anew. [`type_solver`](crate::type_solver) takes more care:
//!
//! - *Singles first.* Where a cell has one candidate left, or a digit one place left in a
//!   unit, there is nothing to choose. Most puzzles need no choice at all.
//! - *Fewest candidates next.* If there must be a choice, then between two digits rather
//!   than five.
//! - *Many cells at a time.* To name the whole grid for every single digit that is placed
//!   would be expensive, for a type costs by its size. A sweep takes in all that one can see in
//!   the grid before a new grid is named.
//! - *Other functions and other fuel.* They are the next two chapters.
//!
//! The macro leaves a puzzle to it if its first line is `solver: types;`. (`SOLUTION` is the solution
//! as a value.)
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
//!
//! fn main() {
//!     assert_eq!(Small::SOLUTION.rows()[0], [1, 3, 4, 2]);
//!
//!     // Without `solver: types;` it is the same type.
//!     let _: Small = sudoku! { 1___ __3_ ___4 _2__ };
//! }
//! ```
//!
//! The puzzle has one solution, whoever finds it, and the [judge](super::the_judge) does
//! not ask who did. In the crate: a sweep is in `type_solver/sweep.rs`, the choice of a cell and
//! its candidates in `type_solver/branch.rs`.
//!
//! # Exercises
//!
//! **1.** To choose between two digits rather than five, the search must compare lists of
//! candidates. Is one shorter than another? Walk along both at once. (Equal lengths are not shorter.)
//!
//! ```compile_fail,E0277
//! use sudoku_types::typenum::{ATerm, B0, B1, TArr, U1, U2, U3, U4, tarr};
//!
//! /// Is this list shorter than the other one?
//! trait ShorterThan<Other> {
//!     type Answer;
//! }
//! // Your lines go here.
//!
//! fn shorter<List: ShorterThan<Other, Answer = Answer>, Other, Answer>() {}
//!
//! fn main() {
//!     shorter::<tarr![U3, U4], tarr![U1, U2, U4], B1>();
//!     shorter::<tarr![U1, U2, U4], tarr![U3, U4], B0>();
//!     shorter::<tarr![U3, U4], tarr![U1, U2], B0>();
//!     shorter::<ATerm, tarr![U1], B1>();
//! }
//! ```
//!
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl ShorterThan<ATerm> for ATerm {
//!     type Answer = B0;
//! }
//! impl<Head, Tail> ShorterThan<TArr<Head, Tail>> for ATerm {
//!     type Answer = B1;
//! }
//! impl<Head, Tail> ShorterThan<ATerm> for TArr<Head, Tail> {
//!     type Answer = B0;
//! }
//! impl<Head, Tail, Other, Others> ShorterThan<TArr<Other, Others>> for TArr<Head, Tail>
//! where
//!     Tail: ShorterThan<Others>,
//! {
//!     type Answer = Tail::Answer;
//! }
//! ```
//!
//! Two lists of two forms each make four arms. No element is looked at and nothing is counted: the
//! list that ends first is the shorter one.
//!
//! </details>
//!
//! **2.** A digit that is a candidate in only one cell of a unit belongs there, a *hidden
//! single*. To see it, count the cells of a unit that have a digit as a candidate. (`Has` is
//! there already; typenum adds a `B1` to a number, and a `B0` too.)
//!
//! ```compile_fail,E0277
//! use std::ops::{Add, BitOr};
//! use sudoku_types::typenum::{ATerm, B0, Eq, IsEqual, Or, Sum, TArr, U0, U1, U2, U3, U4, tarr};
//!
//! /// Is this digit one of the candidates?
//! trait Has<Digit> {
//!     type Answer;
//! }
//! impl<Digit> Has<Digit> for ATerm {
//!     type Answer = B0;
//! }
//! impl<Digit, Head, Tail> Has<Digit> for TArr<Head, Tail>
//! where
//!     Tail: Has<Digit>,
//!     Head: IsEqual<Digit, Output: BitOr<Tail::Answer>>,
//! {
//!     type Answer = Or<Eq<Head, Digit>, Tail::Answer>;
//! }
//!
//! /// The number of cells that have this digit as a candidate.
//! trait Places<Digit> {
//!     type Number;
//! }
//! // Your lines go here.
//!
//! fn places<Unit: Places<Digit, Number = Number>, Digit, Number>() {}
//!
//! fn main() {
//!     type Unit = tarr![tarr![U1, U2], tarr![U1, U2], tarr![U1, U2, U4]];
//!     places::<Unit, U1, U3>();
//!     places::<Unit, U3, U0>();
//!     places::<Unit, U4, U1>(); // a hidden single
//! }
//! ```
//!
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl<Digit> Places<Digit> for ATerm {
//!     type Number = U0;
//! }
//! impl<Digit, Cell, Cells> Places<Digit> for TArr<Cell, Cells>
//! where
//!     Cell: Has<Digit>,
//!     Cells: Places<Digit, Number: Add<Cell::Answer>>,
//! {
//!     type Number = Sum<Cells::Number, Cell::Answer>;
//! }
//! ```
//!
//! An answer is a bit, and a bit can be added, so there is no `if`. That the sum exists has to be
//! asked for, and it is: `Number: Add<Cell::Answer>`.
//!
//! </details>
//!
//! **3.** A cell with one candidate leaves no choice, but the row's program makes one: a step to
//! choose, and a step to place the digit. Here the cells with two or more candidates have their
//! `impl`. Give the others theirs, so that a cell with one candidate takes a single step: the
//! fuel allows no more.
//!
//! ```compile_fail,E0277
//! use std::marker::PhantomData;
//! use sudoku_types::type_solver::{Amb, Evaluate, Fail, First, Found, Next, Run};
//! use sudoku_types::typenum::{ATerm, B0, B1, IsNotEqual, NotEq, TArr, U1, U2, U3, tarr};
//!
//! struct Fill<Cells, Filled>(PhantomData<(Cells, Filled)>);
//! struct Place<Digit, Cells, Filled>(PhantomData<(Digit, Cells, Filled)>);
//!
//! impl<Filled> Run for Fill<ATerm, Filled> {
//!     type Outcome = Found<Filled>;
//! }
//! // Two candidates or more.
//! impl<One, Two, Digits, Cells, Filled> Run
//!     for Fill<TArr<TArr<One, TArr<Two, Digits>>, Cells>, Filled>
//! {
//!     type Outcome =
//!         Amb<tarr![Place<One, Cells, Filled>, Fill<TArr<TArr<Two, Digits>, Cells>, Filled>]>;
//! }
//! // Your lines go here.
//!
//! impl<Digit, Cells: StrikeFromEach<Digit>, Filled> Run for Place<Digit, Cells, Filled> {
//!     type Outcome = Next<Fill<Cells::Left, TArr<Digit, Filled>>>;
//! }
//!
//! trait StrikeFromEach<Digit> {
//!     type Left;
//! }
//! impl<Digit> StrikeFromEach<Digit> for ATerm {
//!     type Left = ATerm;
//! }
//! impl<Digit, Cell: Strike<Digit>, Cells: StrikeFromEach<Digit>> StrikeFromEach<Digit>
//!     for TArr<Cell, Cells>
//! {
//!     type Left = TArr<Cell::Left, Cells::Left>;
//! }
//!
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
//! fn is<Type: Is<Other>, Other>() {}
//! trait Is<Other> {}
//! impl<Type> Is<Type> for Type {}
//!
//! fn main() {
//!     // Three cells and the end: 2² steps.
//!     type Singles = tarr![tarr![U2], tarr![U1, U2], tarr![U1, U2, U3]];
//!     is::<Evaluate<Fill<Singles, ATerm>, First, U2>, Found<tarr![U3, U1, U2]>>();
//!     is::<Evaluate<Fill<tarr![tarr![U2], tarr![U2]], ATerm>>, Fail>();
//! }
//! ```
//!
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! // No candidate.
//! impl<Cells, Filled> Run for Fill<TArr<ATerm, Cells>, Filled> {
//!     type Outcome = Fail;
//! }
//! // One candidate.
//! impl<Digit, Cells, Filled> Run for Fill<TArr<TArr<Digit, ATerm>, Cells>, Filled>
//! where
//!     Cells: StrikeFromEach<Digit>,
//! {
//!     type Outcome = Next<Fill<Cells::Left, TArr<Digit, Filled>>>;
//! }
//! ```
//!
//! `Next<Place<…>>` would be right too, but a step more for each cell, and then the outcome is
//! `TooDeep`. Three forms of candidates, three arms: none, one, and `TArr<One, TArr<Two, Digits>>`
//! for more.
//!
//! </details>
//!
//! Next: [functions as members](super::functions_as_members).
