//! Functions on lists of tallies: those of the parts of a row, the boxes of a band, the columns of a grid.

use super::functions::Tally;
use super::status::{Settled, Status};
use typenum::{ATerm, TArr};

/// A list of tallies.
pub trait Tallies {
    /// The first one.
    type Head: Tally;
    /// The others.
    type Tail: Tallies;
    /// All in one.
    type Sum: Tally;
    /// This list and that one, place by place.
    type Plus<That: Tallies>: Tallies;
    /// What they say about the grid.
    type Status: Status;
}

impl Tallies for ATerm {
    type Head = Self;
    type Tail = Self;
    type Sum = Self;
    type Plus<That: Tallies> = That;
    type Status = Settled;
}
impl<T: Tally, Ts: Tallies> Tallies for TArr<T, Ts> {
    type Head = T;
    type Tail = Ts;
    type Sum = <Ts::Sum as Tally>::Plus<T>;
    type Plus<That: Tallies> = TArr<T::Plus<That::Head>, Ts::Plus<That::Tail>>;
    type Status = <T::Status as Status>::And<Ts::Status>;
}

/// A list of lists of tallies: of columns, stack by stack.
pub trait Stacks {
    /// The columns of the first stack.
    type Head: Tallies;
    /// The other stacks.
    type Tail: Stacks;
    /// These and those, place by place.
    type Plus<That: Stacks>: Stacks;
    /// What they say about the grid.
    type Status: Status;
}

impl Stacks for ATerm {
    type Head = Self;
    type Tail = Self;
    type Plus<That: Stacks> = That;
    type Status = Settled;
}
impl<T: Tallies, Ts: Stacks> Stacks for TArr<T, Ts> {
    type Head = T;
    type Tail = Ts;
    type Plus<That: Stacks> = TArr<T::Plus<That::Head>, Ts::Plus<That::Tail>>;
    type Status = <T::Status as Status>::And<Ts::Status>;
}
