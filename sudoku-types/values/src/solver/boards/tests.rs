//! Tests slots, neighbours by `non_consecutive`, and sums of cells, which are compared with all ways to fill the cells.

extern crate std;

use super::Makes;
use super::{Boards, LARGEST, SLOTS, WORDS, slot};
use crate::BoxShape;
use crate::effort::Effort;
use crate::solver::tests::dice::Dice;
use crate::solver::tests::puzzles::full;
use std::vec;
use std::vec::Vec;
use sudoku_notation::geometry::{Groups, Rule, Rules, Total};

#[test]
fn each_cell_has_a_slot_of_its_own() {
    let mut taken = [false; SLOTS];
    for cell in 0..LARGEST * LARGEST {
        let slot = slot!(1_u128 << cell);
        assert!(!taken[slot], "{cell}");
        taken[slot] = true;
    }
}

/// If 5 has two places in row 1, or three in box 1, the cell beside all of them loses 4 and 6, and other cells keep them.
#[test]
fn cells_beside_all_places_lose_the_next_digits() {
    let rules = Rules::NONE.and(Rule::NonConsecutive);
    let boxes = BoxShape::new(3, 3).expect("a shape");
    let groups = Groups {
        rules,
        ..Groups::of(boxes)
    };
    let boards =
        Boards::of_constraints::<9>(groups, groups.constraints(), &mut Effort::new(u64::MAX));
    // Row 1, and box 1.
    for (unit, places, beside) in [(0, 1 << 0 | 1 << 2, 1), (18, 1 << 1 | 1 << 9 | 1 << 11, 10)] {
        let (mut words, effort) = ([0; WORDS], &mut Effort::new(u64::MAX));
        boards.write(&[0; 81], &mut words, effort);
        words[4] &= !boards.units[unit] | places;
        let _ = boards.propagate(&mut words, effort);
        for cell in 0..27 {
            for digit in [3, 5] {
                let is_kept = words[digit] >> cell & 1 == 1;
                assert_eq!(is_kept, cell != beside, "{cell}");
            }
        }
    }
}

/// A line in a grid with random candidates: its cells, and one more cell.
struct Line<const N: usize> {
    boards: Boards,
    words: [u128; WORDS],
    cells: Vec<usize>,
    other: usize,
}

impl<const N: usize> Line<N> {
    /// Draws a line of `count` neighbours, so that many see each other, with at most `most` candidates for each.
    fn by_chance(boxes: BoxShape, count: usize, most: usize, dice: &mut Dice) -> Self {
        let (groups, mut words) = (Groups::of(boxes), [0; WORDS]);
        let mut cells = vec![dice.below(N * N)];
        while cells.len() <= count {
            let from = cells[dice.below(cells.len())];
            let (row, column) = (from / N + dice.below(3), from % N + dice.below(3));
            let is_inside = (1..=N).contains(&row) && (1..=N).contains(&column);
            if is_inside && !cells.contains(&((row - 1) * N + column - 1)) {
                cells.push((row - 1) * N + column - 1);
            }
        }
        let solution = full::<N>(boxes, 1);
        for cell in 0..N * N {
            let candidates = if cells[..count].contains(&cell) {
                most
            } else {
                N
            };
            words[usize::from(solution[cell / N][cell % N]) - 1] |= 1 << cell;
            for _ in 0..dice.below(candidates) {
                words[dice.below(N)] |= 1 << cell;
            }
        }
        let boards =
            Boards::of_constraints::<N>(groups, groups.constraints(), &mut Effort::new(u64::MAX));
        let mut line = Line {
            boards,
            words,
            other: cells[count],
            cells,
        };
        // Before sums are checked, the peers of singles have lost their digits.
        for single in line.cells.repeat(count) {
            if let [digit] = line.digits(single)[..] {
                let seen = |cell: &&usize| line.sees(single, **cell);
                let seen = line.cells.iter().filter(seen);
                let seen = seen.fold(0, |seen, cell| seen | 1 << cell);
                line.words[digit - 1] &= !seen;
            }
        }
        line.cells.pop();
        line
    }

    fn has(&self, cell: usize, digit: usize) -> bool {
        self.words[digit - 1] >> cell & 1 == 1
    }

    fn digits(&self, cell: usize) -> Vec<usize> {
        (1..=N).filter(|&digit| self.has(cell, digit)).collect()
    }

    fn sees(&self, one: usize, other: usize) -> bool {
        self.boards.peers[slot!(1_u128 << one)] >> other & 1 == 1
    }

    /// Returns true if a cell sees a cell of the line that has this digit in this way.
    fn sees_digit(&self, cell: usize, digit: usize, way: &[usize]) -> bool {
        let mut taken = self.cells.iter().zip(way);
        taken.any(|(&other, &taken)| taken == digit && self.sees(cell, other))
    }

    /// Returns all ways to fill the cells with one of these sums.
    fn ways(&self, sums: &[usize]) -> Vec<Vec<usize>> {
        let mut ways = vec![vec![]];
        for &cell in &self.cells {
            let longer = |way: &Vec<usize>| {
                let way = way.clone();
                let digits = self.digits(cell).into_iter();
                digits.map(move |digit| [&way[..], &[digit]].concat())
            };
            ways = ways.iter().flat_map(longer).collect();
        }
        ways.retain(|way| sums.contains(&way.iter().sum()));
        ways
    }

