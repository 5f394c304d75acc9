//! Tells which law removed a candidate: the rounds in which the laws settle a plane, as types.
//!
//! A law settles a plane round by round, until nothing follows. [`Settling::Rounds`] has each round as the machine has it: the same
//! members, and the rounds that their status calls for.

use super::shown::{After, Change, Then, law};
use crate::type_solver::planes::areas::{AreasOf, Columns, Crossings, InAreas};
use crate::type_solver::planes::bits::{Bit, Out};
use crate::type_solver::planes::boxes::{Boxed, Shadows};
use crate::type_solver::planes::digits::Digits;
use crate::type_solver::planes::laws::{Laws, Linked, Links, Plain};
use crate::type_solver::planes::layout::Layout;
use crate::type_solver::planes::machine::{Dead, Done, Moving, Open, Status};
use crate::type_solver::planes::moves::{Apart, ApartFromNext, NoPlane, SeenIn};
use crate::type_solver::planes::parts::Part;
use crate::type_solver::planes::rows::Empty;
use crate::type_solver::planes::rule::Counts;
use crate::type_solver::planes::sets::Set;
use crate::type_solver::planes::sizes::Number;
use crate::type_solver::planes::state::{Plane, Planes};
use crate::type_solver::planes::tuples::{fold, tuples};
use crate::type_solver::planes::units::{Crossed, NoPlace, RowCount, Units, With};
use core::marker::PhantomData;
use typenum::{ATerm, TArr};

/// The laws `L`, by which nothing follows from a change of a plane.
pub struct Unsettled<L>(PhantomData<L>);

impl<L: Laws> Laws for Unsettled<L> {
    type Row = L::Row;
    type Column = L::Column;
    type Settle<P: Part> = P;
    type Step<P: Part> = P;
    type Between<S: Planes> = Out;
}

/// Planes that the laws `L` can settle.
pub trait Settles<L> {
    /// Each plane, and its rounds.
    type Settled;
}

impl<D, P: Part, L: Settling<P>> Settles<L> for Plane<D, P> {
    type Settled = Plane<D, Change<P, L::Rounds>>;
}

macro_rules! planes {
    ($($a:ident $e:ident $i:ident),*; $($last:ident $f:ident),*) => {
        impl<L, $($a: Settles<L>),*> Settles<L> for ($($a,)*) {
            type Settled = ($($a::Settled,)*);
        }
    };
}

tuples! { planes }

/// Laws that settle the plane `P`.
pub trait Settling<P>: Laws {
    /// The rounds.
    type Rounds;
}

/// Laws of which the last has a name.
pub trait Named {
    /// The last law.
    type Law;
}

/// A status with which the laws `L` settle the plane `P` further, or end.
pub trait GoesOn<L, P> {
    /// The rounds from here on.
    type Rounds;
}

impl<L: Laws + Named, P: Part> GoesOn<L, P> for Moving
where
    L: Settling<<L as Laws>::Step<P>>,
{
    type Rounds = Then<After<L::Law, L::Step<P>>, <L as Settling<L::Step<P>>>::Rounds>;
}
impl<L: Named, P> GoesOn<L, P> for Dead {
    type Rounds = After<L::Law, Empty>;
}
impl<L, P> GoesOn<L, P> for Open {
    type Rounds = ();
}
impl<L, P> GoesOn<L, P> for Done {
    type Rounds = ();
}

impl<N> Named for Plain<N> {
    type Law = law::Columns;
}
impl<N: Number, P: Part> Settling<P> for Plain<N>
where
    <P::Rows as Counts>::Status: GoesOn<Self, P>,
{
    type Rounds = <<P::Rows as Counts>::Status as GoesOn<Self, P>>::Rounds;
}

impl<R, C> Named for Boxed<R, C> {
    type Law = law::Columns;
}
impl<R: Number, C: Number, P: Kept> Settling<P> for Boxed<R, C>
where
    P::Status: GoesOn<Self, P::AllKept>,
{
    type Rounds =
        Then<After<law::RowsInBoxes, P::AllKept>, <P::Status as GoesOn<Self, P::AllKept>>::Rounds>;
}

/// A plane to which the law of boxes and columns is applied.
pub trait Kept: Part {
    /// The status of its bands, after the rule for rows and boxes.
    type Status: Status;
}

impl Kept for Empty {
    type Status = Done;
}

macro_rules! kept {
    ($($a:ident $e:ident $i:ident),*; $($last:ident $f:ident),*) => {
        impl<$($a: Part),*> Kept for ($($a,)*) {
            type Status = fold!(Status And:
                <<Self::AllKept as Shadows>::Shadows as Counts>::Status
                $(, <$a::Shadows as Counts>::Status)*
            );
        }
    };
}

