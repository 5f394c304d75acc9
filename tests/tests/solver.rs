//! The solver, run as an ordinary function, against what others found.

use proptest::prelude::*;
use sudoku_tests::{
    Dice, Entry, Symmetry, cells, count_solutions_up_to, full, is_solution, read_set, test_sets,
};
use sudoku_types::BoxShape;
use sudoku_types::solver::{Contradiction, Search, Unit, Verdict, solve};

fn shape(rows: usize, columns: usize) -> BoxShape {
    BoxShape::new(rows, columns).expect("a shape within 25 × 25")
}

fn sides(boxes: BoxShape) -> (usize, usize) {
    (boxes.rows(), boxes.columns())
}

/// Asserts that the verdict on a puzzle of a set is what the set says.
fn check<const N: usize>(entry: &Entry, boxes: BoxShape) {
    let givens = cells::<N>(&entry.givens);
    match solve(&givens, boxes, Search::Unique) {
        Verdict::Unique(solution) => {
            assert_eq!(entry.count, 1, "{}", entry.givens);
            let known = entry.solution.as_deref().expect("a solution");
            assert_eq!(solution, cells::<N>(known), "{}", entry.givens);
        }
        Verdict::Several(one, other) => {
            assert!(entry.count > 1, "{}", entry.givens);
            assert_ne!(one, other, "{}", entry.givens);
            assert!(is_solution(&one, &givens, sides(boxes)), "{one:?}");
            assert!(is_solution(&other, &givens, sides(boxes)), "{other:?}");
        }
        Verdict::None(_) => assert_eq!(entry.count, 0, "{}", entry.givens),
        verdict => panic!("{}: {verdict:?}", entry.givens),
    }
    match solve(&givens, boxes, Search::First) {
        Verdict::First(solution) => {
            assert!(
                is_solution(&solution, &givens, sides(boxes)),
                "{solution:?}"
            );
        }
        Verdict::None(_) => assert_eq!(entry.count, 0, "{}", entry.givens),
        verdict => panic!("{}: {verdict:?}", entry.givens),
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

fn check_shape<const N: usize>(boxes: BoxShape) {
    let grid = full::<N>(sides(boxes));
    assert!(is_solution(&grid, &grid, sides(boxes)), "{boxes}");
    let verdict = solve(&grid, boxes, Search::Unique);
    assert_eq!(verdict, Verdict::Unique(grid), "{boxes}, full");
    for (row, column) in [(0, 0), (N / 2, N / 3), (N - 1, N - 1)] {
        let mut givens = grid;
        givens[row][column] = 0;
        let verdict = solve(&givens, boxes, Search::Unique);
        assert_eq!(verdict, Verdict::Unique(grid), "{boxes}, one blank");
    }

    // The search has to fill nearly all of the grid. (Above 16 × 16, flat boxes are too hard.)
    if N > 2 && (N <= 16 || boxes.rows().min(boxes.columns()) > 2) {
        let mut givens = [[0; N]; N];
        givens[N - 1][N / 2] = 1;
        match solve(&givens, boxes, Search::Unique) {
            Verdict::Several(one, other) => {
                assert_ne!(one, other, "{boxes}");
                assert!(is_solution(&one, &givens, sides(boxes)), "{boxes}");
                assert!(is_solution(&other, &givens, sides(boxes)), "{boxes}");
            }
            verdict => panic!("{boxes}, one given: {verdict:?}"),
        }
    }

    let blank = [[0; N]; N];
    let Verdict::First(first) = solve(&blank, boxes, Search::First) else {
        panic!("{boxes}: no first solution of a blank grid");
    };
    assert!(is_solution(&first, &blank, sides(boxes)), "{boxes}");
    match solve(&blank, boxes, Search::Unique) {
        Verdict::Unique(_) => assert_eq!(N, 1),
        Verdict::Several(one, other) => {
            assert_ne!(one, other, "{boxes}");
            assert!(is_solution(&one, &blank, sides(boxes)), "{boxes}");
            assert!(is_solution(&other, &blank, sides(boxes)), "{boxes}");
        }
        verdict => panic!("{boxes}, blank: {verdict:?}"),
    }

    if N > 1 {
        for (row, column) in [(0, N - 1), (N - 1, 0)] {
            for base in [blank, grid] {
                let mut givens = base;
                givens[0][0] = 1;
                givens[row][column] = 1;
                let verdict = solve(&givens, boxes, Search::Unique);
                assert!(matches!(verdict, Verdict::None(_)), "{boxes}, clashing");
            }
        }
    }
}

macro_rules! every_shape {
    ($($name:ident: $($size:literal)*;)*) => {$(
        #[test]
        fn $name() {
            $(for rows in (1..=$size).filter(|rows| $size % rows == 0) {
                check_shape::<$size>(shape(rows, $size / rows));
            })*
        }
    )*};
}

every_shape! {
    every_shape_up_to_12: 1 2 3 4 5 6 7 8 9 10 11 12;
    every_shape_from_13_to_19: 13 14 15 16 17 18 19;
    every_shape_from_20_to_22: 20 21 22;
    every_shape_from_23_to_25: 23 24 25;
}

/// A Latin square with one given: the solver must stop before 2,000,000 steps, and say so.
#[test]
fn gives_up_in_time() {
    let mut givens = [[0; 25]; 25];
    givens[24][12] = 1;
    match solve(&givens, shape(1, 25), Search::Unique) {
        Verdict::TooHard { steps } => assert!((1_000_000..2_000_000).contains(&steps), "{steps}"),
        verdict => panic!("{verdict:?}"),
    }
}

const INKALA: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/// The same puzzle, solved by the compiler: within its patience, and with the same verdict.
#[test]
fn same_verdict_in_a_constant() {
    const VERDICT: Verdict<9> = {
        let givens = [
            [8, 0, 0, 0, 0, 0, 0, 0, 0],
            [0, 0, 3, 6, 0, 0, 0, 0, 0],
            [0, 7, 0, 0, 9, 0, 2, 0, 0],
            [0, 5, 0, 0, 0, 7, 0, 0, 0],
            [0, 0, 0, 0, 4, 5, 7, 0, 0],
            [0, 0, 0, 1, 0, 0, 0, 3, 0],
            [0, 0, 1, 0, 0, 0, 0, 6, 8],
            [0, 0, 8, 5, 0, 0, 0, 1, 0],
            [0, 9, 0, 0, 0, 0, 4, 0, 0],
        ];
        match BoxShape::default_for(9) {
            Some(boxes) => solve(&givens, boxes, Search::Unique),
            None => unreachable!(),
        }
    };
    let published = cells::<9>(
        "812753649943682175675491283154237896369845721287169534521974368438526917796318452",
    );
    assert_eq!(VERDICT, Verdict::Unique(published));
    assert_eq!(
        VERDICT,
        solve(&cells::<9>(INKALA), shape(3, 3), Search::Unique)
    );
}

fn refuted<const N: usize>(givens: &str, boxes: BoxShape) -> Contradiction {
    match solve(&cells::<N>(givens), boxes, Search::Unique) {
        Verdict::None(contradiction) => contradiction,
        verdict => panic!("{givens}: {verdict:?}"),
    }
}

#[test]
fn names_an_empty_cell() {
    // Row 1 leaves 4 for its last cell, column 4 has it already.
    assert_eq!(
        refuted::<4>("123. .... .... ...4".replace(' ', "").as_str(), shape(2, 2)),
        Contradiction::NoCandidate { row: 0, column: 3 }
    );
}

const NO_PLACE_FOR_7: &str = concat!(
    "....7....", //
    ".12......",
    ".34......",
    ".........",
    "7........",
    ".........",
    ".........",
    ".........",
);

#[test]
fn names_a_digit_without_a_place() {
    let givens = format!("{NO_PLACE_FOR_7}.........");
    let unit = Unit::Box(0);
    assert_eq!(
        refuted::<9>(&givens, shape(3, 3)),
        Contradiction::NoPlace { unit, digit: 7 }
    );
}

#[test]
fn names_an_empty_cell_before_a_digit_without_a_place() {
    let givens = format!("{NO_PLACE_FOR_7}12345678.").replacen("34......", "34.....9", 1);
    assert_eq!(
        refuted::<9>(&givens, shape(3, 3)),
        Contradiction::NoCandidate { row: 8, column: 8 }
    );
}

#[test]
fn a_digit_that_clashes_leaves_no_candidate() {
    assert_eq!(
        refuted::<4>("1... .... 1... ....".replace(' ', "").as_str(), shape(2, 2)),
        Contradiction::NoCandidate { row: 0, column: 0 }
    );
}

fn check_symmetry<const N: usize>(givens: &str, boxes: BoxShape, seed: u64) {
    let givens = cells::<N>(givens);
    let symmetry = Symmetry::new(&mut Dice::new(seed), sides(boxes));
    let (rows, columns) = symmetry.shape(sides(boxes));
    let turned = shape(rows, columns);
    let changed = symmetry.apply(&givens);
    let before = solve(&givens, boxes, Search::Unique);
    match (before, solve(&changed, turned, Search::Unique)) {
        (Verdict::Unique(one), Verdict::Unique(other)) => assert_eq!(symmetry.apply(&one), other),
        (Verdict::Several(..), Verdict::Several(one, other)) => {
            assert_ne!(one, other);
            assert!(is_solution(&one, &changed, sides(turned)));
            assert!(is_solution(&other, &changed, sides(turned)));
        }
        (Verdict::None(_), Verdict::None(_)) => {}
        (before, after) => panic!("{before:?} became {after:?}"),
    }
}

/// A grid with as many random givens as asked, taken from a full grid, one of them perhaps wrong.
fn random_givens<const N: usize>(boxes: BoxShape, givens: usize, seed: u64) -> [[u8; N]; N] {
    let mut dice = Dice::new(seed);
    let symmetry = Symmetry::without_turning(&mut dice, sides(boxes));
    let mut grid = symmetry.apply(&full::<N>(sides(boxes)));
    let order = dice.permutation(N * N);
    for &cell in &order[givens..] {
        grid[cell / N][cell % N] = 0;
    }
    if givens > 0 && dice.below(2) == 1 {
        grid[order[0] / N][order[0] % N] = dice.below(N) as u8 + 1;
    }
    grid
}

fn check_random<const N: usize>(boxes: BoxShape, givens: usize, seed: u64) {
    let givens = random_givens::<N>(boxes, givens, seed);
    let count = count_solutions_up_to(2, &givens, sides(boxes));
    match solve(&givens, boxes, Search::Unique) {
        Verdict::Unique(solution) => {
            assert_eq!(count, 1, "{givens:?}");
            assert!(is_solution(&solution, &givens, sides(boxes)), "{givens:?}");
        }
        Verdict::Several(one, other) => {
            assert_eq!(count, 2, "{givens:?}");
            assert_ne!(one, other, "{givens:?}");
            assert!(is_solution(&one, &givens, sides(boxes)), "{givens:?}");
            assert!(is_solution(&other, &givens, sides(boxes)), "{givens:?}");
        }
        Verdict::None(_) => assert_eq!(count, 0, "{givens:?}"),
        verdict => panic!("{givens:?}: {verdict:?}"),
    }
}

/// Few givens, and no solution: a search that does not look where it has failed before takes
/// thousands of times as long for some images of this puzzle as for others.
///
/// Peter Norvig, "Solving Every Sudoku Puzzle" (2006).
const IMPOSSIBLE: &str =
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";

#[test]
fn no_image_of_a_puzzle_is_too_hard() {
    for puzzle in [INKALA, IMPOSSIBLE] {
        for seed in 0..300 {
            check_symmetry::<9>(puzzle, shape(3, 3), seed);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(120) })]

    #[test]
    fn symmetries_keep_the_verdict(which in 0..100usize, seed: u64) {
        for set in ["gen_9x9_minimal", "gen_multi_9x9", "gen_nosol_9x9"] {
            check_symmetry::<9>(&read_set(set)[which].givens, shape(3, 3), seed);
        }
        for set in ["gen_6x6_box2x3_minimal", "gen_multi_6x6_box2x3", "gen_nosol_6x6_box2x3"] {
            check_symmetry::<6>(&read_set(set)[which / 2].givens, shape(2, 3), seed);
        }
        check_symmetry::<12>(&read_set("gen_12x12_box4x3_minimal")[which / 10].givens, shape(4, 3), seed);
    }

    #[test]
    fn agrees_with_the_simple_solver(givens in 0..=9usize, seed: u64) {
        check_random::<4>(shape(2, 2), givens, seed);
        check_random::<5>(shape(1, 5), givens + 3, seed);
        check_random::<6>(shape(2, 3), givens + 6, seed);
        check_random::<6>(shape(3, 2), givens + 6, seed);
        check_random::<7>(shape(7, 1), givens + 15, seed);
        check_random::<8>(shape(4, 2), givens + 18, seed);
        check_random::<9>(shape(3, 3), givens + 24, seed);
    }
}
