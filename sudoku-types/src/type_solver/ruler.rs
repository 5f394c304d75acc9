//! Numbers as lists of marks, which are counted by taking one off.

use core::ops::Sub;
use typenum::{ATerm, B1, Sub1, TArr, UInt, UTerm};

/// A list as long as a number.
pub(super) type RulerOf<Number> = <Number as Ruler>::Marks;

/// A number as a list of so many marks.
#[diagnostic::on_unimplemented(
    message = "the fuel of a search, or the size of a box, is not a number of typenum",
    label = "neither fuel nor a size",
    note = "both are `U1`, `U2`, …; with the fuel `U9` a search makes up to 2⁹ = 512 steps"
)]
pub trait Ruler {
    /// The list.
    type Marks;
}

impl Ruler for UTerm {
    type Marks = ATerm;
}
impl<H, L> Ruler for UInt<H, L>
where
    Self: Sub<B1>,
    Sub1<Self>: Ruler,
{
    type Marks = TArr<(), <Sub1<Self> as Ruler>::Marks>;
}
