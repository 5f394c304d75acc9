// The types search by the rules that they know, and refuse others: windows without square boxes, and what is not a puzzle
// at all.

use sudoku_types::__private::refuted;
use sudoku_types::type_solver::NoAdvice;
use sudoku_types::typenum::{U1, U2, U3, tarr};
use sudoku_types::{AntiKing, Blank, Boxes, Cage, Cages, Diagonals, NonConsecutive};
use sudoku_types::{Puzzle, Region, Regions, Windows};
use sudoku_types::{Solution, Unique};

type Blanks = tarr![tarr![Blank, Blank], tarr![Blank, Blank]];
type With<Rules> = Puzzle<2, Rules, Blanks>;
type Strips = Boxes<U1, U2>;

type Rows = tarr![tarr![U1, U2], tarr![U2, U1]];
// A cell, and three.
type Uneven = Regions<tarr![tarr![U1, U2], tarr![U2, U2]], tarr![Region<'a'>, Region<'b'>]>;
type Upright = Regions<tarr![tarr![U1, U2], tarr![U1, U2]], tarr![Region<'a'>, Region<'b'>]>;

// A rule about one cell, and what is not a list of cages.
type OneCage = Cages<tarr![tarr![U1, Blank], tarr![Blank, Blank]], tarr![Cage<'a'>]>;
type NoCages = Cages<tarr![tarr![U1, Blank], tarr![Blank, Blank]], tarr![u8]>;
type NoSum = Cages<tarr![tarr![U1, Blank], tarr![Blank, Blank]], tarr![Cage<'a', u8>]>;
// These cells cannot have the sum.
type Three = Cages<tarr![tarr![U1, Blank], tarr![Blank, Blank]], tarr![Cage<'a', U3>]>;

const fn unique<S: Unique>() {}

const _: () = refuted::<With<Strips>, NoAdvice, true>();
const _: () = refuted::<With<tarr![Strips]>, NoAdvice, true>();
const _: () = refuted::<With<Upright>, NoAdvice, true>();
const _: () = refuted::<With<tarr![Strips, OneCage]>, NoAdvice, true>();
const _: () = refuted::<With<tarr![Strips, NoCages]>, NoAdvice, true>();
const _: () = refuted::<With<tarr![Strips, NoSum]>, NoAdvice, true>();
const _: () = refuted::<With<tarr![Strips, Diagonals, Windows]>, NoAdvice, true>();
const _: () = refuted::<With<tarr![Boxes<U2, U2>, Diagonals]>, NoAdvice, true>();
const _: () = refuted::<With<Uneven>, NoAdvice, true>();
const _: () = refuted::<With<tarr![Uneven, Diagonals]>, NoAdvice, true>();
const _: () = refuted::<With<u8>, NoAdvice, true>();
const _: () = refuted::<Puzzle<2, Strips, tarr![tarr![u8, Blank], tarr![Blank, Blank]]>, NoAdvice, true>();
const _: () = refuted::<Puzzle<2, Strips, tarr![tarr![U1, Blank]]>, NoAdvice, true>();
const _: () = refuted::<Puzzle<2, Strips, tarr![tarr![U3, Blank], tarr![Blank, Blank]]>, NoAdvice, true>();
const _: () = refuted::<u8, NoAdvice, true>();

const _: () = unique::<Solution<With<Upright>, Rows, true, NoAdvice>>();

// These have no solution: with their diagonals, with digits side by side, with givens that clash.
const _: () = refuted::<With<tarr![Strips, Diagonals]>, NoAdvice, true>();
const _: () = refuted::<With<tarr![Upright, Diagonals]>, NoAdvice, true>();
const _: () = refuted::<With<tarr![Strips, AntiKing]>, NoAdvice, true>();
const _: () = refuted::<With<tarr![Strips, Three]>, NoAdvice, true>();
const _: () = refuted::<With<tarr![Strips, Diagonals, OneCage]>, NoAdvice, true>();
const _: () = refuted::<With<tarr![Upright, NonConsecutive]>, NoAdvice, true>();
type Clash = Puzzle<2, Strips, tarr![tarr![U1, Blank], tarr![U1, Blank]]>;
const _: () = refuted::<Clash, NoAdvice, true>();

fn main() {}
