//! The laws that a plane has to keep besides its rows: boxes, columns, regions and units.

use super::bits::Out;
use super::digits::Digits;
use super::layout::Layout;
use super::machine::{Done, Status};
use super::parts::Part;
use super::rule::Counts;
use super::sets::Set;
use super::sizes::Number;
use super::state::Planes;
use super::units::Units;
use core::marker::PhantomData;

/// The laws of a puzzle, and the shape of its planes.
pub trait Laws {
    /// The shape of a row.
    type Row: Layout;
    /// The shape of a column.
    type Column: Layout;
    /// The rest of a plane, when nothing more follows by the laws.
    type Settle<P: Part>: Part;
    /// A plane after one more application of a law from which something follows.
    type Step<P: Part>: Part;
    /// Candidates that no solution has, by laws about several planes. It is asked of a grid in which nothing follows
    /// by counts; the machine neither branches nor takes it as a solution as long as there are such candidates.
    type Between<S: Planes>: Set;
}

/// The laws `L`, and links between cells of a grid of the shape `G`.
pub struct Linked<L, G, Links>(PhantomData<(L, G, Links)>);

/// Links: what is known of some cells together.
pub trait Links {
    /// The candidates that no solution has, if `V` are the digits of each cell, and `P` all candidates.
    type Lost<V: Set, P: Set>: Set;
}

impl<L: Laws, G: Layout, K: Links> Laws for Linked<L, G, K> {
    type Row = L::Row;
    type Column = L::Column;
    type Settle<P: Part> = L::Settle<P>;
    type Step<P: Part> = P;
    type Between<S: Planes> = <L::Between<S> as Set>::Or<K::Lost<S::View<G>, S::Cells>>;
}

/// Boxes of `R` × `C` cells, whose shape the tuples have, and columns.
pub struct Boxed<R, C>(PhantomData<(R, C)>);

impl<R: Number, C: Number> Laws for Boxed<R, C> {
    type Row = <R::Shape as Layout>::Each<C::Shape>;
    type Column = <C::Shape as Layout>::Each<R::Shape>;
    type Settle<P: Part> = P::Settled<Self>;
    type Step<P: Part> = P::Kept;
    type Between<S: Planes> = Out;
}

/// Columns, in a grid of `N` rows without boxes, or with boxes that are units.
pub struct Lines<N>(PhantomData<N>);

impl<N: Number> Laws for Lines<N> {
    type Row = N::Shape;
    type Column = N::Shape;
    type Settle<P: Part> = <<P::Rows as Counts>::Status as Status>::Settle<Self, P>;
    type Step<P: Part> = P::RowsObey<P::Rows>;
    type Between<S: Planes> = Out;
}

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

type AreasOf<M, O, P> = <<P as Part>::Areas<M, O> as Part>::Rows;

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
    type Step<P: Part> = P::Between<
        <<Columns<M, O, P> as Part>::RowsObey<<Columns<M, O, P> as Part>::Rows> as Part>::Cells,
        M,
        O,
    >;
    type Between<S: Planes> = L::Between<S>;
}

type Columns<M, O, P> = <O as Digits>::Rows<<P as Part>::Spread<M, O>>;

/// The laws `L`, and units.
pub struct With<L, Units>(PhantomData<(L, Units)>);

impl<L: Laws, U: Units> Laws for With<L, U> {
    type Row = L::Row;
    type Column = L::Column;
    type Settle<P: Part> = U::Apply<Self, L::Settle<P>, Done>;
    type Step<P: Part> = P;
    type Between<S: Planes> = L::Between<S>;
}
