//! How to make rustc judge, and solve, a Sudoku: a course in type-level programming.
//!
//! It is for readers who know Rust and have never programmed with types. Start with [chapter
//! 0](ch00_the_whole_idea): a Sudoku that compiles only if it is right, in a page of plain Rust.
//!
//! # Four ways through it
//!
//! **Five minutes.** [Chapter 0](ch00_the_whole_idea), with one wrong digit.
//!
//! **Forty-five minutes**, to read. The drawing below is the one picture you need. (As a talk, with slides, it is in the
//! folder `talk` of a checkout.)
//!
//! | minutes | program | what to show |
//! |---|---|---|
//! | 9 | [`ch00_the_whole_idea`] | facts, rules and the question; then both changes |
//! | 2 | the drawing | three parts that do not trust each other |
//! | 7 | [`ch04_all_different`] | a recursion in the place of sixteen letters; its change |
//! | 9 | [`ch07_the_judge`] | all rules in one bound, from the end; the first two ways to cheat |
//! | 7 | [`ch09_from_constants_to_types`] | what a `const fn` finds becomes a type; its first two changes |
//! | 6 | [`ch14_choice_and_failure`] | rustc looks for a digit; its change |
//! | 5 | `sudoku!` of [chapter 0](ch00_the_whole_idea#what-the-crate-adds) | a wrong digit; a given too few; `proof: types;` in front |
//!
//! (Chapters 1 to 3 are left out. From chapter 4 on the numbers are [typenum]'s: `U3` is a type for 3, and
//! in errors it is `UInt<UInt<UTerm, B1>, B1>`, its bits. `tarr![U3, U1]` is a list, `TArr<U3, TArr<U1, ATerm>>`. A
//! comparison has the output `B1`, yes, or `B0`, no. [The glossary](glossary#typenum) has the others.)
//!
//! **All of it**: the chapters in their order, with their exercises.
//!
//! **One technique**: [the index](by_technique) has each trick in a program of at most 30 lines, without Sudoku. Words are
//! in the [glossary], and what others have written is in [further reading](further_reading).
//!
//! ```text
//!                    sudoku! { 1 2 | _ _ … }
//!                               │
//!   9 – 13   READS              │  the macro: a grid becomes a type. It solves nothing.
//!                               ▼
//!                    Puzzle<…>: the givens as types
//!                               │
//!        9   PROPOSES           │  a solver, a `const fn`, fills the blanks
//!                               ▼
//!                    rows of U5, U3, …: every digit a type
//!                               │
//!   0 –  8   JUDGES             │  the rules as bounds. This part has to be right.
//!  14 – 19   SEARCHES           │  types alone: there is no other solution
//!                               ▼
//!                    Solution<…>: `Solved`, `Unique`
//!                               │
//!  20 – 22                      ▼  your program
//! ```
//!
//! If the macro or the solver is wrong, the program does not compile. So only the judge and the search
//! have to be believed.
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
//! cargo add sudoku-types # or --path …/sudoku-types, from a checkout
//! cargo add typenum --features const-generics
//! cargo run
//! ```
//!
//! In a checkout the programs are files in `sudoku-types/examples/guide`, named after their chapters.
//!
//! - *Try* changes a line or two of the program above, and shows which error comes. Read the error;
//!   then change the line back. A change may leave an import unused, of which rustc warns.
//! - A *longer change* leads to another program. The whole program is below the change, and can be unfolded.
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
//! # Chapters
//!
//! | chapter | what it is good for at work |
//! |---|---|
//! | 0. [The whole idea](ch00_the_whole_idea) | a rule of a specification as a bound, in one page |
//! | **The judge**: rules as bounds | |
//! | 1. [A digit is a type](ch01_a_digit_is_a_type) | ids, units and sizes as types that cannot be confused |
//! | 2. [Different, as a bound](ch02_different_as_a_bound) | two settings that must not be equal |
//! | 3. [Lists](ch03_lists) | fields, plugins or layers as a list of types, of any length |
//! | 4. [All different](ch04_all_different) | no pin, route or id is given twice |
//! | 5. [Columns](ch05_columns) | rows of the same length; matrices that fit |
//! | 6. [Boxes](ch06_boxes) | a part of a list whose length is a number: headers, pages, blocks |
//! | 7. [The judge](ch07_the_judge) | a type as a proof (checked, authorised, sorted) that others cannot forge |
//! | 8. [One more rule](ch08_one_more_rule) | one more rule for a system that works, with an error of its own |
//! | **The way in**: from a grid to types, and errors for players | |
//! | 9. [From constants to types](ch09_from_constants_to_types) | a size or a table that a `const fn` computes, as a type |
//! | 10. [Reading tokens](ch10_reading_tokens) | a small language in a macro: routes, queries, registers |
//! | 11. [Spans and messages](ch11_spans_and_messages) | errors that users of your macro or library understand, at the right place |
//! | 12. [Checked, though unused](ch12_checked_though_unused) | a mistake in a definition found there, and not at its first use |
//! | 13. [A type and its value](ch13_a_type_and_its_value) | a marker that is both a type and a value |
//! | **The type checker searches**: and what a search proves | |
//! | 14. [Choice and failure](ch14_choice_and_failure) | the first of several implementations that fits |
//! | 15. [Functions as members](ch15_functions_as_members) | many operations of types, and no `where` at each caller |
//! | 16. [A search in traits](ch16_a_search_in_traits) | choices that depend on each other, made by rustc: pins, slots |
//! | 17. [Many steps, little depth](ch17_many_steps_little_depth) | long computations within the limits that your users have |
//! | 18. [Refutation](ch18_refutation) | "this cannot happen" as a proof, by a search to the end |
//! | 19. [Advice that is not trusted](ch19_advice_that_is_not_trusted) | a clever tool that nobody has to trust, because a small one checks it |
//! | **The way out**: to programs that use a puzzle | |
//! | 20. [Reading a type](ch20_reading_a_type) | values and tables made from what types know |
//! | 21. [A rule of your own](ch21_a_rule_of_your_own) | a rule of your own about types of another crate |
//! | 22. [A file of puzzles](ch22_a_file_of_puzzles) | data that is checked when the program is built |
//! | 23. [A rule, said twice](ch23_a_rule_said_twice) | one rule in two forms, and a test that holds them together |
//! | 24. [What it costs](ch24_what_it_costs) | builds that have become slow |
//! | 25. [Sources, and their puzzles](ch25_sources) | one reader for the notations that people already have |
//! | **Without Sudoku** | |
//! | 26. [Regular expressions](ch26_regular_expressions) | the order of calls: builders, handshakes, transactions, drivers |
//!
//! **To look things up**: [by technique](by_technique), [glossary], [further reading](further_reading).

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
pub mod ch03_lists;
pub mod ch04_all_different;
pub mod ch05_columns;
pub mod ch06_boxes;
pub mod ch07_the_judge;
pub mod ch08_one_more_rule;
pub mod ch09_from_constants_to_types;
pub mod ch10_reading_tokens;
pub mod ch11_spans_and_messages;
pub mod ch12_checked_though_unused;
pub mod ch13_a_type_and_its_value;
pub mod ch14_choice_and_failure;
pub mod ch15_functions_as_members;
pub mod ch16_a_search_in_traits;
pub mod ch17_many_steps_little_depth;
pub mod ch18_refutation;
pub mod ch19_advice_that_is_not_trusted;
pub mod ch20_reading_a_type;
pub mod ch21_a_rule_of_your_own;
pub mod ch22_a_file_of_puzzles;
pub mod ch23_a_rule_said_twice;
pub mod ch24_what_it_costs;
pub mod ch25_sources;
pub mod ch26_regular_expressions;
pub mod further_reading;
pub mod glossary;
