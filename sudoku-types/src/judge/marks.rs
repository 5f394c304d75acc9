//! Checks lines: each keeps the law of its kind.
//!
//! ```text
//! Thermometers<tarr![RC<1, 1>, RC<1, 2>, RC<2, 3>]>     Neighbours<Increasing>:
//!                          1         3         4        RC<1, 1> and RC<1, 2> are Increasing,
//!                                                       RC<1, 2> and RC<2, 3> are
//! Cage<tarr![RC<1, 1>, RC<1, 2>, RC<2, 3>], U8>         the digits differ, and have the sum 8
//!                  1         3         4
//! ```
//!
//! Digits are fetched by the places of cells, which the errors name. For values, the laws are defined in
//! `geometry/areas` and `geometry/marks` of the notation; the tests that give the judge changed grids compare the two.

use super::KeptBy;
use super::different::AllDifferent;
use super::digits::Digit;
use super::lines::Nth;
use super::walks::each_as;
use crate::puzzle::lines::*;
use core::marker::PhantomData;
use core::ops::{Add, BitOr, Not};
use typenum::{
    ATerm, B1, Eq, GrEq, IsEqual, IsGreaterOrEqual, IsLess, Le, Len, Length, Or, Sum, TArr, U0, U1,
    UInt, UTerm,
};

/// A cell of the grid `Rows`.
pub trait In<Rows> {
    /// The digit in the cell.
    type Digit;
}

impl<Rows, const ROW: usize, const COLUMN: usize> In<Rows> for RC<ROW, COLUMN>
where
    Rows: Nth<ROW, Item: Nth<COLUMN>>,
{
    type Digit = <Rows::Item as Nth<COLUMN>>::Item;
}

each_as! {
    /// Cells of the grid `Rows`.
    Fetched<Rows>: In<Rows>;
    /// Their digits.
    Digits = Digit
}

impl<Rows, Cells, Boxes, const NAME: char> KeptBy<Rows, Boxes> for Region<Cells, NAME> where
    Cells: Fetched<Rows, Digits: RegionDiffers>
{
}
impl<Rows, Cells, Boxes, Total, const NAME: char> KeptBy<Rows, Boxes> for Cage<Cells, Total, NAME> where
    Cells: Fetched<Rows, Digits: CageDiffers + HaveSum<Total>>
{
}

/// The digits of a region, which all differ.
#[diagnostic::on_unimplemented(
    message = "a digit appears twice in a region of this solution",
    label = "not a solved Sudoku"
)]
pub trait RegionDiffers {}

/// The digits of a cage, which all differ.
#[diagnostic::on_unimplemented(
    message = "a digit appears twice in a cage of this solution",
    label = "not a solved Sudoku"
)]
pub trait CageDiffers {}

#[diagnostic::do_not_recommend]
impl<Digits: AllDifferent> RegionDiffers for Digits {}
#[diagnostic::do_not_recommend]
impl<Digits: AllDifferent> CageDiffers for Digits {}

/// Digits that have this sum, if it is not 0.
#[diagnostic::on_unimplemented(
    message = "a cage of this solution has another sum than it should",
    label = "not a solved Sudoku"
)]
pub trait HaveSum<Total> {}

impl<Digits> HaveSum<UTerm> for Digits {}
#[diagnostic::do_not_recommend]
impl<Digits, High, Low> HaveSum<UInt<High, Low>> for Digits where
    Digits: AddedUp<Sum: IsEqual<UInt<High, Low>, Output = B1>>
{
}

/// A list of digits.
pub trait AddedUp {
    /// The sum of the digits.
    type Sum;
}

impl AddedUp for ATerm {
    type Sum = U0;
}
impl<A: Digit, Digits> AddedUp for TArr<A, Digits>
where
    Digits: AddedUp<Sum: Add<A::Number>>,
{
    type Sum = Sum<Digits::Sum, A::Number>;
}

/// The law of each mark.
macro_rules! laws {
    ($($mark:ident: $law:ty;)*) => { $(
        impl<Rows, Cells: Keeps<$law, Rows>, Boxes> KeptBy<Rows, Boxes> for $mark<Cells> {}

        impl<Cells> Lawful for $mark<Cells> {
            type Law = $law;
        }
    )* };
}

laws! {
    Thermometers: Neighbours<Increasing>;
    Consecutive: Neighbours<ByOne>;
    Doubles: Neighbours<Twice>;
    Whispers: Neighbours<Far>;
    Palindromes: Mirrored;
    Arrows: FirstIsTotal;
    Even: Each<EvenNumber>;
    Odd: Each<OddNumber>;
}

/// A mark.
pub trait Lawful {
    /// The law of its lines.
    type Law;
}

/// The law of a mark that relates two digits, or has a property of each.
pub trait Related {
    type Relation;
}

impl<R> Related for Neighbours<R> {
    type Relation = R;
}
impl Related for Mirrored {
    type Relation = Equal;
}
impl<P> Related for Each<P> {
    type Relation = P;
}

/// The relation of two digits on a line of a mark, or of one digit to itself.
pub(crate) type RelationOf<Mark> = <<Mark as Lawful>::Law as Related>::Relation;

