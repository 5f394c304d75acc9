//! Cages: cells whose digits differ, and have a sum if the cage has one.
//!
//! ```text
//! a cage                   its cells; the sets of digits that have its sum; the cells that see all of its cells
//! the digits of a cell     ((In, Out, In), (Out, Out, Out), …)        1 or 3
//! ```
//!
//! A cage has the digits of one of its sets. A set fits if each of its digits is a candidate of some cell of the cage, and
//! each cell has one of them. Then
//!
//! - a cell loses what no set that fits has, because the cage has the digits of a set that fits;
//! - it loses the digits of the other cells that have one candidate, because the digits of a cage differ;
//! - a cell that alone can have a digit which all sets that fit have loses the other candidates, because the cage has that
//!   digit in one of its cells;
//! - and the cells that see the whole cage lose such a digit.

use super::bits::{Bit, In, Out};
use super::digits::{Digits, Line};
use super::laws::{Laws, Links};
use super::layout::Layout;
use super::parts::{Part, Place};
use super::paths::Path;
use super::rests::Rest;
use super::rows::{Count, Zero};
use super::sets::Set;
use super::sums::{AnySets, Next, Nil, Sets, Sum, Unary};
use crate::puzzle::Blank;
use core::marker::PhantomData;
use typenum::{ATerm, TArr, U1, UInt, UTerm};

/// The digits that the cells of a cage may have, a set for each cell.
pub trait Views {
    /// The digits that some cell may have.
    type All: Set;
    /// `In` if each cell may have a digit of the set.
    type Meet<S: Set>: Bit;
    /// The digits that one of the cells has to have, and those that two of them have to have.
    type Single: Set;
    type SingleTwice: Set;
    /// The digits that two cells may have.
    type Twice: Set;
    /// The candidates that the cells `C` lose, if cells with several candidates keep those of the digits `M`, cells with a
    /// single one that of the digits `S`, and a cell with one of the digits `A` only that.
    type Lost<M: Set, S: Set, A: Set, C: Spots>: Set;
}

impl Views for ATerm {
    type All = Out;
    type Meet<S: Set> = In;
    type Single = Out;
    type SingleTwice = Out;
    type Twice = Out;
    type Lost<M: Set, S: Set, A: Set, C: Spots> = Out;
}
impl<V: Set, Others: Views> Views for TArr<V, Others> {
    type All = V::Or<Others::All>;
    type Meet<S: Set> = <<V::And<S> as Set>::Any as Bit>::Both<Others::Meet<S>>;
    type Single = <SingleOf<V> as Set>::Or<Others::Single>;
    type SingleTwice = <<SingleOf<V> as Set>::And<Others::Single> as Set>::Or<Others::SingleTwice>;
    type Twice = <V::And<Others::All> as Set>::Or<Others::Twice>;
    type Lost<M: Set, S: Set, A: Set, C: Spots> = <Times<
        <V::Less<M::Or<<SingleOf<V> as Set>::And<S>>> as Set>::Or<
            <<V::And<A> as Set>::Any as Set>::And<V::Less<A>>,
        >,
        C::Cell,
    > as Set>::Or<Others::Lost<M, S, A, C::Others>>;
}

/// The digits of a cell that has one candidate; of other cells none.
type SingleOf<V> = <<V as Set>::Count<Zero> as Count>::Single<V>;

/// The candidates of some digits in some cells.
pub(super) type Times<D, Cells> =
    <<<D as Set>::Any as Bit>::Both<<Cells as Set>::Any> as Set>::And<<D as Set>::Times<Cells>>;

/// The cells of a cage.
pub trait Spots {
    type Count: Unary;
    /// The first cell, as a set in the shape of a plane, and the others.
    type Cell: Set;
    type Others: Spots;
    /// The digits of each cell, if `V` are those of all cells of the grid.
    type Of<V: Set>: Views;
    /// All of them, as a set in the shape of a plane.
    type All: Set;
    /// The cells that see all of these, by the laws `L`.
    type Seers<L: Laws>: Set;
}

/// A cell: the path to it, and it alone as a set.
pub struct Spot<P, Cell>(PhantomData<(P, Cell)>);

impl Spots for ATerm {
    type Count = Nil;
    type Cell = Out;
    type Others = ATerm;
    type Of<V: Set> = ATerm;
    type All = Out;
    type Seers<L: Laws> = In;
}
impl<P: Path, C: Set, Others: Spots> Spots for TArr<Spot<P, C>, Others> {
    type Count = Next<Others::Count>;
    type Cell = C;
    type Others = Others;
    type Of<V: Set> = TArr<P::Of<V>, Others::Of<V>>;
    type All = C::Or<Others::All>;
    type Seers<L: Laws> = <SeersOf<L, P> as Set>::And<Others::Seers<L>>;
}

/// The cells that cannot have the digit of a cell: in the blank plane it is placed there, and what follows is removed.
type SeersOf<L, P> =
    <<<L as Laws>::Settle<<BlankPlane<L> as Part>::Change<Place, P>> as Part>::Cells as Set>::Not;
type BlankPlane<L> = <<<L as Laws>::Column as Layout>::Repeat<
    Line<<<L as Laws>::Row as Layout>::Repeat<Blank>>,
> as Digits>::Plane<<<L as Laws>::Column as Layout>::Repeat<U1>>;

/// The cells of a cage, the sets of digits that it may have, and the cells that see all of its cells.
pub struct Cage<Cells, Sets, Seers>(PhantomData<(Cells, Sets, Seers)>);

impl<C: Spots, S: Sets, W: Set> Links for Cage<C, S, W> {
    type Lost<V: Set, P: Set> = <<C::Of<V> as Views>::Lost<
        <S::Any<C::Of<V>> as Set>::Less<<C::Of<V> as Views>::Single>,
        <S::Any<C::Of<V>> as Set>::Less<<C::Of<V> as Views>::SingleTwice>,
        <S::Every<C::Of<V>> as Set>::And<
            <<C::Of<V> as Views>::All as Set>::Less<<C::Of<V> as Views>::Twice>,
        >,
        C,
    > as Set>::Or<P::And<Times<S::Every<C::Of<V>>, W>>>;
}

/// The cells `C`, which differ and have the digits of one of the sets `S`, as a cage in a grid with the laws `L`.
pub(super) type CageOf<C, S, L> = Cage<C, S, <C as Spots>::Seers<L>>;

/// The sum of a cage, or 0 for none.
pub trait Total {
    /// The sets of `K` of the digits from 1 to `N` that have this sum, in the shape `C`.
    type Sets<K: Unary, N: Unary, C: Layout>: Sets;
    /// The rest `R` without the cells `C`, which have this sum.
    type Outside<C: Set, R: Rest>: Rest;
}

impl Total for UTerm {
    type Sets<K: Unary, N: Unary, C: Layout> = AnySets;
    type Outside<C: Set, R: Rest> = R;
}
impl<High, Low> Total for UInt<High, Low>
where
    Self: Sum,
{
    type Sets<K: Unary, N: Unary, C: Layout> = <Self as Sum>::Sets<K, N, C>;
    type Outside<C: Set, R: Rest> = R::Without<C, Self>;
}
