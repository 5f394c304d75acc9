//! Project: units of measure, so that a wrong sum does not compile.
//!
//! *Each program here runs unchanged in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! An afternoon, after chapters [2](super::ch02_different_as_a_bound) and [10](super::ch10_messages). In 1999 a spacecraft was
//! lost at Mars because one program wrote pound-seconds and another read newton-seconds. Both were numbers. You write a type
//! for numbers with units: metres and seconds, with any powers of them. Each part begins with a program that does not compile,
//! has tests below it that your program must refuse, and ends with a solution.
//!
//! # Part one: a sum
//!
//! The unit is a type parameter, as [a state](super::ch03_states_and_builders) is. Only equal units can be added.
//!
//! **1.** ★ Write `Add`.
//!
//! ```compile_fail,E0369
//! use std::marker::PhantomData;
//! use std::ops::Add;
//!
//! #[derive(Debug, PartialEq)]
//! enum Metre {}
//! #[derive(Debug, PartialEq)]
//! enum Second {}
//!
//! #[derive(Debug, PartialEq)]
//! struct Quantity<Unit>(f64, PhantomData<Unit>);
//!
//! fn of<Unit>(number: f64) -> Quantity<Unit> {
//!     Quantity(number, PhantomData)
//! }
//!
//! // Your lines go here.
//!
//! fn main() {
//!     assert_eq!(of::<Metre>(3.0) + of(2.0), of(5.0));
//!     assert_eq!(of::<Second>(3.0) + of(2.0), of(5.0));
//! }
//! ```
//!
//! ```diff
//! -    assert_eq!(of::<Second>(3.0) + of(2.0), of(5.0));
//! +    assert_eq!(of::<Second>(3.0) + of::<Metre>(2.0), of(5.0));
//! ```
//!
//! ```text
//! error[E0308]: mismatched types
//! ```
//!
//! <details><summary>Hint</summary>One <code>impl</code>, whose unit is the same on both sides.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl<Unit> Add for Quantity<Unit> {
//!     type Output = Self;
//!
//!     fn add(self, other: Self) -> Self {
//!         of(self.0 + other.0)
//!     }
//! }
//! ```
//!
//! </details>
//!
//! # Part two: a product
//!
//! Metres times metres are square metres, and metres per second times seconds are metres. So a unit is two powers, and the
//! powers are numbers that rustc adds. typenum has integers with a sign: `P1` is 1, `Z0` is 0, `N1` is −1, and `Sum` adds them.
//!
//! **2.** ★★ Write `Mul`. Dividing by a quantity is multiplying by one with a negative power.
//!
//! ```compile_fail,E0369
//! use std::marker::PhantomData;
//! use std::ops::{Add, Mul};
//! use typenum::{N1, P1, P2, Sum, Z0};
//!
//! /// Metres to the power of `M`, and seconds to the power of `S`.
//! #[derive(Debug, PartialEq)]
//! struct Quantity<M, S>(f64, PhantomData<(M, S)>);
//!
//! type Metres = Quantity<P1, Z0>;
//! type Seconds = Quantity<Z0, P1>;
//! type PerSecond = Quantity<Z0, N1>;
//! type SquareMetres = Quantity<P2, Z0>;
//!
//! fn of<M, S>(number: f64) -> Quantity<M, S> {
//!     Quantity(number, PhantomData)
//! }
//!
//! // Your lines go here.
//!
//! fn main() {
//!     let (length, half): (Metres, PerSecond) = (of(6.0), of(0.5));
//!     let time: Seconds = of(4.0);
//!     let way: Metres = length * half * time;
//!     let area: SquareMetres = way * of::<P1, Z0>(2.0);
//!     assert_eq!(area, of(24.0));
//! }
//! ```
//!
//! ```diff
//! -    let way: Metres = length * half * time;
//! +    let way: Metres = length * half;
//! ```
//!
//! ```text
//! error[E0308]: mismatched types
//! ```
//!
//! <details><summary>Hint</summary>Four parameters, two bounds <code>Add</code>, and an output with two sums.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl<M: Add<N>, S: Add<T>, N, T> Mul<Quantity<N, T>> for Quantity<M, S> {
//!     type Output = Quantity<Sum<M, N>, Sum<S, T>>;
//!
//!     fn mul(self, other: Quantity<N, T>) -> Self::Output {
//!         of(self.0 * other.0)
//!     }
//! }
//! ```
//!
//! </details>
//!
//! # Part three: words
//!
//! "Mismatched types" does not name the mistake. If quantities of *all* units can be added as far as `Add` is concerned, a
//! bound of your own can fail, with your words.
//!
//! **3.** ★★★ Write `SameUnit`, with "these units cannot be added". (With `impl<Unit> SameUnit<Unit> for Unit` rustc would
//! conclude what the other unit is, and say "mismatched types" again. Ask typenum whether the powers are equal.)
//!
//! ```compile_fail,E0405
//! use std::marker::PhantomData;
//! use std::ops::Add;
//! use typenum::{B1, IsEqual, P1, P2, Z0};
//!
//! #[derive(Debug, PartialEq)]
//! struct Quantity<M, S>(f64, PhantomData<(M, S)>);
//!
//! fn of<M, S>(number: f64) -> Quantity<M, S> {
//!     Quantity(number, PhantomData)
//! }
//!
//! // Your lines go here.
//!
//! impl<M, S, N, T> Add<Quantity<N, T>> for Quantity<M, S>
//! where
//!     (M, S): SameUnit<(N, T)>,
//! {
//!     type Output = Quantity<M, S>;
//!
//!     fn add(self, other: Quantity<N, T>) -> Quantity<M, S> {
//!         of(self.0 + other.0)
//!     }
//! }
//!
//! fn main() {
//!     let area = of::<P2, Z0>(6.0) + of::<P2, Z0>(1.0);
//!     assert_eq!(area + of::<P2, Z0>(1.0), of(8.0));
//!     assert_eq!(of::<Z0, P1>(6.0) + of::<Z0, P1>(1.0), of(7.0));
//! }
//! ```
//!
//! ```diff
//! -    assert_eq!(area + of::<P2, Z0>(1.0), of(8.0));
//! +    assert_eq!(area + of::<P1, Z0>(1.0), of(8.0));
//! ```
//!
//! ```text
//! error[E0277]: these units cannot be added
//! ```
//!
//! <details><summary>Hint</summary>The words on the trait, the mark on its <code>impl</code>, and two bounds with <code>Output = B1</code>.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! #[diagnostic::on_unimplemented(message = "these units cannot be added")]
//! trait SameUnit<Other> {}
//! #[diagnostic::do_not_recommend]
//! impl<M: IsEqual<N, Output = B1>, S: IsEqual<T, Output = B1>, N, T> SameUnit<(N, T)> for (M, S) {}
//! ```
//!
//! </details>
//!
//! # Further
//!
//! Add kilograms, and see how many lines change. Give the numbers of other units, such as feet, a constant with which they
//! become metres. Then look at how [uom](https://docs.rs/uom) does it, which has all units of the SI.
//!
//! ----
//!
//! [All chapters](super)
