//! Tests which givens a grid needs, against a simple solver that solves the grid without each of them.

use crate::{grid, parsed, shape, sides};
use sudoku_tests::{cells, count_solutions_up_to, read_set};
use sudoku_types::{BoxShape, Cell, Grid};

/// Asserts that a grid with one solution needs the givens that it should, where `is_one` says of the cells of a grid
/// whether it has one.
pub(crate) fn check_needed<const N: usize, const A: usize>(
    givens: &Grid<N, A>,
    mut is_one: impl FnMut(&[u8]) -> bool,
) {
    let mut cells = givens.rows().as_flattened().to_vec();
    let mut expected = Vec::new();
    for (cell, digit) in givens.givens() {
        let index = cell.row * N + cell.column;
        cells[index] = 0;
        expected.extend(is_one(&cells).then_some(cell));
        cells[index] = digit;
    }
    let unneeded: Vec<_> = givens.unneeded_givens().collect();
    assert_eq!(unneeded, expected, "{givens:?}");
    assert_eq!(givens.is_minimal(), expected.is_empty(), "{givens:?}");
}

/// A minimal puzzle with one given more, from its solution, which it does not need.
pub(crate) fn with_one_more<const N: usize, const A: usize>(
    givens: &Grid<N, A>,
    solution: &[[u8; N]; N],
) -> Grid<N, A> {
    assert!(givens.is_minimal(), "{givens:?}");
    let blanks: Vec<Cell> = givens.blanks().collect();
    let cell = blanks[blanks.len() / 2];
    let mut more = *givens;
    let digit = solution[cell.row][cell.column];
    more.set(cell, digit).expect("a digit");
    assert!(more.unneeded_givens().any(|unneeded| unneeded == cell));
    more
}

/// The first puzzles of a set whose puzzles are minimal: the simple solver takes its time.
fn check_set<const N: usize>(name: &str, boxes: BoxShape, most: usize) {
    for entry in read_set(name).iter().take(most) {
        let givens = grid(cells::<N>(&entry.givens), boxes);
        let solution = cells(entry.solution.as_deref().expect("a solution"));
        let more = with_one_more(&givens, &solution);
        check_needed(&more, |cells| {
            let (rows, _) = cells.as_chunks::<N>();
            let rows = rows.try_into().expect("as many rows");
            count_solutions_up_to(2, &rows, sides(boxes)) == 1
        });
    }
}

#[test]
fn minimal_puzzles_and_one_given_more() {
    check_set::<4>("gen_4x4_minimal", shape(2, 2), 20);
    check_set::<6>("gen_6x6_box2x3_minimal", shape(2, 3), 6);
    check_set::<6>("gen_6x6_box3x2_minimal", shape(3, 2), 6);
}

#[test]
#[ignore = "larger grids, which take half a minute"]
fn larger_minimal_puzzles_and_one_given_more() {
    check_set::<4>("gen_4x4_minimal", shape(2, 2), 100);
    check_set::<6>("gen_6x6_box2x3_minimal", shape(2, 3), 30);
    check_set::<8>("gen_8x8_box2x4_minimal", shape(2, 4), 2);
    check_set::<9>("gen_9x9_minimal", shape(3, 3), 3);
}

#[test]
fn without_one_solution_nothing_is_said() {
    fn check<const N: usize>(name: &str, boxes: BoxShape) {
        for entry in read_set(name).iter().take(20) {
            let givens = grid(cells::<N>(&entry.givens), boxes);
            assert!(!givens.is_minimal());
            assert_eq!(givens.unneeded_givens().next(), None);
        }
    }
    check::<9>("gen_multi_9x9", shape(3, 3));
    check::<9>("gen_nosol_9x9", shape(3, 3));
    check::<12>("gen_multi_12x12_box3x4", shape(3, 4));
}

#[test]
fn full_and_blank_grids() {
    let full = parsed::<4, 0>("1342 2431 3124 4213");
    assert_eq!(full.unneeded_givens().count(), 16);
    assert!(!full.is_minimal() && !Grid::<4>::blank().is_minimal());
    // What can only be one digit needs no given.
    assert!(Grid::<1>::blank().is_minimal());
    assert_eq!(parsed::<1, 0>("1").unneeded_givens().count(), 1);
    // Cages may do without givens, and need none then.
    let cages = "cages: \"aabb accd ecfd eefd\", a = 6, b = 7, c = 7, d = 6, e = 9, f = 5;";
    let killer = parsed::<4, 1>(&format!("{cages} ____ ____ ____ ____"));
    let solution = killer.solve().unique().expect("one solution");
    let more = with_one_more(&killer, solution.rows());
    assert_eq!(more.unneeded_givens().count(), 1);
}
