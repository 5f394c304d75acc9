//! The digits of areas, which a map tells: each digit is put before those of its area.
//!
//! ```text
//! rows        map         areas
//! 1 2 3 4     1 1 1 2     1:  1 2 3 …
//! 4 3 …       1 3 …       2:  4 …
//!                         3:  3 …
//! ```
//!
//! The areas, which are long, are only ever arguments of associated types. In a bound rustc would walk through all of them at every cell.

use super::shape::{ToUnary, Unary};
use crate::puzzle::Blank;
use typenum::{ATerm, TArr, UInt};

/// Rows whose cells have areas by a map.
pub trait MappedRows<Map> {
    /// What there is of the areas so far, with the digits of these rows.
    type PutInto<Areas: DigitLists>: DigitLists;
}

impl MappedRows<ATerm> for ATerm {
    type PutInto<Areas: DigitLists> = Areas;
}
impl<Row, Rows, Numbers, Map> MappedRows<TArr<Numbers, Map>> for TArr<Row, Rows>
where
    Row: MappedRow<Numbers>,
    Rows: MappedRows<Map>,
{
    type PutInto<Areas: DigitLists> = Rows::PutInto<Row::PutInto<Areas>>;
}

/// A row whose cells have areas by the numbers of a map.
pub trait MappedRow<Numbers> {
    /// What there is of the areas so far, with the digits of this row.
    type PutInto<Areas: DigitLists>: DigitLists;
}

impl MappedRow<ATerm> for ATerm {
    type PutInto<Areas: DigitLists> = Areas;
}
impl<Digit, Row, Number, Numbers> MappedRow<TArr<Number, Numbers>> for TArr<Digit, Row>
where
    Number: AreaNumber,
    Row: MappedRow<Numbers>,
{
    type PutInto<Areas: DigitLists> = Row::PutInto<Number::PutInto<Areas, Digit>>;
}

/// The number of an area, or no area.
pub trait AreaNumber {
    /// The areas with this digit in that one.
    type PutInto<Areas: DigitLists, Digit>: DigitLists;
}

impl AreaNumber for Blank {
    type PutInto<Areas: DigitLists, Digit> = Areas;
}
impl<High, Low> AreaNumber for UInt<High, Low>
where
    Self: ToUnary<Unary: Place>,
{
    type PutInto<Areas: DigitLists, Digit> = Areas::Put<Unary<Self>, Digit>;
}

/// A list of areas, each a list of digits; or what comes of a number that is in no list.
pub trait DigitLists {
    /// With a digit in this place.
    type Put<Nth: Place, Digit>: DigitLists;
}

impl DigitLists for ATerm {
    type Put<Nth: Place, Digit> = TooFew;
}
impl<Area, Areas: DigitLists> DigitLists for TArr<Area, Areas> {
    type Put<Nth: Place, Digit> = Nth::Put<Area, Areas, Digit>;
}

/// There is no area of such a number.
pub enum TooFew {}

impl DigitLists for TooFew {
    type Put<Nth: Place, Digit> = TooFew;
}

/// As many marks as an area is in the list.
pub trait Place {
    /// The areas, the first of which is `Area`, with a digit in this place.
    type Put<Area, Areas: DigitLists, Digit>: DigitLists;
}

impl<I> Place for TArr<I, ATerm> {
    type Put<Area, Areas: DigitLists, Digit> = TArr<TArr<Digit, Area>, Areas>;
}
impl<I, J, Marks> Place for TArr<I, TArr<J, Marks>>
where
    TArr<J, Marks>: Place,
{
    type Put<Area, Areas: DigitLists, Digit> = TArr<Area, Areas::Put<TArr<J, Marks>, Digit>>;
}

/// A list of areas.
pub trait EmptyAreas {
    /// As many lists of no digits.
    type Areas: DigitLists;
}

impl EmptyAreas for ATerm {
    type Areas = ATerm;
}
impl<Area, Areas: EmptyAreas> EmptyAreas for TArr<Area, Areas> {
    type Areas = TArr<ATerm, Areas::Areas>;
}
