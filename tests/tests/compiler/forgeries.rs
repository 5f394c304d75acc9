//! Types by hand that are not puzzles, beside a puzzle each that differs in the fault alone: neither the judge nor the search
//! by types has anything to say of the first, and both of them of the second.
//!
//! The digits of [`Rows`] keep the rules of most of the forgeries, so that nothing but their fault is left to refuse.

use core::marker::PhantomData;
use sudoku_types::type_solver::{Fail, Outcome, SolvedWith, Unique};
use sudoku_types::typenum::{B0, B1, TArr, U0, U1, U2, U3, U4, U5, UInt, UTerm, tarr};
use sudoku_types::{
    Arrows, Blank, Boxes, Cage, Consecutive, Doubles, Even, Odd, Palindromes, Puzzle, RC, Region,
    Solution, Solved, Sums, Thermometers, Whispers, Windows,
};

type Rows = tarr![
    tarr![U1, U2, U3, U4],
    tarr![U3, U4, U1, U2],
    tarr![U2, U1, U4, U3],
    tarr![U4, U3, U2, U1],
];

/// A grid with one row that is not blank.
type First<A, B, C, D> = tarr![tarr![A, B, C, D], Empty, Empty, Empty];
type Empty = tarr![Blank, Blank, Blank, Blank];
type Blanks = First<Blank, Blank, Blank, Blank>;

type Small = Boxes<U2, U2>;
type With<Rule> = Puzzle<4, tarr![Small, Rule], Blanks>;
type Both<One, Other> = Puzzle<4, tarr![Small, One, Other], Blanks>;
type Given<Cell> = Puzzle<4, Small, First<Cell, Blank, Blank, Blank>>;

// Numbers that typenum reads as 1 and 3, and does not write like this.
type ZeroOne = UInt<UInt<UTerm, B0>, B1>;
type ZeroThree = UInt<UInt<UInt<UTerm, B0>, B1>, B1>;
type Foreign = UInt<UInt<UTerm, B1>, u8>;

/// Four cells of a row, in some order.
type Row = tarr![RC<1, 1>, RC<1, 2>, RC<1, 3>, RC<1, 4>];

/// One item, four times before a list.
type Four<Item, Rest> = TArr<Item, TArr<Item, TArr<Item, TArr<Item, Rest>>>>;
type Sixteen<Item, Rest> = Four<Item, Four<Item, Four<Item, Four<Item, Rest>>>>;
/// True if a type satisfies a bound.
macro_rules! holds {
    ($type:ty: $($bound:tt)+) => {{
        struct Probe<T>(PhantomData<T>);
        #[allow(dead_code, reason = "for types that do not satisfy it")]
        trait Otherwise {
            const HOLDS: bool = false;
        }
        impl<T> Otherwise for Probe<T> {}
        #[allow(dead_code, reason = "for types that do")]
        impl<T: $($bound)+> Probe<T> {
            const HOLDS: bool = true;
        }
        Probe::<$type>::HOLDS
    }};
}

/// The judge accepts the rows; and the search by types has an outcome.
macro_rules! answers {
    ($puzzle:ty) => {
        [
            holds!(Solution<$puzzle, Rows>: Solved),
            holds!($puzzle: SolvedWith<Unique>),
        ]
    };
}

macro_rules! forgeries {
    ($($fault:literal: $forged:ty, not $puzzle:ty;)*) => { $(
        assert_eq!(answers!($puzzle), [true; 2], "without {}", $fault);
        assert_eq!(answers!($forged), [false; 2], "with {}", $fault);
    )* };
}

