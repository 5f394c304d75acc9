// A proof says something of the rules it was written for, and of no others; of rules about pairs and cages, and of units that are none, it says
// nothing.

use sudoku_types::__private::refuted;
use sudoku_types::proof::{CellHasDigit as Cell, ColumnHasPlace as Column, RowHasPlace as Row};
use sudoku_types::proof::{I0, I1};
use sudoku_types::typenum::{U1, U2, U3, tarr};
use sudoku_types::{AntiKing, Blank, Boxes, Cage, Cages, Diagonals, Puzzle, Region, Regions, Windows};
use sudoku_types::{Solution, Unique};

type Blanks = tarr![tarr![Blank, Blank], tarr![Blank, Blank]];
type With<Rules> = Puzzle<2, Rules, Blanks>;
type Strips = Boxes<U1, U2>;

// Row 1, column 1: with 2 the row 2 has no place for 2, and with 1 none for 1.
type Tape = (Cell<I0, I0>, (Row<I1, I1>, Row<I1, I0>));

type Rows = tarr![tarr![U1, U2], tarr![U2, U1]];
// A cell, and three.
type Uneven = Regions<tarr![tarr![U1, U2], tarr![U2, U2]], tarr![Region<'a'>, Region<'b'>]>;
type Upright = Regions<tarr![tarr![U1, U2], tarr![U1, U2]], tarr![Region<'a'>, Region<'b'>]>;

// A rule about one cell.
type OneCage = Cages<tarr![tarr![U1, Blank], tarr![Blank, Blank]], tarr![Cage<'a'>]>;

const fn unique<S: Unique>() {}

const _: () = refuted::<With<Strips>, Tape, true>();
const _: () = refuted::<With<tarr![Strips]>, Tape, true>();
const _: () = refuted::<With<Upright>, Tape, true>();
const _: () = refuted::<With<tarr![Strips, AntiKing]>, Tape, true>();
const _: () = refuted::<With<tarr![Strips, Diagonals, AntiKing]>, Tape, true>();
const _: () = refuted::<With<tarr![Strips, Diagonals, OneCage]>, Tape, true>();
const _: () = refuted::<With<tarr![Strips, Diagonals, Windows]>, Tape, true>();
const _: () = refuted::<With<tarr![Boxes<U2, U2>, Diagonals]>, Tape, true>();
const _: () = refuted::<With<Uneven>, Tape, true>();
const _: () = refuted::<With<tarr![Uneven, Diagonals]>, Tape, true>();

// There are 16 boxes and units to be told apart, and no more.
type Eight = tarr![
    Strips, Diagonals, Diagonals, Diagonals, Diagonals, Diagonals, Diagonals, Diagonals, Diagonals
];
const _: () = refuted::<With<Eight>, Tape, true>();

// A given that is no digit of the grid. Row 1: with 1 in column 2, there is no place for 2.
type TooLarge = Puzzle<2, Strips, tarr![tarr![U3, Blank], tarr![Blank, Blank]]>;
const _: () = refuted::<TooLarge, (Row<I0, I0>, Row<I0, I1>), true>();

// Givens that clash, and a step that looks elsewhere.
type Clash = Puzzle<2, Strips, tarr![tarr![U1, Blank], tarr![U1, Blank]]>;
const _: () = refuted::<Clash, Cell<I0, I0>, true>();

// Either digit of the first cell leads to a solution.
type Twice = (Cell<I0, I0>, ((Row<I1, I1>, (Row<I0, I0>, (Row<I1, I0>, Cell<I0, I0>))), (Row<I1, I0>, (Row<I0, I1>, (Row<I1, I1>, Cell<I0, I0>)))));
const _: () = unique::<Solution<With<Upright>, Rows, true, Twice>>();
const _: () = unique::<Solution<With<tarr![Strips, AntiKing]>, Rows, true, Tape>>();

// These are right.
const _: () = refuted::<With<tarr![Strips, Diagonals]>, Tape, true>();
const _: () = refuted::<With<tarr![Upright, Diagonals]>, Tape, true>();
const _: () = refuted::<With<tarr![Strips, Diagonals, Diagonals]>, Tape, true>();
// Column 1 has a 1 twice.
const _: () = refuted::<Clash, Column<I0, I0>, true>();

fn main() {}
