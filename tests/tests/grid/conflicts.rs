//! Tests conflicts against a walk over all units, and against the compile errors.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use proptest::prelude::*;
use sudoku_types::{Cell, Grid, Unit};

use crate::any::{any_grid, cases_without_a_file};

/// Conflicts by a walk over all units: the cells of each, in reading order, that hold a digit; each
/// with the next. Of pairs that come twice the first name stays.
fn conflicts_by_units<const N: usize>(grid: &Grid<N>) -> Vec<(Cell, Cell, Unit, u8)> {
    let (height, width) = (grid.boxes().rows(), grid.boxes().columns());
    let mut pairs = BTreeMap::new();
    for kind in 0..3 {
        for number in 0..N {
            for digit in 1..=N as u8 {
                let mut places = Vec::new();
                for row in 0..N {
                    for column in 0..N {
                        let of_cell = [row, column, row / height * (N / width) + column / width];
                        if of_cell[kind] == number && grid.rows()[row][column] == digit {
                            places.push(Cell { row, column });
                        }
                    }
                }
                let unit = [Unit::Row, Unit::Column, Unit::Box][kind](number);
                for pair in places.windows(2) {
                    pairs
                        .entry((pair[1], pair[0]))
                        .or_insert((kind, unit, digit));
                }
            }
        }
    }
    let mut found = Vec::from_iter(pairs);
    found.sort_by_key(|((second, _), (kind, unit, _))| (*kind, *unit, *second));
    let found = found.into_iter();
    found
        .map(|((second, first), (_, unit, digit))| (first, second, unit, digit))
        .collect()
}

fn conflicts_are_those_of_the_units<const N: usize>(cases: u32) {
    proptest!(cases_without_a_file(cases), |(grid in any_grid::<N>())| {
        let found: Vec<_> = grid
            .conflicts()
            .map(|conflict| (conflict.first, conflict.second, conflict.unit, conflict.digit()))
            .collect();
        let expected = conflicts_by_units(&grid);
        prop_assert_eq!(grid.has_conflicts(), !expected.is_empty());
        prop_assert_eq!(grid.is_solved(), expected.is_empty() && grid.blanks().count() == 0);
        prop_assert_eq!(found, expected);
    });
}

#[test]
fn conflicts_are_found_by_walking_over_units() {
    conflicts_are_those_of_the_units::<1>(4);
    conflicts_are_those_of_the_units::<4>(128);
    conflicts_are_those_of_the_units::<6>(64);
    conflicts_are_those_of_the_units::<9>(32);
    conflicts_are_those_of_the_units::<10>(16);
}

/// The conflicts of grids of all sizes in the ui tests.
fn conflicts_in_words(text: &str) -> Option<Vec<String>> {
    fn of<const N: usize>(text: &str) -> Option<Vec<String>> {
        let grid = text.parse::<Grid<N>>().ok()?;
        Some(grid.conflicts().map(|it| it.to_string()).collect())
    }
    [of::<4>, of::<6>, of::<9>, of::<16>]
        .iter()
        .find_map(|of| of(text))
}

#[test]
fn conflicts_are_the_compile_errors() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("ui/reject");
    let mut compared = 0;
    for entry in fs::read_dir(folder).expect("the ui tests") {
        let path = entry.expect("a ui test").path();
        if path.extension().is_none_or(|extension| extension != "rs") {
            continue;
        }
        let source = fs::read_to_string(&path).expect("a source");
        let [_, grid] = source.split("sudoku! {").collect::<Vec<_>>()[..] else {
            continue;
        };
        let errors = fs::read_to_string(path.with_extension("stderr")).expect("its errors");
        let errors = errors
            .lines()
            .filter_map(|line| line.strip_prefix("error[E0277]: "));
        let mut errors: Vec<_> = errors
            .filter(|error| error.contains("appears twice"))
            .collect();
        let grid = grid.split_once('}').map_or(grid, |(grid, _)| grid);
        let Some(mut conflicts) = conflicts_in_words(grid) else {
            continue;
        };
        errors.sort();
        conflicts.sort();
        assert_eq!(conflicts, errors, "{}", path.display());
        compared += usize::from(!errors.is_empty());
    }
    assert!(compared >= 12, "only {compared} ui tests compared");
}
