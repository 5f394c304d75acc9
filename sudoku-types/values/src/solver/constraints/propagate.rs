//! Propagation: candidates go from their sets, and the consequences are applied, until nothing follows any more.
//!
//! ```text
//!  single    a set has one bit left: its candidate is kept alone in its four sets
//!  look      a unit has two or three places for a digit: if they share another unit, they are kept alone there
//!  keep      a set loses bits, whose candidates are taken
//!  take      a candidate is taken from its sets, which notes singles and looks
//! ```
//!
//! (These are macros, because the compiler spends its time on them, and a call costs it as much as ten statements.)

use super::layout::UnitsOfCell;
use super::{
    AREA, CELL, COLUMN, Constraints, Layout, ROW, Work, candidate, index_of, note_few, note_single,
};
use crate::effort::Effort;
use crate::solver::change::{Change, Outcome};
use sudoku_notation::geometry::{Cell, CellSet};

/// Takes a bit from a set that has it, and notes what follows. (A `match` on a number is one statement for the
/// compiler, and an `if` five.)
macro_rules! lose {
    ($self:ident $layout:ident $work:ident: $table:ident $kind:ident $line:expr, $index:expr, $index_bit:expr, $bit:expr) => {
        let set = &mut $self.$table[$line][$index];
        let before = *set;
        match before & $bit {
            0 => {}
            _ => {
                let left = before ^ $bit;
                *set = left;
                match left {
                    0 => return $work.fail($kind, $line, $index_bit),
                    _ => {}
                }
                let second = left & (left - 1);
                match second {
                    0 => {
                        $self.pairs[$kind][$line] &= !$index_bit;
                        let single = candidate!($layout, $kind, $line, $index, index_of!(left));
                        note_single!($work: single.0, single.1, single.2);
                    }
                    _ => {
                        let third = second & (second - 1);
                        match third {
                            0 => {
                                $self.pairs[$kind][$line] |= $index_bit;
                                lose!(@ $work: $kind $line, $index, $index_bit);
                            }
                            _ => match third & (third - 1) {
                                0 => {
                                    lose!(@ $work: $kind $line, $index, $index_bit);
                                }
                                _ => {}
                            },
                        }
                    }
                }
            }
        }
    };
    (@ $work:ident: CELL $line:expr, $index:expr, $bit:expr) => {};
    (@ $work:ident: $kind:ident $line:expr, $index:expr, $bit:expr) => {
        note_few!($work: $kind $line, $index, $bit);
    };
}

/// Keeps only the bits `$mine` of a set. Returns its other bits, whose candidates have to be taken from their other
/// sets.
macro_rules! keep {
    ($self:ident: $table:ident $kind:ident $line:expr, $index:expr, $mine:expr) => {{
        let (set, mine) = (&mut $self.$table[$line][$index], $mine);
        let others = *set & !mine;
        if others != 0 {
            *set = mine;
            let second = mine & (mine - 1);
            if second != 0 && second & (second - 1) == 0 {
                $self.pairs[$kind][$line] |= 1 << $index;
            } else {
                $self.pairs[$kind][$line] &= !(1 << $index);
            }
        }
        others
    }};
}

/// Takes the candidates of the bits `$others` of a set from their sets in these tables.
macro_rules! take {
    ($self:ident $layout:ident $work:ident: $others:expr, $number:ident => $digit:expr, $row:expr, $column:expr; $($table:ident)*) => {
        let mut others = $others;
        while others != 0 {
            let rest = others & (others - 1);
            let $number = index_of!(others ^ rest);
            others = rest;
            $work.steps += 1;
            let (digit, units): (usize, &UnitsOfCell) = ($digit, &$layout.units[$row][$column]);
            $(take!(@ $self $layout $work: $table digit units);)*
        }
    };
    (@ $self:ident $layout:ident $work:ident: cells $digit:ident $units:ident) => {
        lose!($self $layout $work: cells CELL $units.row, $units.column, $units.column_bit, 1 << $digit);
    };
    (@ $self:ident $layout:ident $work:ident: rows $digit:ident $units:ident) => {
        lose!($self $layout $work: rows ROW $digit, $units.row, $units.row_bit, $units.column_bit);
    };
    (@ $self:ident $layout:ident $work:ident: columns $digit:ident $units:ident) => {
        lose!($self $layout $work: columns COLUMN $digit, $units.column, $units.column_bit, $units.row_bit);
    };
    (@ $self:ident $layout:ident $work:ident: areas $digit:ident $units:ident) => {
        lose!($self $layout $work: areas AREA $digit, $units.area, $units.area_bit, $units.number_bit);
    };
}

