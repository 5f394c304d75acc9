//! Indices of rows, columns, units and digits, all counted from 0: what is at an index of a set, and what puts something
//! else there.

use super::set::{Set, places};

/// An index. That of a unit is also an open cell that is in no other unit.
pub trait Index: Set {
    /// What is there in `T`.
    type Of<T: Set>: Set;
    /// `T` with something else at this index.
    type Put<T: Set, X: Set>: Set;
    /// `T` with a given at this index.
    type Give<T: Set>: Set;
}

macro_rules! indices {
    ([$([$child:ident $put:ident $give:ident $index:ident $where:ident])*]) => { $(
        /// This index.
        pub enum $index {}

        impl Index for $index {
            type Of<T: Set> = T::$child;
            type Put<T: Set, X: Set> = T::$put<X>;
            type Give<T: Set> = T::$give;
        }
    )* };
}

places! { indices! }
