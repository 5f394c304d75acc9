//! Indices into the proof's sets: each is written with two digits to base four.
//!
//! ```text
//! row 7 of a 9×9 grid      D2 D1     band 2, line 1 in it
//! column 3                 D1 D0     stack 1, place 0 in it
//! their box                D2 D1     band 2, stack 1
//! digit 6                  D1 D1     its index is 5 = 1·4 + 1
//! ```
//!
//! Where a box has more than four rows or columns, each digit is a pair, `Far<D1, D2>` for 6, and the sets are twice as
//! deep.

use super::question::{BoxHasPlace, CellHasDigit, ColumnHasPlace, Question, RowHasPlace};
use super::set::{Four, Function, Satisfied, Set, Three};
use super::visitor::{Reach, Root, Visitor, WideRoot};
use core::marker::PhantomData;

/// A digit of an index.
pub trait Digit {
    /// The child of `T` in this place.
    type Of<T: Set>: Set;
    /// `T` with another child in this place.
    type Put<T: Set, X: Set>: Set;
    /// `T` with what `F` makes of each child, as deep as this digit goes.
    type Each<T: Set, F: Function>: Set;
    /// A node with `Full` in the places before this one, and `Last` in this one.
    type Fill<Full: Set, Last: Set>: Set;

    /// A digit less than four, written as this one is.
    type Like<X: Digit>: Digit;
    /// The digit `4·H + L`, or `L` where digits are not written as pairs.
    type Last<H: Digit, L: Digit>: Digit;
    /// A digit that is written as a pair if this one is not zero or that one is.
    type Wide<That: Digit>: Digit;

    /// The visitor that finds indices of such digits.
    type Visitor<K: Reach>: Visitor;
    /// What is asked by a step of this kind.
    type Question<A: Digit, B: Digit, C: Digit, D: Digit>: Question;
}

/// The digits, which are the places of a node, and the kinds of questions.
macro_rules! digits {
    ($($(#[$doc:meta])* $digit:ident $child:ident $put:ident [$x:ident $z:ident: $fill:ty] [$that:ident: $wide:ty] $question:ident;)*) => { $(
        $(#[$doc])*
        pub enum $digit {}

        impl Digit for $digit {
            type Of<T: Set> = T::$child;
            type Put<T: Set, X: Set> = T::$put<X>;
            type Each<T: Set, F: Function> = T::Each<F>;
            type Fill<$x: Set, $z: Set> = $fill;
            type Like<X: Digit> = X;
            type Last<H: Digit, L: Digit> = L;
            type Wide<$that: Digit> = $wide;
            type Visitor<K: Reach> = Root<K>;
            type Question<A: Digit, B: Digit, C: Digit, D: Digit> = $question<A, B, C, D>;
        }
    )* };
}

digits! {
    /// 0
    D0 A PutA [X Z: Three<Z, Satisfied, Satisfied>] [That: That] CellHasDigit;
    /// 1
    D1 B PutB [X Z: Three<X, Z, Satisfied>] [That: Far<D0, D0>] RowHasPlace;
    /// 2
    D2 C PutC [X Z: Three<X, X, Z>] [That: Far<D0, D0>] ColumnHasPlace;
    /// 3
    D3 D PutD [X Z: Four<X, X, X, Z>] [That: Far<D0, D0>] BoxHasPlace;
}

/// A pair: `4·H + L`.
pub struct Far<H, L>(PhantomData<(H, L)>);

impl<H: Digit, L: Digit> Digit for Far<H, L> {
    type Of<T: Set> = L::Of<H::Of<T>>;
    type Put<T: Set, X: Set> = H::Put<T, L::Put<H::Of<T>, X>>;
    type Each<T: Set, F: Function> = T::Each<EachChild<F>>;
    type Fill<X: Set, Z: Set> = H::Fill<<D3 as Digit>::Fill<X, X>, L::Fill<X, Z>>;
    type Like<X: Digit> = Far<D0, X>;
    type Last<M: Digit, N: Digit> = Far<M, N>;
    type Wide<That: Digit> = Self;
    type Visitor<K: Reach> = WideRoot<K>;
    type Question<A: Digit, B: Digit, C: Digit, D: Digit> = L::Question<A, B, C, D>;
}

/// `F` of each child.
pub struct EachChild<F>(PhantomData<F>);

impl<F: Function> Function for EachChild<F> {
    type Of<T: Set> = T::Each<F>;
}

/// What is at an index of `T`.
pub(super) type Get<O, I, T> = <I as Digit>::Of<<O as Digit>::Of<T>>;

/// `T` with something else at an index.
pub(super) type Put<O, I, T, X> = <O as Digit>::Put<T, <I as Digit>::Put<<O as Digit>::Of<T>, X>>;

/// `T` with what `F` makes of what there is at each index, which is as deep as `O` and `I`.
pub(super) type Each<O, I, T, F> = <O as Digit>::Each<T, EachInner<I, F>>;

/// What an inner digit makes of each child.
pub struct EachInner<I, F>(PhantomData<(I, F)>);

impl<I: Digit, F: Function> Function for EachInner<I, F> {
    type Of<T: Set> = I::Each<T, F>;
}
