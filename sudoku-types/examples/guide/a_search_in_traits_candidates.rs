//! The candidates of a cell are a list of digits, and a digit can be struck from it.

use sudoku_types::typenum::{ATerm, B0, B1, IsNotEqual, NotEq, TArr, U1, U2, U3, tarr};

/// Candidates, without this digit.
trait Strike<Digit> {
    type Left;
}
impl<Digit> Strike<Digit> for ATerm {
    type Left = ATerm;
}
impl<Digit, Head, Tail> Strike<Digit> for TArr<Head, Tail>
where
    Tail: Strike<Digit>,
    Head: IsNotEqual<Digit, Output: Keep<Head, Tail::Left>>,
{
    type Left = <NotEq<Head, Digit> as Keep<Head, Tail::Left>>::List;
}

/// A yes or no of typenum: after a yes the head is kept in front of the tail.
trait Keep<Head, Tail> {
    type List;
}
impl<Head, Tail> Keep<Head, Tail> for B1 {
    type List = TArr<Head, Tail>;
}
impl<Head, Tail> Keep<Head, Tail> for B0 {
    type List = Tail;
}

fn without<Candidates: Strike<Digit, Left = Left>, Digit, Left>() {}

fn main() {
    without::<tarr![U1, U2, U3], U2, tarr![U1, U3]>();
    without::<tarr![U1, U3], U2, tarr![U1, U3]>();
    without::<tarr![U2], U2, ATerm>(); // no candidate is left
}
