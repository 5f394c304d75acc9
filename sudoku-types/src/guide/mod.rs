//! A course in type-level programming, in which rustc judges and solves a Sudoku; and how this crate does it.
//!
//! It is for readers who know Rust and have never programmed with types. Start with [chapter
//! 0](ch00_the_whole_idea): a Sudoku that compiles only if it is right, in a page of plain Rust.
//!
//! # Ways through it
//!
//! **Five minutes.** [Chapter 0](ch00_the_whole_idea), with one wrong digit.
//!
//! **Forty-five minutes.** The talk in the folder `talk` of a checkout; its slides come from the course's programs.
//!
//! **A course.** Part one, in its order, with the exercises: an evening for a chapter. Each has one program that fits on a
//! screen or two, and runs in a playground; nothing of this crate has to be known. Then a project, an afternoon each.
//!
//! **One technique.** [The index](by_technique) has each trick in a program of at most a screen, without Sudoku. Words are in
//! the [glossary], and what others have written is in [further reading](further_reading).
//!
//! **This crate.** Part two, for those who read its source.
//!
//! # How to work through it
//!
//! Every program is complete, and nothing is hidden. Most need only the standard library or typenum, and can be pasted
//! into the [Rust playground](https://play.rust-lang.org/?edition=2024); the top of a page says which. (A playground has
//! the crates that are used most, and typenum's manifest asks it for the features that are used here. The test of the
//! guide compiles these programs with typenum, but not in a playground.)
//!
//! For all of them make a crate to try things in, and paste a program into its `src/main.rs`:
//!
//! ```sh
//! cargo new types && cd types
//! cargo add typenum --features const-generics
//! cargo add sudoku-types # for part two; or --path …/sudoku-types, from a checkout
//! cargo run
//! ```
//!
//! In a checkout the programs are files in `sudoku-types/examples/guide`, named after their chapters.
//!
//! - *Try* changes a line or two of the program above, and shows which error comes. Read the error;
//!   then change the line back. A change may leave an import unused, of which rustc warns.
//! - Where a program *grows*, apply the changes one after the other: each has at most fifteen new lines, and the program runs
//!   after it.
//! - *Errors* are shown by their first lines, which are all that `cargo check --message-format=short`
//!   prints, and `…` is where the page has left something out. rustc shortens long types too: it writes
//!   `...`, and the whole type into a file with `long-type` in its name.
//! - *Exercises* begin with a program that does not compile. Replace `// Your lines go here.` until it
//!   does. Many have a change below, which your program has to refuse: make it, see the error, and
//!   change it back. A hint and the answer can be unfolded. ★ needs one idea of the chapter, ★★ puts two
//!   together, and ★★★ takes longer.
//!
//! A test of the crate does all this too, and compares what rustc says with what the page says.
//!
//! # Part one: a course
//!
//! | chapter | what it is good for at work |
//! |---|---|
//! | 0. [The whole idea](ch00_the_whole_idea) | a rule of a specification as a bound, in one page |
//! | 1. [A digit is a type](ch01_a_digit_is_a_type) | ids, units and sizes as types that cannot be confused |
//! | 2. [Different, as a bound](ch02_different_as_a_bound) | two settings that must not be equal |
//! | 3. [States and builders](ch03_states_and_builders) | what is required, and in which order: builders, connections, pins |
//! | 4. [Lists](ch04_lists) | fields, plugins or layers as a list of types, of any length |
//! | 5. [All different](ch05_all_different) | no pin, route or id is given twice |
//! | 6. [Lists with values](ch06_lists_with_values) | settings, handlers or columns of different types in one value |
//! | 7. [The judge](ch07_the_judge) | a type as a proof (checked, authorised, sorted) that others cannot forge |
//! | 8. [Coherence](ch08_coherence) | E0117, E0119 and E0283: what they mean, and the way out |
//! | 9. [From constants to types](ch09_from_constants_to_types) | a size that a `const fn` computes, as a type; const generics, or typenum |
//! | 10. [Messages](ch10_messages) | errors that users of your library understand, at the right place |
//! | 11. [Functions as members](ch11_functions_as_members) | generic associated types: no `where` at each caller; code that leaves pointers or lifetimes open |
//! | 12. [Choice and failure](ch12_choice_and_failure) | the first of several implementations that fits |
//! | 13. [A search in traits](ch13_a_search_in_traits) | choices that depend on each other, made by rustc: pins, slots |
//! | 14. [Many steps, little depth](ch14_many_steps_little_depth) | long computations within the limits that your users have |
//! | 15. [Refutation](ch15_refutation) | "this cannot happen" as a proof, by a search to the end |
//! | 16. [When not to do this](ch16_when_not_to_do_this) | what it costs, and the run-time program, the constant and the types beside each other |
//!
//! From chapter 2 on the numbers are [typenum]'s: `U3` is a type for 3, and in errors it is `UInt<UInt<UTerm, B1>, B1>`, its
//! bits.
//!
//! **Projects**, each with a start, tests that fail, and a solution: [units of measure](project_units), a [state machine from a
//! table](project_machine), a [Nonogram](project_nonogram).
//!
//! # Part two: how this crate does it
//!
//! ```text
//!                    sudoku! { 1 2 | _ _ … }
//!                               │
//!  17 – 20   READS              │  the macro: a grid becomes a type. It solves nothing.
//!                               ▼
//!                    Puzzle<…>: the givens as types
//!                               │
//!        9   PROPOSES           │  a solver, a `const fn`, fills the blanks
//!                               ▼
//!                    rows of U5, U3, …: every digit a type
//!                               │
//!  21 – 22   JUDGES             │  the rules as bounds. This part has to be right.
//!  23 – 24   SEARCHES           │  types alone: there is no other solution
//!                               ▼
//!                    Solution<…>: `Solved`, `Unique`
//!                               │
//!  25 – 26                      ▼  your program
//! ```
//!
//! If the macro or the solver is wrong, the program does not compile. So only the judge and the search
//! have to be believed.
//!
//! | chapter | what it is good for at work |
//! |---|---|
//! | 17. [Reading tokens](ch17_reading_tokens) | a small language in a macro: routes, queries, registers |
//! | 18. [Spans and messages](ch18_spans_and_messages) | one mistake, one error |
//! | 19. [Checked, though unused](ch19_checked_though_unused) | a mistake in a definition found there, and not at its first use |
//! | 20. [A type and its value](ch20_a_type_and_its_value) | a marker that is both a type and a value |
//! | 21. [A judge for all sizes](ch21_a_judge_for_all_sizes) | matrices that fit; a part of a list whose length is a number |
//! | 22. [A rule, said twice](ch22_a_rule_said_twice) | one rule in two forms, and a test that holds them together |
//! | 23. [Planes](ch23_planes) | a computation on large types that rustc can bear |
//! | 24. [Advice that is not trusted](ch24_advice_that_is_not_trusted) | a clever tool that nobody has to trust, because a small one checks it |
//! | 25. [Reading a type](ch25_reading_a_type) | values and tables made from what types know |
//! | 26. [A file of puzzles](ch26_a_file_of_puzzles) | data that is checked when the program is built |
//! | 27. [What it costs](ch27_what_it_costs) | builds that have become slow |
//! | 28. [Sources, and their puzzles](ch28_sources) | one reader for the notations that people already have |
//! | 29. [Regular expressions](ch29_regular_expressions), without Sudoku | the order of calls: handshakes, transactions, drivers |

