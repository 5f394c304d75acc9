//! The bytes that all types of a list take together.

use std::marker::PhantomData;

struct Nil;
struct Cons<Head, Tail>(PhantomData<(Head, Tail)>);

trait Bytes {
    const BYTES: usize;
}
impl Bytes for Nil {
    const BYTES: usize = 0;
}
impl<Head, Tail: Bytes> Bytes for Cons<Head, Tail> {
    const BYTES: usize = size_of::<Head>() + Tail::BYTES;
}

macro_rules! list {
    () => { Nil };
    ($head:ty $(, $tail:ty)*) => { Cons<$head, list![$($tail),*]> };
}

type Header = list![u32, u16, [u8; 2]];

const _: () = assert!(Header::BYTES == 8);

fn main() {}
