//! Indices of rows, columns, units and digits, all counted from 0: what is at an index of a node or of a set, and what
//! puts something else there.

use super::blanks::Blanks;
use super::candidates::{Candidates, Nonsense};
use super::machine::{Machine, Stuck};
use super::question::Question;
use super::rules::Layout;
use super::set::{Satisfied, Set, childless, no_four, no_need, no_node, no_unit, open, places};
use super::units::{In, NoUnit};

/// An index. That of a unit is also an open cell that is in no other unit.
pub trait Index: Set {
    /// What is there in a node.
    type Of<T: Set>: Set;
    /// The node with something else at this index.
    type Put<T: Set, X: Set>: Set;
    /// What a set knows of the constraint there.
    type Need<T: Set>: Set;
    /// The set with a given there.
    type Give<T: Set>: Set;
}

macro_rules! indices {
    ([$([
        $child:ident $put:ident $index:ident $four:ident: $put_four:ident $w:ident $bit:ident $give:ident
    ])*]) => { $(
        /// The index of a row, column, unit or digit, counted from 0.
        pub enum $index {}

        impl Index for $index {
            type Of<T: Set> = T::$child;
            type Put<T: Set, X: Set> = T::$put<X>;
            type Need<T: Set> = <T::$four as Set>::$bit;
            type Give<T: Set> = T::$put_four<<T::$four as Set>::$give>;
        }

        // An open cell in one unit only is written as the index of that unit: that is one short type for each of them.
        impl Set for $index {
            open! {}
            type Live<N: Set> = <Self as Index>::Need<N>;
            type Joining<I: Index> = In<I, Self>;
            type Close<N: Set> = <Self as Index>::Give<N>;
            no_node! {}
            no_four! {}
            no_need! {}
            no_unit! {}
        }
    )* };
}

places! { indices! }
