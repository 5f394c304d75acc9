// By hand: puzzles whose digits keep the rules, and of which there is no grid as a value. They are refused as types.

use sudoku_types::typenum::{U1, U2, U4, tarr};
use sudoku_types::{
    Blank, Boxes, Cage, Cages, NumbersFrom, Puzzle, Region, Regions, Solution, Solved, Standard,
    Symbol, Windows,
};

type Rows = tarr![tarr![U1, U2], tarr![U2, U1]];
type Two<Rules, Symbols = Standard> = Solution<Puzzle<2, Rules, Rows, Symbols>, Rows>;
type Flat = Boxes<U1, U2>;

fn solved<S: Solved>() {}

fn no_cell() {
    solved::<Solution<Puzzle<0, Regions<tarr![], tarr![]>, tarr![]>, tarr![]>>();
}

fn no_window() {
    type One = Puzzle<1, tarr![Boxes<U1, U1>, Windows], tarr![tarr![U1]]>;
    solved::<Solution<One, tarr![tarr![U1]]>>();
}

fn names_of_regions() {
    type Upright = tarr![tarr![U1, U2], tarr![U1, U2]];
    solved::<Two<Regions<Upright, tarr![Region<'a'>, Region<'a'>]>>>();
    solved::<Two<Regions<Upright, tarr![Region<'b'>, Region<'a'>]>>>();
    solved::<Two<Regions<Upright, tarr![Region<'0'>, Region<'z'>]>>>();
    solved::<Two<Regions<Upright, tarr![Region<'a'>, Region<'é'>]>>>();
}

fn names_of_cages() {
    type Corners = tarr![tarr![U1, Blank], tarr![Blank, U2]];
    solved::<Two<tarr![Flat, Cages<Corners, tarr![Cage<'A'>, Cage<'A', U1>]>]>>();
    solved::<Two<tarr![Flat, Cages<Corners, tarr![Cage<'.'>, Cage<'a'>]>]>>();
}

fn cages_twice() {
    type Corner<Sum> = Cages<tarr![tarr![U1, Blank], tarr![Blank, Blank]], tarr![Cage<'a', Sum>]>;
    solved::<Two<tarr![Flat, Corner<U1>, Corner<U1>]>>();
}

fn symbols() {
    solved::<Two<Flat, tarr![Symbol<'A'>]>>();
    solved::<Two<Flat, tarr![Symbol<'A'>, Symbol<'B'>, Symbol<'C'>]>>();
    solved::<Two<Flat, tarr![]>>();
    solved::<Two<Flat, tarr![Symbol<'A'>, U4]>>();
    solved::<Two<Flat, NumbersFrom<99>>>();
    solved::<Two<Flat, NumbersFrom<256>>>();
}

// Right: the last names, numbers and symbols that there are.
const _: () = {
    type Upright = tarr![tarr![U1, U2], tarr![U1, U2]];
    type Corners = tarr![tarr![U1, Blank], tarr![Blank, U2]];
    let _ = solved::<Two<Regions<Upright, tarr![Region<'z'>, Region<'0'>]>>>;
    let _ = solved::<Two<tarr![Flat, Cages<Corners, tarr![Cage<'8'>, Cage<'9'>]>]>>;
    let _ = solved::<Two<Flat, NumbersFrom<98>>>;
    let _ = solved::<Two<Flat, tarr![Symbol<'B'>, Symbol<'A'>]>>;
};

fn main() {}
