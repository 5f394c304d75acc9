//! [`Shaped`] decides what a puzzle is: boxes of R·C = N cells, N rows of N givens, and further rules and lines that such a
//! grid can have. Both parts of the trusted kernel ask it, the judge and the search by types.
//!
//! Rules that rely on the right shape come after a [gate](super::gate), or on rows, which only lists of the right length have.

use super::digits::UpTo25;
use super::gate::gates;
use super::givens::GivenRows;
use super::lines::EachFits;
use crate::puzzle::{Boxes, Puzzle};
use core::ops::{Mul, Sub};
use typenum::{ATerm, B1, Const, IsLessOrEqual, LeEq, Prod, Sub1, TArr, U8, UInt, UTerm};

/// A puzzle that there can be. What a rule of another part relies on is a type here, which a puzzle of another shape does
/// not have, so that its fault is reported once.
pub trait Shaped {
    /// The number of rows.
    type Size;
    type Length;
    /// The rules as they are written, the boxes among them, and the others.
    type Rules;
    type Boxes;
    type Further;
    /// The rows of the givens: blanks and short digits.
    type Givens;
    /// The givens, and the symbols, as they are written.
    type Written;
    type Symbols;
}

impl<const N: usize, Rules, Givens, Symbols> Shaped for Puzzle<N, Rules, Givens, Symbols>
where
    Const<N>: Length,
    Rules: FitIn<Size<N>>,
    Checked<N, Rules, Const<N>>: GivenRows<Size<N>, Givens>,
{
    type Size = Size<N>;
    type Length = Checked<N, Rules, Const<N>>;
    type Rules = Rules::Rules;
    type Boxes = Rules::Boxes;
    type Further = Rules::Further;
    type Givens = <Checked<N, Rules, Const<N>> as GivenRows<Size<N>, Givens>>::Rows;
    type Written = Checked<N, Rules, Givens>;
    type Symbols = Checked<N, Rules, Symbols>;
}

/// The number of rows as a type of typenum.
type Size<const N: usize> = <Const<N> as Length>::Size;
/// The type `T`, if a grid can have this number of rows, and these boxes fit it.
type Checked<const N: usize, Rules, T> = <Rules as FitIn<Size<N>>>::To<<Const<N> as Length>::To<T>>;

/// The number of rows of a grid.
#[diagnostic::on_unimplemented(
    message = "a grid has 1 to 25 rows",
    label = "not the number of rows of a grid"
)]
pub trait Length {
    /// The number as a type of typenum.
    type Size;
    /// The type itself.
    type To<T>;
}

/// The rules of a grid of `Size` rows: its boxes, or a list that begins with them.
#[diagnostic::on_unimplemented(
    message = "these are not the rules of a puzzle",
    label = "not rules",
    note = "the rules of a puzzle are its boxes, such as `Boxes<U3, U3>`, or a list that begins with them: \
            `tarr![Boxes<U3, U3>, Diagonals]`"
)]
pub trait FitIn<Size> {
    type Rules;
    type Boxes;
    type Further;
    /// The type itself, if the boxes fit.
    type To<T>;
}

impl<R, C, Size> FitIn<Size> for Boxes<R, C>
where
    Self: Tile<Size>,
{
    type Rules = Self::To<Self>;
    type Boxes = Self::To<Self>;
    type Further = ATerm;
    type To<T> = <Self as Tile<Size>>::To<T>;
}
impl<R, C, Further, Size> FitIn<Size> for TArr<Boxes<R, C>, Further>
where
    Boxes<R, C>: Tile<Size>,
    <Boxes<R, C> as Tile<Size>>::To<Further>:
        EachFits<Size, Boxes<R, C>, Room: IsLessOrEqual<Most<Size>>>,
    Size: Mul<Size>,
    U8: Mul<Prod<Size, Size>>,
    LeEq<Taken<R, C, Further, Size>, Most<Size>>: Room,
{
    type Rules = <LeEq<Taken<R, C, Further, Size>, Most<Size>> as Room>::To<Self>;
    type Boxes = Self::To<Boxes<R, C>>;
    type Further = <LeEq<Taken<R, C, Further, Size>, Most<Size>> as Room>::To<Further>;
    type To<T> = <Boxes<R, C> as Tile<Size>>::To<T>;
}

/// The room that these rules and lines take, if the boxes fit.
type Taken<R, C, Further, Size> =
    <<Boxes<R, C> as Tile<Size>>::To<Further> as EachFits<Size, Boxes<R, C>>>::Room;

/// The room that lines can take.
type Most<Size> = Prod<U8, Prod<Size, Size>>;

gates! {
    /// typenum's `B1`, the result if all lines have room.
    #[diagnostic::on_unimplemented(
        message = "this grid has too many lines, or too many cells on them",
        label = "a grid of N rows has room for 8·N² numbers: two for each line, and one for each of its cells, or more with some marks"
    )]
    Room for B1;
}

/// A number in unary: `Unary<U3>` is `tarr![(), (), ()]`.
pub(crate) type Unary<Number> = <Number as ToUnary>::Unary;

/// A number that can be written in unary.
pub trait ToUnary {
    /// The number as a list of marks, each a `()`.
    type Unary;
}

impl ToUnary for UTerm {
    type Unary = ATerm;
}
impl<High, Low> ToUnary for UInt<High, Low>
where
    Self: Sub<B1>,
    Sub1<Self>: ToUnary,
{
    type Unary = TArr<(), Unary<Sub1<Self>>>;
}

/// Adds the message about rows of the wrong shape to traits. (rustc reports a refusal by one or the other.)
macro_rules! asks_for_shape {
    ($($bound:item)+) => { $(
        #[diagnostic::on_unimplemented(
            message = "this grid has too many or too few rows, or a row with too many or too few cells",
            label = "not a square grid of the puzzle's size"
        )]
        $bound
    )+ };
}

pub(super) use asks_for_shape;

/// Boxes that each have the number of cells of a row: rows times columns is `Size`.
#[diagnostic::on_unimplemented(
    message = "these boxes do not fit the size of the grid",
    label = "boxes of R rows and C columns belong to a grid of R·C × R·C cells",
    note = "write the shape with typenum's own numbers, such as `Boxes<U3, U3>` for a 9×9 grid"
)]
pub trait Tile<Size> {
    /// The type itself, if the boxes fit.
    type To<T>;
}

#[diagnostic::do_not_recommend]
impl<R, C, Size> Tile<Size> for Boxes<R, C>
where
    R: UpTo25 + Mul<C>,
    C: UpTo25,
    Prod<R, C>: Same<Size>,
{
    type To<T> = R::To<C::To<<Prod<R, C> as Same<Size>>::To<T>>>;
}

/// The type itself, and no other. This is a bound, because `Output = Size` would be a type mismatch without a message.
pub trait Same<Other> {
    type To<T>;
}

impl<Number> Same<Number> for Number {
    type To<T> = T;
}
