//! Puzzles are packed and unpacked again.

use super::{MOST, pack, unpack};
use crate::geometry::{
    AreaMap, Areas, BoxShape, Frame, LARGEST, Lines, MOST_AREAS, MOST_LISTED, Mark, MarkedLine,
    Marks, Rule, Rules,
};
use crate::options::Goal;
use alloc::vec::Vec;

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
        let (words, count) = pack(frame, goal, rows.as_flattened());
        assert!((1..=MOST).contains(&count));
        assert!(words[count..].iter().all(|word| *word == 0));
        let unpacked = unpack::<N, 1>(&words[..count]);
        assert_eq!((unpacked.rows, unpacked.goal), (rows, goal));
        assert_eq!(unpacked.frame.boxes, frame.boxes);
        assert_eq!(unpacked.frame.rules, frame.rules);
        let [one, other] = [frame.groups(), unpacked.frame.groups()];
        let pairs = [(one.regions, other.regions), (one.cages, other.cages)];
        for (one, other) in pairs {
            assert!(one.numbers().eq(other.numbers()));
            let parts = |areas: Areas<'_>, number| (areas.name(number), areas.sum(number));
            let all = (0..one.count()).map(|number| parts(one, number));
            assert!(all.eq((0..other.count()).map(|number| parts(other, number))));
        }
        let line = |marks: Lines<'_>, number| {
            let MarkedLine { mark, .. } = marks.line(number);
            (mark, marks.sum(number), marks.cells(number).to_vec())
        };
        let all = (0..one.marks.count()).map(|number| line(one.marks, number));
        assert!(all.eq((0..other.marks.count()).map(|number| line(other.marks, number))));
    }
}

/// Without areas, with cages of this number, some of which have no sum, and with as many regions.
fn with_and_without_areas<const N: usize>(boxes: (usize, usize), count: usize) {
    let boxes = BoxShape::new(boxes.0, boxes.1).expect("boxes");
    let rules = Rules::NONE.and(Rule::AntiKnight).and(Rule::Diagonals);
    let plain = Frame::of(boxes);
    let mut frame = plain.with_rules(rules).expect("rules for all boxes");
    what_is_packed_is_unpacked::<N>(&plain, Goal::First);
    what_is_packed_is_unpacked::<N>(&frame, Goal::Unique);
    let mut places = [0; LARGEST * LARGEST];
    let places = &mut places[..N * N];
    for (cell, place) in places.iter_mut().enumerate() {
        *place = (cell % (count + 1)) as u8;
    }
    let mut sums = [0; MOST_AREAS];
    sums.iter_mut().step_by(2).for_each(|sum| *sum = 300);
    let cages = AreaMap::by_places(places, &sums, N);
    frame = frame.with_areas(AreaMap::NONE, cages);
    what_is_packed_is_unpacked::<N>(&frame, Goal::Unique);
    let regions = AreaMap::by_places(places, &[0; MOST_AREAS], N);
    frame = frame.with_areas(regions, cages);
    what_is_packed_is_unpacked::<N>(&frame, Goal::First);
    // As many marks as there is room for, and as many cages of a list.
    let mut marks = Marks::NONE;
    for line in 0..N * N {
        let cells = [line, (7 * line + 1) % (N * N)].map(|cell| cell as u16);
        let mark = Mark::ALL[line * Mark::ALL.len() / (N * N)];
        marks = marks.with(mark, 2 * line as u16, &cells[..N.min(2)]);
    }
    let numbers: Vec<_> = (0..N * N)
        .map(|cell| (cell + 1).min(MOST_LISTED) as u8)
        .collect();
    let listed = AreaMap::listed(&numbers, &[3, 0, 5], N);
    frame = frame.with_areas(regions, listed);
    frame = frame.with_marks(marks);
    what_is_packed_is_unpacked::<N>(&frame, Goal::First);
}

#[test]
fn round_trip() {
    with_and_without_areas::<1>((1, 1), 1);
    with_and_without_areas::<4>((2, 2), 5);
    with_and_without_areas::<6>((3, 2), 10);
    with_and_without_areas::<9>((3, 3), 33);
    with_and_without_areas::<16>((4, 4), 62);
    with_and_without_areas::<17>((17, 1), 62);
    with_and_without_areas::<25>((5, 5), 62);
}
