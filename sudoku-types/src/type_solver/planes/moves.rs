//! Pairs: two candidates that a rule keeps apart cannot both be in a solution.
//!
//! A rule is a set of moves in the cube of digits, rows and columns, from a candidate to those that it sees.
//!
//! ```text
//! the same digit             the next digit                    × : a candidate        1 : it sees this one
//!  . 1 . 1 .                  . . . . .
//!  1 . . . 1                  . . 1 . .                        (the same row, the next one, the one after it)
//!  . . × . .                  . 1 1 1 .
//!  1 . . . 1                  . . 1 . .                        each: (the same column, the next one, the one after it)
//!  . 1 . 1 .                  . . . . .
//!  anti_knight                non_consecutive                  and the mirror images of these
//! ```
//!
//! (In the cell itself there is no room for the next digit, so that is a move of `non_consecutive` too.)
//!
//! One law follows: each row of a plane has its digit in one of its cells, so a candidate that *all* candidates of a row
//! see is in no solution. Candidates of the same digit are removed when a plane is settled, and those of other digits
//! between planes.

use super::bits::{Bit, Out};
use super::digits::Digits;
use super::laws::Laws;
use super::machine::Status;
use super::parts::Part;
use super::rows::{Count, Empty, Zero, each_row};
use super::sets::Set;
use super::state::{Plane, Planes};
use super::tuples::{first, from_left, from_right, last, tuples};
use core::marker::PhantomData;
use typenum::UTerm;

/// The cells that the rows of a part see.
pub trait Sight {
    /// The first row and the last one.
    type First: Part;
    type Last: Part;
    /// For each row the one above it, and for the first row the row `R`.
    type Above<R: Part>: Part;
    /// For each row the one below it, and for the last row the row `R`.
    type Below<R: Part>: Part;
    /// The cells that all candidates of a row see, by the moves `M` along the row, if this is a row.
    type Sees<M: Set>: Set;
    /// The cells that are seen by the moves `M` from the same row, from those beside it, `A` and `B`, and from those two
    /// rows away, `C` and `D`.
    type Seen<M: Set, A: Part, B: Part, C: Part, D: Part>: Set;
    /// Each row without these cells.
    type Less<U: Set>: Part;
}

macro_rules! row {
    ([$($generic:tt)*] $row:ty: $cells:ty) => {
        impl<$($generic)*> Sight for $row {
            type First = Self;
            type Last = Self;
            type Above<R: Part> = R;
            type Below<R: Part> = R;
            type Sees<M: Set> = <<$cells as Set>::Count<Zero> as Count>::See<M, $cells>;
            type Seen<M: Set, A: Part, B: Part, C: Part, D: Part> = Or<
                Self::Sees<M::E0>,
                Or<Or<A::Sees<M::E1>, B::Sees<M::E1>>, Or<C::Sees<M::E2>, D::Sees<M::E2>>>,
            >;
            type Less<U: Set> = <<$cells as Set>::Less<U> as Set>::Row;
        }
    };
}

each_row! { row }

macro_rules! parts {
    ($($a:ident $e:ident $i:ident),*; $($last:ident $f:ident),*) => {
        impl<$($a: Part),*> Sight for ($($a,)*) {
            type First = <first!($($a),*) as Sight>::First;
            type Last = <last!($($a),*) as Sight>::Last;
            type Above<R: Part> = from_left!(Sight Above Last: R; $($a),*);
            type Below<R: Part> = from_right!(Sight Below First: R; $($a),*);
            type Sees<M: Set> = Out;
            type Seen<M: Set, A: Part, B: Part, C: Part, D: Part> =
                ($($a::Seen<M, A::$e, B::$e, C::$e, D::$e>,)*);
            type Less<U: Set> = ($($a::Less<U::$e>,)*);
        }
    };
}

tuples! { parts }

type Or<A, B> = <A as Set>::Or<B>;

/// The cells that one cell sees along a row: itself, those beside it, and those two cells away, as the bits of `M` say.
pub(crate) type OneSees<M, S> = Or<
    <<M as Set>::E0 as Set>::And<S>,
    Or<
        <<M as Set>::E1 as Set>::And<Or<Right<S>, Left<S>>>,
        <<M as Set>::E2 as Set>::And<Or<Right<Right<S>>, Left<Left<S>>>>,
    >,
