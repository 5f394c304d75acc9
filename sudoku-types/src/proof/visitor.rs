//! Visitors walk through a set, note the digits of their path, and say what to do at each open leaf.
//!
//! ```text
//! root          Root<K>          WideRoot<K>
//!  │                              WideOuter<K>
//! outer digit   Outer<K>         WideOuterLow<K, H>
//!  │                              WideInner<K, O>
//! inner digit   Inner<K, O>      WideInnerLow<K, O, H>         K::Reached<O, I, …>
//!  │                                                           or, if the set goes on, at the root of the next index
//! ```

use super::digit::{Digit, Far};
use super::machine::{Machine, Stuck};
use super::units::Units;
use core::marker::PhantomData;

/// A visitor at a level of a set.
pub trait Visitor {
    /// The visitor at the children of the place `D` of this level.
    type To<D: Digit>: Visitor;
    /// What becomes of the machine if there is an open leaf in the place `D`.
    type Found<D: Digit, M: Machine>: Machine;
    /// The same if the leaf is a cell in these listed units.
    type FoundIn<U: Units, D: Digit, M: Machine>: Machine;
}

/// What is to be done at an index.
pub trait Reach {
    /// What becomes of the machine where a leaf is open.
    type Reached<O: Digit, I: Digit, M: Machine>: Machine;
    /// The same where the leaf is a cell in these listed units.
    type ReachedIn<U: Units, O: Digit, I: Digit, M: Machine>: Machine;
    /// What is to be done in the set that begins there.
    type Within<O: Digit, I: Digit>: Reach;
}

/// Visitors and what they have noted. An index is complete at those that say `at` which.
macro_rules! visitors {
    ($($name:ident<$($noted:ident),*> $digit:ident => $next:ty, $machine:ident: $found:ty, $units:ident: $found_in:ty;)*) => { $(
        #[doc = "A visitor that has noted these digits."]
        pub struct $name<K, $($noted),*>(PhantomData<(K, $($noted),*)>);

        impl<K: Reach, $($noted: Digit),*> Visitor for $name<K, $($noted),*> {
            type To<$digit: Digit> = $next;
            type Found<$digit: Digit, $machine: Machine> = $found;
            type FoundIn<$units: Units, $digit: Digit, $machine: Machine> = $found_in;
        }
    )* };
}

visitors! {
    Root<> D => Outer<K>, M: Stuck, U: Stuck;
    Outer<> O => Inner<K, O>, M: Stuck, U: Stuck;
    Inner<O> I => Outer<K::Within<O, I>>, M: K::Reached<O, I, M>, U: K::ReachedIn<U, O, I, M>;

    WideRoot<> D => WideOuter<K>, M: Stuck, U: Stuck;
    WideOuter<> H => WideOuterLow<K, H>, M: Stuck, U: Stuck;
    WideOuterLow<H> L => WideInner<K, Far<H, L>>, M: Stuck, U: Stuck;
    WideInner<O> H => WideInnerLow<K, O, H>, M: Stuck, U: Stuck;
    WideInnerLow<O, H> L => WideOuter<K::Within<O, Far<H, L>>>, M: K::Reached<O, Far<H, L>, M>, U: K::ReachedIn<U, O, Far<H, L>, M>;
}
