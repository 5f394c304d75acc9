//! Sets of constraints: each constraint is open or satisfied, and they are the leaves of nodes.
//!
//! ```text
//! the rows that still need a 5      Node9<Open, Satisfied, Open, Open, …>
//! the cells                         Node9<Node9<Cell<…>, Satisfied, …>, …>      rows of columns
//! ```
//!
//! A node has up to sixteen children. Where it has fewer, the others are [`Satisfied`]: what does not exist needs
//! nothing, and nothing can be placed there.

use super::index::{I0, I1, I2, I3, I4, I5, I6, I7, I8, I9, I10, I11, I12, I13, I14, I15, Index};
use super::machine::{Machine, Stuck};
use super::question::{Candidate, Question, Visitor};
use super::units::Units;
use core::marker::PhantomData;
use typenum::{ATerm, TArr, U1, U2, U3, U4, U5, U6, U7, U8, U9, U10, U11, U12, U13, U14, U15, U16};

/// A node, or a leaf.
pub trait Set {
    // The children.
    type C0: Set;
    type C1: Set;
    type C2: Set;
    type C3: Set;
    type C4: Set;
    type C5: Set;
    type C6: Set;
    type C7: Set;
    type C8: Set;
    type C9: Set;
    type C10: Set;
    type C11: Set;
    type C12: Set;
    type C13: Set;
    type C14: Set;
    type C15: Set;

    // The same node with another child in a place.
    type Put0<X: Set>: Set;
    type Put1<X: Set>: Set;
    type Put2<X: Set>: Set;
    type Put3<X: Set>: Set;
    type Put4<X: Set>: Set;
    type Put5<X: Set>: Set;
    type Put6<X: Set>: Set;
    type Put7<X: Set>: Set;
    type Put8<X: Set>: Set;
    type Put9<X: Set>: Set;
    type Put10<X: Set>: Set;
    type Put11<X: Set>: Set;
    type Put12<X: Set>: Set;
    type Put13<X: Set>: Set;
    type Put14<X: Set>: Set;
    type Put15<X: Set>: Set;

    /// What becomes of a machine that a visitor takes to all children in order.
    type Each<V: Visitor, Cells: Set, Planes: Set, M: Machine>: Machine;
    /// The same, to the children of `X` in whose places this node has open leaves.
    type Along<X: Set, V: Visitor, Cells: Set, Planes: Set, M: Machine>: Machine;
    /// The same the other way round: to the children of this node, where these leaves are open.
    #[rustfmt::skip]
    type Where<W0: Set, W1: Set, W2: Set, W3: Set, W4: Set, W5: Set, W6: Set, W7: Set, W8: Set, W9: Set, W10: Set, W11: Set, W12: Set, W13: Set, W14: Set, W15: Set, V: Visitor, Cells: Set, Planes: Set, M: Machine>: Machine;

    /// Of a leaf: what becomes of a machine whose visitor finds `X` in this place, if the leaf is open.
    type Found<X: Set, V: Visitor, I: Index, Cells: Set, Planes: Set, M: Machine>: Machine;
    /// Of a cell: the same of a candidate whose row and column need its digit.
    type Place<K: Candidate, Cells: Set, Planes: Set, M: Machine>: Machine;
    /// Of a unit's need: the same of one in a cell of these units, of which `Others` are still to be asked.
    type Allow<Others: Units, All: Units, Needs: Set, K: Candidate, Cells: Set, Planes: Set, M: Machine>: Machine;

    /// What becomes of a branch that is asked the question whose constraint this is. `L` has the cells of the units.
    type Ask<L: Set, Q: Question, Cells: Set, Planes: Set, Rest: Machine>: Machine;
    /// The machine, if nothing is open; else one that is stuck.
    type Settled<M: Machine>: Machine;

    /// Of a cell: the same in the unit `I` too.
    type Joining<I: Index>: Set;
    /// Of a unit: a branch for each of its cells where the digit `D` can go, before the branches that wait.
    type Branches<D: Index, Cells: Set, Planes: Set, Rest: Machine>: Machine;
}

/// It still needs a place, or a digit.
pub enum Open {}

/// It has it.
pub enum Satisfied {}

