//! Indices of rows, columns, units and digits, all counted from 0: what is at an index of a set, and what puts something
//! else there.
//!
//! ```text
//! 6 = 2 + 4·1      Q2::Index<Q1> = I6      from two digits to base four, the lower one first
//! ```

use super::question::{CellHasDigit, ColumnHasPlace, Question, RowHasPlace, UnitHasPlace};
use super::set::Set;

/// An index.
pub trait Index {
    /// What is at this index of `T`.
    type Of<T: Set>: Set;
    /// `T` with something else at this index.
    type Put<T: Set, X: Set>: Set;
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
    ($($index:ident $child:ident $put:ident,)*) => { $(
        /// This index.
        pub enum $index {}

        impl Index for $index {
            type Of<T: Set> = T::$child;
            type Put<T: Set, X: Set> = T::$put<X>;
        }
    )* };
}

indices! {
    I0 C0 Put0, I1 C1 Put1, I2 C2 Put2, I3 C3 Put3,
    I4 C4 Put4, I5 C5 Put5, I6 C6 Put6, I7 C7 Put7,
    I8 C8 Put8, I9 C9 Put9, I10 C10 Put10, I11 C11 Put11,
    I12 C12 Put12, I13 C13 Put13, I14 C14 Put14, I15 C15 Put15,
}

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
