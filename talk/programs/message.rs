//! A bound with words.

use typenum::{B1, Const, IsNotEqual, ToUInt, U};

#[diagnostic::on_unimplemented(message = "digit {N} is twice: in columns {I} and {J}")]
trait Once<const N: usize, const I: usize, const J: usize> {}
#[diagnostic::do_not_recommend]
impl<const N: usize, const I: usize, const J: usize> Once<N, I, J> for B1 {}

fn ask<const N: usize, const M: usize, const I: usize, const J: usize>()
where
    Const<N>: ToUInt,
    Const<M>: ToUInt,
    U<N>: IsNotEqual<U<M>, Output: Once<N, I, J>>,
{
}

macro_rules! row {
    ($a:literal $b:literal $c:literal) => {
        ask::<$b, $a, 1, 2>();
        ask::<$c, $a, 1, 3>();
        ask::<$c, $b, 2, 3>();
    };
}

fn main() {
    row!(3 1 2);
}
