//! The message of a rule, in front of the bounds that the rule is made of.

use sudoku_types::typenum::{ATerm, B1, IsNotEqual, TArr, U1, U2, U3, U4, tarr};

trait Different<Other> {}
impl<A, B> Different<B> for A where A: IsNotEqual<B, Output = B1> {}

trait DifferentFromAll<Digits> {}
impl<Digit> DifferentFromAll<ATerm> for Digit {}
impl<Digit, Head, Tail> DifferentFromAll<TArr<Head, Tail>> for Digit where
    Digit: Different<Head> + DifferentFromAll<Tail>
{
}

trait AllDifferent {}
impl AllDifferent for ATerm {}
impl<Head, Tail> AllDifferent for TArr<Head, Tail>
where
    Head: DifferentFromAll<Tail>,
    Tail: AllDifferent,
{
}

/// A list that is right as a row of the grid.
#[diagnostic::on_unimplemented(message = "a digit appears twice in row {ROW}")]
trait RightRow<const ROW: usize> {}

#[diagnostic::do_not_recommend]
impl<Digits: AllDifferent, const ROW: usize> RightRow<ROW> for Digits {}

fn row<Digits: RightRow<ROW>, const ROW: usize>() {}

fn main() {
    row::<tarr![U1, U2, U3, U4], 1>();
    row::<tarr![U3, U4, U1, U2], 2>();
}
