//! Two parts of a board use one pin: the error has the number, and is under the number.

use typenum::{B1, Const, IsNotEqual, ToUInt, U};

#[diagnostic::on_unimplemented(
    message = "pin {PIN} is used twice: by parts {FIRST} and {SECOND}",
    label = "part {SECOND} cannot have it"
)]
trait Free<const PIN: usize, const FIRST: usize, const SECOND: usize> {}
#[diagnostic::do_not_recommend]
impl<const PIN: usize, const FIRST: usize, const SECOND: usize> Free<PIN, FIRST, SECOND> for B1 {}

fn differ<const PIN: usize, const OTHER: usize, const FIRST: usize, const SECOND: usize>()
where
    Const<PIN>: ToUInt,
    Const<OTHER>: ToUInt,
    U<PIN>: IsNotEqual<U<OTHER>, Output: Free<PIN, FIRST, SECOND>>,
{
}

macro_rules! pins {
    ($a:literal, $b:literal, $c:literal) => {
        differ::<$b, $a, 1, 2>();
        differ::<$c, $a, 1, 3>();
        differ::<$c, $b, 2, 3>();
    };
}

fn main() {
    pins!(4, 13, 7);
}
