//! Areas: the regions of a jigsaw and the cages of a killer, read from a map of the grid.
//!
//! ```text
//! regions: "aaab             cages: "aab.
//!           acbb                     .cb.
//!           accb                     .c..
//!           dccb …                   .... ", a = 3, b = 5;
//! ```
//!
//! Each character of a map names the area of a cell. Which cells an area has, and in which order, is worked out once
//! and kept. Cages may be written as a list too, `cages: 3 r1c1 r1c2, 5 r1c3 r2c3;`: then each has the name that it would
//! have in a map, as far as there are names, and is not called by it.

use core::hash::{Hash, Hasher};

use super::{Cell, CellSet};

/// The characters that name areas, in their order.
pub(crate) const NAMES: &[u8; 62] =
    b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/// No map has more areas.
pub const MOST_AREAS: usize = NAMES.len();

/// No list has more cages.
pub const MOST_LISTED: usize = u8::MAX as usize;

/// For each cell of a grid, row by row, the place of its area's name among all, from 1; 0 where it is in none.
pub type Map = [u8; super::LARGEST * super::LARGEST];

/// The place of a name among all, if it is one.
pub const fn place_of_name(name: char) -> Option<usize> {
    let (first, before) = match name {
        'a'..='z' => ('a', 0),
        'A'..='Z' => ('A', 26),
        '0'..='9' => ('0', 52),
        _ => return None,
    };
    Some(name as usize - first as usize + before)
}

/// The name of an area, by its place among all.
pub const fn name_of_area(place: usize) -> char {
    NAMES[place] as char
}

/// A region or a cage, as it is called.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub struct Area {
    /// The character that names it in its map. A cage of a list has no name.
    pub name: Option<char>,
    /// Its first cell in reading order.
    pub first: Cell,
}

/// The name of an area, its cells, and its sum.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Extent {
    /// 0 if all names are taken by other cages of a list.
    name: u8,
    /// The place of its cells in the list of all.
    start: u16,
    end: u16,
    /// 0 where it has none.
    sum: u16,
}

/// The areas of a map, of a grid with at most `N` rows. A list of cages is equal to the map that says the same.
#[derive(Clone, Copy, Debug)]
pub struct AreaMap<const N: usize> {
    /// For each cell the number of its area, from 1; 0 where it is in none.
    numbers: [[u8; N]; N],
    /// The cells of the first area in reading order, then those of the next.
    cells: [[u16; N]; N],
    extents: [[Extent; N]; N],
    /// The number of areas, and of the rows of the grid.
    count: u8,
    size: u8,
    /// They were written as a list.
    is_list: bool,
}

impl<const N: usize> PartialEq for AreaMap<N> {
    fn eq(&self, other: &Self) -> bool {
        self.is(other)
    }
}

impl<const N: usize> Eq for AreaMap<N> {}

impl<const N: usize> Hash for AreaMap<N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.numbers, self.extents).hash(state);
    }
}

impl<const N: usize> AreaMap<N> {
    /// No areas.
    pub const NONE: Self = AreaMap {
        numbers: [[0; N]; N],
        cells: [[0; N]; N],
        extents: [[Extent {
            name: 0,
            start: 0,
            end: 0,
            sum: 0,
        }; N]; N],
        count: 0,
        size: 0,
        is_list: false,
    };

    /// Returns the cages of a list, of a grid with `size` rows. `numbers` has for each cell the number of its cage, from 1; or 0.
    pub const fn listed(numbers: &[u8], sums: &[u16], size: usize) -> Self {
        let mut areas = Self::by_places(numbers, sums, size);
        areas.is_list = areas.count > 0;
        areas
    }

