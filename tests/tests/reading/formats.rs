//! Tests lines that are drawn through boxes, and texts of other programs.

use super::read;

/// Lines that are drawn through the boxes that an option names.
#[test]
fn lines_through_boxes() {
    let rows = [
        "1 _ _ | _ _ _",
        "_ 2 _ | _ _ _",
        "_ _ 3 | _ _ _",
        "_ _ _ | 4 _ _",
        "_ _ _ | _ 5 _",
        "_ _ _ | _ _ 6",
    ];
    let grid = "1......2......3......4......5......6";
    let [a, b, c, d, e, f] = rows;
    let after_two = format!("{a}\n{b}\n------+------\n{c}\n{d}\n------+------\n{e}\n{f}");
    let after_three = format!("{a}\n{b}\n{c}\n═══════╬══════\n{d}\n{e}\n{f}");
    let bars = rows.join("\n");
    let lines = after_three.replace(" | ", " ").replace('╬', "═");
    let cells = "| 1 | _ | _ | _ | _ | _ |\n".to_owned()
        + &"|---+---+---+---+---+---|\n| _ | _ | _ | _ | _ | _ |\n".repeat(5);
    let uneven = bars.replacen("3 | _", "3 _ |", 1);
    let blanks = "1.".to_owned() + &".".repeat(34);
    let columns = "line 1, column 8: `boxes` is 3x2, and a line is drawn between columns 3 and 4, through \
                   these boxes: write the shape of the boxes that are drawn, or remove the line";
    let between_rows =
        "line 1, column 8: `boxes` is 2x3, and a line is drawn between rows 3 and 4, ";
    for (boxes, text, expected) in [
        ("2x3", &after_two, grid),
        ("3x2", &after_two, columns),
        ("3x2", &bars, columns),
        ("2x3", &bars, grid),
        ("2x3", &after_three, between_rows),
        ("3x2", &after_three, columns),
        ("2x3", &lines, between_rows),
        ("3x2", &lines, grid),
        ("6x1", &bars, grid),
        ("3x2", &cells, &blanks),
        ("2x3", &cells, &blanks),
        ("3x2", &uneven, grid),
        ("2x3", &grid.replace('.', "-"), grid),
        ("3x2", &rows.join(" | "), columns),
        ("3x2", &format!("\"{}\"", rows.join("\" \"")), columns),
    ] {
        let text = format!("boxes: {boxes};\n{text}");
        let read = read(&text, 6);
        assert!(
            read.starts_with(expected),
            "{text}\n{read}\nexpected: {expected}"
        );
    }
    // The caller's boxes have no place in the text.
    let found: Vec<_> = sudoku_types::Puzzles::with(&after_two, "boxes: 3x2;")
        .expect("options")
        .map(|one| super::shown(super::puzzle(one, 6)))
        .collect();
    assert_eq!(found, [columns.replace("column 8", "column 1")]);
}

const NINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// What other programs write is named by its format, where it is not read.
#[test]
fn formats_of_other_programs() {
    let plus = NINE.replace('7', "+7");
    let marks = |blank: &str| -> String {
        let cell = |it: char| {
            if it == '.' {
                blank.to_owned()
            } else {
                it.to_string()
            }
        };
        let cells: Vec<String> = NINE.chars().map(cell).collect();
        let rows: Vec<String> = cells.chunks(9).map(|row| row.join(" ")).collect();
        rows.join("\n")
    };
    let framed = format!(
        ".---.---.\n| {} |\n'---'---'",
        marks("1248").replace('\n', " |\n| ")
    );
    let library = "this is a line of a HoDoKu library: paste the cells after its third `:`";
    let signs = "a `+` marks digits that are not given";
    let pencil = "these are pencil marks, several digits in a cell";
    let saved = "this is a saved game";
    for (text, error, in_file) in [
        (&format!(":0300:6:{NINE}:613 623::"), library, Some(NINE)),
        (&format!(":0000:x:{NINE}:::"), library, Some(NINE)),
        (&format!(":0300:6:{plus}:613::"), library, None),
        (&format!(":0300:6:{plus}:613::r1c1:"), library, None),
        (&plus, signs, None),
        (&format!("{}\n", NINE.replace('5', "+5")), signs, None),
        (&marks("1248"), pencil, None),
        (&marks("359"), pencil, None),
        (&framed, pencil, None),
        (
            &format!("<?xml version=\"1.0\"?>\n<puzzle>\n<rows>{plus}</rows>\n</puzzle>"),
            "this is XML",
            None,
        ),
        (
            &"<sudoku><cell row=\"1\" value=\"5\"/></sudoku>".to_owned(),
            "this is XML",
            None,
        ),
        (
            &format!("<game data=\"{NINE}\"/>"),
            "this is XML",
            Some(NINE),
        ),
        (
            &format!("https://example.org/sudoku?p={NINE}"),
            "this is a link",
            Some(NINE),
        ),
        (
            &"www.example.org/?s=53..7".to_owned(),
            "this is a link",
            None,
        ),
        (&format!("{{\"puzzle\": \"{NINE}\"}}"), saved, Some(NINE)),
        (
            &format!("[{{ \"cells\" : \"{NINE}\" }}]"),
            saved,
            Some(NINE),
        ),
        (&format!("{NINE}\n[State]\n{NINE}"), saved, Some(NINE)),
    ] {
        let read = read(text, 9);
        assert!(read.contains(error), "{text}\n{read}");
        let found = super::found(text);
        let expected = in_file.unwrap_or(error);
        let are_right = found.iter().all(|one| one.contains(expected));
        assert!(are_right && !found.is_empty(), "{text}\n{found:#?}");
    }
    for (text, error) in [
        ("https://example.org/s/12", "this is a link"),
        ("[{\"id\": 1, \"rows\": [[5,3]]}]", saved),
    ] {
        assert!(read(text, 9).contains(error), "{text}");
    }
    // What can be read is read, and other faults keep their sentences.
    for (text, expected) in [
        (
            "<1...\n..3.\n...4\n.2..",
            "line 1, column 1: `<` means nothing",
        ),
        ("[AB..]\n[..C.]\n[...D]\n[.B..]", "12....3....4.2.."),
        ("[ABCD]\n[CDAB]\n[BADC]\n[DCB]", "line 4, column 4: row 4"),
        ("12 34\n34 12\n21 43\n43 2", "line 4, column 4: row 4"),
        ("1+..\n..3.\n...4\n.2..", "line 1, column 4: row 1"),
    ] {
        let read = read(text, 4);
        assert!(read.starts_with(expected), "{text}\n{read}");
    }
}
