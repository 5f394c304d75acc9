//! Marks: what a setter draws on a grid along lines of cells.
//!
//! ```text
//!  thermometers: r1c1 r1c2 r2c3, r5c5 r6c5;      two lines; along each one the digits ascend
//! ```
//!
//! A mark is a row of [`mark_table!`](crate::mark_table): its name, what it makes of a line, and what is said where a digit
//! breaks it.

use super::relation::apart_by;
use super::{Cell, CellSet, Constraint, LARGEST, Relation, Total};
use crate::named::named;
use core::fmt;

/// Hands the table of marks to the macro `$with`. A row is a mark, its name, the noun for one line, what it makes of a
/// line, and the bound and the sentence of digits that break it, with its label.
///
/// Relations of pairs, and sets of digits, are functions of the number of rows.
#[doc(hidden)]
#[macro_export]
macro_rules! mark_table {
    ($with:ident) => {
        $with! {
            /// Each digit is greater than the one before.
            Thermometers "thermometers", "thermometer", Pairs ascending,
                AlongThermometer or SymbolAlongThermometer <DIGIT; ROW, COLUMN, SECOND_ROW, SECOND_COLUMN>:
                "digit {DIGIT} is not greater than the digit before it on a thermometer: \
                 row {ROW}, column {COLUMN} and row {SECOND_ROW}, column {SECOND_COLUMN}",
                "the digit before it is in row {ROW}, column {COLUMN}";

            /// Neighbours differ by 1.
            Consecutive "consecutive", "white dot", Pairs consecutive,
                BesideWhiteDot or SymbolBesideWhiteDot <DIGIT; ROW, COLUMN, SECOND_ROW, SECOND_COLUMN>:
                "digit {DIGIT} and its neighbour at a white dot do not follow each other: \
                 row {ROW}, column {COLUMN} and row {SECOND_ROW}, column {SECOND_COLUMN}",
                "the neighbour is in row {ROW}, column {COLUMN}";

            /// Of two neighbours one is twice the other.
            Doubles "doubles", "black dot", Pairs double,
                BesideBlackDot or SymbolBesideBlackDot <DIGIT; ROW, COLUMN, SECOND_ROW, SECOND_COLUMN>:
                "digit {DIGIT} is not twice or half of its neighbour at a black dot: \
                 row {ROW}, column {COLUMN} and row {SECOND_ROW}, column {SECOND_COLUMN}",
                "the neighbour is in row {ROW}, column {COLUMN}";

            /// Neighbours differ by at least half of the number of rows, rounded up.
            Whispers "whispers", "whisper", Pairs far,
                OnWhisper or SymbolOnWhisper <DIGIT; ROW, COLUMN, SECOND_ROW, SECOND_COLUMN>:
                "digit {DIGIT} is too near to its neighbour on a whisper: \
                 row {ROW}, column {COLUMN} and row {SECOND_ROW}, column {SECOND_COLUMN}",
                "the neighbour is in row {ROW}, column {COLUMN}";

            /// The line reads alike from both ends.
            Palindromes "palindromes", "palindrome", Mirrored equal,
                OnPalindrome or SymbolOnPalindrome <DIGIT; ROW, COLUMN, SECOND_ROW, SECOND_COLUMN>:
                "digit {DIGIT} is not the same as its mirror image on a palindrome: \
                 row {ROW}, column {COLUMN} and row {SECOND_ROW}, column {SECOND_COLUMN}",
                "the mirror image is in row {ROW}, column {COLUMN}";

            /// The digits, which may be equal, have a sum.
            Sums "sums", "sum", Sum,
                OfSum or SymbolOfSum <; ROW, COLUMN, SUM, WANTED>:
                "the digits of the sum at row {ROW}, column {COLUMN} add up to {SUM}, not {WANTED}",
                "another sum";

            /// The first digit is the sum of the others, which may be equal.
            Arrows "arrows", "arrow", SumIsFirst,
                OfArrow or SymbolOfArrow <; ROW, COLUMN, SUM, WANTED>:
                "the digits of the arrow at row {ROW}, column {COLUMN} add up to {SUM}, not {WANTED}",
                "another sum";

            /// The digits are even.
            Even "even", "even cells", Only even,
                IsEven or SymbolIsEven <DIGIT; ROW, COLUMN>:
                "digit {DIGIT} is not even: row {ROW}, column {COLUMN}",
                "an even digit has to be here";

            /// The digits are odd.
            Odd "odd", "odd cells", Only odd,
                IsOdd or SymbolIsOdd <DIGIT; ROW, COLUMN>:
                "digit {DIGIT} is not odd: row {ROW}, column {COLUMN}",
                "an odd digit has to be here";
        }
    };
}

