//! A thousand steps, made by halves, so that rustc needs ten levels for them.

use std::ops::Add;
use sudoku_types::typenum::{ATerm, Add1, B1, TArr, U0, U7, U8, U1024, UInt, UTerm, tarr};

/// A state of a machine, and the next one.
trait Step {
    type Next;
}

// A machine that counts.
impl Step for UTerm {
    type Next = Add1<UTerm>;
}
impl<High, Low> Step for UInt<High, Low>
where
    Self: Add<B1>,
{
    type Next = Add1<Self>;
}

/// The state after 2ⁿ steps, n being the length of `Fuel`.
trait Drive<Fuel> {
    type End;
}
impl<State: Step> Drive<ATerm> for State {
    type End = State::Next;
}
impl<State, Mark, Fuel> Drive<TArr<Mark, Fuel>> for State
where
    State: Drive<Fuel, End: Drive<Fuel>>,
{
    type End = <<State as Drive<Fuel>>::End as Drive<Fuel>>::End;
}

fn drive<From: Drive<Fuel, End = To>, Fuel, To>() {}

fn main() {
    type Ten = tarr![(), (), (), (), (), (), (), (), (), ()];
    drive::<U0, Ten, U1024>();
    drive::<U7, ATerm, U8>();
}
