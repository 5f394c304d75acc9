// By hand: rows that break cages of a list, and lists that do not fit.

use sudoku_types::typenum::{U0, U1, U2, U3, U4, tarr};
use sudoku_types::{Blank, Boxes, ListedCages, Puzzle, RC, Solution, Solved};

type Blanks = tarr![Blank, Blank, Blank, Blank];
type Given<Lines> = Solution<
    Puzzle<4, tarr![Boxes<U2, U2>, ListedCages<Lines>], tarr![Blanks, Blanks, Blanks, Blanks]>,
    Rows,
>;

type Rows = tarr![
    tarr![U1, U2, U3, U4],
    tarr![U3, U4, U1, U2],
    tarr![U2, U1, U4, U3],
    tarr![U4, U3, U2, U1],
];

fn solved<S: Solved>() {}

fn a_sum() {
    solved::<Given<tarr![tarr![U4, RC<1, 1>, RC<1, 2>]]>>();
}

fn a_digit_twice() {
    solved::<Given<tarr![tarr![U1, RC<1, 1>], tarr![RC<1, 2>, RC<2, 4>]]>>();
    solved::<Given<tarr![tarr![U4, RC<1, 2>, RC<2, 4>]]>>();
}

fn a_cell_outside() {
    solved::<Given<tarr![tarr![RC<1, 4>, RC<1, 5>]]>>();
}

fn no_cell() {
    solved::<Given<tarr![tarr![U3]]>>();
}

fn a_cell_twice() {
    solved::<Given<tarr![tarr![RC<1, 1>, RC<1, 1>]]>>();
}

fn a_sum_of_nothing() {
    solved::<Given<tarr![tarr![U0, RC<1, 1>]]>>();
}

fn a_digit_for_a_cell() {
    solved::<Given<tarr![tarr![RC<1, 1>, U2]]>>();
}

fn no_list_of_cages() {
    solved::<Given<tarr![RC<1, 1>, RC<1, 2>]>>();
}

fn main() {}
