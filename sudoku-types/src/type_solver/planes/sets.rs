//! Sets of the cells of a row: nested tuples of [`In`] and [`Out`], with the cells in one box together.
//!
//! ```text
//! ((In, In, Out), (Out, Out, Out), (Out, In, Out))       the columns 1, 2 and 8
//! ```

use super::bits::{Bit, In, Out};
use super::cages::{Spot, Spots};
use super::digits::{Digit, Digits};
use super::parts::Part;
use super::paths::{At, Here, I0, I1, I2, I3, I4, Index, Nowhere, Path};
use super::rows::{Count, Empty, Zero};
use super::rule::{Counts, None0, One1, Taken};
use super::sums::Sum;
use super::tuples::{elements, first, fold, from_left, from_right, last, through, tuples};
use typenum::{TArr, UTerm};

/// A set of cells.
pub trait Set {
    elements! { of Set }
    type And<X: Set>: Set;
    type Or<X: Set>: Set;
    type Less<X: Set>: Set;
    type Not: Set;
    /// `In` if the set has a member.
    type Any: Bit;
    /// The count `N` with the members of this set added.
    type Count<N: Count>: Count;
    /// The first member.
    type First: Path;
    /// A set with only the member at the end of a path, if the set has this member.
    type At<P: Path>: Set;
    /// A bit for each element of the tuple: `In` if it has members.
    type Chunks: Set;
    /// The counts of an open row that can have these places; `Placed` are those of a placed row.
    type Open: Counts;
    type Placed: Counts;
    /// The row whose candidates these are.
    type Row: Part;
    /// The row of each element of the tuple.
    type Rows: Part;
    /// The digit, if this is `In`.
    type Digit<D: Digit>: Digit;
    /// The digits `Old`, with the digit `D` written where the set has members.
    type Write<D: Digit, Old: Digits>: Digits;
    /// The bits of the first cell and of the last one.
    type FirstBit: Bit;
    type LastBit: Bit;
    /// The cells to the right of these, and the first one if `B` is `In`.
    type Right<B: Bit>: Set;
    /// The cells to the left of these, and the last one if `B` is `In`.
    type Left<B: Bit>: Set;
    /// The cells `C` in the place of each member: with digits as members, candidates in the shape of all planes.
    type Times<C: Set>: Set;
    /// The members of the sets that a table has in the places of these members.
    type Allows<T: Set>: Set;
    /// The members in whose place a table has a set with a member of `W`.
    type With<T: Set, W: Set>: Set;
    /// The sum `S` and the number of members, or less it.
    type Plus<S: Sum>: Sum;
    type Minus<S: Sum>: Sum;
    /// The cells of a cage, of which these are at the end of the path `P` and `G` are all, and then others.
    type Spots<P: Path, G: Set, Others: Spots>: Spots;
    /// The number of cells, and a bit for each.
    const CELLS: (u32, u32);
}

macro_rules! bits {
    ($($bit:ident: $and:ty, $or:ty, $less:ty, $not:ident, $count:ty, $first:ty, $open:ty, $placed:ty, $digit:ty, $write:ty, $times:ty, $allows:ty, $with:ty, $plus:ty, $minus:ty, $spots:ty, $cell:literal;)*) => { $(
        impl Set for $bit {
            elements! { all $bit }
            type And<X: Set> = $and;
            type Or<X: Set> = $or;
            type Less<X: Set> = $less;
            type Not = $not;
            type Any = $bit;
            type Count<N: Count> = $count;
            type First = $first;
            type At<P: Path> = $bit;
            type Chunks = $bit;
            type Open = $open;
            type Placed = $placed;
            type Row = <<Self as Set>::Count<Zero> as Count>::Row<Self>;
            type Rows = Empty;
            type Digit<D: Digit> = $digit;
            type Write<D: Digit, Old: Digits> = $write;
            type Times<C: Set> = $times;
            type Allows<T: Set> = $allows;
            type With<T: Set, W: Set> = $with;
            type Plus<S: Sum> = $plus;
            type Minus<S: Sum> = $minus;
            type Spots<P: Path, G: Set, Others: Spots> = $spots;
            type FirstBit = Self;
            type LastBit = Self;
            type Right<B: Bit> = B;
            type Left<B: Bit> = B;
            const CELLS: (u32, u32) = (1, $cell);
        }
    )* };
}

bits! {
    In: X, In, X::Not, Out, N::More, Here, One1, Taken, D, D, C, T, <T::And<W> as Set>::Any, S::More1, S::Less1, TArr<Spot<P, G::At<P>>, Others>, 1;
    Out: Out, X, Out, In, N, Nowhere, None0, None0, UTerm, Old, Out, Out, Out, S, S, Others, 0;
}

macro_rules! sets {
    ($($a:ident $e:ident $i:ident),*; $($last:ident $f:ident),*) => {
        impl<$($a: Set),*> Set for ($($a,)*) {
            $(type $e = $a;)*
            $(type $f = $last;)*
            type And<X: Set> = ($($a::And<X::$e>,)*);
            type Or<X: Set> = ($($a::Or<X::$e>,)*);
            type Less<X: Set> = ($($a::Less<X::$e>,)*);
            type Not = ($($a::Not,)*);
            type Any = fold!(Bit Either: $($a::Any),*);
            type Count<N: Count> = through!(Set Count: N; $($a),*);
            type First = fold!(Path Or: $(<$a::First as Path>::From<$i>),*);
            type At<P: Path> = ($(<$a::At<P::Rest> as Set>::And<<P::Index as Index>::$e>,)*);
            type Chunks = ($($a::Any,)*);
            type Open = ($($a::Open,)*);
            type Placed = ($($a::Placed,)*);
            type Row = <Self::Count<Zero> as Count>::Row<Self>;
            type Rows = ($($a::Row,)*);
            type Digit<D: Digit> = UTerm;
            type Write<D: Digit, Old: Digits> = ($($a::Write<D, Old::$e>,)*);
            type Times<C: Set> = ($($a::Times<C>,)*);
            type Allows<T: Set> = fold!(Set Or: $($a::Allows<T::$e>),*);
            type With<T: Set, W: Set> = ($($a::With<T::$e, W>,)*);
            type Plus<S: Sum> = through!(Set Plus: S; $($a),*);
            type Minus<S: Sum> = through!(Set Minus: S; $($a),*);
            type Spots<P: Path, G: Set, Others: Spots> =
                through!(Set Spots: Others; $($a [P::Then<At<$i, Here>>, G]),*);
            type FirstBit = <first!($($a),*) as Set>::FirstBit;
            type LastBit = <last!($($a),*) as Set>::LastBit;
            type Right<B: Bit> = from_left!(Set Right LastBit: B; $($a),*);
            type Left<B: Bit> = from_right!(Set Left FirstBit: B; $($a),*);
            const CELLS: (u32, u32) = {
                let (mut length, mut cells) = (0, 0);
                $(
                    cells |= $a::CELLS.1 << length;
                    length += $a::CELLS.0;
                )*
                (length, cells)
            };
        }
    };
}

tuples! { sets }
