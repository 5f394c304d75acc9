//! Tests sums of cages that no digits make: they are found before any search, and never where digits make them.

use crate::parsed;
use sudoku_tests::Dice;
use sudoku_tests::variants::Variant;
use sudoku_types::{Answer, Contradiction, Grid, ImpossibleSum, Unit};

/// What is wrong with the sums, and what is said of that.
fn impossible<const N: usize>(text: &str) -> (ImpossibleSum, String) {
    // A search would not end within so few steps.
    match parsed::<N, 1>(text).solve_within(60_000) {
        Some(Answer::None(reason)) => match reason.contradiction() {
            Contradiction::ImpossibleSum(sum) => (sum, reason.to_string()),
            other => panic!("{text}: {other:?}"),
        },
        answer => panic!("{text}: {answer:?}"),
    }
}

#[test]
fn sums_of_units_are_added_up() {
    let rows =
        "cages: \"aabb ccdd eeff gghh\", a = 3, b = 7, c = 7, d = 3, e = 5, f = 5, g = 5, h = 4;";
    let (sum, text) = impossible::<4>(&format!("{rows} .... .... .... ...."));
    let ImpossibleSum::Total {
        first,
        units,
        sum,
        wanted,
        ..
    } = sum
    else {
        panic!("{text}");
    };
    assert_eq!((first, units, sum, wanted), (Unit::Row(3), 1, 9, 10));
    assert_eq!(
        text,
        "this puzzle has no solution: the sums of these cages add up to 9, not 10: those of row 4"
    );
    let cases = [
        "11, not 10: those of column 1 = cages: \"a... a... b... b...\", a = 5, b = 6;",
        "9, not 10: those of box 1 = cages: \"aa.. ac.. .... ....\", a = 6, c = 3;",
        "21, not 20: those of row 1 and 1 more = cages: \"abbc adcc .... ....\", a = 4, b = 7, c = 8, d = 2;",
        "11, not 10: those of the region at row 1, column 1 = regions: \"aaab accb dccb dddb\"; cages: 6 r1c1 r1c2, 5 r1c3 r2c1;",
        "11, not 10: those of row 2 = symbols: \"WORD\"; cages: \"aabb cccd eeff gggh\", a = 3, b = 7, c = 9, d = 2, \
         e = 5, f = 5, g = 9, h = 1;",
    ];
    for case in cases {
        let (expected, options) = case.split_once(" = ").expect("what is said, and of what");
        let (_, text) = impossible::<4>(&format!("{options} .... .... .... ...."));
        assert!(text.ends_with(expected), "{text}");
    }
}

#[test]
fn givens_may_leave_a_sum_out_of_reach() {
    let text = "cages: \"aa.. .... .... ....\", a = 4; 4... .... .... ....";
    let (_, words) = impossible::<4>(text);
    assert!(
        words.ends_with("cannot have the sum 4: expected 5 to 7"),
        "{words}"
    );
    // It follows from no sum alone that both cells are 2.
    let answer = parsed::<4, 1>(&text.replace("; 4", "; 2")).solve();
    assert!(matches!(answer, Answer::None(_)));
}

/// Cages of full grids, in which one sum is another one if all cells are in cages.
fn check<const N: usize>(shape: (usize, usize), regions: bool) {
    let mut dice = Dice::new(N as u64);
    let mut usual = Variant::new(shape, &[]);
    let full = usual.full(&mut dice).expect("a full grid");
    if regions {
        usual = usual.jigsaw(&full, &mut dice);
    }
    for _ in 0..4 {
        let mut variant = usual.caged(&full, &mut dice);
        let blank = |variant: &Variant| {
            parsed::<N, 1>(&format!("{} {}", variant.options(), ".".repeat(N * N)))
        };
        let refused = |grid: Grid<N, 1>| match grid.solve_within(1_000_000) {
            Some(Answer::None(reason)) => {
                matches!(reason.contradiction(), Contradiction::ImpossibleSum(_))
            }
            _ => false,
        };
        assert!(!refused(blank(&variant)), "{}", variant.options());
        // The same with each row as cages of one cell and of the others, and with one more in one of them.
        let name = |cell: usize| b'a' + (cell / N * 2 + usize::from(!cell.is_multiple_of(N))) as u8;
        if N > 13 {
            continue;
        }
        variant.cages = Some((0..N * N).map(name).collect());
        let of_row = |row: usize| {
            let first = usize::from(full[row * N]);
            let others = N * (N + 1) / 2 - first;
            [(name(row * N), first), (name(row * N + 1), others)]
        };
        variant.sums = (0..N).flat_map(of_row).collect();
        assert!(!refused(blank(&variant)), "{}", variant.options());
        let one = dice.below(N);
        let sum = &mut variant.sums[2 * one].1;
        *sum = *sum % N + 1;
        assert!(refused(blank(&variant)), "{}", variant.options());
    }
}

#[test]
fn sums_that_digits_make_are_not_refused() {
    check::<4>((2, 2), true);
    check::<6>((2, 3), false);
    check::<9>((3, 3), true);
    check::<12>((3, 4), false);
    check::<16>((4, 4), false);
}
