//! Chapter 6: a list of values, each of another type.
//!
//! *Each program here runs unchanged in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! The [lists](super::ch04_lists) so far had types and no values: nobody ever makes a `tarr![U3, U1]`. But a list may have
//! both. Then it is a tuple of any length, about which generic code can be written. A `Vec` needs elements of one type; a
//! struct needs a name for each; this list needs neither.
//!
//! ```text
//! list!["Daily", 12_u16, true]
//!
//! value    Cons("Daily", Cons(12, Cons(true, Nil)))
//! type     Cons<&str,    Cons<u16, Cons<bool, Nil>>>
//! ```
//!
#![doc = program!("ch06_lists_with_values")]
//!
//! # A walk that does something
//!
//! `Lines` is the walk of [chapter 4](super::ch04_lists), with an `impl` for the end and one for a step. But its result is a
//! value. The bounds are the same as for types: `Head: Display` is what is needed of this element, and `Tail: Lines` is the
//! recursive call.
//!
//! rustc makes a function of its own for each list. No element is boxed, there is no `dyn`, and each call is known when the
//! program is compiled. What is missing is an index that is computed: `puzzle[i]` has no type, because the elements have
//! several.
//!
//! # Reading by type
//!
//! `get` finds the element of a type. It is either the head, or in the tail. Without `Place` the two `impl`s would be
//!
//! ```text
//! impl<T, Tail>            Get<T> for Cons<T, Tail>          the head is a T
//! impl<T, Head, Tail>      Get<T> for Cons<Head, Tail>       it is in the tail
//!     where Tail: Get<T>
//! ```
//!
//! and a list with a `T` at the head and another one in the tail would fit both, so rustc refuses them (E0119). A bound "`Head`
//! is not `T`" does not exist. So each `impl` gets a *parameter of its own*: `Get<T, Here>` and `Get<T, There<Place>>` are
//! different traits, and cannot overlap. Nobody writes the place. rustc looks for it: if there is one place that fits, it takes
//! that.
//!
//! ```text
//! puzzle.get() as &bool     Get<bool, _>      _ = There<There<Here>>
//! ```
//!
//! This is a search by rustc, and the only one that it does by itself. It never chooses: if there are two, it asks you.
//!
//! # Try
//!
//! Ask for a type that is not in the list:
//!
//! ```diff
//! -    let number: &u16 = puzzle.get();
//! +    let number: &u16 = puzzle.get();
//! +    let _: &char = puzzle.get();
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `Nil: Get<char, _>` is not satisfied
//! ```
//!
//! As always, an error about the end of a list is a walk that has not found what it was looking for. Put a second `u16` into
//! the list:
//!
//! ```diff
//! -    let puzzle = list!["Daily", 12_u16, true];
//! +    let puzzle = list!["Daily", 12_u16, true, 3_u16];
//! ```
//!
//! ```text
//! error[E0283]: type annotations needed
//! ```
//!
//! There are two places now. You can name one, `Get::<u16, There<Here>>::get(&puzzle)`; a better way is a type for each thing,
//! `struct Number(u16)`.
//!
//! And put in something that cannot be printed:
//!
//! ```diff
//! -    let puzzle = list!["Daily", 12_u16, true];
//! +    let puzzle = list!["Daily", (), 12_u16, true];
//! ```
//!
//! ```text
//! error[E0599]: the method `lines` exists for struct `Cons<…>`, but its trait bounds were not satisfied
//! ```
//!
//! # At work
//!
//! Such lists are what [frunk](https://docs.rs/frunk) calls an `HList`: settings, middleware, plugins or columns of a table,
//! each of its own type, in one value to which a user can add. The web framework
//! warp passes the arguments of a handler so. It costs a type that grows with each element, and is printed as a whole in each error. If
//! there are at most a few elements, implement the trait for tuples by a macro, as the standard library does; if all elements
//! can be behind one trait, a `Vec<Box<dyn Trait>>` is simpler.
//!
//! # Exercises
//!
//! **1.** ★ Count the elements. Why does this need no value?
//!
//! ```compile_fail,E0277
//! struct Nil;
//! struct Cons<Head, Tail>(Head, Tail);
//!
//! trait Length {
//!     const LENGTH: usize;
//! }
//! // Your lines go here.
//!
//! fn known<List: Length>(_list: &List) -> usize {
//!     List::LENGTH
//! }
//!
//! fn main() {
//!     let list = Cons(1, Cons('a', Nil));
//!     assert_eq!((known(&list), known(&Nil)), (2, 0));
//! }
//! ```
//!
//! <details><summary>Hint</summary>The two arms of chapter 4.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl Length for Nil {
//!     const LENGTH: usize = 0;
//! }
//! impl<Head, Tail: Length> Length for Cons<Head, Tail> {
//!     const LENGTH: usize = 1 + Tail::LENGTH;
//! }
//! ```
//!
//! It is a constant of the type, which can be used where there is no list yet.
//!
//! </details>
//!
//! **2.** ★★ Append one list to another. The result has a type that depends on both, and a value.
//!
//! ```compile_fail,E0599
//! #[derive(Debug, PartialEq)]
//! struct Nil;
//! #[derive(Debug, PartialEq)]
//! struct Cons<Head, Tail>(Head, Tail);
//!
//! trait Append<Other> {
//!     type Output;
//!
//!     fn append(self, other: Other) -> Self::Output;
//! }
//! // Your lines go here.
//!
//! fn main() {
//!     let both = Cons(1, Cons('a', Nil)).append(Cons(true, Nil));
//!     assert_eq!(both, Cons(1, Cons('a', Cons(true, Nil))));
//! }
//! ```
//!
//! <details><summary>Hint</summary>At the end of the first list the result is the other. The method follows the type, line by line.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl<Other> Append<Other> for Nil {
//!     type Output = Other;
//!
//!     fn append(self, other: Other) -> Other {
//!         other
//!     }
//! }
//! impl<Head, Tail: Append<Other>, Other> Append<Other> for Cons<Head, Tail> {
//!     type Output = Cons<Head, Tail::Output>;
//!
//!     fn append(self, other: Other) -> Self::Output {
//!         Cons(self.0, self.1.append(other))
//!     }
//! }
//! ```
//!
//! </details>
//!
//! ----
//!
//! Previous: [5. All different](super::ch05_all_different) ·
//! Next: [7. The judge](super::ch07_the_judge) ·
//! [All chapters](super)
