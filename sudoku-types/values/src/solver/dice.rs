//! A source of random numbers, the same from the same seed on every machine.

use sudoku_notation::geometry::{Cell, CellSet};

/// The state of the source: SplitMix, by Steele, Lea and Flood (2014).
#[derive(Clone, Copy)]
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    /// Returns a number of 64 random bits.
    const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// Returns a number less than `end`.
    pub(crate) const fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }

    /// Returns a source of other numbers.
    pub(crate) const fn fork(&mut self) -> Dice {
        Dice(self.next())
    }

    /// Returns a random one of some cells, if there are any.
    pub(crate) const fn one_of<const N: usize>(&mut self, mut cells: CellSet<N>) -> Option<Cell> {
        let count = cells.len();
        let mut before = if count > 0 { self.below(count) } else { 0 };
        while before > 0 {
            cells.take_first();
            before -= 1;
        }
        cells.take_first()
    }

    /// Returns the numbers less than `count` in random order, and then 0.
    pub(crate) const fn shuffled<const ROOM: usize>(&mut self, count: usize) -> [u16; ROOM] {
        let (mut numbers, mut number) = ([0; ROOM], 0);
        while number < count {
            let place = self.below(number + 1);
            numbers[number] = numbers[place];
            numbers[place] = number as u16;
            number += 1;
        }
        numbers
    }
}
