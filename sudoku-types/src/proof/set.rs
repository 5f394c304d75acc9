//! Sets of constraints, which are the leaves of nodes: each is open or satisfied, or givens clash there.
//!
//! ```text
//! the rows that still need a 5      (Open, Satisfied, Open, Open, …)
//! the cells                         ((I0, Satisfied, …), …)           rows of columns
//! ```
//!
//! A node is a tuple of up to sixteen children. Where it has fewer, the others are [`Satisfied`]: what does not exist
//! needs nothing, and nothing can be placed there.

use super::candidates::{Also, Candidates, Nonsense, Nothing};
use super::index::{I0, I1, I2, I3, I4, I5, I6, I7, I8, I9, I10, I11, I12, I13, I14, I15, Index};
use super::machine::{Machine, Stuck};
use super::question::Question;
use super::rules::Layout;
use super::units::NoUnit;
use typenum::{ATerm, TArr, U1, U2, U3, U4, U5, U6, U7, U8, U9, U10, U11, U12, U13, U14, U15, U16};

/// Hands the names that belong to the places of a node to another macro: the child's, those of the node with another
/// child and with a given there, the place's index, and a need's in `Columns` and `Rows`.
macro_rules! places {
    ($then:ident! $($others:tt)*) => {
        $then! {
            [
            [C0 Put0 Give0 I0 W0] [C1 Put1 Give1 I1 W1] [C2 Put2 Give2 I2 W2]
            [C3 Put3 Give3 I3 W3] [C4 Put4 Give4 I4 W4] [C5 Put5 Give5 I5 W5]
            [C6 Put6 Give6 I6 W6] [C7 Put7 Give7 I7 W7] [C8 Put8 Give8 I8 W8]
            [C9 Put9 Give9 I9 W9] [C10 Put10 Give10 I10 W10] [C11 Put11 Give11 I11 W11]
            [C12 Put12 Give12 I12 W12] [C13 Put13 Give13 I13 W13]
            [C14 Put14 Give14 I14 W14] [C15 Put15 Give15 I15 W15]
            ]
            $($others)*
        }
    };
}
pub(super) use places;

/// In the trait.
macro_rules! declared {
    ([$([$child:ident $put:ident $give:ident $index:ident $where:ident])*]) => { $(
        type $child: Set;
        type $put<X: Set>: Set;
        type $give: Set;
    )* };
}

/// A node, or a leaf.
pub trait Set {
    // The children, and the same node with another child in a place, or with a given there. What is put where there is
    // no place leaves no node, which is never refuted.
    places! { declared! }

    // Where a digit can go, as sets of places, which are open or not:

    /// of what columns need, in the cells of a row. `N` is which units need the digit;
    type InRow<Row: Set, N: Set>: Set;
    /// of the cells of a row, the same, in these columns;
    #[rustfmt::skip]
    type Columns<W0: Set, W1: Set, W2: Set, W3: Set, W4: Set, W5: Set, W6: Set, W7: Set, W8: Set, W9: Set, W10: Set, W11: Set, W12: Set, W13: Set, W14: Set, W15: Set, N: Set>: Set;
    /// of what rows need, in the column `C` of a grid;
    type InColumn<C: Index, Cells: Set, N: Set>: Set;
    /// of a grid, the same, in these rows.
    #[rustfmt::skip]
    type Rows<W0: Set, W1: Set, W2: Set, W3: Set, W4: Set, W5: Set, W6: Set, W7: Set, W8: Set, W9: Set, W10: Set, W11: Set, W12: Set, W13: Set, W14: Set, W15: Set, C: Index, N: Set>: Set;
    /// Of all planes: the digits that can go into `Cell`, in this row and column.
    type Digits<R: Index, C: Index, Cell: Set>: Set;
    /// Of a digit's plane: whether the digit can go there.
    type Try<R: Index, C: Index, Cell: Set>: Set;
    /// Of a need: `X`, if it is open.
    type And<X: Set>: Set;
    /// Of a need: whether it is open, and a digit can go into this cell.
    type If<Cell: Set, N: Set>: Set;
    /// The same, of the cell in the column `C` of a row, which is looked up only if the need is open.
    type IfIn<C: Index, Row: Set, N: Set>: Set;
    /// Of a cell: whether it is open, and all of its units need the digit.
    type Live<N: Set>: Set;
    /// Of such places: those that are open, as candidates.
    type Found: Candidates;
    /// Of one place, `I`: with it, if it is open.
    type Place<I: Index, Others: Candidates>: Candidates;

