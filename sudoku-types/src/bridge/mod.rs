//! The bridge between constants and types: it turns what a `const fn` has found into types, and types into values.
//!
//! ```text
//! values           types as values: digits, rows, boxes, symbols
//! lines            further rules, regions, cages and marks in types as values
//! packed           a puzzle packed into words, its name for constants, as a value
//! instalments      the verdict on a puzzle, in as many constants as its search takes
//! proposal         a solver's digits, and what it finds wrong, as constants of a type that names the puzzle
//! types_proposal   those of the machine of types
//! digit_packs      the digits in a type: a constant of up to three of them, and the list of types that it becomes
//! minimal          whether each given is needed, as constants
//! report           what is wrong as numbers of a type, of which a bound is asked that has a message
//! techniques       whether a puzzle can be solved without harder techniques, as a constant
//! pack             the check of a puzzle of a file, as a constant
//! text             words put together in a constant, for errors that are panics
//! clash            bounds that say where two givens clash
//! bounds           the short names of these, and of those of `report`
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
pub(crate) mod text;
pub(crate) mod types_proposal;
pub(crate) mod values;
