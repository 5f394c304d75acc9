//! A row is right if its digits are all different: a recursion inside a recursion.

use typenum::{ATerm, B1, IsNotEqual, TArr, U1, U2, U3, U4, tarr};

trait Different<Other> {}
impl<A, B> Different<B> for A where A: IsNotEqual<B, Output = B1> {}

/// A digit that is none of the listed ones.
trait DifferentFromAll<Digits> {}
impl<Digit> DifferentFromAll<ATerm> for Digit {}
impl<Digit, Head, Tail> DifferentFromAll<TArr<Head, Tail>> for Digit where
    Digit: Different<Head> + DifferentFromAll<Tail>
{
}

/// A list of digits, all different.
trait AllDifferent {}
impl AllDifferent for ATerm {}
impl<Head, Tail> AllDifferent for TArr<Head, Tail>
where
    Head: DifferentFromAll<Tail>,
    Tail: AllDifferent,
{
}

fn row<Row: AllDifferent>() {}

fn main() {
    row::<tarr![U2, U4, U1, U3]>();
    row::<tarr![U3]>();
}
