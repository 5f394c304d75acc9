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
//! All functions are members of traits, and none is a bound: see [the guide](crate::guide::ch11_functions_as_members). So the
//! files name each other, as the members of one machine do.
//!
//! ```text
//! lists      the rows and cells in which a puzzle is written
//!   │ layout     the shape of the tuples
//!   ▼
//! digits     rows and cells in tuples: the givens, the map of areas, the solution that is written at the end
//!   │
//!   ▼
//! parts      a plane, its bands and its rows        bits, sets    sets of cells
//! rule       each row its place, each place a row   rows          placed, open, empty; counts up to four
//! units      cells that have each digit once        paths         the place of a candidate
//! moves      pairs of candidates that a rule keeps apart
//! areas      regions that cover the grid, as a map
//! cages      cells with a sum                          sums          the sets of digits that have a sum
//! rests      what cages leave of a row, a column, a box or another unit
//! marks      pairs with a relation, sums, cells with few digits: on lines
//! laws       all of these, until nothing follows
//! state      all planes: sweeps, changes
//! machine    branches that wait, and the findings so far
//! advice     where to branch
//! puzzle     from the type of a puzzle to the machine    sizes    its shapes
//! ```
//!
//! The folder `watch`, which is beside the kernel, reads the states of a search for programs that show it. The machine does
//! not use it.
//!
//! Solvers by hand and by bit sets have long used a plane for each digit, and one rule for cells, boxes and columns.
//!
//! # Why it is right
//!
//! A solution is *in* a grid if each of its digits is a candidate there. The machine starts with a grid that has all
//! solutions of the puzzle in it. Each law takes candidates from a grid, or from a plane of one, that no solution in it
//! has:
//!
//! | law | what is removed | it is in no solution, because |
//! |---|---|---|
//! | `rule` | from a row the place that a placed row has | a cell has one digit; a column, a box and a region have a digit once |
//! | | the other places of a row that alone can have a place | each cell has a digit; each column, box and region has each digit |
//! | `parts`, boxes | candidates in boxes and columns that the rule takes from rows and bands | the rows of a band have a digit in different boxes, the bands of a stack in different columns |
//! | `areas` | candidates in regions that cover the grid, and that the rule takes from rows and columns | rows and columns have a digit in different regions |
//! | `units` | the places outside a unit, of the only row with places in it | a unit has each digit |
//! | | places in a unit, if another row has all its places there | a unit has each digit once |
//! | `moves` | what all candidates of a row see | one of them has the digit, and the rule keeps the two apart |
//! | `cages` | from a cell of a cage a digit that no set has which fits | the digits of the cage are a set with its sum, and that set fits: its digits are candidates of the cells, one for each |
//! | | the digit of another cell of the cage that has one candidate | the digits of a cage differ |
//! | | the other candidates of the only cell for a digit that all sets have which fit | the cage has the digit, so this cell has it |
//! | | that digit, from the cells that see the whole cage | the cage has it, in a cell that they see |
//! | `rests` | what a cage would lose that is the rest of a row, column, box or other unit outside cages within it, of which no two overlap | the digits of the unit differ, and add up to the sum of all digits: those of the rest to what these cages leave of it |
//! | `marks` | from a cell of a pair a digit with which no candidate of the other cell goes | the two digits have the relation |
//! | | from a cell of a palindrome a digit that is no candidate of its mirror image | both cells have the same digit |
//! | | the digits that `even` and `odd` leave out | the cell has another digit |
//! | | from a cell of a sum a digit that, with the least digits of the other cells, has a greater sum, or with their greatest a smaller one | the digits have the sum; on an arrow, N + 1 less the first digit and the other digits have the sum N + 1 |
//!
//! What this trusts, and the judge too:
//!
//! - rustc's trait solver;
//! - typenum's comparisons, sums and products of numbers;
//! - [`Shaped`](crate::judge::Shaped), which decides what a puzzle is, and the laws and relations of marks: nothing else is
//!   shared by the two parts.
//!
//! [`Unique`](crate::Unique) rests on one sentence: judge and search read the type of a puzzle alike.
//!
//! The machine neither loses a solution nor counts a grid that breaks a rule:
//!
//! - A branch places a candidate, and the other one removes it: each solution is in one of the two. Advice only says which
//!   candidate, and is followed only if it is one.
//! - A branch is taken off the stack if a row or a cell has no candidate left: then no solution is in it.
//! - A grid is a solution if each row of each plane is placed, at places that differ, each plane has been settled, and the
//!   laws between planes have nothing to remove. Then each law holds for it: had two candidates been apart by a rule,
//!   the digits of a cage another sum, or a mark been broken, one of the placed candidates would have been removed.
//! - A search that has used up its steps shows nothing.
//!
//! `tests/tests/compiler/searches.rs` compares random grids of every rule with a solver that has its own definition of the
//! rules. Each law was broken to see that its claims fail: *some* for *all*, another row, cell, digit or set, a place that
//! two rows can have for one, one branch of two. Then right claims are refused, or wrong ones accepted. (A law that is
//! only left out between planes, or applied to one of two planes, makes the search longer and no verdict wrong, as long as
//! a grid that breaks it is not done.)

pub(crate) mod advice;
pub(crate) mod areas;
pub(crate) mod bits;
pub(crate) mod boxes;
mod cages;
pub(crate) mod digits;
pub(crate) mod laws;
pub(crate) mod layout;
pub(crate) mod lists;
pub(crate) mod machine;
mod marks;
pub(crate) mod moves;
pub(crate) mod parts;
pub(crate) mod paths;
pub(crate) mod puzzle;
mod rests;
pub(crate) mod rows;
pub(crate) mod rule;
pub(crate) mod sets;
pub(crate) mod sizes;
pub(crate) mod state;
mod sums;
pub(crate) mod tuples;
pub(crate) mod units;

pub(crate) use advice::Advice;
pub use advice::{NoAdvice, Try};
pub(crate) use machine::{Findings, IsNone, IsOne};
pub use puzzle::SolvedWith;
