//! Sets of constraints: each constraint is open or satisfied, and they are the leaves of nodes.
//!
//! ```text
//! the rows that still need a 5      Node9<Open, Satisfied, Open, Open, …>
//! the cells                         Node9<Node9<I0, Satisfied, …>, …>           rows of columns
//! ```
//!
//! A node has up to sixteen children. Where it has fewer, the others are [`Satisfied`]: what does not exist needs
//! nothing, and nothing can be placed there.

use super::candidates::{Candidates, Nonsense, Nothing};
use super::index::{
    I0, I1, I2, I3, I4, I5, I6, I7, I8, I9, I10, I11, I12, I13, I14, I15, Index, Part, Whole,
};
use super::machine::{Machine, Stuck};
use super::question::Question;
use super::rules::Layout;
use core::marker::PhantomData;
use typenum::{ATerm, TArr, U1, U2, U3, U4, U5, U6, U7, U8, U9, U10, U11, U12, U13, U14, U15, U16};

/// Hands the names that belong to the places of a node to another macro: the child's, that of the node with another
/// child, the place's index, and a leaf's in `Where`.
macro_rules! places {
    ($then:ident! $($others:tt)*) => {
        $then! {
            [
            [C0 Put0 I0 W0] [C1 Put1 I1 W1] [C2 Put2 I2 W2] [C3 Put3 I3 W3]
            [C4 Put4 I4 W4] [C5 Put5 I5 W5] [C6 Put6 I6 W6] [C7 Put7 I7 W7]
            [C8 Put8 I8 W8] [C9 Put9 I9 W9] [C10 Put10 I10 W10] [C11 Put11 I11 W11]
            [C12 Put12 I12 W12] [C13 Put13 I13 W13] [C14 Put14 I14 W14] [C15 Put15 I15 W15]
            ]
            $($others)*
        }
    };
}
pub(super) use places;

/// In the trait.
macro_rules! declared {
    ([$([$child:ident $put:ident $index:ident $where:ident])*]) => { $(
        type $child: Set;
        type $put<X: Set>: Set;
    )* };
}

/// A node, or a leaf.
pub trait Set {
    // The children, and the same node with another child in a place.
    places! { declared! }

    /// Of what rows or columns need: the candidates of a digit in the children of `X` at the same indices, of which each
    /// has the cell at `V`. `N` is which units need the digit.
    type Along<X: Set, V: Part, N: Set>: Candidates;
    /// The same the other way round: in the children of this node, where these leaves are open.
    #[rustfmt::skip]
    type Where<W0: Set, W1: Set, W2: Set, W3: Set, W4: Set, W5: Set, W6: Set, W7: Set, W8: Set, W9: Set, W10: Set, W11: Set, W12: Set, W13: Set, W14: Set, W15: Set, V: Part, N: Set>: Candidates;
    /// Of a leaf: with the candidate `I` in `X`, if the leaf is open, and the candidate live.
    type If<X: Set, V: Part, N: Set, I: Index, Others: Candidates>: Candidates;
    /// Of all planes: the digits that can go into `Cell`, in this row and column.
    type Digits<R: Index, C: Index, Cell: Set>: Candidates;
    /// Of a digit's plane: with the candidate `I`, if the digit can go into `Cell`, in this row and column.
    type Try<R: Index, C: Index, Cell: Set, I: Index, Others: Candidates>: Candidates;
    /// Of a row's need: the same, if the row is open, and the column is. `N` is which units need the digit.
    type Cross<Column: Set, Cell: Set, N: Set, I: Index, Others: Candidates>: Candidates;
    /// Of a cell: with the candidate `I` of a digit that these units need, if the cell is open, and all of its units
    /// need it.
    type Live<N: Set, I: Index, Others: Candidates>: Candidates;
    /// Of a unit's need: the same of a cell in this unit, and in these that are still to be asked.
    type Allow<Units: Set, N: Set, I: Index, Others: Candidates>: Candidates;

