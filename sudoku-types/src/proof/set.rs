//! Sets of constraints: trees whose leaves are open or satisfied.
//!
//! ```text
//! the rows that still need a 5                 Four
//!                               band 0 ╱  band 1 │  band 2 ╲    ╲ there is no other
//!                             Four              Four       Four    Satisfied
//!               line 0 ╱  1 │  2 ╲    ╲          …           …
//!                   Open  Sat.  Open  Sat.
//! ```
//!
//! A node has four children. Where a set has fewer, the others are [`Satisfied`]: what does not exist needs nothing,
//! and nothing can be placed there. A leaf represents all that would be below it.

use super::digit::{D0, D1, D2, D3, Digit};
use super::machine::{Machine, Stuck};
use super::question::Question;
use super::visitor::Visitor;
use core::marker::PhantomData;

/// A tree of constraints.
pub trait Set {
    /// The first child.
    type A: Set;
    /// The second.
    type B: Set;
    /// The third.
    type C: Set;
    /// The fourth.
    type D: Set;

    /// With another first child.
    type PutA<X: Set>: Set;
    /// With another second one.
    type PutB<X: Set>: Set;
    /// With another third one.
    type PutC<X: Set>: Set;
    /// With another fourth one.
    type PutD<X: Set>: Set;

    /// Open where both are. Where this one has a leaf, that one may go deeper.
    type And<That: Set>: Set;
    /// With what `F` makes of each child in its place.
    type Each<F: Function>: Set;

    /// What becomes of a machine that is taken to all open leaves in order, by a visitor who has come here by this
    /// digit.
    type Walk<V: Visitor, By: Digit, M: Machine>: Machine;
    /// What becomes of a branch that is asked the question whose constraint this is. `L` has the cells of listed units.
    type Ask<L: Set, Q: Question, Cells: Set, Planes: Set, Rest: Machine>: Machine;
    /// The machine, if nothing is open; else one that is stuck.
    type Settled<M: Machine>: Machine;

    /// Of a cell in listed units: the same in the unit at `O I` too.
    type Joining<O: Digit, I: Digit>: Set;
    /// Of a listed unit: a branch for each of its cells where the digit `H M` can go, before the branches that wait.
    type Branches<H: Digit, M: Digit, Cells: Set, Planes: Set, Rest: Machine>: Machine;
}

/// What makes a set of a set.
pub trait Function {
    /// What it makes of `T`.
    type Of<T: Set>: Set;
}

/// It still needs a place, or a digit.
pub enum Open {}

/// It has it.
pub enum Satisfied {}

/// A node with three children.
pub struct Three<A, B, C>(PhantomData<(A, B, C)>);

/// A node with four.
pub struct Four<A, B, C, D>(PhantomData<(A, B, C, D)>);

/// Leaves that are open: there is nothing below them.
macro_rules! open_leaves {
    ($([$($generics:tt)*] $leaf:ty:
        Walk<$v:ident, $by:ident, $m:ident> = $walk:ty;
        Ask<$l:ident, $q:ident, $cells:ident, $planes:ident, $rest:ident> = $ask:ty;
        Joining<$o:ident, $i:ident> = $joining:ty;
        Branches<$h:ident, $n:ident> = $branches:ty;)*) => { $(
        impl<$($generics)*> Set for $leaf {
            type A = Satisfied;
            type B = Satisfied;
            type C = Satisfied;
            type D = Satisfied;
            type PutA<X: Set> = Self;
            type PutB<X: Set> = Self;
            type PutC<X: Set> = Self;
            type PutD<X: Set> = Self;
            type And<That: Set> = That;
            type Each<F: Function> = Satisfied;
            type Walk<$v: Visitor, $by: Digit, $m: Machine> = $walk;
            type Ask<$l: Set, $q: Question, $cells: Set, $planes: Set, $rest: Machine> = $ask;
            type Settled<M: Machine> = Stuck;
            type Joining<$o: Digit, $i: Digit> = $joining;
            type Branches<$h: Digit, $n: Digit, $cells: Set, $planes: Set, $rest: Machine> = $branches;
        }
    )* };
}
pub(super) use open_leaves;