#[test]
fn marks_of_forgeries_have_different_cells() {
    forgeries! {
        "a palindrome of one cell twice":
            With<Palindromes<tarr![RC<1, 1>, RC<1, 1>]>>,
            not With<Palindromes<tarr![RC<1, 1>, RC<2, 3>]>>;
        "a palindrome there and back":
            With<Palindromes<tarr![RC<1, 1>, RC<1, 2>, RC<1, 1>]>>,
            not With<Palindromes<tarr![RC<1, 1>, RC<1, 2>, RC<2, 3>]>>;
        "a thermometer that comes back":
            With<Thermometers<tarr![RC<1, 2>, RC<1, 1>, RC<1, 2>]>>,
            not With<Thermometers<tarr![RC<1, 1>, RC<1, 2>, RC<1, 3>]>>;
        "white dots that come back":
            With<Consecutive<tarr![RC<1, 1>, RC<1, 2>, RC<1, 1>]>>,
            not With<Consecutive<tarr![RC<1, 1>, RC<1, 2>, RC<1, 3>]>>;
        "black dots that come back, on the second line":
            Both<Doubles<tarr![RC<1, 1>, RC<1, 2>]>, Doubles<tarr![RC<1, 1>, RC<1, 2>, RC<1, 1>]>>,
            not Both<Doubles<tarr![RC<1, 1>, RC<1, 2>]>, Doubles<tarr![RC<1, 1>, RC<1, 2>, RC<1, 4>]>>;
        "a whisper that comes back":
            With<Whispers<tarr![RC<1, 1>, RC<1, 3>, RC<1, 1>]>>,
            not With<Whispers<tarr![RC<1, 1>, RC<1, 3>, RC<2, 3>]>>;
        "a sum of one cell twice":
            With<Sums<tarr![RC<1, 1>, RC<1, 1>], U2>>,
            not With<Sums<tarr![RC<1, 1>, RC<2, 3>], U2>>;
        "an arrow over one cell twice":
            With<Arrows<tarr![RC<1, 2>, RC<1, 1>, RC<1, 1>]>>,
            not With<Arrows<tarr![RC<1, 2>, RC<1, 1>, RC<2, 3>]>>;
        "an even cell twice":
            With<Even<tarr![RC<1, 2>, RC<1, 2>]>>,
            not Both<Even<tarr![RC<1, 2>]>, Even<tarr![RC<1, 2>]>>;
        "an odd cell twice, with others between":
            With<Odd<tarr![RC<1, 1>, RC<1, 3>, RC<2, 1>, RC<1, 1>]>>,
            not With<Odd<tarr![RC<1, 1>, RC<1, 3>, RC<2, 1>, RC<2, 3>]>>;
    }
}

#[test]
fn lines_of_forgeries_have_cells_of_the_grid() {
    forgeries! {
        "a row below the grid": With<Even<tarr![RC<5, 1>]>>, not With<Even<tarr![RC<4, 1>]>>;
        "a column beside the grid": With<Even<tarr![RC<1, 5>]>>, not With<Even<tarr![RC<1, 4>]>>;
        "a row above the grid": With<Odd<tarr![RC<0, 1>]>>, not With<Odd<tarr![RC<1, 1>]>>;
        "a column before the grid": With<Odd<tarr![RC<1, 0>]>>, not With<Odd<tarr![RC<1, 1>]>>;
        "a thermometer that leaves the grid":
            With<Thermometers<tarr![RC<1, 1>, RC<5, 1>]>>,
            not With<Thermometers<tarr![RC<1, 1>, RC<4, 1>]>>;
        "a cage beside the grid, in its fourth cell":
            With<Cage<tarr![RC<1, 1>, RC<1, 2>, RC<1, 3>, RC<1, 5>]>>, not With<Cage<Row>>;
        "a region beside the grid":
            With<Region<tarr![RC<1, 1>, RC<1, 2>, RC<1, 3>, RC<1, 5>]>>, not With<Region<Row>>;
        "a digit for a cell": With<Cage<tarr![RC<1, 1>, U2]>>, not With<Cage<tarr![RC<1, 1>, RC<1, 2>]>>;
        "cells that are not a list": With<Cage<RC<1, 1>>>, not With<Cage<tarr![RC<1, 1>]>>;
    }
}

#[test]
fn lines_of_forgeries_have_the_shape_of_their_kind() {
    forgeries! {
        "a thermometer of one cell":
            With<Thermometers<tarr![RC<1, 1>]>>, not With<Thermometers<tarr![RC<1, 1>, RC<1, 2>]>>;
        "an arrow of one cell":
            With<Arrows<tarr![RC<1, 1>]>>, not With<Arrows<tarr![RC<1, 1>, RC<2, 3>]>>;
        "a sum of one cell":
            With<Sums<tarr![RC<1, 1>], U1>>, not With<Sums<tarr![RC<1, 1>, RC<1, 2>], U3>>;
        "no even cells": With<Even<tarr![]>>, not With<Even<tarr![RC<1, 2>]>>;
        "a cage without a cell": With<Cage<tarr![]>>, not With<Cage<tarr![RC<1, 2>]>>;
        "a cage of more cells than there are rows":
            With<Cage<TArr<RC<2, 1>, Row>>>, not With<Cage<Row>>;
        "a region of three cells":
            With<Region<tarr![RC<1, 1>, RC<1, 2>, RC<1, 3>]>>, not With<Region<Row>>;
        "a region of five cells": With<Region<TArr<RC<2, 1>, Row>>>, not With<Region<Row>>;
        "the sum 0":
            With<Sums<tarr![RC<1, 1>, RC<1, 2>], U0>>, not With<Sums<tarr![RC<1, 1>, RC<1, 2>], U3>>;
        "the sum 03":
            With<Sums<tarr![RC<1, 1>, RC<1, 2>], ZeroThree>>,
            not With<Sums<tarr![RC<1, 1>, RC<1, 2>], U3>>;
        "a sum with a foreign figure":
            With<Sums<tarr![RC<1, 1>, RC<1, 2>], Foreign>>,
            not With<Sums<tarr![RC<1, 1>, RC<1, 2>], U3>>;
        "a cage with the sum 03":
            With<Cage<tarr![RC<1, 1>, RC<1, 2>], ZeroThree>>,
            not With<Cage<tarr![RC<1, 1>, RC<1, 2>], U3>>;
        "a cage with a sum of another crate":
            With<Cage<tarr![RC<1, 1>, RC<1, 2>], u8>>, not With<Cage<tarr![RC<1, 1>, RC<1, 2>], U0>>;
    }
}

