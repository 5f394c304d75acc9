//! The laws that a plane has to keep besides its rows: boxes, columns and units.

use super::machine::{Done, Status};
use super::parts::Part;
use super::rule::{Counts, None0};
use super::units::Units;
use core::marker::PhantomData;

/// The laws of a puzzle.
pub trait Laws {
    /// The rest of a plane, when nothing more follows by the laws.
    type Settle<P: Part>: Part;
    /// A plane after one more application of a law from which something follows.
    type Step<P: Part>: Part;
}

/// Boxes and columns, if the tuples have the shape of the boxes.
pub enum Boxed {}

impl Laws for Boxed {
    type Settle<P: Part> = P::Settled;
    type Step<P: Part> = P::Kept;
}

/// Columns, if the tuples have another shape than the boxes, or if there are no boxes.
pub enum Lines {}

impl Laws for Lines {
    type Settle<P: Part> = <<P::Rows<None0> as Counts>::Status as Status>::Settle<Self, P>;
    type Step<P: Part> = P::RowsObey<P::Rows<None0>>;
}

/// The laws `L`, and units.
pub struct With<L, Units>(PhantomData<(L, Units)>);

impl<L: Laws, U: Units> Laws for With<L, U> {
    type Settle<P: Part> = U::Apply<Self, L::Settle<P>, Done>;
    type Step<P: Part> = P;
}
