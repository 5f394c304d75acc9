//! What a setter draws on a grid: lines of cells. A line is a region, a cage, or has a mark; it may have a number, such as the
//! sum of a cage.
//!
//! ```text
//! cages: 14 r1c1 r1c2, 9 r2c2 r2c3;         two lines; cages may share cells
//! regions: "aaab accb dccb dddb";           a map: each letter is a line
//! ```
//!
//! All lines are in one list of numbers: two for each line, and one for each of its cells, row by row from 0.
//!
//! ```text
//! kind and length │ number │ cell │ cell │ …      kind and length │ …
//! ```

use core::fmt;

use super::marks::{Along, Measure, Numbered};
use super::{Cell, CellSet, Constraint, Mark, Total, Which};

/// The characters that name regions and cages in a map, in their order.
pub const NAMES: &[u8; 62] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/// A grid of `N` rows has room for this number times `N`² numbers.
pub const ROOM: usize = 8;

/// What a line is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum LineKind {
    /// A region: as many cells as a row has, with each digit once.
    Region,
    /// A cage: its digits differ, and have its sum if it has one.
    Cage,
    /// A line with a mark.
    Mark(Mark),
}

impl LineKind {
    /// The place in the order in which lines are kept.
    const fn number(self) -> u16 {
        match self {
            LineKind::Region => 0,
            LineKind::Cage => 1,
            LineKind::Mark(mark) => 2 + mark as u16,
        }
    }

    const fn of_number(number: u16) -> Self {
        match number {
            0 => LineKind::Region,
            1 => LineKind::Cage,
            mark => LineKind::Mark(Mark::ALL[mark as usize - 2]),
        }
    }

    /// Returns true if they are the same. (A constant cannot compare them by `==`.)
    pub const fn is(self, other: Self) -> bool {
        self.number() == other.number()
    }

    /// Returns the noun for one line, such as `white dot`.
    pub const fn noun(self) -> &'static str {
        match self {
            LineKind::Region => "region",
            LineKind::Cage => "cage",
            LineKind::Mark(mark) => mark.noun(),
        }
    }

    /// Returns how each cell has to touch the one before it.
    pub const fn reach(self) -> Reach {
        match self {
            LineKind::Region | LineKind::Cage => Reach::Any,
            LineKind::Mark(mark) => mark.reach(),
        }
    }

    /// Returns if lines have a number, which may be their sum.
    #[doc(hidden)]
    pub const fn numbered(self) -> Numbered {
        match self {
            LineKind::Region => Numbered::Never,
            LineKind::Cage => Numbered::Perhaps,
            LineKind::Mark(mark) => mark.numbered(),
        }
    }

    /// Returns the greatest number that a line of this number of cells may have. A sum is that of all cells of a unit, or of the
    /// grid, and another number is a digit.
    pub(crate) const fn greatest_number(self, cells: usize, size: usize) -> usize {
        match self {
            LineKind::Region | LineKind::Cage => size * (size + 1) / 2,
            LineKind::Mark(Mark::Sums) => size * size * size,
            LineKind::Mark(Mark::EqualSums) => cells - 1,
            LineKind::Mark(Mark::Undrawn) => 7,
            LineKind::Mark(_) => size,
        }
    }

    /// Returns true if some digits make a line of this number of cells with this number, or sum, or 0, in a grid of `size` rows.
    pub(crate) const fn has_digits(self, number: usize, cells: usize, size: usize) -> bool {
        let [least, most] = match self {
            LineKind::Mark(mark) if !mark.has_sum() => {
                let measure = Measure {
                    size,
                    number,
                    cells,
                };
                return mark.has_digits(measure);
            }
            LineKind::Mark(_) => [cells, cells * size],
            LineKind::Region | LineKind::Cage => {
                [cells * (cells + 1) / 2, cells * (2 * size + 1 - cells) / 2]
            }
        };
        least <= number && number <= most || number == 0
    }

    /// Returns the room that a line of this number of cells takes, of `ROOM` times N² for all.
    #[doc(hidden)]
    pub const fn room(self, cells: usize) -> usize {
        match self {
            LineKind::Region | LineKind::Cage => HEAD + cells,
            LineKind::Mark(mark) => HEAD + mark.room(cells),
        }
    }
}