    /// Returns true if the digits are tried one by one.
    fn is_tried(&self) -> bool {
        let counts = self.cells.iter().map(|&cell| self.digits(cell).len());
        let counts: Vec<_> = counts.filter(|&count| count > 1).collect();
        let most = counts.iter().max().copied().unwrap_or(1);
        (1..=5).contains(&counts.len()) && counts.iter().product::<usize>() / most <= 100
    }

    /// Checks cells with a given sum, or the sum of the other cell. Asserts that exactly the digits of some way are kept, and that
    /// cells outside lose the digits that occur in every way and are seen, and no other digits.
    fn check(mut self, sum: Option<usize>) {
        let sums = sum.map_or(self.digits(self.other), |sum| vec![sum]);
        let all = self.ways(&sums);
        let mut strict = all.clone();
        strict.retain(|way| {
            let mut cells = self.cells.iter().zip(way);
            !cells.any(|(&cell, &digit)| self.sees_digit(cell, digit, way))
        });
        let before = Line {
            cells: self.cells.clone(),
            ..self
        };
        let sees_sum = |way: &[usize]| {
            let total = way.iter().sum();
            let mut cells = before.cells.iter().zip(way);
            cells.any(|(&cell, &digit)| digit == total && before.sees(cell, before.other))
        };
        let is_long = self.cells.len() > LARGEST;
        let is_tried = self.is_tried() && !is_long;
        let ways = if is_tried || is_long { &strict } else { &all };

        let bits = self.cells.iter().fold(0, |bits, cell| bits | 1 << cell);
        let effort = &mut Effort::new(u64::MAX);
        let (words, boards) = (&mut self.words, &before.boards);
        let is_possible = match sum {
            Some(sum) => boards.look_at_sum(words, bits, [sum as u32; 2], effort),
            None => {
                let (mut boards, first) = (*boards, boards.sums);
                boards.add(1 << self.other, Makes::Digits(Total::AsNext));
                boards.add(bits, Makes::Digits(Total::AsBefore));
                boards.find_units(&mut Effort::new(u64::MAX));
                boards
                    .look_at_equal(words, first, first + 1, effort)
                    .is_ok()
            }
        };
        // The other cell may see cells that have its digit.
        let is_sum_seen = sum.is_none() && !strict.iter().any(|way| !sees_sum(way));
        assert!(is_possible || strict.is_empty() || is_sum_seen);
        assert!(!is_possible || is_long || !ways.is_empty());
        for cell in (0..N * N).filter(|_| is_possible) {
            for digit in before.digits(cell) {
                let is_kept = self.has(cell, digit);
                let can_be = |way: &Vec<usize>| match self.cells.iter().position(|&at| at == cell) {
                    Some(at) => way[at] == digit,
                    None if sum.is_none() && cell == self.other => {
                        way.iter().sum::<usize>() == digit
                    }
                    None => true,
                };
                assert!(
                    !is_kept || is_long || ways.iter().any(can_be),
                    "{digit} in {cell}"
                );
                let sees_other = |way: &Vec<usize>| {
                    let has_digit = sum.is_none() && way.iter().sum::<usize>() == digit;
                    has_digit && cell != self.other && before.sees(cell, self.other)
                };
                let sees =
                    |way: &Vec<usize>| before.sees_digit(cell, digit, way) || sees_other(way);
                let may_be = |way| can_be(way) && !sees(way);
                assert!(is_kept || !strict.iter().any(may_be), "{digit} in {cell}");
                // Each way has the digit in open cells, and this cell sees all of these.
                let sees_all = |way: &Vec<usize>| {
                    let places = (0..way.len())
                        .filter(|&at| way[at] == digit && before.digits(self.cells[at]).len() > 1);
                    let mut seen = places
                        .map(|at| before.sees(cell, self.cells[at]))
                        .peekable();
                    seen.peek().is_some() && seen.all(|is_seen| is_seen)
                };
                assert!(
                    !(is_kept && is_tried && ways.iter().all(sees_all)),
                    "{digit} in {cell}"
                );
            }
        }
    }
}

#[test]
fn sums_keep_the_digits_of_all_ways() {
    fn check<const N: usize>(boxes: BoxShape, rounds: u64) {
        for round in 1..=rounds {
            let dice = &mut Dice::of_round(round);
            for (count, most) in [(1 + dice.below(5), 4), (6 + dice.below(2), 3), (12, 2)] {
                let line = Line::<N>::by_chance(boxes, count, most, dice);
                let sums: Vec<_> = (0..=count * N).collect();
                let ways = line.ways(&sums);
                let sum = match dice.below(4) {
                    0 => Some(count + dice.below(count * N)),
                    1 if count <= LARGEST => None,
                    _ => Some(ways[dice.below(ways.len())].iter().sum()),
                };
                line.check(sum);
            }
        }
    }
    let shape = |rows, columns| BoxShape::new(rows, columns).expect("a shape");
    check::<6>(shape(2, 3), 300);
    check::<9>(shape(3, 3), 300);
    check::<11>(shape(1, 11), 100);
}
