//! Tests every function that solves on every puzzle of the sets, against the known results.

use crate::steps::{check_end, check_possible, check_steps};
use crate::{grid, shape, sides};
use sudoku_tests::{COMPILER, Entry, cells, is_solution, test_sets};
use sudoku_types::solver::{Goal, Verdict, solve};
use sudoku_types::{Answer, BoxShape, Grid};

/// Solutions are listed up to this number.
const LISTED: u64 = 200;

/// Asserts that a puzzle's answer is right, of which so many solutions are known, and perhaps one.
pub(crate) fn check_answer<const N: usize>(
    givens: &Grid<N>,
    answer: &Answer<N>,
    count: u64,
    solution: Option<[[u8; N]; N]>,
) {
    let holds = |grid: &Grid<N>| is_solution(grid.rows(), givens.rows(), sides(givens.boxes()));
    match answer {
        Answer::Unique(found) => {
            assert_eq!((count, Some(*found.rows())), (1, solution), "{givens:?}");
        }
        Answer::Several(one, other) => {
            assert!(count > 1 && one != other, "{givens:?}");
            assert!(holds(one) && holds(other), "{givens:?}");
        }
        Answer::None(_) => assert_eq!(count, 0, "{givens:?}"),
        _ => panic!("another answer"),
    }
}

/// The first solutions, found in a function of its own: so the search is off the stack before the steps are looked for.
fn listed<const N: usize>(givens: &Grid<N>) -> Vec<Grid<N>> {
    givens.solutions().take(LISTED as usize).collect()
}

/// Asserts that everything there is to say about a puzzle is what the set says.
fn check<const N: usize>(entry: &Entry, boxes: BoxShape) {
    let givens = grid(cells::<N>(&entry.givens), boxes);
    let solution = entry.solution.as_deref().map(cells::<N>);

    // Within the compiler's patience, so that a macro gets the same answer.
    let answer = givens.solve_within(COMPILER).expect("an answer");
    check_answer(&givens, &answer, entry.count, solution);
    match solve(givens.rows(), boxes, Goal::First) {
        Verdict::First(first) => assert!(is_solution(&first, givens.rows(), sides(boxes))),
        Verdict::None => assert_eq!(entry.count, 0, "{givens:?}"),
        verdict => panic!("{givens:?}: {verdict:?}"),
    }
    assert_eq!(givens.is_uniquely_solvable(), entry.count == 1);
    for limit in [0, 1, 2, 500] {
        assert_eq!(
            givens.count_solutions_up_to(limit),
            limit.min(entry.count),
            "{givens:?}"
        );
    }

    let solutions = listed(&givens);
    let count = entry.count.min(LISTED);
    assert_eq!(solutions.len() as u64, count, "{givens:?}");
    let all_hold = |grid: &Grid<N>| is_solution(grid.rows(), givens.rows(), sides(boxes));
    // Of many, some from everywhere among them.
    let mut some = solutions.iter().step_by(1 + solutions.len() / 20);
    assert!(some.all(all_hold), "{givens:?}");
    let mut different = solutions.iter().map(Grid::rows).collect::<Vec<_>>();
    different.sort_unstable();
    different.dedup();
    assert_eq!(different.len(), solutions.len(), "{givens:?}");
    if count < LISTED {
        assert!(solution.is_none_or(|known| solutions.iter().any(|grid| *grid.rows() == known)));
        check_possible(&givens, &solutions);
    }
    for solution in solutions.iter().take(2) {
        check_steps(&givens, solution);
    }
    if solutions.is_empty() {
        check_end(&givens);
    }
}

test_sets! {
    gen_4x4_minimal: 4, 2 x 2;
    gen_6x6_box2x3_minimal: 6, 2 x 3;
    gen_6x6_box3x2_minimal: 6, 3 x 2;
    gen_8x8_box2x4_minimal: 8, 2 x 4;
    gen_9x9_minimal: 9, 3 x 3;
    gen_10x10_box2x5_minimal: 10, 2 x 5;
    gen_12x12_box3x4_minimal: 12, 3 x 4;
    gen_12x12_box4x3_minimal: 12, 4 x 3;
    gen_15x15_box3x5_100clues: 15, 3 x 5;
    gen_16x16_105clues: 16, 4 x 4;
    gen_20x20_box4x5_200clues: 20, 4 x 5;
    gen_25x25_330clues: 25, 5 x 5;
    gen_multi_4x4: 4, 2 x 2;
    gen_multi_6x6_box2x3: 6, 2 x 3;
    gen_multi_9x9: 9, 3 x 3;
    gen_multi_12x12_box3x4: 12, 3 x 4;
    gen_nosol_6x6_box2x3: 6, 2 x 3;
    gen_nosol_9x9: 9, 3 x 3;
    gen_nosol_12x12_box3x4: 12, 3 x 4;
}
