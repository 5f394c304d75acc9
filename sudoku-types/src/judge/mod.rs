//! The judge decides whether a solution is right. It is the trusted kernel, and looks at nothing but types.
//!
//! [`Completes`] holds for a list of rows that is a complete Sudoku grid and
//! keeps the givens of a puzzle, and for nothing else. It uses neither the
//! macro that wrote the types nor the solver that proposed the digits. If one of
//! these is wrong, the program does not compile.
//!
//! ```text
//!   tarr![ tarr![U1, U2, U3, U4],     shape      N rows of N cells
//!          tarr![U3, U4, U1, U2],     digits     each one of typenum's own U1 … UN
//!          tarr![U2, U1, U4, U3],     givens     kept
//!          tarr![U4, U3, U2, U1] ]    laws       kept
//! ```
//!
//! Before these, [`Shaped`] is asked whether the puzzle is one, as the search by types asks it: so the judge reads a puzzle
//! and never looks at what it may be. The laws:
//!
//! | law | what it asks | how the digits are found |
//! |---|---|---|
//! | `rules`, rows | the digits of a row differ | each row is a list |
//! | `rules`, `columns` | those of a column | row by row, place by place |
//! | `rules`, `boxes` | those of a box | row by row, part by part |
//! | `diagonals`, `windows` | those of a diagonal or a window | taken out of the rows |
//! | `anti_knight`, `anti_king`, `anti_elephant`, `non_consecutive` | those of two cells a move apart differ, or do not follow each other | row by row |
//! | `marks`, regions | those of a region differ; it has as many cells as the grid has rows | by their places |
//! | `marks`, cages | those of a cage differ, and have its sum if it has one | by their places |
//! | `marks` | neighbours, mirrored cells or each cell of a line have a relation; its digits have a sum | by their places |
//!
//! The shape comes first: every other rule is a bound on rows of the right shape, so that it can walk two lists in step.
//! Each step of a walk costs rustc time and memory, because rustc remembers all steps, and goes through the rest of the list
//! at each. The walks (see `walks`) therefore take three cells, rows or lines at a time, and the implementations for lists of
//! no, one and two elements are their ends. Digits are short types in the rules (see `digits`), and each is compared with
//! three others at a time (see `different`).

mod anti_elephant;
mod anti_king;
mod anti_knight;
mod boxes;
mod columns;
mod diagonals;
mod different;
mod digits;
mod gate;
mod givens;
mod lines;
mod marks;
mod non_consecutive;
mod rules;
mod shape;
mod walks;
mod windows;

// These are used outside this folder, where types are read as values, or clashes have errors.
pub(crate) use digits::{Digit, Given};
pub(crate) use gate::gates;
pub(crate) use lines::Nth;
pub(crate) use marks::{
    Each, Equal, Increasing, Lawful, Mirrored, Relation, RelationOf, Split, Total, Within, Zipped,
};
pub(crate) use shape::{Shaped, ToUnary, Unary};
pub(crate) use walks::{each_as, lengths};

use givens::FillsRows;
use rules::{BoxesDiffer, ColumnsDiffer, RowsDiffer};
use typenum::{ATerm, TArr};
use walks::each;

/// A list of rows that completes the puzzle `P`.
///
/// The bounds of its implementation are the rules of the game. Outside
/// this crate the trait can be neither implemented nor named.
pub trait Completes<P> {
    /// The rows, whose shape and digits are checked; the digits are short types.
    type Rows;
    /// The givens and the rules of the puzzle, which are checked too.
    type Givens;
    type Rules;
}

impl<Rows, P> Completes<P> for Rows
where
    P: Shaped<Further: EachKeptBy<Checked<Rows, P>, P::Boxes>>,
    P::Length: FillsRows<
            P::Size,
            P::Givens,
            Rows,
            Rows: RowsDiffer + ColumnsDiffer + BoxesDiffer<P::Boxes>,
        >,
{
    type Rows = Checked<Rows, P>;
    type Givens = P::Givens;
    type Rules = P::Rules;
}

/// The checked rows of a puzzle.
type Checked<Rows, P> =
    <<P as Shaped>::Length as FillsRows<<P as Shaped>::Size, <P as Shaped>::Givens, Rows>>::Rows;

/// A further rule, or a line, that these rows keep, in a grid with these boxes.
pub trait KeptBy<Rows, Boxes> {}

/// A further rule of grids with any boxes, which is kept by rows with a bound.
macro_rules! rule {
    ($rule:ident: $bound:ident) => {
        impl<Rows: $bound, Boxes> super::KeptBy<Rows, Boxes> for $rule {}
        impl<Size, Boxes> super::lines::Fits<Size, Boxes> for $rule {
            type Room = typenum::U0;
        }
    };
}
use rule;

each! {
    /// A list of further rules and lines.
    EachKeptBy<Rows, Boxes>: KeptBy<Rows, Boxes>
}

#[cfg(test)]
mod tests;
