//! The law of areas, the regions of a jigsaw that cover the grid: each row has an area of its own, and each column too.
//!
//! As units (see `units`) such regions would be as right, and the file would go. But of seven jigsaws whose proofs take rustc
//! one to four seconds, two would take as long, two half as long again, and three four to eight times as long.

use super::digits::Digits;
use super::laws::Laws;
use super::machine::Status;
use super::parts::Part;
use super::rows::each_row;
use super::rule::Counts;
use super::sets::Set;
use super::state::Planes;
use super::tuples::{fold, tuples};
use core::marker::PhantomData;

/// A part of a plane on a map, whose digits are the numbers of areas; `O` are all these numbers in order.
pub trait Mapped {
    /// For each row, the areas in which it has candidates.
    type Areas<M: Digits, O: Digits>: Part;
    /// The candidates of each row that are in the areas of the same row of `A`.
    type Inside<A: Part, M: Digits, O: Digits>: Part;
    /// For each column, the areas in which it has candidates.
    type Spread<M: Digits, O: Digits>: Set;
    /// The candidates of each column that are in the areas which `A` has for it.
    type Gathered<A: Set, M: Digits, O: Digits>: Part;
}

macro_rules! row {
    ([$($generic:tt)*] $row:ty: $cells:ty) => {
        impl<$($generic)*> Mapped for $row {
            type Areas<M: Digits, O: Digits> = <M::Areas<$cells, O> as Set>::Row;
            type Inside<A: Part, M: Digits, O: Digits> =
                <Self as Part>::Within<M::Inside<A::Cells, O>>;
            type Spread<M: Digits, O: Digits> = M::Spread<$cells, O>;
            type Gathered<A: Set, M: Digits, O: Digits> = <Self as Part>::Within<M::Within<A, O>>;
        }
    };
}

each_row! { row }

macro_rules! parts {
    ($($a:ident $e:ident $i:ident),*; $($last:ident $f:ident),*) => {
        impl<$($a: Part),*> Mapped for ($($a,)*) {
            type Areas<M: Digits, O: Digits> = ($($a::Areas<M::$e, O>,)*);
            type Inside<A: Part, M: Digits, O: Digits> = ($($a::Inside<A::$e, M::$e, O>,)*);
            type Spread<M: Digits, O: Digits> = fold!(Set Or: $($a::Spread<M::$e, O>),*);
            type Gathered<A: Set, M: Digits, O: Digits> = ($($a::Gathered<A, M::$e, O>,)*);
        }
    };
}

tuples! { parts }

/// The laws `L`, and areas: each row has one of its own. `Map` has the number of each cell's area, and `Order` all these
/// numbers.
pub struct InAreas<L, Map, Order>(PhantomData<(L, Map, Order)>);

impl<L: Laws, M: Digits, O: Digits> Laws for InAreas<L, M, O> {
    type Row = L::Row;
    type Column = L::Column;
    type Settle<P: Part> =
        <<AreasOf<M, O, L::Settle<P>> as Counts>::Status as Status>::Settle<Self, L::Settle<P>>;
    type Step<P: Part> = P::Inside<<P::Areas<M, O> as Part>::RowsObey<AreasOf<M, O, P>>, M, O>;
    type Between<S: Planes> = L::Between<S>;
}

pub(crate) type AreasOf<M, O, P> = <<P as Mapped>::Areas<M, O> as Part>::Rows;

/// The laws `L`, and areas: each column has one of its own.
pub struct Crossings<L, Map, Order>(PhantomData<(L, Map, Order)>);

impl<L: Laws, M: Digits, O: Digits> Laws for Crossings<L, M, O> {
    type Row = L::Row;
    type Column = L::Column;
    type Settle<P: Part> =
        <<<Columns<M, O, L::Settle<P>> as Part>::Rows as Counts>::Status as Status>::Settle<
            Self,
            L::Settle<P>,
        >;
    type Step<P: Part> = P::Gathered<
        <<Columns<M, O, P> as Part>::RowsObey<<Columns<M, O, P> as Part>::Rows> as Part>::Cells,
        M,
        O,
    >;
    type Between<S: Planes> = L::Between<S>;
}

pub(crate) type Columns<M, O, P> = <O as Digits>::Rows<<P as Mapped>::Spread<M, O>>;
