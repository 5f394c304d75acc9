//! Numbers as types, in binary, and a function that adds one to them.

use std::any::TypeId;
use std::marker::PhantomData;

struct End; //                             no more bits to the left
struct Bit0<High>(PhantomData<High>); //   the bits to the left, then a 0
struct Bit1<High>(PhantomData<High>); //   the bits to the left, then a 1

type Five = Bit1<Bit0<Bit1<End>>>; //      101

/// What every number has. One `impl` for each form of the type.
trait Number {
    const VALUE: u8;
}
impl Number for End {
    const VALUE: u8 = 0;
}
impl<High: Number> Number for Bit0<High> {
    const VALUE: u8 = 2 * High::VALUE;
}
impl<High: Number> Number for Bit1<High> {
    const VALUE: u8 = 2 * High::VALUE + 1;
}

/// A function from type to type.
trait AddOne {
    type Output;
}
impl AddOne for End {
    type Output = Bit1<End>;
}
impl<High> AddOne for Bit0<High> {
    type Output = Bit1<High>;
}
impl<High: AddOne> AddOne for Bit1<High> {
    type Output = Bit0<High::Output>; //   a 1 is carried to the left
}

type Six = <Five as AddOne>::Output;

fn main() {
    assert_eq!(Five::VALUE, 5);
    assert_eq!(Six::VALUE, 6);
    assert_eq!(TypeId::of::<Six>(), TypeId::of::<Bit0<Bit1<Bit1<End>>>>()); // 110
}
