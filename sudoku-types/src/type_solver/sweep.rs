//! A sweep: the places in all units are counted, and then all open cells updated at once.
//!
//! ```text
//!             ┌─────────────────── progress ──────────────────┐
//!             ▼                                               │
//!           Sweep ── count ──┬── Broken ─────► Fail           │
//!             ▲              ├── Settled ────► Found<rows>    │
//!             │              └── Unsettled ──► update ──┬─ Moving
//!             │                                         ├─ Dying ────► Fail
//!             ├──────────────────────── once more ──────┴─ Resting
//!             │                                                │ and once more was in vain
//!             │                                                ▼
//!           Assume, Assume, … ◄── Amb of its candidates ─── Branch at the cell with the fewest
//! ```

use super::branch::Branch;
use super::choice::{Fail, Next, Reply, Run};
use super::grid::{Bands, Digits};
use super::units::Stacks;
use core::marker::PhantomData;

/// The computation that solves the grid `G`.
pub struct Sweep<G, Digits, Patience>(PhantomData<(G, Digits, Patience)>);

#[diagnostic::do_not_recommend]
impl<G: Bands, D: Digits, P: Patience> Run for Sweep<G, D, P> {
    type Outcome = <G::Columns as Stacks>::Reply<G, D, P>;
}

/// What is left to do when a sweep has placed no digit.
pub trait Patience {
    /// What that sweep comes to.
    type Reply<G: Bands, D: Digits>: Reply;
}

/// Sweep once more: it has taken away candidates that the digits placed by the sweep before have
/// ruled out, and there may be a single now.
pub enum OnceMore {}

/// That has been done: nothing is left but to choose.
pub enum Spent {}

impl Patience for OnceMore {
    type Reply<G: Bands, D: Digits> = Next<Sweep<G, D, Spent>>;
}
impl Patience for Spent {
    type Reply<G: Bands, D: Digits> = Next<Branch<G, D>>;
}

/// What a sweep has done to a cell, or to any of many.
pub trait Progress {
    /// To these cells or those.
    type And<That: Progress>: Progress;
    /// The same if the other one is [`Moving`].
    type AndMoving: Progress;
    /// What the sweep comes to that has made the grid `G`.
    type Reply<G: Bands, D: Digits, P: Patience>: Reply;
}

/// No digit is placed.
pub enum Resting {}

/// A digit is placed.
pub enum Moving {}

/// A cell is left without a candidate.
pub enum Dying {}

impl Progress for Resting {
    type And<That: Progress> = That;
    type AndMoving = Moving;
    type Reply<G: Bands, D: Digits, P: Patience> = P::Reply<G, D>;
}
impl Progress for Moving {
    type And<That: Progress> = That::AndMoving;
    type AndMoving = Self;
    type Reply<G: Bands, D: Digits, P: Patience> = Next<Sweep<G, D, OnceMore>>;
}
impl Progress for Dying {
    type And<That: Progress> = Self;
    type AndMoving = Self;
    type Reply<G: Bands, D: Digits, P: Patience> = Fail;
}
