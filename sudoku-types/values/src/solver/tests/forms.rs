//! Tests that every engine takes constraints of all forms, some of which no puzzle is written with: random ones, of which
//! some keep a solution. The solutions are those of the plain grid that satisfy them.

extern crate std;

use super::dice::Dice;
use super::puzzles::full;
use crate::grid::Grid;
use crate::human::{Candidates, Steps};
use crate::solver::boards::{self, Boards};
use crate::solver::constraints::Layout;
use crate::solver::effort::Effort;
use crate::solver::engine::Engine;
use crate::solver::search::{Next, Search};
use crate::solver::verdict::Rows;
use crate::solver::{BoxShape, Enumeration, Groups};
use crate::units::Units;
use std::boxed::Box;
use std::vec::Vec;
use sudoku_notation::geometry::{Cell, CellSet, Constraint, Frame, LARGEST, Relation, Total};
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

fn relation(number: usize, holds: impl Fn(usize, usize) -> bool) -> &'static Relation {
    let mut allows = [0; LARGEST];
    for (one, digits) in allows.iter_mut().enumerate() {
        for other in 0..LARGEST {
            *digits |= u32::from(holds(one, other)) << other;
        }
    }
    Box::leak(Box::new(Relation::new(number, allows)))
}

/// The relation of digits of this number of cells that follow each other.
fn near(count: usize) -> &'static Relation {
    relation(10 + count, |one, other| {
        one != other && one.abs_diff(other) < count
    })
}

