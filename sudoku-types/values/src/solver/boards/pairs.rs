//! Pairs of cells whose digits have a relation: a cell loses a digit that no candidate of the other cell allows.
//!
//! ```text
//!  the digits differ by two or more     a cell with only 3, 4 or 5 allows no 4 at the other end
//!
//!  first cells    1 1 . .               boards of the digits that allow a 4: 1 2 6 7 8 9
//!                 1 1 . .               a first cell whose partner, one bit up, is on none of them loses its 4
//! ```
//!
//! Pairs with the same relation and the same number of bits between their cells are a group, which is checked at once.

use super::{Boards, LARGEST};
use crate::units::MOST_RELATIONS;
use sudoku_notation::geometry::Relation;

/// The room for groups of pairs: at most eight from rules, and eight pairs for each cell from lines.
const MOST_GROUPS: usize = 8 + 8 * LARGEST * LARGEST;

/// The digits that a digit allows in the other cell. Most of them are the lowest or the highest digits, whose boards are
/// joined once for all digits.
#[derive(Clone, Copy)]
struct Allowed {
    /// All digits below this number, counted from 0.
    below: u8,
    /// All digits from this number on.
    from: u8,
    /// These digits between them.
    others: u16,
}

/// The pairs of a grid.
#[derive(Clone, Copy)]
pub(super) struct Pairs {
    /// The lower cells of each group of pairs.
    lower: [u128; MOST_GROUPS],
    /// For each group, the number of bits from the lower to the higher cells, and the index in `allowed`, which is odd if the
    /// lower cells are the second cells of the pairs.
    ways: [[u8; 2]; MOST_GROUPS],
    count: usize,
    /// For each relation two tables: what each digit of the first cell allows in the second one, and the other way round.
    allowed: [[Allowed; LARGEST]; 2 * MOST_RELATIONS],
    /// The numbers of the relations.
    relations: [u16; MOST_RELATIONS],
    relation_count: usize,
}

impl Pairs {
    pub(super) const NONE: Pairs = Pairs {
        lower: [0; MOST_GROUPS],
        ways: [[0; 2]; MOST_GROUPS],
        count: 0,
        allowed: [[Allowed {
            below: 0,
            from: 0,
            others: 0,
        }; LARGEST]; 2 * MOST_RELATIONS],
        relations: [0; MOST_RELATIONS],
        relation_count: 0,
    };

    pub(super) const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Returns the most turns that it takes to find the group of a pair.
    pub(super) const fn cost(&self) -> u32 {
        (self.count + self.relation_count) as u32 + 1
    }

    /// Adds a pair of cells, by their numbers, in a grid with this number of rows.
    pub(super) const fn insert(
        &mut self,
        [one, other]: [usize; 2],
        relation: &Relation,
        size: usize,
    ) {
        let (mut place, number) = (0, relation.number as u16);
        while place < self.relation_count && self.relations[place] != number {
            place += 1;
        }
        let mut table = 2 * place;
        if place == self.relation_count {
            (self.relations[place], self.relation_count) = (number, place + 1);
            let mut digit = 0;
            while digit < size {
                self.allowed[table][digit] = Allowed::of(relation.allows[digit], size);
                self.allowed[table + 1][digit] = Allowed::of(relation.allowed_by[digit], size);
                digit += 1;
            }
        }
        let (mut lower, mut higher) = (one, other);
        if one > other {
            (lower, higher) = (other, one);
            table += 1;
        }
        let (up, mut number) = ((higher - lower) as u8, 0);
        while number < self.count {
            let [this_up, this_table] = self.ways[number];
            if this_up == up && this_table as usize == table {
                break;
            }
            number += 1;
        }
        self.lower[number] |= 1 << lower;
        self.ways[number] = [up, table as u8];
        if number == self.count {
            self.count += 1;
        }
    }
}