/// The law of a mark along a line of cells.
#[derive(Clone, Copy, Debug)]
pub enum Along {
    /// Pairs of neighbours, with this relation from each to the next.
    Pairs(&'static Relation),
    /// Pairs of cells as far from the two ends, with this relation.
    Mirrored(&'static Relation),
    /// Cells with a sum.
    Sum,
    /// Cells after the first one, whose digit is their sum.
    SumIsFirst,
    /// Cells with only these digits: bit 0 for the digit 1.
    Only(u32),
}

macro_rules! marks {
    ($(
        $(#[$doc:meta])*
        $mark:ident $name:literal, $noun:literal, $form:ident $($table:ident)?,
        $number:ident or $character:ident <$($digit:ident)?; $($place:ident),*>: $message:literal, $label:literal;
    )*) => {
        named! {
            /// A kind of mark on lines of cells.
            ///
            /// ```
            /// use sudoku_types::Mark;
            ///
            /// assert_eq!(Mark::Arrows.to_string(), "arrows"); // as the option
            /// ```
            Mark { $($(#[$doc])* $mark $name,)* }
        }

        impl Mark {
            /// Returns what the mark makes of a line in a grid of `size` rows.
            #[doc(hidden)]
            pub const fn along(self, size: usize) -> Along {
                let _ = size;
                match self {
                    $(Mark::$mark => Along::$form $(($table(size)))?,)*
                }
            }

            /// Returns true if some digits of a grid of `size` rows make a line of this number of cells.
            pub(crate) const fn has_digits(self, cells: usize, size: usize) -> bool {
                let all = u32::MAX >> (32 - size);
                match self.along(size) {
                    Along::Pairs(relation) => {
                        let (mut digits, mut left) = (all, cells);
                        while left > 1 && digits != 0 {
                            digits = relation.of_some(digits) & all;
                            left -= 1;
                        }
                        digits != 0
                    }
                    Along::Mirrored(relation) => relation.of_some(all) & all != 0,
                    Along::SumIsFirst => cells <= size + 1,
                    Along::Only(digits) => digits & all != 0,
                    Along::Sum => true,
                }
            }

            /// Returns the least number of cells of a line.
            #[doc(hidden)]
            pub const fn least(self) -> usize {
                match self.along(1) {
                    Along::Only(_) => 1,
                    Along::Pairs(_) | Along::Mirrored(_) | Along::Sum | Along::SumIsFirst => 2,
                }
            }

            /// Returns true if a line has a sum, as a number.
            #[doc(hidden)]
            pub const fn has_sum(self) -> bool {
                matches!(self.along(1), Along::Sum)
            }

            /// Returns the name of one line, such as `white dot`.
            pub const fn noun(self) -> &'static str {
                match self {
                    $(Mark::$mark => $noun,)*
                }
            }

            /// The bound that is refused where digits break it, the sentence about them, and the names in it.
            pub(crate) const fn row(self) -> (&'static str, &'static str, &'static [&'static str]) {
                match self {
                    $(Mark::$mark => (
                        stringify!($number),
                        $message,
                        &[$(stringify!($digit),)? $(stringify!($place)),*],
                    ),)*
                }
            }
        }
    };
}

mark_table!(marks);

/// Makes relations of the digits of neighbours, from their numbers: a function of the number of rows.
macro_rules! relations {
    ($($name:ident of $mark:ident: |$one:ident, $other:ident| $holds:expr;)*) => {$(
        const fn $name(_: usize) -> &'static Relation {
            static RELATION: Relation = {
                let (mut allows, mut pair) = ([0; LARGEST], 0);
                while pair < LARGEST * LARGEST {
                    let ($one, $other) = (pair / LARGEST + 1, pair % LARGEST + 1);
                    allows[$one - 1] |= (($holds) as u32) << ($other - 1);
                    pair += 1;
                }
                Relation::new(number_of(Mark::$mark), allows)
            };
            &RELATION
        }
    )*};
}

/// The number of the relation of a mark, after those of rules.
const fn number_of(mark: Mark) -> usize {
    Relation::NOT_CONSECUTIVE.number + 1 + mark as usize
}

relations! {
    ascending of Thermometers: |one, other| other > one;
    consecutive of Consecutive: |one, other| one.abs_diff(other) == 1;
    double of Doubles: |one, other| one == 2 * other || other == 2 * one;
    equal of Palindromes: |one, other| one == other;
}

/// The digits differ by at least half of `size`, rounded up.
const fn far(size: usize) -> &'static Relation {
    static RELATIONS: [Relation; LARGEST.div_ceil(2) + 1] = {
        let mut all = [const { Relation::new(number_of(Mark::Whispers), apart_by(0)) };
            LARGEST.div_ceil(2) + 1];
        let mut distance = 1;
        while distance < all.len() {
            all[distance] = Relation::new(number_of(Mark::Whispers), apart_by(distance));
            distance += 1;
        }
        all
    };
    &RELATIONS[size.div_ceil(2)]
}

const fn odd(_: usize) -> u32 {
    0x5555_5555
}

const fn even(size: usize) -> u32 {
    !odd(size)
}

/// A line of cells with a mark, as it is called. It prints as `the thermometer at row 1, column 1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub struct MarkedLine {
    /// The kind of mark.
    pub mark: Mark,
    /// The first cell of the line, as it is written.
    pub first: Cell,
    /// The number of the line among all.
    pub(super) number: usize,
}

impl fmt::Display for MarkedLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the {} at {}", self.mark.noun(), self.first)
    }
}

