//! Reads regions and cages as values, from types or from packed words.

use crate::bridge::const_proposal::{Words, same};
use crate::bridge::proposal::{OfFrame, OfRows, Proposal};
use crate::bridge::values::{
    AddedTo, BoxesOf, FurtherValue, KnownCellValue, RulesValue, without_boxes,
};
use crate::puzzle::{Boxes, Cage, Cages, NoSum, Region, Regions, RuleData};
use core::marker::PhantomData;
use sudoku_notation::geometry::{
    AreaMap, Areas, BoxShape, Frame, LARGEST, MOST_AREAS, place_of_name,
};
use sudoku_notation::messages::Finding;
use sudoku_notation::packed_areas;
use typenum::{ATerm, TArr, UInt, Unsigned};

impl<Numbers, Areas, const N: usize> RulesValue<N> for Regions<Numbers, Areas>
where
    Numbers: MapValue,
    Areas: AreasValue,
{
    type Frame = Frame<N, 1>;

    const FRAME: Frame<N, 1> = match BoxShape::new(1, N) {
        Some(rows) => Frame::<N>::of(rows).with_areas(map::<N, Numbers, Areas>(), AreaMap::NONE),
        None => panic!("a grid has at most 25 rows"),
    };
}

impl<Numbers, Areas, const N: usize> RulesValue<N> for Cages<Numbers, Areas> {
    type Frame = Frame<N>;

    const FRAME: Frame<N> = without_boxes();
}

impl<Numbers, Areas, Others, First, const N: usize, const A: usize> AddedTo<N, First, Others>
    for Cages<Numbers, Areas>
where
    Numbers: MapValue,
    Areas: AreasValue,
    Others: FurtherValue<N, First, Frame = Frame<N, A>>,
{
    type Frame = Frame<N, 1>;

    const FRAME: Frame<N, 1> = {
        let others = Others::FRAME;
        assert!(
            others.groups().cages().is_empty(),
            "a puzzle has one map of cages"
        );
        others.with_cages(map::<N, Numbers, Areas>())
    };
}

/// A grid with regions has no boxes to be counted in.
pub enum NoBoxes {}

impl<Map, Areas> BoxesOf for Regions<Map, Areas> {
    type Size = NoBoxes;
    type Rows = NoBoxes;
    type Columns = NoBoxes;
}

/// The areas of a map of numbers.
const fn map<const N: usize, Numbers: MapValue, Areas: AreasValue>() -> AreaMap<N> {
    let (numbers, areas) = (&Numbers::END, &Areas::END);
    assert!(numbers.1 == N, "a map has as many rows as the grid");
    // By the number in the map, from 1; 0 for none.
    let (mut places, mut sums) = ([0; MOST_AREAS + 1], [0; MOST_AREAS]);
    let mut number = 0;
    while number < areas.1 {
        let (name, sum) = areas.0[areas.1 - 1 - number];
        match place_of_name(name) {
            Some(place) => (places[number + 1], sums[place]) = (place as u8 + 1, sum),
            None => panic!("an area is named by a letter or a figure"),
        }
        number += 1;
    }
    let (mut map, mut cell) = ([0; LARGEST * LARGEST], 0);
    while cell < N * N {
        let number = numbers.0[N - 1 - cell / N][cell % N] as usize;
        assert!(
            number <= areas.1,
            "a map has no greater number than there are areas"
        );
        map[cell] = places[number];
        cell += 1;
    }
    let map = AreaMap::by_places(map.split_at(N * N).0, &sums, N);
    assert!(
        map.areas().count() == areas.1,
        "every area has a cell and a name of its own"
    );
    map
}

/// Rows of a map, the last one first, and how many there are.
pub trait MapValue {
    const END: ([[u8; LARGEST]; LARGEST], usize);
}

impl MapValue for ATerm {
    const END: ([[u8; LARGEST]; LARGEST], usize) = ([[0; LARGEST]; LARGEST], 0);
}
impl<Row: MapRowValue, Rows: MapValue> MapValue for TArr<Row, Rows> {
    const END: ([[u8; LARGEST]; LARGEST], usize) = {
        let (mut rows, count) = Rows::END;
        let (row, length) = Row::END;
        let mut column = 0;
        while column < length {
            rows[count][column] = row[length - 1 - column];
            column += 1;
        }
        (rows, count + 1)
    };
}

/// Numbers of a row, the last one first, and how many there are.
pub trait MapRowValue {
    const END: ([u8; LARGEST], usize);
}

impl MapRowValue for ATerm {
    const END: ([u8; LARGEST], usize) = ([0; LARGEST], 0);
}
impl<Number: KnownCellValue> MapRowValue for TArr<Number, ATerm> {
    const END: ([u8; LARGEST], usize) = before(<ATerm as MapRowValue>::END, [Number::DIGIT]);
}
impl<A: KnownCellValue, B: KnownCellValue> MapRowValue for TArr<A, TArr<B, ATerm>> {
    const END: ([u8; LARGEST], usize) = before(<ATerm as MapRowValue>::END, [B::DIGIT, A::DIGIT]);
}
impl<A, B, C, Row> MapRowValue for TArr<A, TArr<B, TArr<C, Row>>>
where
    A: KnownCellValue,
    B: KnownCellValue,
    C: KnownCellValue,
    Row: MapRowValue,
{
    const END: ([u8; LARGEST], usize) = before(Row::END, [C::DIGIT, B::DIGIT, A::DIGIT]);
}

const fn before<const MORE: usize>(
    (mut row, length): ([u8; LARGEST], usize),
    numbers: [u8; MORE],
) -> ([u8; LARGEST], usize) {
    let mut index = 0;
    while index < MORE {
        row[length + index] = numbers[index];
        index += 1;
    }
    (row, length + MORE)
}

