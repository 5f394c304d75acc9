//! The digits that a solver proposes for a puzzle, as associated constants of a type that names the puzzle.
//!
//! A macro in the place of a type can expand to a type and to nothing else, so the constants of one grid cannot
//! share an item. They share an associated constant of a type instead, for which the puzzle is searched once.

use sudoku_notation::geometry::Frame;
use sudoku_notation::messages::Finding;

/// What a solver proposes for a puzzle, and what it finds wrong: the macro's constants are made
/// of it.
pub trait Proposal {
    /// The digits proposed, in reading order; some digits where there is no solution to propose.
    const DIGITS: &'static [u8];

    /// What there is to say of the puzzle.
    const FINDING: Finding;
}

/// A proposal for a puzzle whose `N` rows of givens it carries.
pub trait OfRows<const N: usize>: Proposal {
    /// The rows, 0 for a blank.
    const GIVENS: &'static [[u8; N]; N];
}

/// A proposal for a puzzle whose regions and cages it carries.
pub trait OfFrame<const N: usize>: OfRows<N> {
    /// What the grid has besides its digits.
    const FRAME: &'static Frame<N, 1>;
}

/// A proposal whose puzzle can be asked more than its solution.
pub trait OfGrid: Proposal {
    /// [`Grid<N, A>`](crate::Grid), with room for areas if there are some.
    type Grid: 'static;

    /// The puzzle. The symbols in which it is printed do not matter.
    const GRID: &'static Self::Grid;
}

/// `solution: unique;`, the default: the search goes on until it has shown that
/// there is no second solution, or found one.
pub enum Unique {}

/// `solution: first;`: any solution will do.
pub enum First {}
