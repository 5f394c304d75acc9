//! Tests the library in rustc: which programs compile, and which errors the others have.
//!
//! All of this is one test program, so that the crates of several tests are compiled at the same time.

mod cases;
mod clashes;
mod fences;
mod forgeries;
mod guide;
mod hygiene;
mod packs;
mod parts;
mod proofs;
mod readme;
mod rejected_examples;
mod searches;
mod sizes;
mod type_solver;
mod variants;
