//! A digit that appears twice in a row is refused in the words of the game, at that digit.

use typenum::{B1, Const, IsNotEqual, ToUInt, U};

/// What typenum answers if two digits of a row differ. The numbers are for the message.
#[diagnostic::on_unimplemented(
    message = "digit {DIGIT} appears twice in row {ROW}: columns {FIRST} and {SECOND}",
    label = "the first one is in column {FIRST}"
)]
trait OnceInRow<const DIGIT: usize, const ROW: usize, const FIRST: usize, const SECOND: usize> {}

#[diagnostic::do_not_recommend]
impl<const DIGIT: usize, const ROW: usize, const FIRST: usize, const SECOND: usize>
    OnceInRow<DIGIT, ROW, FIRST, SECOND> for B1
{
}

/// Asks whether a digit, in the column `SECOND`, differs from an earlier one.
const fn differs<
    const DIGIT: usize,
    const EARLIER: usize,
    const ROW: usize,
    const FIRST: usize,
    const SECOND: usize,
>()
where
    Const<DIGIT>: ToUInt,
    Const<EARLIER>: ToUInt,
    U<DIGIT>: IsNotEqual<U<EARLIER>, Output: OnceInRow<DIGIT, ROW, FIRST, SECOND>>,
{
}

macro_rules! row {
    ($row:literal: $a:literal $b:literal | $c:literal $d:literal) => {
        differs::<$b, $a, $row, 1, 2>();
        differs::<$c, $a, $row, 1, 3>();
        differs::<$c, $b, $row, 2, 3>();
        differs::<$d, $a, $row, 1, 4>();
        differs::<$d, $b, $row, 2, 4>();
        differs::<$d, $c, $row, 3, 4>();
    };
}

fn main() {
    row!(1: 1 2 | 3 4);
    row!(2: 3 4 | 1 2);
}
