//! The state of a grid: a plane for each digit, in nested tuples.

use super::bits::{Bit, Out};
use super::digits::Digits;
use super::laws::Laws;
use super::layout::{Layout, Leaf};
use super::moves::SightOfPlanes;
use super::parts::{Change, Part};
use super::paths::{I0, I1, I2, I3, I4, Index, Path};
use super::rows::Wanted;
use super::rule::Counts;
use super::sets::Set;
use super::tuples::{elements, fold, join, through, tuples};
use core::marker::PhantomData;

/// The plane of a digit, or planes in nested tuples.
pub trait Planes: SightOfPlanes {
    elements! { of Planes }
    /// The counts of all planes.
    type Counts: Counts;
    /// The planes after the rule, with the counts at all cells, and then the laws, have been applied to each.
    type Sweep<L: Laws, C: Counts>: Planes;
    /// The cells that two digits can have, in the shape of a plane.
    type Pairs<C: Counts>: Part;
    /// The planes with the candidate at the end of the path changed.
    type Change<L: Laws, C: Change, P: Path>: Planes;
    /// `In` if the candidate at the end of the path is left.
    type Has<P: Path>: Bit;
    /// The path to the first candidate in the cell at the end of a path.
    type InCell<P: Path>: Path;
    /// The path to the first candidate of a row of a plane that has the wanted number of candidates.
    type Find<W: Wanted>: Path;
    /// The solution: the digits of these planes, written over the digits `Old`.
    type Write<Old: Digits>: Digits;
    /// All candidates.
    type Cells: Set;
    /// The candidates cell by cell: a set of digits in the place of each cell of the shape `G`.
    type View<G: Layout>: Set;
    /// The planes without some candidates, and settled again.
    type Less<L: Laws, U: Set>: Planes;
    /// The number of planes, and the rows of each.
    const ROWS: (usize, [[u32; 25]; 25]);
}

/// The plane `P` of the digit `D`.
pub struct Plane<D, P>(PhantomData<(D, P)>);

impl<D: Digits, P: Part> Planes for Plane<D, P> {
    elements! { all Self }
    type Counts = P::Counts;
    type Sweep<L: Laws, C: Counts> = Plane<D, L::Settle<P::Obey<C>>>;
    type Pairs<C: Counts> = P::Pairs<C>;
    type Change<L: Laws, C: Change, Q: Path> = Plane<D, L::Settle<P::Change<C, Q>>>;
    type Has<Q: Path> = P::Has<Q>;
    type InCell<Q: Path> = <P::Has<Q> as Bit>::Path<Q>;
    type Find<W: Wanted> = P::Find<W>;
    type Write<Old: Digits> = P::Write<D::Digit, Old>;
    type Cells = P::Cells;
    type View<G: Layout> = P::Cells;
    type Less<L: Laws, U: Set> = Plane<D, L::Settle<P::Less<U>>>;
    const ROWS: (usize, [[u32; 25]; 25]) = (1, [P::ROWS.1; 25]);
}

macro_rules! one {
    ($element:ident) => {
        Leaf
    };
}
macro_rules! out {
    ($element:ident) => {
        Out
    };
}

macro_rules! planes {
    ($($a:ident $e:ident $i:ident),*; $($last:ident $f:ident),*) => {
        impl<$($a: Planes),*> Planes for ($($a,)*) {
            $(type $e = $a;)*
            $(type $f = $last;)*
            type Counts = fold!(Counts Add: $($a::Counts),*);
            type Sweep<L: Laws, C: Counts> = ($($a::Sweep<L, C>,)*);
            type Pairs<C: Counts> = T0::Pairs<C>;
            type Change<L: Laws, C: Change, P: Path> =
                ($(<<P::Index as Index>::$e as Bit>::ChangeIn<L, C, $a, P::Rest>,)*);
            type Has<P: Path> =
                fold!(Bit Either: $(<<P::Index as Index>::$e as Bit>::Both<$a::Has<P::Rest>>),*);
            type InCell<P: Path> = fold!(Path Or: $(<$a::InCell<P> as Path>::From<$i>),*);
            type Find<W: Wanted> = fold!(Path Or: $(<$a::Find<W> as Path>::From<$i>),*);
            type Write<Old: Digits> = through!(Planes Write: Old; $($a),*);
            type Cells = ($($a::Cells,)*);
            type View<G: Layout> = G::Zip<($(one!($a),)*), $($a::View<G>,)* $(out!($f)),*>;
            type Less<L: Laws, U: Set> = ($($a::Less<L, U::$e>,)*);
            const ROWS: (usize, [[u32; 25]; 25]) = join(&[$($a::ROWS),*]);
        }
    };
}

tuples! { planes }
