//! Tests reading what is above a grid in a text, and what is no heading.

extern crate std;

use std::format;
use std::string::{String, ToString};

use super::read;
use crate::options::Purpose;

const LINE: &str = "1.....3....4.2..";
const ROWS: &str = "1...\n..3.\n...4\n.2..";

/// The digits, or the first sentence.
fn said(text: &str) -> String {
    let reading = read(text, Purpose::Solve);
    match reading.errors.first() {
        Some(error) => error.message().to_string(),
        None => {
            let digits = reading.digits();
            digits.iter().map(u8::to_string).collect()
        }
    }
}

#[test]
fn headings_and_comments() {
    for heading in [
        "# easy, by hand\n",
        "#\n",
        "\n\n  # 12 34\n# _ _\n\n",
        "Grid 01\n",
        "Grid 50\n\n",
        "[Puzzle]\n",
        "puzzle,solution\n",
        "Easy:\n",
        "Puzzle #17 (hard)\n",
        "Sudoku, 3 May 2020\n",
        "# one\nGrid 01\n# two\n",
        "# before\nboxes: 2x2; # after\n",
        "Grid 01\nboxes: 2x2;\nsolution: first;\n",
        "symbols: 1..=4;\n# after\n",
    ] {
        for grid in [LINE, ROWS, "[1 _ _ _] [_ _ 3 _] [_ _ _ 4] [_ 2 _ _]"] {
            let text = format!("{heading}{grid}");
            assert_eq!(said(&text), "1000003000040200", "{text}");
            assert_eq!(said(&format!("\"{text}\"")), "1000003000040200", "{text}");
        }
    }
}

#[test]
fn a_row_is_no_heading() {
    let rows = "..3.\n...4\n.2..";
    let stray = "is not a digit of a 4×4 grid: expected 1 to 4, or `_` for a blank";
    for (row, said_of) in [
        ("1..y", "row 1, column 4: `y`"),
        ("1 . . N", "`N`"),
        ("1 . . No", "`No`"),
        ("| 1 . | . Z |", "`Z`"),
        ("[1 . . %]", "`%`"),
    ] {
        let cells = if row.starts_with("1..") {
            rows
        } else {
            ". . 3 .\n. . . 4\n. 2 . ."
        };
        let text = format!("{row}\n{cells}");
        assert_eq!(said(&text), format!("{said_of} {stray}"), "{text}");
    }
    // Blanks and symbols are no words, and an option is one of ours.
    assert_eq!(said("xxxx\nxx3x\nxxx4\nx2xx"), "0000003000040200");
    assert_eq!(
        said("symbols: 1..=4;\nxxxx\nxx3x\nxxx4\nx2xx"),
        "0000003000040200"
    );
    assert_eq!(said("ABCD\nCDAB\nBADC\nDCBA"), "1234341221434321");
    assert_eq!(
        said("symbols: \"WORD\";\nWORD\nRDWO\nOWDR\nDROW"),
        "1234341221434321"
    );
    assert_eq!(
        said(&format!("solution: first\n{ROWS}")),
        "expected `;` after the value of `solution`: write `solution: unique;` or `solution: first;`"
    );
    assert_eq!(
        said(&format!("boxes\n{ROWS}")),
        "expected `:` after `boxes`: write the rows and columns of a box of at most 25 cells, for example `boxes: 2x3;`"
    );
}

#[test]
fn where_nothing_else_is_there_is_no_heading() {
    assert!(said("# a comment").starts_with("this grid is empty"));
    assert!(!said("Grid 01").starts_with("this grid is empty"));
}
