//! Nodes, sets of constraints, and what is known of one: it is open or satisfied, or givens clash there.
//!
//! ```text
//! the rows that still need a 5      (M15, M11, M1)                a set: four constraints in each of its children
//! the cells                         ((I0, Satisfied, …), …)       rows of columns
//! ```
//!
//! A node is a tuple of up to sixteen children. Where it has fewer, the others are [`Satisfied`]: what does not exist
//! needs nothing, and nothing can be placed there. (In a four where givens clash, all clashes, whether it exists or not.)

use super::blanks::{Blanks, NoBlank};
use super::candidates::{Also, Candidates, Nonsense, Nothing};
use super::fours::{M1, M3, M7, M15};
use super::index::{I0, I1, I2, I3, I4, I5, I6, I7, I8, I9, I10, I11, I12, I13, I14, I15, Index};
use super::machine::{Machine, Stuck};
use super::question::Question;
use super::rules::Layout;
use super::units::NoUnit;
use typenum::{ATerm, TArr, U1, U2, U3, U4, U5, U6, U7, U8, U9, U10, U11, U12, U13, U14, U15, U16};

/// Hands the names that belong to the places of a node, or of a set, to another macro: the child, the node with another
/// child, the index; and of a set the four, the set with another one, the four's name in `Columns` and `Rows`, and in it
/// the constraint, and the four with a given.
macro_rules! places {
    ($then:ident! $($others:tt)*) => {
        $then! {
            [
            [C0 Put0 I0 C0: Put0 W0 Bit0 Give0] [C1 Put1 I1 C0: Put0 W0 Bit1 Give1]
            [C2 Put2 I2 C0: Put0 W0 Bit2 Give2] [C3 Put3 I3 C0: Put0 W0 Bit3 Give3]
            [C4 Put4 I4 C1: Put1 W1 Bit0 Give0] [C5 Put5 I5 C1: Put1 W1 Bit1 Give1]
            [C6 Put6 I6 C1: Put1 W1 Bit2 Give2] [C7 Put7 I7 C1: Put1 W1 Bit3 Give3]
            [C8 Put8 I8 C2: Put2 W2 Bit0 Give0] [C9 Put9 I9 C2: Put2 W2 Bit1 Give1]
            [C10 Put10 I10 C2: Put2 W2 Bit2 Give2] [C11 Put11 I11 C2: Put2 W2 Bit3 Give3]
            [C12 Put12 I12 C3: Put3 W3 Bit0 Give0] [C13 Put13 I13 C3: Put3 W3 Bit1 Give1]
            [C14 Put14 I14 C3: Put3 W3 Bit2 Give2] [C15 Put15 I15 C3: Put3 W3 Bit3 Give3]
            ]
            $($others)*
        }
    };
}
pub(super) use places;

/// In the trait.
macro_rules! declared {
    ([$([$child:ident $put:ident $($others:tt)*])*]) => { $(
        type $child: Set;
        type $put<X: Set>: Set;
    )* };
}

/// A node, a set, or what is known of a constraint.
pub trait Set {
    // The children, and the same node with another child in a place. In a grid of the right shape nothing is put where
    // there is no place.
    places! { declared! }

    /// Of four constraints: what is known of the first,
    type Bit0: Set;
    /// the second,
    type Bit1: Set;
    /// the third,
    type Bit2: Set;
    /// and the fourth;
    type Bit3: Set;
    /// and the four in which a given satisfies the first,
    type Give0: Set;
    /// the second,
    type Give1: Set;
    /// the third,
    type Give2: Set;
    /// or the fourth. Where it was satisfied, two givens clash.
    type Give3: Set;

    // The places where a digit can go:

