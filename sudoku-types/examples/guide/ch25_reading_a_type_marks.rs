//! A thermometer: along a line of cells, each digit is greater than the one before it.

use typenum::{ATerm, B1, IsLess, TArr, U1, U2, U3, U4, tarr};

/// A cell, by the numbers of its row and its column.
enum RC<const ROW: usize, const COLUMN: usize> {}

/// A list that has an element with this number.
trait Nth<const N: usize> {
    type Item;
}
impl<A, Rest> Nth<1> for TArr<A, Rest> {
    type Item = A;
}
impl<A, B, Rest> Nth<2> for TArr<A, TArr<B, Rest>> {
    type Item = B;
}
impl<A, B, C, Rest> Nth<3> for TArr<A, TArr<B, TArr<C, Rest>>> {
    type Item = C;
}
impl<A, B, C, D, Rest> Nth<4> for TArr<A, TArr<B, TArr<C, TArr<D, Rest>>>> {
    type Item = D;
}

/// A cell of these rows.
trait In<Rows> {
    type Digit;
}
impl<Rows, const ROW: usize, const COLUMN: usize> In<Rows> for RC<ROW, COLUMN>
where
    Rows: Nth<ROW, Item: Nth<COLUMN>>,
{
    type Digit = <Rows::Item as Nth<COLUMN>>::Item;
}
type DigitIn<Rows, Cell> = <Cell as In<Rows>>::Digit;

#[diagnostic::on_unimplemented(message = "r{A}c{B} is not less than r{C}c{D}")]
trait Less<const A: usize, const B: usize, const C: usize, const D: usize> {}
#[diagnostic::do_not_recommend]
impl<const A: usize, const B: usize, const C: usize, const D: usize> Less<A, B, C, D> for B1 {}

/// A line of cells with ascending digits.
trait Thermometer<Rows> {}
impl<End, Rows> Thermometer<Rows> for TArr<End, ATerm> {}
impl<Rows, Line, const A: usize, const B: usize, const C: usize, const D: usize> Thermometer<Rows>
    for TArr<RC<A, B>, TArr<RC<C, D>, Line>>
where
    RC<A, B>: In<Rows>,
    RC<C, D>: In<Rows>,
    DigitIn<Rows, RC<A, B>>: IsLess<DigitIn<Rows, RC<C, D>>, Output: Less<A, B, C, D>>,
    TArr<RC<C, D>, Line>: Thermometer<Rows>,
{
}

fn judge<Rows, Line: Thermometer<Rows>>() {}

fn main() {
    type Rows = tarr![
        tarr![U1, U3, U4, U2],
        tarr![U2, U4, U3, U1],
        tarr![U3, U1, U2, U4],
        tarr![U4, U2, U1, U3],
    ];
    judge::<Rows, tarr![RC<1, 1>, RC<2, 1>, RC<1, 2>, RC<2, 2>]>(); // 1 2 3 4
}
