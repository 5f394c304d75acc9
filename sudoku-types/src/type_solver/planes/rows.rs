//! A row of a plane: the cells that may hold a digit, and their count up to three.

use super::bits::{Bit, In, Out};
use super::parts::Part;
use super::sets::Set;
use core::marker::PhantomData;

/// A row with one candidate: the digit is in the only cell of the set.
pub struct Placed<S>(PhantomData<S>);

/// A row with several candidates: the digit is in one of the cells of the set.
pub struct Open<S>(PhantomData<S>);

/// A row without candidates.
pub enum Empty {}

/// A number of cells: none, one, two, or more.
pub trait Count {
    type More: Count;
    /// The row of a set with this number of cells.
    type Row<S: Set>: Part;
    type Is<W: Wanted>: Bit;
}

/// A condition on a number of cells: the bits of the numbers that meet it.
pub trait Wanted {
    type One: Bit;
    type Two: Bit;
    type Many: Bit;
}

pub enum Zero {}
pub enum One {}
pub enum Two {}
pub enum Many {}

macro_rules! counts {
    ($($count:ident: $more:ident, $row:ty, $is:ty;)*) => { $(
        impl Count for $count {
            type More = $more;
            type Row<S: Set> = $row;
            type Is<W: Wanted> = $is;
        }
    )* };
}

counts! {
    Zero: One, Empty, Out;
    One: Two, Placed<S>, W::One;
    Two: Many, Open<S>, W::Two;
    Many: Many, Open<S>, W::Many;
}

macro_rules! wanted {
    ($($wanted:ident: $one:ident $two:ident $many:ident;)*) => { $(
        pub enum $wanted {}
        impl Wanted for $wanted {
            type One = $one;
            type Two = $two;
            type Many = $many;
        }
    )* };
}

wanted! {
    JustTwo: Out In Out;
    AtLeastOne: In In In;
    AtLeastTwo: Out In In;
    AtLeastThree: Out Out In;
}