    /// of a set of columns, in the cells of a row. `N` is which units need the digit;
    type InRow<Row: Set, N: Set>: Candidates;
    /// of the cells of a row, the same, in the columns of these fours;
    type Columns<W0: Set, W1: Set, W2: Set, W3: Set, N: Set>: Candidates;
    /// of a set of rows, in the column `C` of a grid;
    type InColumn<C: Index, Cells: Set, N: Set>: Candidates;
    /// of a grid, the same, in the rows of these fours.
    type Rows<W0: Set, W1: Set, W2: Set, W3: Set, C: Index, N: Set>: Candidates;
    /// Of all planes: the digits that can go into `Cell`, in this row and column.
    type Digits<R: Index, C: Index, Cell: Set>: Candidates;
    /// Of a digit's plane: whether the digit can go there.
    type Try<R: Index, C: Index, Cell: Set>: Set;
    /// Of a need: `X`, if it is open.
    type And<X: Set>: Set;
    /// Of a cell: whether it is open, and all of its units need the digit.
    type Live<N: Set>: Set;
    /// Of what is known of a place, `I`: with it, if it is open.
    type Candidate<I: Index, Others: Candidates>: Candidates;

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

/// Two givens clash in this four: the grid has no solution.
pub enum Clash {}

// What a set is not: members that no proof asks for. Asked for candidates they answer what makes no sense, and never that
// there are fewer. What is no four has nothing open: so a set looks where it ends. Else they change nothing.

/// The members of what is no node.
macro_rules! no_node {
    () => {
        places! { childless! }
        type InRow<Row: Set, N: Set> = Nonsense;
        type Columns<W0: Set, W1: Set, W2: Set, W3: Set, N: Set> = Nonsense;
        type InColumn<C: Index, Cells: Set, N: Set> = Nonsense;
        type Rows<W0: Set, W1: Set, W2: Set, W3: Set, C: Index, N: Set> = Nonsense;
        type Digits<R: Index, C: Index, Cell: Set> = Nonsense;
        type Try<R: Index, C: Index, Cell: Set> = NoUnit;
        type Settled<M: Machine> = Stuck;
    };
}
pub(super) use no_node;

macro_rules! childless {
    ([$([$child:ident $put:ident $($others:tt)*])*]) => { $(
        type $child = Satisfied;
        type $put<X: Set> = Self;
    )* };
}
pub(super) use childless;

/// The members of what is not four constraints.
macro_rules! no_four {
    () => {
        type Bit0 = Satisfied;
        type Bit1 = Satisfied;
        type Bit2 = Satisfied;
        type Bit3 = Satisfied;
        type Give0 = Self;
        type Give1 = Self;
        type Give2 = Self;
        type Give3 = Self;
    };
}
pub(super) use no_four;

/// The members of what does not say that a unit, row or column needs something.
macro_rules! no_need {
    () => {
        type And<X: Set> = Self;
        type Candidate<I: Index, Others: Candidates> = Nonsense;
    };
}
pub(super) use no_need;

/// The members of what is no open cell.
macro_rules! no_cell {
    () => {
        type Live<N: Set> = Self;
        type Joining<I: Index> = Self;
        type Close<N: Set> = N;
    };
}
pub(super) use no_cell;

/// The members of what is no list of a unit's cells.
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
    type Candidate<I: Index, Others: Candidates> = Also<I, Others>;
    no_node! {}
    no_four! {}
    no_cell! {}
    no_unit! {}
}