/// A line: its mark, its sum or 0, and the end of its cells in the list of all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Extent {
    mark: Mark,
    sum: u16,
    end: u16,
}

/// The marks of a grid of at most `N` rows: at most N² lines, with at most 2·N² cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Marks<const N: usize> {
    /// The cells of the first line, by their numbers, then those of the next.
    cells: [[[u16; N]; N]; 2],
    extents: [[Extent; N]; N],
    count: u16,
}

impl<const N: usize> Marks<N> {
    /// No marks.
    pub const NONE: Self = Marks {
        cells: [[[0; N]; N]; 2],
        extents: [[Extent {
            mark: Mark::Thermometers,
            sum: 0,
            end: 0,
        }; N]; N],
        count: 0,
    };

    /// Returns true if there is room for one more line, of this number of cells.
    pub const fn has_room(&self, cells: usize) -> bool {
        (self.count as usize) < N * N && self.lines(N).used() + cells <= 2 * N * N
    }

    /// Adds a line: its mark, its sum, which is 0 for a mark without one, and its cells in their order, by their numbers
    /// row by row from 0.
    ///
    /// The lines of a mark are together, in the order of [`Mark::ALL`], whatever the order in which marks are added: so
    /// equal marks are equal values. It is cheapest to add them in this order, because nothing has to move.
    ///
    /// # Panics
    ///
    /// If there is no room, or a cell that the grid does not have.
    #[must_use]
    #[track_caller]
    pub const fn with(mut self, mark: Mark, sum: u16, cells: &[u16]) -> Self {
        assert!(
            self.has_room(cells.len()),
            "a grid has room for as many lines of marks as it has cells, with twice as many cells"
        );
        let (mut number, mut index) = (self.count as usize, self.lines(N).used());
        let (all, extents) = (
            self.cells.as_flattened_mut().as_flattened_mut(),
            self.extents.as_flattened_mut(),
        );
        // Lines with later marks move to the end.
        while number > 0 && extents[number - 1].mark as usize > mark as usize {
            number -= 1;
            extents[number + 1] = extents[number];
            extents[number + 1].end += cells.len() as u16;
        }
        let start = match number {
            0 => 0,
            _ => extents[number - 1].end as usize,
        };
        while index > start {
            index -= 1;
            all[index + cells.len()] = all[index];
        }
        while index < start + cells.len() {
            let cell = cells[index - start];
            assert!((cell as usize) < N * N, "a line is inside the grid");
            all[index] = cell;
            index += 1;
        }
        extents[number] = Extent {
            mark,
            sum,
            end: index as u16,
        };
        self.count += 1;
        self
    }

