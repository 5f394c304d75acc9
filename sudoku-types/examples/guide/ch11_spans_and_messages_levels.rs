//! Messages at two levels, a row and the grid, and a mark that says which of them is read.

use typenum::{ATerm, B1, IsNotEqual, TArr, U1, U2, U3, U4, tarr};

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
impl<Head: DifferentFromAll<Tail>, Tail: AllDifferent> AllDifferent for TArr<Head, Tail> {}

/// A list that is right as a row of the grid.
#[diagnostic::on_unimplemented(message = "a digit appears twice in row {ROW}")]
trait RightRow<const ROW: usize> {}
#[diagnostic::do_not_recommend]
impl<Digits: AllDifferent, const ROW: usize> RightRow<ROW> for Digits {}

/// The two rows of a small grid.
#[diagnostic::on_unimplemented(message = "this grid is wrong")]
trait RightGrid {}
impl<One: RightRow<1>, Two: RightRow<2>> RightGrid for (One, Two) {}

fn grid<Rows: RightGrid>() {}

fn main() {
    grid::<(tarr![U1, U2, U3, U4], tarr![U3, U4, U1, U2])>();
}
