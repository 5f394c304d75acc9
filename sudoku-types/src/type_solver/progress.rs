//! The effect of a sweep on one or several cells: nothing placed, a digit placed, or a cell left without candidates.

use super::choice::{Fail, Reply};

/// No digit is placed.
pub enum Resting {}

/// A digit is placed.
pub enum Moving {}

/// A cell is left without a candidate.
pub enum Dying {}

/// One of the three.
pub trait Progress {
    /// To these cells or those.
    type And<That: Progress>: Progress;
    /// The same if the other one is [`Moving`].
    type AndMoving: Progress;
    /// The outcome of the sweep: one of two, or [`Fail`].
    type Then<IfMoving: Reply, IfResting: Reply>: Reply;
}

impl Progress for Resting {
    type And<That: Progress> = That;
    type AndMoving = Moving;
    type Then<IfMoving: Reply, IfResting: Reply> = IfResting;
}
impl Progress for Moving {
    type And<That: Progress> = That::AndMoving;
    type AndMoving = Self;
    type Then<IfMoving: Reply, IfResting: Reply> = IfMoving;
}
impl Progress for Dying {
    type And<That: Progress> = Self;
    type AndMoving = Self;
    type Then<IfMoving: Reply, IfResting: Reply> = Fail;
}