    /// What becomes of a branch that is asked the question whose constraint this is. `L` says where the units are.
    type Ask<L: Layout, Q: Question, Cells: Set, Planes: Set, Rest: Machine>: Machine;
    /// Of all rows of cells: the machine, if no row has two open cells; else one that is stuck.
    type Settled<M: Machine>: Machine;
    /// Of a row of cells, or a cell: `B`, and those of them that are open.
    type AddTo<B: Blanks>: Blanks;

    /// Of a cell: the same in the unit `I` too.
    type Joining<I: Index>: Set;
    /// Of a cell: what the units need, where its own have it.
    type Close<N: Set>: Set;
    /// Of a unit: a branch for each of its cells where the digit `D` can go, before the branches that wait.
    type Branches<D: Index, Cells: Set, Planes: Set, Rest: Machine>: Machine;
}

/// It still needs a place, or a digit.
pub enum Open {}

/// It has it.
pub enum Satisfied {}

// What a set is not: members that no proof asks for. Asked for candidates they say that it makes no sense; else they change
// nothing.

/// The members of a set that is no node.
macro_rules! no_node {
    () => {
        places! { childless! }
        type Along<X: Set, V: Part, N: Set> = Nonsense;
        #[rustfmt::skip]
        type Where<W0: Set, W1: Set, W2: Set, W3: Set, W4: Set, W5: Set, W6: Set, W7: Set, W8: Set, W9: Set, W10: Set, W11: Set, W12: Set, W13: Set, W14: Set, W15: Set, V: Part, N: Set> = Nonsense;
        type Settled<M: Machine> = Stuck;
        type Digits<R: Index, C: Index, Cell: Set> = Nonsense;
        type Try<R: Index, C: Index, Cell: Set, I: Index, Others: Candidates> = Nonsense;
    };
}
pub(super) use no_node;

macro_rules! childless {
    ([$([$child:ident $put:ident $index:ident $where:ident])*]) => { $(
        type $child = Satisfied;
        type $put<X: Set> = Self;
    )* };
}
pub(super) use childless;

/// The members of a set that does not say what a unit, or row, needs.
macro_rules! no_need {
    () => {
        type If<X: Set, V: Part, N: Set, I: Index, Others: Candidates> = Nonsense;
        type Cross<Column: Set, Cell: Set, N: Set, I: Index, Others: Candidates> = Nonsense;
        type Allow<Units: Set, N: Set, I: Index, Others: Candidates> = Nonsense;
    };
}
pub(super) use no_need;

/// The members of a set that is no open cell.
macro_rules! no_cell {
    () => {
        type Live<N: Set, I: Index, Others: Candidates> = Nonsense;
        type Joining<I: Index> = Self;
        type Close<N: Set> = N;
    };
}
pub(super) use no_cell;

/// The members of a set that is no list of a unit's cells.
macro_rules! no_unit {
    () => {
        type Branches<D: Index, Cells: Set, Planes: Set, Rest: Machine> = Stuck;
    };
}
pub(super) use no_unit;

/// The members of a constraint that is open.
macro_rules! open {
    () => {
        type Ask<L: Layout, Q: Question, Cells: Set, Planes: Set, Rest: Machine> =
            Q::Branches<L, Cells, Planes, Rest>;
        type AddTo<B: Blanks> = B::OneMore;
    };
}
pub(super) use open;

impl Set for Open {
    open! {}
    type If<X: Set, V: Part, N: Set, I: Index, Others: Candidates> =
        <V::Of<X> as Set>::Live<N, I, Others>;
    type Cross<Column: Set, Cell: Set, N: Set, I: Index, Others: Candidates> =
        Column::If<Cell, Whole, N, I, Others>;
    type Allow<Units: Set, N: Set, I: Index, Others: Candidates> = Units::Live<N, I, Others>;
    no_node! {}
    no_cell! {}
    no_unit! {}
}