/// Each two neighbours have a relation.
pub struct Neighbours<Relation>(PhantomData<Relation>);
/// The line reads alike from both ends.
pub enum Mirrored {}
/// The digits after the first have the first as their sum.
pub enum FirstIsTotal {}
/// Each digit has a property.
pub struct Each<Property>(PhantomData<Property>);

/// The cells of a line that keeps a law, in the grid `Rows`.
pub trait Keeps<Law, Rows> {}

impl<Line, R, Rows, const ROW: usize, const COLUMN: usize> Keeps<Neighbours<R>, Rows>
    for TArr<RC<ROW, COLUMN>, Line>
where
    Line: After<ROW, COLUMN, R, Rows>,
{
}

/// The cells of a line that come after this one.
pub trait After<const ROW: usize, const COLUMN: usize, Relation, Rows> {}

impl<R, Rows, const ROW: usize, const COLUMN: usize> After<ROW, COLUMN, R, Rows> for ATerm {}
impl<Line, R, Rows, const A: usize, const B: usize, const C: usize, const D: usize>
    After<A, B, R, Rows> for TArr<RC<C, D>, Line>
where
    R: Relates<A, B, C, D, Rows>,
    Line: After<C, D, R, Rows>,
{
}

impl<Cells: Alike<Rows>, Rows> Keeps<Mirrored, Rows> for Cells {}

/// A line, or what is left in its middle, that reads alike from both ends.
pub trait Alike<Rows> {}

impl<Rows> Alike<Rows> for ATerm {}
impl<A: In<Rows>, Rows> Alike<Rows> for TArr<A, ATerm> {}
impl<X, Line, Rows, const A: usize, const B: usize, const C: usize, const D: usize> Alike<Rows>
    for TArr<RC<A, B>, TArr<X, Line>>
where
    TArr<X, Line>: Ends<Last = RC<C, D>, Before: Alike<Rows>>,
    Equal: Relates<A, B, C, D, Rows>,
{
}

/// A list with a last element.
pub trait Ends {
    type Last;
    /// The elements before the last one.
    type Before;
}

impl<const ROW: usize, const COLUMN: usize> Ends for TArr<RC<ROW, COLUMN>, ATerm> {
    type Last = RC<ROW, COLUMN>;
    type Before = ATerm;
}
impl<A, B, Line> Ends for TArr<A, TArr<B, Line>>
where
    TArr<B, Line>: Ends,
{
    type Last = <TArr<B, Line> as Ends>::Last;
    type Before = TArr<A, <TArr<B, Line> as Ends>::Before>;
}

/// The sum of the digits of a line.
type SumOf<Line, Rows> = <<Line as Fetched<Rows>>::Digits as AddedUp>::Sum;

impl<Line, Rows, Total, Boxes, const ROW: usize, const COLUMN: usize> KeptBy<Rows, Boxes>
    for Sums<TArr<RC<ROW, COLUMN>, Line>, Total>
where
    TArr<RC<ROW, COLUMN>, Line>: Fetched<Rows, Digits: AddedUp<Sum: IsEqual<Total>>>,
    Eq<SumOf<TArr<RC<ROW, COLUMN>, Line>, Rows>, Total>: HasSum<ROW, COLUMN>,
{
}
impl<D: Digit, Line, Rows, const ROW: usize, const COLUMN: usize> Keeps<FirstIsTotal, Rows>
    for TArr<RC<ROW, COLUMN>, Line>
where
    RC<ROW, COLUMN>: In<Rows, Digit = D>,
    Line: Fetched<Rows, Digits: AddedUp<Sum: IsEqual<D::Number>>>,
    Eq<SumOf<Line, Rows>, D::Number>: IsSum<ROW, COLUMN>,
{
}

impl<Cells: EachHas<P, Rows>, P, Rows> Keeps<Each<P>, Rows> for Cells {}

/// Cells, each of which has a property.
pub trait EachHas<Property, Rows> {}

impl<P, Rows> EachHas<P, Rows> for ATerm {}
impl<Line, P, Rows, const ROW: usize, const COLUMN: usize> EachHas<P, Rows>
    for TArr<RC<ROW, COLUMN>, Line>
where
    P: Relates<ROW, COLUMN, ROW, COLUMN, Rows>,
    Line: EachHas<P, Rows>,
{
}

