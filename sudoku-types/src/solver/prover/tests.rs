//! Tests how many steps proofs take. (That they are right, other tests check, by types and by a checker at run time.)

extern crate std;

use super::super::effort::COMPILER;
use super::super::{Goal, Verdict, solve_in};
use super::steps::number;
use super::*;
use crate::grid::Grid as Values;
use std::vec::Vec;

/// The number of steps of a proof, and what it took to find it.
fn steps<const N: usize>(text: &str, room: usize) -> (Option<usize>, u64) {
    let grid = Values::<N>::parse(text).unwrap();
    let verdict = solve_in(grid.rows(), grid.groups(), Goal::Unique);
    let solution = match &verdict {
        Verdict::Unique(rows) => Some(rows),
        Verdict::None => None,
        _ => panic!("there is nothing to prove"),
    };
    let mut effort = Effort::new(COMPILER);
    let shape = Shape::of(grid.groups()).unwrap();
    let steps = prove(grid.rows(), solution, &shape, room, &mut effort);
    (steps.map(|steps| steps.length), effort.steps())
}

/// A step for each blank but the last of each row, one for the end of the branch, and of what is refuted only what that
/// used.
#[test]
fn proofs_are_short() {
    let easy = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
    assert_eq!(steps::<9>(easy, 128).0, Some(51 - 9 + 1));

    // One that has none, where a digit is soon without a place; Peter Norvig's search took 1439 seconds.
    let none = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
    let (length, _) = steps::<9>(none, 128);
    assert!(length < Some(10), "{length:?}");

    let hard = [
        // Arto Inkala, 2012.
        (
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
            500,
        ),
        // "Golden Nugget".
        (
            ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
            1200,
        ),
    ];
    for (text, most) in hard {
        let (length, effort) = steps::<9>(text, most);
        assert!(length <= Some(most), "{length:?}");
        assert!(effort < COMPILER / 2, "{effort}");

        // Where there is room, the search is shorter than the proof could be.
        let (longer, less) = steps::<9>(text, 2 * most);
        assert!(longer > length && longer <= Some(2 * most), "{longer:?}");
        assert!(3 * less < 2 * effort, "{less}");

        // Where there is none for either, the one is told that is found sooner.
        assert_eq!(steps::<9>(text, 128).0, longer);
    }
}

/// What two givens satisfy is named.
#[test]
fn a_clash_takes_one_step() {
    assert_eq!(steps::<4>("11.. .... .... ....", 32).0, Some(1));
}

#[test]
fn numbers_of_steps() {
    // Row 7, counted from 0, needs a place for the digit 5, counted so too.
    assert_eq!(number(81 + 7 * 9 + 5, 9), 0x175);
    // There are 9 boxes, and this is the second of two diagonals.
    assert_eq!(number(3 * 81 + 10 * 9 + 5, 9), 0x3a5);
    // Every constraint of a grid has a number of its own, of at most ten bits.
    for size in 1..=LARGEST {
        let count = size * (3 * size + MOST_UNITS);
        let mut numbers: Vec<_> = (0..count)
            .map(|constraint| number(constraint, size))
            .collect();
        assert!(numbers.iter().all(|number| *number < 1024));
        numbers.sort();
        numbers.dedup();
        assert_eq!(numbers.len(), count);
    }
}
