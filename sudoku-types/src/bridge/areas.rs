//! Reads regions and cages as values.

use crate::bridge::values::{AddedTo, FurtherValue, KnownCellValue, RulesValue};
use crate::judge::Area;
use crate::puzzle::{Cage, Cages, NoSum, Region, Regions};
use sudoku_notation::geometry::{AreaMap, BoxShape, Frame, LARGEST, MOST_AREAS, place_of_name};
use typenum::{ATerm, TArr, UInt, Unsigned};

impl<Map, Areas, const N: usize> RulesValue<N> for Regions<Map, Areas>
where
    Map: MapValue,
    Areas: AreasValue,
{
    type Frame = Frame<N, 1>;

    const FRAME: Frame<N, 1> = match BoxShape::new(1, N) {
        Some(rows) => Frame::<N>::of(rows).with_areas(map(&Map::END, &Areas::END), AreaMap::NONE),
        None => panic!("a grid has at most 25 rows"),
    };
}

impl<Map, Areas, Others, First, const N: usize, const A: usize> AddedTo<N, First, Others>
    for Cages<Map, Areas>
where
    Map: MapValue,
    Areas: AreasValue,
    Others: FurtherValue<N, First, Frame = Frame<N, A>>,
{
    type Frame = Frame<N, 1>;

    const FRAME: Frame<N, 1> = Others::FRAME.with_cages(map(&Map::END, &Areas::END));
}

/// Returns the areas of a map of numbers.
const fn map<const N: usize>(
    (rows, size): &([[u8; LARGEST]; LARGEST], usize),
    (areas, count): &([(char, u16); MOST_AREAS], usize),
) -> AreaMap<N> {
    assert!(*size == N, "a map has as many rows as the grid");
    let areas = areas.split_at(MOST_AREAS - *count).1;
    // By the number in the map, from 1; 0 for none.
    let (mut places, mut sums) = ([0; MOST_AREAS + 1], [0; MOST_AREAS]);
    let mut number = 0;
    while number < areas.len() {
        let (name, sum) = areas[number];
        number += 1;
        match place_of_name(name) {
            Some(place) => (places[number], sums[place]) = (place as u8 + 1, sum),
            None => panic!("an area is named by a letter or a figure"),
        }
    }
    let (mut map, mut cell) = ([[0; N]; N], 0);
    while cell < N * N {
        let (row, column) = (cell / N, cell % N);
        let number = rows[LARGEST - N + row][LARGEST - N + column] as usize;
        assert!(
            number <= areas.len(),
            "a map has no greater number than there are areas"
        );
        map[row][column] = places[number];
        cell += 1;
    }
    let map = AreaMap::by_places(map.as_flattened(), &sums, N);
    assert!(
        map.areas().count() == areas.len(),
        "every area has a cell and a name of its own"
    );
    map
}

/// Rows of a map at the end of an array, and how many there are. They may have any shape: the judge refuses a wrong one.
pub trait MapValue {
    const END: ([[u8; LARGEST]; LARGEST], usize);
}

impl MapValue for ATerm {
    const END: ([[u8; LARGEST]; LARGEST], usize) = ([[0; LARGEST]; LARGEST], 0);
}
impl<Row: MapRowValue, Rows: MapValue> MapValue for TArr<Row, Rows> {
    const END: ([[u8; LARGEST]; LARGEST], usize) = {
        let (mut rows, count) = Rows::END;
        rows[LARGEST - 1 - count] = Row::END.0;
        (rows, count + 1)
    };
}

/// Numbers of a row at the end of an array, and how many there are.
pub trait MapRowValue {
    const END: ([u8; LARGEST], usize);
}

impl MapRowValue for ATerm {
    const END: ([u8; LARGEST], usize) = ([0; LARGEST], 0);
}
impl<Number: KnownCellValue, Row: MapRowValue> MapRowValue for TArr<Number, Row> {
    const END: ([u8; LARGEST], usize) = {
        let (mut row, count) = Row::END;
        row[LARGEST - 1 - count] = Number::DIGIT;
        (row, count + 1)
    };
}

/// Areas at the end of an array, each with its name and its sum, or 0; and how many there are.
pub trait AreasValue {
    const END: ([(char, u16); MOST_AREAS], usize);
}

impl AreasValue for ATerm {
    const END: ([(char, u16); MOST_AREAS], usize) = ([('?', 0); MOST_AREAS], 0);
}
impl<One, Areas> AreasValue for TArr<One, Areas>
where
    One: Area<Itself: AreaValue>,
    Areas: AreasValue,
{
    const END: ([(char, u16); MOST_AREAS], usize) = {
        let (mut areas, count) = Areas::END;
        areas[MOST_AREAS - 1 - count] = One::Itself::AREA;
        (areas, count + 1)
    };
}

/// The name of an area, and its sum, or 0.
pub trait AreaValue {
    const AREA: (char, u16);
}

impl<const NAME: char> AreaValue for Region<NAME> {
    const AREA: (char, u16) = (NAME, 0);
}
impl<const NAME: char> AreaValue for Cage<NAME, NoSum> {
    const AREA: (char, u16) = (NAME, 0);
}
impl<const NAME: char, High, Low> AreaValue for Cage<NAME, UInt<High, Low>>
where
    UInt<High, Low>: Unsigned,
{
    const AREA: (char, u16) = (NAME, <UInt<High, Low> as Unsigned>::U16);
}
