//! The names of the computations that a search for a solution is made of. Their outcomes are
//! defined in [`sweep`](super::sweep) and [`branch`](super::branch).

use core::marker::PhantomData;

/// The computation that solves the grid `G`, beginning with a sweep.
pub struct Sweep<G, Digits, Patience>(PhantomData<(G, Digits, Patience)>);

/// The computation that chooses a cell with the fewest candidates and tries each of them.
pub struct Branch<G, Digits>(PhantomData<(G, Digits)>);

/// The computation that solves the grid with one more digit.
pub struct Assume<G, Digits, Path, Candidate>(PhantomData<(G, Digits, Path, Candidate)>);

/// Patience, if a sweep places no digit: sweep once more. It has taken away candidates that the
/// digits placed by the sweep before have ruled out, and there may be a single now.
pub enum OnceMore {}

/// No more patience, for that has been done: nothing is left but to choose.
pub enum Spent {}
