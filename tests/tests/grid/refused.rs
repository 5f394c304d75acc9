//! Tests the errors of texts and rows that are not grids.

use proptest::prelude::*;
use sudoku_types::ParseErrorKind::{self, *};
use sudoku_types::{BoxShape, Cell, Grid, GridError, ParseError, Symbols};

use crate::any::cases_without_a_file;
use crate::{DRAWN, LINE};

#[track_caller]
fn refused<const N: usize>(text: &str, kind: ParseErrorKind, message: &str) {
    let error: ParseError = text.parse::<Grid<N>>().expect_err("no grid");
    assert_eq!(error.kind(), kind, "{text}");
    assert_eq!(error.to_string(), message, "{text}");
    let place = error.line().zip(error.column());
    let told = place.map(|(line, column)| format!("line {line}, column {column}: "));
    assert!(message.starts_with(&told.unwrap_or_default()));
}

/// Of each kind one; the reader's sentences are held to the compiler's where the macro is tested.
#[test]
fn every_kind_has_its_place() {
    let of_nine = "is not a digit of a 9×9 grid: expected 1 to 9, or `_` for a blank";
    let nine = |text: &str, kind, message: &str| refused::<9>(text, kind, message);
    let (stray, suit) = (
        DRAWN.replacen("1 9 5", "1 # 5", 1),
        LINE.replacen("195", "1♠5", 1),
    );
    nine(
        &stray,
        NotADigit,
        &format!("line 2, column 11: `#` {of_nine}"),
    );
    nine(
        &suit,
        NotADigit,
        &format!("line 1, column 14: row 2, column 5: `♠` {of_nine}"),
    );
    let text = format!("symbols: \"ZYXWVUTSRQ\"; {}A", "_".repeat(99));
    let message = "line 1, column 123: row 10, column 10: `A` is not a digit of a 10×10 grid: \
                   expected one of Z … Q, or `_` for a blank";
    refused::<10>(&text, NotADigit, message);
    let short = DRAWN.replacen("1 9 5", "1 9", 1);
    nine(
        &short,
        Rows,
        "line 2, column 19: row 2 has 8 cells, expected 9",
    );
    let (missing, _) = DRAWN.rsplit_once('\n').expect("lines");
    nine(
        missing,
        Rows,
        "line 10, column 1: this grid has 8 rows of 9 cells, expected 9 rows",
    );
    nine(
        &LINE[1..],
        CellCount,
        "line 1, column 1: a 9×9 grid has 81 cells: this one has 80",
    );
    let message = "line 1, column 1: this grid is empty: write one row after the other, \
                   for example `5 3 _ | _ 7 _ | _ _ _`, with `_` for a blank";
    nine("", Empty, message);
    let message =
        "line 1, column 1: a space means nothing in a grid: for a blank write `_`, `.` or `?`";
    nine(&LINE.replace('.', " "), Mark, message);
    let message = "line 1, column 1: a 7×7 grid has no usual boxes: write `boxes: 1x7;` before it \
                   for a grid of rows and columns alone (a Latin square)";
    refused::<7>(&"_".repeat(49), NoUsualBoxes, message);
    let message = "line 1, column 8: not a valid value for `boxes`: \
                   write the rows and columns of a box of at most 25 cells, for example `boxes: 2x3;`";
    nine("boxes: 3 by 3; 1", BadOption, message);
    // The size is that of the text, and asked for last.
    nine(
        "1___ __3_ ___4 _2__",
        OtherSize,
        "this grid is 4×4, expected 9×9",
    );
    let regions = "regions: \"aaab accb dccb dddb\"; 1___ ____ ____ ____";
    let message =
        "this grid has regions, cages or marks: read it as a `Grid<4, 1>`, which has room for them";
    refused::<4>(regions, NoRoom, message);
    // A map without a cage needs none.
    let text = "cages: \".... .... .... ....\"; 1___ ____ ____ ____";
    assert_eq!(Grid::<4>::parse(text), Grid::parse("1___ ____ ____ ____"));
    let message = "line 1, column 31: row 4, column 4: `z` is not a digit of a 4×4 grid: expected 1 to 4, \
                   or `_` for a blank";
    nine("boxes: 2x2; 1___ __3_ ___4 _2_z", NotADigit, message);
}

#[test]
fn all_errors_can_be_had() {
    let short = DRAWN.replacen("1 9 5", "1 9", 1);
    let text = short.replacen("4 1 9", "# 1 9", 1);
    let errors = Grid::<9>::parse_errors(&text);
    let kinds: Vec<_> = errors.iter().map(|error| error.kind()).collect();
    assert_eq!(kinds, [Rows, NotADigit]);
    assert_eq!(errors.first().cloned(), Grid::<9>::parse(&text).err());
    assert_eq!(errors.to_string().lines().count(), 2);
    let strays: String = ('a'..='z').filter(|c| *c != 'x').collect();
    // A character that means nothing is one error, wherever it is.
    let text = format!("{strays}{strays}{}", "_".repeat(81 - 50));
    let errors = Grid::<9>::parse_errors(&text);
    assert_eq!((errors.len(), errors.more()), (10, 6));
    let end = "\nand 6 more errors in this grid";
    assert!(errors.to_string().ends_with(end), "{errors}");
}

#[test]
fn parts_that_do_not_fit() {
    let boxes = BoxShape::new(2, 2).expect("a shape");
    let from_rows = |rows, symbols| Grid::<4>::from_rows(rows, boxes, symbols).unwrap_err();
    let mut rows = [[0; 4]; 4];
    rows[0][3] = 5;
    let cell = Cell { row: 0, column: 3 };
    let (digit, size) = (5, 4);
    let error = GridError::NotADigit { cell, digit, size };
    assert_eq!(from_rows(rows, Symbols::Standard), error);
    rows[0][3] = 0;
    let symbols = Symbols::NumbersFrom(97);
    let error = GridError::NumbersTooGreat { first: 97 };
    assert_eq!(from_rows(rows, symbols), error);
    let symbols = Symbols::Characters(['A', 'B', '.', 'D']);
    let error = Grid::parse_with("", boxes, symbols).expect_err("a bad symbol");
    let message = "`.` cannot be a symbol: in a grid it is a blank";
    assert_eq!(error.to_string(), message);
    for symbol in [
        '\u{fffe}', '\u{ffff}', '\u{202e}', '\u{200b}', '\u{301}', '\u{93e}',
    ] {
        let symbols = Symbols::Characters(['A', symbol, 'C', 'D']);
        let unseen = GridError::SymbolUnseen { symbol };
        assert_eq!(from_rows(rows, symbols), unseen);
        let text = format!("symbols: \"A{symbol}CD\"; A___ ____ ____ ____");
        let error = Grid::<4>::parse(&text).expect_err("a bad symbol");
        assert!(error.to_string().ends_with(&unseen.to_string()), "{error}");
    }
    let error = GridError::NoUsualBoxes { size: 26 };
    assert_eq!(Grid::try_from([[0; 26]; 26]), Err(error));
    let message = "a 26×26 grid is too large: the largest is 25×25";
    assert_eq!(error.to_string(), message);
    let mut grid = Grid::try_from([[0; 4]; 4]).expect("a grid");
    let error = grid.set((4, 0), 1).unwrap_err();
    assert_eq!(error.to_string(), "a 4×4 grid has no row 5, column 1");
    assert_eq!(grid.get((0, 4)), None);
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