/// Finds the rows, columns, and boxes or regions of the two or three places for a digit in a unit, and the numbers of
/// these places in their box or region.
macro_rules! look {
    ($self:ident $layout:ident: $kind:ident $digit:ident $unit:ident => $rows:ident $columns:ident $areas:ident $numbers:ident) => {
        let (mut $rows, mut $columns, mut $areas, mut $numbers) = (0u32, 0u32, 0u32, 0u32);
        macro_rules! add {
            ($bit:expr) => {
                let (_, row, column) = candidate!($layout, $kind, $digit, $unit, index_of!($bit));
                let units = &$layout.units[row][column];
                $rows |= units.row_bit;
                $columns |= units.column_bit;
                $areas |= units.area_bit;
                $numbers |= units.number_bit;
            };
        }
        let set = match $kind {
            ROW => $self.rows[$digit][$unit],
            COLUMN => $self.columns[$digit][$unit],
            _ => $self.areas[$digit][$unit],
        };
        let second = set & (set - 1);
        add!(set ^ second);
        if second != 0 {
            let third = second & (second - 1);
            add!(second ^ third);
            if third != 0 {
                add!(third);
            }
        }
    };
}

impl<const N: usize> Constraints<N> {
    /// Makes a change, and applies the rules until nothing follows.
    pub(in super::super) const fn follow(
        &mut self,
        change: Change,
        layout: &Layout<N>,
        effort: &mut Effort,
    ) -> Outcome {
        let mut work = Work::<N>::none(effort.left());
        work.steps = 10;
        if !matches!(change, Change::Written) {
            work.seen = self.cells;
        }
        let mut fits = match change {
            Change::Written => self.survey(layout, &mut work),
            Change::Placed(guess) => {
                let cell = guess.place();
                note_single!(work: guess.word(), cell / N, cell % N);
                true
            }
            Change::Removed(guess) => self.remove(guess.word(), guess.place(), layout, &mut work),
        };
        loop {
            fits = fits && self.propagate(layout, &mut work);
            effort.spend(work.steps);
            work.steps = 3;
            if !fits {
                return Outcome::Contradiction(work.failure);
            }
            if effort.is_spent() {
                return Outcome::Spent;
            }
            if !layout.further.is_empty() {
                (work.changed, work.most) = (false, effort.left());
                fits = self.look_further(layout, &mut work);
                if !fits || work.single_count > 0 || work.changed {
                    continue;
                }
                effort.spend(work.steps);
                if work.steps > work.most {
                    return Outcome::Spent;
                }
            }
            return if self.open == 0 {
                Outcome::Solved
            } else {
                Outcome::Stalled
            };
        }
    }

