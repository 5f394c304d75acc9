//! Checks the table of each technique alone: a constant looks for its steps everywhere until the effort is spent, and then
//! runs the loop turns that should be left before the compiler's limit.

use super::Steps;
use crate::grid::Grid;
use crate::solver::{Effort, SOON, spend_the_rest_if_asked, witnessed};
use sudoku_notation::technique::Technique;

/// Counts the steps that a technique finds where only singles and locked candidates were taken before.
const fn found<const N: usize, const A: usize>(grid: &Grid<N, A>, technique: Technique) -> usize {
    let (mut effort, mut found) = (Effort::new(SOON), 0);
    while !effort.is_spent() {
        let hardest = match technique {
            Technique::NakedSingle | Technique::HiddenSingle => Technique::NakedSingle,
            Technique::LockedCandidate => Technique::HiddenSingle,
            _ => Technique::LockedCandidate,
        };
        let mut steps = Steps::up_to(hardest, grid, effort);
        while !matches!(technique, Technique::NakedSingle) && steps.advance().is_some() {}
        (steps.technique, steps.places) = (technique, steps.count_of_places(technique));
        (steps.round_start, steps.digits, steps.place) = (steps.now, steps.now.rows(), 0);
        steps.spend_on_sets(20 + N);
        steps.spend_on_sets(4 * steps.now.count() + 10 * N);
        while steps.contradiction.is_none() && steps.find_place() {
            if steps.look().is_some() {
                found += 1;
                if technique as u8 > Technique::LockedCandidate as u8 {
                    break;
                }
            }
        }
        effort = steps.effort;
    }
    spend_the_rest_if_asked(&effort);
    found
}

/// The steps that each technique finds, each counted by rustc if it is asked to be a witness.
macro_rules! found {
    ($n:literal, $a:literal, $text:literal) => {
        found!($n, $a, $text: NakedSingle HiddenSingle LockedCandidate MissingPartner Combination
            RestOfUnit Pair Triple Quad XWing Swordfish Jellyfish Filling
            XyWing Chain)
    };
    ($n:literal, $a:literal, $text:literal: $($technique:ident)*) => {{
        const GRID: Grid<$n, $a> = grid! { $text };
        [$(witnessed!(usize: found(&GRID, Technique::$technique))),*]
    }};
}

#[test]
fn counts_each_technique() {
    let nine = found!(
        9,
        0,
        ".26........9....5......48.2...8.9.1...52..6...1..365...62..8.......9.....5.12.9.4"
    );
    assert_ne!(nine, [0; 15]);
    let large = found!(
        16,
        0,
        "rules: windows; ................................................................................................................................................................................................................................................................"
    );
    assert_eq!(large, [0; 15]);
    let killer = found!(
        9,
        1,
        "cages: \"CwaarrpyywwgabrppDgggabBeAoqqmbbBeeoqmmGssuuuhhFssxxddlliEcvvddjniicvvkkjniffttzk\", a = 16, b = 24, c = 8, d = 14, e = 14, f = 3, g = 20, h = 10, i = 20, j = 6, k = 20, l = 6, m = 14, n = 17, o = 15, p = 16, q = 13, r = 14, s = 20, t = 15, u = 12, v = 25, w = 12, x = 8, y = 11, z = 3, A = 5, B = 10, C = 9, D = 4, E = 6, F = 8, G = 7; ................................................................................."
    );
    assert!(killer[4] > 0 && killer[5] > 0);
    let apart = found!(
        9,
        0,
        "rules: non_consecutive; .8..2....7......8....4.........6.5..2..5.4......................1.9...7........1."
    );
    assert!(apart[3] > 0 && apart[12] > 0);
    let lines = found!(
        9,
        1,
        "thermometers: r2c3 r1c3; whispers: r1c1 r1c2, r1c3 r1c4, r1c6 r1c7, r1c8 r1c9, r4c1 r3c1 r2c2 r3c3 r4c3, r2c7 r3c7 r4c7 r4c8 r4c9, r7c2 r7c1 r8c1 r8c2, r8c1 r9c1 r9c2, r8c4 r9c4, r8c6 r9c6, r4c5 r5c5 r6c5, r9c7 r8c7 r7c7 r8c8 r9c9 r8c9 r7c9; ......................1....................9...7.................9..............."
    );
    assert!(lines[4] > 0 && lines[12] > 0);
}