    /// Returns true if two grids have the same marks. (A constant cannot compare them by `==`.)
    pub(super) const fn is(&self, other: &Self) -> bool {
        let (one, other) = (self.lines(N), other.lines(N));
        let mut is_same = one.count() == other.count() && one.used() == other.used();
        let mut number = 0;
        while is_same && number < one.count() {
            let Extent { mark, sum, end } = one.extents[number];
            let like = other.extents[number];
            is_same = mark as u8 == like.mark as u8 && sum == like.sum && end == like.end;
            number += 1;
        }
        let mut index = 0;
        while is_same && index < one.used() {
            is_same = one.cells[index] == other.cells[index];
            index += 1;
        }
        is_same
    }

    /// Returns a view of the marks, without `N` in its type, in a grid of `size` rows.
    pub const fn lines(&self, size: usize) -> Lines<'_> {
        Lines {
            cells: self.cells.as_flattened().as_flattened(),
            extents: self.extents.as_flattened().split_at(self.count as usize).0,
            size,
        }
    }
}

/// A condition of a line on one or two of its cells.
#[derive(Clone, Copy)]
pub(super) enum Link {
    /// The digits of two cells have a relation.
    Pair(Cell, Cell, &'static Relation),
    /// A cell has one of these digits: bit 0 for the digit 1.
    Only(Cell, u32),
}

impl Link {
    /// Returns the two cells, which are the same one if the link is about one cell.
    pub(super) const fn cells(self) -> [Cell; 2] {
        match self {
            Link::Pair(one, other, _) => [one, other],
            Link::Only(cell, _) => [cell, cell],
        }
    }

    /// Returns true unless there are two digits, or a digit in one cell, that it does not allow. A blank is 0.
    pub(super) const fn may_hold(self, one: u8, other: u8) -> bool {
        match self {
            Link::Pair(_, _, relation) => one == 0 || other == 0 || relation.holds(one, other),
            Link::Only(_, digits) => one == 0 || digits >> (one - 1) & 1 == 1,
        }
    }
}

/// The lines of a grid with marks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lines<'marks> {
    cells: &'marks [u16],
    extents: &'marks [Extent],
    size: usize,
}

impl<'marks> Lines<'marks> {
    /// No lines.
    pub const NONE: Lines<'static> = Marks::<0>::NONE.lines(0);

    /// Returns the number of lines.
    pub const fn count(&self) -> usize {
        self.extents.len()
    }

    /// Returns true if there are no lines.
    pub const fn is_empty(&self) -> bool {
        self.extents.is_empty()
    }

    /// Returns the number of cells of all lines together.
    const fn used(&self) -> usize {
        match self.extents {
            [] => 0,
            [.., last] => last.end as usize,
        }
    }

    /// Returns the most turns and calls that it takes to lay out their constraints for a search.
    pub const fn cost(&self) -> u32 {
        let used = self.used();
        (used * (used + 120 + 200 * self.size)) as u32
    }

    /// Returns a line by its number, from 0, in the order of their marks.
    pub const fn line(&self, number: usize) -> MarkedLine {
        MarkedLine {
            mark: self.extents[number].mark,
            first: self.cell(number, 0),
            number,
        }
    }

