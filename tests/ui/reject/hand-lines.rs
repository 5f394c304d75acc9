// By hand: lines of cells whose grid cannot be shown. The judge takes them, because the rows keep each line.

use sudoku_types::typenum::{U1, U2, U3, U4, tarr};
use sudoku_types::{Blank, Boxes, Even, Grid, ListedCages, Palindromes, Puzzle, RC, Solution, Solved};

type Blanks = tarr![Blank, Blank, Blank, Blank];
type Given<Lines> =
    Solution<Puzzle<4, tarr![Boxes<U2, U2>, Lines], tarr![Blanks, Blanks, Blanks, Blanks]>, Rows>;

type Rows = tarr![
    tarr![U1, U2, U3, U4],
    tarr![U3, U4, U1, U2],
    tarr![U2, U1, U4, U3],
    tarr![U4, U3, U2, U1],
];

type Turned = tarr![RC<1, 1>, RC<1, 2>, RC<1, 1>];
const A_CELL_TWICE_ON_A_LINE: Grid<4, 1> = <Given<Palindromes<tarr![Turned]>> as Solved>::GIVENS;

type Overlapping = tarr![tarr![RC<1, 1>, RC<1, 2>], tarr![RC<2, 2>, RC<2, 1>, RC<1, 2>]];
const A_CELL_IN_TWO_CAGES: Grid<4, 1> = <Given<ListedCages<Overlapping>> as Solved>::GIVENS;

type One = tarr![RC<1, 2>];
type Seventeen = tarr![One, One, One, One, One, One, One, One, One, One, One, One, One, One, One, One, One];
const MORE_LINES_THAN_CELLS: Grid<4, 1> = <Given<Even<Seventeen>> as Solved>::GIVENS;

fn main() {}
