//! Checks lines: each keeps the law of its kind.
//!
//! ```text
//! Thermometers<tarr![RC<1, 1>, RC<1, 2>, RC<2, 3>]>     Within<tarr![()], Increasing>:
//!                          1         3         4        RC<1, 1> and RC<1, 2> are Increasing,
//!                                                       RC<1, 2> and RC<2, 3> are
//! Cage<tarr![RC<1, 1>, RC<1, 2>, RC<2, 3>], U8>         the digits differ, and have the sum 8
//!                  1         3         4
//! ```
//!
//! The search by types has the same laws, and reads the relations of digits from here as tables. (So both read a mark alike.)
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
use core::ops::{Add, BitAnd, BitOr, Div, Mul, Not, Rem, Sub};
use typenum::{
    ATerm, And, B0, B1, Eq, GrEq, IsEqual, IsGreaterOrEqual, IsLess, IsNotEqual, Le, Len, Length,
    Mod, NotEq, Or, Prod, Quot, Sub1, Sum, TArr, U0, U1, U2, U3, U5, U10, UInt, UTerm, tarr,
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

impl<Rows, Cells, Boxes> KeptBy<Rows, Boxes> for Region<Cells> where
    Cells: Fetched<Rows, Digits: RegionDiffers>
{
}
impl<Rows, Cells, Boxes, Total> KeptBy<Rows, Boxes> for Cage<Cells, Total> where
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
    ($($mark:ident $(<$cells:ident $(, $number:ident)?>)?: $law:ty;)*) => { $(
        impl<Rows, Cells: Keeps<$law, Rows>$($(, $number)?)?, Boxes> KeptBy<Rows, Boxes>
            for $mark<Cells$($(, $number)?)?>
        {
        }

        impl<Cells$($(, $number)?)?> Lawful for $mark<Cells$($(, $number)?)?> {
            type Law = $law;
        }
    )* };
}

laws! {
    Thermometers: Neighbours<Increasing>;
    Consecutive: Neighbours<ByOne>;
    Doubles: Neighbours<Twice>;
    Differences<Cells, Number>: Neighbours<By<Number>>;
    Ratios<Cells, Number>: Neighbours<Times<Number>>;
    Whispers<Cells, Number>: Neighbours<Far<Number>>;
    Renbans<Cells>: Within<Cells, Near<Cells>>;
    Entropic: Within<tarr![(), ()], OtherThird>;
    Modular: Within<tarr![(), ()], OtherRest>;
    Undrawn<Cells, Number>: Neighbours<Lacks<Number>>;
    Palindromes: Mirrored;
    Sums<Cells, Number>: Total<Number>;
    Arrows: Split<U1>;
    EqualSums<Cells, Number>: Split<Number>;
    Zippers: Zipped;
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

impl<Reach, R> Related for Within<Reach, R> {
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
type Neighbours<Relation> = Within<tarr![()], Relation>;
/// Each cell has a relation to the cells after it, at most as many as the list `Reach` has elements.
pub struct Within<Reach, Relation>(PhantomData<(Reach, Relation)>);
/// The line reads alike from both ends.
pub enum Mirrored {}
/// The digits have this sum.
pub struct Total<Sum>(PhantomData<Sum>);
/// The first digits, this many, have the same sum as the others.
pub struct Split<Count>(PhantomData<Count>);
/// Each two digits as far from both ends have the sum of what is in the middle.
pub enum Zipped {}
/// Each digit has a property.
pub struct Each<Property>(PhantomData<Property>);

/// The cells of a line that keeps a law, in the grid `Rows`.
pub trait Keeps<Law, Rows> {}

impl<Reach, R, Rows> Keeps<Within<Reach, R>, Rows> for ATerm {}
impl<Line, Reach, R, Rows, const ROW: usize, const COLUMN: usize> Keeps<Within<Reach, R>, Rows>
    for TArr<RC<ROW, COLUMN>, Line>
where
    Line: Reached<ROW, COLUMN, Reach, R, Rows> + Keeps<Within<Reach, R>, Rows>,
{
}

/// The cells of a line that come after this one.
pub trait Reached<const ROW: usize, const COLUMN: usize, Reach, Relation, Rows> {}

impl<Line, R, Rows, const A: usize, const B: usize> Reached<A, B, ATerm, R, Rows> for Line {}
impl<X, Reach, R, Rows, const A: usize, const B: usize> Reached<A, B, TArr<X, Reach>, R, Rows>
    for ATerm
{
}
impl<X, Line, Reach, R, Rows, const A: usize, const B: usize, const C: usize, const D: usize>
    Reached<A, B, TArr<X, Reach>, R, Rows> for TArr<RC<C, D>, Line>
where
    R: Relates<A, B, C, D, Rows>,
    Line: Reached<A, B, Reach, R, Rows>,
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

impl<Line, Rows, S, const ROW: usize, const COLUMN: usize> Keeps<Total<S>, Rows>
    for TArr<RC<ROW, COLUMN>, Line>
where
    Self: Fetched<Rows, Digits: AddedUp<Sum: IsEqual<S>>>,
    Eq<SumOf<Self, Rows>, S>: HasSum<ROW, COLUMN>,
{
}

/// The sums of the first part of a line and of the rest.
type Parts<Line, Count, Rows> =
    Eq<<Line as Parted<Count, Rows>>::First, <Line as Parted<Count, Rows>>::Rest>;

impl<Line, Count, Rows, const ROW: usize, const COLUMN: usize> Keeps<Split<Count>, Rows>
    for TArr<RC<ROW, COLUMN>, Line>
where
    Self: Parted<Count, Rows>,
    <Self as Parted<Count, Rows>>::First: IsEqual<<Self as Parted<Count, Rows>>::Rest>,
    Parts<Self, Count, Rows>: HaveOneSum<ROW, COLUMN>,
{
}

/// Cells in two parts, of which the first has this number of cells.
#[diagnostic::on_unimplemented(
    message = "the first part of a line of equal sums has more cells than the line",
    label = "the number of equal sums is that of the cells of the first part"
)]
pub trait Parted<Count, Rows> {
    /// The sum of the first part.
    type First;
    /// The sum of the others.
    type Rest;
}

