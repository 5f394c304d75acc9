//! Which givens seem to clash.
//!
//! This is only to place the bounds that carry messages; typenum's answer, not
//! this scan, decides whether there is an error (see `bridge/clash.rs` of
//! `sudoku-types`).

use crate::read::Puzzle;
use std::collections::HashMap;

/// Two cells of one unit with the same digit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Clash {
    /// The unit that names the clash: the row, else the column, else the box.
    pub(crate) unit: Unit,
    /// The earlier cell in reading order.
    pub(crate) first: Place,
    /// The later one.
    pub(crate) second: Place,
}

/// A row, column or box, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Unit {
    Row(usize),
    Column(usize),
    Box(usize),
}

/// Where a cell is, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    pub(crate) row: usize,
    pub(crate) column: usize,
}

impl Puzzle {
    /// Every clash once, in order of its later cell.
    ///
    /// A digit that stands k times in a unit gives k − 1 clashes, each with the
    /// one before it in the unit. A pair that shares two units is named by the
    /// first of row, column, box.
    pub(crate) fn clashes(&self) -> Vec<Clash> {
        let mut clashes: Vec<Clash> = Vec::new();
        let mut latest = HashMap::new();
        for second in self.places() {
            let Some(digit) = self.digit(second) else {
                continue;
            };
            for unit in self.units_of(second) {
                let Some(first) = latest.insert((unit, digit), second) else {
                    continue;
                };
                let named_already = |clash: &Clash| (clash.first, clash.second) == (first, second);
                if !clashes.iter().any(named_already) {
                    clashes.push(Clash {
                        unit,
                        first,
                        second,
                    });
                }
            }
        }
        clashes
    }

    /// The digit written 0, if it stands where blanks should: no cell is blank, and it is in more cells than a digit can be.
    pub(crate) fn zero_for_blank(&self) -> Option<u8> {
        let zero = self.symbols.alphabet().digit_of('0', self.size)?;
        let zeros = self.cells.iter().filter(|cell| cell.digit == Some(zero));
        let is_full = self.cells.iter().all(|cell| cell.digit.is_some());
        (is_full && zeros.count() > self.size).then_some(zero)
    }

    fn places(&self) -> impl Iterator<Item = Place> + use<> {
        let size = self.size;
        (0..size * size).map(move |cell| Place {
            row: cell / size,
            column: cell % size,
        })
    }

    fn digit(&self, place: Place) -> Option<u8> {
        self.cells[place.row * self.size + place.column].digit
    }

    /// The units of a cell, as `BoxShape::box_of` of `sudoku-types` and the judge have
    /// them; were they others here, a clash would go without its place, not unseen.
    fn units_of(&self, Place { row, column }: Place) -> [Unit; 3] {
        let r#box = self.boxes.box_of(row, column);
        [Unit::Row(row), Unit::Column(column), Unit::Box(r#box)]
    }
}