/// Leaves: there is nothing below them.
macro_rules! leaves {
    ($([$($generics:tt)*] $leaf:ty { $($members:tt)* })*) => { $(
        impl<$($generics)*> Set for $leaf {
            type C0 = Satisfied;
            type C1 = Satisfied;
            type C2 = Satisfied;
            type C3 = Satisfied;
            type C4 = Satisfied;
            type C5 = Satisfied;
            type C6 = Satisfied;
            type C7 = Satisfied;
            type C8 = Satisfied;
            type C9 = Satisfied;
            type C10 = Satisfied;
            type C11 = Satisfied;
            type C12 = Satisfied;
            type C13 = Satisfied;
            type C14 = Satisfied;
            type C15 = Satisfied;
            type Put0<X: Set> = Self;
            type Put1<X: Set> = Self;
            type Put2<X: Set> = Self;
            type Put3<X: Set> = Self;
            type Put4<X: Set> = Self;
            type Put5<X: Set> = Self;
            type Put6<X: Set> = Self;
            type Put7<X: Set> = Self;
            type Put8<X: Set> = Self;
            type Put9<X: Set> = Self;
            type Put10<X: Set> = Self;
            type Put11<X: Set> = Self;
            type Put12<X: Set> = Self;
            type Put13<X: Set> = Self;
            type Put14<X: Set> = Self;
            type Put15<X: Set> = Self;
            type Each<V: Visitor, Cells: Set, Planes: Set, M: Machine> = Stuck;
            type Along<X: Set, V: Visitor, Cells: Set, Planes: Set, M: Machine> = Stuck;
            type Where<W0: Set, W1: Set, W2: Set, W3: Set, W4: Set, W5: Set, W6: Set, W7: Set, W8: Set, W9: Set, W10: Set, W11: Set, W12: Set, W13: Set, W14: Set, W15: Set, V: Visitor, Cells: Set, Planes: Set, M: Machine> = Stuck;
            $($members)*
        }
    )* };
}
pub(super) use leaves;

leaves! {
    [] Open {
        type Found<X: Set, V: Visitor, I: Index, Cells: Set, Planes: Set, M: Machine> = V::At<I, X, Cells, Planes, M>;
        type Place<K: Candidate, Cells: Set, Planes: Set, M: Machine> = Stuck;
        type Allow<Others: Units, All: Units, Needs: Set, K: Candidate, Cells: Set, Planes: Set, M: Machine> =
            Others::Allow<All, Needs, K, Cells, Planes, M>;
        type Ask<L: Set, Q: Question, Cells: Set, Planes: Set, Rest: Machine> =
            Q::Branches<L, Cells, Planes, Rest>;
        type Settled<M: Machine> = Stuck;
        type Joining<I: Index> = Self;
        type Branches<D: Index, Cells: Set, Planes: Set, Rest: Machine> = Stuck;
    }
    [] Satisfied {
        type Found<X: Set, V: Visitor, I: Index, Cells: Set, Planes: Set, M: Machine> = M;
        type Place<K: Candidate, Cells: Set, Planes: Set, M: Machine> = M;
        type Allow<Others: Units, All: Units, Needs: Set, K: Candidate, Cells: Set, Planes: Set, M: Machine> = M;
        type Ask<L: Set, Q: Question, Cells: Set, Planes: Set, Rest: Machine> =
            <Cells::Settled<Planes::Settled<Rest>> as Machine>::Complete;
        type Settled<M: Machine> = M;
        type Joining<I: Index> = Self;
        type Branches<D: Index, Cells: Set, Planes: Set, Rest: Machine> = Stuck;
    }
}

/// A list of sets that are the children of a node.
pub trait Children {
    /// The node.
    type Node: Set;
}

/// How many rows, columns and digits there are.
pub trait Count {
    /// A node of so many of `X`.
    type Times<X: Set>: Set;
    /// What is asked of, only where there is such a node.
    type Itself<Puzzle>;
}

/// A node of `N` of `X`.
pub(super) type Times<N, X> = <N as Count>::Times<X>;

/// The member of a node that goes to its children in order: what becomes of `$m` after each of them.
macro_rules! in_order {
    (($m:ty) each $v:ident:) => { $m };
    (($m:ty) each $v:ident: [$child:ident $put:ident $index:ident $where:ident] $($rest:tt)*) => {
        in_order!(($v::At<$index, $child, Cells, Planes, $m>) each $v: $($rest)*)
    };
    (($m:ty) where $v:ident:) => { $m };
    (($m:ty) where $v:ident: [$child:ident $put:ident $index:ident $where:ident] $($rest:tt)*) => {
        in_order!(($where::Found<$child, $v, $index, Cells, Planes, $m>) where $v: $($rest)*)
    };
}