#[test]
fn grids_of_forgeries_have_room_for_their_lines() {
    // There is room for 128 numbers, and 40 lines of one cell take 120.
    type And<Rest> = Puzzle<4, TArr<Small, Forty<Rest>>, Blanks>;
    type Forty<Rest> = Sixteen<One, Sixteen<One, Four<One, Four<One, Rest>>>>;
    type One = Even<tarr![RC<1, 2>]>;
    type Two = Even<tarr![RC<1, 2>, RC<1, 4>]>;
    type Three = Even<tarr![RC<1, 2>, RC<1, 4>, RC<2, 2>]>;
    forgeries! {
        "a line too many": And<tarr![One, One, One]>, not And<tarr![One, One]>;
        "a cell too many": And<tarr![Two, Three]>, not And<tarr![Two, Two]>;
        "a cage too many": And<tarr![One, One, Cage<tarr![RC<1, 1>]>]>, not And<tarr![One, Cage<tarr![RC<1, 1>]>]>;
        "a region too many": And<tarr![One, Region<Row>]>, not And<tarr![Region<Row>]>;
    }
}

#[test]
fn lines_may_overlap() {
    type Left = tarr![RC<1, 1>, RC<2, 1>, RC<3, 1>, RC<4, 1>];
    type Corner = Both<Cage<Left>, Cage<tarr![RC<1, 1>, RC<1, 2>], U3>>;
    macro_rules! right {
        ($($puzzle:ty;)*) => { $(assert_eq!(answers!($puzzle), [true; 2], "{}", stringify!($puzzle));)* };
    }
    right! {
        Corner;
        Both<Cage<Left>, Cage<Left>>;
        Both<Region<Left>, Region<Row>>;
        Puzzle<4, tarr![Boxes<U1, U4>, Region<Left>, Region<Row>, Region<Row>], Blanks>;
    }
}

/// In a cage and in a region that is refused as a digit twice.
#[test]
fn no_grid_has_a_cage_or_a_region_with_one_cell_twice() {
    macro_rules! refused {
        ($($line:ty;)*) => { $(
            assert!(!holds!(Solution<With<$line>, Rows>: Solved));
            assert!(holds!(Outcome<With<$line>>: Is<Fail>));
        )* };
    }
    refused! {
        Cage<tarr![RC<1, 1>, RC<1, 1>]>;
        Cage<tarr![RC<1, 1>, RC<1, 2>, RC<1, 1>], U4>;
        Region<tarr![RC<1, 1>, RC<1, 2>, RC<1, 3>, RC<1, 1>]>;
    }
}

trait Is<Other> {}
impl<Type> Is<Type> for Type {}

#[test]
fn forgeries_have_rules_and_givens_that_are_some() {
    type Left = Cage<tarr![RC<1, 1>]>;
    forgeries! {
        "a list of rules in the place of boxes":
            Puzzle<4, tarr![tarr![Small, Left], Left], Blanks>, not Both<Left, Left>;
        "rules before the boxes":
            Puzzle<4, tarr![Left, Small], Blanks>, not Puzzle<4, tarr![Small, Left], Blanks>;
        "boxes twice": Both<Small, Left>, not Both<Left, Left>;
        "windows without square boxes":
            Puzzle<4, tarr![Boxes<U1, U4>, Windows], Blanks>, not Puzzle<4, tarr![Boxes<U1, U4>], Blanks>;
        "boxes of another size": Puzzle<4, Boxes<U2, U3>, Blanks>, not Puzzle<4, Small, Blanks>;
        "a row too few": Puzzle<4, Small, tarr![Empty, Empty, Empty]>, not Puzzle<4, Small, Blanks>;
        "a cell too many":
            Puzzle<4, Small, tarr![TArr<Blank, Empty>, Empty, Empty, Empty]>,
            not Puzzle<4, Small, Blanks>;
        "a given that is no digit of the grid": Given<U5>, not Given<U1>;
        "a given 0": Given<U0>, not Given<U1>;
        "a given 01": Given<ZeroOne>, not Given<U1>;
        "a given of another crate": Given<u8>, not Given<Blank>;
    }
}
