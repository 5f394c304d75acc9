//! Packs up to three digits into the number of one constant, and reads them from it as types.
//!
//! Each constant in a type costs rustc time: it keeps a body for the constant, and one for each
//! number in the type that names the puzzle. So one constant carries as many neighbouring cells
//! of a row as fit into a number that typenum can make a type of, up to 1024:
//!
//! ```text
//! three, up to 9×9     1 a a a b b b c c c      none is a 9: three bits a digit, 000 is 8
//!                      1 0 0 b b b c c c        the first is one
//!                      1 0 1 a a a c c c        the second
//!                      1 1 0 a a a b b b        the third
//!                      1 1 1 a a a 0 0 1        all but the first
//!                      1 1 1 b b b 0 1 0        all but the second
//!                      1 1 1 c c c 0 1 1        all but the third
//!                      1 1 1 0 0 0 0 0 0        all
//!
//! two                  a a a a a b b b b b      five bits a digit, at most 25·32 + 25
//!
//! one                  the digit
//! ```
//!
//! The leading bits of three digits, read as a number, are [`U1`], or [`U4`] to [`U7`]. typenum
//! writes the lowest bit outermost: `UInt<UInt<UInt<High, c2>, c1>, c0>`.

use crate::bridge::proposal::Proposal;
use typenum::{B0, B1, TArr, U, U1, U2, U3, U4, U5, U6, U7, U8, U9, UInt, UTerm};

/// The digit proposed for the cell with this number, counted from 0 in reading order.
///
/// A free function, as all that the macro calls: rustc takes twice as long over a
/// constant that calls a function of a type, for it has to look the function up.
pub const fn one<P: Proposal>(cell: usize) -> usize {
    P::DIGITS[cell] as usize
}

/// The digits proposed for this cell and the next, for [`Two`].
pub const fn two<P: Proposal>(cell: usize) -> usize {
    (P::DIGITS[cell] as usize) << 5 | P::DIGITS[cell + 1] as usize
}

/// The digits, up to 9, proposed for this cell and the next two, for [`Three`].
pub const fn three<P: Proposal>(cell: usize) -> usize {
    let digits = P::DIGITS;
    let a = digits[cell] as usize;
    let b = digits[cell + 1] as usize;
    let c = digits[cell + 2] as usize;
    let [x, y, z] = [a & 7, b & 7, c & 7];
    match (a == 9, b == 9, c == 9) {
        (false, false, false) => 0o1000 | x << 6 | y << 3 | z,
        (true, false, false) => 0o400 | y << 3 | z,
        (false, true, false) => 0o500 | x << 3 | z,
        (false, false, true) => 0o600 | x << 3 | y,
        (false, true, true) => 0o701 | x << 3,
        (true, false, true) => 0o702 | y << 3,
        (true, true, false) => 0o703 | z << 3,
        (true, true, true) => 0o700,
    }
}

/// A list that begins with the two digits of a number.
pub type Two<const DIGITS: usize, Rest> = <U<DIGITS> as TwoDigits>::Before<Rest>;

/// A list that begins with the three digits of a number.
pub type Three<const DIGITS: usize, Rest> = <U<DIGITS> as ThreeDigits>::Before<Rest>;

/// A number that is read as two digits.
pub trait TwoDigits {
    /// The list of the digits and `Rest`.
    type Before<Rest>;
}

impl<A, B4, B3, B2, One, Zero> TwoDigits for UInt<UInt<UInt<UInt<UInt<A, B4>, B3>, B2>, One>, Zero>
where
    UTerm: Append<B4>,
    Appended<UTerm, B4>: Append<B3>,
    Appended<Appended<UTerm, B4>, B3>: Append<B2>,
    Appended<Appended<Appended<UTerm, B4>, B3>, B2>: Append<One>,
    Appended<Appended<Appended<Appended<UTerm, B4>, B3>, B2>, One>: Append<Zero>,
{
    type Before<Rest> = TArr<
        A,
        TArr<Appended<Appended<Appended<Appended<Appended<UTerm, B4>, B3>, B2>, One>, Zero>, Rest>,
    >;
}

