//! The shapes of tuples for each size of grid, and the steps that a search may take.

use super::digits::{AllDigits, Digits, Line};
use super::laws::{Boxed, Laws, Lines};
use super::layout::{Layout, One};
use super::machine::{Steps, UpTo9, UpTo16, UpTo25};
use super::puzzle::Wide;
use super::units::Times;
use typenum::{ATerm, TArr, UTerm};
use typenum::{
    U1, U2, U3, U4, U5, U6, U7, U8, U9, U10, U11, U12, U13, U14, U15, U16, U17, U18, U19, U20, U21,
    U22, U23, U24, U25,
};

/// A number of rows or columns, of a grid or of a box.
pub trait Number {
    /// The number in unary.
    type Marks: Times;
    /// The digits that are less than this number.
    type Less: Digits;
    /// The shape of this number of elements, in nested tuples of at most five.
    type Shape: Layout;
    /// The shape of one tuple with this number of elements of the shape `L`; for one element, or more than five, `L`
    /// itself.
    type Tuple<L: Layout>: Layout;
    /// The laws of boxes of this number of rows and `C` columns.
    type Boxes<C: Number, N: Number>: Laws;
    /// The laws of boxes of this number of columns and `R` rows, where `R` is two to five.
    type BoxesOf<R: Number, N: Number>: Laws;
    /// The steps that a search may take in a grid of this number of rows.
    type Steps: Steps;
}

/// The digits from 1 to `N`, in the shape of `N`.
pub(super) type InShape<N> = <<N as Number>::Shape as Layout>::Row<AllDigits>;

type S2 = (One, One);
type S3 = (One, One, One);
type S4 = (One, One, One, One);
type S5 = (One, One, One, One, One);

/// Implements [`Number`] for one, for the numbers of elements of a tuple, and for others, with their shapes.
macro_rules! numbers {
    ($marks:ty, $less:ty: $number:ident one $steps:ident: $shape:ty; $($rest:tt)*) => {
        numbers! { @impl $number $marks, $less, $steps, $shape, L, Lines<N>, Lines<N> }
        numbers! { TArr<(), $marks>, InShape<$number>: $($rest)* }
    };
    ($marks:ty, $less:ty: $number:ident tuple $steps:ident $tuple:tt: $shape:ty; $($rest:tt)*) => {
        numbers! {
            @impl $number $marks, $less, $steps, $shape, $tuple, C::BoxesOf<Self, N>, Boxed<R, Self>
        }
        numbers! { TArr<(), $marks>, InShape<$number>: $($rest)* }
    };
    ($marks:ty, $less:ty: $number:ident more $steps:ident: $shape:ty; $($rest:tt)*) => {
        numbers! {
            @impl $number $marks, $less, $steps, $shape, L, Wide<Self, C, N>, Wide<R, Self, N>
        }
        numbers! { TArr<(), $marks>, InShape<$number>: $($rest)* }
    };
    ($marks:ty, $less:ty:) => {};
    (@impl $number:ident $marks:ty, $less:ty, $steps:ty, $shape:ty, $tuple:ty, $boxes:ty, $of:ty) => {
        impl Number for $number {
            type Marks = TArr<(), $marks>;
            type Less = $less;
            type Shape = $shape;
            type Tuple<L: Layout> = $tuple;
            type Boxes<C: Number, N: Number> = $boxes;
            type BoxesOf<R: Number, N: Number> = $of;
            type Steps = $steps;
        }
    };
}

// No digit is less than 1: a line has no digits of its own.
numbers! { ATerm, Line<UTerm>:
    U1 one UpTo9: One;
    U2 tuple UpTo9 (L, L): S2;
    U3 tuple UpTo9 (L, L, L): S3;
    U4 tuple UpTo9 (L, L, L, L): (S2, S2);
    U5 tuple UpTo9 (L, L, L, L, L): S5;
    U6 more UpTo9: (S3, S3);
    U7 more UpTo9: (S4, S3);
    U8 more UpTo9: (S4, S4);
    U9 more UpTo9: (S3, S3, S3);
    U10 more UpTo16: (S5, S5);
    U11 more UpTo16: (S4, S4, S3);
    U12 more UpTo16: (S4, S4, S4);
    U13 more UpTo16: (S5, S4, S4);
    U14 more UpTo16: (S5, S5, S4);
    U15 more UpTo16: (S5, S5, S5);
    U16 more UpTo16: (S4, S4, S4, S4);
    U17 more UpTo25: (S5, S4, S4, S4);
    U18 more UpTo25: (S5, S5, S4, S4);
    U19 more UpTo25: (S5, S5, S5, S4);
    U20 more UpTo25: (S5, S5, S5, S5);
    U21 more UpTo25: (S5, S4, S4, S4, S4);
    U22 more UpTo25: (S5, S5, S4, S4, S4);
    U23 more UpTo25: (S5, S5, S5, S4, S4);
    U24 more UpTo25: (S5, S5, S5, S5, S4);
    U25 more UpTo25: (S5, S5, S5, S5, S5);
}
