//! The one rule: each of some rows has a place of its own, and each place a row.
//!
//! ```text
//! digits     in the cells of a row         each digit its cell, each cell a digit
//! rows       in the boxes of a band        of one digit: each row its box, each box a row
//! bands      in the columns of a stack     of one digit: each band its column, each column a band
//! rows       in the columns of a grid      of one digit, where there are no boxes
//! ```
//!
//! The rows are counted for each place, and what follows is then taken from each of them.

use super::bits::{Bit, Out};
use super::machine::{Dead, Status};
use super::parts::Part;
use super::paths::{I0, I1, I2, I3, I4};
use super::paths::{Nowhere, Path};
use super::rows::{Count, Empty, Wanted, Zero};
use super::sets::Set;
use super::tuples::{fold, tuples};
use core::marker::PhantomData;

/// What has been counted of some parts: a tuple of the same shape.
pub trait Tally {
    /// One part more.
    type Add<X: Part>: Tally;
    /// What follows.
    type Rules: Rules;
    /// The first place that is in two rows, in a row with so many of these.
    type Pair<W: Wanted>: Path;
}

/// What has been counted of rows.
pub trait RowTally: Tally {
    /// One row more that is open.
    type Open<S: Set>: RowTally;
    /// One more that is placed.
    type Placed<S: Set>: RowTally;
    /// One more that is empty.
    type Empty: RowTally;
}

/// The places in one open row or more; in two or more; in a placed row; in two of them.
pub struct Seen<Once, Twice, Placed, Both>(PhantomData<(Once, Twice, Placed, Both)>);

/// Nothing has been counted.
pub(super) type Nothing = Seen<Out, Out, Out, Out>;

/// Some row is empty.
pub enum Broken {}

/// The places in one open row or more; in two or more; in three.
pub struct Shared<One, Two, Three>(PhantomData<(One, Two, Three)>);

/// No pair has been counted.
pub(super) type NoPairs = Shared<Out, Out, Out>;

/// Each place is in some row, and none in two placed rows.
type Keeps<A, C, D> =
    <<<<<A as Set>::Or<C> as Set>::Not as Set>::Any as Bit>::Either<<D as Set>::Any> as Bit>::Flip;

impl<A: Set, B: Set, C: Set, D: Set> Tally for Seen<A, B, C, D> {
    type Add<X: Part> = X::Tell<Self>;
    type Rules = <Keeps<A, C, D> as Bit>::Rules<Rule<<A::Less<B> as Set>::Less<C>, C, A>>;
    type Pair<W: Wanted> = Nowhere;
}
impl<A: Set, B: Set, C: Set, D: Set> RowTally for Seen<A, B, C, D> {
    type Open<S: Set> = Seen<A::Or<S>, B::Or<A::And<S>>, C, D>;
    type Placed<S: Set> = Seen<A, B, C::Or<S>, D::Or<C::And<S>>>;
    type Empty = Broken;
}

impl Tally for Broken {
    type Add<X: Part> = Broken;
    type Rules = Broken;
    type Pair<W: Wanted> = Nowhere;
}
impl RowTally for Broken {
    type Open<S: Set> = Broken;
    type Placed<S: Set> = Broken;
    type Empty = Broken;
}

impl<A: Set, B: Set, C: Set> Tally for Shared<A, B, C> {
    type Add<X: Part> = X::Tell<Self>;
    type Rules = Broken;
    type Pair<W: Wanted> = <<<B::Less<C> as Set>::Count<Zero> as Count>::Is<W> as Bit>::Path<
        <B::Less<C> as Set>::First,
    >;
}
impl<A: Set, B: Set, C: Set> RowTally for Shared<A, B, C> {
    type Open<S: Set> = Shared<A::Or<S>, B::Or<A::And<S>>, C::Or<B::And<S>>>;
    type Placed<S: Set> = Self;
    type Empty = Self;
}

/// What follows for some parts: a tuple of the same shape.
pub trait Rules {
    /// What is left of a part.
    type On<X: Part>: Part;
    /// Whether it takes something.
    type Moves: Bit;
    /// Whether something is left to do.
    type Status: Status;
}

/// A row that has a place in `Sole` is there: no other row has it. Those in `Placed` are taken. `Open` places are in open
/// rows.
pub struct Rule<Sole, Placed, Open>(PhantomData<(Sole, Placed, Open)>);

impl<S: Set, P: Set, A: Set> Rules for Rule<S, P, A> {
    type On<X: Part> = X::Under<S, P>;
    type Moves = <<A::And<P> as Set>::Any as Bit>::Either<S::Any>;
    type Status = <Self::Moves as Bit>::MovesOr<A::Any>;
}
impl Rules for Broken {
    type On<X: Part> = Empty;
    type Moves = Out;
    type Status = Dead;
}

macro_rules! tallies {
    ($($a:ident $e:ident $i:ident),*; $($last:ident $f:ident),*) => {
        impl<$($a: Tally),*> Tally for ($($a,)*) {
            type Add<X: Part> = ($($a::Add<X::$e>,)*);
            type Rules = ($($a::Rules,)*);
            type Pair<W: Wanted> = fold!(Path Or: $(<$a::Pair<W> as Path>::From<$i>),*);
        }
        impl<$($a: Rules),*> Rules for ($($a,)*) {
            type On<X: Part> = ($($a::On<X::$e>,)*);
            type Moves = fold!(Bit Either: $($a::Moves),*);
            type Status = fold!(Status And: $($a::Status),*);
        }
    };
}

tuples! { tallies }
