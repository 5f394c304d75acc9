//! A rule of its own, with a message of its own: both diagonals have all different digits.

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

/// All rows without their first cells.
trait Tails {
    type Output;
}
impl Tails for ATerm {
    type Output = ATerm;
}
impl<Head, Tail, Rows: Tails> Tails for TArr<TArr<Head, Tail>, Rows> {
    type Output = TArr<Tail, Rows::Output>;
}

/// The digits from the top left to the bottom right.
trait Diagonal {
    type Digits;
}
impl Diagonal for ATerm {
    type Digits = ATerm;
}
impl<Head, Tail, Rows> Diagonal for TArr<TArr<Head, Tail>, Rows>
where
    Rows: Tails<Output: Diagonal>,
{
    type Digits = TArr<Head, <Rows::Output as Diagonal>::Digits>;
}

/// This list in reverse, followed by the list `Done`.
trait ReverseOnto<Done> {
    type Output;
}
impl<Done> ReverseOnto<Done> for ATerm {
    type Output = Done;
}
impl<Head, Tail: ReverseOnto<TArr<Head, Done>>, Done> ReverseOnto<Done> for TArr<Head, Tail> {
    type Output = Tail::Output;
}

/// The digits of one diagonal, all different.
#[diagnostic::on_unimplemented(message = "a digit appears twice on a diagonal")]
trait RightDiagonal {}
#[diagnostic::do_not_recommend]
impl<Digits: AllDifferent> RightDiagonal for Digits {}

trait DiagonalsDiffer {}
impl<Rows> DiagonalsDiffer for Rows where
    Rows: Diagonal<Digits: RightDiagonal>
        + ReverseOnto<ATerm, Output: Diagonal<Digits: RightDiagonal>>
{
}

/// All rules of a judge. Here it is one.
trait Right {}
impl<Rows: DiagonalsDiffer> Right for Rows {}

fn right<Rows: Right>() {}

fn main() {
    right::<
        tarr![
            tarr![U1, U3, U4, U2],
            tarr![U2, U4, U3, U1],
            tarr![U3, U1, U2, U4],
            tarr![U4, U2, U1, U3],
        ],
    >();
}
