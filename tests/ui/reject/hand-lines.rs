// By hand: lines that no grid can have, although the rows keep each of them.

use sudoku_types::typenum::{ATerm, TArr, U1, U2, U3, U4, tarr};
use sudoku_types::{Blank, Boxes, Even, Puzzle, RC, Solution, Solved, Thermometers};

type Blanks = tarr![Blank, Blank, Blank, Blank];
type Given<Lines> =
    Solution<Puzzle<4, TArr<Boxes<U2, U2>, Lines>, tarr![Blanks, Blanks, Blanks, Blanks]>, Rows>;

type Rows = tarr![
    tarr![U1, U2, U3, U4],
    tarr![U3, U4, U1, U2],
    tarr![U2, U1, U4, U3],
    tarr![U4, U3, U2, U1],
];

fn solved<S: Solved>() {}

fn a_cell_twice_on_a_line() {
    solved::<Given<tarr![Even<tarr![RC<1, 2>, RC<1, 4>, RC<1, 2>]>]>>();
    solved::<Given<tarr![Thermometers<tarr![RC<1, 2>, RC<1, 1>, RC<1, 2>]>]>>();
}

fn more_lines_than_there_is_room_for() {
    type One = Even<tarr![RC<1, 2>]>;
    type Nine<Rest> = TArr<One, TArr<One, TArr<One, TArr<One, TArr<One, TArr<One, TArr<One, TArr<One, TArr<One, Rest>>>>>>>>>;
    solved::<Given<Nine<Nine<Nine<Nine<Nine<ATerm>>>>>>>();
}

fn main() {}