impl Set for Satisfied {
    type Ask<L: Layout, Q: Question, Cells: Set, Planes: Set, Rest: Machine> =
        <Cells::Settled<Rest> as Machine>::Complete;
    type AddTo<B: Blanks> = B;
    type If<X: Set, V: Part, N: Set, I: Index, Others: Candidates> = Others;
    type Cross<Column: Set, Cell: Set, N: Set, I: Index, Others: Candidates> = Others;
    type Allow<Units: Set, N: Set, I: Index, Others: Candidates> = Others;
    type Live<N: Set, I: Index, Others: Candidates> = Others;
    no_node! {}
    type Joining<I: Index> = Self;
    type Close<N: Set> = N;
    no_unit! {}
}

/// How many cells of a row are open.
pub trait Blanks {
    /// With one more.
    type OneMore: Blanks;
    /// The machine, if there is at most one; else one that is stuck.
    type AtMostOne<M: Machine>: Machine;
}

/// None,
pub enum NoBlank {}
/// one,
pub enum OneBlank {}
/// or more.
pub enum MoreBlanks {}

impl Blanks for NoBlank {
    type OneMore = OneBlank;
    type AtMostOne<M: Machine> = M;
}
impl Blanks for OneBlank {
    type OneMore = MoreBlanks;
    type AtMostOne<M: Machine> = M;
}
impl Blanks for MoreBlanks {
    type OneMore = Self;
    type AtMostOne<M: Machine> = Stuck;
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

/// The member of a node that goes to its children in order, and puts the candidates that it finds before `$found`.
macro_rules! in_order {
    (($found:ty) digits:) => { $found };
    (($found:ty) digits: [$child:ident $put:ident $index:ident $where:ident] $($rest:tt)*) => {
        in_order!(($child::Try<R, C, Cell, $index, $found>) digits: $($rest)*)
    };
    (($found:ty) where:) => { $found };
    (($found:ty) where: [$child:ident $put:ident $index:ident $where:ident] $($rest:tt)*) => {
        in_order!(($where::If<$child, V, N, $index, $found>) where: $($rest)*)
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

/// The machine, if none of these rows has two open cells.
macro_rules! settled {
    ($m:ident: $row:ident $($others:ident)*) => {
        <$row::AddTo<NoBlank> as Blanks>::AtMostOne<settled!($m: $($others)*)>
    };
    ($m:ident:) => { $m };
}

/// The blanks of a row with these cells, and `$b`.
macro_rules! blanks {
    ($b:ident: $cell:ident $($others:ident)*) => { $cell::AddTo<blanks!($b: $($others)*)> };
    ($b:ident:) => { $b };
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
            type Along<X: Set, V: Part, N: Set> =
                X::Where<$($child,)* $(instead!(Satisfied $w),)* V, N>;
            type Where<$($where: Set,)* $($w: Set,)* V: Part, N: Set> =
                in_order!((Nothing) where: $([$child $put $index $where])*);
            type Digits<R: Index, C: Index, Cell: Set> =
                in_order!((Nothing) digits: $([$child $put $index $where])*);
            type Try<R: Index, C: Index, Cell: Set, I: Index, Others: Candidates> =
                <R::Of<Self::C0> as Set>::Cross<C::Of<Self::C1>, Cell, Self::C2, I, Others>;
            type Ask<L: Layout, Q: Question, Cells: Set, Planes: Set, Rest: Machine> = Stuck;
            type Settled<M: Machine> = settled!(M: $($child)*);
            type AddTo<B: Blanks> = blanks!(B: $($child)*);
            no_need! {}
            no_cell! {}
            no_unit! {}
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
    ([$($left:tt)*] $($name:ident $count:ident,)*) => {
        nodes! { @ [] [$($left)*] $($name $count,)* }
    };
    (@ [$($places:tt)*] [$place:tt $($left:tt)*] $name:ident $count:ident, $($more:tt)*) => {
        node! { $name $count [$($places)* $place] [$($left)*] }
        nodes! { @ [$($places)* $place] [$($left)*] $($more)* }
    };
    (@ [$($places:tt)*] []) => {};
}

places! { nodes!
    Node1 U1, Node2 U2, Node3 U3, Node4 U4,
    Node5 U5, Node6 U6, Node7 U7, Node8 U8,
    Node9 U9, Node10 U10, Node11 U11, Node12 U12,
    Node13 U13, Node14 U14, Node15 U15, Node16 U16,
}
