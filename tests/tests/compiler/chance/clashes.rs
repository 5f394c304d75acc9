//! Finds the digits that appear twice in a unit, by a walk over every unit.

use super::case::Shape;

/// In the order in which a clash is named: by its row, else its column, else its box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Unit {
    Row,
    Column,
    Box,
}

/// A digit that is in a unit again.
#[derive(Clone, Debug)]
pub(crate) struct Clash {
    pub(crate) digit: u8,
    pub(crate) unit: Unit,
    /// Counted from 1, boxes in reading order.
    pub(crate) number: usize,
    /// The place before, row and column counted from 0.
    pub(crate) first: (usize, usize),
    /// This place.
    pub(crate) second: (usize, usize),
}

impl Clash {
    /// Returns the message and the label of the error, in which the digit is called `name`.
    pub(crate) fn message(&self, name: &str) -> String {
        let number = self.number;
        let [row, column, later_row, later_column] =
            [self.first.0, self.first.1, self.second.0, self.second.1].map(|place| place + 1);
        let (places, first) = match self.unit {
            Unit::Row => (
                format!("row {number}: columns {column} and {later_column}"),
                format!("column {column}"),
            ),
            Unit::Column => (
                format!("column {number}: rows {row} and {later_row}"),
                format!("row {row}"),
            ),
            Unit::Box => (
                format!(
                    "box {number}: row {row}, column {column} \
                     and row {later_row}, column {later_column}"
                ),
                format!("row {row}, column {column}"),
            ),
        };
        format!("digit {name} appears twice in {places}: the first one is in {first}")
    }
}

/// Every repetition in every unit, with the place before it in that unit. A pair that shares two
/// units comes twice.
pub(crate) fn repetitions<const N: usize>(
    grid: &[[u8; N]; N],
    (height, width): Shape,
) -> Vec<Clash> {
    let cell_of = |unit, number: usize, place: usize| match unit {
        Unit::Row => (number, place),
        Unit::Column => (place, number),
        // As many boxes are side by side as a box is high.
        Unit::Box => (
            number / height * height + place / width,
            number % height * width + place % width,
        ),
    };
    let mut clashes = Vec::new();
    for unit in [Unit::Row, Unit::Column, Unit::Box] {
        for number in 0..N {
            let mut last_seen = [None; 26];
            for second in (0..N).map(|place| cell_of(unit, number, place)) {
                let digit = grid[second.0][second.1];
                if let Some(first) = last_seen[usize::from(digit)].replace(second) {
                    clashes.push(Clash {
                        digit,
                        unit,
                        number: number + 1,
                        first,
                        second,
                    });
                }
            }
        }
    }
    clashes
}

/// Every clashing pair once, in the order of the later cell.
pub(crate) fn clashing_pairs<const N: usize>(grid: &[[u8; N]; N], shape: Shape) -> Vec<Clash> {
    let mut clashes = repetitions(grid, shape);
    clashes.sort_by_key(|clash| (clash.first, clash.second, clash.unit));
    clashes.dedup_by_key(|clash| (clash.first, clash.second));
    clashes.sort_by_key(|clash| (clash.second, clash.unit));
    clashes
}