/// A number with one more bit at its lower end, still without leading zeros.
pub trait Append<Bit> {
    /// Twice the number, and the bit.
    type Number;
}

/// What [`Append`] makes.
type Appended<High, Bit> = <High as Append<Bit>>::Number;

impl Append<B0> for UTerm {
    type Number = UTerm;
}
impl Append<B1> for UTerm {
    type Number = UInt<UTerm, B1>;
}
impl<High, Low, Bit> Append<Bit> for UInt<High, Low> {
    type Number = UInt<UInt<High, Low>, Bit>;
}

/// A number that is read as three digits.
pub trait ThreeDigits {
    /// The list of the digits and `Rest`.
    type Before<Rest>;
}

/// A number with three more bits at its lower end.
type Octal<High, A, B, C> = UInt<UInt<UInt<High, A>, B>, C>;

/// Three bits that are read as a digit.
pub trait OctalDigit {
    /// One of `U1` to `U8`.
    type Digit;
}

/// What [`OctalDigit`] reads.
type Low<A, B, C> = <Octal<UTerm, A, B, C> as OctalDigit>::Digit;

macro_rules! octal_digits {
    ($($a:ident $b:ident $c:ident => $digit:ident,)*) => { $(
        impl OctalDigit for Octal<UTerm, $a, $b, $c> {
            type Digit = $digit;
        }
    )* };
}

octal_digits! {
    B0 B0 B1 => U1,
    B0 B1 B0 => U2,
    B0 B1 B1 => U3,
    B1 B0 B0 => U4,
    B1 B0 B1 => U5,
    B1 B1 B0 => U6,
    B1 B1 B1 => U7,
    B0 B0 B0 => U8,
}

impl<A2, A1, A0, B2, B1, B0, C2, C1, C0> ThreeDigits
    for Octal<Octal<Octal<U1, A2, A1, A0>, B2, B1, B0>, C2, C1, C0>
where
    Octal<UTerm, A2, A1, A0>: OctalDigit,
    Octal<UTerm, B2, B1, B0>: OctalDigit,
    Octal<UTerm, C2, C1, C0>: OctalDigit,
{
    type Before<Rest> = TArr<Low<A2, A1, A0>, TArr<Low<B2, B1, B0>, TArr<Low<C2, C1, C0>, Rest>>>;
}

/// Implementations for numbers whose leading bits say that the digit in this place is a 9,
/// and of which what follows is two other digits.
macro_rules! one_nine {
    ($($high:ident => $a:ty, $b:ty, $c:ty;)*) => { $(
        impl<X2, X1, X0, Y2, Y1, Y0> ThreeDigits for Octal<Octal<$high, X2, X1, X0>, Y2, Y1, Y0>
        where
            Octal<UTerm, X2, X1, X0>: OctalDigit,
            Octal<UTerm, Y2, Y1, Y0>: OctalDigit,
        {
            type Before<Rest> = TArr<$a, TArr<$b, TArr<$c, Rest>>>;
        }
    )* };
}

one_nine! {
    U4 => U9, Low<X2, X1, X0>, Low<Y2, Y1, Y0>;
    U5 => Low<X2, X1, X0>, U9, Low<Y2, Y1, Y0>;
    U6 => Low<X2, X1, X0>, Low<Y2, Y1, Y0>, U9;
}

/// The same for numbers of one other digit, and in the last bits which it is.
macro_rules! more_nines {
    ($($b1:ident $b0:ident => $a:ty, $b:ty, $c:ty;)*) => { $(
        impl<X2, X1, X0> ThreeDigits for Octal<Octal<U7, X2, X1, X0>, B0, $b1, $b0>
        where
            Octal<UTerm, X2, X1, X0>: OctalDigit,
        {
            type Before<Rest> = TArr<$a, TArr<$b, TArr<$c, Rest>>>;
        }
    )* };
}

more_nines! {
    B0 B0 => U9, U9, U9;
    B0 B1 => Low<X2, X1, X0>, U9, U9;
    B1 B0 => U9, Low<X2, X1, X0>, U9;
    B1 B1 => U9, U9, Low<X2, X1, X0>;
}

#[cfg(test)]
mod tests;
