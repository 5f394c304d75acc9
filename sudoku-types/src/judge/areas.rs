//! Collects the digits of each region or cage: a map has the area of each cell, and each digit is put at the front of
//! the list of its area.
//!
//! ```text
//! rows        map         areas
//! 1 2 3 4     1 1 1 2     1:  1 2 3 …
//! 4 3 …       1 3 …       2:  4 …
//!                         3:  3 …
//! ```
//!
//! The lists of digits are long. So they are only arguments of associated types: if they were in a bound, or parameters
//! of a type for which an implementation is looked up, rustc would walk through all of them at every cell. Nine of them
//! are side by side, so that a number selects one of them and is not counted down. Each cell of a row passes all of
//! them on to the next:
//!
//! ```text
//! U3     Third<Digit>            Then<Row, …, A, B, C, D, …> = Row::PutInto<A, B, TArr<Digit, C>, D, …>
//! U12    Behind<Third<Digit>>    the third of the next nine
//! ```

use crate::puzzle::Blank;
use core::marker::PhantomData;
use typenum::{ATerm, TArr, consts};

/// Rows whose cells have areas in a map.
pub trait MappedRows<Map> {
    /// The areas so far, with the digits of these rows added.
    type PutInto<Areas: Nines>: Nines;
}

impl MappedRows<ATerm> for ATerm {
    type PutInto<Areas: Nines> = Areas;
}
impl<Row, Rows, Numbers, Map> MappedRows<TArr<Numbers, Map>> for TArr<Row, Rows>
where
    Row: MappedRow<Numbers>,
    Rows: MappedRows<Map>,
{
    type PutInto<Areas: Nines> = Rows::PutInto<Areas::WithRow<Row, Numbers>>;
}

/// A row whose cells have the areas with these numbers.
pub trait MappedRow<Numbers> {
    /// The areas so far, with the digits of this row added.
    type PutInto<A, B, C, D, E, F, G, H, I, Rest: Nines>: Nines;
}

impl MappedRow<ATerm> for ATerm {
    type PutInto<A, B, C, D, E, F, G, H, I, Rest: Nines> = Nine<A, B, C, D, E, F, G, H, I, Rest>;
}
impl<Digit, Row, Number, Numbers> MappedRow<TArr<Number, Numbers>> for TArr<Digit, Row>
where
    Number: AreaNumber,
    Row: MappedRow<Numbers>,
{
    type PutInto<A, B, C, D, E, F, G, H, I, Rest: Nines> =
        <Number::Put<Digit> as Put>::Then<Row, Numbers, A, B, C, D, E, F, G, H, I, Rest>;
}

/// The number of an area, or no area.
pub trait AreaNumber {
    /// The operation that puts a digit into this area.
    type Put<Digit>: Put;
}

impl AreaNumber for Blank {
    type Put<Digit> = Nowhere;
}

/// Areas: nine of them, and then the others.
pub trait Nines {
    /// These areas with a digit added.
    type With<P: Put>: Nines;
    /// These areas with the digits of a row added.
    type WithRow<Row: MappedRow<Numbers>, Numbers>: Nines;
    /// A list of all areas.
    type List;
}

/// An operation that puts a digit into one of nine areas, or one after them.
pub trait Put {
    /// The areas after this operation, with the digits of the `Row` added too.
    type Then<Row: MappedRow<Numbers>, Numbers, A, B, C, D, E, F, G, H, I, Rest: Nines>: Nines;
    /// The areas after this operation.
    type Into<A, B, C, D, E, F, G, H, I, Rest: Nines>: Nines;
}

macro_rules! list {
    ($first:ident $($more:ident)*; $end:ty) => { TArr<$first, list![$($more)*; $end]> };
    (; $end:ty) => { $end };
}
/// Nine areas, each a list of digits, and the others.
pub struct Nine<A, B, C, D, E, F, G, H, I, Rest>(
    PhantomData<(A, B, C)>,
    PhantomData<(D, E, F)>,
    PhantomData<(G, H, I)>,
    PhantomData<Rest>,
);

impl<A, B, C, D, E, F, G, H, I, Rest: Nines> Nines for Nine<A, B, C, D, E, F, G, H, I, Rest> {
    type With<P: Put> = P::Into<A, B, C, D, E, F, G, H, I, Rest>;
    type WithRow<Row: MappedRow<Numbers>, Numbers> = Row::PutInto<A, B, C, D, E, F, G, H, I, Rest>;
    type List = list![A B C D E F G H I; Rest::List];
}

/// The end of the areas that have digits so far.
pub enum End {}

impl Nines for End {
    type With<P: Put> = P::Into<ATerm, ATerm, ATerm, ATerm, ATerm, ATerm, ATerm, ATerm, ATerm, End>;
    type WithRow<Row: MappedRow<Numbers>, Numbers> =
        Row::PutInto<ATerm, ATerm, ATerm, ATerm, ATerm, ATerm, ATerm, ATerm, ATerm, End>;
    type List = ATerm;
}

