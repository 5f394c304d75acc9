//! The laws that a plane has to keep besides its rows: boxes, columns and units.

use super::bits::{Bit, Out};
use super::machine::Status;
use super::parts::Part;
use super::rule::{Nothing, Tally};
use super::units::Units;
use core::marker::PhantomData;

/// The laws of a puzzle.
pub trait Laws {
    /// The rest of a plane, when nothing more follows by the laws.
    type Settle<P: Part>: Part;
}

/// Boxes and columns, if the tuples have the shape of the boxes.
pub enum Boxed {}

impl Laws for Boxed {
    type Settle<P: Part> = P::Settled;
}

/// Columns, if the tuples have another shape than the boxes, or if there are no boxes.
pub enum Lines {}

/// The rows of a plane, counted at its columns.
type InColumns<P> = <P as Part>::Rows<Nothing>;

impl Laws for Lines {
    type Settle<P: Part> = <<<InColumns<P> as Tally>::Status as Status>::Acts as Bit>::Again<
        Self,
        P::Obey<<InColumns<P> as Tally>::Rules>,
    >;
}

/// The laws `L`, and units.
pub struct With<L, Units>(PhantomData<(L, Units)>);

impl<L: Laws, U: Units> Laws for With<L, U> {
    type Settle<P: Part> = U::Apply<Self, L::Settle<P>, Out>;
}
