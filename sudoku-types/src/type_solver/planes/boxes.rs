//! The law of boxes whose shape the tuples have, and of columns: each row of a band has a box of its own, and each band a
//! column of its own in each stack.

use super::bits::Out;
use super::laws::Laws;
use super::layout::Layout;
use super::machine::Status;
use super::parts::Part;
use super::rows::{Empty, each_row};
use super::rule::{Counts, None0};
use super::sets::Set;
use super::sizes::Number;
use super::state::Planes;
use super::tuples::{fold, tuples};
use core::marker::PhantomData;

/// The boxes and columns of a part. Most members are of a band or a plane, and `Empty` of other parts.
pub trait Shadows: Sized {
    /// The shadow of a row has the boxes in which it has candidates, as a row. The shadow of a band has the columns in
    /// which it has candidates, as a row for each stack.
    type Shadow: Part;
    /// The counts of the rows of a band at the boxes, or of the bands of a plane at the columns.
    type Shadows: Counts;
    /// The rest of a band or a plane after the rule for its rows or bands and their shadows.
    type Kept: Part;
    /// The plane with the rest of each band after the rule for rows and boxes.
    type AllKept: Part;
    /// The plane when nothing more follows from boxes and columns.
    type Settled<L: Laws>: Part;
}

macro_rules! row {
    ([$($generic:tt)*] $row:ty: $cells:ty) => {
        impl<$($generic)*> Shadows for $row {
            type Shadow = <<$cells as Set>::Chunks as Set>::Row;
            type Shadows = None0;
            type Kept = Empty;
            type AllKept = Empty;
            type Settled<L: Laws> = Empty;
        }
    };
}

each_row! { row }

macro_rules! parts {
    ($($a:ident $e:ident $i:ident),*; $($last:ident $f:ident),*) => {
        impl<$($a: Part),*> Shadows for ($($a,)*) {
            type Shadow = <fold!(Set Or: $($a::Cells),*) as Set>::Rows;
            type Shadows = fold!(Counts Add: $(<$a::Shadow as Part>::Counts),*);
            type Kept = ($($a::Within<
                <<$a::Shadow as Part>::Obey<<Self as Shadows>::Shadows> as Part>::Cells
            >,)*);
            type AllKept = ($($a::Kept,)*);
            type Settled<L: Laws> = <fold!(Status And:
                <<Self::AllKept as Shadows>::Shadows as Counts>::Status
                $(, <$a::Shadows as Counts>::Status)*
            ) as Status>::Settle<L, Self::AllKept>;
        }
    };
}

tuples! { parts }

/// Boxes of `R` × `C` cells, whose shape the tuples have, and columns.
pub struct Boxed<R, C>(PhantomData<(R, C)>);

impl<R: Number, C: Number> Laws for Boxed<R, C> {
    type Row = <R::Shape as Layout>::Each<C::Shape>;
    type Column = <C::Shape as Layout>::Each<R::Shape>;
    type Settle<P: Part> = P::Settled<Self>;
    type Step<P: Part> = P::Kept;
    type Between<S: Planes> = Out;
}
