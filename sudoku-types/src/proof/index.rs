//! Indices of rows, columns, units and digits, all counted from 0: what is at an index of a set, and what puts something
//! else there.
//!
//! ```text
//! 6 = 2 + 4·1      Q2::Index<Q1> = I6      from two digits to base four, the lower one first
//! ```

use super::question::{CellHasDigit, ColumnHasPlace, Question, RowHasPlace, UnitHasPlace};
use super::set::{Set, places};

/// Where something is in a set.
pub trait Part {
    /// What is there in `T`.
    type Of<T: Set>: Set;
}

/// An index. That of a unit is also an open cell that is in no other unit.
pub trait Index: Part + Set {
    /// `T` with something else at this index.
    type Put<T: Set, X: Set>: Set;
}

/// All of it.
pub enum Whole {}

impl Part for Whole {
    type Of<T: Set> = T;
}

/// A digit to base four: of an index, or the kind of a question.
pub trait Quarter {
    /// The index of which it is the lower digit.
    type Index<Higher: Quarter>: Index;
    /// As a higher digit: the indices with each lower one.
    type With0: Index;
    /// With a 1 below it.
    type With1: Index;
    /// With a 2.
    type With2: Index;
    /// With a 3.
    type With3: Index;

    /// What is asked by a step of this kind.
    type Question<X: Index, Y: Index>: Question;
}

macro_rules! indices {
    ([$([$child:ident $put:ident $index:ident $where:ident])*]) => { $(
        /// This index.
        pub enum $index {}

        impl Part for $index {
            type Of<T: Set> = T::$child;
        }

        impl Index for $index {
            type Put<T: Set, X: Set> = T::$put<X>;
        }
    )* };
}

places! { indices! }

macro_rules! quarters {
    ($($quarter:ident $with:ident [$w0:ident $w1:ident $w2:ident $w3:ident] $question:ident;)*) => { $(
        /// This digit.
        pub enum $quarter {}

        impl Quarter for $quarter {
            type Index<Higher: Quarter> = Higher::$with;
            type With0 = $w0;
            type With1 = $w1;
            type With2 = $w2;
            type With3 = $w3;
            type Question<X: Index, Y: Index> = $question<X, Y>;
        }
    )* };
}

quarters! {
    Q0 With0 [I0 I1 I2 I3] CellHasDigit;
    Q1 With1 [I4 I5 I6 I7] RowHasPlace;
    Q2 With2 [I8 I9 I10 I11] ColumnHasPlace;
    Q3 With3 [I12 I13 I14 I15] UnitHasPlace;
}
