//! The shapes of tuples for each size of grid, and the steps that a search may take.

use super::boxes::Boxed;
use super::digits::AllDigits;
use super::laws::{Laws, Plain};
use super::layout::{Layout, Leaf};
use super::machine::{Steps, UpTo9, UpTo16, UpTo25};
use super::puzzle::{BoxesIn, Wide};
use super::sums::{Next, Nil, Unary};
use super::units::Units;
use typenum::{
    ATerm, U1, U2, U3, U4, U5, U6, U7, U8, U9, U10, U11, U12, U13, U14, U15, U16, U17, U18, U19,
    U20, U21, U22, U23, U24, U25,
};

/// A number of rows or columns, of a grid or of a box.
pub trait Number: Counted {
    /// The shape of this number of elements, in nested tuples of at most five.
    type Shape: Layout;
    /// The laws of boxes of this number of rows and `C` columns.
    type Boxes<C: Number, N: Number>: Laws;
    /// The laws of boxes of this number of columns and `R` rows, where `R` is two to five.
    type BoxesOf<R: Number, N: Number>: Laws;
    /// Boxes of this number of rows and `C` columns as units, unless they are rows.
    type BoxUnits<C: Number, L: Laws>: Units;
    /// The steps that a search may take in a grid of this number of rows.
    type Steps: Steps;
}

/// The digits from 1 to `N`, in the shape of `N`.
pub(super) type InShape<N> = <<N as Number>::Shape as Layout>::Row<AllDigits>;

type S2 = (Leaf, Leaf);
type S3 = (Leaf, Leaf, Leaf);
type S4 = (Leaf, Leaf, Leaf, Leaf);
type S5 = (Leaf, Leaf, Leaf, Leaf, Leaf);

/// Implements [`Number`] for one, for the numbers of elements of a tuple, and for more.
macro_rules! numbers {
    ($($number:ident $kind:ident $steps:ident: $shape:ty;)*) => { $(
        impl Number for $number {
            type Shape = $shape;
            numbers! { @$kind }
            type Steps = $steps;
        }
    )* };
    (@one) => {
        type Boxes<C: Number, N: Number> = Plain<N>;
        type BoxUnits<C: Number, L: Laws> = ATerm;
        type BoxesOf<R: Number, N: Number> = Plain<N>;
    };
    (@tuple) => {
        type Boxes<C: Number, N: Number> = C::BoxesOf<Self, N>;
        type BoxUnits<C: Number, L: Laws> = BoxesIn<L, Self, C>;
        type BoxesOf<R: Number, N: Number> = Boxed<R, Self>;
    };
    (@more) => {
        type Boxes<C: Number, N: Number> = Wide<Self, C, N>;
        type BoxUnits<C: Number, L: Laws> = BoxesIn<L, Self, C>;
        type BoxesOf<R: Number, N: Number> = Wide<R, Self, N>;
    };
}

numbers! {
    U1 one UpTo9: Leaf;
    U2 tuple UpTo9: S2;
    U3 tuple UpTo9: S3;
    U4 tuple UpTo9: S4;
    U5 tuple UpTo9: S5;
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

/// A number in unary.
pub trait Counted {
    type Count: Unary;
}

macro_rules! counted {
    ($before:ty: $number:ident $($more:ident)*) => {
        impl Counted for $number {
            type Count = Next<$before>;
        }
        counted! { <$number as Counted>::Count: $($more)* }
    };
    ($before:ty:) => {};
}

counted! {
    Nil: U1 U2 U3 U4 U5 U6 U7 U8 U9 U10 U11 U12 U13 U14 U15 U16 U17 U18 U19 U20 U21 U22 U23 U24 U25
}

/// A number of digits of which cages can be listed: with more, a cage may have too many sets.
pub trait Few: Number {}

macro_rules! few {
    ($($number:ident)*) => { $(impl Few for $number {})* };
}

few! { U1 U2 U3 U4 U5 U6 U7 U8 U9 U10 U11 U12 }
