//! Solves grids with regions and cages by this engine and by the general one, which must agree.

use super::{LARGEST, SLOTS, slot};
use crate::grid::Grid;
use crate::solver::packing::Packing;
use crate::solver::{Effort, Goal, Verdict, run, solve_in};

const KILLER: &str = "boxes: 2x3; cages: \"aaabbcaddbbceedffceghhfiegghjikkkkjj\", a = 16, b = 13, c = 9, d = 11, e = 10, f = 12, g = 10, h = 13, i = 6, j = 12, k = 14; ....................................";
const BOTH: &str = "regions: \"aaabbbaacddbaccdbbcccddeffffdeffeeee\"; cages: \"a.b.c.aab.cdeafffdg..f.dgghijdg.hiii\", a = 12, b = 3, c = 8, d = 12, e = 5, g = 13, i = 12, j = 6; .........................2.......2..";

#[test]
fn each_cell_has_a_slot_of_its_own() {
    let mut taken = [false; SLOTS];
    for cell in 0..LARGEST * LARGEST {
        let slot = slot!(1_u128 << cell);
        assert!(!taken[slot], "{cell}");
        taken[slot] = true;
    }
}

#[test]
fn engines_agree() {
    let mut kinds = [0; 2];
    for text in [KILLER, BOTH] {
        let grid: Grid<6, 1> = text.parse().expect("a grid");
        let packing = Packing::general(&grid.groups());
        let Verdict::Unique(solution) = solve_in(grid.rows(), grid.groups(), Goal::Unique) else {
            panic!("{text}");
        };
        for cell in 0..36 {
            for more in 0..3 {
                // One given more, right or wrong.
                let mut rows = *grid.rows();
                let (row, column) = (cell / 6, cell % 6);
                rows[row][column] = (solution[row][column] - 1 + more) % 6 + 1;
                let effort = &mut Effort::new(u64::MAX);
                let general =
                    run::<6, 64, 48, 8>(&rows, grid.groups(), &packing, Goal::Unique, effort);
                let boards = solve_in(&rows, grid.groups(), Goal::Unique);
                let kind = match (boards, general) {
                    (Verdict::Unique(one), Verdict::Unique(other)) if one == other => 0,
                    (Verdict::None(_), Verdict::None(_)) => 1,
                    other => panic!("{text} {rows:?}: {other:?}"),
                };
                kinds[kind] += 1;
            }
        }
    }
    assert!(kinds == [72, 144], "{kinds:?}");
}
