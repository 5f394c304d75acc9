//! Checks that grading counts all its steps, as the solver's tests do: after grading, a constant runs as many more loop
//! turns as there should be left, which is a compile error if a step was not counted.

use super::{Grade, HARDEST, Solving};
use crate::grid::Grid;
use crate::solver::{Effort, LATE, SOON, spend_the_rest_if_asked};

/// Grades a grid, up to a limit, and then spends the rest of the compiler's patience.
const fn goes_on<const N: usize, const A: usize>(grid: &Grid<N, A>, limit: u64) -> Option<Grade> {
    let mut solving = Solving::by(HARDEST, grid, Effort::new(limit));
    solving.go_on();
    spend_the_rest_if_asked(&solving.steps.effort);
    match solving.progress() {
        Some(_) => None,
        None => Some(solving.grade()),
    }
}

/// Asserts that each puzzle is graded in a constant as at run time, and is too hard there if that takes longer than the
/// compiler waits.
macro_rules! counts {
    ($($n:literal $a:literal $limit:ident: $text:literal;)*) => {$({
        const GRID: Grid<$n, $a> = grid! { $text };
        const GRADE: Option<Grade> = goes_on(&GRID, $limit);
        assert_eq!(GRADE, GRID.grade_within($limit));
    })*};
}

#[test]
fn counts_singles() {
    counts! {
        9 0 LATE: ".5.7.3.6...7...8.....816.......3......5...1..73..4..869.6...2.484.572.93...4.9...";
        9 0 LATE: "..9748...7.........2.1.9.....7...24..64.1.59..98...3.....8.3.2.........6...2759..";
        16 0 LATE: "4.3.25.16BA.E8F.1FDB.67.2.9.GA4.G8273FCA4.1...9.A65..49.7D8F.3.CBAF.59.2C7ED8...9E.4C3F75.6B.GD2528CA16DG4.97EBF3G7..E4.FA21..69E.C3.256BFGAD47.87G.FAB.D14C962EF9.2D7.4365.1CAG6D.A.G8.E972B.53C5.G4D.9.2B6F7E.D4.87.1.A5.E..C67B61E...93C4.D.A.3.F6C.51.D7498.";
    }
}

/// One is solved by chains, one is not.
#[test]
fn counts_the_steps_of_9x9() {
    counts! {
        9 0 LATE: "..3.6..52..8..7...9...3...1....42....7....26.........9..6.....51...294..7.9.1....";
        // By Arto Inkala (2012).
        9 0 LATE: "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    }
}

#[test]
fn counts_the_steps_of_larger_grids() {
    counts! {
        12 0 LATE: "C7........1. ...A7...6.3. .56B..4..8.C ....2....... 5A.89.6...C. .3C.......8. 1......4..6. ..2...1..5.A A...8.C.2.94 .....8.A9... .41..9B..C.3 6.......1..2";
        16 0 SOON: "rules: windows; ................................................................................................................................................................................................................................................................";
    }
}

/// The last grid is full at the end, with a wrong sum.
#[test]
fn counts_the_steps_by_further_rules() {
    counts! {
        9 0 LATE: "rules: anti_king; 8............19.643.....2......9..7.72........341....2..5.8............7......1..";
        9 1 LATE: "regions: \"aaaabbcccaabbbbbccaaabbcccdeeefffcddggefhfdddgeefhfiidggefhhhidggefhihidggehhiiii\"; .71.6....9...............2....28.4.....4.....5........4..51...6.....3..81.4......";
        9 1 LATE: "rules: diagonals; cages: \"aab......cab......c..............................................................\"; .....1........8.7...1.2...............64......823....679..8.3.....7.....2.......5";
        9 1 LATE: "cages: \"aabbccdde.f......................................................................\", a = 6, b = 15, c = 5, d = 10, e = 9, f = 7; .5.7.3.6...7...8.....816.......3......5...1..73..4..869.6...2.484.572.93...4.9...";
    }
}

#[test]
fn counts_the_steps_of_killers() {
    counts! {
        9 1 LATE: "cages: \"CwaarrpyywwgabrppDgggabBeAoqqmbbBeeoqmmGssuuuhhFssxxddlliEcvvddjniicvvkkjniffttzk\", a = 16, b = 24, c = 8, d = 14, e = 14, f = 3, g = 20, h = 10, i = 20, j = 6, k = 20, l = 6, m = 14, n = 17, o = 15, p = 16, q = 13, r = 14, s = 20, t = 15, u = 12, v = 25, w = 12, x = 8, y = 11, z = 3, A = 5, B = 10, C = 9, D = 4, E = 6, F = 8, G = 7; .................................................................................";
        6 1 LATE: "cages: \"mllccimkfcnimkfoniaafgjjhadgbbeedgbp\", a = 13, b = 12, c = 12, d = 7, e = 7, f = 8, g = 8, h = 5, i = 8, j = 7, k = 4, l = 10, m = 9, n = 7, o = 6, p = 3; ....................................";
        9 0 LATE: "rules: non_consecutive; .8..2....7......8....4.........6.5..2..5.4......................1.9...7........1.";
    }
}
