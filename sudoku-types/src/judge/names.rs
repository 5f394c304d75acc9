//! Checks the names of regions and of cages, which are in order: so each has a name of its own.

use crate::puzzle::{Cage, NoSum, Positive, Region};
use typenum::{ATerm, Cmp, Compare, Greater, TArr, U0, UInt, consts};

/// A list of areas, whose names come after the one with the number `Last`, in the order of all names.
pub trait Areas<Last = U0> {
    /// The type itself.
    type To<T>;
}

impl<Last> Areas<Last> for ATerm {
    type To<T> = T;
}
impl<One, More, Last> Areas<Last> for TArr<One, More>
where
    One: Area<Name: Cmp<Last>>,
    Compare<One::Name, Last>: InOrder,
    More: Areas<One::Name>,
{
    type To<T> = <Compare<One::Name, Last> as InOrder>::To<More::To<T>>;
}

/// A name that comes after the name of the area before it.
#[diagnostic::on_unimplemented(
    message = "the names of these regions or cages are not in order",
    label = "each has a name of its own, and they are in the order a to z, A to Z, 0 to 9"
)]
pub trait InOrder {
    /// The type itself.
    type To<T>;
}

impl InOrder for Greater {
    type To<T> = T;
}

/// A region, or a cage.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is neither a region nor a cage",
    label = "write `Region<'a'>`, `Cage<'a'>`, or `Cage<'a', U9>` with the sum of the cage"
)]
pub trait Area {
    /// The number of the name among all names, from 1.
    type Name;
    /// The type itself.
    type Itself;
}

impl<const NAME: char> Area for Region<NAME>
where
    Region<NAME>: Named,
{
    type Name = <Self as Named>::Number;
    type Itself = Self;
}
impl<const NAME: char> Area for Cage<NAME, NoSum>
where
    Region<NAME>: Named,
{
    type Name = <Region<NAME> as Named>::Number;
    type Itself = Self;
}
impl<const NAME: char, High, Low> Area for Cage<NAME, UInt<High, Low>>
where
    Region<NAME>: Named,
    UInt<High, Low>: Positive,
{
    type Name = <UInt<High, Low> as Positive>::To<<Region<NAME> as Named>::Number>;
    type Itself = Self;
}

/// An area with one of the names that there are. (A cage has the number of the region with its name.)
#[diagnostic::on_unimplemented(
    message = "a region or a cage is named by a letter or a figure",
    label = "names are a to z, A to Z, 0 to 9"
)]
pub trait Named {
    type Number;
}

macro_rules! names {
    ($($name:literal $number:ident,)*) => { $(
        #[diagnostic::do_not_recommend]
        impl Named for Region<$name> {
            type Number = consts::$number;
        }
    )* };
}

names! {
    'a' U1, 'b' U2, 'c' U3, 'd' U4, 'e' U5, 'f' U6, 'g' U7, 'h' U8,
    'i' U9, 'j' U10, 'k' U11, 'l' U12, 'm' U13, 'n' U14, 'o' U15, 'p' U16,
    'q' U17, 'r' U18, 's' U19, 't' U20, 'u' U21, 'v' U22, 'w' U23, 'x' U24,
    'y' U25, 'z' U26, 'A' U27, 'B' U28, 'C' U29, 'D' U30, 'E' U31, 'F' U32,
    'G' U33, 'H' U34, 'I' U35, 'J' U36, 'K' U37, 'L' U38, 'M' U39, 'N' U40,
    'O' U41, 'P' U42, 'Q' U43, 'R' U44, 'S' U45, 'T' U46, 'U' U47, 'V' U48,
    'W' U49, 'X' U50, 'Y' U51, 'Z' U52, '0' U53, '1' U54, '2' U55, '3' U56,
    '4' U57, '5' U58, '6' U59, '7' U60, '8' U61, '9' U62,
}
