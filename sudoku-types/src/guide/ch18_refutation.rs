//! Chapter 18: a program that compiles because a puzzle has *no* solution.
//!
//! *Each program here without `sudoku_types` runs in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! A search ends with a solution, or with an empty stack. So far a program claimed a solution. It can also
//! claim that there is none. Then it compiles if rustc has been through all branches, and every one of them
//! has ended in a contradiction. That is a proof by *refutation*.
//!
//! That a solution is the *only* one is the same thing: every branch but one ends in a contradiction. So a
//! search that does not stop at the first solution gives both answers.
//!
//! ```text
//! None        ── a solution ──►   One        ── a solution ──►   Several: stop
//!   │                               │
//!   │ the stack is empty            │ the stack is empty
//!   ▼                               ▼
//! no solution                     one solution
//! ```
//!
//! The first line of the picture is a part of the state. Dead branches leave no trace in it: they are only
//! taken off the stack.
//!
//! The program places three digits in three cells. Its only rule is that no two are in one cell.
//!
#![doc = program!("ch18_refutation")]
//!
//! A step takes the first branch from the stack, and the first digit of that branch. If the digit has no
//! place, the branch is gone. Otherwise two branches take its place: the digit is in its first place, which
//! the other digits lose, or it is not. If no digit is left, that is a solution, and `Findings` decides how
//! to go on.
//!
//! The first claim takes rustc through a whole tree. The cells are A and B, and each digit has the places that are left
//! to it:
//!
//! ```text
//! first digit     A            B            no place ✗
//! second digit    B            A
//! third digit     no place ✗   no place ✗
//! ```
//!
//! This is the stack, step by step. A branch is the places of the digits that are not placed yet; the one on the left is
//! searched next, and `-` is a digit without a place:
//!
//! ```text
//! step   the stack after it                   the branch on the left
//!
//!        AB AB AB                             the first digit: in A, or not
//!  1     B B     │ B AB AB                    in A the others lose A; now the second: in B, or not
//!  2     -       │ - B    │ B AB AB           the third has no place ✗
//!  3     - B     │ B AB AB                    the second has no other place ✗
//!  4     B AB AB                              the first: in B, or not
//!  5     A A     │ - AB AB                    the second: in A, or not
//!  6     -       │ - A    │ - AB AB           ✗
//!  7     - A     │ - AB AB                    ✗
//!  8     - AB AB                              the first has no other place ✗
//!  9     nothing                              no solution
//! ```
//!
//! # Try
//!
//! Give the third digit a third cell:
//!
//! ```diff
//! -    refuted::<Search<Digit<Two, Digit<Two, Digit<Two, NoDigit>>>>>();
//! +    refuted::<Search<Digit<Two, Digit<Two, Digit<All, NoDigit>>>>>();
//! ```
//!
//! ```text
//! error[E0277]: not shown to have no solution: Finished<Several>
//! ```
//!
//! The first two digits can change places. With only four steps the search is not finished, which shows
//! nothing:
//!
//! ```diff
//! -type Search<D> = <Four<Four<Four<Step>>> as Steps>::Run<Searching<Branch<D, Bottom>, None>>;
//! +type Search<D> = <Four<Step> as Steps>::Run<Searching<Branch<D, Bottom>, None>>;
//! ```
//!
//! ```text
//! error[E0277]: not shown to have no solution: Searching<Branch<…
//! error[E0277]: not shown to have one solution: Searching<Branch<…
//! ```
//!
//! # Where the idea is from
//!
//! This is how the [article](super::ch25_sources) that inspired this crate makes OCaml solve a Sudoku. In
//! OCaml you can write that a pattern cannot match, `-> .`, and OCaml accepts that only if it can *refute*
//! the pattern: no value that would match it can have a type. If a value can, the error names it: the
//! solution is the counterexample.
//!
//! [`unsolvable!`](macro@crate::unsolvable) is the same in Rust, for whole grids. Here is the article's
//! puzzle without a solution, in the article's notation, with letters as digits. The last cell of the first
//! row can only be a D, and there is a D below it:
//!
//! ```
//! use sudoku_types::unsolvable;
//!
//! unsolvable! {
//!     solver: types;
//!     (A, B, C, _,
//!      _, _, _, D,
//!
//!      _, _, _, _,
//!      _, _, _, _)
//! }
//!
//! fn main() {}
//! ```
//!
//! Claim it of the article's other puzzle, which has a solution:
//!
//! ```compile_fail,E0080
//! use sudoku_types::unsolvable;
//!
//! unsolvable! {
//!     solver: types;
//!     (A, _, C, _,
//!      _, D, _, B,
//!
//!      _, A, D, _,
//!      D, _, B, _)
//! }
//!
//! fn main() {}
//! ```
//!
//! ```text
//! error[E0080]: evaluation panicked: this puzzle has a solution:…
//! ```
//!
//! Below that line the error has the solution itself, as a picture.
//!
//! # Whom to believe
//!
//! A solution is checked by a [judge](super::ch07_the_judge) that is much simpler than any search. What
//! checks a refutation? If the machine overlooked a branch, the false claim would compile. (The second
//! exercise does it on purpose.) So the machine has to be believed: some 2,400 lines of code around one
//! rule (`type_solver/planes`). The [const solver](crate::solver), which has 3,300 lines and is made for
//! speed, need not be.
//!
//! The reason to believe it is that each of its steps keeps all solutions. Its laws remove only places
//! that no solution has: the head of `planes/mod.rs` has a line for each, which says why. The two branches,
//! "it is here" and "it is not", leave nothing out. And a branch is taken off the stack only if a row of it
//! is empty, or if it is a solution, which is then counted.
//!
//! In the crate: the ends of a search are `Findings` in `type_solver/planes/machine.rs`.
//!
//! # From 4×4 to 25×25
//!
//! In the crate: `type_solver/planes` is the machine of [chapter 16](super::ch16_a_search_in_traits) for all sizes, and for
//! regions and further rules too. The differences:
//!
//! - A row is `Placed<…>`, `Open<…>` or `Empty`, so that it is counted only when it changes.
//! - The rows are counted at all places at once, as no row, one, two or more, and the counts show whether something
//!   follows. If so, the machine sweeps again; only if not does it branch. (The program of chapter 16 always sweeps
//!   three times.) The file is `rule.rs`.
//! - Tuples have the shape of the grid: a plane has bands, a band rows, a row a tuple for each box. So the rule also
//!   holds for bands of a plane and columns of a stack, and rustc goes down three levels to reach a cell of 81, not 81.
//! - Two candidates may see each other: a 3 sees the cells a knight's move away, if the rule is `anti_knight`, and the
//!   2 and 4 beside it, if it is `non_consecutive`. What *all* candidates of a row see is removed, because one of them
//!   is the place. The file is `moves.rs`.
//! - A cage needs the digits of cells, not the cells of digits. So the planes are turned into a set of digits for each
//!   cell, and of the sets of digits that have the sum (`sums.rs`) those are left that fit the cells. What none of them
//!   has is removed (`cages.rs`). What cages leave of a row, a column or a box is a cage too (`rests.rs`).
//! - Cells of a [mark](crate::Mark) lose the digits that go with none of the other cell or cells (`marks.rs`). Laws about
//!   several planes, as these are, are asked when nothing follows in any plane by itself.
//! - It branches on a cell with two candidates, or a digit with two places in a row, if there is one. If the guess is
//!   wrong, the other branch has the digit.
//!
//! The option `solver: types;` has it find the solution. Two givens are enough for the "Miracle Sudoku":
//!
//! ```
//! use sudoku_types::sudoku;
//!
//! type Miracle = sudoku! {
//!     solver: types;
//!     rules: anti_knight, anti_king, non_consecutive;
//!     _________ _________ _________
//!     _________ __1______ ______2__
//!     _________ _________ _________
//! };
//!
//! fn main() {
//!     assert_eq!(Miracle::SOLUTION.rows()[0], [4, 8, 3, 7, 2, 6, 1, 5, 9]);
//! }
//! ```
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
//! `Unfinished` has no `impl`: a search that was given up shows nothing.
//!
//! </details>
//!
//! **2.** ★★ Prove what is false. Here a digit is placed in one of the cells of a list, if the cell is free.
//! Write a search with a mistake: it overlooks the last cell. Mostly it is right all the same.
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
//!     place::<tarr![Free, Taken]>();
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
//! `refuted` cannot see that a cell is missing. `NoPlace` is only a name, and whether it is true depends on
//! the search.
//!
//! </details>
//!
//! ----
//!
//! Previous: [17. Many steps, little depth](super::ch17_many_steps_little_depth) ·
//! Next: [19. Advice that is not trusted](super::ch19_advice_that_is_not_trusted) ·
//! [All chapters](super)
