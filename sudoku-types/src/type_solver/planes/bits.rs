//! [`In`] and [`Out`]: whether something is there, and what follows from it.
//!
//! What is chosen by a bit is a member of it, so that rustc works out only the one that is chosen: of the arguments of a
//! single member it would work out both.

use super::advice::{Own, Plan, Split};
use super::laws::Laws;
use super::machine::Branch;
use super::machine::Stack;
use super::parts::{Change, Part};
use super::paths::Path;
use super::rows::Empty;
use super::rule::Tally;
use super::sets::Set;
use super::state::Planes;
use super::units::{Places, Unit};

/// A full set, of whatever shape.
pub enum In {}

/// An empty set, of whatever shape.
pub enum Out {}

/// One of the two.
pub trait Bit: Set {
    type Both<B: Bit>: Bit;
    type Either<B: Bit>: Bit;
    type Flip: Bit;
    /// The path, or none.
    type Path<P: Path>: Path;
    /// The plane, settled once more.
    type Settle<P: Part>: Part;
    type Again<L: Laws, P: Part>: Part;
    /// The part, changed.
    type Change<C: Change, P: Part, Q: Path>: Part;
    type ChangeIn<L: Laws, C: Change, P: Planes, Q: Path>: Planes;
    /// The unit, or nothing.
    type Unit<U: Unit>: Unit;
    /// One row more; `Others` are its places out of the unit.
    type Count<Others: Set, N: Places>: Places;
    type Across<N: Places>: Places;
    /// One part or the other.
    type Part<Yes: Part, No: Part>: Part;
    type Push<S: Planes, A: Plan, Rest: Stack>: Stack;
    type Follow<Q: Path, S: Planes, T: Tally, Yes: Plan, No: Plan, L: Laws, Rest: Stack>: Stack;
}

impl Bit for In {
    type Both<B: Bit> = B;
    type Either<B: Bit> = In;
    type Flip = Out;
    type Path<P: Path> = P;
    type Settle<P: Part> = <P::Stacked as Part>::Settled;
    type Again<L: Laws, P: Part> = L::Settle<P>;
    type Change<C: Change, P: Part, Q: Path> = P::Change<C, Q>;
    type ChangeIn<L: Laws, C: Change, P: Planes, Q: Path> = P::Change<L, C, Q>;
    type Unit<U: Unit> = U;
    type Count<Others: Set, N: Places> = <Others::Any as Bit>::Across<N>;
    type Across<N: Places> = N::Across;
    type Part<Yes: Part, No: Part> = Yes;
    type Push<S: Planes, A: Plan, Rest: Stack> = Branch<S, A, Rest>;
    type Follow<Q: Path, S: Planes, T: Tally, Yes: Plan, No: Plan, L: Laws, Rest: Stack> =
        Split<S, Q, Yes, No, L, Rest>;
}

impl Bit for Out {
    type Both<B: Bit> = Out;
    type Either<B: Bit> = B;
    type Flip = In;
    type Path<P: Path> = super::paths::Nowhere;
    type Settle<P: Part> = P;
    type Again<L: Laws, P: Part> = P;
    type Change<C: Change, P: Part, Q: Path> = P;
    type ChangeIn<L: Laws, C: Change, P: Planes, Q: Path> = P;
    type Unit<U: Unit> = Empty;
    type Count<Others: Set, N: Places> = N;
    type Across<N: Places> = N::Inside;
    type Part<Yes: Part, No: Part> = No;
    type Push<S: Planes, A: Plan, Rest: Stack> = Rest;
    type Follow<Q: Path, S: Planes, T: Tally, Yes: Plan, No: Plan, L: Laws, Rest: Stack> =
        Split<S, Own<S, T>, Yes, No, L, Rest>;
}
