//! Chapter 15: a program that compiles because something has *no* solution.
//!
//! *Each program here runs unchanged in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! A search ends with a solution, or with nothing left to try. So far a program claimed a solution. It can also claim that
//! there is none. Then it compiles if rustc has been through all branches, and each of them has ended in a contradiction. That
//! is a proof by *refutation*. That a solution is the *only* one is the same thing: every branch but one ends in a
//! contradiction.
//!
//! So this search does not stop at a solution. It goes on, and counts as far as it matters:
//!
//! ```text
//! None        ── a solution ──►   One        ── a solution ──►   Several
//!   │                               │                               │
//!   ▼ nothing is left               ▼                               ▼
//! no solution                     the only solution               not the only one
//! ```
//!
//! The cells are those of a thermometer, as in [chapter 13](super::ch13_a_search_in_traits): digits rise. Here no digit fits,
//! and this is the whole proof:
//!
//! ```text
//! digits so far   cells that are left     found
//!
//!                 23   123   23           None    2: go on with the others
//! 2               123  23                 None    1 and 2 are not greater than 2; 3: go on
//! 2 3             23                      None    neither 2 nor 3 is greater than 3 ✗
//! 2               -    23                 None    ✗   back, without the 2
//!                 3    123   23           None    3: go on
//! 3               123  23                 None    nothing is greater than 3 ✗
//!                 -    123   23           None    ✗   nothing is left: no solution
//! ```
//!
#![doc = program!("ch15_refutation")]
//!
//! # How to read it
//!
//! `Search` is a function from the cells, the last digit, and what has been found before, to what has been found in all.
//! Compare it with that of chapter 13: there `OrElse` decided whether the rest is searched, and here it always is. The
//! candidate is tried first, and `Then` is what has been found after that; with it the same cells are searched without this
//! candidate.
//!
//! A dead branch leaves no trace in the count. Only the arm without cells adds to it.
//!
//! The claims are bounds on the end: `Refuted` holds for `None`, and `Unique` for `One`.
//!
//! # Try
//!
//! Give the last cell a 4:
//!
//! ```diff
//! -use typenum::{ATerm, B0, B1, IsLess, TArr, U0, U1, U2, U3, tarr};
//! +use typenum::{ATerm, B0, B1, IsLess, TArr, U0, U1, U2, U3, U4, tarr};
//!
//! -    refuted::<tarr![TwoOrThree, tarr![U1, U2, U3], TwoOrThree]>();
//! +    refuted::<tarr![TwoOrThree, tarr![U1, U2, U3], tarr![U2, U4]]>();
//! ```
//!
//! ```text
//! error[E0277]: not shown to have no solution: One
//! ```
//!
//! Claim that there is one solution, where there are three:
//!
//! ```diff
//! -    unique::<tarr![tarr![U3, U1], TwoOrThree, tarr![U1, U3]]>();
//! +    unique::<tarr![tarr![U3, U1, U2]]>();
//! ```
//!
//! ```text
//! error[E0277]: not shown to have one solution: Several
//! ```
//!
//! # Stop in time
//!
//! After the second solution the verdict is known, but this program goes on. Let the count decide:
//!
//! ```diff,run
//! -    TArr<More, Cells>: Search<Last, Then>,
//! +    Then: GoOn<TArr<More, Cells>, Last>,
//!
//! -    type Found = <TArr<More, Cells> as Search<Last, Then>>::Found;
//! +    type Found = Then::Found;
//!
//! +trait GoOn<Cells, Last> {
//! +    type Found;
//! +}
//! +impl<Cells: Search<Last, None>, Last> GoOn<Cells, Last> for None {
//! +    type Found = Cells::Found;
//! +}
//! +impl<Cells: Search<Last, One>, Last> GoOn<Cells, Last> for One {
//! +    type Found = Cells::Found;
//! +}
//! +impl<Cells, Last> GoOn<Cells, Last> for Several {
//! +    type Found = Several; // nobody asks about `Cells`
//! +}
//!  trait Try<Digit, Cells, Found> {
//!
//!      type TwoOrThree = tarr![U2, U3];
//! +    let _: Option<<tarr![tarr![U1, U2, char]] as Search<U0, None>>::Found> = Option::<Several>::None;
//! ```
//!
//! The last line shows it: nobody has asked whether a `char` is greater than 0. Put it one place further to the front, and it
//! is asked:
//!
//! ```diff
//! -    let _: Option<<tarr![tarr![U1, U2, char]] as Search<U0, None>>::Found> = Option::<Several>::None;
//! +    let _: Option<<tarr![tarr![U1, char, U2]] as Search<U0, None>>::Found> = Option::<Several>::None;
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `UTerm: Cmp<char>` is not satisfied
//! ```
//!
//! # Whom to believe
//!
//! A solution is checked by a [judge](super::ch07_the_judge), which is much simpler than any search. What checks a refutation?
//! If the search overlooked a branch, a false claim would compile. (The second exercise does it on purpose.) So the search has
//! to be believed. The reason to believe it is in three sentences: the two branches, "this candidate" and "the cell without
//! it", leave nothing out; a candidate is dropped only if it breaks the rule; and each solution is counted where it is found.
//!
//! The idea is older than this guide. In OCaml a pattern that cannot match is written `-> .`, and OCaml accepts it only if it
//! can *refute* it: no value that matches can have a type. The [article](super::ch28_sources#ocaml-by-types) with which this
//! crate began makes OCaml solve a Sudoku in this way. If a value can match, the error names it, and the solution is the
//! counterexample.
//!
//! # At work
//!
//! "This cannot happen" is mostly a comment or an `unreachable!()`. Where the cases are few and known when the program is
//! compiled, it can be a bound: no two routes match the same path, no order of these locks is a cycle, no state is a dead end.
//! First ask whether [a test that tries all of them](super::ch16_when_not_to_do_this) would not do.
//!
//! # Exercises
//!
//! **1.** ★ A third claim is *at most one*. Write which ends of a search show it.
//!
//! ```compile_fail,E0277
//! enum None {}
//! enum One {}
//! enum Several {}
//! enum Unfinished {}
//!
//! #[diagnostic::on_unimplemented(message = "not at most one: {Self}")]
//! trait AtMostOne {}
//! // Your lines go here.
//!
//! fn at_most_one<End: AtMostOne>() {}
//!
//! fn main() {
//!     at_most_one::<None>();
//!     at_most_one::<One>();
//! }
//! ```
//!
//! This change has to be refused:
//!
//! ```diff
//! -    at_most_one::<None>();
//! +    at_most_one::<Unfinished>();
//!
//! -    at_most_one::<One>();
//! +    at_most_one::<Several>();
//! ```
//!
//! ```text
//! error[E0277]: not at most one: Unfinished
//! error[E0277]: not at most one: Several
//! ```
//!
//! <details><summary>Hint</summary>Two of the ends show it. Think of the search that was given up.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl AtMostOne for None {}
//! impl AtMostOne for One {}
//! ```
//!
//! A search that was given up, as one of [limited steps](super::ch14_many_steps_little_depth) may be, shows nothing.
//!
//! </details>
//!
//! **2.** ★★ Prove what is false. A digit is placed in one of the cells of a list, if the cell is free. Write a search with a
//! mistake: it overlooks the last cell. Mostly it is right all the same.
//!
//! ```compile_fail,E0277
//! use typenum::{ATerm, TArr, tarr};
//!
//! enum Free {}
//! enum Taken {}
//! enum NoPlace {}
//! enum APlace {}
//!
//! trait Cell {
//!     /// The end of the search: here, or with what the other cells end in.
//!     type Or<Others>;
//! }
//! impl Cell for Free {
//!     type Or<Others> = APlace;
//! }
//! impl Cell for Taken {
//!     type Or<Others> = Others;
//! }
//!
//! trait Search {
//!     type End;
//! }
//! impl Search for ATerm {
//!     type End = NoPlace;
//! }
//! // Your lines go here.
//!
//! fn place<Cells: Search<End = APlace>>() {}
//! fn refuted<Cells: Search<End = NoPlace>>() {}
//!
//! fn main() {
//!     // This is right.
//!     place::<tarr![Taken, Free, Taken]>();
//!     refuted::<tarr![Taken, Taken]>();
//!
//!     // This is false, and compiles as well.
//!     refuted::<tarr![Taken, Free]>();
//! }
//! ```
//!
//! <details><summary>Hint</summary>Let a list of one cell be the end of the walk, and do not look at that cell.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl<Last> Search for TArr<Last, ATerm> {
//!     type End = NoPlace;
//! }
//! impl<First: Cell, Second, Cells> Search for TArr<First, TArr<Second, Cells>>
//! where
//!     TArr<Second, Cells>: Search,
//! {
//!     type End = First::Or<<TArr<Second, Cells> as Search>::End>;
//! }
//! ```
//!
//! `refuted` cannot see that a cell is missing. `NoPlace` is only a name, and whether it is true depends on the search.
//!
//! </details>
//!
//! ----
//!
//! Previous: [14. Many steps, little depth](super::ch14_many_steps_little_depth) ·
//! Next: [16. When not to do this](super::ch16_when_not_to_do_this) ·
//! [All chapters](super)
