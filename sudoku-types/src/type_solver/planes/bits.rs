//! [`In`] and [`Out`]: whether something is there, and what follows from it.
//!
//! What is chosen by a bit is a member of it, so that rustc works out only the one that is chosen: of the arguments of a
//! single member it would work out both.

use super::advice::{Own, Plan, Split};
use super::laws::Laws;
use super::machine::{Branch, Stack};
use super::parts::{Change, Part};
use super::paths::{Nowhere, Path};
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
    /// Both are `In`.
    type Both<B: Bit>: Bit;
    /// One of the two is `In`.
    type Either<B: Bit>: Bit;
    /// The path, or none.
    type Path<P: Path>: Path;
    /// The plane, with what follows from its stacks; or as it is.
    type Settle<P: Part>: Part;
    /// The plane, settled once more by the laws; or as it is.
    type Again<L: Laws, P: Part>: Part;
    /// The part, changed; or as it is.
    type Change<C: Change, P: Part, Q: Path>: Part;
    /// The planes, changed; or as they are.
    type ChangeIn<L: Laws, C: Change, P: Planes, Q: Path>: Planes;
    /// The unit, or nothing.
    type Unit<U: Unit>: Unit;
    /// Counts a row that has places in a unit; `Others` are its places out of it.
    type Count<Others: Set, N: Places>: Places;
    /// Counts a row with places in a unit as across, if it has others; or as inside.
    type Across<N: Places>: Places;
    /// One part or the other.
    type Part<Yes: Part, No: Part>: Part;
    /// A branch with this grid before the others, if it is alive.
    type Push<S: Planes, A: Plan, Rest: Stack>: Stack;
    /// Two branches for the candidate of a plan, if it is one; or for one that the machine chooses.
    type Follow<Q: Path, S: Planes, T: Tally, Yes: Plan, No: Plan, L: Laws, Rest: Stack>: Stack;
}

impl Bit for In {
    type Both<B: Bit> = B;
    type Either<B: Bit> = In;
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
    type Path<P: Path> = Nowhere;
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
