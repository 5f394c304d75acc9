//! Relations of two digits, as tables.
//!
//! ```text
//!  NOT_CONSECUTIVE      the first digit   1   2   3   4  …
//!                       allows            3…  4…  1   1
//!                                                 5…  2
//!                                                     6…
//! ```

use super::{LARGEST, Mark};

/// All digits of the largest grid.
const ALL: u32 = (1 << LARGEST) - 1;

/// A relation that the digits of two cells must have: for each digit the digits that it allows at the other end.
#[derive(Debug)]
pub struct Relation {
    /// The kind, and above it the number with which a mark makes the relation. Two relations with the same number are the same.
    pub number: usize,
    /// For each digit of the first cell, from 1, the digits that it allows in the second cell: bit 0 for the digit 1.
    pub allows: [u32; LARGEST],
    /// For each digit of the second cell the digits that it allows in the first cell.
    pub allowed_by: [u32; LARGEST],
    /// True if it follows from others, so that digits that break it are not said to clash.
    pub is_implied: bool,
    /// True if it allows no digit beside itself.
    pub differs: bool,
    /// The most digits besides its own that a digit refuses at the other end.
    pub most_refused: u32,
}

impl Relation {
    /// The digits differ.
    pub const DIFFERENT: &'static Relation = &Relation::new(0, apart_by(1));

    /// The digits differ, and neither follows the other.
    pub const NOT_CONSECUTIVE: &'static Relation = &Relation::new(1, apart_by(2));

    /// The relation with this number and this table.
    pub const fn new(number: usize, allows: [u32; LARGEST]) -> Relation {
        let (mut allowed_by, mut one) = ([0; LARGEST], 0);
        while one < LARGEST {
            let (mut row, mut other) = (allows[one], 0);
            while row != 0 {
                allowed_by[other] |= (row & 1) << one;
                (row, other) = (row >> 1, other + 1);
            }
            one += 1;
        }
        let (mut differs, mut most_refused, mut digit) = (true, 0, 0);
        while digit < LARGEST {
            let own = 1 << digit;
            differs &= allows[digit] & own == 0;
            let counts = [
                (!allows[digit] & ALL & !own).count_ones(),
                (!allowed_by[digit] & ALL & !own).count_ones(),
            ];
            let more = if counts[0] > counts[1] {
                counts[0]
            } else {
                counts[1]
            };
            if more > most_refused {
                most_refused = more;
            }
            digit += 1;
        }
        Relation {
            number,
            allows,
            allowed_by,
            is_implied: false,
            differs,
            most_refused,
        }
    }

    /// Returns the relation as one that follows from others of its mark.
    pub(super) const fn implied(mut self) -> Relation {
        self.is_implied = true;
        self.number += Relation::KINDS * (LARGEST + 2);
        self
    }

    /// The number of kinds of relations: those of rules, and then one for each mark.
    const KINDS: usize = Relation::NOT_CONSECUTIVE.number + 1 + Mark::ALL.len();

    /// Returns the number of the relation that a mark makes with this number.
    pub(super) const fn number_of(mark: Mark, number: usize) -> usize {
        Relation::NOT_CONSECUTIVE.number + 1 + mark as usize + Relation::KINDS * number
    }

    /// Returns the kind of the relation: the same for all relations of a mark.
    pub const fn kind(&self) -> usize {
        self.number % Relation::KINDS
    }

    /// Returns the mark whose relations are of this kind, unless it is that of a rule.
    pub const fn mark_of(kind: usize) -> Option<Mark> {
        let of_rules = Relation::NOT_CONSECUTIVE.number + 1;
        if kind < of_rules {
            return None;
        }
        Some(Mark::ALL[kind - of_rules])
    }

    /// Returns the digits of the second cell that one of these digits of the first cell allows: bit 0 for the digit 1.
    pub(super) const fn of_some(&self, mut digits: u32) -> u32 {
        let mut all = 0;
        while digits != 0 {
            all |= self.allows[digits.trailing_zeros() as usize];
            digits &= digits - 1;
        }
        all
    }

    /// Returns true if the digit of the first cell allows that of the second one.
    pub const fn holds(&self, one: u8, other: u8) -> bool {
        self.allows[one as usize - 1] >> (other - 1) & 1 == 1
    }
}

/// The table of digits that are at least this far apart.
const fn apart_by(distance: usize) -> [u32; LARGEST] {
    let (mut allows, mut digit) = ([0; LARGEST], 0);
    while digit < LARGEST {
        // This digit and the next ones that are too near; shifted, this digit and those before.
        let near = ((1 << distance) - 1) << digit;
        allows[digit] = ALL & !(near | near >> (distance - 1));
        digit += 1;
    }
    allows
}