/// The children of a node, and what it is with another one in each place.
macro_rules! children {
    ($name:ident [$($before:ident)*] [$child:ident $put:ident $index:ident $where:ident] $($after:tt)*) => {
        children! { @put $name [$($before)*] $child $put $($after)* }
        children! { $name [$($before)* $child] $($after)* }
    };
    ($name:ident [$($before:ident)*]) => {};
    (@put $name:ident [$($before:ident)*] $child:ident $put:ident
        $([$after:ident $puts:ident $index:ident $where:ident])*
    ) => {
        type $child = $child;
        type $put<X: Set> = $name<$($before,)* X, $($after),*>;
    };
}

/// The machine, if nothing in these children is open.
macro_rules! settled {
    ($m:ident: $child:ident $($others:ident)*) => { $child::Settled<settled!($m: $($others)*)> };
    ($m:ident:) => { $m };
}

/// The first of two.
macro_rules! instead {
    ($one:ident $other:ident) => {
        $one
    };
}

/// A list of these types.
macro_rules! list {
    ($first:ident $($rest:ident)*) => { TArr<$first, list!($($rest)*)> };
    () => { ATerm };
}

/// A node of these children, and without those.
macro_rules! node {
    ($name:ident $count:ident
        [$([$child:ident $put:ident $index:ident $where:ident])*]
        [$([$other:ident $put_other:ident $i:ident $w:ident])*]
    ) => {
        #[doc = "A node of so many children."]
        pub struct $name<$($child),*>(PhantomData<($($child,)*)>);

        impl<$($child: Set),*> Set for $name<$($child),*> {
            children! { $name [] $([$child $put $index $where])* }
            $(
                type $other = Satisfied;
                type $put_other<X: Set> = Self;
            )*
            type Each<V: Visitor, Cells: Set, Planes: Set, M: Machine> =
                in_order!((M) each V: $([$child $put $index $where])*);
            type Along<X: Set, V: Visitor, Cells: Set, Planes: Set, M: Machine> =
                X::Where<$($child,)* $(instead!(Satisfied $w),)* V, Cells, Planes, M>;
            type Where<$($where: Set,)* $($w: Set,)* V: Visitor, Cells: Set, Planes: Set, M: Machine> =
                in_order!((M) where V: $([$child $put $index $where])*);

            type Found<X: Set, V: Visitor, I: Index, Cells: Set, Planes: Set, M: Machine> = Stuck;
            type Place<K: Candidate, Cells: Set, Planes: Set, M: Machine> = Stuck;
            type Allow<Others: Units, All: Units, Needs: Set, K: Candidate, Cells: Set, Planes: Set, M: Machine> = Stuck;
            type Ask<L: Set, Q: Question, Cells: Set, Planes: Set, Rest: Machine> = Stuck;
            type Settled<M: Machine> = settled!(M: $($child)*);
            type Joining<I: Index> = Self;
            type Branches<D: Index, Cells: Set, Planes: Set, Rest: Machine> = Stuck;
        }

        impl<$($child: Set),*> Children for list!($($child)*) {
            type Node = $name<$($child),*>;
        }

        impl Count for $count {
            type Times<X: Set> = $name<$(instead!(X $child)),*>;
            type Itself<Puzzle> = Puzzle;
        }
    };
}

/// Nodes, each with one child more than the one before.
macro_rules! nodes {
    ([$($places:tt)*] [$place:tt $($left:tt)*] $name:ident $count:ident, $($more:tt)*) => {
        node! { $name $count [$($places)* $place] [$($left)*] }
        nodes! { [$($places)* $place] [$($left)*] $($more)* }
    };
    ([$($places:tt)*] []) => {};
}

nodes! {
    []
    [
        [C0 Put0 I0 W0] [C1 Put1 I1 W1] [C2 Put2 I2 W2] [C3 Put3 I3 W3]
        [C4 Put4 I4 W4] [C5 Put5 I5 W5] [C6 Put6 I6 W6] [C7 Put7 I7 W7]
        [C8 Put8 I8 W8] [C9 Put9 I9 W9] [C10 Put10 I10 W10] [C11 Put11 I11 W11]
        [C12 Put12 I12 W12] [C13 Put13 I13 W13] [C14 Put14 I14 W14] [C15 Put15 I15 W15]
    ]
    Node1 U1, Node2 U2, Node3 U3, Node4 U4,
    Node5 U5, Node6 U6, Node7 U7, Node8 U8,
    Node9 U9, Node10 U10, Node11 U11, Node12 U12,
    Node13 U13, Node14 U14, Node15 U15, Node16 U16,
}
