//! Tests the solver on grids of every shape of boxes, up to 25 × 25.

use crate::{shape, sides};
use sudoku_tests::{full, is_solution};
use sudoku_types::BoxShape;
use sudoku_types::solver::{Goal, Verdict, solve};

fn check_shape<const N: usize>(boxes: BoxShape) {
    let grid = full::<N>(sides(boxes));
    assert!(is_solution(&grid, &grid, sides(boxes)), "{boxes}");
    let verdict = solve(&grid, boxes, Goal::Unique);
    assert_eq!(verdict, Verdict::Unique(grid), "{boxes}, full");
    for (row, column) in [(0, 0), (N / 2, N / 3), (N - 1, N - 1)] {
        let mut givens = grid;
        givens[row][column] = 0;
        let verdict = solve(&givens, boxes, Goal::Unique);
        assert_eq!(verdict, Verdict::Unique(grid), "{boxes}, one blank");
    }

    // The search has to fill nearly all of the grid.
    if N > 2 {
        let mut givens = [[0; N]; N];
        givens[N - 1][N / 2] = 1;
        match solve(&givens, boxes, Goal::Unique) {
            Verdict::Several(one, other) => {
                assert_ne!(one, other, "{boxes}");
                assert!(is_solution(&one, &givens, sides(boxes)), "{boxes}");
                assert!(is_solution(&other, &givens, sides(boxes)), "{boxes}");
            }
            verdict => panic!("{boxes}, one given: {verdict:?}"),
        }
    }

    let blank = [[0; N]; N];
    let Verdict::First(first) = solve(&blank, boxes, Goal::First) else {
        panic!("{boxes}: no first solution of a blank grid");
    };
    assert!(is_solution(&first, &blank, sides(boxes)), "{boxes}");
    match solve(&blank, boxes, Goal::Unique) {
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
                let verdict = solve(&givens, boxes, Goal::Unique);
                assert!(matches!(verdict, Verdict::None), "{boxes}, clashing");
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
