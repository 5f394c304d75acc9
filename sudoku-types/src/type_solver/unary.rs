//! Numbers in unary: counted by taking a mark off.

use core::ops::Sub;
use typenum::{ATerm, B1, Sub1, TArr, UInt, UTerm};

/// A number in unary: `Unary<U3>` is `tarr![(), (), ()]`.
pub(super) type Unary<Number> = <Number as ToUnary>::Unary;

/// A number that can be written in unary.
#[diagnostic::on_unimplemented(
    message = "the fuel of a search is not a number of typenum",
    label = "not fuel",
    note = "fuel is `U1`, `U2`, …; with `U9` a search makes up to 2⁹ = 512 steps"
)]
pub trait ToUnary {
    /// A list of so many marks, each a `()`.
    type Unary;
}

impl ToUnary for UTerm {
    type Unary = ATerm;
}
impl<H, L> ToUnary for UInt<H, L>
where
    Self: Sub<B1>,
    Sub1<Self>: ToUnary,
{
    type Unary = TArr<(), Unary<Sub1<Self>>>;
}
