//! Tests propagation on random puzzles: it takes no digit of the solution away, and when it
//! stops, none of its techniques finds anything more.

extern crate std;

use super::{Constraints, Layout, index_of};
use crate::effort::Effort;
use crate::solver::change::{Change, Outcome};
use crate::solver::tests::dice::Dice;
use crate::solver::tests::puzzles::full;
use crate::solver::verdict::Rows;
use crate::{BoxShape, Cell, Unit};
use std::vec::Vec;
use sudoku_notation::geometry::Groups;

impl Dice {
    fn order(&mut self, count: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..count).collect();
        for i in (1..count).rev() {
            order.swap(i, self.below(i + 1));
        }
        order
    }

    /// Groups of `size` lines in some order, and the lines of each.
    fn lines(&mut self, groups: usize, size: usize) -> Vec<usize> {
        let groups = self.order(groups);
        let lines = groups.iter().flat_map(|group| {
            let within = self.order(size);
            within.into_iter().map(move |line| group * size + line)
        });
        lines.collect()
    }
}

/// A full grid with its lines and digits in some order, and its cells in some order.
fn any_full<const N: usize>(boxes: BoxShape, dice: &mut Dice) -> (Rows<N>, Vec<usize>) {
    let (height, width) = (boxes.rows(), boxes.columns());
    let (rows, columns) = (dice.lines(width, height), dice.lines(height, width));
    let digits = dice.order(N);
    let one = full::<N>(boxes, 1);
    let mut grid = [[0; N]; N];
    for (row, column) in (0..N * N).map(|cell| (cell / N, cell % N)) {
        let digit = one[rows[row]][columns[column]];
        grid[row][column] = digits[usize::from(digit) - 1] as u8 + 1;
    }
    (grid, dice.order(N * N))
}

/// The candidates of the cells of a grid at rest.
struct AtRest<const N: usize> {
    groups: Groups<'static>,
    candidates: [[u32; N]; N],
}

impl<const N: usize> AtRest<N> {
    fn candidates(&self, cell: Cell) -> u32 {
        self.candidates[cell.row][cell.column]
    }

    fn places(&self, unit: Unit, digit: u32) -> Vec<Cell> {
        let cells = (0..N).map(|i| self.groups.cell(unit, i));
        cells
            .filter(|&cell| self.candidates(cell) & digit != 0)
            .collect()
    }

    fn units(&self) -> impl Iterator<Item = Unit> + use<N> {
        let groups = self.groups;
        (0..groups.count()).map(move |n| groups.unit(n))
    }

    fn digits(&self) -> impl Iterator<Item = u32> + use<N> {
        (0..N).map(|n| 1 << n)
    }

    fn has_no_naked_single(&self) -> bool {
        self.units().all(|unit| {
            self.digits().all(|digit| {
                let places = self.places(unit, digit);
                let single = |&cell: &Cell| self.candidates(cell).is_power_of_two();
                places.len() <= 1 || !places.iter().any(single)
            })
        })
    }

    fn has_no_hidden_single(&self) -> bool {
        self.units().all(|unit| {
            self.digits()
                .all(|digit| match self.places(unit, digit)[..] {
                    [cell] => self.candidates(cell) == digit,
                    _ => true,
                })
        })
    }

    /// Returns true if no unit has places of a digit outside another unit that has two or three places, all of them in both.
    fn has_no_locked_candidate(&self, one: fn(usize) -> Unit, other: fn(usize) -> Unit) -> bool {
        let pairs = (0..N * N).map(|pair| (one(pair / N), other(pair % N)));
        pairs.into_iter().all(|(one, other)| {
            self.digits().all(|digit| {
                let places = self.places(one, digit);
                let locked = |&cell: &Cell| self.groups.contains(other, cell);
                places.len() > 3
                    || !places.iter().all(locked)
                    || places.len() == self.places(other, digit).len()
            })
        })
    }
}

/// All tables say the same.
fn check_tables<const N: usize>(grid: &Constraints<N>, layout: &Layout<N>) {
    for (cell, digit) in (0..N * N * N).map(|number| (number / N, number % N)) {
        let units = layout.units[cell / N][cell % N];
        let is_there = grid.cells[units.row][units.column] >> digit & 1 == 1;
        let sets = [
            grid.rows[digit][units.row] & units.column_bit,
            grid.columns[digit][units.column] & units.row_bit,
            grid.areas[digit][units.area] & units.number_bit,
        ];
        assert!(sets.iter().all(|&bit| (bit != 0) == is_there));
    }
    let tables = [&grid.cells, &grid.rows, &grid.columns, &grid.areas];
    for (table, pairs) in tables.into_iter().zip(&grid.pairs) {
        for (sets, pairs) in table.iter().zip(pairs) {
            for (index, set) in sets.iter().enumerate() {
                assert_eq!(pairs >> index & 1 == 1, set.count_ones() == 2);
            }
        }
    }
}

#[test]
fn bits_have_numbers() {
    for number in 0..25 {
        assert_eq!(index_of!(1_u32 << number), number);
    }
}

fn check<const N: usize>(rows: usize) {
    let boxes = BoxShape::new(rows, N / rows).unwrap();
    let limit = &mut Effort::new(u64::MAX);
    let groups = Groups::of(boxes);
    let layout = Layout::<N>::of_constraints(groups, groups.constraints(), limit);
    let mut at_rest = 0;
    for seed in 1..=60 {
        let mut dice = Dice::of_round(seed);
        let (solution, order) = any_full::<N>(boxes, &mut dice);
        let mut givens = [[0; N]; N];
        for &cell in &order[..N * N * (25 + dice.below(25)) / 100] {
            givens[cell / N][cell % N] = solution[cell / N][cell % N];
        }

        let mut grid = Constraints::of(&givens, &layout, limit);
        let outcome = grid.follow(Change::Written, &layout, limit);
        let candidates = grid.cells;
        for (row, column) in (0..N * N).map(|cell| (cell / N, cell % N)) {
            let digit = 1 << (solution[row][column] - 1);
            assert_ne!(candidates[row][column] & digit, 0, "{boxes}, {seed}");
        }
        check_tables(&grid, &layout);

        let grid = AtRest {
            groups: Groups::of(boxes),
            candidates,
        };
        assert!(grid.has_no_naked_single(), "{boxes}, {seed}");
        assert!(grid.has_no_hidden_single(), "{boxes}, {seed}");
        for line in [Unit::Row as fn(usize) -> Unit, Unit::Column] {
            assert!(
                grid.has_no_locked_candidate(Unit::Box, line),
                "pointing: {boxes}, {seed}"
            );
            assert!(
                grid.has_no_locked_candidate(line, Unit::Box),
                "claiming: {boxes}, {seed}"
            );
        }
        match outcome {
            Outcome::Stalled => at_rest += 1,
            Outcome::Solved => {
                let solved = candidates
                    .as_flattened()
                    .iter()
                    .all(|cell| cell.is_power_of_two());
                assert!(solved, "{boxes}, {seed}");
            }
            Outcome::Contradiction(_) | Outcome::Spent => panic!("{boxes}, {seed}"),
        }
    }
    assert!(at_rest > 10, "{boxes}: {at_rest}");
}

#[test]
fn at_rest_no_technique_finds_anything_more() {
    check::<6>(2);
    check::<6>(3);
    check::<9>(3);
    check::<10>(5);
    check::<12>(4);
}
