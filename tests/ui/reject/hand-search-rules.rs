// The types search by the rules that they know, and refuse others: windows without square boxes, and what is not a puzzle
// at all.

use sudoku_types::__private::refuted;
use sudoku_types::type_solver::NoAdvice;
use sudoku_types::typenum::{U1, U2, U3, tarr};
use sudoku_types::{AntiKing, Blank, Boxes, Cage, Diagonals, NonConsecutive};
use sudoku_types::{Puzzle, RC, Region, Windows};
use sudoku_types::{Solution, Unique};

type Blanks = tarr![tarr![Blank, Blank], tarr![Blank, Blank]];
type With<Rules> = Puzzle<2, Rules, Blanks>;
type Strips = Boxes<U1, U2>;

type Rows = tarr![tarr![U1, U2], tarr![U2, U1]];
// A cell, and three.
type Uneven = Region<tarr![RC<1, 2>, RC<2, 1>, RC<2, 2>]>;
type Left = Region<tarr![RC<1, 1>, RC<2, 1>]>;
type Right = Region<tarr![RC<1, 2>, RC<2, 2>]>;

// A rule about one cell, and what is not a cage.
type OneCage = Cage<tarr![RC<1, 1>]>;
type NoCells = Cage<u8>;
type NoSum = Cage<tarr![RC<1, 1>], u8>;
// This cell cannot have the sum.
type Three = Cage<tarr![RC<1, 1>], U3>;

const fn unique<S: Unique>() {}

const _: () = refuted::<With<Strips>, NoAdvice, true>();
const _: () = refuted::<With<tarr![Strips]>, NoAdvice, true>();
const _: () = refuted::<With<tarr![Strips, Left, Right]>, NoAdvice, true>();
const _: () = refuted::<With<tarr![Strips, OneCage]>, NoAdvice, true>();
const _: () = refuted::<With<tarr![Strips, NoCells]>, NoAdvice, true>();
const _: () = refuted::<With<tarr![Strips, NoSum]>, NoAdvice, true>();
const _: () = refuted::<With<tarr![Strips, Diagonals, Windows]>, NoAdvice, true>();
const _: () = refuted::<With<tarr![Boxes<U2, U2>, Diagonals]>, NoAdvice, true>();
const _: () = refuted::<With<tarr![Strips, Uneven]>, NoAdvice, true>();
const _: () = refuted::<With<tarr![Strips, Uneven, Diagonals]>, NoAdvice, true>();
const _: () = refuted::<With<u8>, NoAdvice, true>();
const _: () = refuted::<Puzzle<2, Strips, tarr![tarr![u8, Blank], tarr![Blank, Blank]]>, NoAdvice, true>();
const _: () = refuted::<Puzzle<2, Strips, tarr![tarr![U1, Blank]]>, NoAdvice, true>();
const _: () = refuted::<Puzzle<2, Strips, tarr![tarr![U3, Blank], tarr![Blank, Blank]]>, NoAdvice, true>();
const _: () = refuted::<u8, NoAdvice, true>();

const _: () = unique::<Solution<With<tarr![Strips, Left, Right]>, Rows, true, NoAdvice>>();

// These have no solution: with their diagonals, with digits side by side, with givens that clash.
const _: () = refuted::<With<tarr![Strips, Diagonals]>, NoAdvice, true>();
const _: () = refuted::<With<tarr![Strips, Left, Right, Diagonals]>, NoAdvice, true>();
const _: () = refuted::<With<tarr![Strips, AntiKing]>, NoAdvice, true>();
const _: () = refuted::<With<tarr![Strips, Three]>, NoAdvice, true>();
const _: () = refuted::<With<tarr![Strips, Diagonals, OneCage]>, NoAdvice, true>();
const _: () = refuted::<With<tarr![Strips, Left, Right, NonConsecutive]>, NoAdvice, true>();
type Clash = Puzzle<2, Strips, tarr![tarr![U1, Blank], tarr![U1, Blank]]>;
const _: () = refuted::<Clash, NoAdvice, true>();

fn main() {}