impl<Line: Fetched<Rows, Digits: AddedUp>, Rows> Parted<UTerm, Rows> for Line {
    type First = U0;
    type Rest = SumOf<Line, Rows>;
}
#[diagnostic::do_not_recommend]
impl<A, D: Digit, Line, High, Low, Rows> Parted<UInt<High, Low>, Rows> for TArr<A, Line>
where
    A: In<Rows, Digit = D>,
    UInt<High, Low>: Sub<B1>,
    Line: Parted<Sub1<UInt<High, Low>>, Rows, First: Add<D::Number>>,
{
    type First = Sum<Line::First, D::Number>;
    type Rest = Line::Rest;
}

impl<Cells, Rows> Keeps<Zipped, Rows> for Cells
where
    Cells: Middle<Rows>,
    Cells: Zips<<Cells as Middle<Rows>>::Sum, Rows>,
{
}

/// A line with one cell or two in the middle.
pub trait Middle<Rows> {
    /// The sum there.
    type Sum;
}

impl<A: In<Rows, Digit: Digit>, Rows> Middle<Rows> for TArr<A, ATerm> {
    type Sum = <A::Digit as Digit>::Number;
}
impl<A, B, Rows> Middle<Rows> for TArr<A, TArr<B, ATerm>>
where
    Self: Fetched<Rows, Digits: AddedUp>,
{
    type Sum = SumOf<Self, Rows>;
}
impl<A, B, C, Line, Rows> Middle<Rows> for TArr<A, TArr<B, TArr<C, Line>>>
where
    TArr<B, TArr<C, Line>>: Ends<Before: Middle<Rows>>,
{
    type Sum = <<TArr<B, TArr<C, Line>> as Ends>::Before as Middle<Rows>>::Sum;
}

/// A line, or what is left in its middle, of which the cells as far from both ends have the sum `Total`.
pub trait Zips<Total, Rows> {}

impl<A, Total, Rows> Zips<Total, Rows> for TArr<A, ATerm> {}
impl<A, B, Total, Rows> Zips<Total, Rows> for TArr<A, TArr<B, ATerm>> {}
impl<
    One,
    Other,
    X,
    Y,
    Line,
    Total,
    Rows,
    const A: usize,
    const B: usize,
    const C: usize,
    const D: usize,