/// The relations of digits of the same class, and of different ones.
fn in_classes(classes: [u32; 3]) -> [&'static Relation; 2] {
    let of = |digit: usize| classes.iter().position(|class| class >> digit & 1 == 1);
    let same = relation(50, |one, other| of(one) == of(other));
    [same, relation(51, |one, other| of(one) != of(other))]
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

/// A random constraint. It nearly always holds in this grid.
fn any_constraint<const N: usize>(
    rows: &Rows<N>,
    relations: &[&'static Relation; 4],
    dice: &mut Dice,
) -> Constraint<N> {
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
) -> Constraint<N> {
    let one = any_cell::<N>(dice);
    match dice.below(9) {
        6 => {
            let mut cells = any_cells::<N>(4, dice);
            cells.insert(one);
            Constraint::Run(cells)
        }
        7 => {
            let classes = [0, 1, 2].map(|class| {
                let digits = (0..N).filter(|digit| match N % 2 {
                    0 => digit / N.div_ceil(3) == class,
                    _ => digit % 3 == class,
                });
                digits.map(|digit| 1 << digit).sum()
            });
            let mut sets = [0; 3].map(|_| any_cells::<N>(2, dice));
            sets[1] = sets[1].minus(&sets[0]);
            sets[2] = sets[2].minus(&sets[1]).minus(&sets[0]);
            Constraint::Turns(sets, classes)
        }
        // Equal sums that go on from each other.
        8 => {
            let mut cells = any_cells::<N>(5, dice);
            cells.insert(one);
            let others = any_cells::<N>(5, dice).minus(&cells);
            if others.is_empty() {
                return Constraint::Differ(cells);
            }
            Constraint::Sum(others, Total::Cells(cells))
        }
        0 => Constraint::Differ(any_cells(N, dice)),
        1 | 2 => loop {
            let other = any_cell::<N>(dice);
            if other != one {
                return Constraint::Pair(one, other, relations[dice.below(4)]);
            }
        },
        3 => {
            let cells = any_cells::<N>(N, dice);
            let digits = cells.map(|cell| u16::from(rows[cell.row][cell.column]));
            let sum: u16 = digits.sum();
            Constraint::Sum(cells, Total::Number(sum + dice.below(2) as u16))
        }
        4 => {
            let mut cells = any_cells::<N>(3, dice);
            cells.remove(one);
            if cells.is_empty() {
                Constraint::Only(one, dice.roll() as u32)
            } else {
                let mut others = any_cells::<N>(3, dice).minus(&cells);
                others.insert(one);
                Constraint::Sum(cells, Total::Cells(others))
            }
        }
        _ => Constraint::Only(one, dice.roll() as u32 | dice.roll() as u32),
    }
}

/// Checks a constraint by another definition than that of the engines.
fn holds<const N: usize>(constraint: &Constraint<N>, rows: &Rows<N>) -> bool {
    let at = |cell: Cell| rows[cell.row][cell.column];
    match *constraint {
        Constraint::Differ(cells) => {
            let mut digits: Vec<_> = cells.map(at).collect();
            digits.sort_unstable();
            digits.windows(2).all(|two| two[0] != two[1])
        }
        Constraint::Pair(one, other, relation) => relation.holds(at(one), at(other)),
        Constraint::Sum(cells, total) => {
            let sum: usize = cells.map(|cell| usize::from(at(cell))).sum();
            match total {
                Total::Number(wanted) => sum == usize::from(wanted),
                Total::Cells(others) => sum == others.map(|cell| usize::from(at(cell))).sum(),
            }
        }
        Constraint::Run(cells) => {
            let mut digits: Vec<_> = cells.map(at).collect();
            digits.sort_unstable();
            digits.windows(2).all(|two| two[0] + 1 == two[1])
        }
        Constraint::Turns(sets, classes) => {
            let class_of = |cell| classes.map(|class: u32| class >> (at(cell) - 1) & 1 == 1);
            let mut all: Vec<[bool; 3]> = Vec::new();
            sets.into_iter().all(|set| {
                let mut here: Vec<_> = set.map(class_of).collect();
                here.dedup();
                let is_new = here.first().is_none_or(|first| !all.contains(first));
                all.extend(here.first());
                here.len() <= 1 && is_new
            })
        }
        Constraint::Only(cell, digits) => digits >> (at(cell) - 1) & 1 == 1,
    }
}

/// All solutions that an engine finds.
fn solutions<const N: usize, const C: usize>(givens: &Rows<N>, engine: &Engine<N>) -> Vec<Rows<N>> {
    let effort = &mut Effort::new(u64::MAX);
    let mut search = Box::new(Search::<N, C>::new(engine.write(givens, effort)));
    let mut found = Vec::new();
    while let Next::Solution(rows) = search.next(engine, effort) {
        found.push(rows);
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
        let mut all = Box::new(Enumeration::new(&givens, groups));
        let plain = core::iter::from_fn(|| match all.next(&mut Effort::new(u64::MAX)) {
            Next::Solution(rows) => Some(rows),
            _ => None,
        });
        let plain: Vec<_> = plain.take(501).collect();
        if plain.len() > 500 {
            continue;
        }
        let relations = relations::<N>(dice);
        let constraints: Vec<_> = (0..1 + dice.below(3 * N))
            .map(|_| any_constraint(&solution, &relations, dice))
            .collect();
        // What the other engine and a person have in place of new forms.
        let mut pairs = Vec::new();
        for one in &constraints {
            match *one {
                Constraint::Run(cells) => {
                    let near = near(cells.len());
                    let cells: Vec<_> = cells.collect();
                    for (i, &a) in cells.iter().enumerate() {
                        pairs.extend(cells[..i].iter().map(|&b| Constraint::Pair(a, b, near)));
                    }
                }
                Constraint::Turns(sets, classes) => {
                    let [same, other] = in_classes(classes);
                    let cells: Vec<_> = (0..3)
                        .flat_map(|i| sets[i].map(move |cell| (i, cell)))
                        .collect();
                    for (i, &(s, a)) in cells.iter().enumerate() {
                        for &(t, b) in &cells[..i] {
                            pairs.push(Constraint::Pair(a, b, if s == t { same } else { other }));
                        }
                    }
                    pairs.extend(
                        cells.iter().map(|&(_, a)| {
                            Constraint::Only(a, classes[0] | classes[1] | classes[2])
                        }),
                    );
                }
                _ => pairs.push(*one),
            }
        }
        let hold = |rows: &Rows<N>| constraints.iter().all(|one| holds(one, rows));
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
        let all = groups.constraints().and(&pairs);
        let engine = Engine::Constraints(Layout::of_constraints(
            groups,
            all,
            &mut Effort::new(u64::MAX),
        ));
        assert_eq!(
            solutions::<N, 1>(&givens, &engine),
            expected,
            "{round}: {constraints:?}"
        );
        // Other cells that differ than cages have no name, which steps would say.
        let has_name = |one: &Constraint<N>| !matches!(one, Constraint::Differ(_));
        let named: Vec<_> = pairs.iter().copied().filter(has_name).collect();
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
    let mut steps = Steps::of_units(Technique::Chain, &notes, units, effort);
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
    let rounds = if cfg!(debug_assertions) { 60 } else { 4_000 };
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