open_leaves! {
    [] Open:
        Walk<V, By, M> = V::Found<By, M>;
        Ask<L, Q, Cells, Planes, Rest> = Q::Candidates<Cells, Planes, Rest>;
        Joining<O, I> = Self;
        Branches<H, N> = Stuck;
}

impl Set for Satisfied {
    type A = Self;
    type B = Self;
    type C = Self;
    type D = Self;
    type PutA<X: Set> = Self;
    type PutB<X: Set> = Self;
    type PutC<X: Set> = Self;
    type PutD<X: Set> = Self;
    type And<That: Set> = Self;
    type Each<F: Function> = Self;
    type Walk<V: Visitor, By: Digit, M: Machine> = M;
    type Ask<L: Set, Q: Question, Cells: Set, Planes: Set, Rest: Machine> =
        <Cells::Settled<Planes::Settled<Rest>> as Machine>::Complete;
    type Settled<M: Machine> = M;
    type Joining<O: Digit, I: Digit> = Self;
    type Branches<H: Digit, M: Digit, Cells: Set, Planes: Set, Rest: Machine> = Stuck;
}

impl<A: Set, B: Set, C: Set> Set for Three<A, B, C> {
    type A = A;
    type B = B;
    type C = C;
    type D = Satisfied;
    type PutA<X: Set> = Three<X, B, C>;
    type PutB<X: Set> = Three<A, X, C>;
    type PutC<X: Set> = Three<A, B, X>;
    type PutD<X: Set> = Four<A, B, C, X>;
    type And<That: Set> = Three<A::And<That::A>, B::And<That::B>, C::And<That::C>>;
    type Each<F: Function> = Three<F::Of<A>, F::Of<B>, F::Of<C>>;
    type Walk<V: Visitor, By: Digit, M: Machine> =
        C::Walk<V::To<By>, D2, B::Walk<V::To<By>, D1, A::Walk<V::To<By>, D0, M>>>;
    type Ask<L: Set, Q: Question, Cells: Set, Planes: Set, Rest: Machine> = Stuck;
    type Settled<M: Machine> = A::Settled<B::Settled<C::Settled<M>>>;
    type Joining<O: Digit, I: Digit> = Self;
    type Branches<H: Digit, M: Digit, Cells: Set, Planes: Set, Rest: Machine> = Stuck;
}

impl<A: Set, B: Set, C: Set, D: Set> Set for Four<A, B, C, D> {
    type A = A;
    type B = B;
    type C = C;
    type D = D;
    type PutA<X: Set> = Four<X, B, C, D>;
    type PutB<X: Set> = Four<A, X, C, D>;
    type PutC<X: Set> = Four<A, B, X, D>;
    type PutD<X: Set> = Four<A, B, C, X>;
    type And<That: Set> = Four<A::And<That::A>, B::And<That::B>, C::And<That::C>, D::And<That::D>>;
    type Each<F: Function> = Four<F::Of<A>, F::Of<B>, F::Of<C>, F::Of<D>>;
    type Walk<V: Visitor, By: Digit, M: Machine> = D::Walk<
        V::To<By>,
        D3,
        C::Walk<V::To<By>, D2, B::Walk<V::To<By>, D1, A::Walk<V::To<By>, D0, M>>>,
    >;
    type Ask<L: Set, Q: Question, Cells: Set, Planes: Set, Rest: Machine> = Stuck;
    type Settled<M: Machine> = A::Settled<B::Settled<C::Settled<D::Settled<M>>>>;
    type Joining<O: Digit, I: Digit> = Self;
    type Branches<H: Digit, M: Digit, Cells: Set, Planes: Set, Rest: Machine> = Stuck;
}
