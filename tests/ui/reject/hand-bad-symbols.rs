// Symbols that a grid could not be read in are refused as types too.

use sudoku_types::typenum::{U1, U2, tarr};
use sudoku_types::{Boxes, Grid, Puzzle, Solution, Symbol};

type Rows = tarr![tarr![U1, U2], tarr![U2, U1]];
type Twice = Puzzle<2, Boxes<U1, U2>, Rows, tarr![Symbol<'a'>, Symbol<'a'>]>;
type Blank = Puzzle<2, Boxes<U1, U2>, Rows, tarr![Symbol<'_'>, Symbol<'a'>]>;

pub const TWICE: Grid<2> = Solution::<Twice, Rows>::SOLUTION;
pub const BLANK: Grid<2> = Solution::<Blank, Rows>::SOLUTION;

fn main() {}
