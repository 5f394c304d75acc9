// By hand: types that are nearly a number, in one cell, in a given, in the boxes; another digit in a given's place; the size of
// another grid. One error each.

use sudoku_types::typenum::{B0, B1, U1, U2, U3, U4, UInt, UTerm, tarr};
use sudoku_types::{Blank, Boxes, Puzzle, Solution, Solved, Symbol};

struct Mine;
type ForeignBit = UInt<UInt<UTerm, B1>, Mine>;
type ForeignHigh = UInt<Mine, B1>;
type LeadingZero = UInt<UInt<UTerm, B0>, B1>;

type Rows<First> = tarr![
    tarr![First, U2, U3, U4],
    tarr![U3, U4, U1, U2],
    tarr![U2, U1, U4, U3],
    tarr![U4, U3, U2, U1],
];
type Givens<First> = tarr![
    tarr![First, Blank, Blank, U4],
    tarr![Blank, U4, Blank, Blank],
    tarr![Blank, Blank, U4, Blank],
    tarr![U4, Blank, Blank, Blank],
];
type Filled<Given, Digit> = Solution<Puzzle<4, Boxes<U2, U2>, Givens<Given>>, Rows<Digit>>;

fn solved<S: Solved>() {}

fn a_foreign_bit() {
    solved::<Filled<Blank, ForeignBit>>();
}

fn a_foreign_high_part() {
    solved::<Filled<Blank, ForeignHigh>>();
}

fn a_leading_zero_where_a_given_stands() {
    solved::<Filled<U1, LeadingZero>>();
}

fn a_foreign_given() {
    solved::<Filled<Mine, U1>>();
}

fn another_digit_where_a_given_stands() {
    solved::<Filled<U1, U4>>();
}

fn another_size() {
    type Symbols = tarr![Symbol<'A'>, Symbol<'B'>, Symbol<'C'>, Symbol<'D'>];
    solved::<Solution<Puzzle<9, Boxes<U2, U2>, Givens<Blank>, Symbols>, Rows<U1>>>();
}

fn main() {}
