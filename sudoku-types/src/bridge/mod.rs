//! The bridge between constants and types: it turns what a `const fn` has found into types, and types into values.
//!
//! ```text
//! values           types as values: digits, rows, boxes, symbols
//! areas            regions and cages, as types or packed into words, as values
//! numbers          typenum's numbers as numbers that rustc prints
//! proposal         a solver's digits, and what it finds wrong, as constants of a type that names the puzzle
//! const_proposal   those of the solver that is a `const fn`
//! types_proposal   those of the machine of types
//! digit_packs      the digits in a type: a constant of up to three of them, and the list of types that it becomes
//! advice           where the machine of types should branch, as constants
//! nine             the constants of a usual 9×9 puzzle, in short
//! minimal          whether each given is needed, as constants
//! report           what is wrong as numbers of a type, of which a bound is asked that has a message
//! techniques       whether a puzzle can be solved without harder techniques, as a constant
//! pack             the check of a puzzle of a file, as a constant
//! text             words put together in a constant, for errors that are panics
//! clash            bounds that say where two givens clash
//! bounds           the short names of these, and of those of `report`
//! ```

pub(crate) mod advice;
pub(crate) mod areas;
pub mod bounds;
pub(crate) mod clash;
pub(crate) mod const_proposal;
pub(crate) mod digit_packs;
pub(crate) mod minimal;
pub mod nine;
pub(crate) mod numbers;
pub(crate) mod pack;
pub(crate) mod proposal;
pub(crate) mod report;
pub(crate) mod techniques;
pub(crate) mod text;
pub(crate) mod types_proposal;
pub(crate) mod values;
