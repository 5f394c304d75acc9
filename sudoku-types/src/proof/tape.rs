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

use super::index::{I0, I1, I2, I3, I4, I5, I6, I7, I8, I9, I10, I11, I12, I13, I14, I15, Index};
use super::machine::Machine;
use super::question::{CellHasDigit, ColumnHasPlace, RowHasPlace, UnitHasPlace};
use super::rules::Layout;
use typenum::{B0, B1, UInt, UTerm};
use typenum::{U0, U1, U2, U3, U4, U5, U6, U7, U8, U9, U10, U11, U12, U13, U14, U15};

/// Steps of a proof: a number, or a tuple of two to eight tapes, the first of which is run first.
///
/// The trait is sealed.
pub trait Tape: sealed::Tape {
    /// The state of the machine after these steps, in a grid with this layout.
    type Run<L: Layout, M: Machine>: Machine;
}

mod sealed {
    pub trait Tape {}
}

/// The machine after these tapes.
macro_rules! run {
    ($machine:ty:) => { $machine };
    ($machine:ty: $tape:ident $($tapes:ident)*) => { run!($tape::Run<L, $machine>: $($tapes)*) };
}

macro_rules! tuples {
    ($(($($tape:ident)*))*) => { $(
        impl<$($tape: Tape),*> sealed::Tape for ($($tape,)*) {}
        impl<$($tape: Tape),*> Tape for ($($tape,)*) {
            type Run<L: Layout, M: Machine> = run!(M: $($tape)*);
        }
    )* };
}

tuples! { (A B) (A B C) (A B C D) (A B C D E) (A B C D E F) (A B C D E F G) (A B C D E F G H) }

macro_rules! steps {
    ($(<$($both:ident)?> $number:ty: $question:ident<$x:ty, $y:ty>;)*) => { $(
        impl<$($both: XAndY)?> sealed::Tape for $number {}
        impl<$($both: XAndY)?> Tape for $number {
            type Run<L: Layout, M: Machine> = M::Step<L, $question<$x, $y>>;
        }
    )* };
}

steps! {
    <> UTerm: CellHasDigit<I0, I0>;
    <> UInt<UTerm, B1>: RowHasPlace<I0, I0>;
    <Both> UInt<UInt<Both, B0>, B0>: CellHasDigit<Both::X, Both::Y>;
    <Both> UInt<UInt<Both, B0>, B1>: RowHasPlace<Both::X, Both::Y>;
    <Both> UInt<UInt<Both, B1>, B0>: ColumnHasPlace<Both::X, Both::Y>;
    <Both> UInt<UInt<Both, B1>, B1>: UnitHasPlace<Both::X, Both::Y>;
}

/// x and y: a number without its kind.
pub trait XAndY {
    /// Its lower four bits,
    type X: Index;
    /// and the others.
    type Y: Index;
}

/// A number that is less than sixteen.
pub trait FourBits {
    /// It as an index.
    type Index: Index;
}

macro_rules! pairs {
    ($($number:ident $index:ident $b3:ident $b2:ident $b1:ident $b0:ident;)*) => { $(
        impl FourBits for $number {
            type Index = $index;
        }
        impl XAndY for $number {
            type X = $index;
            type Y = I0;
        }
        impl<High, Low> XAndY for UInt<UInt<UInt<UInt<UInt<High, Low>, $b3>, $b2>, $b1>, $b0>
        where
            UInt<High, Low>: FourBits,
        {
            type X = $index;
            type Y = <UInt<High, Low> as FourBits>::Index;
        }
    )* };
}

pairs! {
    U0 I0 B0 B0 B0 B0;
    U1 I1 B0 B0 B0 B1;
    U2 I2 B0 B0 B1 B0;
    U3 I3 B0 B0 B1 B1;
    U4 I4 B0 B1 B0 B0;
    U5 I5 B0 B1 B0 B1;
    U6 I6 B0 B1 B1 B0;
    U7 I7 B0 B1 B1 B1;
    U8 I8 B1 B0 B0 B0;
    U9 I9 B1 B0 B0 B1;
    U10 I10 B1 B0 B1 B0;
    U11 I11 B1 B0 B1 B1;
    U12 I12 B1 B1 B0 B0;
    U13 I13 B1 B1 B0 B1;
    U14 I14 B1 B1 B1 B0;
    U15 I15 B1 B1 B1 B1;
}
