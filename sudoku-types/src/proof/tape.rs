//! The tape: steps, each of which names a constraint.

use super::index::Index;
use super::machine::Machine;
use super::question::{CellHasDigit, ColumnHasPlace, RowHasPlace, UnitHasPlace};
use super::rules::Layout;

/// Steps of a proof: a question, or a tuple of two to eight tapes, the first of which is run first.
///
/// ```text
/// (CellHasDigit<I0, I1>, (RowHasPlace<I3, I0>, UnitHasPlace<I2, I0>))
/// ```
///
/// [The guide](crate::guide::a_proof_that_is_checked#a-tape-by-hand) has one by hand. The trait is sealed.
pub trait Tape: sealed::Tape {
    /// The state of the machine after these steps, in a grid with this layout.
    type Run<L: Layout, M: Machine>: Machine;
}

mod sealed {
    pub trait Tape {}
}

macro_rules! steps {
    ($($question:ident)*) => { $(
        impl<X: Index, Y: Index> sealed::Tape for $question<X, Y> {}
        impl<X: Index, Y: Index> Tape for $question<X, Y> {
            type Run<L: Layout, M: Machine> = M::Step<L, Self>;
        }
    )* };
}

steps! { CellHasDigit RowHasPlace ColumnHasPlace UnitHasPlace }

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