/// How each cell of a line touches the one before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// It need not.
    Any,
    /// By a side.
    Side,
    /// By a side or a corner.
    Corner,
}

impl Reach {
    /// Returns true if these two cells touch, by their rows and columns.
    pub const fn holds(self, one: (usize, usize), other: (usize, usize)) -> bool {
        let (down, right) = (one.0.abs_diff(other.0), one.1.abs_diff(other.1));
        match self {
            Reach::Any => true,
            Reach::Side => down + right == 1,
            Reach::Corner => down <= 1 && right <= 1,
        }
    }
}

/// A line of cells. It prints as `the cage at row 1, column 1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub struct DrawnLine {
    /// What it is.
    pub kind: LineKind,
    /// The first cell, as it is written.
    pub first: Cell,
    /// Where it begins in the list of all.
    pub(super) at: u16,
}

impl DrawnLine {
    /// Returns a line that is not on a grid, for errors.
    pub(crate) const fn new(kind: LineKind, first: Cell) -> Self {
        let at = u16::MAX;
        DrawnLine { kind, first, at }
    }

    /// Returns its mark, if it has one.
    pub const fn mark(self) -> Option<Mark> {
        match self.kind {
            LineKind::Mark(mark) => Some(mark),
            LineKind::Region | LineKind::Cage => None,
        }
    }

    /// Returns true if it is a cage.
    pub const fn is_cage(self) -> bool {
        matches!(self.kind, LineKind::Cage)
    }
}

impl fmt::Display for DrawnLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the {} at {}", self.kind.noun(), self.first)
    }
}

/// The lines of a grid with at most `N` rows. Those of a kind are together, so that equal lines are equal values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Drawn<const N: usize> {
    numbers: [[[u16; N]; N]; ROOM],
    used: u16,
    /// The room that the lines take.
    room: u16,
    /// Where the last line begins.
    last: u16,
    /// The number of regions.
    regions: u16,
    /// The regions are as many as the rows, and no two of them share a cell.
    covers: bool,
}

/// The numbers before the cells of a line.
const HEAD: usize = 2;

/// In the first number the length is below the kind.
const LENGTHS: u16 = 1 << 10;

/// Returns the kind and the number of cells of a line, from the first of its numbers.
pub(crate) const fn head(first: u16) -> (LineKind, usize) {
    let kind = LineKind::of_number(first / LENGTHS);
    (kind, (first % LENGTHS) as usize)
}

/// Returns where the next line of a kind begins, among numbers of which these are used. The last line begins at `last`.
const fn place_for(kind: LineKind, all: &[u16], used: usize, last: usize) -> usize {
    if used == 0 || all[last] / LENGTHS <= kind.number() {
        return used;
    }
    let mut place = 0;
    while all[place] / LENGTHS <= kind.number() {
        place += HEAD + (all[place] % LENGTHS) as usize;
    }
    place
}

impl<const N: usize> Drawn<N> {
    /// No lines.
    pub const NONE: Self = Drawn {
        numbers: [[[0; N]; N]; ROOM],
        used: 0,
        room: 0,
        last: 0,
        regions: 0,
        covers: false,
    };

    /// Returns true if there is room for one more line, of this number of cells, in a grid of `size` rows.
    pub const fn has_room(&self, kind: LineKind, cells: usize, size: usize) -> bool {
        self.room as usize + kind.room(cells) <= ROOM * size * size
    }