/// The program of a chapter, a file in `examples/guide`, as a block of code.
macro_rules! program {
    ($name:literal) => {
        block!("", $name, ".rs")
    };
}

/// The same of one that reads a file beside it, which a documentation test cannot.
macro_rules! program_with_files {
    ($name:literal) => {
        block!("ignore", $name, ".rs")
    };
}

/// A text that such a program reads.
macro_rules! text_file {
    ($name:literal) => {
        block!(concat!("text,", $name), $name, "")
    };
}

macro_rules! block {
    ($info:expr, $name:literal, $end:literal) => {
        concat!(
            "```",
            $info,
            "\n",
            include_str!(concat!("../../examples/guide/", $name, $end)),
            "```"
        )
    };
}

pub mod by_technique;
pub mod ch00_the_whole_idea;
pub mod ch01_a_digit_is_a_type;
pub mod ch02_different_as_a_bound;
pub mod ch03_states_and_builders;
pub mod ch04_lists;
pub mod ch05_all_different;
pub mod ch06_lists_with_values;
pub mod ch07_the_judge;
pub mod ch08_coherence;
pub mod ch09_from_constants_to_types;
pub mod ch10_messages;
pub mod ch11_functions_as_members;
pub mod ch12_choice_and_failure;
pub mod ch13_a_search_in_traits;
pub mod ch14_many_steps_little_depth;
pub mod ch15_refutation;
pub mod ch16_when_not_to_do_this;
pub mod ch17_reading_tokens;
pub mod ch18_spans_and_messages;
pub mod ch19_checked_though_unused;
pub mod ch20_a_type_and_its_value;
pub mod ch21_a_judge_for_all_sizes;
pub mod ch22_a_rule_said_twice;
pub mod ch23_planes;
pub mod ch24_advice_that_is_not_trusted;
pub mod ch25_reading_a_type;
pub mod ch26_a_file_of_puzzles;
pub mod ch27_what_it_costs;
pub mod ch28_sources;
pub mod ch29_regular_expressions;
pub mod further_reading;
pub mod glossary;
pub mod project_machine;
pub mod project_nonogram;
pub mod project_units;
