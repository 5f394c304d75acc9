//! A search by types alone: no `const fn`, no constants, only types and implementations.
//!
//! ```
//! use sudoku_types::type_solver::{Found, Outcome};
//! use sudoku_types::typenum::{U1, U2, U3, U4, tarr};
//! use sudoku_types::{Blank, Boxes, Puzzle};
//!
//! type Small = Puzzle<4, Boxes<U2, U2>, tarr![
//!     tarr![U1, Blank, Blank, Blank],
//!     tarr![Blank, Blank, U3, Blank],
//!     tarr![Blank, Blank, Blank, U4],
//!     tarr![Blank, U2, Blank, Blank],
//! ]>;
//! type Rows = tarr![
//!     tarr![U1, U3, U4, U2],
//!     tarr![U2, U4, U3, U1],
//!     tarr![U3, U1, U2, U4],
//!     tarr![U4, U2, U1, U3],
//! ];
//!
//! trait Is<Other> {}
//! impl<Type> Is<Type> for Type {}
//! fn is<Type: Is<Other>, Other>() {}
//!
//! is::<Outcome<Small>, Found<Rows>>();
//! ```
//!
//! The compiler finds the rows while it normalizes the type [`Outcome<Small>`](Outcome). It does not find
//! anything else:
//!
//! ```compile_fail,E0277
//! # use sudoku_types::type_solver::{Fail, Outcome};
//! # use sudoku_types::typenum::{U1, U2, U3, U4, tarr};
//! # use sudoku_types::{Blank, Boxes, Puzzle};
//! # type Small = Puzzle<4, Boxes<U2, U2>, tarr![
//! #     tarr![U1, Blank, Blank, Blank],
//! #     tarr![Blank, Blank, U3, Blank],
//! #     tarr![Blank, Blank, Blank, U4],
//! #     tarr![Blank, U2, Blank, Blank],
//! # ]>;
//! # trait Is<Other> {}
//! # impl<Type> Is<Type> for Type {}
//! # fn is<Type: Is<Other>, Other>() {}
//! is::<Outcome<Small>, Fail>(); // it has a solution
//! ```
//!
//! Here no solver helps it; in `sudoku!` this is `solver: types;`. With `proof: types;` the `const fn` solver finds the
//! digits, and this search shows that there is no other solution. The solver also gives it [advice](Try) on where to
//! branch, which can save time and change nothing else.
//!
//! # How it solves
//!
//! Each digit has a plane, which has, for each row of the grid, the cells that may hold the digit.
//!
//! ```text
//! the plane of 1                 Placed: its only cell
//!   1 . . .                      Open:   several cells
//!   . . 1 1   Open<((Out, Out), (In, In))>
//!   . . 1 .   …                  Empty:  none, so there is no solution here
//!   . . 1 1
//! ```
//!
//! One rule is applied everywhere: each row has a place of its own, and each place has a row.
//!
//! ```text
//!   ┌─ sweep     counts all planes at each cell, and applies the rule to digits and cells, in all planes at once;
//!   │  │         then to rows and boxes, and to bands and columns, in each plane (with regions, to rows and regions,
//!   │  │         and to columns and regions)
//!   │  ▼
//!   │  between   if nothing follows: removes what the laws about several digits leave no room for, such as the sums of
//!   │  │         cages, or marks
//!   │  ▼
//!   │  branch    if nothing follows from these either: places a candidate, and removes it in another grid, which waits
//!   │  │
//!   └──┴──────── takes the next waiting grid, if a row is empty, or if all cells have digits: one more solution
//! ```
//!
//! The search goes on to the second solution or to the end. So the same search finds a solution, and shows that it is
//! unique, or that there is no solution. It supports all shapes of boxes up to 25×25, regions, all rules and marks; with cages,
//! grids of at most twelve rows, because it lists the sets of digits that have the sum of a cage.
//!
//! The machine is in the folder `type_solver/planes`, which is part of the trusted kernel: nothing but this search
//! proves that a puzzle is [`Unique`](crate::Unique). [The guide](crate::guide::ch23_planes) explains it.
//!
//! `cargo run -p sudoku-think`, in the repository, shows a search state by state, as text or as a page with pictures: the
//! planes, what each law removes, and the branches. It reads them from the types.
//!
//! # How deep
//!
//! rustc counts how deep its obligations are nested, and gives up at `#![recursion_limit]` with an error whose text we cannot
//! choose. But a search is a tree of steps, and not a chain: 4,096 steps are nested twelve deep. It may make 4,096 steps up to
//! 9×9, which is more than twice as many as the hardest known puzzles need, 1,024 up to 16×16, and 512 above; with cages an
//! eighth of these, because each step takes longer. After them the outcome is [`TooDeep`], a type like any other, which can have
//! a message. If a search used all its steps, rustc would need half a minute and some gigabytes.
//!
//! # Cost
//!
//! An easy 9×9 takes a tenth of a second, a 9×9 with 17 givens a third of a second, the "Miracle Sudoku" with two one
//! or two, and the hardest known some seconds and 1 GB; a killer without givens, or a 16×16, takes seconds. [The
//! guide](crate::guide::ch27_what_it_costs) says why, and which benchmark measures it.
//!
//! rustc keeps its results only while it checks one function. It computes a
//! type [`Outcome`] that is named in ten functions again in each of them, after the first at
//! about a third of the cost, and in a signature more than once. Name it once, for example in an associated
//! constant, and use that, as [`sudoku!`](macro@crate::sudoku) does.

mod outcome;
pub(crate) mod planes;

pub use outcome::{Fail, First, Found, Several, TooDeep, Unique};
pub(crate) use planes::{Advice, Findings, IsNone, IsOne};
pub use planes::{NoAdvice, SolvedWith, Try};

/// The outcome of the search for solutions of a [`Puzzle`](crate::Puzzle): [`Fail`],
/// `Found<Rows>`, [`TooDeep`], and with the goal [`Unique`] also `Several<Rows, Rows>`.
///
/// With the goal [`First`] the rows are those of the first solution found, with `Unique` those of
/// the only one. `Advice` is where to branch: [`Try`] or [`NoAdvice`].
pub type Outcome<Puzzle, Goal = Unique, Advice = NoAdvice> =
    <<Puzzle as SolvedWith<Goal, Advice>>::Findings as Findings>::Outcome;
