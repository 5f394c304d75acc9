//! The laws that a grid has to keep besides the rule for its cells. A law of units, areas or moves is added to others.

use super::bits::Out;
use super::layout::Layout;
use super::machine::Status;
use super::parts::Part;
use super::rule::Counts;
use super::sets::Set;
use super::sizes::Number;
use super::state::Planes;
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

/// Columns, in a grid of `N` rows without boxes, or with boxes that are units.
pub struct Plain<N>(PhantomData<N>);

impl<N: Number> Laws for Plain<N> {
    type Row = N::Shape;
    type Column = N::Shape;
    type Settle<P: Part> = <<P::Rows as Counts>::Status as Status>::Settle<Self, P>;
    type Step<P: Part> = P::RowsObey<P::Rows>;
    type Between<S: Planes> = Out;
}
