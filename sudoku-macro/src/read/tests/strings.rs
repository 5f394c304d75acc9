//! Strings: a cell each, rows ended by `/`, and what means nothing in them.

use super::complaints::said;
use super::writing::{number, written};
use super::{CLASSIC, classic, digits, digits_of, puzzle, some_grid};

#[test]
fn strings_of_one_cell() {
    for blank in [".", "_", "0", "?", "", " ", "-"] {
        let cell = |digit: u8| match digit {
            0 => format!("\"{blank}\""),
            digit => format!("\"{digit}\""),
        };
        let rows = written(&classic(), cell, ", ", |row| row);
        let bracketed: Vec<_> = rows.iter().map(|row| format!("[{row}]")).collect();
        for source in [
            format!("[{}]", bracketed.join(",\n")),
            format!("[{}]", bracketed.join(", ")),
            bracketed.join("\n"),
            format!("[{}]", rows.join(",\n")),
            format!("[{}]", rows.join(", ")),
            rows.join("\n").replace(',', ""),
            rows.join("; "),
        ] {
            assert_eq!(digits(&source), classic(), "{source}");
        }
        let mixed = bracketed
            .join(", ")
            .replace("\"5\"", "5")
            .replace("\"9\"", "'9'");
        assert_eq!(digits(&mixed), classic(), "{mixed}");
    }
    for size in [4, 6, 10, 12, 16, 25] {
        let grid = some_grid(size);
        let rows = written(
            &grid,
            |digit| format!("\"{}\"", number(digit)),
            ", ",
            |row| format!("[{row}]"),
        );
        assert_eq!(digits(&format!("[{}]", rows.join(",\n"))), grid);
    }
    // Two digits are a row of two cells, unless there is a string of one beside them.
    assert_eq!(digits("boxes: 1x2; \"12\" \"21\""), [1, 2, 2, 1]);
}

#[test]
fn a_cell_in_quotes_stands_on_its_own_token() {
    let row = "\"1\", \"2\", \"3\", \"4\"";
    let rows = format!("[{row}], [{}], [{row}], [{row}]", row.replace('2', "7"));
    said(
        &rows,
        &["1:29 `\"7\"` `7` is not a digit of a 4×4 grid: expected 1 to 4, or `_` for a blank"],
    );
    said(
        &rows.replacen("\"7\", ", "", 1),
        &["1:34 `\"4\"` row 2 has 3 cells, expected 4"],
    );
}

#[test]
fn slashes_end_rows() {
    let rows: Vec<_> = CLASSIC
        .as_bytes()
        .chunks(9)
        .map(String::from_utf8_lossy)
        .collect();
    assert_eq!(digits(&format!("\"{}\"", rows.join("/"))), classic());
    assert_eq!(digits(&format!("\"{}/\"", rows.join(" / "))), classic());
    assert_eq!(digits(&rows.join(" / ").replace('.', "_")), classic());
    let short = format!("\"{}\"", rows.join("/").replacen("195", "19", 1));
    said(
        &short,
        &[&format!("1:1 `{short}` row 2 has 8 cells, expected 9")],
    );
    let symbols = "symbols: \"xy*%\"; \"xy*%/*%xy/yx%*/%*yx\"";
    assert_eq!(digits(symbols)[..8], [1, 2, 3, 4, 3, 4, 1, 2]);
}

#[test]
fn variation_selectors_mean_nothing() {
    let plain = puzzle("symbols: \"♠♣♥♦\"; \"♠♣♥♦\" \"♥♦♠_\" \"____\" \"____\"");
    let coloured = puzzle(
        "symbols: \"♠\u{fe0f}♣\u{fe0f}♥\u{fe0f}♦\u{fe0f}\"; \"♠\u{fe0f}♣♥\u{fe0e}♦\" \"♥♦♠\u{fe0f}_\" \"____\" \"____\"",
    );
    assert_eq!(digits_of(&plain)[..8], [1, 2, 3, 4, 3, 4, 1, 0]);
    assert_eq!(digits_of(&coloured), digits_of(&plain));
    assert_eq!(coloured.symbols, plain.symbols);
}

/// A string that holds a whole grid is a text like any other, strings and options in it too.
#[test]
fn strings_in_a_string() {
    let rows = r#"[["1","",".","0"],["","","3",""],["","","","4"],["","2","",""]]"#;
    let inside = digits(rows);
    assert_eq!(inside[..4], [1, 0, 0, 0]);
    for source in [
        format!("r#\"{rows}\"#"),
        format!("{rows:?}"),
        format!("{:?}", format!("symbols: \"1234\"; {rows}")),
        format!("symbols: \"1234\"; [{rows:?}]"),
    ] {
        let read = super::read(super::tokens(&source));
        assert_eq!(digits_of(&read.unwrap()), inside, "{source}");
    }
}
