//! Whether a grid is solved, still open or contradictory, by the tallies of its units.

use super::choice::{Fail, Run};

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
    /// One of two computations, or [`Fail`]; the others are not evaluated.
    type Then<IfSettled: Run, IfUnsettled: Run>: Run;
}

impl Status for Settled {
    type And<That: Status> = That;
    type AndUnsettled = Unsettled;
    type Then<IfSettled: Run, IfUnsettled: Run> = IfSettled;
}
impl Status for Unsettled {
    type And<That: Status> = That::AndUnsettled;
    type AndUnsettled = Self;
    type Then<IfSettled: Run, IfUnsettled: Run> = IfUnsettled;
}
impl Status for Broken {
    type And<That: Status> = Self;
    type AndUnsettled = Self;
    type Then<IfSettled: Run, IfUnsettled: Run> = Fail;
}
