//! Units besides rows and columns: regions, boxes that do not fit the shape of the tuples, diagonals, windows.
//!
//! Each unit is written as a plane, which has the unit's cells in each row.

use super::digits::{Digit, Digits};
use super::laws::Laws;
use super::lists::Cells;
use super::machine::{Dead, Done, Moving, Status};
use super::parts::Part;
use super::rows::{Empty, Open, Placed};
use super::sets::Set;
use super::tuples::tuples;
use core::marker::PhantomData;
use typenum::{ATerm, TArr};

/// The count of rows in which a unit has places for a digit: a row without other places is inside, any other is across.
pub trait Places {
    type Inside: Places;
    type Across: Places;
    type Status: Status;
    /// The plane after what follows is applied.
    type Act<P: Part, U: Unit>: Part;
}

macro_rules! places {
    ($($(#[$doc:meta])* $places:ident: $inside:ident, $across:ident, $status:ident, $act:ty;)*) => { $(
        $(#[$doc])*
        pub enum $places {}
        impl Places for $places {
            type Inside = $inside;
            type Across = $across;
            type Status = $status;
            type Act<P: Part, U: Unit> = $act;
        }
    )* };
}

places! {
    /// No row, so the plane is dead.
    NoPlace: Inside, Across, Dead, P;
    /// One row across, in which the unit has the digit.
    Across: Crowded, Spread, Moving, U::Force<P>;
    /// Several rows across.
    Spread: Crowded, Spread, Done, P;
    /// One row inside, in which the unit has the digit.
    Inside: Twice, Crowded, Done, P;
    /// One row inside, and rows across, which have the digit outside the unit.
    Crowded: Twice, Crowded, Moving, U::Leave<P>;
    /// Two rows inside, so the plane is dead.
    Twice: Twice, Twice, Dead, P;
}

/// A list of units.
pub trait Units {
    /// The rest of a plane after all units. `So` is the status that follows from the units before these.
    type Apply<L: Laws, P: Part, So: Status>: Part;
}

impl Units for ATerm {
    type Apply<L: Laws, P: Part, So: Status> = So::Settle<L, P>;
}
impl<U: Unit, Others: Units> Units for TArr<U, Others> {
    type Apply<L: Laws, P: Part, So: Status> = Others::Apply<
        L,
        <U::Count<P, NoPlace> as Places>::Act<P, U>,
        So::And<<U::Count<P, NoPlace> as Places>::Status>,
    >;
}

/// A unit, written as a plane, whose rows are `Empty` if the unit has no cells in them.
pub trait Unit {
    /// The count `N` with the rows of a plane added that have places in the unit.
    type Count<P: Part, N: Places>: Places;
    /// The plane, after each row with places in the unit loses its other places.
    type Force<P: Part>: Part;
    /// The plane, after each row with places outside the unit loses its places in the unit.
    type Leave<P: Part>: Part;
}

impl Unit for Empty {
    type Count<P: Part, N: Places> = N;
    type Force<P: Part> = P;
    type Leave<P: Part> = P;
}

macro_rules! rows {
    ($($row:ident)*) => { $(
        impl<S: Set> Unit for $row<S> {
            type Count<P: Part, N: Places> = P::Count<S, N>;
            type Force<P: Part> = P::Force<S>;
            type Leave<P: Part> = P::Leave<S>;
        }
    )* };
}

rows! { Placed Open }

macro_rules! units {
    ($($a:ident $e:ident $i:ident),*; $($last:ident $f:ident),*) => {
        impl<$($a: Unit),*> Unit for ($($a,)*) {
            type Count<P: Part, N: Places> = count!(N; $($a $e)*);
            type Force<P: Part> = ($($a::Force<P::$e>,)*);
            type Leave<P: Part> = ($($a::Leave<P::$e>,)*);
        }
    };
}

/// Counts the rows of one part after another.
macro_rules! count {
    ($places:ty;) => { $places };
    ($places:ty; $a:ident $e:ident $($rest:tt)*) => { $a::Count<P::$e, count!($places; $($rest)*)> };
}

tuples! { units }

/// A number in unary.
pub trait Times {
    /// This number of copies of the digit, and then others.
    type Copies<D: Digit, Others: Cells>: Cells;
}

impl Times for ATerm {
    type Copies<D: Digit, Others: Cells> = Others;
}
impl<N: Times> Times for TArr<(), N> {
    type Copies<D: Digit, Others: Cells> = TArr<D, N::Copies<D, Others>>;
}

/// A family of units, one or several for each digit.
pub trait Family {
    /// The unit or units with this digit, and then others.
    type Unit<D: Digit, Others: Units>: Units;
}

/// The areas of a map: the unit of a digit has the cells with this digit.
pub struct Areas<Grid>(PhantomData<Grid>);

impl<G: Digits> Family for Areas<G> {
    type Unit<D: Digit, Others: Units> = TArr<<G::Plane<D> as Part>::Unit, Others>;
}

/// The blocks in the rows and columns that have numbers; `Across` are the numbers of the blocks beside each other.
pub struct Blocks<Grid, Rows, Across>(PhantomData<(Grid, Rows, Across)>);

impl<G: Digits, Rows: Digits, Across: Digits> Family for Blocks<G, Rows, Across> {
    type Unit<I: Digit, Others: Units> = Across::Units<BlocksOf<G, Rows, I>, Others>;
}

/// The blocks in the rows that have the number `I`.
pub struct BlocksOf<Grid, Rows, I>(PhantomData<(Grid, Rows, I)>);

impl<G: Digits, Rows: Digits, I: Digit> Family for BlocksOf<G, Rows, I> {
    type Unit<J: Digit, Others: Units> = TArr<<G::Plane<Rows::Where<I, J>> as Part>::Unit, Others>;
}
