//! Tests reading what is above a grid in a text, and lines that are not a heading.

extern crate std;

use std::cell::Cell;
use std::format;
use std::string::{String, ToString};
use std::vec::Vec;

mod table;

use super::tokens::LEXED;
use super::{Puzzles, read};
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

/// A digit as a letter from A = 10.
fn line(digits: &[u8]) -> String {
    let symbols = digits
        .iter()
        .map(|digit| char::from_digit((*digit).into(), 36));
    let symbols = symbols.map(|symbol| symbol.map(|it| it.to_ascii_uppercase()));
    symbols.collect::<Option<String>>().expect("a digit")
}

/// Each text is read by itself, and in a file: there it is the same grid, or an error if it has empty lines.
#[test]
fn one_table() {
    let same = table::SAME.iter().map(|text| (*text, "1000003000040200"));
    for (text, expected) in same.chain(table::OTHER) {
        let reading = read(text, Purpose::Solve);
        let first = reading.errors.first();
        let said = first.map_or_else(
            || line(reading.digits()),
            |error| error.message().to_string(),
        );
        assert_eq!(said, expected, "{text}");
        let all = Puzzles::of(text).map(|one| match one.reading().errors.is_empty() {
            true => line(one.reading().digits()),
            false => "an error".to_string(),
        });
        let all: Vec<_> = all.collect();
        // A file has a name and a solution beside a puzzle.
        let is_line_of_a_table = text.starts_with("1.....3....4.2..,");
        let are_right = match first {
            None => all == [expected] || text.contains("\n\n") && !all.is_empty(),
            Some(_) if is_line_of_a_table => all == ["1000003000040200"],
            Some(_) if all.is_empty() => said.starts_with("this grid is empty"),
            Some(_) => all.iter().any(|one| one == "an error"),
        };
        assert!(are_right, "{text}\n{all:?}");
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
        "Sudoku of May 20\n",
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
    // Blanks and symbols are not words, and an option is one of ours.
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

/// Empty cells of a spreadsheet are blanks, at the beginning and the end of a row, too.
#[test]
fn cells_of_a_spreadsheet() {
    for text in [
        "1\t\t\t\n\t\t3\t\n\t\t\t4\n\t2\t\t",
        "1\t\t\t\n\t\t3\t\n\t\t\t4\n\t2\t\t\n",
        "# pasted\n1\t\t\t\r\n\t\t3\t\r\n\t\t\t4\r\n\t2\t\t\r\n",
        "1\t.\t.\t.\n.\t.\t3\t.\n.\t.\t.\t4\n.\t2\t.\t.",
    ] {
        assert_eq!(said(text), "1000003000040200", "{text}");
        let found: Vec<_> = Puzzles::of(text)
            .map(|one| one.reading().digits().to_vec())
            .collect();
        assert_eq!(
            found,
            [[1, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, 2, 0, 0]],
            "{text}"
        );
    }
    assert_eq!(
        said("\t\t\t\n\t\t3\t\n\t\t\t4\n\t2\t\t"),
        "0000003000040200"
    );
    // A cell too few, and a tab beside another blank.
    assert!(said("1\t\t\n\t\t3\t\n\t\t\t4\n\t2\t\t").contains("row 1 has 3 cells"));
}

/// A comment after a row, and characters that mean nothing.
#[test]
fn what_is_beside_cells() {
    assert_eq!(
        said("1, 0, 0, 0, // first\n0, 0, 3, 0, // second\n0, 0, 0, 4,\n0, 2, 0, 0"),
        "1000003000040200"
    );
    for nothing in ["> ", "$ ", "` ", "\u{200b}", "~"] {
        let text = format!("{nothing}1...\n{nothing}..3.\n...4\n.2..");
        assert!(
            said(&text).contains("` means nothing in a grid: remove it"),
            "{text}: {}",
            said(&text)
        );
    }
}

/// Letters beyond those of a grid that counts from 1 to 9 and A count from A = 1.
#[test]
fn letters_of_large_grids() {
    let grid = |size: usize, letter: fn(usize) -> u8| -> String {
        let row = |row: usize| -> String {
            let cell = |column: usize| match (row + column) % 3 {
                0 => '.',
                _ => letter((row + column) % size) as char,
            };
            (0..size).map(cell).collect::<String>() + "\n"
        };
        (0..size).map(row).collect()
    };
    let from_a = |size| said(&grid(size, |digit| b'A' + digit as u8));
    assert!(from_a(16).starts_with("023056089"), "{}", from_a(16));
    assert!(from_a(25).starts_with("023056089"), "{}", from_a(25));
    let to_g = said(&grid(16, |digit| b'A' + (digit % 7) as u8));
    assert!(
        to_g.starts_with("letters without a figure may count from A = 1 or from A = 10"),
        "{to_g}"
    );
}

/// Each character of a grid is lexed once, and each of a file at most twice.
#[test]
fn characters_are_lexed_once() {
    let lexed = |read: &dyn Fn()| {
        let before = LEXED.with(Cell::get);
        read();
        LEXED.with(Cell::get) - before
    };
    for text in [
        ROWS,
        "1 _ | _ _\n_ _ | 3 _\n----+----\n_ _ | _ 4\n_ 2 | _ _",
        "[\"1\",\"\",\"\",\"\"]",
        "1 2 3",
    ] {
        let count = lexed(&|| _ = read(text, Purpose::Solve));
        assert!(count <= text.chars().count(), "{text}: {count}");
        let file = format!("Grid 1\n{text}\n\n# two\n{text}\n");
        let count = lexed(&|| _ = Puzzles::of(&file).count());
        assert!(count <= 2 * file.chars().count(), "{file}: {count}");
    }
    let solved = "1342\n2431\n3124\n4213";
    let letters = "A.....C....D.B..";
    for file in [
        format!("{LINE} easy\n{LINE},1342243131244213,hard\n1...\n{LINE}\n"),
        format!("{ROWS}\n").repeat(4),
        "1,.,.,.,\n.,.,3,.,\n.,.,.,4,\n.,2,.,.,\n".repeat(4),
        format!("{ROWS}\n\n{solved}\n\n").repeat(3),
        format!("{ROWS}\nSolution:\n{solved}\n").repeat(3),
        format!(
            "id,puzzle,solution\n{}",
            "12,A.....C....D.B..,ACDBBDCACABDDBAC,x\n".repeat(4)
        ),
        format!("[{}]\n", format!("\"{letters}\", ").repeat(9)),
        format!("boxes: 2x2;\n{letters} # a b c\n").repeat(3),
        format!(
            "#2 {letters}\nMr. Y\n1 null null null\n<td>1</td>\nRules: x\n{}\n",
            letters.repeat(3)
        ),
        "1\t\t\t\n\t\t3\t\n\t\t\t4\n\t2\t\t\n\n".repeat(3),
    ] {
        let count = lexed(&|| _ = Puzzles::of(&file).count());
        assert!(count <= 2 * file.chars().count(), "{file}: {count}");
    }
}