/// Areas, the last one first, each with its name and its sum, or 0; and how many there are.
pub trait AreasValue {
    const END: ([(char, u16); MOST_AREAS], usize);
}

impl AreasValue for ATerm {
    const END: ([(char, u16); MOST_AREAS], usize) = ([('?', 0); MOST_AREAS], 0);
}
impl<Area: AreaValue, Areas: AreasValue> AreasValue for TArr<Area, Areas> {
    const END: ([(char, u16); MOST_AREAS], usize) = {
        let (mut areas, count) = Areas::END;
        areas[count] = Area::AREA;
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

/// `Rules`, and regions and cages packed into `Words`: the form in which each constant of the macro names them.
pub struct WithAreas<Rules, Words>(PhantomData<(Rules, Words)>);

impl<Rules, Words, const N: usize, const A: usize> RulesValue<N> for WithAreas<Rules, Words>
where
    Rules: RulesValue<N, Frame = Frame<N, A>>,
    Words: AreaWords,
{
    type Frame = Frame<N, 1>;

    const FRAME: Frame<N, 1> = {
        let (words, count) = Words::END;
        let [regions, cages] = packed_areas::unpack(&words, packed_areas::MOST - count);
        Rules::FRAME.with_areas(regions, cages)
    };
}

impl<Rules: BoxesOf, Words> BoxesOf for WithAreas<Rules, Words> {
    type Size = Rules::Size;
    type Rows = Rules::Rows;
    type Columns = Rules::Columns;
}

/// A map as it is written in types: its rows of numbers, and its areas.
pub struct Written {
    rows: ([[u8; LARGEST]; LARGEST], usize),
    areas: ([(char, u16); MOST_AREAS], usize),
}

impl Written {
    const NONE: Written = Written {
        rows: <ATerm as MapValue>::END,
        areas: <ATerm as AreasValue>::END,
    };

    /// Whether these are the same areas, of a grid of so many rows. (To compare them takes less than to make a frame.)
    const fn is(&self, areas: &Areas<'_>, size: usize) -> bool {
        let (written, count) = (&self.areas.0, self.areas.1);
        if areas.count() != count {
            return false;
        }
        if count == 0 {
            return true;
        }
        let mut number = 0;
        while number < count {
            let (name, sum) = written[count - 1 - number];
            let known = match areas.sum(number) {
                Some(sum) => sum,
                None => 0,
            };
            if areas.area(number).name != name || known != sum as usize {
                return false;
            }
            number += 1;
        }
        let (mut numbers, mut left) = (areas.numbers(), self.rows.1);
        if left != size {
            return false;
        }
        while left > 0 {
            left -= 1;
            let row = self.rows.0[left].split_at(size).0;
            let (known, more) = numbers.split_at(size);
            if !same(row, known) {
                return false;
            }
            numbers = more;
        }
        true
    }
}

/// The regions and the cages among the rules of a puzzle.
pub trait AreasOf {
    const REGIONS: Written = Written::NONE;
    const CAGES: Written = Written::NONE;
}

impl<R, C> AreasOf for Boxes<R, C> {}
impl<Numbers: MapValue, Areas: AreasValue> AreasOf for Regions<Numbers, Areas> {
    const REGIONS: Written = Written {
        rows: Numbers::END,
        areas: Areas::END,
    };
}
impl<Numbers: MapValue, Areas: AreasValue> AreasOf for Cages<Numbers, Areas> {
    const CAGES: Written = Written {
        rows: Numbers::END,
        areas: Areas::END,
    };
}
impl<Rule: RuleData> AreasOf for Rule {}
impl AreasOf for ATerm {}
impl<Rule: AreasOf, Rules: AreasOf> AreasOf for TArr<Rule, Rules> {
    const REGIONS: Written = if Rule::REGIONS.areas.1 > 0 {
        Rule::REGIONS
    } else {
        Rules::REGIONS
    };
    const CAGES: Written = if Rule::CAGES.areas.1 > 0 {
        Rule::CAGES
    } else {
        Rules::CAGES
    };
}

/// The same proposal, once it is known to be about the regions and cages of `Rules` that the judge is shown.
pub struct OfAreas<const N: usize, Rules, Proposal>(PhantomData<(Rules, Proposal)>);

impl<const N: usize, Rules, P> Proposal for OfAreas<N, Rules, P>
where
    P: OfFrame<N>,
    Rules: AreasOf,
{
    const DIGITS: &'static [u8] = P::DIGITS;
    const FINDING: Finding = {
        let groups = P::FRAME.groups();
        let (regions, cages) = (&Rules::REGIONS, &Rules::CAGES);
        if regions.is(&groups.regions(), N) && cages.is(&groups.cages(), N) {
            P::FINDING
        } else {
            Finding::ANOTHER_PUZZLE
        }
    };
}

impl<const N: usize, Rules, P> OfRows<N> for OfAreas<N, Rules, P>
where
    Self: Proposal,
    P: OfRows<N>,
{
    const GIVENS: &'static [[u8; N]; N] = P::GIVENS;
}

/// Words in order, at the end of the array, and how many there are.
pub trait AreaWords {
    const END: ([u128; packed_areas::MOST], usize);
}

impl AreaWords for ATerm {
    const END: ([u128; packed_areas::MOST], usize) = ([0; packed_areas::MOST], 0);
}
impl<const WORD: u128, Rest: AreaWords> AreaWords for Words<WORD, Rest> {
    const END: ([u128; packed_areas::MOST], usize) = {
        let (mut words, count) = Rest::END;
        words[packed_areas::MOST - count - 1] = WORD;
        (words, count + 1)
    };
}
