//! Tests the solver on random puzzles, against a simple solver, and on symmetric variants of puzzles, which must agree.

use crate::counts::GOES_BACK;
use crate::sets::check_answer;
use crate::steps::{check_end, check_possible, check_steps};
use crate::{grid, shape, sides};
use std::collections::BTreeSet;
use sudoku_tests::{
    COMPILER, Dice, Symmetry, cells, count_solutions_up_to, full, is_solution, read_set,
};
use sudoku_types::{BoxShape, Grid};

/// Arto Inkala's, made to be hard.
pub(crate) const INKALA: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

pub(crate) const INKALA_SOLVED: &str =
    "812753649943682175675491283154237896369845721287169534521974368438526917796318452";

/// Few givens, and no solution: a search that does not look where it has failed before takes
/// thousands of times as long for some images of this puzzle as for others.
///
/// Peter Norvig, "Solving Every Sudoku Puzzle" (2006).
pub(crate) const IMPOSSIBLE: &str =
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";

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

/// Compares with the simple solver on so many grids of each size and of some numbers of givens, a step apart.
fn check_with_the_simple_solver(times: u64, step: usize) {
    for givens in (0..=9).step_by(step) {
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
    check_with_the_simple_solver(1, 3);
}

#[test]
#[ignore = "more of the same, which takes half a minute"]
fn agrees_with_the_simple_solver_on_many_grids() {
    check_with_the_simple_solver(15, 1);
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
#[test]
fn few_images_of_a_sparse_grid_are_too_hard() {
    let dice = &mut Dice::new(15);
    let mut too_hard = 0;
    for sparse in SPARSE {
        let givens = cells::<9>(sparse);
        for _ in 0..20 {
            let changed = Symmetry::new(dice, (3, 3)).apply(&givens);
            let answer = grid(changed, shape(3, 3)).solve_within(COMPILER);
            too_hard += usize::from(answer.is_none());
        }
    }
    assert!(100 * too_hard <= 20 * SPARSE.len(), "{too_hard}");
}

/// Asks an image of a grid for its answer, within the limit of a constant, and counts and lists its solutions: all images
/// have the same number, and that of the only solution is the solution.
fn check_images<const N: usize>(
    givens: &str,
    shape: (usize, usize),
    (count, solution): (u64, Option<&str>),
    images: usize,
    dice: &mut Dice,
) {
    for _ in 0..images {
        let symmetry = Symmetry::new(dice, shape);
        let turned = symmetry.shape(shape);
        let boxes = crate::shape(turned.0, turned.1);
        let image = grid(symmetry.apply(&cells::<N>(givens)), boxes);
        let solution = solution.map(|solution| symmetry.apply(&cells(solution)));
        let answer = image.solve_within(COMPILER).expect("an answer");
        check_answer(&image, &answer, count, solution);
        assert_eq!(image.count_solutions_up_to(1_000), count, "{image:?}");
        let solutions: BTreeSet<_> = image.solutions().map(|found| *found.rows()).collect();
        assert_eq!(solutions.len() as u64, count, "{image:?}");
        let holds = |rows| is_solution(rows, image.rows(), turned);
        assert!(solutions.iter().all(holds), "{image:?}");
    }
}

/// Images of grids with one solution, with some, and with none; `times` as many as by default. In some images of the last
/// two a search forgets branches, goes back to its root, or both.
fn check_all_images(times: usize) {
    fn check_set<const N: usize>(set: &str, shape: (usize, usize), times: usize, dice: &mut Dice) {
        for entry in read_set(set).iter().filter(|entry| entry.count <= 20) {
            let known = (entry.count, entry.solution.as_deref());
            check_images::<N>(&entry.givens, shape, known, times, dice);
        }
    }
    let dice = &mut Dice::new(43);
    check_set::<6>("gen_6x6_box2x3_minimal", (2, 3), times, dice);
    check_set::<6>("gen_multi_6x6_box2x3", (2, 3), times, dice);
    check_set::<6>("gen_nosol_6x6_box2x3", (2, 3), times, dice);
    check_set::<9>("gen_9x9_minimal", (3, 3), times, dice);
    check_set::<9>("gen_multi_9x9", (3, 3), times, dice);
    check_set::<9>("gen_nosol_9x9", (3, 3), times, dice);
    check_set::<12>("gen_12x12_box4x3_minimal", (4, 3), times, dice);
    for (givens, known, images) in [
        (INKALA, (1, Some(INKALA_SOLVED)), 20),
        (IMPOSSIBLE, (0, None), 20),
        (GOES_BACK, (0, None), 100),
    ] {
        check_images::<9>(givens, (3, 3), known, images * times, dice);
    }
}

#[test]
fn images_have_the_same_solutions() {
    check_all_images(1);
}

#[test]
#[ignore = "twenty times as many, which takes half a minute"]
fn more_images_have_the_same_solutions() {
    check_all_images(20);
}
