// By hand: puzzles whose digits keep the rules, and of which there is no grid as a value. They are refused as types.

use sudoku_types::typenum::{U0, U1, U2, U4, tarr};
use sudoku_types::{Boxes, NumbersFrom, Puzzle, Solution, Solved, Standard, Symbol, Windows};

type Rows = tarr![tarr![U1, U2], tarr![U2, U1]];
type Two<Rules, Symbols = Standard> = Solution<Puzzle<2, Rules, Rows, Symbols>, Rows>;
type Flat = Boxes<U1, U2>;

fn solved<S: Solved>() {}

fn no_cell() {
    solved::<Solution<Puzzle<0, Boxes<U0, U0>, tarr![]>, tarr![]>>();
}

fn no_window() {
    type One = Puzzle<1, tarr![Boxes<U1, U1>, Windows], tarr![tarr![U1]]>;
    solved::<Solution<One, tarr![tarr![U1]]>>();
}

fn symbols() {
    solved::<Two<Flat, tarr![Symbol<'A'>]>>();
    solved::<Two<Flat, tarr![Symbol<'A'>, Symbol<'B'>, Symbol<'C'>]>>();
    solved::<Two<Flat, tarr![]>>();
    solved::<Two<Flat, tarr![Symbol<'A'>, U4]>>();
    solved::<Two<Flat, NumbersFrom<99>>>();
    solved::<Two<Flat, NumbersFrom<256>>>();
    solved::<Two<Flat, NumbersFrom<{ usize::MAX }>>>();
}

// Right: the last numbers and symbols that there are.
const _: () = {
    let _ = solved::<Two<Flat, NumbersFrom<98>>>;
    let _ = solved::<Two<Flat, tarr![Symbol<'B'>, Symbol<'A'>]>>;
};

fn main() {}
