//! Chapter 16: when not to do this: what it costs, and what to do instead.
//!
//! *Each program here runs unchanged in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! You can make rustc judge and solve. Mostly you should not. This chapter has one rule in three forms, what each of them
//! costs, and how to decide.
//!
#![doc = program!("ch16_when_not_to_do_this")]
//!
//! # Three forms
//!
//! | | while it runs | a constant | types |
//! |---|---|---|---|
//! | a fault is found | when the line is run, by a test or a user | when this is compiled | when this is compiled |
//! | the error says | what you write: the digit, the row, the file | what you write, at the constant | what rustc knows of types; with work, [your words](super::ch10_messages) |
//! | data from a file or a user | yes | only what is in the source | only what is in the source |
//! | others can rely on it | by a struct whose field is private | no: the next array is not checked | by a [sealed bound](super::ch07_the_judge), in generic code too |
//! | a colleague reads it | at once | at once | after some chapters of this guide |
//! | it takes longer to compile | no | as long as the loop takes | with each question that is new to rustc |
//!
//! Break the second and the third, and compare what you read:
//!
//! ```diff
//! -const FIRST: [u8; 4] = [2, 4, 1, 3];
//! +const FIRST: [u8; 4] = [2, 4, 1, 4];
//! ```
//!
//! ```text
//! error[E0080]: evaluation panicked: a digit appears twice
//! ```
//!
//! ```diff
//! -    row::<tarr![U2, U4, U1, U3]>();
//! +    row::<tarr![U2, U4, U1, U4]>();
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<UInt<UInt<UInt<UTerm, B1>, B0>, B0> as IsNotEqual>::Output == B1`
//! ```
//!
//! The constant wins: it is the function that you would have written anyway, with `while` in the place of `for`, and an
//! `assert!` in front. If the data is in the source and the check is all that you want, stop there. A `const` block in a
//! function does it too, and may use the function's const generics:
//!
//! ```
//! fn window<const WIDTH: usize>(row: &[u8; 9]) -> Vec<u8> {
//!     const { assert!(0 < WIDTH && WIDTH <= 9, "a window has 1 to 9 cells") }
//!     row.windows(WIDTH).map(|cells| cells.iter().sum()).collect()
//! }
//!
//! fn main() {
//!     assert_eq!(window::<8>(&[1, 2, 3, 4, 5, 6, 7, 8, 9]), [36, 44]);
//! }
//! ```
//!
//! With `window::<12>`:
//!
//! ```text
//! $ cargo build
//! error[E0080]: evaluation panicked: a window has 1 to 9 cells
//! ```
//!
//! It has two limits. Such a block is evaluated when code is generated: `cargo check` and the editor do not show it. And no
//! bound says to the caller's caller what will be refused.
//!
//! # What it costs
//!
//! **Errors.** Your users do not see your traits; they see what rustc prints when one of them does not hold. A bound that fails
//! five levels down is an error about a type that nobody has written. Words and places can be had, but they are half of the
//! work: count that in before you begin.
//!
//! **Builds.** rustc is slow at this, but it remembers its answers. A question that it has answered before costs next to
//! nothing, and each *new* one costs about the same. So count the different questions, not the steps: a bound
//! on two digits has few forms, and a bound on a digit and a whole row has as many as there are rows. Small types that come
//! again are cheap, and large ones that are always new are not. Whoever depends on your crate pays, in each of their builds.
//! How to measure it is in the [index](super::by_technique#measuring); what was measured here, in [part
//! two](super::ch27_what_it_costs).
//!
//! **Depth.** 128 levels, which belong to your users and not to you. [Steps](super::ch14_many_steps_little_depth) get by with
//! few, and make a simple function into a machine.
//!
//! **Colleagues.** Code is read more often than written. There is no debugger for types, no `println!`, and most who will
//! change this have never done it. What helps: the drawing of the types above the code; a rule for each trait in one sentence;
//! a test that each wrong program is refused, with its error (the crate [trybuild](https://docs.rs/trybuild)); and as few
//! traits as possible.
//!
//! **A public type is a promise.** If the state of a builder is in its type, a new required field breaks all who have named
//! that type. Hide it behind `impl Trait`, or do not begin.
//!
//! # How to decide
//!
//! Ask these in order, and stop at the first yes.
//!
//! 1. *Does the data come while the program runs?* Then check it while it runs, once, at the edge, and keep the result in a
//!    type of its own: `Row::new` above returns a `Row` or an error, and whoever has a `Row` need not check again. That is most
//!    of what one wants from types.
//! 2. *Is it one table in the source?* A `const` and an `assert!`. Or a test: it runs as often as you build.
//! 3. *Is there a number in a type, and a condition on it?* `const { assert!(…) }`, if the error may come late.
//! 4. *Is it about the order of calls, or a unit?* [States](super::ch03_states_and_builders). They are cheap in all respects.
//! 5. *Does generic code of others rely on it?* A sealed bound. That is what types are for: it travels with the type through
//!    code that knows nothing of it.
//! 6. *Does a user write it, in your macro?* Then a bound can put the error on their token, where a panic in a constant cannot.
//!
//! And if you have answered six times no, it may still be fun, as a Sudoku is.
//!
//! # Exercises
//!
//! **1.** ★ The run-time form has a hole: its field is private only to a *module*. Put `Row` into a module of its own, so that
//! the last line, without its slashes, would not compile.
//!
//! ```compile_fail,E0433
//! // Your lines go here.
//!
//! fn main() {
//!     let row = checked::Row::new([2, 4, 1, 3]).expect("different digits");
//!     assert_eq!(row.cells()[1], 4);
//!     assert!(checked::Row::new([2, 4, 1, 4]).is_none());
//!     // let _ = checked::Row([1; 4]);
//! }
//! ```
//!
//! This change has to be refused:
//!
//! ```diff
//! -    // let _ = checked::Row([1; 4]);
//! +    let _ = checked::Row([1; 4]);
//! ```
//!
//! ```text
//! error[E0603]: tuple struct constructor `Row` is private
//! ```
//!
//! <details><summary>Hint</summary>A struct that is <code>pub</code> with a field that is not, and a function that reads it.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! mod checked {
//!     pub struct Row([u8; 4]);
//!
//!     impl Row {
//!         pub fn new(cells: [u8; 4]) -> Option<Row> {
//!             let is_new = |place: usize| !cells[..place].contains(&cells[place]);
//!             (0..4).all(is_new).then_some(Row(cells))
//!         }
//!
//!         pub fn cells(&self) -> &[u8; 4] {
//!             &self.0
//!         }
//!     }
//! }
//! ```
//!
//! This is the seal of [chapter 7](super::ch07_the_judge), for values.
//!
//! </details>
//!
//! **2.** ★★ Take something back. These two traits check that a table of routes has no path twice. Do it by a constant, with
//! the path in no type at all. (`==` of two `str` is not allowed in a constant; that of two bytes is.)
//!
//! ```compile_fail,E0425
//! const ROUTES: [&str; 3] = ["/", "/puzzle", "/player"];
//!
//! // Your lines go here.
//!
//! const _: () = assert!(all_different(&ROUTES), "a path is there twice");
//!
//! fn main() {
//!     assert!(!all_different(&["/", "/puzzle", "/puzzle"]));
//!     assert!(all_different(&["/p", "/puzzle"]));
//! }
//! ```
//!
//! <details><summary>Hint</summary>Two functions: one for two texts, one for all pairs.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! const fn same(one: &[u8], other: &[u8]) -> bool {
//!     let mut i = 0;
//!     while i < one.len() && i < other.len() && one[i] == other[i] {
//!         i += 1;
//!     }
//!     i == one.len() && i == other.len()
//! }
//!
//! const fn all_different(texts: &[&str]) -> bool {
//!     let mut pair = 0;
//!     while pair < texts.len() * texts.len() {
//!         let (one, other) = (pair / texts.len(), pair % texts.len());
//!         if one < other && same(texts[one].as_bytes(), texts[other].as_bytes()) {
//!             return false;
//!         }
//!         pair += 1;
//!     }
//!     true
//! }
//! ```
//!
//! No trait, no bound, and the error is the sentence in the `assert!`.
//!
//! </details>
//!
//! ----
//!
//! Previous: [15. Refutation](super::ch15_refutation) ·
//! Next: [17. Reading tokens](super::ch17_reading_tokens) ·
//! [All chapters](super)
