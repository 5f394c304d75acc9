//! Sudoku grids as types.
#![no_std]
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod box_shape;
mod clash;
mod grid;
mod judge;
mod proposal;
mod puzzle;
mod solution;
pub mod solver;
mod symbols;
mod values;
mod verdict;

pub use box_shape::BoxShape;
pub use grid::Grid;
pub use puzzle::{Blank, Boxes, NumbersFrom, Puzzle, Standard, Symbol};
pub use solution::{Solution, Solved, SquareGrid};
pub use symbols::Symbols;
/// The crate of type-level numbers and lists that puzzles are written in.
pub use typenum;

/// What `sudoku!` writes.
#[doc(hidden)]
pub mod __private {
    pub use crate::clash::{OnceInBox, OnceInColumn, OnceInRow};
    pub use crate::clash::{SymbolOnceInBox, SymbolOnceInColumn, SymbolOnceInRow};
    pub use crate::proposal::{First, NoWords, Proposal, Unique, Words};
    pub use crate::verdict::{Accepted, Report, SymbolReport};
    pub use sudoku_macro::sudoku as read;
    pub use typenum::{
        ATerm, NotEq, TArr, U, U1, U2, U3, U4, U5, U6, U7, U8, U9, U10, U11, U12, U13, U14, U15,
        U16, U17, U18, U19, U20, U21, U22, U23, U24, U25,
    };
}

/// Hi.
#[macro_export]
macro_rules! sudoku {
    ($($grid:tt)*) => {
        $crate::__private::read! { $crate $($grid)* }
    };
}