/// The operation for a cell in no area.
pub enum Nowhere {}

impl Put for Nowhere {
    type Then<Row: MappedRow<Numbers>, Numbers, A, B, C, D, E, F, G, H, I, Rest: Nines> =
        Row::PutInto<A, B, C, D, E, F, G, H, I, Rest>;
    type Into<A, B, C, D, E, F, G, H, I, Rest: Nines> = Nine<A, B, C, D, E, F, G, H, I, Rest>;
}

/// The operation that passes these nine areas and puts the digit into a later one.
pub struct Behind<P>(PhantomData<P>);

impl<P: Put> Put for Behind<P> {
    type Then<Row: MappedRow<Numbers>, Numbers, A, B, C, D, E, F, G, H, I, Rest: Nines> =
        Row::PutInto<A, B, C, D, E, F, G, H, I, Rest::With<P>>;
    type Into<A, B, C, D, E, F, G, H, I, Rest: Nines> =
        Nine<A, B, C, D, E, F, G, H, I, Rest::With<P>>;
}

/// Defines the operations that put a digit into the first of nine areas, the second, and so on.
macro_rules! puts {
    ($($put:ident: [$($before:ident)*] $area:ident [$($behind:ident)*];)*) => { $(
        /// The operation that puts a digit into this one of nine areas.
        pub struct $put<Digit>(PhantomData<Digit>);

        impl<Digit> Put for $put<Digit> {
            type Then<Row: MappedRow<Numbers>, Numbers, A, B, C, D, E, F, G, H, I, Rest: Nines> =
                Row::PutInto<$($before,)* TArr<Digit, $area>, $($behind,)* Rest>;
            type Into<A, B, C, D, E, F, G, H, I, Rest: Nines> =
                Nine<$($before,)* TArr<Digit, $area>, $($behind,)* Rest>;
        }
    )* };
}

puts! {
    First: [] A [B C D E F G H I];
    Second: [A] B [C D E F G H I];
    Third: [A B] C [D E F G H I];
    Fourth: [A B C] D [E F G H I];
    Fifth: [A B C D] E [F G H I];
    Sixth: [A B C D E] F [G H I];
    Seventh: [A B C D E F] G [H I];
    Eighth: [A B C D E F G] H [I];
    Ninth: [A B C D E F G H] I [];
}

/// Implements [`AreaNumber`] for groups of nine numbers, each of which comes after the groups before it.
macro_rules! numbers {
    ($([$($number:ident)*])*) => {
        numbers! { @from [] $([$($number)*])* }
    };
    (@from [$($behind:tt)*] [$a:ident $b:ident $c:ident $d:ident $e:ident $f:ident $g:ident $h:ident $i:ident]
        $($more:tt)*) => {
        numbers! { @each [$($behind)*]
            $a First, $b Second, $c Third, $d Fourth, $e Fifth, $f Sixth, $g Seventh, $h Eighth, $i Ninth }
        numbers! { @from [Behind $($behind)*] $($more)* }
    };
    (@from $behind:tt) => {};
    (@each $behind:tt $($number:ident $put:ident),*) => { $(
        impl AreaNumber for consts::$number {
            type Put<Digit> = numbers!(@put $behind $put<Digit>);
        }
    )* };
    (@put [] $put:ty) => { $put };
    (@put [Behind $($behind:ident)*] $put:ty) => { Behind<numbers!(@put [$($behind)*] $put)> };
}

numbers! {
    [U1 U2 U3 U4 U5 U6 U7 U8 U9]
    [U10 U11 U12 U13 U14 U15 U16 U17 U18]
    [U19 U20 U21 U22 U23 U24 U25 U26 U27]
    [U28 U29 U30 U31 U32 U33 U34 U35 U36]
    [U37 U38 U39 U40 U41 U42 U43 U44 U45]
    [U46 U47 U48 U49 U50 U51 U52 U53 U54]
    [U55 U56 U57 U58 U59 U60 U61 U62 U63]
}

/// A list of areas. Those beyond the length of `Areas` have no digits.
pub trait AsManyAs<Areas> {
    /// The areas within that length.
    type Areas;
}

impl AsManyAs<ATerm> for ATerm {
    type Areas = ATerm;
}
impl<Rest> AsManyAs<ATerm> for TArr<ATerm, Rest>
where
    Rest: AsManyAs<ATerm>,
{
    type Areas = ATerm;
}
impl<Digits, Rest, Area, Areas> AsManyAs<TArr<Area, Areas>> for TArr<Digits, Rest>
where
    Rest: AsManyAs<Areas>,
{
    type Areas = TArr<Digits, Rest::Areas>;
}

/// A list with the digits of each area of a map.
pub(super) type InAreas<Rows, Map> = <<Rows as MappedRows<Map>>::PutInto<End> as Nines>::List;
