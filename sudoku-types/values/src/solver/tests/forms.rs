//! Tests that every engine takes constraints of all forms, some of which no puzzle is written with: random ones, of which
//! some keep a solution. The solutions are those of the plain grid that satisfy them.

extern crate std;

use super::dice::Dice;
use super::puzzles::full;
use crate::effort::Effort;
use crate::grid::Grid;
use crate::human::{Candidates, Steps};
use crate::solver::boards::{self, Boards};
use crate::solver::constraints::Layout;
use crate::solver::engine::Engine;
use crate::solver::tree::{Next, Tree};
use crate::solver::verdict::Rows;
use crate::solver::{BoxShape, Groups};
use crate::units::Units;
use std::boxed::Box;
use std::format;
use std::vec;
use std::vec::Vec;
use sudoku_notation::geometry::{
    Cell, CellSet, Constraint, Frame, LARGEST, Relation, Total, Which,
};
use sudoku_notation::symbols::Symbols;
use sudoku_notation::technique::Technique;

/// Random tables, of which some allow few digits and some are mirrored by themselves.
fn relations<const N: usize>(dice: &mut Dice) -> [&'static Relation; 4] {
    [0, 1, 2, 3].map(|number| {
        let (one_of, mut allows) = (2 + dice.below(3), [0; LARGEST]);
        for digits in &mut allows[..N] {
            for other in 0..N {
                *digits |= u32::from(dice.below(one_of) == 0) << other;
            }
        }
        match number {
            0 => Relation::DIFFERENT,
            1 => Relation::NOT_CONSECUTIVE,
            _ => &*Box::leak(Box::new(Relation::new(number, allows))),
        }
    })
}

fn any_cell<const N: usize>(dice: &mut Dice) -> Cell {
    Cell {
        row: dice.below(N),
        column: dice.below(N),
    }
}

fn any_cells<const N: usize>(most: usize, dice: &mut Dice) -> CellSet<N> {
    let mut cells = CellSet::one(any_cell::<N>(dice));
    for _ in 0..dice.below(most) {
        cells.insert(any_cell::<N>(dice));
    }
    cells
}

