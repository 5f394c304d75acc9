//! The judge decides whether a solution is right. It is the trusted kernel, and looks at nothing but types.
//!
//! [`Completes`] holds for a list of rows that is a complete Sudoku grid and
//! keeps the givens of a puzzle, and for nothing else. It uses neither the
//! macro that wrote the types nor the solver that proposed the digits. If one of
//! these is wrong, the program does not compile.
//!
//! ```text
//!   tarr![ tarr![U1, U2, U3, U4],     shape      N rows of N cells, boxes of R·C = N cells
//!          tarr![U3, U4, U1, U2],     digits     each one of typenum's own U1 … UN
//!          tarr![U2, U1, U4, U3],     givens     kept
//!          tarr![U4, U3, U2, U1] ]    rows       all different
//!                                     columns    all different    (derived from the rows)
//!                                     boxes      all different    (derived from the rows)
//!                                     or regions all different    (derived from the rows and a map)
//!                                     further rules, if the puzzle has some: kept
//! ```
//!
//! The shape comes first, that of the boxes and then that of the rows: every other rule is a bound on rows of the right
//! shape, so that it can walk two lists in step. Each step of a walk costs rustc time and memory, because rustc
//! remembers all steps, and goes through the rest of the list at each. The walks (see `walks`) therefore take three
//! cells or three rows at a time, and the implementations for lists of no, one and two elements are their ends. Digits
//! are short types in the rules (see `digits`), and each is compared with three others at a time (see `different`).

mod anti_king;
mod anti_knight;
mod areas;
mod boxes;
mod cages;
mod cells;
mod columns;
mod diagonals;
mod different;
mod digits;
mod further;
mod gate;
mod givens;
mod marks;
mod names;
mod non_consecutive;
mod regions;
mod rules;
mod shape;
mod walks;
mod windows;

// These are used outside this folder, where types are read as values, or clashes have errors.
pub(crate) use digits::{Digit, Given};
pub(crate) use marks::{Relation, RelationOf};
pub(crate) use names::Area;
pub(crate) use shape::{ToUnary, Unary};

use crate::puzzle::{Boxes, Puzzle, Regions};
use further::{FitIn, KeepsEach};
use givens::{EachGiven, FillsRows};
use regions::{InRegions, RegionsDiffer};
use rules::{BoxesDiffer, ColumnsDiffer, RowsDiffer, Square};
use shape::Tile;
use typenum::{Const, TArr, ToUInt, U};

/// A list of rows that completes the puzzle `P`.
///
/// The bounds of its implementation are the rules of the game. Outside
/// this crate the trait can be neither implemented nor named.
#[diagnostic::on_unimplemented(
    message = "these are not the rules of a puzzle",
    label = "not rules",
    note = "the rules of a puzzle are its boxes, such as `Boxes<U3, U3>`, or a list that begins with them: \
            `tarr![Boxes<U3, U3>, Diagonals]`"
)]
pub trait Completes<P> {
    /// The rows, whose shape and digits are checked; the digits are short types.
    type Rows;
    /// The rules of the puzzle, which are checked to be rules.
    type Rules;
}

impl<Rows, const N: usize, R, C, Givens, Symbols> Completes<Puzzle<N, Boxes<R, C>, Givens, Symbols>>
    for Rows
where
    Const<N>: ToUInt,
    Boxes<R, C>: Tile<U<N>>,
    Tiled<Rows, Boxes<R, C>, U<N>>: Square<
            U<N>,
            Givens,
            Rows: FillsRows<U<N>, Givens, Rows: RowsDiffer + ColumnsDiffer + BoxesDiffer<R, C>>,
        >,
{
    type Rows = <<Tiled<Rows, Boxes<R, C>, U<N>> as Square<U<N>, Givens>>::Rows as FillsRows<
        U<N>,
        Givens,
    >>::Rows;
    type Rules = Boxes<R, C>;
}

/// Puzzles with regions in the place of boxes.
impl<Rows, const N: usize, Map, Areas, Givens, Symbols>
    Completes<Puzzle<N, Regions<Map, Areas>, Givens, Symbols>> for Rows
where
    Const<N>: ToUInt,
    Areas: names::Areas,
    Rows: Square<
            U<N>,
            Givens,
            Rows: FillsRows<
                U<N>,
                Givens,
                Rows: RowsDiffer
                          + ColumnsDiffer
                          + InRegions<Areas::To<Map>, Areas, U<N>, Regions: RegionsDiffer>,
            >,
        >,
{
    type Rows = <<Rows as Square<U<N>, Givens>>::Rows as FillsRows<U<N>, Givens>>::Rows;
    type Rules = Regions<Areas::To<Map>, Areas>;
}

/// Implements [`Completes`] and [`Shaped`] for puzzles with further rules: the rows complete the puzzle without these, and
/// keep them; the grid can have them.
macro_rules! with_further_rules {
    ($($usual:ident)*) => { $(
        impl<Rows, const N: usize, P, Q, Rules, Givens, Symbols>
            Completes<Puzzle<N, TArr<$usual<P, Q>, Rules>, Givens, Symbols>> for Rows
        where
            Const<N>: ToUInt,
            Rows: Completes<Puzzle<N, $usual<P, Q>, Givens, Symbols>>,
            Rules: FitIn<Checked<Rows, Puzzle<N, $usual<P, Q>, Givens, Symbols>>, U<N>>,
            Rules::To<Checked<Rows, Puzzle<N, $usual<P, Q>, Givens, Symbols>>>:
                KeepsEach<Rules, $usual<P, Q>>,
        {
            type Rows = Checked<Rows, Puzzle<N, $usual<P, Q>, Givens, Symbols>>;
            type Rules = Rules::To<TArr<$usual<P, Q>, Rules>>;
        }

        #[diagnostic::do_not_recommend]
        impl<const N: usize, P, Q, Rules, Givens, Symbols> Shaped
            for Puzzle<N, TArr<$usual<P, Q>, Rules>, Givens, Symbols>
        where
            Const<N>: ToUInt,
            Puzzle<N, $usual<P, Q>, Givens, Symbols>: Shaped,
            Rules: FitIn<Givens, U<N>>,
        {
        }
    )* };
}

with_further_rules! { Boxes Regions }

/// A puzzle: its boxes or regions fit its size, its givens are rows of that shape, of digits and blanks, and it can have
/// its further rules.
pub trait Shaped {}

#[diagnostic::do_not_recommend]
impl<const N: usize, R, C, Givens, Symbols> Shaped for Puzzle<N, Boxes<R, C>, Givens, Symbols>
where
    Const<N>: ToUInt,
    Boxes<R, C>: Tile<U<N>>,
    Tiled<Givens, Boxes<R, C>, U<N>>: Square<U<N>, Givens, Rows: EachGiven<U<N>>>,
{
}

#[diagnostic::do_not_recommend]
impl<const N: usize, Map, Areas, Givens, Symbols> Shaped
    for Puzzle<N, Regions<Map, Areas>, Givens, Symbols>
where
    Const<N>: ToUInt,
    Areas: names::Areas,
    Givens: Square<U<N>, Givens, Rows: EachGiven<U<N>> + InRegions<Areas::To<Map>, Areas, U<N>>>,
{
}

/// The checked rows of a puzzle.
type Checked<Rows, Puzzle> = <Rows as Completes<Puzzle>>::Rows;

/// The rows themselves, if the boxes tile them.
type Tiled<Rows, Boxes, Size> = <Boxes as Tile<Size>>::To<Rows>;

#[cfg(test)]
mod tests;
