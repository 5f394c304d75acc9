//! What is no grid, and what is said about it.

use proptest::prelude::*;
use sudoku_types::{BoxShape, Cell, Grid, GridError, ParseError, Symbols};

use crate::any::cases_without_a_file;
use crate::{DRAWN, LINE};

#[track_caller]
fn refused<const N: usize>(text: &str, message: &str) {
    let error: ParseError = text.parse::<Grid<N>>().expect_err("no grid");
    assert_eq!(error.to_string(), message, "{text}");
    let place = error.line().zip(error.column());
    let told = place.map(|(line, column)| format!("line {line}, column {column}: "));
    assert!(message.starts_with(&told.unwrap_or_default()));
}

#[test]
fn what_is_no_digit() {
    let of_nine = "is not a digit of a 9×9 grid: expected 1 to 9, or `_` for a blank";
    refused::<9>(
        &DRAWN.replacen("1 9 5", "1 # 5", 1),
        &format!("line 2, column 11: `#` {of_nine}"),
    );
    refused::<9>(
        &LINE.replacen("195", "1z5", 1),
        &format!("line 1, column 14: `z` {of_nine}"),
    );
    refused::<9>(
        &LINE.replacen("195", "1♠5", 1),
        &format!("line 1, column 14: `♠` {of_nine}"),
    );
    // A stray that is no digit of any grid comes before the number of cells.
    refused::<9>(
        &format!("{DRAWN}\n# easy"),
        &format!("line 12, column 1: `#` {of_nine}"),
    );
    let blanks = " .".repeat(253);
    let of_sixteen = "is not a digit of a 16×16 grid: \
                      expected 1 to 16 (or A to G for 10 to 16), or `_` for a blank";
    refused::<16>(
        &format!("16 17 1{blanks}"),
        &format!("line 1, column 4: `17` {of_sixteen}"),
    );
    refused::<16>(
        &format!("16 1234 1{blanks}"),
        &format!("line 1, column 4: `123…` {of_sixteen}"),
    );
    refused::<16>(
        &format!("16 H 1{blanks}"),
        &format!("line 1, column 4: `H` {of_sixteen}"),
    );
    refused::<4>(
        "symbols: \"WORD\"; WORX ____ ____ ____",
        "line 1, column 21: `X` is not a digit of a 4×4 grid: \
         expected one of W O R D, or `_` for a blank",
    );
    refused::<10>(
        &format!("symbols: \"ZYXWVUTSRQ\"; {}A", "_".repeat(99)),
        "line 1, column 123: `A` is not a digit of a 10×10 grid: \
         expected one of Z Y X W V U T S … Q, or `_` for a blank",
    );
    refused::<4>(
        "symbols: 0..=3; 4___ ____ ____ ____",
        "line 1, column 17: `4` is not a digit of a 4×4 grid: expected 0 to 3, or `_` for a blank",
    );
    refused::<4>(
        "ABCX ____ ____ ____",
        "line 1, column 4: `X` is not a digit of a 4×4 grid: expected A to D, or `_` for a blank",
    );
}

#[test]
fn too_many_or_too_few() {
    let short = DRAWN.replacen("1 9 5", "1 9", 1);
    refused::<9>(&short, "line 2, column 19: row 2 has 8 cells, expected 9");
    let long = DRAWN.replacen("1 9 5", "1 9 5 5", 1);
    refused::<9>(&long, "line 2, column 23: row 2 has 10 cells, expected 9");
    let later = DRAWN.replacen("4 1 9", "4 1", 1);
    refused::<9>(&later, "line 10, column 19: row 8 has 8 cells, expected 9");
    let (missing, _) = DRAWN.rsplit_once('\n').expect("lines");
    refused::<9>(
        missing,
        "line 10, column 21: this grid has 8 rows of 9 cells, expected 9 rows",
    );
    refused::<9>(
        &format!("{DRAWN}\n{LINE}").replace(LINE, &LINE[..9]),
        "line 12, column 1: this grid has 10 rows of 9 cells, expected 9 rows",
    );
    refused::<9>(
        &LINE[1..],
        "line 1, column 80: this grid has 80 cells, expected 81: 9 rows of 9",
    );
    refused::<9>(
        &format!("{LINE}1"),
        "line 1, column 82: this grid has 82 cells, expected 81: 9 rows of 9",
    );
    refused::<9>(
        "",
        "line 1, column 1: this grid has 0 cells, expected 81: 9 rows of 9",
    );
    // A cell is missing, and there are as many characters as there should be cells.
    let row = "16 . . . . . . . . . . . . . . .\n";
    let rows = row.replace("16", ".").repeat(15);
    refused::<16>(
        &format!("{}{rows}", row.replace(" .\n", "\n")),
        "line 1, column 30: row 1 has 15 cells, expected 16",
    );
}

