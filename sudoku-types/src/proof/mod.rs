//! Checks proofs that a puzzle has one solution, or none: the second part of the trusted kernel. It looks at nothing
//! but types.
//!
//! The solver says on a *tape* how it was found that all other ways to fill a grid fail. Each step of the tape names a
//! constraint, and no more: that a cell needs a digit, or that a row, column, box or other unit needs a place for one.
//! The machine that runs the tape finds out by itself which candidates are left for the constraint, and goes on with
//! every one of them.
//!
//! ```text
//!   1 _ | _ _     the cell in row 1, column 2?    3 and 4 are left: two branches
//!   _ _ | 3 _       with 4: box 1 and 3?            there is no place: the branch is refuted, and the other one's turn
//!   ----+----       with 3: row 1 and 4?            one place is left: it is filled in
//!   _ _ | _ 4       …
//!   _ 2 | _ _               row 1 and 4 again?      it is satisfied, and no row has two blanks: at most one solution
//! ```
//!
//! So a tape makes no claim that could be wrong; it only says where to look. One that looks in the wrong places leaves
//! branches open, and no tape shows that a puzzle with two solutions has one. It does not matter who wrote it.
//!
//! In a branch where no row has two blanks, the rows say which digits are missing, so it has at most one solution: there
//! the tape ends it. That a puzzle has a solution at all is not asked here; the judge has seen it.
//!
//! ```text
//! tape       steps, each a question             ((CellHasDigit<I0, I1>, …), (RowHasPlace<I0, I3>, …))
//! givens     the grid before the first step     from the same types that the judge is shown
//! machine    branches, and what a step does     Branch<Cells, Planes, Branch<…, NoSolution>>
//! question   what a step can ask                four kinds of constraints
//! candidates those that are left                a list, and a branch for each
//! units      boxes, regions, diagonals …        lists of cells, besides rows and columns, which stay as they are
//! rules      which cells these have             from the same types, further rules by the judge's own definitions
//! set        constraints, and what is known     nodes of up to sixteen, so that a change touches one path
//! fours      four constraints                   one short type
//! blanks     how many a row has                 none, one, or more
//! index      places in a node or a set, counted from 0
//! verdict    what the machine's end says        at most one solution, or none
//! ```
//!
//! The rules that are applied are those of the puzzle's type, which the judge is shown too: one rule more, and a puzzle
//! would seem to have fewer solutions than it has. Of rules without units of as many cells as digits, which are pairs
//! of cells and cages, nothing can be shown: a puzzle that has them is refused as it is.
//!
//! All functions are members of traits, and none is a bound: see [the guide](crate::guide::functions_as_members). The
//! depth of the recursion is that of the tape, which is a balanced tree, and of the sets; no `recursion_limit` is
//! needed for 4096 steps.
//!
//! A step takes rustc 0.4 to 0.8 ms, and a constant of the tape 0.1 ms, used or not.
//!
//! The idea of a search that is written down and gone through by another program is that of proofs of unsatisfiability:
//! E. Goldberg and Y. Novikov, "Verification of proofs of unsatisfiability for CNF formulas", DATE 2003. Sudoku as an
//! exact cover: D. Knuth, "Dancing links", 2000.

mod blanks;
mod candidates;
mod fours;
mod givens;
mod index;
mod machine;
mod question;
mod rules;
mod set;
mod tape;
mod units;
mod verdict;

pub use index::{I0, I1, I2, I3, I4, I5, I6, I7, I8, I9, I10, I11, I12, I13, I14, I15};
pub use question::{CellHasDigit, ColumnHasPlace, RowHasPlace, UnitHasPlace};
pub use tape::Tape;
pub(crate) use verdict::{Claim, Refutes, ShowsOne};
