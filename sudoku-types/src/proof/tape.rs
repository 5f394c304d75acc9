//! The tape: numbers, each a step that names a constraint.
//!
//! ```text
//! bits   9 8   7 6   5 4   3 2   1 0
//!       ╰─y inner     ╰─x inner   kind: 0 cell, 1 row, 2 column, 3 box or other unit
//!             y outer     x outer
//!
//! cell: row x, column y        row, column, unit: x, and digit y
//! ```
//!
//! That is at most 1023; typenum knows numbers up to 1024. Where a box has more than four rows or columns a step takes two
//! numbers, [`Wide`]. In a puzzle with regions or further rules, the digits of a row, column or unit are its number to base
//! four, not its band and stack. Its units are its boxes or regions, then those of its further rules, sixteen at most.

use super::digit::{D0, D1, D2, D3, Digit, Far};
use super::machine::Machine;
use super::set::Set;
use core::marker::PhantomData;
use typenum::{B0, B1, UInt, UTerm};

/// Steps of a proof: a number of typenum, [`Wide`], or a pair of tapes, the first of which is run first.
///
/// The trait is sealed.
pub trait Tape: sealed::Tape {
    /// The state of the machine after these steps, in a grid whose listed units have the cells that `L` says.
    type Run<L: Set, M: Machine>: Machine;
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
    type Run<L: Set, M: Machine> = Y::Run<L, X::Run<L, M>>;
}

/// A number of typenum, two bits at a time.
pub trait Number {
    /// The lowest two bits.
    type Low: Digit;
    /// The others.
    type Rest: Number;
}

impl Number for UTerm {
    type Low = D0;
    type Rest = UTerm;
}
impl Number for UInt<UTerm, B1> {
    type Low = D1;
    type Rest = UTerm;
}

macro_rules! two_bits {
    ($($high:ident $low:ident = $digit:ident,)*) => { $(
        impl<Rest: Number> Number for UInt<UInt<Rest, $high>, $low> {
            type Low = $digit;
            type Rest = Rest;
        }
    )* };
}

two_bits! { B0 B0 = D0, B0 B1 = D1, B1 B0 = D2, B1 B1 = D3, }

type Low<N> = <N as Number>::Low;
type Rest<N> = <N as Number>::Rest;

/// What a number asks.
type Asked<N> = <Low<N> as Digit>::Question<
    Low<Rest<N>>,
    Low<Rest<Rest<N>>>,
    Low<Rest<Rest<Rest<N>>>>,
    Low<Rest<Rest<Rest<Rest<N>>>>>,
>;

impl Tape for UTerm {
    type Run<L: Set, M: Machine> = M::Step<L, Asked<UTerm>>;
}
impl<High, Low> Tape for UInt<High, Low>
where
    Self: Number,
{
    type Run<L: Set, M: Machine> = M::Step<L, Asked<Self>>;
}

/// A step of two numbers: the kind and x, and y. Each digit is a pair.
pub struct Wide<X, Y>(PhantomData<(X, Y)>);

/// The lower pair of a number's digits,
type Pair<N> = Far<Low<N>, Low<Rest<N>>>;
/// and the one above it.
type Above<N> = Pair<Rest<Rest<N>>>;

impl<X: Number, Y: Number> Tape for Wide<X, Y> {
    type Run<L: Set, M: Machine> =
        M::Step<L, <Low<X> as Digit>::Question<Pair<Rest<X>>, Above<Rest<X>>, Pair<Y>, Above<Y>>>;
}