/// Defines what a digit, or two, have to be: the bound that is refused, with its message, and the answer of typenum that
/// it accepts.
macro_rules! bounds {
    ($($(#[$doc:meta])* $bound:ident<$($place:ident),*> for $answer:ty: $message:literal;)*) => { $(
        $(#[$doc])*
        #[diagnostic::on_unimplemented(message = $message, label = "not a solved Sudoku")]
        pub trait $bound<$(const $place: usize),*> {}

        #[diagnostic::do_not_recommend]
        impl<$(const $place: usize),*> $bound<$($place),*> for $answer {}
    )* };
}

bounds! {
    /// A digit is greater than the one before it.
    Rises<A, B, C, D> for B1:
        "the digit in row {C}, column {D} is not greater than the one before it on a thermometer, in row {A}, column {B}";
    /// Two digits differ by 1.
    FollowEachOther<A, B, C, D> for B1:
        "the digits in row {A}, column {B} and row {C}, column {D} do not differ by 1";
    /// Of two digits one is twice the other.
    Double<A, B, C, D> for B1:
        "of the digits in row {A}, column {B} and row {C}, column {D} neither is twice the other";
    /// Two digits differ by at least half of the number of rows.
    FarApart<A, B, C, D> for B1:
        "the digits in row {A}, column {B} and row {C}, column {D} are too near to each other, on a whisper";
    /// Two digits are equal.
    Same<A, B, C, D> for B1:
        "the digits in row {A}, column {B} and row {C}, column {D} differ, on a palindrome";
    /// The digits of a line that begins in this cell have its sum.
    HasSum<A, B> for B1: "the digits of the line from row {A}, column {B} have another sum than they should";
    /// The first digit of a line is the sum of the others.
    IsSum<A, B> for B1: "the digit in row {A}, column {B} is not the sum of the others on its arrow";
    /// A digit is even.
    EvenDigit<A, B, C, D> for B1: "the digit in row {A}, column {B} is not even";
    /// A digit is odd.
    OddDigit<A, B, C, D> for B1: "the digit in row {A}, column {B} is not odd";
}

/// A relation that holds for the digits of two cells of the grid `Rows`.
pub trait Relates<const A: usize, const B: usize, const C: usize, const D: usize, Rows> {}

/// A relation of two numbers, or a property of a number, which is written twice, in grids of `Size` rows.
pub trait Relation<One, Other, Size> {
    /// typenum's answer.
    type Holds;
}

macro_rules! relations {
    ($($(#[$doc:meta])* $relation:ident: $bound:ident;)*) => { $(
        $(#[$doc])*
        pub enum $relation {}

        impl<X: Digit, Y: Digit, Rows, const A: usize, const B: usize, const C: usize, const D: usize>
            Relates<A, B, C, D, Rows> for $relation
        where
            RC<A, B>: In<Rows, Digit = X>,
            RC<C, D>: In<Rows, Digit = Y>,
            Rows: Len,
            $relation: Relation<X::Number, Y::Number, Length<Rows>, Holds: $bound<A, B, C, D>>,
        {
        }
    )* };
}

relations! {
    /// The other digit is greater.
    Increasing: Rises;
    /// The digits differ by 1.
    ByOne: FollowEachOther;
    /// One digit is twice the other.
    Twice: Double;
    /// The digits differ by at least half of the number of rows.
    Far: FarApart;
    /// The digits are equal.
    Equal: Same;
    /// The digit is even.
    EvenNumber: EvenDigit;
    /// The digit is odd.
    OddNumber: OddDigit;
}

impl<X: IsLess<Y>, Y, Size> Relation<X, Y, Size> for Increasing {
    type Holds = Le<X, Y>;
}
impl<X, Y, Size> Relation<X, Y, Size> for ByOne
where
    X: Add<U1, Output: IsEqual<Y>>,
    Y: Add<U1, Output: IsEqual<X>>,
    Eq<Sum<X, U1>, Y>: BitOr<Eq<Sum<Y, U1>, X>>,
{
    type Holds = Or<Eq<Sum<X, U1>, Y>, Eq<Sum<Y, U1>, X>>;
}
impl<X, Y, Size> Relation<X, Y, Size> for Twice
where
    X: Add<X, Output: IsEqual<Y>>,
    Y: Add<Y, Output: IsEqual<X>>,
    Eq<Sum<X, X>, Y>: BitOr<Eq<Sum<Y, Y>, X>>,
{
    type Holds = Or<Eq<Sum<X, X>, Y>, Eq<Sum<Y, Y>, X>>;
}
// Twice one digit is at least the number of rows more than twice the other.
impl<X, Y, Size> Relation<X, Y, Size> for Far
where
    X: Add<X, Output: Add<Size>>,
    Y: Add<Y, Output: Add<Size>>,
    Sum<X, X>: IsGreaterOrEqual<Sum<Sum<Y, Y>, Size>>,
    Sum<Y, Y>: IsGreaterOrEqual<Sum<Sum<X, X>, Size>>,
    GrEq<Sum<X, X>, Sum<Sum<Y, Y>, Size>>: BitOr<GrEq<Sum<Y, Y>, Sum<Sum<X, X>, Size>>>,
{
    type Holds = Or<GrEq<Sum<X, X>, Sum<Sum<Y, Y>, Size>>, GrEq<Sum<Y, Y>, Sum<Sum<X, X>, Size>>>;
}
impl<X: IsEqual<Y>, Y, Size> Relation<X, Y, Size> for Equal {
    type Holds = Eq<X, Y>;
}
impl<High, Low: Not, Y, Size> Relation<UInt<High, Low>, Y, Size> for EvenNumber {
    type Holds = <Low as Not>::Output;
}
impl<High, Low, Y, Size> Relation<UInt<High, Low>, Y, Size> for OddNumber {
    type Holds = Low;
}
