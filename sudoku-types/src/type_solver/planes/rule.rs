//! The one rule: each row has a place of its own, and each place a row.
//!
//! ```text
//! rows                     places
//! digits                   the cells of a row of the grid
//! rows of a digit          the boxes of a band
//! bands of a digit         the columns of a stack
//! rows of a digit          the columns of the grid, where there are no boxes
//! ```
//!
//! The rows are counted at each place. A place without a row, or with two placed rows, is a contradiction; where only one
//! row can go, it goes; and where a row is placed, no other goes.

use super::bits::{Bit, In, Out};
use super::machine::{Dead, Done, Gone, Moving, Open, Status};
use super::parts::Part;
use super::paths::{I0, I1, I2, I3, I4, Path};
use super::rows::{Count, Empty, Placed, Wanted, Zero};
use super::sets::Set;
use super::tuples::{elements, fold, tuples};
use core::marker::PhantomData;

/// What a row tells a place; or places, in nested tuples.
pub trait Marks {
    elements! { of Marks }
    /// What has been counted, and this.
    type Count<C: Counts>: Counts;
}

macro_rules! marks {
    ($($(#[$doc:meta])* $mark:ident: $count:ty;)*) => { $(
        $(#[$doc])*
        impl Marks for $mark {
            elements! { all $mark }
            type Count<C: Counts> = $count;
        }
    )* };
}

/// A row is placed here.
pub enum Here {}

/// A row is empty.
pub enum Never {}

marks! {
    In: C::Open;
    Out: C;
    Here: C::Placed;
    Never: NoRow;
}

/// What has been counted at a place; or at places, in nested tuples.
pub trait Counts {
    elements! { of Counts }
    /// With the marks of one more row.
    type Add<M: Marks>: Counts;
    /// At one place: with an open row more, or a placed one.
    type Open: Counts;
    type Placed: Counts;
    /// What follows.
    type Status: Status;
    /// The places where only one row can go,
    type Sole: Set;
    /// where a row is placed,
    type Taken: Set;
    /// and where two rows can go.
    type Pairs: Set;
}

macro_rules! counts {
    ($(
        $(#[$doc:meta])*
        $count:ident: $open:ident, $placed:ident, $status:ident, $sole:ident $taken:ident $pairs:ident;
    )*) => { $(
        $(#[$doc])*
        pub enum $count {}
        impl Counts for $count {
            elements! { all $count }
            type Add<M: Marks> = M::Count<Self>;
            type Open = $open;
            type Placed = $placed;
            type Status = $status;
            type Sole = $sole;
            type Taken = $taken;
            type Pairs = $pairs;
        }
    )* };
}

counts! {
    /// No row,
    None0: One1, Taken, Dead, Out Out Out;
    /// one open row,
    One1: Two2, Crowded, Moving, In Out Out;
    /// two,
    Two2: More3, Crowded, Open, Out Out In;
    /// or more.
    More3: More3, Crowded, Open, Out Out Out;
    /// A placed row,
    Taken: Crowded, Twice, Done, Out In Out;
    /// and open rows;
    Crowded: Crowded, Twice, Moving, Out In Out;
    /// or two placed rows.
    Twice: Twice, Twice, Dead, Out In Out;
    /// Some row is empty.
    NoRow: NoRow, NoRow, Gone, Out In Out;
}

/// What has been counted of some parts: a tuple of the same shape.
pub trait Tally {
    /// With one more part.
    type Add<X: Part>: Tally;
    /// What there is to do,
    type Status: Status;
    /// and how.
    type Rules: Rules;
    /// The first place for two rows, where there are so many.
    type Pair<W: Wanted>: Path;
}

/// Counts at the places of some rows.
pub struct Seen<Counts>(PhantomData<Counts>);

/// Nothing has been counted.
pub(super) type Nothing = Seen<None0>;

impl<C: Counts> Tally for Seen<C> {
    type Add<X: Part> = Seen<C::Add<X::Marks>>;
    type Status = C::Status;
    type Rules = <C::Status as Status>::Rules<Rule<C::Sole, C::Taken>>;
    type Pair<W: Wanted> =
        <<<C::Pairs as Set>::Count<Zero> as Count>::Is<W> as Bit>::Path<<C::Pairs as Set>::First>;
}

/// What follows for some parts: a tuple of the same shape.
pub trait Rules {
    elements! { of Rules }
    /// Of rows: the places to which a row goes if it can,
    type Sole: Set;
    /// and those to which it cannot.
    type Taken: Set;
    /// What is left of a placed row.
    type Placed<S: Set>: Part;
}

/// The rule can be kept.
pub struct Rule<Sole, Taken>(PhantomData<(Sole, Taken)>);

/// The rule cannot be kept: no row is left.
pub enum Broken {}

macro_rules! rules {
    ($([$($generic:tt)*] $rule:ty: $sole:ty, $taken:ty, $placed:ty;)*) => { $(
        impl<$($generic)*> Rules for $rule {
            elements! { all Self }
            type Sole = $sole;
            type Taken = $taken;
            type Placed<P: Set> = $placed;
        }
    )* };
}

rules! {
    [S: Set, T: Set] Rule<S, T>: S, T, Placed<P>;
    [] Broken: Out, In, Empty;
}

macro_rules! tallies {
    ($($a:ident $e:ident $i:ident),*; $($last:ident $f:ident),*) => {
        impl<$($a: Marks),*> Marks for ($($a,)*) {
            $(type $e = $a;)*
            $(type $f = $last;)*
            type Count<C: Counts> = ($($a::Count<C::$e>,)*);
        }
        impl<$($a: Counts),*> Counts for ($($a,)*) {
            $(type $e = $a;)*
            $(type $f = $last;)*
            type Add<M: Marks> = ($($a::Add<M::$e>,)*);
            type Open = Self;
            type Placed = Self;
            type Status = fold!(Status And: $($a::Status),*);
            type Sole = ($($a::Sole,)*);
            type Taken = ($($a::Taken,)*);
            type Pairs = ($($a::Pairs,)*);
        }
        impl<$($a: Tally),*> Tally for ($($a,)*) {
            type Add<X: Part> = ($($a::Add<X::$e>,)*);
            type Status = fold!(Status And: $($a::Status),*);
            type Rules = ($($a::Rules,)*);
            type Pair<W: Wanted> = fold!(Path Or: $(<$a::Pair<W> as Path>::From<$i>),*);
        }
        impl<$($a: Rules),*> Rules for ($($a,)*) {
            $(type $e = $a;)*
            $(type $f = $last;)*
            type Sole = Out;
            type Taken = In;
            type Placed<P: Set> = Empty;
        }
    };
}

tuples! { tallies }