    /// What becomes of a branch that is asked the question whose constraint this is. `L` says where the units are.
    type Ask<L: Layout, Q: Question, Cells: Set, Planes: Set, Rest: Machine>: Machine;
    /// Of all rows of cells: the machine, if no row has two open cells; else one that is stuck.
    type Settled<M: Machine>: Machine;
    /// Of a row of cells, or a cell: `B`, and those of them that are open.
    type AddTo<B: Blanks>: Blanks;

    /// Of a need that a given satisfies: that it is satisfied, if it was open; else that two givens clash.
    type Given: Set;
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

/// Two givens clash there: it cannot be satisfied.
pub enum Clash {}

// What a set is not: members that no proof asks for. Asked for places a set answers what is no place: so that it makes
// no sense, and never that there are fewer candidates. Else they change nothing.

/// The members of a set that is no node.
macro_rules! no_node {
    () => {
        places! { childless! }
        type InRow<Row: Set, N: Set> = Self;
        #[rustfmt::skip]
        type Columns<W0: Set, W1: Set, W2: Set, W3: Set, W4: Set, W5: Set, W6: Set, W7: Set, W8: Set, W9: Set, W10: Set, W11: Set, W12: Set, W13: Set, W14: Set, W15: Set, N: Set> = Self;
        type InColumn<C: Index, Cells: Set, N: Set> = Self;
        #[rustfmt::skip]
        type Rows<W0: Set, W1: Set, W2: Set, W3: Set, W4: Set, W5: Set, W6: Set, W7: Set, W8: Set, W9: Set, W10: Set, W11: Set, W12: Set, W13: Set, W14: Set, W15: Set, C: Index, N: Set> = Self;
        type Digits<R: Index, C: Index, Cell: Set> = Self;
        type Try<R: Index, C: Index, Cell: Set> = NoUnit;
        type Found = Nonsense;
        type Settled<M: Machine> = Stuck;
    };
}
pub(super) use no_node;

macro_rules! childless {
    ([$([$child:ident $put:ident $give:ident $index:ident $where:ident])*]) => { $(
        type $child = Satisfied;
        type $put<X: Set> = Self;
        type $give = Self;
    )* };
}
pub(super) use childless;

/// The members of a set that does not say what a unit, or row, needs.
macro_rules! no_need {
    () => {
        type And<X: Set> = Self;
        type If<Cell: Set, N: Set> = Self;
        type IfIn<C: Index, Row: Set, N: Set> = Self;
        type Place<I: Index, Others: Candidates> = Nonsense;
        type Given = Self;
    };
}
pub(super) use no_need;

/// The members of a set that is no open cell.
macro_rules! no_cell {
    () => {
        type Live<N: Set> = Self;
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
    type And<X: Set> = X;
    type If<Cell: Set, N: Set> = Cell::Live<N>;
    type IfIn<C: Index, Row: Set, N: Set> = <C::Of<Row> as Set>::Live<N>;
    type Place<I: Index, Others: Candidates> = Also<I, Others>;
    type Given = Satisfied;
    no_node! {}
    no_cell! {}
    no_unit! {}
}

/// The members of a need that is satisfied, or clashes, and of a cell that has a digit.
macro_rules! not_open {
    () => {
        type AddTo<B: Blanks> = B;
        type And<X: Set> = Self;
        type If<Cell: Set, N: Set> = Self;
        type IfIn<C: Index, Row: Set, N: Set> = Self;
        type Place<I: Index, Others: Candidates> = Others;
        type Given = Clash;
        no_node! {}
        no_cell! {}
        no_unit! {}
    };
}

impl Set for Satisfied {
    type Ask<L: Layout, Q: Question, Cells: Set, Planes: Set, Rest: Machine> =
        <Cells::Settled<Rest> as Machine>::Complete;
    not_open! {}
}

impl Set for Clash {
    type Ask<L: Layout, Q: Question, Cells: Set, Planes: Set, Rest: Machine> = Rest;
    not_open! {}
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

/// The places that are open, of these.
macro_rules! candidates {
    ($found:ty:) => { $found };
    ($found:ty: $child:ident $index:ident $($others:tt)*) => {
        candidates!($child::Place<$index, $found>: $($others)*)
    };
}

/// The children of a node, and what it is with another one in each place, or with a given there.
macro_rules! children {
    ([$($before:ident)*] [$child:ident $put:ident $give:ident $index:ident $where:ident] $($after:tt)*) => {
        children! { @put [$($before)*] $child $put $give $($after)* }
        children! { [$($before)* $child] $($after)* }
    };
    ([$($before:ident)*]) => {};
    (@put [$($before:ident)*] $child:ident $put:ident $give:ident
        $([$after:ident $puts:ident $gives:ident $index:ident $where:ident])*
    ) => {
        type $child = $child;
        type $put<X: Set> = ($($before,)* X, $($after,)*);
        type $give = ($($before,)* $child::Given, $($after,)*);
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
    ($count:ident
        [$([$child:ident $put:ident $give:ident $index:ident $where:ident])*]
        [$([$other:ident $put_other:ident $give_other:ident $i:ident $w:ident])*]
    ) => {
        impl<$($child: Set),*> Set for ($($child,)*) {
            children! { [] $([$child $put $give $index $where])* }
            $(
                type $other = Satisfied;
                type $put_other<X: Set> = Satisfied;
                type $give_other = Self;
            )*
            type InRow<Row: Set, N: Set> =
                Row::Columns<$($child,)* $(instead!(Satisfied $w),)* N>;
            type Columns<$($where: Set,)* $($w: Set,)* N: Set> = ($($where::If<$child, N>,)*);
            type InColumn<C: Index, Cells: Set, N: Set> =
                Cells::Rows<$($child,)* $(instead!(Satisfied $w),)* C, N>;
            type Rows<$($where: Set,)* $($w: Set,)* C: Index, N: Set> =
                ($($where::IfIn<C, $child, N>,)*);
            type Digits<R: Index, C: Index, Cell: Set> = ($($child::Try<R, C, Cell>,)*);
            type Try<R: Index, C: Index, Cell: Set> = <R::Of<Self::C0> as Set>::And<
                <C::Of<Self::C1> as Set>::If<Cell, Self::C2>,
            >;
            type Found = candidates!(Nothing: $($child $index)*);
            type Ask<L: Layout, Q: Question, Cells: Set, Planes: Set, Rest: Machine> = Stuck;
            type Settled<M: Machine> = settled!(M: $($child)*);
            type AddTo<B: Blanks> = blanks!(B: $($child)*);
            no_need! {}
            no_cell! {}
            no_unit! {}
        }

        impl<$($child: Set),*> Children for list!($($child)*) {
            type Node = ($($child,)*);
        }

        impl Count for $count {
            type Times<X: Set> = ($(instead!(X $child),)*);
            type Itself<Puzzle> = Puzzle;
        }
    };
}

/// Nodes, each with one child more than the one before.
macro_rules! nodes {
    ([$($left:tt)*] $($count:ident)*) => {
        nodes! { @ [] [$($left)*] $($count)* }
    };
    (@ [$($places:tt)*] [$place:tt $($left:tt)*] $count:ident $($more:tt)*) => {
        node! { $count [$($places)* $place] [$($left)*] }
        nodes! { @ [$($places)* $place] [$($left)*] $($more)* }
    };
    (@ [$($places:tt)*] []) => {};
}

places! { nodes! U1 U2 U3 U4 U5 U6 U7 U8 U9 U10 U11 U12 U13 U14 U15 U16 }
