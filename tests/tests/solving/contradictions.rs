//! Tests that a contradiction is named: a cage or mark that no digits fit, and a smallest set of what does not go together.

use crate::parsed;
use sudoku_tests::marks::{MARKS, MarkedLine, path, reach};
use sudoku_tests::variants::Variant;
use sudoku_tests::{Dice, rounds};
use sudoku_types::{Answer, Contradiction, Grid, Unit};

/// What is said of options and the first digits of a grid without a solution.
pub(crate) fn reason<const N: usize>(text: &str) -> String {
    let digits = text.split("; ").last().map_or(0, str::len);
    match parsed::<N, 1>(&format!("{text}{}", ".".repeat(N * N - digits))).solve() {
        Answer::None(reason) => {
            let words = reason.to_string();
            words.replace("this puzzle has no solution: ", "")
        }
        answer => panic!("{text}: {answer:?}"),
    }
}

#[test]
fn a_line_is_named_that_no_digits_fit() {
    for case in [
        "the palindrome at row 1, column 1 = palindromes: r1c1 r1c2; ",
        "the palindrome at row 3, column 1 = palindromes: r3c1 r2c2 r2c1 r3c2 r4c1; ",
        "the arrow at row 1, column 1 = arrows: r1c1 r1c2 r1c3 r1c4; ",
        "the arrow at row 3, column 3 = arrows: r4c4 r3c4 r2c3, r3c3 r2c2 r1c1 r2c1; ",
        "the black dot at row 1, column 1 = doubles: r1c1 r1c2 r1c3 r1c4; ",
        "the whisper at row 2, column 1 = whispers: r2c1 r2c2 r2c3 r3c2 r3c3 r3c4; 3",
        "the even cells at row 1, column 1 = even: r1c1 r1c2 r2c1; ",
        "the sum at row 1, column 1 = sums: 3 r1c1 r1c2 r2c1; ",
        "the thermometer at row 1, column 1 = thermometers: r1c1 r1c2 r1c3; 3",
        "the cage at row 1, column 1 = consecutive: r1c1 r1c2; cages: 4 r1c1 r1c2; 2",
    ] {
        let (expected, text) = case.split_once(" = ").expect("what is said, and of what");
        assert_eq!(reason::<4>(text), format!("no digits fit {expected}"));
    }
    let arrow = "arrows: r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9 r2c9; ";
    let expected = "no digits fit the arrow at row 1, column 1";
    assert_eq!(reason::<9>(arrow), expected);
}

#[test]
fn a_smallest_set_is_named() {
    for case in [
        "rule non_consecutive, the white dot at row 1, column 1 = \
         rules: non_consecutive, diagonals; consecutive: r1c1 r1c2; odd: r5c5; thermometers: r7c7 r7c8; ",
        "rule non_consecutive, the white dot at row 5, column 5 = \
         rules: anti_king, non_consecutive; consecutive: r5c5 r5c6; ",
        "rule diagonals, the palindrome at row 3, column 3 = \
         rules: diagonals; palindromes: r3c3 r4c4 r5c5; ",
        "the thermometer at row 1, column 1, the thermometer at row 1, column 3 = \
         thermometers: r1c1 r1c2 r1c3, r1c3 r2c2 r1c1; even: r5c5; ",
    ] {
        let (expected, text) = case.split_once(" = ").expect("what is said, and of what");
        let expected = format!("no digits fit these together: {expected}");
        assert_eq!(reason::<9>(text), expected);
    }
}

/// A line of a random mark on cells that are near to each other.
fn any_line(size: usize, most: usize, dice: &mut Dice) -> MarkedLine {
    let mark = MARKS[dice.below(MARKS.len())][0];
    let (top, left) = (dice.below(size - 2), dice.below(size - 2));
    let near = dice.permutation(9).into_iter();
    let near = near.map(|cell| (top + cell / 3) * size + left + cell % 3);
    let length = 2 + dice.below(most - 1);
    let cells = match ["sums", "even", "odd"].contains(&mark) {
        true => near.take(length).collect(),
        false => path(size, length, reach(mark), dice),
    };
    let sum = match mark {
        "undrawn" => 1 + dice.below(7),
        "equal_sums" => 1 + dice.below((cells.len() - 1).max(1)),
        "whispers" => dice.below(size),
        "differences" | "ratios" => 1 + dice.below(size - 1),
        _ => 1 + dice.below(cells.len() * size),
    };
    MarkedLine { mark, sum, cells }
}