/// The members of a need that is satisfied, or clashes, and of a cell that has a digit.
macro_rules! not_open {
    () => {
        type AddTo<B: Blanks> = B;
        type And<X: Set> = Self;
        type Candidate<I: Index, Others: Candidates> = Others;
        no_node! {}
        no_four! {}
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

/// A list of sets that are the children of a node.
pub trait Children {
    /// The node.
    type Node: Set;
    /// A set of as many open constraints.
    type All: Set;
}

/// How many rows, columns and digits there are.
pub trait Count {
    /// A node of so many of `X`.
    type Times<X: Set>: Set;
    /// A set of so many open constraints.
    type All: Set;
    /// What is asked of, only where there is such a node.
    type Itself<Puzzle>;
}

/// A node of `N` of `X`.
pub(super) type Times<N, X> = <N as Count>::Times<X>;

/// The places that are open, of these.
macro_rules! candidates {
    ($found:ty:) => { $found };
    ($found:ty: [$place:ty] $index:ident $($others:tt)*) => {
        candidates!(<$place as Set>::Candidate<$index, $found>: $($others)*)
    };
}

/// The children of a node, and what it is with another one in each place.
macro_rules! children {
    ([$($before:ident)*] [$child:ident $put:ident] $([$after:ident $puts:ident])*) => {
        type $child = $child;
        type $put<X: Set> = ($($before,)* X, $($after,)*);
        children! { [$($before)* $child] $([$after $puts])* }
    };
    ([$($before:ident)*]) => {};
}

/// The places where a digit can go, of a set of these fours.
macro_rules! zipped {
    ($row:ident $zip:ident [$($last:ident)*] $a:ident) => {
        zipped!($row $zip [$($last)*] $a Satisfied Satisfied Satisfied)
    };
    ($row:ident $zip:ident [$($last:ident)*] $a:ident $b:ident) => {
        zipped!($row $zip [$($last)*] $a $b Satisfied Satisfied)
    };
    ($row:ident $zip:ident [$($last:ident)*] $a:ident $b:ident $c:ident) => {
        zipped!($row $zip [$($last)*] $a $b $c Satisfied)
    };
    ($row:ident $zip:ident [$($last:ident)*] $a:ident $b:ident $c:ident $d:ident) => {
        $row::$zip<$a, $b, $c, $d, $($last),*>
    };
    ($row:ident $zip:ident [$($last:ident)*] $($too_many:ident)*) => { Nonsense };
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
pub(super) use list;

/// A set of as many open constraints as these.
macro_rules! all {
    ([$($fours:ident)*] $a:ident $b:ident $c:ident $d:ident $($rest:ident)*) => {
        all!([$($fours)* M15] $($rest)*)
    };
    ([$($fours:ident)*] $a:ident $b:ident $c:ident) => { ($($fours,)* M7,) };
    ([$($fours:ident)*] $a:ident $b:ident) => { ($($fours,)* M3,) };
    ([$($fours:ident)*] $a:ident) => { ($($fours,)* M1,) };
    ([$($fours:ident)*]) => { ($($fours,)*) };
}

/// A node of these children, and without those.
macro_rules! node {
    ($count:ident
        [$([
            $child:ident $put:ident $index:ident
            $four:ident: $put_four:ident $w:ident $bit:ident $give:ident
        ])*]
        [$([$other:ident $put_other:ident $($others:tt)*])*]
    ) => {
        impl<$($child: Set),*> Set for ($($child,)*) {
            children! { [] $([$child $put])* }
            $(
                type $other = Satisfied;
                type $put_other<X: Set> = Satisfied;
            )*
            type InRow<Row: Set, N: Set> = zipped!(Row Columns [N] $($child)*);
            type Columns<W0: Set, W1: Set, W2: Set, W3: Set, N: Set> =
                candidates!(Nothing: $([<<$w::$bit as Set>::And<$child> as Set>::Live<N>] $index)*);
            type InColumn<C: Index, Cells: Set, N: Set> = zipped!(Cells Rows [C N] $($child)*);
            type Rows<W0: Set, W1: Set, W2: Set, W3: Set, C: Index, N: Set> =
                candidates!(Nothing: $([<C::Of<<$w::$bit as Set>::And<$child>> as Set>::Live<N>] $index)*);
            type Digits<R: Index, C: Index, Cell: Set> =
                candidates!(Nothing: $([$child::Try<R, C, Cell>] $index)*);
            type Try<R: Index, C: Index, Cell: Set> = <R::Need<Self::C0> as Set>::And<
                <<C::Need<Self::C1> as Set>::And<Cell> as Set>::Live<Self::C2>,
            >;
            type Ask<L: Layout, Q: Question, Cells: Set, Planes: Set, Rest: Machine> = Stuck;
            type Settled<M: Machine> = settled!(M: $($child)*);
            type AddTo<B: Blanks> = blanks!(B: $($child)*);
            no_four! {}
            no_need! {}
            no_cell! {}
            no_unit! {}
        }

        impl<$($child: Set),*> Children for list!($($child)*) {
            type Node = ($($child,)*);
            type All = all!([] $($child)*);
        }

        impl Count for $count {
            type Times<X: Set> = ($(instead!(X $child),)*);
            type All = all!([] $($child)*);
            type Itself<Puzzle> = Puzzle;
        }
    };
}

/// Hands each number of places to another macro, with these places and the others.
macro_rules! sizes {
    ([$($places:tt)*] $then:ident!) => {
        sizes! {
            @ $then! [] [$($places)*]
            U1 U2 U3 U4 U5 U6 U7 U8 U9 U10 U11 U12 U13 U14 U15 U16
        }
    };
    (@ $then:ident! [$($places:tt)*] [$place:tt $($left:tt)*] $count:ident $($more:ident)*) => {
        $then! { $count [$($places)* $place] [$($left)*] }
        sizes! { @ $then! [$($places)* $place] [$($left)*] $($more)* }
    };
    (@ $then:ident! [$($places:tt)*] []) => {};
}
pub(super) use sizes;

places! { sizes! node! }