    /// The areas of a grid with `size` rows. `places` has for each cell the place of its area's name among all, from 1; or 0.
    /// The `sums`, of which the last may be left out, are in the order of all names, with 0 for none.
    pub const fn by_places(places: &[u8], sums: &[u16], size: usize) -> Self {
        let mut areas = Self::NONE;
        areas.size = size as u8;
        let mut lengths = [0; MOST_LISTED + 1];
        // The compiler takes less for a slice without its first cell than for an index.
        let mut left = places;
        while let [place, more @ ..] = left {
            lengths[*place as usize] += 1;
            left = more;
        }
        let end = places.len() as u16 - lengths[0];
        if end == 0 {
            return Self::NONE;
        }
        // By the place of their names.
        let (mut number_of, mut next) = ([0; MOST_LISTED + 1], [0; MOST_LISTED + 1]);
        let (mut place, mut start) = (1, 0);
        while start < end {
            if lengths[place] > 0 {
                areas.extents.as_flattened_mut()[areas.count as usize] = Extent {
                    name: if place <= MOST_AREAS {
                        NAMES[place - 1]
                    } else {
                        0
                    },
                    start,
                    end: start + lengths[place],
                    sum: if place <= sums.len() {
                        sums[place - 1]
                    } else {
                        0
                    },
                };
                areas.count += 1;
                (number_of[place], next[place]) = (areas.count, start);
                start += lengths[place];
            }
            place += 1;
        }
        let numbers = areas.numbers.as_flattened_mut();
        let cells = areas.cells.as_flattened_mut();
        let (mut left, mut cell) = (places, 0);
        while let [place, more @ ..] = left {
            let place = *place as usize;
            if place > 0 {
                numbers[cell] = number_of[place];
                cells[next[place] as usize] = cell as u16;
                next[place] += 1;
            }
            cell += 1;
            left = more;
        }
        areas
    }

    /// Returns the least and the greatest sum that different digits of a cage with this number of cells can have.
    pub const fn sums_of(cells: usize) -> (u16, u16) {
        let least = cells * (cells + 1) / 2;
        (least as u16, (cells * (2 * N + 1 - cells) / 2) as u16)
    }

    /// Returns these areas, of a grid with at most `N` rows, as a map.
    pub(crate) fn of(areas: Areas<'_>) -> Self {
        let (mut map, cells) = (Self::NONE, areas.size * areas.size);
        (map.count, map.size) = (areas.count() as u8, areas.size as u8);
        map.is_list = areas.is_list;
        map.numbers.as_flattened_mut()[..cells].copy_from_slice(&areas.numbers[..cells]);
        map.cells.as_flattened_mut()[..cells].copy_from_slice(&areas.cells[..cells]);
        map.extents.as_flattened_mut()[..areas.count()].copy_from_slice(areas.extents);
        map
    }

    /// Returns true if two maps are the same.
    pub(super) const fn is(&self, other: &Self) -> bool {
        let AreaMap {
            numbers,
            // These follow from the numbers.
            cells: _,
            extents,
            count,
            size: _,
            // A list may say what a map says.
            is_list: _,
        } = self;
        let (extents, others) = (extents.as_flattened(), other.extents.as_flattened());
        let mut area = 0;
        while area < *count as usize {
            let Extent {
                name,
                start: _,
                end: _,
                sum,
            } = extents[area];
            if name != others[area].name || sum != others[area].sum {
                return false;
            }
            area += 1;
        }
        *count == other.count && same(numbers.as_flattened(), other.numbers.as_flattened())
    }

    /// A view of them without `N` in its type.
    pub const fn areas(&self) -> Areas<'_> {
        Areas {
            numbers: self.numbers.as_flattened(),
            cells: self.cells.as_flattened(),
            extents: self.extents.as_flattened().split_at(self.count as usize).0,
            size: self.size as usize,
            is_list: self.is_list,
        }
    }
}

/// The areas of a map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Areas<'map> {
    numbers: &'map [u8],
    cells: &'map [u16],
    extents: &'map [Extent],
    size: usize,
    is_list: bool,
}

