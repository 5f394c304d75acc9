//! Translates typenum's numbers into const parameters, for error messages, and into lists of marks, for counting.
//!
//! ```text
//! U3 = UInt<UInt<UTerm, B1>, B1>     Number = Number<3>                       prints as 3
//!                                    Marks  = TArr<(), TArr<(), TArr<(), ATerm>>>
//! ```
//!
//! In a message rustc prints a const parameter as a plain `3`, but a type as `UInt<UInt<UTerm, B1>, B1>`. No
//! recursion over types can compute the const parameter, because `{ N + 1 }` is not allowed in a type while `N` is
//! a parameter. So each number has an implementation of its own, which a macro writes.

use typenum::{ATerm, TArr, Unsigned};
use typenum::{
    U0, U1, U2, U3, U4, U5, U6, U7, U8, U9, U10, U11, U12, U13, U14, U15, U16, U17, U18, U19, U20,
    U21, U22, U23, U24, U25,
};

/// A number as rustc prints it.
pub enum Number<const N: usize> {}

/// A number that can count rows, columns, boxes and digits: from 0, so that asking for
/// the row 0 has its own words, to the size of the largest grid.
#[diagnostic::on_unimplemented(
    message = "a row, column, box or digit is one of typenum's `U1` to `U25`",
    label = "not a number of a row, column, box or digit",
    note = "rows, columns, boxes and digits are counted from `U1` up to the size of the grid"
)]
pub trait Counted {
    /// [`Number<N>`] of it.
    type Number;

    /// The number in unary: a list of marks.
    type Marks;
}

macro_rules! counted {
    ($marks:ty: $number:ident $($greater:ident)*) => {
        #[diagnostic::do_not_recommend]
        impl Counted for $number {
            type Number = Number<{ $number::USIZE }>;
            type Marks = $marks;
        }

        counted! { TArr<(), $marks>: $($greater)* }
    };
    ($marks:ty:) => {};
}

counted! {
    ATerm: U0 U1 U2 U3 U4 U5 U6 U7 U8 U9 U10 U11 U12 U13 U14 U15 U16 U17 U18 U19 U20 U21 U22
    U23 U24 U25
}