#[test]
fn options() {
    refused::<7>(
        &"_".repeat(49),
        "a 7×7 grid has no usual boxes: name their shape; \
         boxes of 1×7 cells leave rows and columns alone (a Latin square)",
    );
    assert!(
        format!("boxes: 1x7; {}", "_".repeat(49))
            .parse::<Grid<7>>()
            .is_ok()
    );
    refused::<9>(
        "shape: 3x3; 1",
        "line 1, column 1: unknown option: expected `boxes: 2x3;` or `symbols: \"…\";`, for example",
    );
    refused::<9>(
        "boxes: 2x3; 1",
        "line 1, column 8: boxes of 2×3 cells make a 6×6 grid, not a 9×9 one",
    );
    refused::<9>(
        "boxes: 3 by 3; 1",
        "line 1, column 8: this is no value of `boxes`: \
         write the rows and columns of a box, for example `boxes: 2x3;`",
    );
    refused::<9>(
        "boxes: 3x3\n1",
        "line 2, column 1: expected `;` after the value of `boxes`: \
         write the rows and columns of a box, for example `boxes: 2x3;`",
    );
    refused::<9>(
        "boxes: 3x3; boxes: 3x3; 1",
        "line 1, column 13: this option is given twice",
    );
    refused::<9>(
        "symbols: \"ABCD\"; 1",
        "line 1, column 10: expected 9 symbols, one for each digit, not 4 symbols",
    );
    refused::<4>(
        "symbols: \"ABCA\"; 1",
        "line 1, column 10: the symbol 'A' stands for two digits",
    );
    refused::<4>(
        "symbols: \"AB|C\"; 1",
        "line 1, column 10: '|' cannot be a symbol: in a grid it is a blank, or stands between cells",
    );
}

#[test]
fn parts_that_do_not_fit() {
    let boxes = BoxShape::new(2, 2).expect("a shape");
    assert_eq!(
        Grid::from_rows(
            [[0, 0, 0, 5], [0; 4], [0; 4], [0; 4]],
            boxes,
            Symbols::Standard
        ),
        Err(GridError::NotADigit {
            cell: Cell { row: 0, column: 3 },
            digit: 5,
            size: 4
        })
    );
    let symbols = Symbols::NumbersFrom(97);
    assert_eq!(
        Grid::from_rows([[0; 4]; 4], boxes, symbols),
        Err(GridError::NumbersTooGreat { first: 97 })
    );
    assert_eq!(
        Grid::parse_with("", boxes, Symbols::Characters(['A', 'B', '.', 'D']))
            .map_err(|error| error.to_string()),
        Err("'.' cannot be a symbol: in a grid it is a blank, or stands between cells".to_owned())
    );
    assert_eq!(
        Grid::try_from([[0; 26]; 26]),
        Err(GridError::NoUsualBoxes { size: 26 })
    );
    assert_eq!(
        GridError::NoUsualBoxes { size: 26 }.to_string(),
        "a 26×26 grid is too large: the largest is 25×25"
    );
    let mut grid = Grid::try_from([[0; 4]; 4]).expect("a grid");
    assert_eq!(
        grid.set(4, 0, 1).map_err(|error| error.to_string()),
        Err("a 4×4 grid has no row 5, column 1".to_owned())
    );
    assert_eq!(grid.get(0, 4), None);
}

proptest! {
    #![proptest_config(cases_without_a_file(256))]

    /// No text makes the reader panic.
    #[test]
    fn any_text_is_a_grid_or_an_error(
        text in "[ -~\n]{0,40}|(boxes|symbols|solution):? ?[0-9x\"A-D.=\\\\;]{0,12};? ?[1-4_]{0,17}|\\PC{0,40}"
    ) {
        if let Err(error) = text.parse::<Grid<4>>() {
            prop_assert!(!error.to_string().is_empty());
        }
        if let Err(error) = text.parse::<Grid<12>>() {
            prop_assert!(!error.to_string().is_empty());
        }
    }
}