/// A random constraint, or parts with one sum. They nearly always hold in this grid.
fn any_constraint<const N: usize>(
    rows: &Rows<N>,
    relations: &[&'static Relation; 4],
    dice: &mut Dice,
) -> Vec<Constraint<N>> {
    let tries = if dice.below(40) == 0 { 0 } else { 50 };
    let mut constraint = one_constraint(rows, relations, dice);
    for _ in 0..tries {
        if holds(&constraint, rows) {
            break;
        }
        constraint = one_constraint(rows, relations, dice);
    }
    constraint
}

fn one_constraint<const N: usize>(
    rows: &Rows<N>,
    relations: &[&'static Relation; 4],
    dice: &mut Dice,
) -> Vec<Constraint<N>> {
    let one = any_cell::<N>(dice);
    let sum_of = |cells: CellSet<N>| -> u16 {
        let digits = cells.map(|cell| u16::from(rows[cell.row][cell.column]));
        digits.sum()
    };
    vec![match dice.below(8) {
        0 => Constraint::Sets(any_cells(N, dice), Which::Any),
        1 | 2 => loop {
            let other = any_cell::<N>(dice);
            if other != one {
                break Constraint::Pair(one, other, relations[dice.below(4)]);
            }
        },
        3 => {
            let cells = any_cells::<N>(N, dice);
            Constraint::Sum(cells, Total::Number(sum_of(cells) + dice.below(2) as u16))
        }
        4 => {
            let mut cells = any_cells::<N>(4, dice);
            cells.insert(one);
            Constraint::Sets(cells, Which::Run)
        }
        5 => {
            let cells = any_cells::<N>(5, dice);
            let sum = sum_of(cells) + dice.below(2) as u16;
            Constraint::Sets(cells, Which::Sum(sum))
        }
        6 => return parts(dice),
        _ => Constraint::Only(one, dice.roll() as u32 | dice.roll() as u32),
    }]
}

/// Two to four parts with one sum.
fn parts<const N: usize>(dice: &mut Dice) -> Vec<Constraint<N>> {
    let (mut all, mut taken) = (Vec::new(), CellSet::EMPTY);
    for _ in 0..2 + dice.below(3) {
        let part = any_cells::<N>(3, dice).minus(&taken);
        if !part.is_empty() {
            taken.add(&part);
            all.push(Constraint::Sum(part, Total::AsNext));
        }
    }
    match all.pop() {
        Some(Constraint::Sum(part, _)) if !all.is_empty() => {
            all.push(Constraint::Sum(part, Total::AsBefore));
            all
        }
        _ => parts(dice),
    }
}

/// Checks a constraint, or parts with one sum, by another definition than that of the engines.
fn holds<const N: usize>(constraints: &[Constraint<N>], rows: &Rows<N>) -> bool {
    let at = |cell: Cell| rows[cell.row][cell.column];
    let sum_of = |cells: CellSet<N>| cells.map(|cell| u16::from(at(cell))).sum::<u16>();
    let mut of_parts = Vec::new();
    let holds = constraints.iter().all(|constraint| match *constraint {
        Constraint::Sets(cells, which) => {
            let mut digits: Vec<_> = cells.map(at).collect();
            digits.sort_unstable();
            let are_next = |two: &[u8]| match which {
                Which::Run => two[0] + 1 == two[1],
                _ => two[0] != two[1],
            };
            let is_sum = !matches!(which, Which::Sum(sum) if sum != sum_of(cells));
            digits.windows(2).all(are_next) && is_sum
        }
        Constraint::Pair(one, other, relation) => relation.holds(at(one), at(other)),
        Constraint::Sum(cells, Total::Number(wanted)) => sum_of(cells) == wanted,
        Constraint::Sum(cells, _) => {
            of_parts.push(sum_of(cells));
            true
        }
        Constraint::Only(cell, digits) => digits >> (at(cell) - 1) & 1 == 1,
    });
    of_parts.dedup();
    holds && of_parts.len() < 2
}

/// All solutions that an engine finds.
fn solutions<const N: usize, const C: usize>(givens: &Rows<N>, engine: &Engine<N>) -> Vec<Rows<N>> {
    let effort = &mut Effort::new(u64::MAX);
    let mut search = Box::new(Tree::<N, C>::new(engine.write(givens, effort)));
    let mut found = Vec::new();
    while let Next::Solution = search.find(engine, effort) {
        found.push(search.solution(engine, effort));
    }
    found.sort_unstable();
    found
}

/// Returns the number of grids that have no solution, one, and several.
fn check<const N: usize>(boxes: BoxShape, rounds: u64) -> [usize; 3] {
    let (groups, mut counts) = (Groups::of(boxes), [0; 3]);
    for round in 1..=rounds {
        let dice = &mut Dice::of_round(round);
        let mut givens = full::<N>(boxes, 1 + dice.below(N));
        let solution = givens;
        for _ in 0..N + dice.below(N * N) {
            let Cell { row, column } = any_cell::<N>(dice);
            givens[row][column] = 0;
        }
        let grid = Grid::<N>::from_rows(givens, boxes, Symbols::Standard).expect("a grid");
        let plain = grid.solutions().map(|solution| *solution.rows());
        let plain: Vec<_> = plain.take(501).collect();
        if plain.len() > 500 {
            continue;
        }
        let relations = relations::<N>(dice);
        let groups_of: Vec<_> = (0..1 + dice.below(3 * N))
            .map(|_| any_constraint(&solution, &relations, dice))
            .collect();
        let hold = |rows: &Rows<N>| groups_of.iter().all(|all| holds(all, rows));
        let constraints = groups_of.concat();
        let mut expected: Vec<_> = plain.into_iter().filter(hold).collect();
        expected.sort_unstable();

        let all = groups.constraints().and(&constraints);
        if N <= boards::LARGEST {
            let engine = Engine::Boards(Boards::of_constraints(
                groups,
                all,
                &mut Effort::new(u64::MAX),
            ));
            assert_eq!(
                solutions::<N, 0>(&givens, &engine),
                expected,
                "{round}: {constraints:?}"
            );
        }
        let effort = &mut Effort::new(u64::MAX);
        let engine = Engine::Constraints(Layout::of_constraints(groups, all, effort));
        assert_eq!(
            solutions::<N, 1>(&givens, &engine),
            expected,
            "{round}: {constraints:?}"
        );
        // A step has a sentence for cells of a cage only.
        let has_sentence = |one: &Constraint<N>| match *one {
            Constraint::Sets(cells, Which::Sum(sum)) => {
                Some(Constraint::Sum(cells, Total::Number(sum)))
            }
            Constraint::Sets(..) => None,
            _ => Some(*one),
        };
        let named: Vec<_> = constraints.iter().filter_map(has_sentence).collect();
        let named = groups.constraints().and(&named);
        let grid = Grid::new(givens, Frame::of(boxes), Symbols::Standard);
        check_steps(&grid, Units::of_constraints(groups, named), &expected);
        counts[expected.len().min(2)] += 1;
    }
    counts
}

/// A person's steps keep all solutions. If there is none, they may have shown it.
fn check_steps<const N: usize>(givens: &Grid<N, 1>, units: Units<N>, solutions: &[Rows<N>]) {
    let notes = Candidates::empty(givens);
    let effort = Effort::new(u64::MAX);
    let mut steps = Steps::of_units(Technique::Chain, &notes, &units, effort);
    while steps.advance().is_some() {}
    let end = steps.candidates();
    for (cell, digits) in end.cells() {
        for rows in solutions {
            let digit = rows[cell.row][cell.column];
            assert!(digits.contains(digit), "{units:?}: {cell} is {digit}");
        }
    }
    assert!(solutions.is_empty() || steps.contradiction().is_none());
}

#[test]
fn every_engine_takes_every_form() {
    let rounds = if cfg!(debug_assertions) { 100 } else { 4_000 };
    for counts in [
        check::<4>(BoxShape::new(2, 2).unwrap(), rounds),
        check::<6>(BoxShape::new(2, 3).unwrap(), rounds),
        check::<9>(BoxShape::new(3, 3).unwrap(), rounds),
        check::<11>(BoxShape::new(1, 11).unwrap(), rounds),
        check::<12>(BoxShape::new(3, 4).unwrap(), rounds),
    ] {
        assert!(counts.iter().all(|count| *count > 2), "{counts:?}");
    }
}

/// A line that begins with the last part of the one before goes on from it, in any order of the cells.
#[test]
fn lines_with_a_part_in_common_are_joined() {
    for (lines, ends) in [
        ("equal_sums: 1 r1c1 r1c2 r2c2, 2 r2c2 r1c2 r3c3", 1),
        ("equal_sums: 1 r1c1 r1c2 r2c2, 1 r2c2 r3c3", 2),
        ("region_sums: r1c1 r1c2 r2c3 r3c3 r4c2 r4c1", 1),
    ] {
        let grid = Grid::<4, 1>::parse(&format!("{lines}; {}", "....".repeat(4))).expect("a grid");
        let mut all = grid.groups().of_lines::<4>();
        let all = std::iter::from_fn(|| all.take_first());
        let found = all.filter(|one| matches!(one, Constraint::Sum(_, Total::AsBefore)));
        assert_eq!(found.count(), ends, "{lines}");
    }
}
