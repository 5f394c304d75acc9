//! The states of a search, and the traits that change them.

use core::marker::PhantomData;

/// A search that is not finished.
pub struct Searching<Alternatives, Waiting, Goal>(PhantomData<(Alternatives, Waiting, Goal)>);

/// A search that is finished, with its outcome.
pub struct Finished<Outcome>(PhantomData<Outcome>);

/// The outcome of a computation, with which a search resumes.
pub trait Resume {
    /// The state of the search after this outcome.
    type Resume<Others, Waiting, G: Goal>;
}

/// `solution: unique;`, the default: the search goes on until it has shown that
/// there is no second solution, or found one.
pub enum Unique {}

/// `solution: first;`: any solution will do.
pub enum First {}

/// The number of results that a search looks for.
#[diagnostic::on_unimplemented(
    message = "the goal of this search is neither `First` nor `Unique`",
    label = "not the goal of a search",
    note = "write `Evaluate<Computation>` or `Evaluate<Computation, Unique>`"
)]
pub trait Goal {
    /// The state of the search after a result.
    type Found<Result, Others, Waiting>;
    /// The outcome of the search if nothing is left to try.
    type End;
}
