//! Digits: a single digit, or a row or grid of digits in nested tuples of the same shape as a plane.
//!
//! ```text
//! U5                                                  one digit, or this digit in all cells of any shape
//! Line<((U5, U3, Blank), (Blank, U7, Blank), …)>      a row of a puzzle or of a solution
//! ```

use super::bits::{Bit, In, Out};
use super::lists::{Cells, Lines};
use super::parts::Part;
use super::rows::Empty;
use super::sets::Set;
use super::tuples::{elements, fold, through, tuples};
use super::units::{Family, Units};
use crate::puzzle::Blank;
use core::marker::PhantomData;
use typenum::{ATerm, TArr, UTerm, tarr};
use typenum::{
    U1, U2, U3, U4, U5, U6, U7, U8, U9, U10, U11, U12, U13, U14, U15, U16, U17, U18, U19, U20, U21,
    U22, U23, U24, U25,
};

/// A digit, or digits in a shape.
pub trait Digits {
    elements! { of Digits }
    /// The digit, if this is a single one; otherwise `UTerm`.
    type Digit: Digit;
    /// The cells of a row, if this is a row; otherwise the digits themselves.
    type Row: Digits;
    /// The cells that may hold the digit `D`: those that have it, and blanks.
    type May<D: Digit>: Set;
    /// The cells of each row that may hold its digit, which is one of `D`.
    type Plane<D: Digits>: Part;
    /// `J` in the place of each `I`, and no digit in other places.
    type Where<I: Digit, J: Digit>: Digits;
    /// The cells of a row, and then others.
    type Cells<Others: Cells>: Cells;
    /// The rows, and then others.
    type Lines<Others: Lines>: Lines;
    /// The block `B` for each digit, with the digit in the place of each 1.
    type Blocks<B: Digits>: Digits;
    /// The units of a family for each digit, and then others.
    type Units<F: Family, Others: Units>: Units;
    // Members of a map, whose digits are the numbers of areas; `O` are all these numbers in order:
    /// The areas of some cells.
    type Areas<S: Set, O: Digits>: Set;
    /// The cells in some areas.
    type Inside<A: Set, O: Digits>: Set;
    /// The areas of some cells, each in the place of its cell.
    type Spread<S: Set, O: Digits>: Set;
    /// The cells in the areas that are in their places.
    type Within<A: Set, O: Digits>: Set;
    /// The areas in each place, as a row.
    type Rows<A: Set>: Part;
}

/// A row.
pub struct Line<Row>(PhantomData<Row>);

macro_rules! digits {
    ($($digit:ident $is:ident)*) => {
        /// `U1` to `U25`, a blank, or `UTerm` for no digit.
        pub trait Digit: Digits {
            $(type $is: Bit;)*
        }

        /// All digits.
        pub(super) type AllDigits = tarr![$($digit),*];

        digits! { @one UTerm Out; [$($is)*] [] }
        digits! { @one Blank In; [$($is)*] [] }
        digits! { @each [] $($digit $is)* }
    };
    (@each [$($before:ident)*] $digit:ident $is:ident $($next:ident $after:ident)*) => {
        digits! { @one $digit D::$is; [$($before)*] [$is $($after)*] }
        digits! { @each [$($before)* $is] $($next $after)* }
    };
    (@each [$($before:ident)*]) => {};
    (@one $digit:ident $may:ty; [$($before:ident)*] [$($is:ident $($after:ident)*)?]) => {
        impl Digit for $digit {
            $(type $before = Out;)*
            $(type $is = In; $(type $after = Out;)*)?
        }
        impl Digits for $digit {
            elements! { all Self }
            type Digit = Self;
            type Row = Self;
            type May<D: Digit> = $may;
            type Plane<D: Digits> = Empty;
            type Where<I: Digit, J: Digit> = <Self::May<I> as Set>::Digit<J>;
            type Cells<Others: Cells> = TArr<Self, Others>;
            type Lines<Others: Lines> = Others;
            type Blocks<B: Digits> = B::Where<U1, Self>;
            type Units<F: Family, Others: Units> = F::Unit<Self, Others>;
            type Areas<S: Set, O: Digits> = S::And<O::May<Self>>;
            type Inside<A: Set, O: Digits> = <A::And<O::May<Self>> as Set>::Any;
            type Spread<S: Set, O: Digits> = S::And<O::May<Self>>;
            type Within<A: Set, O: Digits> = <A::And<O::May<Self>> as Set>::Any;
            type Rows<A: Set> = A::Row;
        }
    };
}

digits! {
    U1 Is1 U2 Is2 U3 Is3 U4 Is4 U5 Is5 U6 Is6 U7 Is7 U8 Is8 U9 Is9
    U10 Is10 U11 Is11 U12 Is12 U13 Is13 U14 Is14 U15 Is15 U16 Is16 U17 Is17
    U18 Is18 U19 Is19 U20 Is20 U21 Is21 U22 Is22 U23 Is23 U24 Is24 U25 Is25
}

impl<R: Digits> Digits for Line<R> {
    elements! { all Self }
    type Digit = UTerm;
    type Row = R;
    type May<D: Digit> = Out;
    type Plane<D: Digits> = <R::May<D::Digit> as Set>::Row;
    type Where<I: Digit, J: Digit> = UTerm;
    type Cells<Others: Cells> = Others;
    type Lines<Others: Lines> = TArr<R::Cells<ATerm>, Others>;
    type Blocks<B: Digits> = UTerm;
    type Units<F: Family, Others: Units> = Others;
    type Areas<S: Set, O: Digits> = Out;
    type Inside<A: Set, O: Digits> = Out;
    type Spread<S: Set, O: Digits> = Out;
    type Within<A: Set, O: Digits> = Out;
    type Rows<A: Set> = Empty;
}

macro_rules! tuple {
    ($($a:ident $e:ident $i:ident),*; $($last:ident $f:ident),*) => {
        impl<$($a: Digits),*> Digits for ($($a,)*) {
            $(type $e = $a;)*
            $(type $f = $last;)*
            type Digit = UTerm;
            type Row = Self;
            type May<D: Digit> = ($($a::May<D>,)*);
            type Plane<D: Digits> = ($($a::Plane<D::$e>,)*);
            type Where<I: Digit, J: Digit> = ($($a::Where<I, J>,)*);
            type Cells<Others: Cells> = through!(Digits Cells: Others; $($a),*);
            type Lines<Others: Lines> = through!(Digits Lines: Others; $($a),*);
            type Blocks<B: Digits> = ($($a::Blocks<B>,)*);
            type Units<F: Family, Others: Units> = through!(Digits Units: Others; $($a [F]),*);
            type Areas<S: Set, O: Digits> = fold!(Set Or: $($a::Areas<S::$e, O>),*);
            type Inside<A: Set, O: Digits> = ($($a::Inside<A, O>,)*);
            type Spread<S: Set, O: Digits> = ($($a::Spread<S::$e, O>,)*);
            type Within<A: Set, O: Digits> = ($($a::Within<A::$e, O>,)*);
            type Rows<A: Set> = ($($a::Rows<A::$e>,)*);
        }
    };
}

tuples! { tuple }
