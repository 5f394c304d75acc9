//! Tests that a contradiction is named: a cage or mark that no digits fit, and a smallest set of what does not go together.

use sudoku_tests::Dice;
use sudoku_types::{Answer, Contradiction, Grid, Mark};

fn reason<const N: usize>(options: &str, digits: &str) -> String {
    let blanks = ".".repeat(N * N - digits.len());
    let text = format!("{options} {digits}{blanks}");
    let grid: Grid<N, 1> = text
        .parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    match grid.solve() {
        Answer::None(reason) => reason
            .to_string()
            .replace("this puzzle has no solution: ", ""),
        answer => panic!("{text}: {answer:?}"),
    }
}

#[test]
fn a_line_is_named_that_no_digits_fit() {
    for (options, digits, expected) in [
        ("palindromes: r1c1 r1c2;", "", "the palindrome at row 1, column 1"),
        ("palindromes: r3c1 r2c2 r2c3 r4c1;", "", "the palindrome at row 3, column 1"),
        ("arrows: r1c1 r1c2 r1c3 r1c4;", "", "the arrow at row 1, column 1"),
        ("arrows: r4c4 r1c1 r1c2, r3c3 r1c1 r2c2 r2c1;", "", "the arrow at row 3, column 3"),
        ("doubles: r1c1 r1c2 r1c3 r1c4;", "", "the black dot at row 1, column 1"),
        ("whispers: r2c1 r2c2 r2c3 r3c3 r3c2 r3c4;", "3", "the whisper at row 2, column 1"),
        ("even: r1c1 r1c2 r2c1;", "", "the even cells at row 1, column 1"),
        ("sums: 3 r1c1 r1c2 r2c1;", "", "the sum at row 1, column 1"),
        ("thermometers: r1c1 r1c2 r1c3;", "3", "the thermometer at row 1, column 1"),
        ("consecutive: r1c1 r1c2; cages: \"aabb .... .... ....\", a = 4;", "2", "cage 'a'"),
    ] {
        let expected = format!("no digits fit {expected}");
        assert_eq!(reason::<4>(options, digits), expected, "{options}");
    }
    let arrow = "arrows: r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9 r2c9;";
    assert_eq!(
        reason::<9>(arrow, ""),
        "no digits fit the arrow at row 1, column 1"
    );
}

#[test]
fn a_smallest_set_is_named() {
    for (options, digits, expected) in [
        (
            "rules: non_consecutive, diagonals; consecutive: r1c1 r1c2; odd: r5c5; thermometers: r7c7 r7c8;",
            "",
            "rule non_consecutive, the white dot at row 1, column 1",
        ),
        (
            "thermometers: r1c1 r1c2 r1c3, r1c3 r2c4 r1c1; even: r5c5;",
            "",
            "the thermometer at row 1, column 1, the thermometer at row 1, column 3",
        ),
    ] {
        let expected = format!("no digits fit these together: {expected}");
        assert_eq!(reason::<9>(options, digits), expected, "{options}");
    }
}
