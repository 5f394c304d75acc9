//! The types with which a search is written: computations ([`Run`]) and their outcomes, such as [`Amb`] and [`Fail`].

use core::marker::PhantomData;

/// A computation, which is not evaluated until its turn comes.
///
/// It is a type whose parameters are the input of the computation. Its result is its
/// [`Outcome`](Self::Outcome), one of four types:
///
/// | | |
/// |---|---|
/// | [`Fail`] | the computation has no result |
/// | [`Found<Result>`](Found) | the computation has this result |
/// | [`Amb<Alternatives>`](Amb) | the outcome is that of one of these computations |
/// | [`Next<Computation>`](Next) | the outcome is that of this computation |
///
/// Each of the four is a computation too, and its own outcome.
///
/// An alternative in a list need not even implement this trait, as long as its turn does
/// not come.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a computation",
    label = "this cannot be evaluated",
    note = "a computation implements `sudoku_types::type_solver::Run`"
)]
pub trait Run {
    /// The outcome of the computation.
    type Outcome: Reply;
}

/// The outcome of a computation without a result. The search goes back to the
/// last choice that has alternatives left.
///
/// It is the outcome of a whole search if every alternative of every choice fails.
pub enum Fail {}

/// The outcome of a computation that has this result.
pub struct Found<Result>(PhantomData<Result>);

/// The outcome of a search with the goal [`Unique`](super::Unique) that has two results.
pub struct Several<One, Other>(PhantomData<(One, Other)>);

/// The outcome of a search that needs more steps than it may take.
pub enum TooDeep {}

/// McCarthy's ambiguous choice: the outcome of the first of these alternatives that does not
/// end in [`Fail`]. Those after it are never evaluated.
///
/// The alternatives are a list of computations, `tarr![A, B, C]`. `Amb<ATerm>`, a choice without
/// alternatives, fails.
///
/// John McCarthy, "A Basis for a Mathematical Theory of Computation", 1963.
pub struct Amb<Alternatives>(PhantomData<Alternatives>);

/// The outcome of a computation that has the outcome of another one. With it, a long computation
/// can be cut into several that are not nested.
pub struct Next<Computation>(PhantomData<Computation>);

/// The outcome of a computation. Only the four types listed at [`Run`] implement it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not what a computation may come to",
    label = "not an outcome",
    note = "an outcome is `Fail`, `Found<Result>`, `Amb<Alternatives>` or `Next<Computation>`"
)]
pub trait Reply: super::search::Resume {}

impl Reply for Fail {}
impl<Result> Reply for Found<Result> {}
impl<Alternatives> Reply for Amb<Alternatives> {}
impl<Computation> Reply for Next<Computation> {}

impl Run for Fail {
    type Outcome = Self;
}
impl<Result> Run for Found<Result> {
    type Outcome = Self;
}
impl<Alternatives> Run for Amb<Alternatives> {
    type Outcome = Self;
}
impl<Computation> Run for Next<Computation> {
    type Outcome = Self;
}
