//! Types by hand that are not puzzles, beside a puzzle each that differs in the fault alone: neither the judge nor the search
//! by types has anything to say of the first, and both of them of the second.
//!
//! The digits of [`Rows`] keep the rules of most of the forgeries, so that nothing but their fault is left to refuse.

use core::marker::PhantomData;
use sudoku_types::type_solver::{SolvedWith, Unique};
use sudoku_types::typenum::{ATerm, B0, B1, TArr, U0, U1, U2, U3, U4, U5, UInt, UTerm, tarr};
use sudoku_types::{
    Arrows, Blank, Boxes, Cage, Cages, Consecutive, Doubles, Even, ListedCages, Odd, Palindromes,
    Puzzle, RC, Region, Regions, Solution, Solved, Sums, Thermometers, Whispers, Windows,
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
type One = UInt<UInt<UTerm, B0>, B1>;
type Three = UInt<UInt<UInt<UTerm, B0>, B1>, B1>;
type Foreign = UInt<UInt<UTerm, B1>, u8>;

/// Maps of cages, and the same cages as lists.
type Pair<Areas> = Cages<First<U1, U1, Blank, Blank>, Areas>;
type Pairs<Areas> = Cages<First<U1, U1, U2, U2>, Areas>;
type OnePair = tarr![tarr![RC<1, 1>, RC<1, 2>]];

type Crossed<Areas> = Regions<
    tarr![
        tarr![U1, U1, U2, U2],
        tarr![U1, U1, U2, U2],
        tarr![U3, U3, U4, U4],
        tarr![U3, U3, U4, U4],
    ],
    Areas,
>;
type Jigsaw<A, B, C, D> = Puzzle<4, Crossed<tarr![A, B, C, D]>, Blanks>;

/// One item, four times before a list.
type Four<Item, Rest> = TArr<Item, TArr<Item, TArr<Item, TArr<Item, Rest>>>>;
type Sixteen<Item, Rest> = Four<Item, Four<Item, Four<Item, Four<Item, Rest>>>>;
type EvenCell = tarr![RC<1, 2>];
type EvenCells = Four<AllEven, ATerm>;
type AllEven = tarr![
    RC<1, 2>,
    RC<1, 4>,
    RC<2, 2>,
    RC<2, 4>,
    RC<3, 1>,
    RC<3, 3>,
    RC<4, 1>,
    RC<4, 3>,
];

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
fn lines_of_forgeries_have_different_cells_of_the_grid() {
    forgeries! {
        "a palindrome of one cell twice":
            With<Palindromes<tarr![tarr![RC<1, 1>, RC<1, 1>]]>>,
            not With<Palindromes<tarr![tarr![RC<1, 1>, RC<2, 3>]]>>;
        "a palindrome there and back":
            With<Palindromes<tarr![tarr![RC<1, 1>, RC<1, 2>, RC<1, 1>]]>>,
            not With<Palindromes<tarr![tarr![RC<1, 1>, RC<1, 2>, RC<2, 3>]]>>;
        "a thermometer that comes back":
            With<Thermometers<tarr![tarr![RC<1, 2>, RC<1, 1>, RC<1, 2>]]>>,
            not With<Thermometers<tarr![tarr![RC<1, 1>, RC<1, 2>, RC<1, 3>]]>>;
        "white dots that come back":
            With<Consecutive<tarr![tarr![RC<1, 1>, RC<1, 2>, RC<1, 1>]]>>,
            not With<Consecutive<tarr![tarr![RC<1, 1>, RC<1, 2>, RC<1, 3>]]>>;
        "black dots that come back, on the second line":
            With<Doubles<tarr![tarr![RC<1, 1>, RC<1, 2>], tarr![RC<1, 1>, RC<1, 2>, RC<1, 1>]]>>,
            not With<Doubles<tarr![tarr![RC<1, 1>, RC<1, 2>], tarr![RC<1, 1>, RC<1, 2>, RC<1, 4>]]>>;
        "a whisper that comes back":
            With<Whispers<tarr![tarr![RC<1, 1>, RC<1, 3>, RC<1, 1>]]>>,
            not With<Whispers<tarr![tarr![RC<1, 1>, RC<1, 3>, RC<2, 3>]]>>;
        "a sum of one cell twice":
            With<Sums<tarr![tarr![U2, RC<1, 1>, RC<1, 1>]]>>,
            not With<Sums<tarr![tarr![U2, RC<1, 1>, RC<2, 3>]]>>;
        "an arrow over one cell twice":
            With<Arrows<tarr![tarr![RC<1, 2>, RC<1, 1>, RC<1, 1>]]>>,
            not With<Arrows<tarr![tarr![RC<1, 2>, RC<1, 1>, RC<2, 3>]]>>;
        "an even cell twice":
            With<Even<tarr![tarr![RC<1, 2>, RC<1, 2>]]>>,
            not With<Even<tarr![tarr![RC<1, 2>], tarr![RC<1, 2>]]>>;
        "an odd cell twice, with others between":
            With<Odd<tarr![tarr![RC<1, 1>, RC<1, 3>, RC<2, 1>, RC<1, 1>]]>>,
            not With<Odd<tarr![tarr![RC<1, 1>, RC<1, 3>, RC<2, 1>, RC<2, 3>]]>>;
        "a row below the grid":
            With<Even<tarr![tarr![RC<5, 1>]]>>, not With<Even<tarr![tarr![RC<4, 1>]]>>;
        "a column beside the grid":
            With<Even<tarr![tarr![RC<1, 5>]]>>, not With<Even<tarr![tarr![RC<1, 4>]]>>;
        "a row above the grid":
            With<Odd<tarr![tarr![RC<0, 1>]]>>, not With<Odd<tarr![tarr![RC<1, 1>]]>>;
        "a column before the grid":
            With<Odd<tarr![tarr![RC<1, 0>]]>>, not With<Odd<tarr![tarr![RC<1, 1>]]>>;
        "a thermometer that leaves the grid":
            With<Thermometers<tarr![tarr![RC<1, 1>, RC<5, 1>]]>>,
            not With<Thermometers<tarr![tarr![RC<1, 1>, RC<4, 1>]]>>;
    }
}

#[test]
fn lines_of_forgeries_have_the_shape_of_their_mark() {
    forgeries! {
        "a thermometer of one cell":
            With<Thermometers<tarr![tarr![RC<1, 1>]]>>,
            not With<Thermometers<tarr![tarr![RC<1, 1>, RC<1, 2>]]>>;
        "a thermometer with a sum":
            With<Thermometers<tarr![tarr![U3, RC<1, 1>, RC<1, 2>]]>>,
            not With<Thermometers<tarr![tarr![RC<1, 1>, RC<1, 2>]]>>;
        "an arrow of one cell":
            With<Arrows<tarr![tarr![RC<1, 1>]]>>, not With<Arrows<tarr![tarr![RC<1, 1>, RC<2, 3>]]>>;
        "no even cells":
            With<Even<tarr![tarr![]]>>, not With<Even<tarr![tarr![RC<1, 2>]]>>;
        "even cells that are not a list of lines":
            With<Even<tarr![RC<1, 2>]>>, not With<Even<tarr![tarr![RC<1, 2>]]>>;
        "a sum of one cell":
            With<Sums<tarr![tarr![U1, RC<1, 1>]]>>,
            not With<Sums<tarr![tarr![U3, RC<1, 1>, RC<1, 2>]]>>;
        "a line of sums without its sum":
            With<Sums<tarr![tarr![RC<1, 1>, RC<1, 2>]]>>,
            not With<Sums<tarr![tarr![U3, RC<1, 1>, RC<1, 2>]]>>;
        "the sum 0":
            With<Sums<tarr![tarr![U0, RC<1, 1>, RC<1, 2>]]>>,
            not With<Sums<tarr![tarr![U3, RC<1, 1>, RC<1, 2>]]>>;
        "the sum 03":
            With<Sums<tarr![tarr![Three, RC<1, 1>, RC<1, 2>]]>>,
            not With<Sums<tarr![tarr![U3, RC<1, 1>, RC<1, 2>]]>>;
        "a sum with a foreign figure":
            With<Sums<tarr![tarr![Foreign, RC<1, 1>, RC<1, 2>]]>>,
            not With<Sums<tarr![tarr![U3, RC<1, 1>, RC<1, 2>]]>>;
        "two sums":
            With<Sums<tarr![tarr![U3, U3, RC<1, 1>, RC<1, 2>]]>>,
            not With<Sums<tarr![tarr![U3, RC<1, 1>, RC<1, 2>]]>>;
    }
}

#[test]
fn grids_of_forgeries_have_room_for_their_marks() {
    forgeries! {
        "more lines than cells":
            With<Even<Sixteen<EvenCell, tarr![EvenCell]>>>, not With<Even<Sixteen<EvenCell, ATerm>>>;
        "more lines than cells, of two marks":
            Both<Even<Sixteen<EvenCell, ATerm>>, Odd<tarr![tarr![RC<1, 1>]]>>,
            not Both<Even<Sixteen<EvenCell, ATerm>>, Nothing>;
        "more than two marked cells for each cell":
            Both<Even<EvenCells>, Odd<tarr![tarr![RC<1, 1>]]>>, not Both<Even<EvenCells>, Nothing>;
    }
}

/// A further rule that says nothing.
type Nothing = Odd<tarr![]>;

#[test]
fn cages_of_forgeries_are_apart_and_named_in_order() {
    forgeries! {
        "cages of a list that overlap":
            With<ListedCages<tarr![tarr![RC<1, 1>, RC<1, 2>], tarr![RC<1, 2>, RC<1, 3>]]>>,
            not With<ListedCages<tarr![tarr![RC<1, 1>, RC<1, 2>], tarr![RC<1, 3>, RC<1, 4>]]>>;
        "cages of a list that overlap, with another between":
            With<ListedCages<tarr![tarr![U1, RC<1, 1>], tarr![RC<1, 2>], tarr![RC<1, 1>, RC<1, 3>]]>>,
            not With<ListedCages<tarr![tarr![U1, RC<1, 1>], tarr![RC<1, 2>], tarr![RC<1, 3>]]>>;
        "a cage of a list outside the grid":
            With<ListedCages<tarr![tarr![RC<1, 5>]]>>, not With<ListedCages<tarr![tarr![RC<1, 4>]]>>;
        "a cage of a list with one cell twice":
            With<ListedCages<tarr![tarr![RC<1, 1>, RC<1, 1>]]>>, not With<ListedCages<OnePair>>;
        "a cage of a list without cells":
            With<ListedCages<tarr![tarr![U3]]>>, not With<ListedCages<OnePair>>;
        "a cage of a list with the sum 03":
            With<ListedCages<tarr![tarr![Three, RC<1, 1>, RC<1, 2>]]>>,
            not With<ListedCages<tarr![tarr![U3, RC<1, 1>, RC<1, 2>]]>>;
        "a cage with the sum 0":
            With<Pair<tarr![Cage<'a', U0>]>>, not With<Pair<tarr![Cage<'a'>]>>;
        "a cage with the sum 03":
            With<Pair<tarr![Cage<'a', Three>]>>, not With<Pair<tarr![Cage<'a', U3>]>>;
        "cages named b a":
            With<Pairs<tarr![Cage<'b'>, Cage<'a'>]>>, not With<Pairs<tarr![Cage<'a'>, Cage<'b'>]>>;
        "two cages of one name":
            With<Pairs<tarr![Cage<'a'>, Cage<'a'>]>>, not With<Pairs<tarr![Cage<'a'>, Cage<'Z'>]>>;
        "a cage named by a mark":
            With<Pair<tarr![Cage<'?'>]>>, not With<Pair<tarr![Cage<'9'>]>>;
        "an area that is not in the list":
            With<Pairs<tarr![Cage<'a'>]>>, not With<Pair<tarr![Cage<'a'>]>>;
        "a cage without cells":
            With<Pair<tarr![Cage<'a'>, Cage<'b'>]>>, not With<Pairs<tarr![Cage<'a'>, Cage<'b'>]>>;
        "a region for a cage":
            With<Pair<tarr![Region<'a'>]>>, not With<Pair<tarr![Cage<'a'>]>>;
        "a map of three rows":
            With<Cages<tarr![Empty, Empty, Empty], tarr![]>>, not With<Cages<Blanks, tarr![]>>;
        "a map with the area 01":
            With<Cages<First<One, One, Blank, Blank>, tarr![Cage<'a'>]>>,
            not With<Cages<First<U1, U1, Blank, Blank>, tarr![Cage<'a'>]>>;
        "two maps of cages":
            Both<Pair<tarr![Cage<'a'>]>, Pair<tarr![Cage<'a'>]>>, not With<Pair<tarr![Cage<'a'>]>>;
        "cages in a map and in a list":
            Both<Pair<tarr![Cage<'a'>]>, ListedCages<OnePair>>, not With<ListedCages<OnePair>>;
    }
}

#[test]
fn forgeries_have_regions_rules_and_givens_that_are_some() {
    forgeries! {
        "regions out of order":
            Jigsaw<Region<'a'>, Region<'c'>, Region<'b'>, Region<'d'>>,
            not Jigsaw<Region<'a'>, Region<'b'>, Region<'c'>, Region<'d'>>;
        "a region without a name":
            Jigsaw<Region<'a'>, Region<'b'>, Region<'c'>, Region<'ß'>>,
            not Jigsaw<Region<'a'>, Region<'b'>, Region<'c'>, Region<'s'>>;
        "a cage for a region":
            Jigsaw<Cage<'a'>, Region<'b'>, Region<'c'>, Region<'d'>>,
            not Jigsaw<Region<'a'>, Region<'b'>, Region<'c'>, Region<'d'>>;
        "a list of rules in the place of boxes":
            Puzzle<4, tarr![tarr![Small, Nothing], Nothing], Blanks>,
            not Both<Nothing, Nothing>;
        "rules before the boxes":
            Puzzle<4, tarr![Nothing, Small], Blanks>, not Puzzle<4, tarr![Small, Nothing], Blanks>;
        "windows without square boxes":
            Puzzle<4, tarr![Boxes<U1, U4>, Windows], Blanks>, not Puzzle<4, tarr![Boxes<U1, U4>], Blanks>;
        "a given that is no digit of the grid": Given<U5>, not Given<U1>;
        "a given 0": Given<U0>, not Given<U1>;
        "a given 01": Given<One>, not Given<U1>;
        "a given of another crate": Given<u8>, not Given<Blank>;
    }
}
