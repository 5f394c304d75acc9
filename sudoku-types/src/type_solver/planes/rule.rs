//! The one rule: each row has a place of its own, and each place has a row.
//!
//! ```text
//! rows                     places
//! digits                   the cells of a row of the grid
//! rows of a digit          the boxes of a band
//! bands of a digit         the columns of a stack
//! rows of a digit          the columns of the grid, if there are no boxes
//! rows of a digit          the regions
//! columns of a digit       the regions
//! ```
//!
//! The rows are counted at each place. A place without a row, or with two placed rows, is a contradiction. If only one
//! row can have a place, it is placed there; and if a row is placed, no other row can have its place.

use super::bits::{In, Out};
use super::machine::{Dead, Done, Moving, Open, Status};
use super::sets::Set;
use super::tuples::{elements, fold, tuples};

/// The count of rows at a place, or at places in nested tuples.
pub trait Counts {
    elements! { of Counts }
    /// The counts of these rows and others.
    type Add<C: Counts>: Counts;
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
        $count:ident: $add:ty, $open:ident, $placed:ident, $status:ident, $sole:ident $taken:ident $pairs:ident;
    )*) => { $(
        $(#[$doc])*
        pub enum $count {}
        impl Counts for $count {
            elements! { all $count }
            type Add<C: Counts> = $add;
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
    None0: C, One1, Taken, Dead, Out Out Out;
    /// One open row.
    One1: C::Open, Two2, Crowded, Moving, In Out Out;
    /// Two open rows.
    Two2: <C::Open as Counts>::Open, More3, Crowded, Open, Out Out In;
    /// More than two open rows.
    More3: <<C::Open as Counts>::Open as Counts>::Open, More3, Crowded, Open, Out Out Out;
    /// A placed row.
    Taken: C::Placed, Crowded, Twice, Done, Out In Out;
    /// A placed row and open rows.
    Crowded: <C::Placed as Counts>::Open, Crowded, Twice, Moving, Out In Out;
    /// Two placed rows, or an empty row.
    Twice: Twice, Twice, Twice, Dead, Out In Out;
}

macro_rules! places {
    ($($a:ident $e:ident $i:ident),*; $($last:ident $f:ident),*) => {
        impl<$($a: Counts),*> Counts for ($($a,)*) {
            $(type $e = $a;)*
            $(type $f = $last;)*
            type Add<C: Counts> = ($($a::Add<C::$e>,)*);
            type Open = Self;
            type Placed = Self;
            type Status = fold!(Status And: $($a::Status),*);
            type Sole = ($($a::Sole,)*);
            type Taken = ($($a::Taken,)*);
            type Pairs = ($($a::Pairs,)*);
        }
    };
}

tuples! { places }
