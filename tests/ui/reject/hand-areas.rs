// By hand: rows that break a region or a cage, and maps that do not fit.

use sudoku_types::typenum::{B0, B1, U0, U1, U2, U3, U4, U5, U7, UInt, UTerm, tarr};
use sudoku_types::{Blank, Boxes, Cage, Cages, Puzzle, Region, Regions, Solution, Solved};

type Blanks = tarr![Blank, Blank, Blank, Blank];
type Given<Rules, Rows> = Solution<Puzzle<4, Rules, tarr![Blanks, Blanks, Blanks, Blanks]>, Rows>;

type Rows = tarr![
    tarr![U1, U2, U3, U4],
    tarr![U3, U4, U1, U2],
    tarr![U2, U1, U4, U3],
    tarr![U4, U3, U2, U1],
];

type Four = tarr![Region<'a'>, Region<'b'>, Region<'c'>, Region<'d'>];
type Crossed = tarr![
    tarr![U1, U1, U1, U2],
    tarr![U1, U3, U3, U2],
    tarr![U4, U3, U3, U2],
    tarr![U4, U4, U4, U2],
];
type Uneven = tarr![
    tarr![U1, U1, U1, U2],
    tarr![U1, U1, U3, U2],
    tarr![U4, U3, U3, U2],
    tarr![U4, U4, U4, U2],
];

type Ragged = tarr![
    tarr![U1, U1, U1, U2],
    tarr![U1, U3, U3, U2],
    tarr![U4, U3, U3],
    tarr![U4, U4, U4, U2],
];

type Top = tarr![tarr![U1, U1, Blank, U2], Blanks, Blanks, tarr![Blank, Blank, Blank, U2]];
type Left = tarr![tarr![U1, Blank, Blank, Blank], tarr![U1, U2, Blank, Blank], tarr![Blank, U2, Blank, Blank], Blanks];

fn solved<S: Solved>() {}

fn a_region() {
    solved::<Given<Regions<Crossed, Four>, Rows>>();
}

fn regions_of_five_and_of_three() {
    solved::<Given<Regions<Uneven, Four>, Rows>>();
}

fn a_region_without_a_name() {
    solved::<Given<Regions<Crossed, tarr![Region<'a'>, Region<'b'>, Region<'c'>]>, Rows>>();
}

fn a_map_of_another_shape() {
    solved::<Given<Regions<Ragged, Four>, Rows>>();
    solved::<Given<tarr![Boxes<U2, U2>, Cages<tarr![Blanks, Blanks, Blanks], tarr![]>], Rows>>();
}

fn a_sum() {
    solved::<Given<tarr![Boxes<U2, U2>, Cages<Left, tarr![Cage<'a', U4>, Cage<'b', U7>]>], Rows>>();
}

fn a_digit_twice_in_a_cage() {
    type Twice = tarr![tarr![Blank, Blank, Blank, U1], tarr![Blank, U1, Blank, Blank], Blanks, Blanks];
    solved::<Given<tarr![Boxes<U2, U2>, Cages<Twice, tarr![Cage<'a'>]>], Rows>>();
}

fn a_cage_without_a_cell() {
    solved::<Given<tarr![Boxes<U2, U2>, Cages<Left, tarr![Cage<'a'>, Cage<'b'>, Cage<'c'>]>], Rows>>();
}

fn a_cage_that_is_not_told() {
    solved::<Given<tarr![Boxes<U2, U2>, Cages<Top, tarr![Cage<'a'>]>], Rows>>();
}

fn names_out_of_order() {
    solved::<Given<tarr![Boxes<U2, U2>, Cages<Left, tarr![Cage<'b'>, Cage<'a'>]>], Rows>>();
    solved::<Given<Regions<Crossed, tarr![Region<'a'>, Region<'c'>, Region<'b'>, Region<'d'>]>, Rows>>();
}

fn a_name_that_is_a_mark() {
    solved::<Given<tarr![Boxes<U2, U2>, Cages<Left, tarr![Cage<'a'>, Cage<'~'>]>], Rows>>();
}

fn sums_that_are_not_numbers() {
    solved::<Given<tarr![Boxes<U2, U2>, Cages<Left, tarr![Cage<'a', U0>, Cage<'b'>]>], Rows>>();
    solved::<Given<tarr![Boxes<U2, U2>, Cages<Left, tarr![Cage<'a', UInt<UInt<UInt<UTerm, B0>, B1>, B1>>, Cage<'b'>]>], Rows>>();
}

fn no_cages() {
    solved::<Given<tarr![Boxes<U2, U2>, Cages<Left, tarr![Cage<'a'>, u8]>], Rows>>();
}

fn cages_twice() {
    type Two = Cages<Left, tarr![Cage<'a'>, Cage<'b'>]>;
    solved::<Given<tarr![Boxes<U2, U2>, Two, Two], Rows>>();
}

// Right: 1 + 3 and 4 + 1; and no sum of the first.
const _: () = {
    let _ = solved::<Given<tarr![Boxes<U2, U2>, Cages<Left, tarr![Cage<'a'>, Cage<'b', U5>]>], Rows>>;
};

fn main() {}
