//! The candidates that a question finds: a list, the last one first.
//!
//! ```text
//! Also<I6, Also<I2, Nothing>>      of a row: its digit can go to the columns 2 and 6
//! ```

use super::index::Index;
use super::machine::{Machine, Stuck};
use super::set::Set;
use core::marker::PhantomData;

/// A list of candidates.
pub trait Candidates {
    /// A branch for each, before the branches that wait.
    type Branches<Q: Places, Cells: Set, Planes: Set, Rest: Machine>: Machine;
}

/// No candidate is left.
pub enum Nothing {}

/// What was asked makes no sense.
pub enum Nonsense {}

/// The candidate `I`, and others.
pub struct Also<I, Others>(PhantomData<(I, Others)>);

impl Candidates for Nothing {
    type Branches<Q: Places, Cells: Set, Planes: Set, Rest: Machine> = Rest;
}
impl Candidates for Nonsense {
    type Branches<Q: Places, Cells: Set, Planes: Set, Rest: Machine> = Stuck;
}
impl<I: Index, Others: Candidates> Candidates for Also<I, Others> {
    type Branches<Q: Places, Cells: Set, Planes: Set, Rest: Machine> =
        Q::Placed<I, Cells, Planes, Others::Branches<Q, Cells, Planes, Rest>>;
}

/// What knows where a candidate is.
pub trait Places {
    /// The branch in which the candidate `I` is placed, before the others.
    type Placed<I: Index, Cells: Set, Planes: Set, Rest: Machine>: Machine;
}
