//! How to make rustc judge, and solve, a Sudoku: type-level programming in short chapters.
//!
//! This guide is for readers who know Rust and have never programmed with types. It builds
//! small things from nothing, in code that is compiled whenever the tests run, and then
//! shows where in this crate the thing stands in earnest. Each chapter ends with something
//! to try and the error it gives.
//!
//! **The judge**
//!
//! 1. [A digit is a type](a_digit_is_a_type)
//! 2. [Different, as a bound](different_as_a_bound)
//! 3. [Lists](lists)
//! 4. [All different](all_different)
//! 5. [Columns](columns)
//! 6. [Boxes](boxes)
//! 7. [The judge](the_judge)
//!
//! **The way in**
//!
//! 8. [From constants to types](from_constants_to_types)
//! 9. [Spans and messages](spans_and_messages)
//! 10. [Checked, though unused](checked_though_unused)
//! 11. [A type and its value](a_type_and_its_value)
//!
//! **The type checker searches**
//!
//! 12. [Choice and failure](choice_and_failure)
//! 13. [A search in traits](a_search_in_traits)
//! 14. [Functions as members](functions_as_members)
//! 15. [Many steps, little depth](many_steps_little_depth)
//! 16. [Refutation](refutation)
//!
//! **The way out**
//!
//! 17. [Reading a type](reading_a_type)
//! 18. [What it costs](what_it_costs)
//! 19. [Sources, and their puzzles](sources)
//!
//! Where code is shown that does not compile, the tests check that it does not, and with
//! which error code.

pub mod a_digit_is_a_type;
pub mod a_search_in_traits;
pub mod a_type_and_its_value;
pub mod all_different;
pub mod boxes;
pub mod checked_though_unused;
pub mod choice_and_failure;
pub mod columns;
pub mod different_as_a_bound;
pub mod from_constants_to_types;
pub mod functions_as_members;
pub mod lists;
pub mod many_steps_little_depth;
pub mod reading_a_type;
pub mod refutation;
pub mod sources;
pub mod spans_and_messages;
pub mod the_judge;
pub mod what_it_costs;
