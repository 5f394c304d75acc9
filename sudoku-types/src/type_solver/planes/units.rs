//! Units besides rows, columns and boxes: boxes that do not fit the shape of the tuples, regions, diagonals, windows.
//!
//! Each unit is a set of cells in the shape of a plane.

use super::bits::{Bit, Out};
use super::digits::{Digit, Digits};
use super::laws::{Laws, Links};
use super::lists::Cells;
use super::machine::{Dead, Done, Moving, Status};
use super::parts::Part;
use super::rests::{Cages, RestOf};
use super::rows::each_row;
use super::sets::Set;
use super::state::Planes;
use super::sums::{Next, Nil, Unary};
use super::tuples::{through, tuples};
use core::marker::PhantomData;
use typenum::{ATerm, TArr};

/// The count of rows in which a unit has places for a digit: a row without other places is inside, any other is across.
pub trait RowCount {
    type Inside: RowCount;
    type Across: RowCount;
    type Status: Status;
    /// The plane after what follows is applied.
    type Act<P: Part, U: Set>: Part;
}

macro_rules! places {
    ($($(#[$doc:meta])* $places:ident: $inside:ident, $across:ident, $status:ident, $act:ty;)*) => { $(
        $(#[$doc])*
        pub enum $places {}
        impl RowCount for $places {
            type Inside = $inside;
            type Across = $across;
            type Status = $status;
            type Act<P: Part, U: Set> = $act;
        }
    )* };
}

places! {
    /// No row, so the plane is dead.
    NoPlace: Inside, Across, Dead, P;
    /// One row across, in which the unit has the digit.
    Across: Crowded, Spread, Moving, P::Force<U>;
    /// Several rows across.
    Spread: Crowded, Spread, Done, P;
    /// One row inside, in which the unit has the digit.
    Inside: TwoInside, Crowded, Done, P;
    /// One row inside, and rows across, which have the digit outside the unit.
    Crowded: TwoInside, Crowded, Moving, P::Leave<U>;
    /// Two rows inside, so the plane is dead.
    TwoInside: TwoInside, TwoInside, Dead, P;
}

/// The rows of a part and a unit, which has the cells `U` there.
pub trait Crossed {
    /// The count `N`, and each row in which the digit can be in these cells.
    type Count<U: Set, N: RowCount>: RowCount;
    /// Each row without other cells, if it has some of these.
    type Force<U: Set>: Part;
    /// Each row without these cells, if it has others.
    type Leave<U: Set>: Part;
}

macro_rules! row {
    ([$($generic:tt)*] $row:ty: $cells:ty) => {
        impl<$($generic)*> Crossed for $row {
            type Count<U: Set, N: RowCount> =
                <<<$cells as Set>::And<U> as Set>::Any as Bit>::Count<<$cells as Set>::Less<U>, N>;
            type Force<U: Set> = <<<$cells as Set>::And<U> as Set>::Any as Bit>::Part<
                <<$cells as Set>::And<U> as Set>::Row,
                Self,
            >;
            type Leave<U: Set> = <<<$cells as Set>::Less<U> as Set>::Any as Bit>::Part<
                <<$cells as Set>::Less<U> as Set>::Row,
                Self,
            >;
        }
    };
}

each_row! { row }

macro_rules! parts {
    ($($a:ident $e:ident $i:ident),*; $($last:ident $f:ident),*) => {
        impl<$($a: Part),*> Crossed for ($($a,)*) {
            type Count<U: Set, N: RowCount> = through!(Crossed Count: N; $($a [U::$e]),*);
            type Force<U: Set> = ($($a::Force<U::$e>,)*);
            type Leave<U: Set> = ($($a::Leave<U::$e>,)*);
        }
    };
}

tuples! { parts }

/// A list of units.
pub trait Units {
    /// The rest of a plane after all units. `So` is the status that follows from the units before these.
    type Apply<L: Laws, P: Part, So: Status>: Part;
    /// The laws `L`, and these units if there are some.
    type Laws<L: Laws>: Laws;
    /// The number of units, and their cells.
    type Count: Unary;
    type Cells: Set;
    /// The map `Old`, with the first of the `Numbers` in the cells of the first unit, and so on.
    type Map<Numbers: Cells, Old: Digits>: Digits;
    /// The rests that cages leave of the units.
    type Rests<T: Cages, L: Laws, N: Unary>: Links;
}

impl Units for ATerm {
    type Apply<L: Laws, P: Part, So: Status> = So::Settle<L, P>;
    type Laws<L: Laws> = L;
    type Count = Nil;
    type Cells = Out;
    type Map<Numbers: Cells, Old: Digits> = Old;
    type Rests<T: Cages, L: Laws, N: Unary> = ATerm;
}
impl<U: Set, Others: Units> Units for TArr<U, Others> {
    type Apply<L: Laws, P: Part, So: Status> = Others::Apply<
        L,
        <P::Count<U, NoPlace> as RowCount>::Act<P, U>,
        So::And<<P::Count<U, NoPlace> as RowCount>::Status>,
    >;
    type Laws<L: Laws> = With<L, Self>;
    type Count = Next<Others::Count>;
    type Cells = U::Or<Others::Cells>;
    type Map<Numbers: Cells, Old: Digits> =
        Others::Map<Numbers::Tail, U::Write<Numbers::Head, Old>>;
    type Rests<T: Cages, L: Laws, N: Unary> = TArr<RestOf<U, T, L, N>, Others::Rests<T, L, N>>;
}

/// The laws `L`, and units.
pub struct With<L, Units>(PhantomData<(L, Units)>);

impl<L: Laws, U: Units> Laws for With<L, U> {
    type Row = L::Row;
    type Column = L::Column;
    type Settle<P: Part> = U::Apply<Self, L::Settle<P>, Done>;
    type Step<P: Part> = P;
    type Between<S: Planes> = L::Between<S>;
}

/// A family of units, one or several for each digit.
pub trait Family {
    /// The unit or units with this digit, and then others.
    type Unit<D: Digit, Others: Units>: Units;
}

/// The blocks in the rows and columns that have numbers, if they have cells; `Across` are the numbers of the blocks beside
/// each other.
pub struct Blocks<Grid, Rows, Across>(PhantomData<(Grid, Rows, Across)>);

impl<G: Digits, Rows: Digits, Across: Digits> Family for Blocks<G, Rows, Across> {
    type Unit<I: Digit, Others: Units> = Across::Units<BlocksOf<G, Rows, I>, Others>;
}

/// The blocks in the rows that have the number `I`.
pub struct BlocksOf<Grid, Rows, I>(PhantomData<(Grid, Rows, I)>);

impl<G: Digits, Rows: Digits, I: Digit> Family for BlocksOf<G, Rows, I> {
    type Unit<J: Digit, Others: Units> =
        <<BlockOf<G, Rows, I, J> as Set>::Any as Bit>::Unit<BlockOf<G, Rows, I, J>, Others>;
}

type BlockOf<G, Rows, I, J> = <<G as Digits>::Plane<<Rows as Digits>::Where<I, J>> as Part>::Cells;
