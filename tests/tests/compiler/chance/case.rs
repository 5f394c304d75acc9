//! Makes random full grids with some cells changed, and the list of clashes that the changes cause.

use super::clashes::{Unit, repetitions};
use std::collections::BTreeSet;
use sudoku_tests::{Dice, Symmetry, cells, is_solution, read_set};

/// Rows and columns of a box.
pub(crate) type Shape = (usize, usize);

/// Rows for the judge, and a puzzle that they may or may not solve.
pub(crate) struct Case<const N: usize> {
    pub(crate) givens: [[u8; N]; N],
    pub(crate) rows: [[u8; N]; N],
    pub(crate) shape: Shape,
}

/// The ways in which a grid is changed.
#[derive(Clone, Copy)]
enum Change {
    OneCell,
    TwoCells,
    /// Two cells exchanged: anywhere; in a row of a box, which breaks only columns; in a column of a
    /// box, which breaks only rows.
    Exchange,
    ExchangeInRow,
    ExchangeInColumn,
    /// Two lines exchanged, which breaks only boxes, and within a band or stack nothing.
    Rows,
    Columns,
    /// Two digits exchanged everywhere, which breaks nothing.
    Digits,
    /// A cell that holds no digit of the grid.
    NoDigit,
    /// The same rows, other boxes.
    Boxes,
    /// The same rows, another given, or none other.
    Given,
}

const CHANGES: [Change; 11] = [
    Change::OneCell,
    Change::TwoCells,
    Change::Exchange,
    Change::ExchangeInRow,
    Change::ExchangeInColumn,
    Change::Rows,
    Change::Columns,
    Change::Digits,
    Change::NoDigit,
    Change::Boxes,
    Change::Given,
];

/// Cases of one size and shape: solutions of a set, in any of their symmetries, changed in every
/// way in turn.
pub(crate) fn cases<const N: usize>(
    set: &str,
    shape: Shape,
    count: usize,
) -> impl Iterator<Item = Case<N>> {
    let mut dice = Dice::new(N as u64 * 100 + shape.0 as u64);
    let solutions = read_set(set).into_iter().filter_map(|entry| entry.solution);
    let solutions: Vec<_> = solutions.collect();
    (0..count).map(move |number| {
        let solution = cells(&solutions[number % solutions.len()]);
        let rows = Symmetry::without_turning(&mut dice, shape).apply(&solution);
        let mut case = Case {
            givens: rows,
            rows,
            shape,
        };
        case.change(&mut dice, CHANGES[number % CHANGES.len()]);
        case
    })
}

impl<const N: usize> Case<N> {
    fn change(&mut self, dice: &mut Dice, change: Change) {
        let (height, width) = self.shape;
        let (row, column) = (dice.below(N), dice.below(N));
        let other_row = (row + 1 + dice.below(N - 1)) % N;
        let other_column = (column + 1 + dice.below(N - 1)) % N;
        let row_in_box = row / height * height + (row + 1) % height;
        let column_in_box = column / width * width + (column + 1) % width;
        match change {
            Change::OneCell => self.rows[row][column] = self.other_digit(dice, row, column),
            Change::TwoCells => {
                self.rows[row][column] = self.other_digit(dice, row, column);
                self.rows[other_row][other_column] =
                    self.other_digit(dice, other_row, other_column);
            }
            Change::Exchange => self.exchange((row, column), (other_row, other_column)),
            Change::ExchangeInRow => self.exchange((row, column), (row, column_in_box)),
            Change::ExchangeInColumn => self.exchange((row, column), (row_in_box, column)),
            Change::Rows => self.rows.swap(row, [other_row, row_in_box][dice.below(2)]),
            Change::Columns => {
                let other = [other_column, column_in_box][dice.below(2)];
                self.rows
                    .iter_mut()
                    .for_each(|cells| cells.swap(column, other));
            }
            Change::Digits => {
                let (one, other) = (self.rows[row][column], self.rows[row][other_column]);
                for cell in self.rows.as_flattened_mut() {
                    *cell = match *cell {
                        digit if digit == one => other,
                        digit if digit == other => one,
                        digit => digit,
                    };
                }
            }
            Change::NoDigit => self.rows[row][column] = [0, N as u8 + 1][dice.below(2)],
            Change::Boxes => self.shape = (width, height),
            Change::Given => {}
        }
        // Mostly the givens fit the changed rows, so that the rules decide and not the givens.
        if dice.below(4) > 0 {
            self.givens = self.rows;
        }
        for given in self.givens.as_flattened_mut() {
            if dice.below(3) > 0 {
                *given = 0;
            }
        }
        if matches!(change, Change::Given) && dice.below(2) > 0 {
            self.givens[row][column] = self.other_digit(dice, row, column);
        }
    }

    fn other_digit(&self, dice: &mut Dice, row: usize, column: usize) -> u8 {
        let digit = usize::from(self.rows[row][column]);
        ((digit + dice.below(N - 1)) % N + 1) as u8
    }

    fn exchange(&mut self, one: (usize, usize), other: (usize, usize)) {
        let digit = self.rows[one.0][one.1];
        self.rows[one.0][one.1] = self.rows[other.0][other.1];
        self.rows[other.0][other.1] = digit;
    }

    pub(crate) fn is_right(&self) -> bool {
        is_solution(&self.rows, &self.givens, self.shape)
    }

    pub(crate) fn holds_digits(&self) -> bool {
        let digits = 1..=N as u8;
        let mut cells = self.rows.as_flattened().iter();
        cells.all(|digit| digits.contains(digit))
    }

    /// The rules that are broken, in the judge's words.
    pub(crate) fn broken_rules(&self) -> BTreeSet<&'static str> {
        let mut broken = BTreeSet::new();
        if self.holds_digits() {
            let repetitions = repetitions(&self.rows, self.shape);
            broken.extend(repetitions.iter().map(|clash| match clash.unit {
                Unit::Row => "a digit appears twice in a row of this solution",
                Unit::Column => "a digit appears twice in a column of this solution",
                Unit::Box => "a digit appears twice in a box of this solution",
            }));
        } else {
            // What is no digit is not compared with others.
            broken.insert("a cell of this solution does not hold a digit of the grid");
        }
        let (givens, rows) = (self.givens.as_flattened(), self.rows.as_flattened());
        if (givens.iter().zip(rows)).any(|(&given, &digit)| given != 0 && given != digit) {
            broken.insert("this solution does not keep the givens of the puzzle");
        }
        broken
    }
}
