//! Chapter 15: functions that need no `where`.
//!
//! *Each program here runs unchanged in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! A type-level function can be written in a second way. So far each was a trait of its own, with
//! the first argument as `Self`. Each caller needs a bound for it in a `where`, each caller of the
//! caller needs the same bound, and so on. A solver has hundreds of functions, and would be mostly
//! `where`.
//!
//! Where all arguments are of *one kind*, the kind can be a trait and the functions its members:
//! associated types with parameters. Here the kind is a bit:
//!
//! ```
//! trait Bit {
//!     type Or<Other: Bit>: Bit;
//!     type Not: Bit;
//! }
//!
//! enum Yes {}
//! enum No {}
//! impl Bit for Yes {
//!     type Or<Other: Bit> = Yes;
//!     type Not = No;
//! }
//! impl Bit for No {
//!     type Or<Other: Bit> = Other;
//!     type Not = Yes;
//! }
//!
//! fn either<A: Bit<Or<B> = C>, B: Bit, C>() {}
//!
//! fn main() {
//!     either::<No, Yes, Yes>();
//!     either::<No, <No as Bit>::Or<<Yes as Bit>::Not>, No>();
//! }
//! ```
//!
//! `: Bit` after the member is a promise: the result is a bit again, so it has `Or` and `Not` too.
//! rustc checks the promise once, at each `impl`, and no caller has to repeat it: the last line of
//! `main` calls three functions, and there is no `where`.
//!
//! # Sets
//!
//! On paper you note the digits that a cell may have. You can also note the cells that a digit may
//! be in. In a row of four cells these are four bits, and a tuple of four bits is the second kind
//! of this program, a set of cells:
//!
#![doc = program!("ch15_functions_as_members")]
//!
//! An `impl` sees one type, `Self`. For `Or` of a bit that is enough: `In` need not look at the other bit,
//! and `Out` returns it. A set has to look at both, so it takes the cells of the other set one by one:
//! `A::Or<R::A>`. That is what the members `A` to `D` are for.
//!
//! `First` keeps a cell if no cell before it is in the set: the second if not the first, the third if neither the first
//! nor the second, and so on.
//!
//! ```text
//!          A         B ButNot A      C ButNot (A or B)    D ButNot (A, B or C)
//!
//! (        In,       In,             Out,                 In                  )
//! First:   In        Out             Out                  Out
//! ```
//!
//! `Placed` uses it to count up to two: if something is left of a set without its first cell, there are more cells than
//! one.
//!
//! The two kinds call each other. `Any` of a set is a bit, and `Choose` of a bit is one of two
//! sets: it is the `if` of this program.
//!
//! # Try
//!
//! Use something that is not a bit:
//!
//! ```diff
//! -    but_not::<Five, (Out, In, In, Out), (In, Out, Out, In)>();
//! +    but_not::<Five, (Out, In, char, Out), (In, Out, Out, In)>();
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `char: Bit` is not satisfied
//! ```
//!
//! A note below the error explains why that matters: a tuple is a `Row` only if its elements are bits.
//!
//! Then break a promise:
//!
//! ```diff
//! -    type Or<R: Row> = (A::Or<R::A>, B::Or<R::B>, C::Or<R::C>, D::Or<R::D>);
//! +    type Or<R: Row> = char;
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `char: Row` is not satisfied
//! ```
//!
//! The error is in the `impl`, where the mistake is, although nothing in the program calls this
//! function.
//!
//! # Lazy or not
//!
//! A member that is not named is not worked out. But the *arguments* of a member are: rustc works
//! out `Yes` and `No` of `Choose<Yes, No>` both, before it takes one. For two small sets that does
//! not matter. If one of them is a search, it is a disaster. So a choice that must be lazy is not
//! one function with two results as arguments. It is a member of its own, and each `impl` of it
//! names only what it needs:
//!
//! ```text
//! type Choose<Yes: Row, No: Row>                  both arguments are worked out
//!
//! type IfEmpty<G: Grid, Others: Stack>            In:  Others::End
//!                                                 Out: what follows for the grid G
//! ```
//!
//! The next chapter has this member. If it is written with a `Choose` instead, rustc has not solved
//! a 4×4 after a minute.
//!
//! # When to use which
//!
//! Members cost less for large types: rustc walks through a type that a `where` clause names, and not
//! through one that is handed to a member. ([What it costs](super::ch24_what_it_costs) has more.)
//!
//! But a kind is closed. For one more function of rows you have to add a member to the trait, and
//! write it in each `impl`. And a promise holds for all arguments. A function that exists only for
//! some of them, or that must not look at an argument before its turn has come, such as the
//! [`Amb`](super::ch14_choice_and_failure) for computations of any user, is still a trait with a
//! `where`.
//!
//! In the crate: all of `type_solver/planes` is made of members. Sets are in `sets.rs` there. A row
//! of nine cells is three tuples of three, one for each box: the tuples `(In, Out, In)` of a row
//! come again in other rows, and what has been worked out once is looked up.
//!
//! # Exercises
//!
//! **1.** ★ Which cells do two sets have in common? The `impl`s for bits are there.
//!
//! ```compile_fail,E0046
//! enum In {}
//! enum Out {}
//! trait Bit {
//!     type And<B: Bit>: Bit;
//! }
//! impl Bit for In {
//!     type And<B: Bit> = B;
//! }
//! impl Bit for Out {
//!     type And<B: Bit> = Out;
//! }
//!
//! trait Row {
//!     type A: Bit;
//!     type B: Bit;
//!     type C: Bit;
//!     type And<R: Row>: Row;
//! }
//! impl<A: Bit, B: Bit, C: Bit> Row for (A, B, C) {
//!     type A = A;
//!     type B = B;
//!     type C = C;
//!     // Your lines go here.
//! }
//!
//! fn both<R: Row<And<S> = Common>, S: Row, Common>() {}
//!
//! fn main() {
//!     both::<(In, In, Out), (Out, In, In), (Out, In, Out)>();
//!     both::<(In, Out, In), (In, In, In), (In, Out, In)>();
//! }
//! ```
//!
//! <details><summary>Hint</summary>Like <code>Or</code> in the program: cell by cell.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! type And<R: Row> = (A::And<R::A>, B::And<R::B>, C::And<R::C>);
//! ```
//!
//! </details>
//!
//! **2.** ★★ A row without a cell is a contradiction, a row with one cell is solved, a row with more is open.
//! The crate has that in the type: `Empty`, `Placed<Row>` or `Open<Row>`. For this it counts up to two.
//! Write `Count`, with the numbers `Zero`, `One` and `Many`.
//!
//! ```compile_fail,E0277
//! use std::marker::PhantomData;
//!
//! enum Empty {}
//! struct Placed<Row>(PhantomData<Row>);
//! struct Open<Row>(PhantomData<Row>);
//!
//! trait Count {
//!     type OneMore: Count;
//!     /// The row, noted.
//!     type Note<Row>;
//! }
//! enum Zero {}
//! enum One {}
//! enum Many {}
//! // Your lines go here.
//!
//! enum In {}
//! enum Out {}
//! trait Bit {
//!     type Count<N: Count>: Count;
//! }
//! impl Bit for In {
//!     type Count<N: Count> = N::OneMore;
//! }
//! impl Bit for Out {
//!     type Count<N: Count> = N;
//! }
//!
//! trait Row {
//!     type Noted;
//! }
//! impl<A: Bit, B: Bit, C: Bit> Row for (A, B, C) {
//!     type Noted = <A::Count<B::Count<C::Count<Zero>>> as Count>::Note<Self>;
//! }
//!
//! fn noted<R: Row<Noted = Noted>, Noted>() {}
//!
//! fn main() {
//!     noted::<(Out, Out, Out), Empty>();
//!     noted::<(Out, In, Out), Placed<(Out, In, Out)>>();
//!     noted::<(In, In, Out), Open<(In, In, Out)>>();
//!     noted::<(In, In, In), Open<(In, In, In)>>();
//! }
//! ```
//!
//! <details><summary>Hint</summary>A number knows the next number, and how a row with so many cells is noted.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl Count for Zero {
//!     type OneMore = One;
//!     type Note<Row> = Empty;
//! }
//! impl Count for One {
//!     type OneMore = Many;
//!     type Note<Row> = Placed<Row>;
//! }
//! impl Count for Many {
//!     type OneMore = Many;
//!     type Note<Row> = Open<Row>;
//! }
//! ```
//!
//! Three numbers are enough, because nothing follows from a fourth.
//!
//! </details>
//!
//! ----
//!
//! Previous: [14. Choice and failure](super::ch14_choice_and_failure) ·
//! Next: [16. A search in traits](super::ch16_a_search_in_traits) ·
//! [All chapters](super)
