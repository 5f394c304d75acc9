//! Finds a cage or a line with a mark that no digits fit, whatever is in the other cells of the grid.
//!
//! ```text
//!  a b · ·    a palindrome: a and b are equal, and in one row
//! ```
//!
//! Its cells are filled by trial, which ends after some steps. What it has to satisfy are constraints of the four forms: its
//! own, those of the rules, and that the digits of a row, a column, and a box or region differ.

use super::{Cell, CellSet, Constraint, Form, Groups, LARGEST, Move, Relation, Total, Unit};

/// The most cells of a line that is looked at: one bit each.
const CELLS: usize = 64;
/// The most sets of cells that differ: rows, columns, boxes or regions, and the line itself.
const SETS: usize = 3 * LARGEST + 1;
/// The most steps for one line, and for all.
const STEPS: u32 = 60_000;
const STEPS_OF_ALL: u32 = 400_000;

/// Returns the first cage or marked line that no digits fit, by the rules of the grid too if there are some; of the lines from
/// the one that begins at `next` on. The `cells` are row by row 0 for a blank, otherwise the digit; the turns and calls that it
/// takes are added to `steps`.
pub const fn impossible_line(
    groups: Groups<'_>,
    mut next: usize,
    cells: &[u8],
    steps: &mut u32,
) -> Option<Unit> {
    let (lines, most) = (groups.lines, *steps + STEPS_OF_ALL);
    if lines.is_empty() {
        return None;
    }
    let areas = groups.areas();
    *steps += (4 * groups.size() * groups.size()) as u32;
    while *steps < most
        && let Some(drawn) = lines.take_next(&mut next)
    {
        *steps += 20;
        if lines.length(drawn) <= CELLS {
            let line = Line::of(groups, drawn, &areas, cells, steps);
            if line.fails(line.digits, *steps + STEPS, steps) {
                return Some(Unit::Line(drawn));
            }
        }
    }
    None
}

