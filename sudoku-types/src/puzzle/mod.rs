//! A puzzle as a type: [`Puzzle`] has its size, its boxes, its givens and its symbols as parameters.
//!
//! ```text
//! Puzzle<4, Boxes<U2, U2>, tarr![ tarr![U1,    Blank, Blank, Blank],
//!                                 tarr![Blank, Blank, U1,    Blank],
//!                                 tarr![Blank, U1,    Blank, U3   ],
//!                                 tarr![Blank, Blank, Blank, Blank] ], Standard>
//! ```
//!
//! Lists and numbers are [typenum]'s: `tarr![A, B]` is `TArr<A, TArr<B, ATerm>>`.

pub(crate) mod lines;
pub(crate) mod rules;

use core::marker::PhantomData;

/// A puzzle: a grid of `N` × `N` cells; its `Rules`, which are the shape of its [`Boxes`], or a list of that, and of further
/// rules and lines; the rows of its givens (lists of typenum digits and [`Blank`]s), and the symbols it is
/// printed in.
///
/// It is a name only; there are no values of it. [`Solution`](crate::Solution) shows
/// one with the solution that completes it.
///
/// ```
/// use sudoku_types::typenum::{U1, U2, U3, U4, tarr};
/// use sudoku_types::{Blank, Boxes, Puzzle, Solution, Symbol, sudoku};
///
/// type Letters = Puzzle<
///     4,
///     Boxes<U2, U2>,
///     tarr![
///         tarr![U1, Blank, Blank, Blank],
///         tarr![Blank, Blank, U3, Blank],
///         tarr![Blank, Blank, Blank, U4],
///         tarr![Blank, U2, Blank, Blank],
///     ],
///     tarr![Symbol<'A'>, Symbol<'B'>, Symbol<'C'>, Symbol<'D'>],
/// >;
///
/// fn puzzle_of<Puzzle, Rows, Proof>(_: Solution<Puzzle, Rows, true, Proof>) -> Option<Puzzle> {
///     None
/// }
/// let _: Option<Letters> = puzzle_of(sudoku! { A___ __C_ ___D _B__ });
/// ```
pub struct Puzzle<const N: usize, Rules, Givens, Symbols = Standard>(
    PhantomData<(Rules, Givens, Symbols)>,
);

/// The shape of a box: `Rows` × `Columns` cells, both typenum numbers.
///
/// A grid whose boxes have R rows and C columns has R·C rows and columns.
pub struct Boxes<Rows, Columns>(PhantomData<(Rows, Columns)>);

/// A cell of a puzzle without a given.
pub enum Blank {}

/// Symbols of a puzzle that names none: the digits 1 to 9, then A = 10, B = 11 …
pub enum Standard {}

/// Symbols that are numbers up to 99, counted from `FIRST`: `symbols: 0..=15;` is
/// `NumbersFrom<0>`.
pub enum NumbersFrom<const FIRST: usize> {}

/// One character in a list of symbols in order of value:
/// `symbols: "ABCD";` is `tarr![Symbol<'A'>, Symbol<'B'>, Symbol<'C'>, Symbol<'D'>]`.
pub enum Symbol<const CHARACTER: char> {}
