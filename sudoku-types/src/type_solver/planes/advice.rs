//! Chooses where to branch: as advised, or as the machine prefers.

use super::bits::Bit;
use super::digits::{AllDigits, Digit, Digits};
use super::laws::Laws;
use super::layout::Layout;
use super::machine::{Branch, Stack};
use super::parts::{Part, Place, Remove};
use super::paths::Path;
use super::rows::{AtLeastOne, AtLeastThree, AtLeastTwo, JustThree, JustTwo};
use super::sets::Set;
use super::state::Planes;
use core::marker::PhantomData;
use typenum::tarr;

/// Advice on where to branch: a tree of candidates.
pub trait Advice {
    /// The stack with two branches, for a candidate in a grid in which nothing follows.
    type Branch<S: Planes, L: Laws, Rest: Stack>: Stack;
}

/// No advice, so that the machine chooses where to branch.
pub enum NoAdvice {}

/// Advice to branch on a candidate: a list of a digit, a row and a column, such as `tarr![U5, U3, U7]`, and further
/// advice for the grids in which it is placed and removed. If it is not a candidate, the machine chooses another one.
pub struct Try<Candidate, Placed = NoAdvice, Removed = NoAdvice>(
    PhantomData<(Candidate, Placed, Removed)>,
);

impl Advice for NoAdvice {
    type Branch<S: Planes, L: Laws, Rest: Stack> = Split<S, Own<S>, Self, Self, L, Rest>;
}
impl<D: Digit, Row: Digit, Column: Digit, Yes: Advice, No: Advice> Advice
    for Try<tarr![D, Row, Column], Yes, No>
{
    type Branch<S: Planes, L: Laws, Rest: Stack> = Split<
        S,
        <S::Has<Candidate<L, D, Row, Column>> as Bit>::Follow<Candidate<L, D, Row, Column>, S>,
        Yes,
        No,
        L,
        Rest,
    >;
}

/// The path to a candidate in the planes, whose shape is in the laws.
pub(crate) type Candidate<L, D, Row, Column> = <InOrder<<L as Laws>::Column, D> as Path>::Then<
    <InOrder<<L as Laws>::Column, Row> as Path>::Then<InOrder<<L as Laws>::Row, Column>>,
>;
pub(crate) type InOrder<Shape, D> =
    <<<Shape as Layout>::Row<AllDigits> as Digits>::May<D> as Set>::First;

/// A stack with the grid in which a candidate is placed, and then the grid in which it is removed.
type Split<S, Q, Yes, No, L, Rest> = Branch<
    <S as Planes>::Change<L, Place, Q>,
    Yes,
    Branch<<S as Planes>::Change<L, Remove, Q>, No, Rest>,
>;

/// The machine's own choice: a cell with two candidates, preferably in a row with several such cells; otherwise a digit
/// with two places in a row, or with three; otherwise any candidate that is open.
pub(crate) type Own<S> = Or<
    Or<InCellOfTwo<S>, <S as Planes>::Find<JustTwo>>,
    Or<<S as Planes>::Find<JustThree>, <S as Planes>::Find<AtLeastTwo>>,
>;

/// The path to a candidate in a cell with two.
pub(crate) type InCellOfTwo<S> =
    <S as Planes>::InCell<Pair<<S as Planes>::Pairs<<S as Planes>::Counts>>>;

type Or<P, Q> = <P as Path>::Or<Q>;
type Pair<P> = Or<
    Or<<P as Part>::Find<AtLeastThree>, <P as Part>::Find<AtLeastTwo>>,
    <P as Part>::Find<AtLeastOne>,
>;