/// Returns true if digits in the cells of a line from the n-th on keep the mark, and differ where they see each other.
fn can_be_filled(line: &MarkedLine, variant: &Variant, digits: &mut [u8], nth: usize) -> bool {
    let Some(&cell) = line.cells.get(nth) else {
        return line.can_hold(digits, variant.size());
    };
    let given = digits[cell];
    let choices = if given > 0 {
        given..=given
    } else {
        1..=variant.size() as u8
    };
    let can_be = choices.into_iter().any(|digit| {
        digits[cell] = digit;
        let mut before = line.cells[..nth].iter();
        let is_seen = |other: usize| {
            let mut rules = ["rows", "columns", "boxes"].into_iter();
            digits[other] == digit && rules.any(|rule| variant.differ(rule, other, cell))
        };
        !before.any(|other| is_seen(*other)) && can_be_filled(line, variant, digits, nth + 1)
    });
    digits[cell] = given;
    can_be
}

fn check_line<const N: usize>(shape: (usize, usize), rounds: usize) {
    let (mut dice, mut counts) = (Dice::new(N as u64), [0; 2]);
    for _ in 0..rounds {
        let mut variant = Variant::new(shape, &[]);
        let line = any_line(N, 6, &mut dice);
        variant.marks = vec![line.clone()];
        let mut cells = vec![0; N * N];
        if dice.below(3) == 0 {
            cells[line.cells[0]] = 1 + dice.below(N) as u8;
        }
        let text = format!("{} {}", variant.options(), variant.line(&cells));
        // No digits fit the line, wherever it is.
        let Ok(grid) = text.parse::<Grid<N, 1>>() else {
            continue;
        };
        let can_be = can_be_filled(&line, &variant, &mut cells, 0);
        counts[usize::from(can_be)] += 1;
        let Answer::None(reason) = grid.solve() else {
            assert!(can_be, "{text}");
            continue;
        };
        match reason.contradiction() {
            // In the whole grid no digits fit it, though some fit the line.
            Contradiction::Unfillable(Unit::Line(_)) if can_be => {
                let blank = vec![0; N * N];
                assert!(variant.solutions(&blank, 1, &mut dice).is_empty(), "{text}");
            }
            Contradiction::Unfillable(Unit::Line(_)) | Contradiction::ImpossibleSum(_) => {}
            Contradiction::Clash(_) => assert!(!can_be, "{text}"),
            other => assert!(can_be, "{text}: {other:?}"),
        }
    }
    assert!(
        counts.iter().all(|count| *count > rounds / 20),
        "{counts:?}"
    );
}

#[test]
fn lines_by_chance_are_unfillable_where_all_digits_fail() {
    check_line::<4>((2, 2), rounds(150));
    check_line::<6>((2, 3), rounds(80));
}

/// Each set has no solution, and has one without any of its lines.
#[test]
fn sets_by_chance_are_smallest_ones() {
    let (mut dice, mut found) = (Dice::new(66), 0);
    for _ in 0..rounds(200) {
        let mut variant = Variant::new((2, 2), &["diagonals"][dice.below(2)..]);
        variant.marks = (0..4).map(|_| any_line(4, 3, &mut dice)).collect();
        let text = format!("{} {}", variant.options(), ".".repeat(16));
        let Ok(grid) = text.parse::<Grid<4, 1>>() else {
            continue;
        };
        let Answer::None(reason) = grid.solve() else {
            continue;
        };
        let Contradiction::Together(set) = reason.contradiction() else {
            continue;
        };
        assert!(!set.has_givens(), "{text}");
        let lines = set.units().map(|unit| match unit {
            Unit::Line(line) => {
                let first = line.first.row * 4 + line.first.column;
                let name = line.mark().expect("a mark").name();
                let is_it = |other: &&MarkedLine| other.mark == name && other.cells[0] == first;
                let mut all = variant.marks.iter().filter(is_it);
                all.next().filter(|_| all.next().is_none()).cloned()
            }
            unit => panic!("{unit}"),
        });
        let Some(lines) = lines.collect::<Option<Vec<_>>>() else {
            continue;
        };
        found += 1;
        let rules: &[_] = if set.rules().is_empty() {
            &[]
        } else {
            &["diagonals"]
        };
        let mut has_solution = |rules: &[&'static str], marks: Vec<MarkedLine>| {
            let mut part = Variant::new((2, 2), rules);
            part.marks = marks;
            !part.solutions(&[0; 16], 1, &mut dice).is_empty()
        };
        assert!(!has_solution(rules, lines.clone()), "{text}: {set}");
        assert!(
            rules.is_empty() || has_solution(&[], lines.clone()),
            "{text}: {set}"
        );
        for without in 0..lines.len() {
            let mut others = lines.clone();
            others.remove(without);
            assert!(has_solution(rules, others), "{text}: {set}");
        }
    }
    assert!(found > 8, "{found}");
}
