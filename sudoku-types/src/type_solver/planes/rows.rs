//! Where a digit can go in a row, and counts up to three.

use super::bits::{Bit, In, Out};
use super::parts::Part;
use super::sets::Set;
use core::marker::PhantomData;

/// The digit is in the only cell of the set,
pub struct Placed<S>(PhantomData<S>);

/// in any of the cells of the set, which are more than one,
pub struct Open<S>(PhantomData<S>);

/// or in none.
pub enum Empty {}

/// How many there are, as far as it matters.
pub trait Count {
    type More: Count;
    /// A row with so many candidates.
    type Row<S: Set>: Part;
    type Is<W: Wanted>: Bit;
}

/// How many are looked for.
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
