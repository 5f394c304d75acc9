//! What the tallies of all units say about a grid, and what follows from it.

use super::choice::{Fail, Found, Reply};
use super::grid::{Bands, Digits};
use super::sweep::Patience;
use super::units::Stacks;

/// Every digit of every unit is taken: the grid is solved.
pub enum Settled {}

/// There are open cells, and a place for every digit that is not taken.
pub enum Unsettled {}

/// Some unit has no place for a digit, or has one twice.
pub enum Broken {}

/// One of the three.
pub trait Status {
    /// The status of two tallies, of this one and of that one.
    type And<That: Status>: Status;
    /// The same if the other one is [`Unsettled`].
    type AndUnsettled: Status;

    /// What a sweep of the grid `G`, which has these columns, comes to.
    type Reply<G: Bands, D: Digits, P: Patience, Columns: Stacks>: Reply;
}

impl Status for Settled {
    type And<That: Status> = That;
    type AndUnsettled = Unsettled;
    type Reply<G: Bands, D: Digits, P: Patience, Columns: Stacks> = Found<G::Rows<D::Lines>>;
}
impl Status for Unsettled {
    type And<That: Status> = That::AndUnsettled;
    type AndUnsettled = Self;
    type Reply<G: Bands, D: Digits, P: Patience, Columns: Stacks> =
        <G::Update<Columns> as Bands>::Reply<D, P>;
}
impl Status for Broken {
    type And<That: Status> = Self;
    type AndUnsettled = Self;
    type Reply<G: Bands, D: Digits, P: Patience, Columns: Stacks> = Fail;
}
