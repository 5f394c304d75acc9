// By hand: rows that break a region or a cage, and regions and cages that a grid cannot have.

use sudoku_types::typenum::{B0, B1, U0, U1, U2, U3, U4, U5, U7, U8, UInt, UTerm, tarr};
use sudoku_types::{Blank, Boxes, Cage, Puzzle, RC, Region, Solution, Solved};

type Blanks = tarr![Blank, Blank, Blank, Blank];
type Given<Line> =
    Solution<Puzzle<4, tarr![Boxes<U2, U2>, Line], tarr![Blanks, Blanks, Blanks, Blanks]>, Rows>;

type Rows = tarr![
    tarr![U1, U2, U3, U4],
    tarr![U3, U4, U1, U2],
    tarr![U2, U1, U4, U3],
    tarr![U4, U3, U2, U1],
];

fn solved<S: Solved>() {}

fn a_digit_twice_in_a_region() {
    solved::<Given<Region<tarr![RC<1, 1>, RC<1, 2>, RC<1, 3>, RC<2, 1>]>>>();
}

fn regions_of_three_and_of_five() {
    solved::<Given<Region<tarr![RC<1, 1>, RC<1, 2>, RC<1, 3>]>>>();
    solved::<Given<Region<tarr![RC<1, 1>, RC<1, 2>, RC<1, 3>, RC<1, 4>, RC<2, 1>]>>>();
}

fn a_sum() {
    solved::<Given<Cage<tarr![RC<1, 1>, RC<2, 1>], U7>>>();
}

fn a_digit_twice_in_a_cage() {
    solved::<Given<Cage<tarr![RC<1, 4>, RC<2, 2>]>>>();
    solved::<Given<Cage<tarr![RC<1, 4>, RC<2, 2>], U8>>>();
}

fn a_cell_outside() {
    solved::<Given<Cage<tarr![RC<1, 4>, RC<1, 5>]>>>();
    solved::<Given<Region<tarr![RC<1, 1>, RC<1, 2>, RC<1, 3>, RC<0, 4>]>>>();
}

fn a_cage_without_a_cell() {
    solved::<Given<Cage<tarr![], U3>>>();
}

fn a_cage_of_five_cells() {
    solved::<Given<Cage<tarr![RC<1, 1>, RC<1, 2>, RC<1, 3>, RC<1, 4>, RC<2, 2>]>>>();
}

fn a_cell_twice() {
    solved::<Given<Cage<tarr![RC<1, 1>, RC<1, 1>]>>>();
}

fn sums_that_are_not_numbers() {
    solved::<Given<Cage<tarr![RC<1, 1>, RC<1, 2>], UInt<UInt<UInt<UTerm, B0>, B1>, B1>>>>();
    solved::<Given<Cage<tarr![RC<1, 1>, RC<1, 2>], u8>>>();
}

fn a_digit_for_a_cell() {
    solved::<Given<Cage<tarr![RC<1, 1>, U2]>>>();
}

fn no_list_of_cells() {
    solved::<Given<Cage<RC<1, 1>>>>();
}

// Right: 1 + 3 and 4 + 1 and no sum; cages that overlap; regions that leave cells out, beside boxes.
const _: () = {
    type First = Cage<tarr![RC<1, 1>, RC<2, 1>], U4>;
    type Second = Cage<tarr![RC<2, 1>, RC<1, 2>], U5>;
    let _ = solved::<Given<Cage<tarr![RC<1, 1>, RC<2, 1>], U0>>>;
    let _ = solved::<Solution<Puzzle<4, tarr![Boxes<U2, U2>, First, Second, Column, Column], tarr![Blanks, Blanks, Blanks, Blanks]>, Rows>>;
    type Column = Region<tarr![RC<1, 1>, RC<2, 1>, RC<3, 1>, RC<4, 1>]>;
};

fn main() {}
