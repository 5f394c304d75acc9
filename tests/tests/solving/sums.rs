//! Tests sums of cages that no digits make: they are found before any search, and never where digits make them.

use sudoku_tests::Dice;
use sudoku_tests::variants::Variant;
use sudoku_types::{Answer, Contradiction, Grid, ImpossibleSum, Unit};

fn read<const N: usize>(text: &str) -> Grid<N, 1> {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// What is wrong with the sums, and what is said of that.
fn impossible<const N: usize>(text: &str) -> (ImpossibleSum, String) {
    // A search would not end within so few steps.
    match read::<N>(text).solve_within(60_000) {
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
        (
            "cages: \"a... a... b... b...\", a = 5, b = 6;",
            "11, not 10: those of column 1",
        ),
        (
            "cages: \"aa.. ac.. .... ....\", a = 6, c = 3;",
            "9, not 10: those of box 1",
        ),
        (
            "cages: \"abbc adcc .... ....\", a = 4, b = 7, c = 8, d = 2;",
            "21, not 20: those of row 1 and 1 more",
        ),
        (
            "regions: \"aaab accb dccb dddb\"; cages: \"aab. b... .... ....\", a = 6, b = 5;",
            "11, not 10: those of region 'a'",
        ),
        (
            "symbols: \"WORD\"; cages: \"aabb cccd eeff gggh\", a = 3, b = 7, c = 9, d = 2, e = 5, f = 5, g = 9, h = 1;",
            "11, not 10: those of row 2",
        ),
    ];
    for (options, expected) in cases {
        let (_, text) = impossible::<4>(&format!("{options} .... .... .... ...."));
        assert!(text.ends_with(expected), "{text}");
    }
}

#[test]
fn givens_may_leave_a_sum_out_of_reach() {
    for (given, expected) in [("4", "cannot have the sum 4: expected 5 to 7"), ("2", "")] {
        let text = format!("cages: \"aa.. .... .... ....\", a = 4; {given}... .... .... ....");
        match expected {
            // It follows from no sum alone that both cells are 2.
            "" => assert!(matches!(read::<4>(&text).solve(), Answer::None(_))),
            _ => assert!(impossible::<4>(&text).1.ends_with(expected)),
        }
    }
}

/// Cages of full grids, in which one sum is another one if all cells are in cages.
fn check<const N: usize>(shape: (usize, usize), regions: bool) {
    let mut dice = Dice::new(N as u64);
    let mut usual = Variant::new(shape, &[]);
    let full = usual.full(&mut dice).expect("a full grid");
    if regions {
        usual = usual.jigsaw(&full, &mut dice);
    }
    for _ in 0..6 {
        let mut variant = usual.caged(&full, &mut dice);
        let blank =
            |variant: &Variant| read::<N>(&format!("{} {}", variant.options(), ".".repeat(N * N)));
        let refused = |grid: Grid<N, 1>| match grid.solve_within(1_000) {
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
        let sum = |name: u8, cells: core::ops::Range<usize>| {
            (
                name,
                full[cells].iter().map(|digit| usize::from(*digit)).sum(),
            )
        };
        variant.sums = (0..N)
            .flat_map(|row| {
                [
                    sum(name(row * N), row * N..row * N + 1),
                    sum(name(row * N + 1), row * N + 1..row * N + N),
                ]
            })
            .collect();
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
