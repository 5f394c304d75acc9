//! Counts the blanks of a row, as far as it matters: none, one, or more.

use super::machine::{Machine, Stuck};

/// How many cells of a row are open.
pub trait Blanks {
    /// With one more.
    type OneMore: Blanks;
    /// The machine, if there is at most one; else one that is stuck.
    type AtMostOne<M: Machine>: Machine;
}

/// None,
pub enum NoBlank {}
/// one,
pub enum OneBlank {}
/// or more.
pub enum MoreBlanks {}

impl Blanks for NoBlank {
    type OneMore = OneBlank;
    type AtMostOne<M: Machine> = M;
}
impl Blanks for OneBlank {
    type OneMore = MoreBlanks;
    type AtMostOne<M: Machine> = M;
}
impl Blanks for MoreBlanks {
    type OneMore = Self;
    type AtMostOne<M: Machine> = Stuck;
}
