//! What a person does: candidates, and one step after the other.

use crate::{grid, shape};
use sudoku_tests::cells;
use sudoku_types::{Candidates, Contradiction, Grid, Pattern, Unit};

/// Candidates hold every digit of every solution, and the possible digits are just those.
pub(crate) fn check_possible<const N: usize>(givens: &Grid<N>, solutions: &[Grid<N>]) {
    let candidates = givens.candidates();
    let possible = givens.possible_digits();
    for (row, column) in (0..N * N).map(|index| (index / N, index % N)) {
        let digits = solutions.iter().map(|grid| grid.rows()[row][column]);
        assert_eq!(possible.rows()[row][column], digits.collect(), "{givens:?}");
        if !solutions.is_empty() {
            let set = candidates.rows()[row][column];
            let mut digits = possible.rows()[row][column].iter();
            assert!(digits.all(|digit| set.contains(digit)), "{givens:?}");
        }
    }
}

/// No step takes a digit of the solution from its cell, or puts another one there; what a step
/// says it does is what it does.
pub(crate) fn check_steps<const N: usize, const A: usize>(
    givens: &Grid<N, A>,
    solution: &Grid<N, A>,
) {
    let mut steps = givens.steps();
    let mut filled = *givens;
    let mut rounds = 0;
    loop {
        let before = *steps.candidates();
        let Some(step) = steps.next() else { break };
        let after = *steps.candidates();
        assert!(step.round == rounds || step.round == rounds + 1, "{step}");
        rounds = step.round;
        check_reason(givens, &before, step.pattern, step.digit);
        if let Some(cell) = step.placed() {
            assert_eq!(
                solution.get(cell.row, cell.column),
                Some(step.digit),
                "{step}"
            );
            assert_eq!(filled.get(cell.row, cell.column), Some(0), "{step}");
            filled
                .set(cell.row, cell.column, step.digit)
                .expect("a digit");
        } else {
            assert_ne!(step.lost().count(), 0, "{step}");
        }
        for cell in step.lost() {
            assert_ne!(
                solution.get(cell.row, cell.column),
                Some(step.digit),
                "{step}"
            );
        }
        let mut expected = *before.rows();
        for cell in step.lost() {
            let set = &mut expected[cell.row][cell.column];
            *set = set.iter().filter(|&digit| digit != step.digit).collect();
        }
        if let Some(cell) = step.placed() {
            expected[cell.row][cell.column] = [step.digit].into_iter().collect();
        }
        assert_eq!(*after.rows(), expected, "{step}");
    }
    let end = givens.propagate();
    assert_eq!(end.contradiction, None, "{givens:?}");
    assert_eq!(end.candidates, *steps.candidates());
    assert_eq!(end.candidates.determined(), filled);
    assert_eq!((end.rounds, end.unsolved), (rounds, steps.unsolved()));
    let blanks = filled
        .rows()
        .as_flattened()
        .iter()
        .filter(|&&digit| digit == 0);
    assert_eq!(end.unsolved, blanks.count());
    assert_eq!(givens.hint(), givens.steps().next());
}

/// The technique is seen in the candidates before the step.
fn check_reason<const N: usize, const A: usize>(
    givens: &Grid<N, A>,
    before: &Candidates<N, A>,
    pattern: Pattern,
    digit: u8,
) {
    let places = |unit: Unit| {
        let cells = givens.cells_of(unit);
        let places = cells.filter(|cell| before.rows()[cell.row][cell.column].contains(digit));
        places.collect::<Vec<_>>()
    };
    match pattern {
        Pattern::NakedSingle { cell } => {
            assert_eq!(before.rows()[cell.row][cell.column].single(), Some(digit));
        }
        Pattern::HiddenSingle { cell, unit } => {
            assert_eq!(places(unit), [cell]);
        }
        Pattern::LockedCandidate { unit, only_in } => {
            let others = places(only_in);
            assert!(places(unit).iter().all(|place| others.contains(place)));
            let is_line = |unit| matches!(unit, Unit::Row(_) | Unit::Column(_));
            assert!(!(is_line(unit) && is_line(only_in)));
        }
        _ => panic!("another technique"),
    }
}

/// Givens that clash are a contradiction before any step.
#[test]
fn steps_of_clashing_givens() {
    let givens = grid(cells::<4>("1..1............"), shape(2, 2));
    assert_eq!(givens.hint(), None);
    let contradiction = givens.propagate().contradiction.expect("a clash");
    assert_eq!(
        contradiction.contradiction(),
        Contradiction::NoCandidate { row: 0, column: 0 }
    );
}