    /// Does all that is noted, and all that follows from it. Returns false if some set has become empty.
    const fn propagate(&mut self, layout: &Layout<N>, work: &mut Work<N>) -> bool {
        let has_further = !layout.further.is_empty();
        let (mut row, mut column, mut area) = (0, 0, 0);
        loop {
            work.steps += 1;
            let digit;
            // The bits to take: of the cell, and of the digit's places in the row, the column, and the box or region.
            let (mut from_cell, mut from_row, mut from_column, mut from_area) = (0, 0, 0, 0);
            let is_single = work.single_count > 0;
            if is_single {
                work.single_count -= 1;
                let single = work.singles[work.single_count];
                (digit, row, column) = (single[0] as usize, single[1] as usize, single[2] as usize);
                let units = &layout.units[row][column];
                area = units.area;
                work.is_single[row] &= !units.column_bit;
                if self.cells[row][column] >> digit & 1 == 0 {
                    return work.fail(CELL, row, units.column_bit);
                }
                if self.placed[row] & units.column_bit != 0 {
                    continue;
                }
                self.placed[row] |= units.column_bit;
                self.open -= 1;
                from_cell = keep!(self: cells CELL row, column, 1 << digit);
                from_row = keep!(self: rows ROW digit, row, units.column_bit);
                from_column = keep!(self: columns COLUMN digit, column, units.row_bit);
                from_area = keep!(self: areas AREA digit, area, units.number_bit);
            } else if work.few_count > 0 && self.open > 0 {
                work.few_count -= 1;
                let few = work.few[work.few_count];
                let (kind, unit) = (few[0] as usize, few[2] as usize);
                digit = few[1] as usize;
                work.is_few[kind][digit] &= !(1 << unit);
                look!(self layout: kind digit unit => rows columns areas numbers);
                if rows & (rows - 1) == 0 {
                    row = index_of!(rows);
                    from_row = keep!(self: rows ROW digit, row, columns);
                }
                if columns & (columns - 1) == 0 {
                    column = index_of!(columns);
                    from_column = keep!(self: columns COLUMN digit, column, rows);
                }
                if areas & (areas - 1) == 0 {
                    area = index_of!(areas);
                    from_area = keep!(self: areas AREA digit, area, numbers);
                }
            } else {
                return true;
            }
            take!(self layout work: from_cell, number => number, row, column; rows columns areas);
            take!(self layout work: from_row, number => digit, row, number; cells columns areas);
            take!(self layout work: from_column, number => digit, number, column; cells rows areas);
            let numbers = &layout.areas[area];
            take!(self layout work: from_area, number => digit, numbers[number][0] as usize, numbers[number][1] as usize; cells rows columns);
            if is_single
                && has_further
                && !self.take_from_partial_units(digit, row * N + column, layout, work)
            {
                return false;
            }
        }
    }

    /// Notes all that follows in a grid that has just been written. Returns false if some set is empty.
    const fn survey(&mut self, layout: &Layout<N>, work: &mut Work<N>) -> bool {
        work.steps += (N * N + N) as u32;
        let mut line = 0;
        while line < N {
            let mut index = 0;
            while index < N {
                let bit = 1 << index;
                macro_rules! note_set {
                    ($table:ident $kind:ident) => {
                        let set = self.$table[line][index];
                        if set == 0 {
                            return work.fail($kind, line, bit);
                        }
                        let second = set & (set - 1);
                        if second == 0 {
                            let (digit, row, column) =
                                candidate!(layout, $kind, line, index, index_of!(set));
                            if self.placed[row] >> column & 1 == 0 {
                                note_single!(work: digit, row, column);
                            }
                        } else {
                            let third = second & (second - 1);
                            if third == 0 {
                                self.pairs[$kind][line] |= bit;
                            }
                            if $kind != CELL && (third == 0 || third & (third - 1) == 0) {
                                note_few!(work: $kind line, index, bit);
                            }
                        }
                    };
                }
                note_set!(cells CELL);
                note_set!(rows ROW);
                note_set!(columns COLUMN);
                note_set!(areas AREA);
                index += 1;
            }
            line += 1;
        }
        true
    }

    /// Takes a candidate from those of its four sets that have it. Returns false if one of them has become empty.
    pub(super) const fn remove(
        &mut self,
        digit: usize,
        cell: usize,
        layout: &Layout<N>,
        work: &mut Work<N>,
    ) -> bool {
        let (row, column) = (cell / N, cell % N);
        work.steps += 2;
        work.changed |= self.cells[row][column] >> digit & 1 == 1;
        take!(self layout work: 1u32 << digit, number => number, row, column; cells rows columns areas);
        true
    }

    /// Removes some digits from a cell. Returns false if some set has become empty.
    pub(super) const fn remove_all(
        &mut self,
        digits: u32,
        cell: usize,
        layout: &Layout<N>,
        work: &mut Work<N>,
    ) -> bool {
        let mut left = digits;
        work.steps += 1;
        while left != 0 {
            if !self.remove(index_of!(left & !(left - 1)), cell, layout, work) {
                return false;
            }
            left &= left - 1;
        }
        true
    }

    /// Takes digits from all of some cells. Returns false if some set has become empty.
    pub(super) const fn take_digits(
        &mut self,
        mut cells: CellSet<N>,
        gone: u32,
        layout: &Layout<N>,
        work: &mut Work<N>,
    ) -> bool {
        while gone != 0
            && let Some(Cell { row, column }) = cells.take_first()
        {
            let gone = gone & self.cells[row][column];
            work.steps += 6;
            if !self.remove_all(gone, row * N + column, layout, work) {
                return false;
            }
        }
        true
    }
}
