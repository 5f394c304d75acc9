//! The bits [`In`] and [`Out`], and everything that is chosen by a bit.
//!
//! Each choice is a member of the bit, so that rustc computes only the type that is chosen. If a member had both types
//! as arguments, rustc would compute both.

use super::advice::{Advice, Own};
use super::cages::{CageOf, Spots};
use super::laws::{Laws, Links};
use super::machine::{
    Branch, Done, Findings, Machine, Moving, Searching, Stack, Status, Steps, Still,
};
use super::marks::Terms;
use super::moves::{Apart, ApartFromNext};
use super::parts::{Change, Part};
use super::paths::{Nowhere, Path};
use super::puzzle::{HaveLinks, InRegions};
use super::sets::Set;
use super::state::Planes;
use super::sums::{Sets, Sum, Unary};
use super::units::{RowCount, Units};
use typenum::{ATerm, TArr, UTerm};

/// True; as a set, all cells of any shape.
pub enum In {}

/// False; as a set, no cells of any shape.
pub enum Out {}

/// A bit: [`In`] or [`Out`].
pub trait Bit: Set {
    /// `In` if both are `In`.
    type Both<B: Bit>: Bit;
    /// `In` if one of the two is `In`.
    type Either<B: Bit>: Bit;
    /// The path if this is `In`, otherwise `Nowhere`.
    type Path<P: Path>: Path;
    /// The part, changed if this is `In`.
    type Change<C: Change, P: Part, Q: Path>: Part;
    /// The planes, changed if this is `In`.
    type ChangeIn<L: Laws, C: Change, P: Planes, Q: Path>: Planes;
    /// The unit, if this is `In`, and then others.
    type Unit<U: Set, Others: Units>: Units;
    /// The count `N`, and one more row if this is `In`: the row has places in a unit, and `Others` outside it.
    type Count<Others: Set, N: RowCount>: RowCount;
    /// The count `N`, and one more row with places in a unit: across if this is `In`, inside if not.
    type Across<N: RowCount>: RowCount;
    /// The part `Yes` if this is `In`, otherwise `No`.
    type Part<Yes: Part, No: Part>: Part;
    /// The path if this is `In`, otherwise the path to a candidate that the machine chooses.
    type Follow<Q: Path, S: Planes>: Path;
    /// `In` if this is `Out`.
    type Negated: Bit;
    /// A list with the empty set, if this is `In`; otherwise no sets.
    type Empty: Sets;
    /// The sum `S` if this is `In`, otherwise nothing.
    type Sum<S: Sum>: Sum;
    /// The terms `T` if this is `In`, otherwise `U`.
    type Terms<T: Terms, U: Terms>: Terms;
    /// Some cells as a cage with the sum `S`, if this is `In`; otherwise no links.
    type Rest<C: Spots, S: Sum, L: Laws, N: Unary>: Links;
    /// The laws `L`, and regions: as areas if this is `In`, and as units if not.
    type Regions<L: Laws, R: Units>: Laws;
    /// The laws `L`, and the links of the lines `K` if this is `In`.
    type Linked<L: Laws, K: HaveLinks>: Laws;
    /// The rests that the cages among the lines `C` leave, if this is `In`; otherwise no links.
    type Rests<C: HaveLinks, L: Laws>: Links;
    /// Half of the steps `S` if this is `In`, otherwise all of them.
    type Half<S: Steps>: Steps;
    /// `Moving` if this is `In`, otherwise `Done`.
    type Status: Status;
    /// The laws `L`, and the law of some moves if this is `In`.
    type Apart<L: Laws, M: Set>: Laws;
    type ApartFromNext<L: Laws, M: Set>: Laws;
    /// The machine after a step with a grid: without the candidates `U` if this is `In`, otherwise as its status is.
    type Step<G: Still, U: Set, S: Planes, A: Advice, Rest: Stack, L: Laws, F: Findings>: Machine;
}

impl Bit for In {
    type Both<B: Bit> = B;
    type Either<B: Bit> = In;
    type Path<P: Path> = P;
    type Change<C: Change, P: Part, Q: Path> = P::Change<C, Q>;
    type ChangeIn<L: Laws, C: Change, P: Planes, Q: Path> = P::Change<L, C, Q>;
    type Unit<U: Set, Others: Units> = TArr<U, Others>;
    type Count<Others: Set, N: RowCount> = <Others::Any as Bit>::Across<N>;
    type Across<N: RowCount> = N::Across;
    type Part<Yes: Part, No: Part> = Yes;
    type Follow<Q: Path, S: Planes> = Q;
    type Negated = Out;
    type Empty = TArr<Out, ATerm>;
    type Sum<S: Sum> = S;
    type Terms<T: Terms, U: Terms> = T;
    type Rest<C: Spots, S: Sum, L: Laws, N: Unary> = CageOf<C, S::Sets<C::Count, N, L::Column>, L>;
    type Regions<L: Laws, R: Units> = InRegions<L, R>;
    type Linked<L: Laws, K: HaveLinks> = K::Linked<L>;
    type Rests<C: HaveLinks, L: Laws> = C::Rests<L>;
    type Half<S: Steps> = S::Half;
    type Status = Moving;
    type Apart<L: Laws, M: Set> = Apart<L, M>;
    type ApartFromNext<L: Laws, M: Set> = ApartFromNext<L, M>;
    type Step<G: Still, U: Set, S: Planes, A: Advice, Rest: Stack, L: Laws, F: Findings> =
        Searching<Branch<S::Less<L, U>, A, Rest>, L, F>;
}

impl Bit for Out {
    type Both<B: Bit> = Out;
    type Either<B: Bit> = B;
    type Path<P: Path> = Nowhere;
    type Change<C: Change, P: Part, Q: Path> = P;
    type ChangeIn<L: Laws, C: Change, P: Planes, Q: Path> = P;
    type Unit<U: Set, Others: Units> = Others;
    type Count<Others: Set, N: RowCount> = N;
    type Across<N: RowCount> = N::Inside;
    type Part<Yes: Part, No: Part> = No;
    type Follow<Q: Path, S: Planes> = Own<S>;
    type Negated = In;
    type Empty = ATerm;
    type Sum<S: Sum> = UTerm;
    type Terms<T: Terms, U: Terms> = U;
    type Rest<C: Spots, S: Sum, L: Laws, N: Unary> = ATerm;
    type Regions<L: Laws, R: Units> = R::Laws<L>;
    type Linked<L: Laws, K: HaveLinks> = L;
    type Rests<C: HaveLinks, L: Laws> = ATerm;
    type Half<S: Steps> = S;
    type Status = Done;
    type Apart<L: Laws, M: Set> = L;
    type ApartFromNext<L: Laws, M: Set> = L;
    type Step<G: Still, U: Set, S: Planes, A: Advice, Rest: Stack, L: Laws, F: Findings> =
        G::Act<S, A, Rest, L, F>;
}
