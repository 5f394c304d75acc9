//! Tests the solver on grids of every shape of boxes, up to 25 × 25.

use crate::{shape, sides};
use sudoku_tests::{full, is_solution};
use sudoku_types::BoxShape;
use sudoku_types::solver::{Goal, Verdict, solve};

fn check_shape<const N: usize>(boxes: BoxShape) {
    let grid = full::<N>(sides(boxes));
    assert!(is_solution(&grid, &grid, sides(boxes)), "{boxes}");
    let unique = |givens| assert_eq!(solve(&givens, boxes, Goal::Unique), Verdict::Unique(grid));
    unique(grid);
    for (row, column) in [(0, 0), (N / 2, N / 3), (N - 1, N - 1)] {
        let mut givens = grid;
        givens[row][column] = 0;
        unique(givens);
    }

    // The search has to fill the grid, or nearly all of it.
    let blank = [[0; N]; N];
    let mut sparse = blank;
    sparse[N - 1][N / 2] = 1;
    for givens in [blank, sparse] {
        let Verdict::First(first) = solve(&givens, boxes, Goal::First) else {
            panic!("{boxes}: no first solution");
        };
        assert!(is_solution(&first, &givens, sides(boxes)), "{boxes}");
        match solve(&givens, boxes, Goal::Unique) {
            Verdict::Unique(one) => assert!(one == first && (N == 1 || N == 2 && givens != blank)),
            Verdict::Several(one, other) => {
                assert_ne!(one, other, "{boxes}");
                assert!(is_solution(&one, &givens, sides(boxes)), "{boxes}");
                assert!(is_solution(&other, &givens, sides(boxes)), "{boxes}");
            }
            verdict => panic!("{boxes}: {verdict:?}"),
        }
    }

    for (row, column) in [(0, N - 1), (N - 1, 0)] {
        for mut givens in [blank, grid] {
            givens[0][0] = 1;
            givens[row][column] = 1;
            let verdict = solve(&givens, boxes, Goal::Unique);
            assert!(N == 1 || matches!(verdict, Verdict::None), "{boxes}");
        }
    }
}

macro_rules! every_shape {
    ($($(#[$kind:meta])? $name:ident: $($size:literal)*;)*) => {$(
        #[test]
        $(#[$kind])?
        fn $name() {
            $(for rows in (1..=$size).filter(|rows| $size % rows == 0) {
                check_shape::<$size>(shape(rows, $size / rows));
            })*
        }
    )*};
}

every_shape! {
    every_shape_up_to_12_and_of_25: 1 2 3 4 5 6 7 8 9 10 11 12 25;
    #[ignore = "more of the same, which takes seconds"]
    every_shape_from_13_to_24: 13 14 15 16 17 18 19 20 21 22 23 24;
}
