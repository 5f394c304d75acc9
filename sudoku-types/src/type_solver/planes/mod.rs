//! A machine of types that searches for the solutions of a puzzle, with a plane for each digit.
//!
//! ```text
//! the state of a grid        ((plane of 1, plane of 2, plane of 3), …)     groups of planes, in the shape of a column
//! plane                      ((row, row, row), (row, row, row), …)         bands of rows
//! row                        Open<((In, Out, In), (Out, Out, Out), …)>     the cells in each box that may hold the digit
//! ```
//!
//! There are no lists and no numbers, but nested tuples of two to five elements, with atoms at their ends. rustc goes
//! down few levels to reach a cell, and remembers its result for a part, which recurs often.
//!
//! All functions are members of traits, and none is a bound: see [the guide](crate::guide::ch15_functions_as_members). So the
//! files name each other, as the members of one machine do.
//!
//! ```text
//! lists      the rows and cells in which a puzzle is written
//!   │ layout     the shape of the tuples
//!   ▼
//! digits     rows and cells in tuples: the givens, the map of regions, the solution that is written at the end
//!   │
//!   ▼
//! parts      a plane, its bands and its rows        bits, sets    sets of cells
//! rule       each row its place, each place a row   rows          placed, open, empty; counts up to three
//! units      cells that have each digit once        paths         the place of a candidate
//! moves      pairs of candidates that a rule keeps apart
//! cages      cells with a sum                          sums          the sets of digits that have a sum
//! laws       all of these, until nothing follows
//! state      all planes: sweeps, changes
//! machine    branches that wait, and the findings so far
//! advice     where to branch
//! puzzle     from the type of a puzzle to the machine    sizes    its shapes
//! ```
//!
//! Solvers by hand and by bit sets have long used a plane for each digit, and one rule for cells, boxes and columns.
//! The search is right if each law removes only candidates that no solution has, if both branches together have all
//! solutions, and if a grid is done only when each cell has one digit, each plane has been settled by all laws, and the
//! laws between planes have nothing to remove.

mod advice;
mod bits;
mod cages;
mod digits;
mod laws;
mod layout;
mod lists;
mod machine;
mod moves;
mod parts;
mod paths;
mod puzzle;
mod rows;
mod rule;
mod sets;
mod sizes;
mod state;
mod sums;
mod tuples;
mod units;

pub(crate) use advice::Advice;
pub use advice::{NoAdvice, Try};
pub(crate) use machine::{Findings, IsNone, IsOne};
pub use puzzle::SolvedWith;
