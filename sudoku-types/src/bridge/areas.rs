//! Reads regions and cages as values.

use crate::bridge::values::{AddedTo, FurtherValue, KnownCellValue, NoCages, RulesValue};
use crate::puzzle::{Cage, Cages, NoSum, Region, Regions};
use sudoku_notation::geometry::{AreaMap, BoxShape, Frame, LARGEST, MOST_AREAS, place_of_name};
use typenum::{ATerm, Cmp, Compare, Greater, TArr, U0, UInt, Unsigned, consts};

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
    Others: FurtherValue<N, First, Frame = Frame<N, A>, Cages: NoCages>,
{
    type Frame = Frame<N, 1>;
    type Cages = Self;

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

/// Areas at the end of an array, each with its name and its sum, or 0; and how many there are. Their names come after
/// the one with the number `Last`, in the order of all names, so that no two areas have the same name.
pub trait AreasValue<Last = U0> {
    const END: ([(char, u16); MOST_AREAS], usize);
}

impl<Last> AreasValue<Last> for ATerm {
    const END: ([(char, u16); MOST_AREAS], usize) = ([('?', 0); MOST_AREAS], 0);
}
impl<Area, Areas, Last> AreasValue<Last> for TArr<Area, Areas>
where
    Area: AreaValue<Name: Cmp<Last>>,
    Compare<Area::Name, Last>: InOrder,
    Areas: AreasValue<Area::Name>,
{
    const END: ([(char, u16); MOST_AREAS], usize) = {
        let (mut areas, count) = Areas::END;
        areas[MOST_AREAS - 1 - count] = Area::AREA;
        (areas, count + 1)
    };
}

/// A name that comes after the name of the area before it.
#[diagnostic::on_unimplemented(
    message = "the names of these regions or cages are not in order",
    label = "each has a name of its own, and they are in the order a to z, A to Z, 0 to 9"
)]
pub trait InOrder {}

impl InOrder for Greater {}

/// The name of an area, and its sum, or 0.
pub trait AreaValue {
    /// The number of the name among all names, from 1.
    type Name;

    const AREA: (char, u16);
}

impl<const NAME: char> AreaValue for Region<NAME>
where
    Region<NAME>: Named,
{
    type Name = <Region<NAME> as Named>::Number;

    const AREA: (char, u16) = (NAME, 0);
}
impl<const NAME: char> AreaValue for Cage<NAME, NoSum>
where
    Region<NAME>: Named,
{
    type Name = <Region<NAME> as Named>::Number;

    const AREA: (char, u16) = (NAME, 0);
}
impl<const NAME: char, High, Low> AreaValue for Cage<NAME, UInt<High, Low>>
where
    Region<NAME>: Named,
    UInt<High, Low>: Unsigned,
{
    type Name = <Region<NAME> as Named>::Number;

    const AREA: (char, u16) = (NAME, <UInt<High, Low> as Unsigned>::U16);
}

/// An area with one of the names that there are. (A cage has the number of the region with its name.)
#[diagnostic::on_unimplemented(
    message = "a region or a cage is named by a letter or a figure",
    label = "names are a to z, A to Z, 0 to 9"
)]
pub trait Named {
    type Number;
}

macro_rules! names {
    ($($name:literal $number:ident,)*) => { $(
        #[diagnostic::do_not_recommend]
        impl Named for Region<$name> {
            type Number = consts::$number;
        }
    )* };
}

names! {
    'a' U1, 'b' U2, 'c' U3, 'd' U4, 'e' U5, 'f' U6, 'g' U7, 'h' U8,
    'i' U9, 'j' U10, 'k' U11, 'l' U12, 'm' U13, 'n' U14, 'o' U15, 'p' U16,
    'q' U17, 'r' U18, 's' U19, 't' U20, 'u' U21, 'v' U22, 'w' U23, 'x' U24,
    'y' U25, 'z' U26, 'A' U27, 'B' U28, 'C' U29, 'D' U30, 'E' U31, 'F' U32,
    'G' U33, 'H' U34, 'I' U35, 'J' U36, 'K' U37, 'L' U38, 'M' U39, 'N' U40,
    'O' U41, 'P' U42, 'Q' U43, 'R' U44, 'S' U45, 'T' U46, 'U' U47, 'V' U48,
    'W' U49, 'X' U50, 'Y' U51, 'Z' U52, '0' U53, '1' U54, '2' U55, '3' U56,
    '4' U57, '5' U58, '6' U59, '7' U60, '8' U61, '9' U62,
}
