//! Puzzles are packed and unpacked again.

use super::{MOST, pack, unpack};
use crate::geometry::{BoxShape, Drawn, Frame, LARGEST, LineKind, Mark, ROOM, Rule, Rules};
use crate::options::{Goal, MOST_EFFORT, USUAL_EFFORT};

/// Grids from empty to full, with every digit in every place.
fn what_is_packed_is_unpacked<const N: usize>(frame: &Frame<LARGEST, 1>, goal: Goal) {
    for seed in 0..=2 * N {
        let mut rows = [[0; N]; N];
        for (cell, digit) in rows.as_flattened_mut().iter_mut().enumerate() {
            let is_given = (cell * 7 + seed * 3) % (2 * N) < seed;
            *digit = if is_given {
                ((cell + seed) % N) as u8 + 1
            } else {
                0
            };
        }
        let effort = match seed % 3 {
            0 => 1 + seed as u8 % MOST_EFFORT,
            _ => USUAL_EFFORT,
        };
        let (words, count) = pack(frame, goal, effort, rows.as_flattened());
        assert!((1..=MOST).contains(&count));
        assert!(words[count..].iter().all(|word| *word == 0));
        let unpacked = unpack::<N, 1>(&words[..count]);
        assert_eq!((unpacked.rows, unpacked.goal), (rows, goal));
        assert_eq!(unpacked.effort, effort);
        assert_eq!(unpacked.frame.boxes, frame.boxes);
        assert_eq!(unpacked.frame.rules, frame.rules);
        let [one, other] = [frame.groups().lines, unpacked.frame.groups().lines];
        assert_eq!(one, other);
    }
}

/// Without lines; with cages that share cells, some of which have no sum, and with regions and marks, as many as there
/// is room for.
fn with_and_without_lines<const N: usize>(boxes: (usize, usize)) {
    let boxes = BoxShape::new(boxes.0, boxes.1).expect("boxes");
    let rules = Rules::NONE.and(Rule::AntiKnight).and(Rule::Diagonals);
    let plain = Frame::of(boxes);
    let frame = plain.with_rules(rules).expect("rules for all boxes");
    what_is_packed_is_unpacked::<N>(&plain, Goal::First);
    what_is_packed_is_unpacked::<N>(&frame, Goal::Unique);
    let (mut drawn, mut number) = (Drawn::NONE, 0);
    let kinds = [LineKind::Cage, LineKind::Region].into_iter();
    let kinds = kinds.chain(Mark::ALL.map(LineKind::Mark)).cycle();
    for kind in kinds {
        let length = match kind {
            LineKind::Region => N,
            _ => 1 + number % N,
        };
        let mut cells = [0; LARGEST];
        for (index, cell) in cells[..length].iter_mut().enumerate() {
            *cell = ((number * 7 + index) % (N * N)) as u16;
        }
        if !drawn.has_room(kind, length, N) {
            break;
        }
        let is_mark = matches!(kind, LineKind::Mark(_));
        let most = if is_mark { 15_625 } else { 325 };
        let sum = (number % 2 * most) as u16;
        drawn.add(kind, sum, &cells[..length], N);
        number += 1;
    }
    let lines = drawn.lines(N);
    // Some lines take more room than their numbers.
    assert!(2 * lines.numbers().len() + 2 + N > ROOM * N * N);
    assert!(lines.iter().is_sorted_by_key(|line| line.kind));
    what_is_packed_is_unpacked::<N>(&frame.with_lines(drawn), Goal::First);
}

#[test]
fn round_trip() {
    with_and_without_lines::<1>((1, 1));
    with_and_without_lines::<4>((2, 2));
    with_and_without_lines::<6>((3, 2));
    with_and_without_lines::<9>((3, 3));
    with_and_without_lines::<16>((4, 4));
    with_and_without_lines::<17>((17, 1));
    with_and_without_lines::<25>((5, 5));
}