> Zips<Total, Rows> for TArr<RC<A, B>, TArr<X, TArr<Y, Line>>>
where
    TArr<X, TArr<Y, Line>>: Ends<Last = RC<C, D>, Before: Zips<Total, Rows>>,
    RC<A, B>: In<Rows, Digit = One>,
    RC<C, D>: In<Rows, Digit = Other>,
    One: Digit<Number: Add<Other::Number, Output: IsEqual<Total>>>,
    Other: Digit,
    Eq<Sum<One::Number, Other::Number>, Total>: HaveMiddle<A, B, C, D>,
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
    /// Two digits have the difference of their line.
    DifferByNumber<A, B, C, D> for B1:
        "the digits in row {A}, column {B} and row {C}, column {D} have another difference than they should";
    /// Of two digits one is the other times the number of their line.
    HaveRatio<A, B, C, D> for B1:
        "the digits in row {A}, column {B} and row {C}, column {D} have another ratio than they should";
    /// Two digits differ by at least the number of their line, or by half of the number of rows.
    FarApart<A, B, C, D> for B1:
        "the digits in row {A}, column {B} and row {C}, column {D} are too near to each other, on a whisper";
    /// Two digits differ, by less than the number of cells of their line.
    NearEachOther<A, B, C, D> for B1:
        "the digits in row {A}, column {B} and row {C}, column {D} are the same, or too far from each other, on a renban";
    /// Two digits are in different thirds of the digits.
    InOtherThirds<A, B, C, D> for B1:
        "the digits in row {A}, column {B} and row {C}, column {D} are in the same third, near each other on an entropic line";
    /// Two digits have different rests when they are divided by 3.
    HaveOtherRests<A, B, C, D> for B1:
        "the digits in row {A}, column {B} and row {C}, column {D} have the same rest of 3, near each other on a modular line";
    /// Two digits have no dot and no sign between them.
    NeedNoSign<A, B, C, D> for B1:
        "the digits in row {A}, column {B} and row {C}, column {D} would have a dot or a sign between them";
    /// Two digits are equal.
    Same<A, B, C, D> for B1:
        "the digits in row {A}, column {B} and row {C}, column {D} differ, on a palindrome";
    /// The digits of a line that begins in this cell have its sum.
    HasSum<A, B> for B1: "the digits of the line from row {A}, column {B} have another sum than they should";
    /// Both parts of a line that begins in this cell have the same sum.
    HaveOneSum<A, B> for B1: "the two parts of the line from row {A}, column {B} have different sums";
    /// Two digits of a zipper have the sum of its middle.
    HaveMiddle<A, B, C, D> for B1:
        "the digits in row {A}, column {B} and row {C}, column {D} have another sum than the middle of their zipper";
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
    ($($(#[$doc:meta])* $relation:ident $(<$of:ident>)?: $bound:ident;)*) => { $(
        $(#[$doc])*
        pub struct $relation$(<$of>)?(PhantomData<($($of,)?)>);

        impl<X: Digit, Y: Digit, Rows, $($of,)? const A: usize, const B: usize, const C: usize, const D: usize>
            Relates<A, B, C, D, Rows> for $relation$(<$of>)?
        where
            RC<A, B>: In<Rows, Digit = X>,
            RC<C, D>: In<Rows, Digit = Y>,
            Rows: Len,
            Self: Relation<X::Number, Y::Number, Length<Rows>, Holds: $bound<A, B, C, D>>,
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
    /// The digits have this difference.
    By<Number>: DifferByNumber;
    /// One digit is this number times the other.
    Times<Number>: HaveRatio;
    /// The digits differ by at least this number; if it is 0, by half of the number of rows.
    Far<Number>: FarApart;
    /// The digits differ by less than the number of cells.
    Near<Cells>: NearEachOther;
    /// The digits are in different thirds of the digits, rounded up.
    OtherThird: InOtherThirds;
    /// The digits have different rests when they are divided by 3.
    OtherRest: HaveOtherRests;
    /// The digits lack what the bits of a number stand for.
    Lacks<Number>: NeedNoSign;
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
impl<X, Y, Size, N> Relation<X, Y, Size> for By<N>
where
    X: Add<N, Output: IsEqual<Y>>,
    Y: Add<N, Output: IsEqual<X>>,
    Eq<Sum<X, N>, Y>: BitOr<Eq<Sum<Y, N>, X>>,
{
    type Holds = Or<Eq<Sum<X, N>, Y>, Eq<Sum<Y, N>, X>>;
}
impl<X, Y, Size, N> Relation<X, Y, Size> for Times<N>
where
    X: Mul<N, Output: IsEqual<Y>>,
    Y: Mul<N, Output: IsEqual<X>>,
    Eq<Prod<X, N>, Y>: BitOr<Eq<Prod<Y, N>, X>>,
{
    type Holds = Or<Eq<Prod<X, N>, Y>, Eq<Prod<Y, N>, X>>;
}
impl<X, Y, Size> Relation<X, Y, Size> for ByOne
where
    By<U1>: Relation<X, Y, Size>,
{
    type Holds = <By<U1> as Relation<X, Y, Size>>::Holds;
}
impl<X, Y, Size> Relation<X, Y, Size> for Twice
where
    Times<U2>: Relation<X, Y, Size>,
{
    type Holds = <Times<U2> as Relation<X, Y, Size>>::Holds;
}
impl<X, Y, Size, High, Low> Relation<X, Y, Size> for Far<UInt<High, Low>>
where
    X: Add<UInt<High, Low>>,
    Y: Add<UInt<High, Low>>,
    X: IsGreaterOrEqual<Sum<Y, UInt<High, Low>>>,
    Y: IsGreaterOrEqual<Sum<X, UInt<High, Low>>>,
    GrEq<X, Sum<Y, UInt<High, Low>>>: BitOr<GrEq<Y, Sum<X, UInt<High, Low>>>>,
{
    type Holds = Or<GrEq<X, Sum<Y, UInt<High, Low>>>, GrEq<Y, Sum<X, UInt<High, Low>>>>;
}
// Each digit is less than the other and the number of cells.
impl<X, Y, Size, Cells> Relation<X, Y, Size> for Near<Cells>
where
    Cells: Len,
    X: IsNotEqual<Y> + Add<Length<Cells>> + IsLess<Sum<Y, Length<Cells>>>,
    Y: Add<Length<Cells>> + IsLess<Sum<X, Length<Cells>>>,
    Le<X, Sum<Y, Length<Cells>>>: BitAnd<Le<Y, Sum<X, Length<Cells>>>>,
    NotEq<X, Y>: BitAnd<And<Le<X, Sum<Y, Length<Cells>>>, Le<Y, Sum<X, Length<Cells>>>>>,
{
    type Holds = And<NotEq<X, Y>, And<Le<X, Sum<Y, Length<Cells>>>, Le<Y, Sum<X, Length<Cells>>>>>;
}
impl<X, Y, Size> Relation<X, Y, Size> for OtherThird
where
    Size: Add<U2, Output: Div<U3>>,
    X: Sub<B1, Output: Div<Third<Size>>>,
    Y: Sub<B1, Output: Div<Third<Size>>>,
    Quot<Sub1<X>, Third<Size>>: IsNotEqual<Quot<Sub1<Y>, Third<Size>>>,
{
    type Holds = NotEq<Quot<Sub1<X>, Third<Size>>, Quot<Sub1<Y>, Third<Size>>>;
}
/// A third, rounded up.
type Third<Size> = Quot<Sum<Size, U2>, U3>;
impl<X, Y, Size> Relation<X, Y, Size> for OtherRest
where
    X: Rem<U3, Output: IsNotEqual<Mod<Y, U3>>>,
    Y: Rem<U3>,
{
    type Holds = NotEq<Mod<X, U3>, Mod<Y, U3>>;
}
impl<X, Y, Size, N: Signs> Relation<X, Y, Size> for Lacks<N>
where
    ByOne: Relation<X, Y, Size>,
    Twice: Relation<X, Y, Size>,
    X: Add<Y, Output: IsEqual<U5> + IsEqual<U10>>,
    Eq<Sum<X, Y>, U5>: BitOr<Eq<Sum<X, Y>, U10>>,
    N::White: BitAnd<Held<ByOne, X, Y, Size>>,
    N::Black: BitAnd<Held<Twice, X, Y, Size>>,
    N::Letter: BitAnd<IsXOrV<X, Y>>,
    And<N::White, Held<ByOne, X, Y, Size>>: BitOr<And<N::Black, Held<Twice, X, Y, Size>>>,
    HasDot<N, X, Y, Size>: BitOr<And<N::Letter, IsXOrV<X, Y>>, Output: Not>,
{
    type Holds = <Or<HasDot<N, X, Y, Size>, And<N::Letter, IsXOrV<X, Y>>> as Not>::Output;
}
type Held<R, X, Y, Size> = <R as Relation<X, Y, Size>>::Holds;
type IsXOrV<X, Y> = Or<Eq<Sum<X, Y>, U5>, Eq<Sum<X, Y>, U10>>;
type HasDot<N, X, Y, Size> = Or<
    And<<N as Signs>::White, Held<ByOne, X, Y, Size>>,
    And<<N as Signs>::Black, Held<Twice, X, Y, Size>>,
>;

/// The bits of a number from 1 to 7: white dots, black dots, X and V.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the number of a line without dots",
    label = "1 for white dots, 2 for black dots, 4 for X and V, or their sum"
)]
pub trait Signs {
    type White;
    type Black;
    type Letter;
}

impl Signs for U1 {
    type White = B1;
    type Black = B0;
    type Letter = B0;
}
impl<White> Signs for UInt<U1, White> {
    type White = White;
    type Black = B1;
    type Letter = B0;
}
impl<White, Black> Signs for UInt<UInt<U1, Black>, White> {
    type White = White;
    type Black = Black;
    type Letter = B1;
}
// Twice one digit is at least the number of rows more than twice the other.
impl<X, Y, Size> Relation<X, Y, Size> for Far<UTerm>
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