    /// Adds a line: its number, which is 0 for none, and its cells in their order, by their numbers row by row from 0, in a grid
    /// of `size` rows. It is cheapest to add lines in the order of their kinds.
    ///
    /// # Panics
    ///
    /// If there is no room, or a cell that the grid does not have.
    #[track_caller]
    pub const fn add(&mut self, kind: LineKind, number: u16, cells: &[u16], size: usize) {
        assert!(
            self.has_room(kind, cells.len(), size),
            "a grid of N rows has room for 8 N² numbers: two for each line, and one for each of its cells"
        );
        assert!(
            !matches!(kind, LineKind::Region) || cells.len() == size,
            "a region has as many cells as a row"
        );
        let length = HEAD + cells.len();
        let all = self.numbers.as_flattened_mut().as_flattened_mut();
        let place = place_for(kind, all, self.used as usize, self.last as usize);
        // Lines of later kinds move to the end.
        let mut index = self.used as usize;
        while index > place {
            index -= 1;
            all[index + length] = all[index];
        }
        all[place] = kind.number() * LENGTHS + cells.len() as u16;
        all[place + 1] = number;
        index = 0;
        while index < cells.len() {
            assert!(
                (cells[index] as usize) < size * size,
                "a line is inside the grid"
            );
            all[place + HEAD + index] = cells[index];
            index += 1;
        }
        self.last = if place == self.used as usize {
            place as u16
        } else {
            self.last + length as u16
        };
        self.used += length as u16;
        self.room += kind.room(cells.len()) as u16;
        if matches!(kind, LineKind::Region) {
            self.regions += 1;
            self.covers = self.regions as usize == size && self.lines(size).do_regions_cover();
        }
    }

    /// Adds all lines of another grid but those of a kind.
    pub const fn add_all_but(&mut self, kind: LineKind, others: Lines<'_>) {
        let mut next = 0;
        while let Some(line) = others.take_next(&mut next) {
            if !line.kind.is(kind) {
                self.add_line(line, others);
            }
        }
    }

    /// Adds a line of another grid.
    pub const fn add_line(&mut self, line: DrawnLine, others: Lines<'_>) {
        let (number, cells) = (others.number(line), others.cells(line));
        self.add(line.kind, number, cells, others.size);
    }

    /// Returns a view of the lines, without `N` in its type, in a grid of `size` rows.
    pub const fn lines(&self, size: usize) -> Lines<'_> {
        let all = self.numbers.as_flattened().as_flattened();
        Lines {
            numbers: all.split_at(self.used as usize).0,
            room: self.room as usize,
            last: self.last as usize,
            regions: self.regions as usize,
            covers: self.covers,
            size,
        }
    }
}

/// The lines of a grid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lines<'a> {
    numbers: &'a [u16],
    room: usize,
    last: usize,
    regions: usize,
    covers: bool,
    size: usize,
}

impl<'a> Lines<'a> {
    /// No lines.
    pub const NONE: Lines<'static> = Drawn::<0>::NONE.lines(0);

    /// Returns true if there are no lines.
    pub const fn is_empty(&self) -> bool {
        self.numbers.is_empty()
    }

    /// Returns true if two grids have the same lines. (A constant cannot compare them by `==`.)
    pub(super) const fn are(self, others: Lines<'_>) -> bool {
        let (mut one, mut other) = (self.numbers, others.numbers);
        while let (&[a, ref more @ ..], &[b, ref others @ ..]) = (one, other) {
            if a != b {
                return false;
            }
            (one, other) = (more, others);
        }
        one.is_empty() && other.is_empty()
    }

    /// Returns the number of regions.
    pub const fn regions(&self) -> usize {
        self.regions
    }

    /// Returns true if the regions are as many as the rows, and no two of them share a cell.
    pub const fn covers(&self) -> bool {
        self.covers
    }

    /// Returns the number of cages.
    pub const fn cages(&self) -> usize {
        self.count_cages().0
    }

    /// Returns the number of lines from the one that begins at this place on.
    pub const fn count_from(&self, mut next: usize) -> usize {
        let mut count = 0;
        while self.take_next(&mut next).is_some() {
            count += 1;
        }
        count
    }

