//! Tests of the library in rustc: what compiles, what does not, and with which errors.
//!
//! One test program for all of it: while the compiler is at one test's crate, it can be at
//! another's too.

mod chance;
mod fences;
mod guide;
mod hygiene;
mod packs;
mod parts;
mod proofs;
mod readme;
mod rejected_examples;
mod sizes;
mod type_solver;
mod ui;
mod variants;
mod words;
