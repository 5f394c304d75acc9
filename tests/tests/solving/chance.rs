//! Tests the solver on random puzzles, against a simple solver, and on symmetric variants of puzzles, which must agree.

use crate::sets::check_answer;
use crate::steps::{check_end, check_possible, check_steps};
use crate::{grid, shape, sides};
use std::collections::BTreeSet;
use sudoku_tests::{
    COMPILER, Dice, Symmetry, cells, count_solutions_up_to, full, is_solution, read_set,
};
use sudoku_types::{BoxShape, Grid};

/// Arto Inkala's, made to be hard.
const INKALA: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/// Few givens, and no solution: a search that does not look where it has failed before takes
/// thousands of times as long for some images of this puzzle as for others.
///
/// Peter Norvig, "Solving Every Sudoku Puzzle" (2006).
const IMPOSSIBLE: &str =
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";

/// No solution, which is seen after some hundred nodes: a search for it, or for an image of it, may go back to its root.
const GOES_BACK: &str =
    ".7..35.8.4.....9...5..8..7..3..7..5.7....1......6.........2....3.7....2..2....5.8";

/// A grid with as many random givens as asked, taken from a full grid, one of them perhaps wrong.
fn random_givens<const N: usize>(boxes: BoxShape, givens: usize, seed: u64) -> Grid<N> {
    let mut dice = Dice::new(seed);
    let symmetry = Symmetry::without_turning(&mut dice, sides(boxes));
    let mut rows = symmetry.apply(&full::<N>(sides(boxes)));
    let order = dice.permutation(N * N);
    for &cell in &order[givens..] {
        rows[cell / N][cell % N] = 0;
    }
    if givens > 0 && dice.below(2) == 1 {
        rows[order[0] / N][order[0] % N] = dice.below(N) as u8 + 1;
    }
    grid(rows, boxes)
}

fn check_random<const N: usize>(boxes: BoxShape, givens: usize, seed: u64) {
    const LIMIT: usize = 20;
    let givens = random_givens::<N>(boxes, givens, seed);
    let count = count_solutions_up_to(LIMIT, givens.rows(), sides(boxes));
    assert_eq!(
        givens.count_solutions_up_to(LIMIT as u64),
        count as u64,
        "{givens:?}"
    );
    let solutions: Vec<_> = givens.solutions().take(LIMIT).collect();
    assert_eq!(solutions.len(), count, "{givens:?}");
    let distinct: BTreeSet<_> = solutions.iter().map(Grid::rows).collect();
    assert_eq!(distinct.len(), count, "{givens:?}");
    for solution in &solutions {
        assert!(
            is_solution(solution.rows(), givens.rows(), sides(boxes)),
            "{solution:?}"
        );
    }
    for solution in solutions.iter().take(2) {
        check_steps(&givens, solution);
    }
    if count < LIMIT {
        check_possible(&givens, &solutions);
    }
    if check_end(&givens) {
        assert_eq!(count, 0, "{givens:?}");
    }
    let first = solutions.first().map(|solution| *solution.rows());
    check_answer(&givens, &givens.solve(), count as u64, first);
}

/// Compares with the simple solver on so many grids of each number of givens and each size.
fn check_with_the_simple_solver(times: u64) {
    for givens in 0..=9 {
        for seed in (0..times).map(|time| 100 * time + givens as u64) {
            check_random::<4>(shape(2, 2), givens, seed);
            check_random::<5>(shape(1, 5), givens + 3, seed);
            check_random::<6>(shape(2, 3), givens + 6, seed);
            check_random::<6>(shape(3, 2), givens + 6, seed);
            check_random::<7>(shape(7, 1), givens + 15, seed);
            check_random::<8>(shape(4, 2), givens + 18, seed);
            check_random::<9>(shape(3, 3), givens + 24, seed);
        }
    }
}

#[test]
fn agrees_with_the_simple_solver() {
    check_with_the_simple_solver(1);
}

