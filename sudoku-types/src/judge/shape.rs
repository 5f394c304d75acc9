//! The right shape: as many rows as the size says, each with as many cells, and
//! boxes that tile them.

use super::digits::Positive;
use crate::puzzle::Boxes;
use core::ops::{Mul, Sub};
use typenum::{ATerm, B1, Prod, Sub1, TArr, UInt, UTerm};

/// A list of exactly `Length` elements.
pub trait HasLength<Length> {}

impl HasLength<UTerm> for ATerm {}
impl<Head, Tail, High, Low> HasLength<UInt<High, Low>> for TArr<Head, Tail>
where
    UInt<High, Low>: Sub<B1>,
    Tail: HasLength<Sub1<UInt<High, Low>>>,
{
}

/// A list of lists of exactly `Length` elements.
pub trait EachHasLength<Length> {}

impl<Length> EachHasLength<Length> for ATerm {}
impl<Row, Rows, Length> EachHasLength<Length> for TArr<Row, Rows>
where
    Row: HasLength<Length>,
    Rows: EachHasLength<Length>,
{
}

/// Boxes of which each holds as many cells as a row: rows times columns is `Size`.
#[diagnostic::on_unimplemented(
    message = "these boxes do not fit the size of the grid",
    label = "boxes of R rows and C columns belong to a grid of R·C × R·C cells",
    note = "write the shape with typenum's own numbers, such as `Boxes<U3, U3>` for a 9×9 grid"
)]
pub trait Tile<Size> {}

#[diagnostic::do_not_recommend]
impl<R, C, Size> Tile<Size> for Boxes<R, C>
where
    R: Positive + Mul<C>,
    C: Positive,
    Prod<R, C>: Same<Size>,
{
}

/// The type itself, and no other. A bound, where `Output = Size` would be a type
/// mismatch without a message.
pub trait Same<Other> {}

impl<Number> Same<Number> for Number {}
