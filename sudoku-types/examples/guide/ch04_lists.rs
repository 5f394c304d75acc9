//! Lists of digits: a function that adds them up, and a rule that holds for each of them.

use std::any::TypeId;
use std::ops::Add;
use typenum::{ATerm, B1, IsLessOrEqual, Sum, TArr, U0, U1, U3, U4, U8, tarr};

/// The sum of all digits.
trait Total {
    type Output;
}
impl Total for ATerm {
    type Output = U0;
}
impl<Head, Tail> Total for TArr<Head, Tail>
where
    Tail: Total,             // the recursive call
    Head: Add<Tail::Output>, // and what is done with its result
{
    type Output = Sum<Head, Tail::Output>;
}

/// A list of digits, none greater than `Max`.
trait DigitsUpTo<Max> {}
impl<Max> DigitsUpTo<Max> for ATerm {}
impl<Head, Tail, Max> DigitsUpTo<Max> for TArr<Head, Tail>
where
    Head: IsLessOrEqual<Max, Output = B1>,
    Tail: DigitsUpTo<Max>,
{
}

type Row = tarr![U3, U1, U4];

fn digits_up_to_four<Digits: DigitsUpTo<U4>>() {}

fn main() {
    assert_eq!(TypeId::of::<<Row as Total>::Output>(), TypeId::of::<U8>());
    digits_up_to_four::<Row>();
}
