//! Paths to a cell or a candidate, which have an index for each level of the nested tuples.

use super::bits::{Bit, In, Out};
use super::sets::Set;
use super::tuples::elements;
use core::marker::PhantomData;

/// An index of an element in a tuple.
pub trait Index {
    elements! { of Bit }
    /// The element of a tuple.
    type Of<V: Set>: Set;
}

macro_rules! indices {
    ($($index:ident: $a:ident $b:ident $c:ident $d:ident $e:ident $of:ty;)*) => { $(
        pub enum $index {}
        impl Index for $index {
            type E0 = $a;
            type E1 = $b;
            type E2 = $c;
            type E3 = $d;
            type E4 = $e;
            type Of<V: Set> = $of;
        }
    )* };
}

indices! {
    I0: In Out Out Out Out V::E0;
    I1: Out In Out Out Out V::E1;
    I2: Out Out In Out Out V::E2;
    I3: Out Out Out In Out V::E3;
    I4: Out Out Out Out In V::E4;
    NoIndex: Out Out Out Out Out Out;
}

/// A path to an element.
pub trait Path {
    type Index: Index;
    type Rest: Path;
    /// The path to the same element from the tuple that has this one at `I`.
    type From<I: Index>: Path;
    /// This path, or the path `P` if this is `Nowhere`.
    type Or<P: Path>: Path;
    /// This path, extended by another.
    type Then<P: Path>: Path;
    /// The element at the end of this path.
    type Of<V: Set>: Set;
}

/// The end of a path.
pub enum Here {}

/// The path to an element that does not exist.
pub enum Nowhere {}

/// A path through the element `I`.
pub struct At<I, Rest>(PhantomData<(I, Rest)>);

impl Path for Here {
    type Index = NoIndex;
    type Rest = Here;
    type From<I: Index> = At<I, Here>;
    type Or<P: Path> = Here;
    type Then<P: Path> = P;
    type Of<V: Set> = V;
}
impl Path for Nowhere {
    type Index = NoIndex;
    type Rest = Nowhere;
    type From<I: Index> = Nowhere;
    type Or<P: Path> = P;
    type Then<P: Path> = Nowhere;
    type Of<V: Set> = Out;
}
impl<I: Index, Rest: Path> Path for At<I, Rest> {
    type Index = I;
    type Rest = Rest;
    type From<J: Index> = At<J, Self>;
    type Or<P: Path> = Self;
    type Then<P: Path> = <Rest::Then<P> as Path>::From<I>;
    type Of<V: Set> = Rest::Of<I::Of<V>>;
}
