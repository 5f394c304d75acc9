//! Rests: what cages leave of a row, of a column, or of another unit has a known sum.
//!
//! ```text
//! A A │ B B B │ . . │ D      the cages within the row have the sum 30: the rest has the sum 45 - 30
//! ```
//!
//! A rest is looked at as a cage. The digits of all units of a grid add up to the same number, and those of a rest differ.

use super::bits::Bit;
use super::cages::Spots;
use super::laws::{Laws, Links};
use super::paths::Here;
use super::sets::Set;
use super::sums::{Next, Nil, Sum, Unary};
use core::marker::PhantomData;
use typenum::ATerm;

/// Rests with more cells are left out: they have many digits, and seldom lose one.
type Most = Next<Next<Next<Next<Next<Nil>>>>>;

/// The cells that the cages `T` leave of the unit `U`, in a grid with the laws `L` and `N` digits.
pub(super) type RestOf<U, T, L, N> =
    <<T as Cages>::Outside<L, Left<U, <N as Unary>::Total>> as Rest>::Links<L, N>;

/// The cages of a puzzle. They may overlap: a cage is taken from a rest only if all of its cells are still in it.
pub trait Cages {
    /// The rest `R` without the cages within it.
    type Outside<L: Laws, R: Rest>: Rest;
}

/// Cells that cages leave, and their sum.
pub trait Rest {
    /// The rest without the cells `C`, which have the sum `S`, if all of them are among these.
    type Without<C: Set, S: Sum>: Rest;
    /// The cells as a cage, if they are few.
    type Links<L: Laws, N: Unary>: Links;
}

pub struct Left<Cells, Sum>(PhantomData<(Cells, Sum)>);

impl<C: Set, S: Sum> Rest for Left<C, S> {
    type Without<D: Set, T: Sum> = Left<
        C::Less<<Within<D, C> as Set>::And<D>>,
        <<Within<D, C> as Bit>::Sum<T> as Sum>::From<S>,
    >;
    type Links<L: Laws, N: Unary> =
        <<<SpotsOf<C> as Spots>::Count as Unary>::IsUpTo<Most> as Bit>::Rest<SpotsOf<C>, S, L, N>;
}

/// `In` if the cells `D` are among the cells `C`.
type Within<D, C> = <<<D as Set>::Less<C> as Set>::Any as Bit>::Negated;

type SpotsOf<C> = <C as Set>::Spots<Here, C, ATerm>;
