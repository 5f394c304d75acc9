//! The one rule: each row has a place of its own, and each place has a row.
//!
//! ```text
//! rows                     places
//! digits                   the cells of a row of the grid
//! rows of a digit          the boxes of a band
//! bands of a digit         the columns of a stack
//! rows of a digit          the columns of the grid, if there are no boxes
//! ```
//!
//! The rows are counted at each place. A place without a row, or with two placed rows, is a contradiction. If only one
//! row can have a place, it is placed there; and if a row is placed, no other row can have its place.

use super::bits::{Bit, In, Out};
use super::machine::{Dead, Done, Gone, Moving, Open, Status};
use super::parts::Part;
use super::paths::{I0, I1, I2, I3, I4, Path};
use super::rows::{Count, Empty, Placed, Wanted, Zero};
use super::sets::Set;
use super::tuples::{elements, fold, tuples};
use core::marker::PhantomData;

/// The mark of a row for a place, or for places in nested tuples.
pub trait Marks {
    elements! { of Marks }
    /// The counts `C` with this mark added.
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

/// The mark of a row that is placed here.
pub enum Here {}

/// The mark of a row that is empty.
pub enum Never {}

marks! {
    In: C::Open;
    Out: C;
    Here: C::Placed;
    Never: NoRow;
}

/// The count of rows at a place, or at places in nested tuples.
pub trait Counts {
    elements! { of Counts }
    /// These counts with the marks of one more row.
    type Add<M: Marks>: Counts;
    /// The count at one place with one more open row; `Placed` is that with one more placed row.
    type Open: Counts;
    type Placed: Counts;
    /// The status that follows from these counts.
    type Status: Status;
    /// The places that only one row can have.
    type Sole: Set;
    /// The places at which a row is placed.
    type Taken: Set;
    /// The places that two rows can have.
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
    /// No row.
    None0: One1, Taken, Dead, Out Out Out;
    /// One open row.
    One1: Two2, Crowded, Moving, In Out Out;
    /// Two open rows.
    Two2: More3, Crowded, Open, Out Out In;
    /// More than two open rows.
    More3: More3, Crowded, Open, Out Out Out;
    /// A placed row.
    Taken: Crowded, Twice, Done, Out In Out;
    /// A placed row and open rows.
    Crowded: Crowded, Twice, Moving, Out In Out;
    /// Two placed rows.
    Twice: Twice, Twice, Dead, Out In Out;
    /// An empty row, with or without others.
    NoRow: NoRow, NoRow, Gone, Out In Out;
}

/// The counts of some parts, in a tuple of their shape.
pub trait Tally {
    /// This tally with one more part.
    type Add<X: Part>: Tally;
    /// The status that follows from the counts.
    type Status: Status;
    /// The rules to apply to the parts.
    type Rules: Rules;
    /// The first place that two rows can have, in the first part that has the wanted number of such places.
    type Pair<W: Wanted>: Path;
}

/// The counts at the places of some rows.
pub struct Seen<Counts>(PhantomData<Counts>);

/// The tally in which nothing has been counted.
pub(super) type Nothing = Seen<None0>;

impl<C: Counts> Tally for Seen<C> {
    type Add<X: Part> = Seen<C::Add<X::Marks>>;
    type Status = C::Status;
    type Rules = <C::Status as Status>::Rules<Rule<C::Sole, C::Taken>>;
    type Pair<W: Wanted> =
        <<<C::Pairs as Set>::Count<Zero> as Count>::Is<W> as Bit>::Path<<C::Pairs as Set>::First>;
}

/// The rules to apply to some parts, in a tuple of their shape.
pub trait Rules {
    elements! { of Rules }
    /// The places that a row gets if it can have one of them.
    type Sole: Set;
    /// The places that an open row cannot have.
    type Taken: Set;
    /// The rest of a row that is placed in `S`.
    type Placed<S: Set>: Part;
}

/// The rule, if it can be kept.
pub struct Rule<Sole, Taken>(PhantomData<(Sole, Taken)>);

/// The rule if it cannot be kept: every row becomes empty.
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
