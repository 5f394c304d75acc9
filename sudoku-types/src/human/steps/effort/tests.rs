//! Checks the table of each technique alone: a constant looks for its steps everywhere until the effort is spent, and then
//! runs the loop turns that should be left before the compiler's limit.

use super::Steps;
use crate::grid;
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
        steps.technique = technique;
        (steps.seen, steps.digits, steps.place) = (steps.now, steps.now.rows(), 0);
        steps.spend_on_round();
        steps.spend_on_digits();
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
        found!($n, $a, $text: NakedSingle HiddenSingle LockedCandidate Pair Triple Quad
            XWing Swordfish Jellyfish XyWing Chain)
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
    assert_ne!(nine, [0; 11]);
    {
        let large = found!(
            16,
            0,
            "rules: windows; ................................................................................................................................................................................................................................................................"
        );
        assert_eq!(large, [0; 11]);
    }
}
