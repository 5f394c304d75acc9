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
//!             │                                                │ and once more placed nothing
//!             │                                                ▼
//!           Assume, Assume, … ◄── Amb of its candidates ─── Branch at the cell with the fewest
//! ```

use super::choice::{Next, Reply, Run};
use super::grid::{Bands, Digits};
use super::progress::Progress;
use super::status::Status;
use super::steps::{Branch, OnceMore, Spent, Sweep};
use super::units::Stacks;
use core::marker::PhantomData;

#[diagnostic::do_not_recommend]
impl<G: Bands, D: Digits, P: Patience> Run for Sweep<G, D, P> {
    type Outcome = <G::Columns as Tallied>::Reply<G, D, P>;
}

/// The columns of a grid, with their tallies.
pub trait Tallied: Stacks {
    /// The outcome of a sweep of the grid `G`, which has these columns.
    type Reply<G: Bands, D: Digits, P: Patience>: Reply;
}

impl<Columns: Stacks> Tallied for Columns {
    type Reply<G: Bands, D: Digits, P: Patience> =
        <<<Columns::Status as Status>::And<G::Status> as Status>::Then<
            Read<G, D>,
            Update<G, D, P, Columns>,
        > as Run>::Outcome;
}

/// The computation that reads the rows of a solved grid.
pub struct Read<G, D>(PhantomData<(G, D)>);

#[diagnostic::do_not_recommend]
impl<G: Bands, D: Digits> Run for Read<G, D> {
    type Outcome = G::Solution<D::Lines>;
}

/// The computation that updates all open cells of a grid that has these columns.
pub struct Update<G, D, P, Columns>(PhantomData<(G, D, P, Columns)>);

#[diagnostic::do_not_recommend]
impl<G: Bands, D: Digits, P: Patience, Columns: Stacks> Run for Update<G, D, P, Columns> {
    type Outcome = <G::Update<Columns> as Swept>::Reply<D, P>;
}

/// A grid after an update.
pub trait Swept: Bands {
    /// The outcome of the sweep that has made this grid.
    type Reply<D: Digits, P: Patience>: Reply;
}

impl<G: Bands> Swept for G {
    type Reply<D: Digits, P: Patience> =
        <G::Progress as Progress>::Then<Next<Sweep<G, D, OnceMore>>, P::Reply<G, D>>;
}

/// What is left to do when a sweep has placed no digit.
pub trait Patience {
    /// The outcome of that sweep.
    type Reply<G, D>: Reply;
}

impl Patience for OnceMore {
    type Reply<G, D> = Next<Sweep<G, D, Spent>>;
}
impl Patience for Spent {
    type Reply<G, D> = Next<Branch<G, D>>;
}
