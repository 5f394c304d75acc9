//! What a function finds becomes a type, and bounds judge it.

use typenum::{B1, IsNotEqual, U, U1, U2, U4};

/// The solver: ordinary code, which rustc runs.
const fn missing(row: [usize; 4]) -> usize {
    10 - row[0] - row[1] - row[2] - row[3]
}

/// The macro could write this for 1 2 _ 4.
type Row = (U1, (U2, (U<{ missing([1, 2, 0, 4]) }>, (U4, ()))));

trait NotIn<List> {}
impl<Digit> NotIn<()> for Digit {}
impl<Digit, Head, Tail> NotIn<(Head, Tail)> for Digit where
    Digit: IsNotEqual<Head, Output = B1> + NotIn<Tail>
{
}

trait AllDifferent {}
impl AllDifferent for () {}
impl<Head: NotIn<Tail>, Tail: AllDifferent> AllDifferent for (Head, Tail) {}

fn unit<List: AllDifferent>() {}

fn main() {
    unit::<Row>();
}