#[test]
#[ignore = "more of the same, which takes half a minute"]
fn agrees_with_the_simple_solver_on_many_grids() {
    check_with_the_simple_solver(15);
}

/// Sparse grids, bred to take a search as long as possible: some with many solutions, some with none. What one image of
/// such a grid shows in a hundred nodes, a search for another one may never find, if it stays with its first guesses.
const SPARSE: [&str; 15] = [
    "...7..54......5.......2.9..........7.................29...........8..........4...",
    "....97........2.8...54.89.....25..9....8.....4.97.............5...9..............",
    "...5.2.....16...2.8...7..1....1.5...6.58...7....7..26..5.........................",
    "......6...............6.5.....3.5....1..........6.....5...23.16...1...32.....8...",
    "3.....1921.9.......6....7.......1.3............2.......................32..6.....",
    ".........9......1..17.............3....7..4....1..............9493...1..7.......2",
    "1..7..2........1.............1...9..3.........2....8...398.1.......2..3...4......",
    "2.796....96..72...............6..5..1.........84........2..9.......4...1...8.6...",
    ".6.2.85..2..5.9876......2.......2.6......7.5......6..........9.....8.....2...56..",
    "6.8..7.....4..9.....7..8...7...........7.......9..68.48..........6............749",
    "..4....2...836...................6..61..4.......8..4711....7........8.....6...847",
    ".......4..4........6....9.85.643......416.5...1....3..65.31...........3..3.65....",
    ".8....45....8.523...3..........5..2...532.8..3.4....................4..3...582..4",
    "....1.......2......12946..3........23.......6.....3..9........4...86...11......6.",
    "6........5..........2.9......19.76.4..3..69........7....9..5.........4.1..8..45..",
];

/// Of 100 such images at most one is too hard for a constant.
fn check_sparse(images: usize) {
    let dice = &mut Dice::new(15);
    let mut too_hard = 0;
    for sparse in SPARSE {
        let givens = cells::<9>(sparse);
        for _ in 0..images {
            let changed = Symmetry::new(dice, (3, 3)).apply(&givens);
            let answer = grid(changed, shape(3, 3)).solve_within(COMPILER);
            too_hard += usize::from(answer.is_none());
        }
    }
    assert!(100 * too_hard <= images * SPARSE.len(), "{too_hard}");
}

#[test]
fn few_images_of_a_sparse_grid_are_too_hard() {
    check_sparse(20);
}

/// Counts and lists the solutions of an image of a grid: all images have the same number.
fn check_image(givens: &[[u8; 9]; 9], count: u64, dice: &mut Dice) {
    let image = Symmetry::new(dice, (3, 3)).apply(givens);
    let image = grid(image, shape(3, 3));
    assert_eq!(image.count_solutions_up_to(1_000), count, "{image:?}");
    let solutions: BTreeSet<_> = image.solutions().map(|found| *found.rows()).collect();
    assert_eq!(solutions.len() as u64, count, "{image:?}");
    let holds = |rows| is_solution(rows, image.rows(), (3, 3));
    assert!(solutions.iter().all(holds), "{image:?}");
}

/// Images of grids with one solution, with some, and with none; `times` as many as 1,000. In some images of the last two a
/// search forgets branches, goes back to its root, or both.
fn check_images(times: u64) {
    let dice = &mut Dice::new(43);
    for set in ["gen_multi_9x9", "gen_nosol_9x9"] {
        for entry in read_set(set).iter().filter(|entry| entry.count <= 20) {
            for _ in 0..3 * times {
                check_image(&cells(&entry.givens), entry.count, dice);
            }
        }
    }
    for (givens, count, images) in [(INKALA, 1, 100), (IMPOSSIBLE, 0, 100), (GOES_BACK, 0, 400)] {
        for _ in 0..images * times {
            check_image(&cells(givens), count, dice);
        }
    }
}

#[test]
fn images_have_the_same_number_of_solutions() {
    check_images(1);
}

#[test]
#[ignore = "more of the same, which takes half a minute"]
fn more_images() {
    check_images(5);
    check_sparse(60);
}
