//! A macro checks each number that it is given, and the error is at that number.

struct Number<const N: u8>;

#[diagnostic::on_unimplemented(message = "a die has no such side")]
trait Side {}
impl Side for Number<1> {}
impl Side for Number<2> {}
impl Side for Number<3> {}
impl Side for Number<4> {}
impl Side for Number<5> {}
impl Side for Number<6> {}

const fn side<const N: u8>() -> u8
where
    Number<N>: Side,
{
    N
}

macro_rules! dice {
    ($($side:literal)*) => { [$(side::<$side>()),*] };
}

fn main() {
    assert_eq!(dice![6 1 3 6].iter().sum::<u8>(), 16);
}
