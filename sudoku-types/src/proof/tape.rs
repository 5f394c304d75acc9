//! The tape: numbers, each a step that names a constraint.
//!
//! ```text
//! bits   9 8   7 6   5 4   3 2   1 0
//!       ╰─y inner     ╰─x inner   kind: 0 cell, 1 row, 2 column, 3 box
//!             y outer     x outer
//!
//! cell: row x, column y        row, column, box: x, and digit y
//! ```
//!
//! That is at most 1023, and typenum knows the numbers up to 1024. Where a box has more than four rows or columns a step takes two
//! numbers, [`Wide`].

use super::digit::{D0, D1, D2, D3, Digit, Far};
use super::machine::Machine;
use core::marker::PhantomData;
use typenum::{B0, B1, UInt, UTerm};

/// Steps of a proof: a number of typenum, [`Wide`], or a pair of tapes, the first of which is run first.
///
/// The trait is sealed.
pub trait Tape: sealed::Tape {
    /// What the machine has come to after these steps.
    type Run<M: Machine>: Machine;
}

mod sealed {
    use super::{Number, UInt, UTerm, Wide};

    pub trait Tape {}

    impl<X: Tape, Y: Tape> Tape for (X, Y) {}
    impl Tape for UTerm {}
    impl<High, Low> Tape for UInt<High, Low> where Self: Number {}
    impl<X: Number, Y: Number> Tape for Wide<X, Y> {}
}

impl<X: Tape, Y: Tape> Tape for (X, Y) {
    type Run<M: Machine> = Y::Run<X::Run<M>>;
}

/// A number of typenum, two bits at a time.
pub trait Number {
    /// The lowest two bits.
    type Low: Digit;
    /// The others.
    type Rest: Number;

    /// The machine after the step of this number: the kind is taken off,
    type Step<M: Machine>: Machine;
    /// then the outer digit of x,
    type XOuter<Kind: Digit, M: Machine>: Machine;
    /// the inner one,
    type XInner<Kind: Digit, A: Digit, M: Machine>: Machine;
    /// the outer one of y,
    type YOuter<Kind: Digit, A: Digit, B: Digit, M: Machine>: Machine;
    /// and its inner one.
    type YInner<Kind: Digit, A: Digit, B: Digit, C: Digit, M: Machine>: Machine;
}

/// Numbers by their lowest two bits.
macro_rules! numbers {
    ($([$($rest:ident)?] $number:ty = $low:ident, $high:ty;)*) => { $(
        impl$(<$rest: Number>)? Number for $number {
            type Low = $low;
            type Rest = $high;
            type Step<M: Machine> = <$high as Number>::XOuter<$low, M>;
            type XOuter<Kind: Digit, M: Machine> = <$high as Number>::XInner<Kind, $low, M>;
            type XInner<Kind: Digit, A: Digit, M: Machine> = <$high as Number>::YOuter<Kind, A, $low, M>;
            type YOuter<Kind: Digit, A: Digit, B: Digit, M: Machine> =
                <$high as Number>::YInner<Kind, A, B, $low, M>;
            type YInner<Kind: Digit, A: Digit, B: Digit, C: Digit, M: Machine> =
                M::Step<Kind::Question<A, B, C, $low>>;
        }
    )* };
}

numbers! {
    [] UTerm = D0, UTerm;
    [] UInt<UTerm, B1> = D1, UTerm;
    [Rest] UInt<UInt<Rest, B0>, B0> = D0, Rest;
    [Rest] UInt<UInt<Rest, B0>, B1> = D1, Rest;
    [Rest] UInt<UInt<Rest, B1>, B0> = D2, Rest;
    [Rest] UInt<UInt<Rest, B1>, B1> = D3, Rest;
}

impl Tape for UTerm {
    type Run<M: Machine> = <Self as Number>::Step<M>;
}
impl<High, Low> Tape for UInt<High, Low>
where
    Self: Number,
{
    type Run<M: Machine> = <Self as Number>::Step<M>;
}

type Low<N> = <N as Number>::Low;
type Rest<N> = <N as Number>::Rest;

/// A step of two numbers: the kind and x, and y. Each digit is a pair.
pub struct Wide<X, Y>(PhantomData<(X, Y)>);

/// The lower pair of a number's digits,
type Pair<N> = Far<Low<N>, Low<Rest<N>>>;
/// and the one above it.
type Above<N> = Pair<Rest<Rest<N>>>;

impl<X: Number, Y: Number> Tape for Wide<X, Y> {
    type Run<M: Machine> =
        M::Step<<Low<X> as Digit>::Question<Pair<Rest<X>>, Above<Rest<X>>, Pair<Y>, Above<Y>>>;
}
