//! A row written as `1 _ | _ 4` becomes a list of types, token by token.

use std::any::TypeId;

use typenum::{ATerm, Const, TArr, U, U1, U4, tarr};

/// A cell without a given.
enum Blank {}

/// The digits of a 4×4 grid.
trait Digit {}
impl Digit for Const<1> {}
impl Digit for Const<2> {}
impl Digit for Const<3> {}
impl Digit for Const<4> {}

/// The number itself, if it is a digit.
const fn digit<const NUMBER: usize>() -> usize
where
    Const<NUMBER>: Digit,
{
    NUMBER
}

macro_rules! row {
    () => { ATerm };
    (| $($rest:tt)*) => { row![$($rest)*] };
    (_ $($rest:tt)*) => { TArr<Blank, row![$($rest)*]> };
    ($digit:literal $($rest:tt)*) => { TArr<U<{ digit::<$digit>() }>, row![$($rest)*]> };
}

type Row = row![1 _ | _ 4];

fn main() {
    type Expected = tarr![U1, Blank, Blank, U4];
    assert_eq!(TypeId::of::<Row>(), TypeId::of::<Expected>());
    assert_eq!(TypeId::of::<row![1 _ _ 4]>(), TypeId::of::<Expected>());
}
