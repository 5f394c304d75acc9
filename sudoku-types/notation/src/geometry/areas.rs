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
//! and kept.

use super::{Cell, CellSet};

/// The characters that name areas, in their order.
pub(crate) const NAMES: &[u8; 62] =
    b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/// No map has more areas.
pub const MOST_AREAS: usize = NAMES.len();

/// For each cell of a grid, row by row, the place of its area's name among all, from 1; 0 where it is in none.
pub type Map = [u8; super::LARGEST * super::LARGEST];

/// For each area its sum, in the order of their names; 0 where it has none.
pub type Sums = [u16; MOST_AREAS];

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
    /// The character that names it in its map.
    pub name: char,
    /// Its first cell in reading order.
    pub first: Cell,
}

/// What else is known of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Extent {
    name: u8,
    /// Where its cells are in the list of all.
    start: u16,
    end: u16,
    /// 0 where it has none.
    sum: u16,
}

/// The areas of a map, of a grid with at most `N` rows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AreaMap<const N: usize> {
    /// For each cell the number of its area, from 1; 0 where it is in none.
    numbers: [[u8; N]; N],
    /// The cells of the first area in reading order, then those of the next.
    cells: [[u16; N]; N],
    extents: [Extent; MOST_AREAS],
    /// How many areas there are, and rows of the grid.
    count: u8,
    size: u8,
}

impl<const N: usize> AreaMap<N> {
    /// No areas.
    pub const NONE: Self = AreaMap {
        numbers: [[0; N]; N],
        cells: [[0; N]; N],
        extents: [Extent {
            name: 0,
            start: 0,
            end: 0,
            sum: 0,
        }; MOST_AREAS],
        count: 0,
        size: 0,
    };

    /// The areas of a grid with `size` rows. `places` has for each cell the place of its area's name among all, from 1; or 0.
    pub const fn by_places(places: &[u8], sums: &Sums, size: usize) -> Self {
        let mut areas = Self::NONE;
        areas.size = size as u8;
        let mut lengths = [0; MOST_AREAS + 1];
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
        let (mut number_of, mut next) = ([0; MOST_AREAS + 1], [0; MOST_AREAS + 1]);
        let (mut place, mut start) = (1, 0);
        while start < end {
            if lengths[place] > 0 {
                areas.extents[areas.count as usize] = Extent {
                    name: NAMES[place - 1],
                    start,
                    end: start + lengths[place],
                    sum: sums[place - 1],
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
        map.numbers.as_flattened_mut()[..cells].copy_from_slice(&areas.numbers[..cells]);
        map.cells.as_flattened_mut()[..cells].copy_from_slice(&areas.cells[..cells]);
        map.extents[..areas.count()].copy_from_slice(areas.extents);
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
        } = self;
        let mut area = 0;
        while area < *count as usize {
            let Extent {
                name,
                start: _,
                end: _,
                sum,
            } = extents[area];
            if name != other.extents[area].name || sum != other.extents[area].sum {
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
            extents: self.extents.split_at(self.count as usize).0,
            size: self.size as usize,
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
}

impl Areas<'_> {
    /// No areas.
    pub const NONE: Areas<'static> = AreaMap::<0>::NONE.areas();

    /// How many there are.
    pub const fn count(&self) -> usize {
        self.extents.len()
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.extents.is_empty()
    }

    /// An area by its number, from 0, in the order of their names.
    pub const fn area(&self, number: usize) -> Area {
        let Extent { name, start, .. } = self.extents[number];
        let (name, first) = (name as char, self.cells[start as usize] as usize);
        let (row, column) = (first / self.size, first % self.size);
        Area {
            name,
            first: Cell { row, column },
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

    /// How many cells an area has.
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

    /// For each cell the character that names its area, or `.`.
    pub fn names(self) -> impl Iterator<Item = char> {
        let numbers = self.numbers[..self.size * self.size].iter();
        numbers.map(move |number| match number {
            0 => '.',
            number => self.extents[usize::from(*number) - 1].name as char,
        })
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
