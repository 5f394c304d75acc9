// By hand: lines that no grid can have, although the rows keep each of them.

use sudoku_types::typenum::{U1, U2, U3, U4, tarr};
use sudoku_types::{Blank, Boxes, Even, ListedCages, Puzzle, RC, Solution, Solved, Thermometers};

type Blanks = tarr![Blank, Blank, Blank, Blank];
type Given<Lines> =
    Solution<Puzzle<4, tarr![Boxes<U2, U2>, Lines], tarr![Blanks, Blanks, Blanks, Blanks]>, Rows>;

type Rows = tarr![
    tarr![U1, U2, U3, U4],
    tarr![U3, U4, U1, U2],
    tarr![U2, U1, U4, U3],
    tarr![U4, U3, U2, U1],
];

fn solved<S: Solved>() {}

fn a_cell_twice_on_a_line() {
    solved::<Given<Thermometers<tarr![tarr![RC<1, 2>, RC<1, 1>, RC<1, 2>]]>>>();
}

fn a_cell_in_two_cages() {
    type Overlapping = tarr![tarr![RC<1, 1>, RC<1, 2>], tarr![RC<2, 2>, RC<2, 1>, RC<1, 2>]];
    solved::<Given<ListedCages<Overlapping>>>();
}

fn more_lines_than_cells() {
    type One = tarr![RC<1, 2>];
    type Seventeen = tarr![One, One, One, One, One, One, One, One, One, One, One, One, One, One, One, One, One];
    solved::<Given<Even<Seventeen>>>();
}

fn main() {}