    /// Returns the sum of a line by its number; 0 if its mark has none.
    pub const fn sum(&self, number: usize) -> u16 {
        self.extents[number].sum
    }

    /// Returns the numbers of the cells of a line, row by row from 0.
    pub const fn cells(&self, number: usize) -> &'marks [u16] {
        let start = match number {
            0 => 0,
            _ => self.extents[number - 1].end as usize,
        };
        let end = self.extents[number].end as usize;
        self.cells.split_at(end).0.split_at(start).1
    }

    /// Returns a cell of a line by its place there.
    pub(super) const fn cell(&self, number: usize, index: usize) -> Cell {
        let cell = self.cells(number)[index] as usize;
        Cell {
            row: cell / self.size,
            column: cell % self.size,
        }
    }

    /// Returns the link with this `index` that a line makes: a relation of two cells, or the digits of a cell.
    pub(super) const fn link(&self, number: usize, index: usize) -> Option<Link> {
        let length = self.cells(number).len();
        match self.extents[number].mark.along(self.size) {
            Along::Pairs(relation) if index + 1 < length => Some(Link::Pair(
                self.cell(number, index),
                self.cell(number, index + 1),
                relation,
            )),
            Along::Mirrored(relation) if 2 * index + 1 < length => Some(Link::Pair(
                self.cell(number, index),
                self.cell(number, length - 1 - index),
                relation,
            )),
            Along::Only(digits) if index < length => {
                Some(Link::Only(self.cell(number, index), digits))
            }
            Along::Pairs(_) | Along::Mirrored(_) | Along::Only(_) => None,
            Along::Sum | Along::SumIsFirst => None,
        }
    }

    /// Returns the number of cells before those of a sum, and the sum, if a line has one.
    pub(super) const fn total(&self, number: usize) -> Option<(usize, Total)> {
        match self.extents[number].mark.along(self.size) {
            Along::Sum => Some((0, Total::Number(self.sum(number)))),
            Along::SumIsFirst => Some((1, Total::Digit(self.cell(number, 0)))),
            Along::Pairs(_) | Along::Mirrored(_) | Along::Only(_) => None,
        }
    }

    /// Returns the constraint with this `index` that a line makes, in a grid of `N` rows.
    pub(super) const fn constraint<const N: usize>(
        &self,
        number: usize,
        index: usize,
    ) -> Option<Constraint<N>> {
        if let (0, Some((from, total))) = (index, self.total(number)) {
            return Some(Constraint::Sum(self.set(number, from), total));
        }
        match self.link(number, index) {
            Some(Link::Pair(one, other, relation)) => Some(Constraint::Pair(one, other, relation)),
            Some(Link::Only(cell, digits)) => Some(Constraint::Only(cell, digits)),
            None => None,
        }
    }

    /// Returns the line that gives these cells their sum, if one does.
    pub const fn with_sum<const N: usize>(
        &self,
        cells: &CellSet<N>,
        sum: Total,
    ) -> Option<MarkedLine> {
        let mut number = 0;
        while number < self.count() {
            if let Some((from, total)) = self.total(number) {
                let set = self.set(number, from);
                let is_same = match (sum, total) {
                    (Total::Number(one), Total::Number(other)) => one == other,
                    (Total::Digit(one), Total::Digit(other)) => {
                        one.row == other.row && one.column == other.column
                    }
                    (Total::Number(_), Total::Digit(_)) | (Total::Digit(_), Total::Number(_)) => {
                        false
                    }
                };
                if is_same && set.minus(cells).is_empty() && cells.minus(&set).is_empty() {
                    return Some(self.line(number));
                }
            }
            number += 1;
        }
        None
    }

    /// Returns the cells of a line from the one at `index` on, as a set.
    const fn set<const N: usize>(&self, number: usize, mut index: usize) -> CellSet<N> {
        let mut set = CellSet::EMPTY;
        while index < self.cells(number).len() {
            set.insert(self.cell(number, index));
            index += 1;
        }
        set
    }
}