impl Areas<'_> {
    /// No areas.
    pub const NONE: Areas<'static> = AreaMap::<0>::NONE.areas();

    /// Returns the number of areas.
    pub const fn count(&self) -> usize {
        self.extents.len()
    }

    /// Returns true if the grid has no areas.
    pub const fn is_empty(&self) -> bool {
        self.extents.is_empty()
    }

    /// Returns true if these are cages that were written as a list.
    pub const fn is_list(&self) -> bool {
        self.is_list
    }

    /// Returns the number of rows of the grid.
    pub(crate) const fn size(&self) -> usize {
        self.size
    }

    /// An area by its number, from 0, in the order of their names.
    pub const fn area(&self, number: usize) -> Area {
        let first = self.cells[self.extents[number].start as usize] as usize;
        let (row, column) = (first / self.size, first % self.size);
        Area {
            name: if self.is_list {
                None
            } else {
                self.name(number)
            },
            first: Cell { row, column },
        }
    }

    /// Returns the name of an area by its number, or the name that a cage of a list has in a map, if there are as many
    /// names.
    pub const fn name(&self, number: usize) -> Option<char> {
        match self.extents[number].name {
            0 => None,
            name => Some(name as char),
        }
    }

    /// Its sum, if it has one.
    pub const fn sum(&self, number: usize) -> Option<usize> {
        match self.extents[number].sum {
            0 => None,
            sum => Some(sum as usize),
        }
    }

    /// The number of the area of a cell, from 0.
    pub const fn number_at(&self, Cell { row, column }: Cell) -> Option<usize> {
        match self.numbers[row * self.size + column] {
            0 => None,
            number => Some(number as usize - 1),
        }
    }

    /// Returns the number of cells of an area.
    pub(super) const fn length(&self, area: Area) -> usize {
        let first = area.first;
        let number = self.numbers[first.row * self.size + first.column];
        let Extent { start, end, .. } = self.extents[number as usize - 1];
        (end - start) as usize
    }

    /// A cell of an area, by its number in reading order.
    pub(super) const fn cell(&self, Area { first, .. }: Area, index: usize) -> Cell {
        // Without the functions of others: in a constant the compiler counts calls.
        let number = self.numbers[first.row * self.size + first.column];
        let start = self.extents[number as usize - 1].start;
        let cell = self.cells[start as usize + index] as usize;
        Cell {
            row: cell / self.size,
            column: cell % self.size,
        }
    }

    /// The cells of an area by its number, from 0.
    pub const fn cells<const N: usize>(&self, number: usize) -> CellSet<N> {
        let (area, mut cells, mut index) = (self.area(number), CellSet::EMPTY, 0);
        while index < self.length(area) {
            cells.insert(self.cell(area, index));
            index += 1;
        }
        cells
    }

    /// For each cell the number of its area, from 0, if it is in one.
    pub fn numbers(self) -> impl Iterator<Item = Option<usize>> {
        let numbers = self.numbers[..self.size * self.size].iter();
        numbers.map(|number| usize::from(*number).checked_sub(1))
    }

    /// Returns the place of the name of an area among all names, or among the cages of a list.
    pub(crate) fn place(self, number: usize) -> usize {
        self.name(number).and_then(place_of_name).unwrap_or(number)
    }
}

/// Returns true if two grids of numbers are the same. (A constant cannot compare them by `==`.)
pub const fn same(mut one: &[u8], mut other: &[u8]) -> bool {
    // By nine, because a turn takes the compiler longer than a cell.
    while let (
        &[a, b, c, d, e, f, g, h, i, ref ones @ ..],
        &[j, k, l, m, n, o, p, q, r, ref others @ ..],
    ) = (one, other)
    {
        if a != j || b != k || c != l || d != m || e != n || f != o || g != p || h != q || i != r {
            return false;
        }
        (one, other) = (ones, others);
    }
    while let (&[a, ref ones @ ..], &[b, ref others @ ..]) = (one, other) {
        if a != b {
            return false;
        }
        (one, other) = (ones, others);
    }
    one.len() == other.len()
}