tuples! { kept }

/// Laws that settle a plane by the laws `L`, and then look at the status that this plane has by one more.
macro_rules! after_others {
    ($([$($generic:tt)*] $laws:ty: $law:ident, $status:ty;)*) => { $(
        impl<L, $($generic)*> Named for $laws {
            type Law = law::$law;
        }
        impl<L: Settling<P>, P: Part, $($generic)*> Settling<P> for $laws
        where
            Self: Laws,
            $status: GoesOn<Self, L::Settle<P>>,
        {
            type Rounds = Then<
                <L as Settling<P>>::Rounds,
                <$status as GoesOn<Self, L::Settle<P>>>::Rounds,
            >;
        }
    )* };
}

after_others! {
    [M: Digits, O: Digits] InAreas<L, M, O>: RowsInRegions,
        <AreasOf<M, O, L::Settle<P>> as Counts>::Status;
    [M: Digits, O: Digits] Crossings<L, M, O>: ColumnsInRegions,
        <<Columns<M, O, L::Settle<P>> as Part>::Rows as Counts>::Status;
    [M: Set] Apart<L, M>: Moves,
        <SeenIn<M, L::Settle<P>> as Bit>::Status;
}

impl<L, U> Named for With<L, U> {
    type Law = law::Units;
}
impl<L: Settling<P>, P: Part, U: Units + Crossing<Self, L::Settle<P>, Done>> Settling<P>
    for With<L, U>
{
    type Rounds =
        Then<<L as Settling<P>>::Rounds, <U as Crossing<Self, L::Settle<P>, Done>>::Rounds>;
}

/// Units that are applied to the plane `P`; `So` is the status that follows from those before them.
pub trait Crossing<L, P, So> {
    /// The rounds.
    type Rounds;
}

impl<L, P, So: GoesOn<L, P>> Crossing<L, P, So> for ATerm {
    type Rounds = So::Rounds;
}
impl<L, P: Part, So: Status, U: Set, Others> Crossing<L, P, So> for TArr<U, Others>
where
    Others: Crossing<L, Acted<P, U>, So::And<<P::Count<U, NoPlace> as RowCount>::Status>>,
{
    type Rounds = Then<After<law::Units, Acted<P, U>>, Others::Rounds>;
}

/// The plane after what follows from one unit.
type Acted<P, U> = <<P as Crossed>::Count<U, NoPlace> as RowCount>::Act<P, U>;

/// Laws of which some are about several planes.
pub trait Between<S>: Laws {
    /// The candidates that these remove from the planes `S`, law by law.
    type Removed;
}

macro_rules! nothing_between {
    ($([$($generic:tt)*] $laws:ty;)*) => { $(
        impl<S, $($generic)*> Between<S> for $laws
        where
            Self: Laws,
        {
            type Removed = ();
        }
    )* };
}

nothing_between! {
    [N] Plain<N>;
    [R, C] Boxed<R, C>;
}

/// Laws that leave several planes to the laws `L`.
macro_rules! as_others {
    ($([$($generic:tt)*] $laws:ty;)*) => { $(
        impl<S, L: Between<S>, $($generic)*> Between<S> for $laws
        where
            Self: Laws,
        {
            type Removed = L::Removed;
        }
    )* };
}

as_others! {
    [M, O] InAreas<L, M, O>;
    [M, O] Crossings<L, M, O>;
    [M] Apart<L, M>;
    [U] With<L, U>;
}

/// Laws that settle planes by the laws `L`, and are about several planes.
macro_rules! between {
    ($([$($generic:tt)*] $laws:ty: $law:ident, $lost:ty;)*) => { $(
        impl<P, L: Settling<P>, $($generic)*> Settling<P> for $laws
        where
            Self: Laws,
        {
            type Rounds = L::Rounds;
        }
        impl<S: Planes, L: Between<S>, $($generic)*> Between<S> for $laws
        where
            Self: Laws,
        {
            type Removed = Then<
                <L as Between<S>>::Removed,
                After<law::$law, S::Less<Unsettled<L>, $lost>>,
            >;
        }
    )* };
}

between! {
    [G: Layout, K: Links] Linked<L, G, K>: Links, K::Lost<S::View<G>, S::Cells>;
    [M: Set] ApartFromNext<L, M>: MovesToNext, S::Seen<M, S::Before<NoPlane>, S::After<NoPlane>>;
}
