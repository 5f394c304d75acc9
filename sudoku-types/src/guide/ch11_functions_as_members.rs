//! Chapter 11: functions that need no `where`: generic associated types.
//!
//! *Each program here runs unchanged in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! An associated type may have parameters of its own, `type Or<Other: Bit>: Bit`. That is called a *generic associated type*.
//! It has two uses, and this chapter has both: many small functions without a `where`, and a trait about types that are not yet
//! complete.
//!
//! So far each function was a trait of its own, with the first argument as `Self`. Each caller needs a bound for it, each
//! caller of the caller the same bound, and so on. A solver has hundreds of functions, and would be mostly `where`. But where
//! all arguments are of *one kind*, the kind can be a trait and the functions its members:
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
//! `: Bit` after the member is a promise: the result is a bit again, so it has `Or` and `Not` too. rustc checks the promise
//! once, at each `impl`, and no caller has to repeat it: the last line of `main` calls three functions, and there is no
//! `where`.
//!
//! Break the promise. The error is in the `impl`, where the mistake is, although nothing calls this function:
//!
//! ```diff
//! -    type Not = Yes;
//! +    type Not = char;
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `char: Bit` is not satisfied
//! ```
//!
//! # Sets
//!
//! On paper you note the digits that a cell may have. You can also note the cells that a digit may be in. In a row of three
//! cells these are three bits, and a tuple of three bits is the second kind of this program, a set of cells:
//!
#![doc = program!("ch11_functions_as_members")]
//!
//! An `impl` sees one type, `Self`. For `Or` of a bit that is enough: `In` need not look at the other bit, and `Out` returns
//! it. A set has to look at both, so it takes the cells of the other set one by one: `A::ButNot<R::A>`. That is what the
//! members `A` to `C` are for.
//!
//! `First` keeps a cell if no cell before it is in the set. `Placed` uses it to count up to two: if something is left of a set
//! without its first cell, there are more cells than one.
//!
//! ```text
//!            A         B ButNot A      C ButNot (A or B)
//!
//! (          In,       Out,            In               )
//! First:     In        Out             Out
//! ```
//!
//! The two kinds call each other. `Any` of a set is a bit, and `Choose` of a bit is one of two sets: it is the `if` of this
//! program.
//!
//! # Try
//!
//! Use something that is not a bit:
//!
//! ```diff
//! -    but_not::<Five, (In, In, Out), (Out, Out, In)>();
//! +    but_not::<Five, (In, char, Out), (Out, Out, In)>();
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `char: Bit` is not satisfied
//! ```
//!
//! # Lazy or not
//!
//! A member that is not named is not worked out. But the *arguments* of a member are: rustc works out `Yes` and `No` of
//! `Choose<Yes, No>` both, before it takes one. For two small sets that does not matter. If one of them is a search, it is a
//! disaster. A choice that must be lazy is a member of its own, and each `impl` of it names only what it needs.
//!
//! # When to use which
//!
//! A kind is closed: for one more function you have to add a member to the trait, and write it in each `impl`. And a promise
//! holds for all arguments. A function that others may add, that exists only for some arguments, or that must not look at one
//! before its turn, is a trait with a `where`.
//!
//! # A family of types
//!
//! The other use has nothing to do with computing. A trait cannot have a parameter that is itself generic, such as `Rc` without
//! its contents. But a member can put the contents in. So code may leave open *how* its values are shared, or *how long* they
//! are borrowed:
//!
//! ```
//! use std::ops::Deref;
//! use std::rc::Rc;
//! use std::sync::Arc;
//!
//! /// A kind of pointer, without what it points to.
//! trait Pointer {
//!     type To<T>: Deref<Target = T> + From<T>;
//! }
//! enum OneThread {}
//! enum ManyThreads {}
//! impl Pointer for OneThread {
//!     type To<T> = Rc<T>;
//! }
//! impl Pointer for ManyThreads {
//!     type To<T> = Arc<T>;
//! }
//!
//! /// A tree of guesses. Both of its fields are behind the same kind of pointer.
//! struct Guess<P: Pointer> {
//!     digit: P::To<u8>,
//!     name: P::To<String>,
//! }
//!
//! /// Rows of a buffer that is used again: each row lives as long as the borrow of the reader.
//! trait Rows {
//!     type Row<'a>
//!     where
//!         Self: 'a;
//!     fn next(&mut self) -> Option<Self::Row<'_>>;
//! }
//!
//! struct Lines(Vec<u8>, u8);
//! impl Rows for Lines {
//!     type Row<'a> = &'a [u8];
//!     fn next(&mut self) -> Option<&[u8]> {
//!         self.1 += 1;
//!         self.0.fill(self.1);
//!         (self.1 < 4).then_some(&self.0)
//!     }
//! }
//!
//! fn main() {
//!     let guess: Guess<ManyThreads> = Guess { digit: 5.into(), name: "first".to_owned().into() };
//!     assert_eq!((*guess.digit, guess.name.len()), (5, 5));
//!
//!     let mut lines = Lines(vec![0; 2], 0);
//!     while let Some(row) = lines.next() {
//!         assert_eq!(row[0], row[1]);
//!     }
//! }
//! ```
//!
//! `Iterator` cannot be such a reader, because its `Item` has no lifetime of the call. Keep two rows at once, and the borrow
//! checker says so:
//!
//! ```diff
//!      let mut lines = Lines(vec![0; 2], 0);
//! +    let (one, other) = (lines.next(), lines.next());
//! +    assert_ne!(one, other);
//! ```
//!
//! ```text
//! error[E0499]: cannot borrow `lines` as mutable more than once at a time
//! ```
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
//!     type And<R: Row>: Row;
//! }
//! impl<A: Bit, B: Bit> Row for (A, B) {
//!     type A = A;
//!     type B = B;
//!     // Your lines go here.
//! }
//!
//! fn both<R: Row<And<S> = Common>, S: Row, Common>() {}
//!
//! fn main() {
//!     both::<(In, In), (Out, In), (Out, In)>();
//!     both::<(In, Out), (In, In), (In, Out)>();
//! }
//! ```
//!
//! <details><summary>Hint</summary>Like <code>ButNot</code> in the program: cell by cell.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! type And<R: Row> = (A::And<R::A>, B::And<R::B>);
//! ```
//!
//! </details>
//!
//! ----
//!
//! Previous: [10. Messages](super::ch10_messages) ·
//! Next: [12. Choice and failure](super::ch12_choice_and_failure) ·
//! [All chapters](super)
