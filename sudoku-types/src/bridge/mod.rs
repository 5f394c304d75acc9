//! The bridge between constants and types: how what a `const fn` has found becomes a type, and how types are read as values.
//!
//! ```text
//! proposal       a solver's digits and its verdict, as constants of a type that names the puzzle
//! digits         those digits in a type: a constant of up to three of them, and the list of types that it stands for
//! verdict        the verdict as numbers of a type, of which a bound is asked that has a message
//! clash          bounds that say where two givens clash
//! type_verdict   the same two, of the solver made of traits
//! values         types as values: digits, rows, boxes, symbols
//! numbers        typenum's numbers as numbers that rustc prints
//! ```

pub(crate) mod clash;
pub(crate) mod digits;
pub(crate) mod numbers;
pub(crate) mod proposal;
pub(crate) mod type_verdict;
pub(crate) mod values;
pub(crate) mod verdict;