>;
type Right<S> = <S as Set>::Right<Out>;
type Left<S> = <S as Set>::Left<Out>;

/// The cells that the first of some cells sees, and all others too.
pub(crate) type AllSee<M, S> = <OneSees<M, First<S>> as Set>::And<
    <<Others<S> as Set>::Count<Zero> as Count>::See<M, Others<S>>,
>;
type First<S> = <S as Set>::At<<S as Set>::First>;
type Others<S> = <S as Set>::Less<First<S>>;

/// The cells of a plane that are seen from the plane `P`.
type SeenFrom<M, P> = <P as Sight>::Seen<M, Above<P>, Below<P>, Above<Above<P>>, Below<Below<P>>>;
type Above<P> = <P as Sight>::Above<Empty>;
type Below<P> = <P as Sight>::Below<Empty>;

/// The candidates that planes see in those beside them.
pub trait SightOfPlanes {
    /// The first plane and the last one.
    type First: Planes;
    type Last: Planes;
    /// For each plane the one before it, and for the first plane the plane `P`.
    type Before<P: Planes>: Planes;
    /// For each plane the one after it, and for the last plane the plane `P`.
    type After<P: Planes>: Planes;
    /// The cells that are seen from this plane, if it is a single one.
    type Sees<M: Set>: Set;
    /// The candidates of each plane that are seen from the planes beside it, `A` and `B`.
    type Seen<M: Set, A: Planes, B: Planes>: Set;
}

impl<D: Digits, P: Part> SightOfPlanes for Plane<D, P> {
    type First = Self;
    type Last = Self;
    type Before<Q: Planes> = Q;
    type After<Q: Planes> = Q;
    type Sees<M: Set> = SeenFrom<M, P>;
    type Seen<M: Set, A: Planes, B: Planes> = <P::Cells as Set>::And<Or<A::Sees<M>, B::Sees<M>>>;
}

macro_rules! planes {
    ($($a:ident $e:ident $i:ident),*; $($last:ident $f:ident),*) => {
        impl<$($a: Planes),*> SightOfPlanes for ($($a,)*) {
            type First = <first!($($a),*) as SightOfPlanes>::First;
            type Last = <last!($($a),*) as SightOfPlanes>::Last;
            type Before<P: Planes> = from_left!(SightOfPlanes Before Last: P; $($a),*);
            type After<P: Planes> = from_right!(SightOfPlanes After First: P; $($a),*);
            type Sees<M: Set> = Out;
            type Seen<M: Set, A: Planes, B: Planes> = ($($a::Seen<M, A::$e, B::$e>,)*);
        }
    };
}

tuples! { planes }

/// The laws `L`, and moves to cells that cannot have the same digit.
pub struct Apart<L, Moves>(PhantomData<(L, Moves)>);

impl<L: Laws, M: Set> Laws for Apart<L, M> {
    type Row = L::Row;
    type Column = L::Column;
    type Settle<P: Part> =
        <<SeenIn<M, L::Settle<P>> as Bit>::Status as Status>::Settle<Self, L::Settle<P>>;
    type Step<P: Part> = P::Less<SeenFrom<M, P>>;
    type Between<S: Planes> = L::Between<S>;
}

/// `In` if a candidate of the plane is seen.
pub(crate) type SeenIn<M, P> = <<<P as Part>::Cells as Set>::And<SeenFrom<M, P>> as Set>::Any;

/// The laws `L`, and moves to cells that cannot have the next digit, or the one before.
pub struct ApartFromNext<L, Moves>(PhantomData<(L, Moves)>);

impl<L: Laws, M: Set> Laws for ApartFromNext<L, M> {
    type Row = L::Row;
    type Column = L::Column;
    type Settle<P: Part> = L::Settle<P>;
    type Step<P: Part> = P;
    type Between<S: Planes> = Or<L::Between<S>, S::Seen<M, S::Before<NoPlane>, S::After<NoPlane>>>;
}

/// The plane before the first one, and after the last.
pub(crate) type NoPlane = Plane<UTerm, Empty>;