impl Allowed {
    /// Splits a set of digits of a grid with this number of rows.
    const fn of(digits: u32, size: usize) -> Allowed {
        let all = u32::MAX >> (32 - size as u32);
        let below = (digits & all).trailing_ones();
        let refused = all & !digits;
        let from = 32 - refused.leading_zeros();
        let others = digits & all & u32::MAX << below & !(u32::MAX << from);
        Allowed {
            below: below as u8,
            from: from as u8,
            others: others as u16,
        }
    }
}

/// The joined boards of all digits below each digit, and of all from it on.
struct Joined {
    below: [u128; LARGEST + 1],
    from: [u128; LARGEST + 1],
}

impl Joined {
    const fn of(words: &[u128], size: usize) -> Joined {
        let mut joined = Joined {
            below: [0; LARGEST + 1],
            from: [0; LARGEST + 1],
        };
        let mut digit = 0;
        while digit < size {
            joined.below[digit + 1] = joined.below[digit] | words[digit];
            digit += 1;
        }
        while digit > 0 {
            digit -= 1;
            joined.from[digit] = joined.from[digit + 1] | words[digit];
        }
        joined
    }

    /// Returns, for each digit, the cells with a candidate that the digit allows. Adds loop turns and calls to the `steps`.
    const fn cells(
        &self,
        allowed: &[Allowed; LARGEST],
        words: &[u128],
        size: usize,
        steps: &mut u32,
    ) -> [u128; LARGEST] {
        *steps += size as u32 + 1;
        let (mut cells, mut digit) = ([0; LARGEST], 0);
        while digit < size {
            let Allowed {
                below,
                from,
                mut others,
            } = allowed[digit];
            let mut joined = self.below[below as usize] | self.from[from as usize];
            while others != 0 {
                joined |= words[others.trailing_zeros() as usize];
                others &= others - 1;
                *steps += 3;
            }
            cells[digit] = joined;
            digit += 1;
        }
        cells
    }
}

impl Boards {
    /// Removes the digits that no candidate of the other cell of a pair allows. Returns true if some cell has lost a digit.
    /// Adds loop turns and calls to the `steps`.
    pub(super) const fn look_at_pairs(&self, words: &mut [u128], steps: &mut u32) -> bool {
        let (size, pairs) = (self.size, &self.pairs);
        let joined = Joined::of(words, size);
        *steps += (2 * size + pairs.count) as u32 + 2;
        // The cells that have lost a digit since the cages, and so the pairs, were last checked.
        let lost = words[2 * size + 1];
        // The cells with a candidate that a digit allows, for the two tables of the relation `found`. They are kept, because groups
        // with the same relation mostly follow each other.
        let (mut cells, mut found) = ([[0; LARGEST]; 2], usize::MAX);
        let (mut all_gone, mut number) = (0, 0);
        while number < pairs.count {
            let [up, table] = pairs.ways[number];
            let (first, up, table) = (pairs.lower[number], up as u32, table as usize);
            number += 1;
            if (first | first << up) & lost == 0 {
                continue;
            }
            *steps += size as u32;
            if found != table / 2 {
                found = table / 2;
                cells[0] = joined.cells(&pairs.allowed[2 * found], words, size, steps);
                cells[1] = joined.cells(&pairs.allowed[2 * found + 1], words, size, steps);
            }
            // A digit of the lower cell needs a candidate in the higher one that it allows, and the other way round.
            let (higher, lower) = (&cells[table % 2], &cells[1 - table % 2]);
            let mut digit = 0;
            while digit < size {
                let mut gone = first & !(higher[digit] >> up);
                gone |= first << up & !(lower[digit] << up);
                gone &= words[digit];
                words[digit] ^= gone;
                words[size + digit] |= gone;
                all_gone |= gone;
                digit += 1;
            }
        }
        words[2 * size + 1] |= all_gone;
        all_gone != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_of_digits_are_split() {
        for size in 1..=LARGEST {
            for digits in 0..1 << LARGEST {
                let Allowed {
                    below,
                    from,
                    others,
                } = Allowed::of(digits, size);
                let low = !(u32::MAX << below);
                let all = low | u32::MAX << from | u32::from(others);
                let size_mask = (1 << size) - 1;
                assert_eq!(all & size_mask, digits & size_mask);
            }
        }
    }
}
