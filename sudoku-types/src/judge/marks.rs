//! Checks marks: each line of each of them keeps a law.
//!
//! ```text
//! Thermometers<tarr![ tarr![RC<1, 1>, RC<1, 2>, RC<2, 3>], … ]>     Neighbours<Increasing>:
//!                           1         3         4                   RC<1, 1> and RC<1, 2> are Increasing,
//!                                                                   RC<1, 2> and RC<2, 3> are
//! ```
//!
//! Digits are fetched by the places of cells, which the errors name. For values, the laws are defined in
//! `geometry/marks` of the notation; the tests that give the judge changed grids compare the two.

use super::cages::{AddedUp, CagesDiffer, HaveSums};
use super::cells::In;
use super::digits::Digit;
use super::further::KeepsRule;
use super::walks::each_as;
use crate::puzzle::marks::*;
use crate::puzzle::{Cage, ListedCages};
use core::marker::PhantomData;
use core::ops::{Add, BitOr, Not};
use typenum::{
    ATerm, B1, Eq, GrEq, IsEqual, IsGreaterOrEqual, IsLess, Le, Len, Length, Or, Sum, TArr, U1,
    UInt,
};

/// The law of each mark.
macro_rules! laws {
    ($($mark:ident: $law:ty;)*) => { $(
        impl<Rows, Lines: EachKeeps<$law, Rows>, Boxes> KeepsRule<$mark<Lines>, Boxes> for Rows {}

        impl<Lines> Lawful for $mark<Lines> {
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
    Sums: Total;
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
/// The digits have the sum before them.
pub enum Total {}
/// The digits after the first have the first as their sum.
pub enum FirstIsTotal {}
/// Each digit has a property.
pub struct Each<Property>(PhantomData<Property>);

/// A law that a line keeps, in the grid `Rows`.
pub trait Holds<Line, Rows> {}

/// Lines, each of which keeps a law.
pub trait EachKeeps<Law, Rows> {}

impl<Law, Rows> EachKeeps<Law, Rows> for ATerm {}
impl<Line, Lines, Law, Rows> EachKeeps<Law, Rows> for TArr<Line, Lines>
where
    Law: Holds<Line, Rows>,
    Lines: EachKeeps<Law, Rows>,
{
}

impl<A, Line, R, Rows, const ROW: usize, const COLUMN: usize>
    Holds<TArr<RC<ROW, COLUMN>, TArr<A, Line>>, Rows> for Neighbours<R>
where
    TArr<A, Line>: After<ROW, COLUMN, R, Rows>,
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

impl<A, B, Line, Rows> Holds<TArr<A, TArr<B, Line>>, Rows> for Mirrored where
    TArr<A, TArr<B, Line>>: Alike<Rows>
{
}

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

each_as! {
    /// Cells of the grid `Rows`.
    Fetched<Rows>: In<Rows>;
    /// Their digits.
    Digits = Digit
}

impl<Rows, Lines: EachKeeps<OfCage, Rows>, Boxes> KeepsRule<ListedCages<Lines>, Boxes> for Rows {}

/// The digits differ, and have the sum before them if there is one.
pub enum OfCage {}

impl<Line, Rows, const ROW: usize, const COLUMN: usize> Holds<TArr<RC<ROW, COLUMN>, Line>, Rows>
    for OfCage
where
    TArr<RC<ROW, COLUMN>, Line>: Fetched<Rows>,
    OneCage<TArr<RC<ROW, COLUMN>, Line>, Rows>: CagesDiffer,
{
}
impl<High, Low, Line, Rows> Holds<TArr<UInt<High, Low>, Line>, Rows> for OfCage
where
    Line: Fetched<Rows>,
    OneCage<Line, Rows>: CagesDiffer + HaveSums<TArr<Cage<'?', UInt<High, Low>>, ATerm>>,
{
}

/// A list with the digits of a cage.
type OneCage<Line, Rows> = TArr<<Line as Fetched<Rows>>::Digits, ATerm>;

/// The sum of the digits of a line.
type SumOf<Line, Rows> = <<Line as Fetched<Rows>>::Digits as AddedUp>::Sum;

impl<High, Low, A, Line, Rows, const ROW: usize, const COLUMN: usize>
    Holds<TArr<UInt<High, Low>, TArr<RC<ROW, COLUMN>, TArr<A, Line>>>, Rows> for Total
where
    TArr<RC<ROW, COLUMN>, TArr<A, Line>>:
        Fetched<Rows, Digits: AddedUp<Sum: IsEqual<UInt<High, Low>>>>,
    Eq<SumOf<TArr<RC<ROW, COLUMN>, TArr<A, Line>>, Rows>, UInt<High, Low>>: HasSum<ROW, COLUMN>,
{
}
impl<D: Digit, A, Line, Rows, const ROW: usize, const COLUMN: usize>
    Holds<TArr<RC<ROW, COLUMN>, TArr<A, Line>>, Rows> for FirstIsTotal
where
    RC<ROW, COLUMN>: In<Rows, Digit = D>,
    TArr<A, Line>: Fetched<Rows, Digits: AddedUp<Sum: IsEqual<D::Number>>>,
    Eq<SumOf<TArr<A, Line>, Rows>, D::Number>: IsSum<ROW, COLUMN>,
{
}

impl<A, Line, P, Rows> Holds<TArr<A, Line>, Rows> for Each<P> where TArr<A, Line>: EachHas<P, Rows> {}

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