    /// Returns where the lines behind the cages begin, for [`take_next`](Lines::take_next).
    pub const fn behind_cages(&self) -> usize {
        self.count_cages().1
    }

    const fn count_cages(&self) -> (usize, usize) {
        let (mut count, mut next) = (0, self.behind_regions());
        while next < self.numbers.len() && self.numbers[next] / LENGTHS == LineKind::Cage.number() {
            next += HEAD + (self.numbers[next] % LENGTHS) as usize;
            count += 1;
        }
        (count, next)
    }

    /// Returns where the lines behind the regions begin, for [`take_next`](Lines::take_next).
    pub const fn behind_regions(&self) -> usize {
        self.regions * (HEAD + self.size)
    }

    /// Returns a region by its number.
    pub const fn region(&self, number: usize) -> DrawnLine {
        self.line(number * (HEAD + self.size))
    }

    /// Returns the line that begins at this place, and goes on to the next one. The first is at 0.
    pub const fn take_next(&self, next: &mut usize) -> Option<DrawnLine> {
        if *next >= self.numbers.len() {
            return None;
        }
        let line = self.line(*next);
        *next += HEAD + (self.numbers[*next] % LENGTHS) as usize;
        Some(line)
    }

    /// Returns all numbers, as they are packed.
    pub const fn numbers(&self) -> &'a [u16] {
        self.numbers
    }

    /// Returns the place at which a line begins.
    pub const fn place(line: DrawnLine) -> u16 {
        line.at
    }

    /// Returns the line that begins at this place.
    pub const fn line(&self, at: usize) -> DrawnLine {
        let (kind, _) = head(self.numbers[at]);
        let first = self.numbers[at + HEAD] as usize;
        DrawnLine {
            kind,
            first: Cell {
                row: first / self.size,
                column: first % self.size,
            },
            at: at as u16,
        }
    }

    /// Returns the lines in the order in which they are kept: regions, cages, and marks in their order.
    pub fn iter(self) -> impl Iterator<Item = DrawnLine> + 'a {
        let mut next = 0;
        core::iter::from_fn(move || self.take_next(&mut next))
    }

    /// Returns the number of a line, which is its sum; 0 if it has none.
    pub const fn number(&self, line: DrawnLine) -> u16 {
        self.numbers[line.at as usize + 1]
    }

    /// Returns the numbers of the cells of a line, row by row from 0.
    pub const fn cells(&self, line: DrawnLine) -> &'a [u16] {
        let at = line.at as usize;
        let end = at + HEAD + self.length(line);
        self.numbers.split_at(end).0.split_at(at + HEAD).1
    }

    /// Returns the number of cells of a line. (In a constant [`cells`](Lines::cells) takes a hundred times as long.)
    pub(super) const fn length(&self, line: DrawnLine) -> usize {
        (self.numbers[line.at as usize] % LENGTHS) as usize
    }

    /// Returns a cell of a line by its place there.
    pub(super) const fn cell(&self, line: DrawnLine, index: usize) -> Cell {
        let cell = self.numbers[line.at as usize + HEAD + index] as usize;
        Cell {
            row: cell / self.size,
            column: cell % self.size,
        }
    }

    /// Returns the cells of a line from the one at `index` on, as a set.
    pub const fn set<const N: usize>(&self, line: DrawnLine, mut index: usize) -> CellSet<N> {
        let (mut set, length) = (CellSet::EMPTY, self.length(line));
        while index < length {
            set.insert(self.cell(line, index));
            index += 1;
        }
        set
    }

    /// Returns the most turns and calls that it takes to go through the constraints of all lines, and to write them down.
    pub const fn cost(&self) -> u32 {
        // Sets of cells have several words where there are more than 11 rows.
        let of_number = if self.size > 11 {
            60 + 2 * self.size
        } else {
            60
        };
        (of_number * self.room) as u32
    }

    /// Returns true if no two of the regions, which are as many as the rows, share a cell.
    const fn do_regions_cover(&self) -> bool {
        let (mut seen, mut region) = ([[false; super::LARGEST]; super::LARGEST], 0);
        while region < self.regions {
            let mut left = self.cells(self.region(region));
            if left.len() != self.size {
                return false;
            }
            while let &[cell, ref more @ ..] = left {
                let seen = &mut seen.as_flattened_mut()[cell as usize];
                if *seen {
                    return false;
                }
                (*seen, left) = (true, more);
            }
            region += 1;
        }
        true
    }

    /// Returns the constraint with this `index` that a line makes, in a grid of `N` rows.
    pub const fn constraint<const N: usize>(
        &self,
        line: DrawnLine,
        index: usize,
    ) -> Option<Constraint<N>> {
        let (length, number) = (self.length(line), self.number(line));
        let mark = match line.kind {
            LineKind::Mark(mark) => mark,
            LineKind::Region | LineKind::Cage if index > 0 => return None,
            LineKind::Region | LineKind::Cage => {
                let which = if number > 0 {
                    Which::Sum(number)
                } else {
                    Which::Any
                };
                return Some(Constraint::Sets(self.set(line, 0), which));
            }
        };
        let measure = Measure {
            size: self.size,
            number: number as usize,
            cells: length,
        };
        Some(match mark.along(measure) {
            Along::Pairs(relation) if index + 1 < length => {
                Constraint::Pair(self.cell(line, index), self.cell(line, index + 1), relation)
            }
            Along::Turns(relation, implied) => {
                // Neighbours come first, then cells two apart, then those three apart.
                let (mut one, mut apart) = (index, 1);
                while apart < 3 && one + apart >= length {
                    (one, apart) = (one + apart - length, apart + 1);
                }
                if one + apart >= length {
                    return None;
                }
                let relation = if apart == 3 { implied } else { relation };
                Constraint::Pair(self.cell(line, one), self.cell(line, one + apart), relation)
            }
            Along::Mirrored(relation) if 2 * index + 1 < length => {
                let [one, other] = self.two(line, index);
                Constraint::Pair(one, other, relation)
            }
            Along::Run if index == 0 => Constraint::Sets(self.set(line, 0), Which::Run),
            Along::Sum if index == 0 => Constraint::Sum(self.set(line, 0), Total::Number(number)),
            Along::Split(first) if index < 2 => {
                let rest = self.set(line, first);
                match index {
                    0 => Constraint::Sum(self.set(line, 0).minus(&rest), Total::AsNext),
                    _ => Constraint::Sum(rest, Total::AsBefore),
                }
            }
            Along::Zipped if 2 * index < length => {
                // The cell in the middle, or the two of them; then each two from the ends on.
                let place = if index == 0 {
                    (length - 1) / 2
                } else {
                    index - 1
                };
                let [one, other] = self.two(line, place);
                let mut cells = CellSet::one(one);
                cells.insert(other);
                let is_last = 2 * index + 2 >= length;
                let total = if is_last {
                    Total::AsBefore
                } else {
                    Total::AsNext
                };
                Constraint::Sum(cells, total)
            }
            Along::Only(digits) if index < length => {
                Constraint::Only(self.cell(line, index), digits)
            }
            Along::Pairs(_) | Along::Mirrored(_) | Along::Only(_) | Along::Run => return None,
            Along::Sum | Along::Split(_) | Along::Zipped => return None,
        })
    }

    /// Returns the first of the parts of a line that have one sum.
    pub(super) const fn first_part<const N: usize>(&self, line: DrawnLine) -> CellSet<N> {
        match self.constraint(line, 0) {
            Some(Constraint::Sum(cells, _)) => cells,
            _ => panic!("a line without parts"),
        }
    }

    /// Returns two cells that are as far from the two ends of a line: from the first one and from the last one.
    const fn two(&self, line: DrawnLine, index: usize) -> [Cell; 2] {
        let last = self.length(line) - 1 - index;
        [self.cell(line, index), self.cell(line, last)]
    }
}
