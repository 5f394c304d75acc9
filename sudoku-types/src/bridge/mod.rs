//! The bridge between constants and types: it turns the result of a `const fn` into types, and types into values.
//!
//! ```text
//! values           reads types as values: digits, rows, boxes, symbols
//! lines            reads the types of further rules, regions, cages and marks as values
//! packed           reads a puzzle that is packed into words, its name for constants, as a value
//! instalments      the verdict on a puzzle, in as many constants as the search takes
//! proposal         the digits and the finding of a solver, as constants of a type that names the puzzle
//! types_proposal   the digits and the finding of the machine of types
//! digit_packs      turns constants of up to three digits into lists of types
//! minimal          checks that each given is needed, in constants
//! report           bounds with a message for each finding of the solver
//! techniques       checks in constants that a puzzle needs no harder technique
//! pack             checks a puzzle of a file in a constant
//! clash            bounds that show where two givens clash
//! bounds           short paths for the bounds of `clash` and `report`
//! ```

pub mod bounds;
pub(crate) mod clash;
pub(crate) mod digit_packs;
pub(crate) mod instalments;
pub(crate) mod lines;
pub(crate) mod minimal;
pub(crate) mod pack;
pub(crate) mod packed;
pub(crate) mod proposal;
pub(crate) mod report;
pub(crate) mod techniques;
pub(crate) mod types_proposal;
pub(crate) mod values;
