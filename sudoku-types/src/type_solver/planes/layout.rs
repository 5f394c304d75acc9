//! The shape of the nested tuples, and what is written in it.
//!
//! ```text
//! ((C, C, C), (C, C, C), (C, C, C))      C is a cell: a row of a 9×9, three of them a band;
//!                                        or C is a row: a plane; or a plane: the grid
//! ```

use super::digits::{Digits, Line};
use super::laws::Laws;
use super::lists::{Cells, Lines};
use super::state::{Plane, Planes};

/// A shape, filled from a list.
pub trait Layout {
    /// A row, and the cells that are left.
    type Row<L: Cells>: Digits;
    type AfterCells<L: Cells>: Cells;
    /// A grid, whose rows have another shape, and the rows that are left.
    type Grid<Row: Layout, L: Lines>: Digits;
    type AfterLines<L: Lines>: Lines;
    /// The same everywhere.
    type Repeat<D: Digits>: Digits;
    /// A plane for each digit of a grid.
    type Planes<L: Laws, Grid: Digits, D: Digits>: Planes;
}

/// One cell, one row, or one plane.
pub enum One {}

impl Layout for One {
    type Row<L: Cells> = L::Head;
    type AfterCells<L: Cells> = L::Tail;
    type Grid<Row: Layout, L: Lines> = Line<Row::Row<L::Head>>;
    type AfterLines<L: Lines> = L::Tail;
    type Repeat<D: Digits> = D;
    type Planes<L: Laws, Grid: Digits, D: Digits> = Plane<L::Settle<Grid::Plane<D>>>;
}

/// The list that is left after some elements.
macro_rules! after {
    ($function:ident $list:ty;) => { $list };
    ($function:ident $list:ty; $a:ident $($rest:ident)*) => {
        after!($function $a::$function<$list>; $($rest)*)
    };
}

macro_rules! layouts {
    ($(($($x:ident $e:ident: $($before:ident)*;)*))*) => { $(
        impl<$($x: Layout),*> Layout for ($($x,)*) {
            type Row<L: Cells> = ($($x::Row<after!(AfterCells L; $($before)*)>,)*);
            type AfterCells<L: Cells> = after!(AfterCells L; $($x)*);
            type Grid<Row: Layout, L: Lines> =
                ($($x::Grid<Row, after!(AfterLines L; $($before)*)>,)*);
            type AfterLines<L: Lines> = after!(AfterLines L; $($x)*);
            type Repeat<D: Digits> = ($($x::Repeat<D>,)*);
            type Planes<L: Laws, Grid: Digits, D: Digits> = ($($x::Planes<L, Grid, D::$e>,)*);
        }
    )* };
}

layouts! {
    (T0 E0: ; T1 E1: T0;)
    (T0 E0: ; T1 E1: T0; T2 E2: T0 T1;)
    (T0 E0: ; T1 E1: T0; T2 E2: T0 T1; T3 E3: T0 T1 T2;)
    (T0 E0: ; T1 E1: T0; T2 E2: T0 T1; T3 E3: T0 T1 T2; T4 E4: T0 T1 T2 T3;)
}
