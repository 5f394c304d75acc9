//! The shape of the nested tuples, and rows, grids and planes in this shape.
//!
//! ```text
//! ((C, C, C), (C, C, C), (C, C, C))      if C is a cell, this is a row of a 9×9;
//!                                        if C is a row, a plane; if C is a plane, the grid
//! ```

use super::bits::In;
use super::digits::{Digits, Line};
use super::laws::Laws;
use super::lists::{Cells, Lines};
use super::sets::Set;
use super::state::{Plane, Planes};

/// A shape that is filled from a list.
pub trait Layout {
    /// A row of the first cells of a list; `AfterCells` are the cells that are left.
    type Row<L: Cells>: Digits;
    type AfterCells<L: Cells>: Cells;
    /// A grid of the first rows of a list, which have the shape `Row`; `AfterLines` are the rows that are left.
    type Grid<Row: Layout, L: Lines>: Digits;
    type AfterLines<L: Lines>: Lines;
    /// The digits `D` at each place of the shape.
    type Repeat<D: Digits>: Digits;
    /// This shape with the shape `L` at each place.
    type Each<L: Layout>: Layout;
    /// All cells of this shape.
    type All: Set;
    /// A tuple of these sets, as many of them as this shape has elements.
    type Tuple<A: Set, B: Set, C: Set, D: Set, E: Set>: Set;
    /// Sets in this shape, cell by cell: in the place of each cell a tuple of the shape `K`.
    type Zip<K: Layout, A: Set, B: Set, C: Set, D: Set, E: Set>: Set;
    /// A plane of a grid for each of the digits `D`.
    type Planes<L: Laws, Grid: Digits, D: Digits>: Planes;
}

/// The shape of one cell, one row, or one plane.
pub enum Leaf {}

impl Layout for Leaf {
    type Row<L: Cells> = L::Head;
    type AfterCells<L: Cells> = L::Tail;
    type Grid<Row: Layout, L: Lines> = Line<Row::Row<L::Head>>;
    type AfterLines<L: Lines> = L::Tail;
    type Repeat<D: Digits> = D;
    type Each<L: Layout> = L;
    type All = In;
    type Tuple<A: Set, B: Set, C: Set, D: Set, E: Set> = A;
    type Zip<K: Layout, A: Set, B: Set, C: Set, D: Set, E: Set> = K::Tuple<A, B, C, D, E>;
    type Planes<L: Laws, Grid: Digits, D: Digits> = Plane<D, L::Settle<Grid::Plane<D>>>;
}

/// The list that is left after some elements.
macro_rules! after {
    ($function:ident $list:ty;) => { $list };
    ($function:ident $list:ty; $a:ident $($rest:ident)*) => {
        after!($function $a::$function<$list>; $($rest)*)
    };
}

macro_rules! layouts {
    ($(($($x:ident $e:ident $set:ident: $($before:ident)*;)*))*) => { $(
        impl<$($x: Layout),*> Layout for ($($x,)*) {
            type Row<L: Cells> = ($($x::Row<after!(AfterCells L; $($before)*)>,)*);
            type AfterCells<L: Cells> = after!(AfterCells L; $($x)*);
            type Grid<Row: Layout, L: Lines> =
                ($($x::Grid<Row, after!(AfterLines L; $($before)*)>,)*);
            type AfterLines<L: Lines> = after!(AfterLines L; $($x)*);
            type Repeat<D: Digits> = ($($x::Repeat<D>,)*);
            type Each<L: Layout> = ($($x::Each<L>,)*);
            type All = ($($x::All,)*);
            type Tuple<A: Set, B: Set, C: Set, D: Set, E: Set> = ($($set,)*);
            type Zip<K: Layout, A: Set, B: Set, C: Set, D: Set, E: Set> =
                ($($x::Zip<K, A::$e, B::$e, C::$e, D::$e, E::$e>,)*);
            type Planes<L: Laws, Grid: Digits, D: Digits> = ($($x::Planes<L, Grid, D::$e>,)*);
        }
    )* };
}

layouts! {
    (T0 E0 A: ; T1 E1 B: T0;)
    (T0 E0 A: ; T1 E1 B: T0; T2 E2 C: T0 T1;)
    (T0 E0 A: ; T1 E1 B: T0; T2 E2 C: T0 T1; T3 E3 D: T0 T1 T2;)
    (T0 E0 A: ; T1 E1 B: T0; T2 E2 C: T0 T1; T3 E3 D: T0 T1 T2; T4 E4 E: T0 T1 T2 T3;)
}
