//! Units besides rows and columns: regions, boxes that the shape of the tuples does not know, diagonals, windows.
//!
//! Each is drawn as a plane, with the cells that it has in each row.

use super::bits::{Bit, In, Out};
use super::digits::{Digit, Digits};
use super::laws::Laws;
use super::lists::Cells;
use super::parts::Part;
use super::rows::{Empty, Open, Placed};
use super::sets::Set;
use super::tuples::tuples;
use core::marker::PhantomData;
use typenum::{ATerm, TArr};

/// The rows in which a unit has places for a digit: those with no other places are inside it, the others across.
pub trait Places {
    type Inside: Places;
    type Across: Places;
    /// Whether something follows,
    type Acts: Bit;
    /// and what.
    type Act<P: Part, U: Unit>: Part;
}

macro_rules! places {
    ($($(#[$doc:meta])* $places:ident: $inside:ident, $across:ident, $acts:ident, $act:ty;)*) => { $(
        $(#[$doc])*
        pub enum $places {}
        impl Places for $places {
            type Inside = $inside;
            type Across = $across;
            type Acts = $acts;
            type Act<P: Part, U: Unit> = $act;
        }
    )* };
}

places! {
    /// No row: the plane is dead.
    NoPlace: Inside, Across, Out, Empty;
    /// One row across: the digit is there in the unit.
    Across: Crowded, Spread, In, U::Force<P>;
    /// More.
    Spread: Crowded, Spread, Out, P;
    /// One row inside: it has the unit's digit.
    Inside: Twice, Crowded, Out, P;
    /// One inside, and others across, which have the digit elsewhere.
    Crowded: Twice, Crowded, In, U::Leave<P>;
    /// Two inside.
    Twice: Twice, Twice, Out, Empty;
}

/// A list of units.
pub trait Units {
    /// What all units leave of a plane, and what follows from that; `Acted` if some unit has taken something.
    type Apply<L: Laws, P: Part, Acted: Bit>: Part;
}

impl Units for ATerm {
    type Apply<L: Laws, P: Part, Acted: Bit> = Acted::Again<L, P>;
}
impl<U: Unit, Others: Units> Units for TArr<U, Others> {
    type Apply<L: Laws, P: Part, Acted: Bit> = Others::Apply<
        L,
        <U::Count<P, NoPlace> as Places>::Act<P, U>,
        Acted::Either<<U::Count<P, NoPlace> as Places>::Acts>,
    >;
}

/// A unit, drawn as a plane: `Empty` where it has no cells.
pub trait Unit {
    /// Counts the places of a digit in the unit.
    type Count<P: Part, N: Places>: Places;
    /// The digit is in the unit.
    type Force<P: Part>: Part;
    /// The digit is in one of its cells, and in no other.
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

/// Counts the places in one part after another.
macro_rules! count {
    ($places:ty;) => { $places };
    ($places:ty; $a:ident $e:ident $($rest:tt)*) => { $a::Count<P::$e, count!($places; $($rest)*)> };
}

tuples! { units }

/// A number in unary.
pub trait Times {
    /// The digit so often, and then others.
    type Copies<D: Digit, Others: Cells>: Cells;
}

impl Times for ATerm {
    type Copies<D: Digit, Others: Cells> = Others;
}
impl<N: Times> Times for TArr<(), N> {
    type Copies<D: Digit, Others: Cells> = TArr<D, N::Copies<D, Others>>;
}

/// Units that have a digit.
pub trait Family {
    /// The unit with this digit, or the units, and then others.
    type Unit<D: Digit, Others: Units>: Units;
}

/// The cells of a map that have the digit.
pub struct Areas<Grid>(PhantomData<Grid>);

impl<G: Digits> Family for Areas<G> {
    type Unit<D: Digit, Others: Units> = TArr<<G::Plane<D> as Part>::Unit, Others>;
}

/// The blocks in the rows and columns that have numbers, as many beside each other as there are `Across`.
pub struct Blocks<Grid, Rows, Across>(PhantomData<(Grid, Rows, Across)>);

impl<G: Digits, Rows: Digits, Across: Digits> Family for Blocks<G, Rows, Across> {
    type Unit<I: Digit, Others: Units> = Across::Units<BlocksOf<G, Rows, I>, Others>;
}

/// Those in the rows of one number.
pub struct BlocksOf<Grid, Rows, I>(PhantomData<(Grid, Rows, I)>);

impl<G: Digits, Rows: Digits, I: Digit> Family for BlocksOf<G, Rows, I> {
    type Unit<J: Digit, Others: Units> = TArr<<G::Plane<Rows::Where<I, J>> as Part>::Unit, Others>;
}
