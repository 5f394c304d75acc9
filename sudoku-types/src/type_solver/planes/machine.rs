//! The machine: a stack of branches, and its findings so far.

use super::advice::Advice;
use super::bits::Bit;
use super::digits::Digits;
use super::laws::Laws;
use super::parts::Part;
use super::rows::Empty;
use super::rule::Counts;
use super::sets::Set;
use super::state::Planes;
use crate::type_solver::{Fail, First, Found, Several, TooDeep, Unique};
use core::marker::PhantomData;
use typenum::{ATerm, U1};

/// A state of the machine.
pub trait Machine {
    /// The next state.
    type Step: Machine;
    /// The findings, if no more steps are taken.
    type End: Findings;
}

/// A search that has not ended: branches that wait, the laws of the puzzle, and the findings so far.
pub struct Searching<Waiting, Laws, Found>(PhantomData<(Waiting, Laws, Found)>);

impl<W: Stack, L: Laws, F: Findings> Machine for Searching<W, L, F> {
    type Step = W::Step<L, F>;
    type End = Unfinished;
}

/// A search that has ended.
pub struct Finished<Outcome>(PhantomData<Outcome>);

impl<F: Findings> Machine for Finished<F> {
    type Step = Self;
    type End = F;
}

/// Branches that wait.
pub trait Stack {
    /// The machine after a step with the first branch.
    type Step<L: Laws, F: Findings>: Machine;
}

/// The stack without branches.
pub enum Bottom {}

/// A grid, advice on it, and other branches.
pub struct Branch<Grid, Advice, Rest>(PhantomData<(Grid, Advice, Rest)>);

impl Stack for Bottom {
    type Step<L: Laws, F: Findings> = Finished<F>;
}
impl<S: Planes, A: Advice, Rest: Stack> Stack for Branch<S, A, Rest> {
    type Step<L: Laws, F: Findings> =
        <<S::Counts as Counts>::Status as Status>::Step<S, A, Rest, L, F>;
}

/// The next thing to do in a grid, or in a part of it.
pub trait Status {
    type And<B: Status>: Status;
    type AndOpen: Status;
    type AndMoving: Status;
    /// The rest of a plane that has this status by the laws: `Empty` if it is dead, and settled again if something
    /// follows.
    type Settle<L: Laws, P: Part>: Part;
    type Step<S: Planes, A: Advice, Rest: Stack, L: Laws, F: Findings>: Machine;
}

macro_rules! statuses {
    ($($(#[$doc:meta])* $status:ident: $and:ty, $open:ident, $moving:ident, $settle:ty, $step:ty;)*) => { $(
        $(#[$doc])*
        pub enum $status {}
        impl Status for $status {
            type And<B: Status> = $and;
            type AndOpen = $open;
            type AndMoving = $moving;
            type Settle<L: Laws, P: Part> = $settle;
            type Step<S: Planes, A: Advice, Rest: Stack, L: Laws, F: Findings> = $step;
        }
    )* };
}

statuses! {
    /// A digit, or a cell, has no place, so the branch is dead.
    Dead: Dead, Dead, Dead, Empty, Searching<Rest, L, F>;
    /// Something follows.
    Moving: B::AndMoving, Moving, Moving, L::Settle<L::Step<P>>,
        Searching<Branch<S::Sweep<L, S::Counts>, A, Rest>, L, F>;
    /// Nothing follows by counts.
    Open: B::AndOpen, Open, Moving, P, Asked<Self, S, A, Rest, L, F>;
    /// Each cell has its digit.
    Done: B, Open, Moving, P, Asked<Self, S, A, Rest, L, F>;
}

/// A step with a grid in which nothing follows by counts: first the laws between planes are asked.
type Asked<G, S, A, Rest, L, F> =
    <IsAny<<L as Laws>::Between<S>> as Bit>::Step<G, <L as Laws>::Between<S>, S, A, Rest, L, F>;
type IsAny<S> = <S as Set>::Any;

/// The status of a grid in which nothing follows.
pub trait Still {
    type Act<S: Planes, A: Advice, Rest: Stack, L: Laws, F: Findings>: Machine;
}

/// There are two branches.
impl Still for Open {
    type Act<S: Planes, A: Advice, Rest: Stack, L: Laws, F: Findings> =
        Searching<A::Branch<S, L, Rest>, L, F>;
}

/// The grid is a solution.
impl Still for Done {
    type Act<S: Planes, A: Advice, Rest: Stack, L: Laws, F: Findings> = F::With<S, Rest, L>;
}

/// The solutions found so far.
pub trait Findings {
    /// The machine after one more solution.
    type With<S: Planes, Rest: Stack, L: Laws>: Machine;
    /// The outcome of the search, if it finds nothing more.
    type Outcome;
    /// The rows of the solutions; `None` if the search has not ended.
    const SOLUTIONS: Option<&'static [[[u8; 25]; 25]]>;
}

/// The findings with which a search begins.
#[diagnostic::on_unimplemented(
    message = "the goal of this search is neither `First` nor `Unique`",
    label = "not the goal of a search",
    note = "write `Outcome<Puzzle>` or `Outcome<Puzzle, First>`"
)]
pub trait Goal: Findings {}

