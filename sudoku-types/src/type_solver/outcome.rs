//! The goals of a search, and its outcomes.

use core::marker::PhantomData;

/// `solution: unique;`, the default: the search goes on until it has shown that there is no second solution, or found one.
pub enum Unique {}

/// `solution: first;`: any solution will do.
pub enum First {}

/// The outcome of a search that finds no solution.
pub enum Fail {}

/// The outcome of a search that finds this solution: a list of rows.
pub struct Found<Solution>(PhantomData<Solution>);

/// The outcome of a search with the goal [`Unique`] that finds two solutions.
pub struct Several<One, Other>(PhantomData<(One, Other)>);

/// The outcome of a search that needs more steps than it may take.
pub enum TooDeep {}
