//! What a plane keeps besides rows, and how grids are laid out for that.

use super::bits::{Bit, Out};
use super::machine::Status;
use super::parts::Part;
use super::rule::{Nothing, Tally};
use super::units::Units;
use core::marker::PhantomData;

/// The laws of a puzzle.
pub trait Laws {
    /// What is left of a plane, when nothing more follows.
    type Settle<P: Part>: Part;
}

/// Boxes and columns, where the tuples have the shape of the boxes.
pub enum Boxed {}

impl Laws for Boxed {
    type Settle<P: Part> = P::Settled;
}

/// Columns, where the tuples have another shape than the boxes, or there are none.
pub enum Lines {}

/// The rows of a plane, counted at its columns.
type InColumns<P> = <P as Part>::Rows<Nothing>;

impl Laws for Lines {
    type Settle<P: Part> = <<<InColumns<P> as Tally>::Status as Status>::Acts as Bit>::Again<
        Self,
        P::Obey<<InColumns<P> as Tally>::Rules>,
    >;
}

/// Other laws, and units.
pub struct With<L, Units>(PhantomData<(L, Units)>);

impl<L: Laws, U: Units> Laws for With<L, U> {
    type Settle<P: Part> = U::Apply<Self, L::Settle<P>, Out>;
}