impl Goal for First {}
impl Goal for Unique {}

/// One solution so far: these are its planes.
pub struct OneFound<S>(PhantomData<S>);
/// Two solutions.
pub struct TwoFound<S, T>(PhantomData<(S, T)>);
/// No findings, because the search has not ended.
pub enum Unfinished {}

/// The rows of a solution.
type Rows<S> = <<S as Planes>::Write<U1> as Digits>::Lines<ATerm>;

macro_rules! findings {
    ($([$($generic:tt)*] $found:ty: $with:ty, $outcome:ty, $solutions:expr;)*) => { $(
        impl<$($generic)*> Findings for $found {
            type With<X: Planes, Rest: Stack, L: Laws> = $with;
            type Outcome = $outcome;
            const SOLUTIONS: Option<&'static [[[u8; 25]; 25]]> = $solutions;
        }
    )* };
}

findings! {
    // The goals are the findings of a search that has found nothing, and ends with the first or the second solution.
    [] First: Finished<OneFound<X>>, Fail, Some(&[]);
    [] Unique: Searching<Rest, L, OneFound<X>>, Fail, Some(&[]);
    [S: Planes] OneFound<S>: Finished<TwoFound<S, X>>, Found<Rows<S>>, Some(&[rows(S::ROWS)]);
    [S: Planes, T: Planes] TwoFound<S, T>:
        Finished<Self>, Several<Rows<S>, Rows<T>>, Some(&[rows(S::ROWS), rows(T::ROWS)]);
    [] Unfinished: Finished<Self>, TooDeep, None;
}

/// Returns the digits of a solution, from its planes.
const fn rows((size, planes): (usize, [[u32; 25]; 25])) -> [[u8; 25]; 25] {
    let mut rows = [[0; 25]; 25];
    let mut digit = 0;
    while digit < size {
        let mut row = 0;
        while row < size {
            rows[row][planes[digit][row].trailing_zeros() as usize] = digit as u8 + 1;
            row += 1;
        }
        digit += 1;
    }
    rows
}

/// A number of steps.
pub trait Steps {
    /// Half the steps.
    type Half: Steps;
    type Run<M: Machine>: Machine;
}

/// Sixteen steps. A finished machine makes no steps, so steps that are not needed cost nothing. They are written out,
/// because rustc keeps a list with each projection: all that it had to check for it.
pub enum Sixteen {}

/// Twice the steps of `T`.
pub struct Doubled<T>(PhantomData<T>);

impl Steps for Sixteen {
    type Half = Sixteen;
    type Run<M: Machine> = Four<Four<Four<Four<M>>>>;
}
impl<T: Steps> Steps for Doubled<T> {
    type Half = T;
    type Run<M: Machine> = T::Run<T::Run<M>>;
}

type Four<M> = Two<Two<M>>;
type Two<M> = <<M as Machine>::Step as Machine>::Step;

/// The steps that a search may take: more than twice as many as the hardest known 9×9 need. rustc takes half a minute
/// and three gigabytes for all of them. In larger grids a step takes longer.
pub(crate) type UpTo9 = Doubled<Doubled<UpTo16>>;
pub(crate) type UpTo16 = Doubled<UpTo25>;
pub(crate) type UpTo25 = Doubled<Doubled<Doubled<Doubled<Doubled<Sixteen>>>>>;

/// The findings of a search that has found one solution, and has no other left.
pub trait IsOne {}

impl<S> IsOne for OneFound<S> {}

/// The findings of a search that has found no solution.
pub trait IsNone {}

impl IsNone for First {}
