//! A row of a plane: the cells that may hold a digit, and their count up to four.

use super::bits::{Bit, In, Out};
use super::moves::{AllSee, OneSees};
use super::parts::Part;
use super::sets::Set;
use core::marker::PhantomData;

/// A row with one candidate: the digit is in the only cell of the set.
pub struct Placed<S>(PhantomData<S>);

/// A row with several candidates: the digit is in one of the cells of the set.
pub struct Open<S>(PhantomData<S>);

/// A row without candidates.
pub enum Empty {}

/// Calls a macro once for each kind of row, with its parameters and its cells.
macro_rules! each_row {
    ($macro:ident) => {
        $macro! { [S: Set] super::rows::Placed<S>: S }
        $macro! { [S: Set] super::rows::Open<S>: S }
        $macro! { [] super::rows::Empty: super::bits::Out }
    };
}

pub(crate) use each_row;

/// A number of cells: none, one, two, three, or more.
pub trait Count {
    type More: Count;
    /// The row of a set with this number of cells.
    type Row<S: Set>: Part;
    type Is<W: Wanted>: Bit;
    /// The cells that all of the cells `S`, which are this number, see by the moves `M` along their row: of more than
    /// three none, because they hardly ever see a cell in common.
    type See<M: Set, S: Set>: Set;
    /// The set `S`, which has this number of members, if that is one; otherwise none.
    type Single<S: Set>: Set;
}

/// A condition on a number of cells: the bits of the numbers that meet it.
pub trait Wanted {
    type One: Bit;
    type Two: Bit;
    type Three: Bit;
    type Many: Bit;
}

pub enum Zero {}
pub enum One {}
pub enum Two {}
pub enum Three {}
pub enum Many {}

macro_rules! counts {
    ($($count:ident: $more:ident, $row:ty, $is:ty, $see:ty, $single:ty;)*) => { $(
        impl Count for $count {
            type More = $more;
            type Row<S: Set> = $row;
            type Is<W: Wanted> = $is;
            type See<M: Set, S: Set> = $see;
            type Single<S: Set> = $single;
        }
    )* };
}

counts! {
    Zero: One, Empty, Out, Out, Out;
    One: Two, Placed<S>, W::One, OneSees<M, S>, S;
    Two: Three, Open<S>, W::Two, AllSee<M, S>, Out;
    Three: Many, Open<S>, W::Three, AllSee<M, S>, Out;
    Many: Many, Open<S>, W::Many, Out, Out;
}

macro_rules! wanted {
    ($($wanted:ident: $one:ident $two:ident $three:ident $many:ident;)*) => { $(
        pub enum $wanted {}
        impl Wanted for $wanted {
            type One = $one;
            type Two = $two;
            type Three = $three;
            type Many = $many;
        }
    )* };
}

wanted! {
    JustTwo: Out In Out Out;
    JustThree: Out Out In Out;
    AtLeastOne: In In In In;
    AtLeastTwo: Out In In In;
    AtLeastThree: Out Out In In;
}