/// The cells of a line, by their places in it, and the constraints on them. One that has no room is left out.
struct Line {
    cells: [Cell; CELLS],
    count: usize,
    size: usize,
    /// The digits that each cell may have: bit 0 for the digit 1.
    digits: [u32; CELLS],
    /// Sets of cells that differ: bit 0 for the first cell.
    differ: [u64; SETS],
    sets: usize,
    pairs: [(usize, usize, &'static Relation); CELLS],
    links: usize,
    /// The cells with a sum, as parts whose cells differ.
    parts: [u64; CELLS],
    part_count: usize,
    total: Option<Total<LARGEST>>,
}

impl Line {
    /// Returns a line of a grid whose boxes, or the regions in their place, have these numbers.
    const fn of(
        groups: Groups<'_>,
        drawn: super::DrawnLine,
        areas: &[[u8; LARGEST]; LARGEST],
        cells: &[u8],
        steps: &mut u32,
    ) -> Line {
        let (size, count) = (groups.size(), groups.lines.length(drawn));
        let mut line = Line {
            cells: [Cell { row: 0, column: 0 }; CELLS],
            count,
            size,
            digits: [0; CELLS],
            differ: [0; SETS],
            sets: 0,
            pairs: [(0, 0, Relation::DIFFERENT); CELLS],
            links: 0,
            parts: [0; CELLS],
            part_count: 0,
            total: None,
        };
        // The cells of each row, column, and box or region.
        let (mut sets, mut place) = ([[0; LARGEST]; 3], 0);
        while place < count {
            let cell = groups.lines.cell(drawn, place);
            sets[0][cell.row] |= 1 << place;
            sets[1][cell.column] |= 1 << place;
            sets[2][areas[cell.row][cell.column] as usize] |= 1 << place;
            line.cells[place] = cell;
            line.digits[place] = match cells[cell.row * size + cell.column] {
                0 => u32::MAX >> (32 - size),
                digit => 1 << (digit - 1),
            };
            place += 1;
        }
        let mut set = 0;
        while set < 3 * size {
            line.differ(sets[set % 3][set / 3]);
            set += 1;
        }
        line.add_units(groups, steps);
        let mut index = 0;
        while let Some(constraint) = groups.lines.constraint(drawn, index) {
            line.add(constraint);
            index += 1;
        }
        line.add_rules(groups, steps);
        // The cells with their areas; the sets; the parts of a sum; and the pairs.
        let of_sum = count * (line.sets * 6 + 15);
        *steps += (count * 30 + 18 * size + of_sum + index * (3 * count + 30)) as u32;
        line
    }

    /// Adds a constraint on cells of the line.
    const fn add(&mut self, constraint: Constraint<LARGEST>) {
        match constraint {
            Constraint::Differ(cells) => self.differ(self.places_of(&cells)),
            Constraint::Pair(one, other, relation) if self.links < CELLS => {
                self.pairs[self.links] = (self.place_of(one), self.place_of(other), relation);
                self.links += 1;
            }
            Constraint::Pair(..) | Constraint::Run(_) | Constraint::Turns(..) => {}
            Constraint::Sum(..) if self.total.is_some() => {}
            Constraint::Sum(cells, total) => {
                self.total = Some(total);
                let mut left = self.places_of(&cells);
                while left != 0 {
                    // The set with the most of the cells that are left, or one cell.
                    let (mut part, mut set) = (left & left.wrapping_neg(), 0);
                    while set < self.sets {
                        let other = self.differ[set] & left;
                        if other.count_ones() > part.count_ones() {
                            part = other;
                        }
                        set += 1;
                    }
                    self.parts[self.part_count] = part;
                    self.part_count += 1;
                    left &= !part;
                }
            }
            Constraint::Only(cell, digits) => {
                self.digits[self.place_of(cell)] &= digits;
            }
        }
    }

    /// Adds what the rules of the grid say of its cells.
    const fn add_rules(&mut self, groups: Groups<'_>, steps: &mut u32) {
        let mut rules = groups.rules;
        while let Some(rule) = rules.take() {
            *steps += 40;
            if let Form::Pairs(moves, relation) = rule.form() {
                self.add_pairs(moves, relation);
                *steps += (20 * self.count * self.count * moves.len()) as u32;
            }
        }
    }

    /// Adds the units of further rules, and regions that are not in the place of boxes.
    const fn add_units(&mut self, groups: Groups<'_>, steps: &mut u32) {
        let mut number = 3 * groups.size();
        while number < groups.count() {
            let (mut set, mut place) = (0, 0);
            while place < self.count {
                let is_in = groups.contains(groups.unit(number), self.cells[place]);
                set |= (is_in as u64) << place;
                place += 1;
            }
            self.differ(set);
            *steps += (20 * self.count * self.size + 40) as u32;
            number += 1;
        }
    }

    /// Adds a relation of all its cells that are one of these moves apart.
    const fn add_pairs(&mut self, moves: &[Move], relation: &'static Relation) {
        let mut index = 0;
        while index < self.count * self.count * moves.len() {
            let (pair, (down, right)) = (index / moves.len(), moves[index % moves.len()]);
            let [one, other] = [self.cells[pair / self.count], self.cells[pair % self.count]];
            if other.row == one.row.wrapping_add_signed(down)
                && other.column == one.column.wrapping_add_signed(right)
            {
                self.add(Constraint::Pair(one, other, relation));
            }
            index += 1;
        }
    }

    /// Notes that the cells of a set differ.
    const fn differ(&mut self, set: u64) {
        if set & set.wrapping_sub(1) != 0 && self.sets < SETS {
            self.differ[self.sets] = set;
            self.sets += 1;
        }
    }

    /// Returns the place of a cell of the line.
    const fn place_of(&self, cell: Cell) -> usize {
        let mut place = 0;
        while self.cells[place].row != cell.row || self.cells[place].column != cell.column {
            place += 1;
        }
        place
    }

    /// Returns the places of those of some cells that are on the line.
    const fn places_of(&self, cells: &CellSet<LARGEST>) -> u64 {
        let (mut places, mut place) = (0, 0);
        while place < self.count {
            places |= (cells.contains(self.cells[place]) as u64) << place;
            place += 1;
        }
        places
    }

    /// Returns true if no digits among these candidates fit. After `most` steps it is not known, which is false too.
    const fn fails(&self, mut digits: [u32; CELLS], most: u32, steps: &mut u32) -> bool {
        if !self.narrow(&mut digits, steps) {
            return true;
        }
        let (mut open, mut few, mut place) = (None, u32::MAX, 0);
        while place < self.count {
            let count = digits[place].count_ones();
            if count > 1 && count < few {
                (open, few) = (Some(place), count);
            }
            place += 1;
        }
        *steps += 3 * self.count as u32 + 10;
        let Some(place) = open else {
            return false;
        };
        let mut left = digits[place];
        while left != 0 {
            digits[place] = left & left.wrapping_neg();
            left &= left - 1;
            *steps += 5;
            if *steps > most || !self.fails(digits, most, steps) {
                return false;
            }
        }
        true
    }

    /// Removes candidates that do not fit, until nothing follows. Returns false if a cell has none left, or if there are too few
    /// digits for cells that differ, or if they cannot have the sum.
    const fn narrow(&self, digits: &mut [u32; CELLS], steps: &mut u32) -> bool {
        loop {
            let before = *digits;
            if !self.narrow_sets(digits, steps) || !self.narrow_sum(digits, steps) {
                return false;
            }
            let mut pair = 0;
            while pair < self.links {
                let (one, other, relation) = self.pairs[pair];
                digits[other] &= relation.of_some(digits[one]);
                digits[one] &= relation.to_some(digits[other]);
                pair += 1;
            }
            let (mut is_same, mut place) = (true, 0);
            while place < self.count {
                if digits[place] == 0 {
                    return false;
                }
                is_same &= digits[place] == before[place];
                place += 1;
            }
            *steps += (self.links * (6 * self.size + 10) + self.count + 10) as u32;
            if is_same {
                return true;
            }
        }
    }

    /// Takes the digits of full cells from the cells that differ from them.
    const fn narrow_sets(&self, digits: &mut [u32; CELLS], steps: &mut u32) -> bool {
        let mut set = 0;
        while set < self.sets {
            let (mut full, mut all, mut left) = (0, 0, self.differ[set]);
            while left != 0 {
                let own = digits[left.trailing_zeros() as usize];
                if own & own.wrapping_sub(1) == 0 {
                    if full & own != 0 {
                        return false;
                    }
                    full |= own;
                }
                (all, left) = (all | own, left & (left - 1));
                *steps += 6;
            }
            if all.count_ones() < self.differ[set].count_ones() {
                return false;
            }
            left = self.differ[set];
            while full != 0 && left != 0 {
                let own = &mut digits[left.trailing_zeros() as usize];
                if *own & own.wrapping_sub(1) != 0 {
                    *own &= !full;
                }
                left &= left - 1;
                *steps += 6;
            }
            set += 1;
            *steps += 10;
        }
        true
    }

    /// Removes digits that are too small or too great for the sum.
    const fn narrow_sum(&self, digits: &mut [u32; CELLS], steps: &mut u32) -> bool {
        let Some(total) = self.total else {
            return true;
        };
        *steps += (self.count * 30 + self.part_count * 8 + 30) as u32;
        // The sum, and that of parts whose cells differ: the least and the greatest.
        let (mut sum, mut of_parts, mut part, mut summed) = ([0; 2], [0; 2], 0, 0);
        while part < self.part_count {
            summed |= self.parts[part];
            let (mut all, mut left) = (0, self.parts[part]);
            let own = reach(digits, left);
            while left != 0 {
                all |= digits[left.trailing_zeros() as usize];
                left &= left - 1;
            }
            if all.count_ones() < self.parts[part].count_ones() {
                return false;
            }
            let [low, high] = ends(all, self.parts[part].count_ones());
            sum = [sum[0] + own[0], sum[1] + own[1]];
            of_parts[0] += if low > own[0] { low } else { own[0] };
            of_parts[1] += if high < own[1] { high } else { own[1] };
            part += 1;
        }
        let [least, most] = match total {
            Total::Number(number) => [number as u32; 2],
            Total::Cells(cells) => {
                let others = self.places_of(&cells);
                let sum = reach(digits, others);
                *steps += (self.count * 30) as u32;
                keep_in_reach(digits, others, sum, of_parts);
                sum
            }
        };
        if of_parts[0] > most || of_parts[1] < least {
            return false;
        }
        keep_in_reach(digits, summed, sum, [least, most]);
        true
    }
}

/// Returns the least and the greatest sum of cells, which may be equal.
const fn reach(digits: &[u32; CELLS], mut cells: u64) -> [u32; 2] {
    let mut sum = [0; 2];
    while cells != 0 {
        let own = digits[cells.trailing_zeros() as usize];
        sum[0] += own.trailing_zeros() + 1;
        sum[1] += 32 - own.leading_zeros();
        cells &= cells - 1;
    }
    sum
}

/// Removes digits of cells, which can make the sums from one to the other of `sum`, that are too small or too great for those
/// of `wanted`.
const fn keep_in_reach(digits: &mut [u32; CELLS], mut cells: u64, sum: [u32; 2], wanted: [u32; 2]) {
    while cells != 0 {
        let own = &mut digits[cells.trailing_zeros() as usize];
        let (low, high) = (own.trailing_zeros() + 1, 32 - own.leading_zeros());
        let from = wanted[0].saturating_sub(sum[1] - high);
        *own &= between(from, (wanted[1] + low).saturating_sub(sum[0]));
        cells &= cells - 1;
    }
}

/// Returns the least and the greatest sum of `count` of the digits, of which there are at least `count`.
pub(super) const fn ends(mut digits: u32, count: u32) -> [u32; 2] {
    let (mut sums, mut high, mut left) = ([0; 2], digits, count);
    while left > 0 {
        sums[0] += digits.trailing_zeros() + 1;
        sums[1] += 32 - high.leading_zeros();
        digits &= digits.wrapping_sub(1);
        high &= !(1 << (31 - high.leading_zeros()));
        left -= 1;
    }
    sums
}

/// The digits from `least` to `most`.
const fn between(least: u32, most: u32) -> u32 {
    let high = if most < 32 { (1 << most) - 1 } else { u32::MAX };
    match least {
        0 => high,
        1..=32 => high >> (least - 1) << (least - 1),
        _ => 0,
    }
}
