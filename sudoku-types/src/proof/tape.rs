//! The tape: numbers, each a step that names a constraint.
//!
//! ```text
//! bits   9 8 7 6   5 4 3 2   1 0
//!        ╰──y──╯   ╰──x──╯   kind: 0 cell, 1 row, 2 column, 3 box or other unit
//!
//! cell: row x, column y        row, column, unit: x, and digit y        all counted from 0
//! ```
//!
//! That is at most 1023; typenum knows numbers up to 1024. Boxes or regions are the first units, then come those of
//! further rules, sixteen at most.

use super::index::{Index, Q0, Q1, Q2, Q3, Quarter};
use super::machine::Machine;
use super::question::Question;
use super::rules::Layout;
use typenum::{B0, B1, UInt, UTerm};

/// Steps of a proof: a number of typenum, or a pair of tapes, the first of which is run first.
///
/// The trait is sealed.
pub trait Tape: sealed::Tape {
    /// The state of the machine after these steps, in a grid with this layout.
    type Run<L: Layout, M: Machine>: Machine;
}

mod sealed {
    use super::{Number, UInt, UTerm};

    pub trait Tape {}

    impl<X: Tape, Y: Tape> Tape for (X, Y) {}
    impl Tape for UTerm {}
    impl<High, Low> Tape for UInt<High, Low> where Self: Number {}
}

impl<X: Tape, Y: Tape> Tape for (X, Y) {
    type Run<L: Layout, M: Machine> = Y::Run<L, X::Run<L, M>>;
}
impl Tape for UTerm {
    type Run<L: Layout, M: Machine> = M::Step<L, <UTerm as Number>::Asks>;
}
impl<High, Low> Tape for UInt<High, Low>
where
    Self: Number,
{
    type Run<L: Layout, M: Machine> = M::Step<L, <Self as Number>::Asks>;
}

/// A number of typenum, read two bits at a time, the lowest first.
pub trait Number {
    /// What it asks.
    type Asks: Question;
    /// What a number asks that ends with this one, and begins with a kind;
    type X<Kind: Quarter>: Question;
    /// with a kind and the lower digit of x;
    type XAbove<Kind: Quarter, Low: Quarter>: Question;
    /// with a kind and x;
    type Y<Kind: Quarter, X: Index>: Question;
    /// with all but the higher digit of y.
    type YAbove<Kind: Quarter, X: Index, Low: Quarter>: Question;
}

macro_rules! numbers {
    ($([$($rest_is:tt)*] $number:ty = $rest:ident $digit:ident;)*) => { $(
        impl<$($rest_is)*> Number for $number {
            type Asks = <$rest as Number>::X<$digit>;
            type X<Kind: Quarter> = <$rest as Number>::XAbove<Kind, $digit>;
            type XAbove<Kind: Quarter, Low: Quarter> =
                <$rest as Number>::Y<Kind, Low::Index<$digit>>;
            type Y<Kind: Quarter, X: Index> = <$rest as Number>::YAbove<Kind, X, $digit>;
            type YAbove<Kind: Quarter, X: Index, Low: Quarter> =
                Kind::Question<X, Low::Index<$digit>>;
        }
    )* };
}

numbers! {
    [] UTerm = UTerm Q0;
    [] UInt<UTerm, B1> = UTerm Q1;
    [Rest: Number] UInt<UInt<Rest, B0>, B0> = Rest Q0;
    [Rest: Number] UInt<UInt<Rest, B0>, B1> = Rest Q1;
    [Rest: Number] UInt<UInt<Rest, B1>, B0> = Rest Q2;
    [Rest: Number] UInt<UInt<Rest, B1>, B1> = Rest Q3;
}
