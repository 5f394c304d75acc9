//! Links of f-puzzles and SudokuPad. All puzzles are made here.

mod rules;

use lz_str::compress_to_base64;
use std::fmt::Write;

use super::CLASSIC;
use super::CLASSIC_SOLVED;
use super::run::{Done, printed, solve};

const SMALL: &str = "1.....3....4.2..";
const SMALL_SOLVED: &str = "1342243131244213";

/// The JSON of f-puzzles for these givens, with more keys.
fn f_puzzles(givens: &str, more: &str) -> String {
    let size = givens.len().isqrt();
    let cell = |given: char| match given.to_digit(36) {
        Some(digit) => format!("{{\"value\":{digit},\"given\":true}}"),
        None => "{}".to_owned(),
    };
    let cells: Vec<String> = givens.chars().map(cell).collect();
    let rows: Vec<String> = cells
        .chunks(size)
        .map(|row| format!("[{}]", row.join(",")))
        .collect();
    format!("{{\"size\":{size},\"grid\":[{}]{more}}}", rows.join(","))
}

/// The JSON of SudokuPad for the small puzzle, with more keys.
fn sudoku_pad(more: &str) -> String {
    let region = |(row, column)| {
        let cells = [(0, 0), (0, 1), (1, 0), (1, 1)]
            .map(|(down, right)| format!("[{},{}]", row + down, column + right));
        format!("[{}]", cells.join(","))
    };
    let regions = [(0, 0), (0, 2), (2, 0), (2, 2)].map(region).join(",");
    let cells = "[{\"value\":1},{},{},{}],[{},{},{\"value\":\"3\"},{}],[{},{},{},{\"value\":4}],[{},{\"value\":2},{},{}]";
    format!("{{\"cellSize\":50,\"cells\":[{cells}],\"regions\":[{regions}]{more}}}")
}

fn pack(json: &str) -> String {
    compress_to_base64(json)
}

fn link(json: &str) -> String {
    format!("https://f-puzzles.com/?load={}\n", pack(json))
}

/// Returns what is said about the only puzzle, which is an error.
fn error(arguments: &[&str], input: &str) -> String {
    let Done {
        status,
        printed,
        complained,
    } = solve(arguments, input);
    assert_eq!((status, &*printed), (2, ""), "{complained}");
    assert_eq!(complained.lines().count(), 1, "{complained}");
    complained
        .trim_start_matches("error: line 1: ")
        .trim_end()
        .to_owned()
}

#[test]
fn links_of_f_puzzles() {
    let json = f_puzzles(SMALL, "");
    let payload = pack(&json);
    let escaped = payload
        .replace('+', "%2B")
        .replace('/', "%2F")
        .replace('=', "%3D");
    let spread = json.replace('{', "{\n  ").replace(",\"", ",\r\n\"");
    for input in [
        format!("https://f-puzzles.com/?load={payload}"),
        format!("https://www.f-puzzles.com/?load={escaped}"),
        format!(
            "https://f-puzzles.com/?load={}",
            payload.trim_end_matches('=')
        ),
        format!("https://sudokupad.app/fpuz{payload}"),
        format!("https://sudokupad.app/sudoku/fpuzzles{escaped}?setting-nogrid=1"),
        format!("https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles{escaped}"),
        format!("https://beta.sudokupad.app/fpuzzles{payload}"),
        format!("sudokupad.app/fpuzzles{payload}"),
        format!("fpuzzles{payload}"),
        payload.clone(),
        json,
        format!("\u{feff}{spread}"),
    ] {
        let solved = (format!("{SMALL_SOLVED}\n"), 0);
        assert_eq!(
            printed(&["--line"], &format!("{input}\n")),
            solved,
            "{input}"
        );
        assert_eq!(printed(&["--line"], &input), solved, "{input}");
    }
}

#[test]
fn links_of_sudoku_pad() {
    let json = sudoku_pad("");
    let shortened = "{id:'it\\'s',cs:50,ce:[[{v:1},,,],[,,{v:3},],[,,,{v:4}],[,{v:2},,]],\
                     re:[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]],\
                     metadata:{t:'a \\\\ b: t,f',done:t,not:f,c:0A1B2C,c2:#F}}";
    for input in [
        json.clone(),
        format!("https://sudokupad.app/scl{}", pack(&json)),
        format!(
            "https://app.crackingthecryptic.com/sudoku/scl{}",
            pack(shortened)
        ),
        format!("ctc{}", pack(shortened)),
    ] {
        assert_eq!(
            printed(&["--line"], &input),
            (format!("{SMALL_SOLVED}\n"), 0),
            "{input}"
        );
    }
}

#[test]
fn damaged_links() {
    let payload = pack(&f_puzzles(CLASSIC, ""));
    let damaged = "the payload of this link is damaged or not whole: copy the link again";
    let name = "this link has only the name of a puzzle, and nothing is fetched here: \
                paste the long link, or the JSON of the puzzle";
    for (input, message) in [
        (
            format!(
                "https://f-puzzles.com/?load={}",
                &payload[..payload.len() / 2]
            ),
            damaged,
        ),
        (
            format!("https://f-puzzles.com/?load={}", &payload[1..]),
            damaged,
        ),
        (
            format!("https://f-puzzles.com/?load=!{payload}"),
            "`!` cannot be in the payload of a link",
        ),
        ("https://f-puzzles.com/?id=abcdefg".into(), name),
        ("https://sudokupad.app/abc123".into(), name),
        (
            "https://app.crackingthecryptic.com/sudoku/abc123".into(),
            name,
        ),
        (
            link(r#"{"x":[1,2,3,4,5,6,7,8,9,10],"y":"something else"}"#),
            "the link has neither a puzzle of f-puzzles nor one of SudokuPad",
        ),
        (
            link(r#"{"grid":[[{},{},{},{}],[{},{},{}],[{},{},{},{}],[{},{},{},{}]]}"#),
            "the grid has 4 rows and 3 columns: only square grids can be read",
        ),
        (
            link(&f_puzzles(SMALL, r#","even":[{"cell":"R5C1"}]"#)),
            "`even` has the cell \"R5C1\", which a 4×4 grid does not have",
        ),
        (
            link(&f_puzzles(SMALL, r#","even":[{"cell":"A1"}]"#)),
            "`even` has \"A1\" for a cell: expected a name such as \"R1C2\"",
        ),
        (
            link(&f_puzzles(SMALL, "").replace("\"value\":4", "\"value\":5")),
            "a cell has 5: expected a digit from 1 to 4",
        ),
        (
            link(&f_puzzles(SMALL, r#","text":{"cells":["R1C1"]}"#)),
            "`text` is {\"cells\":[\"R1C1\"]}: expected a list",
        ),
        (
            sudoku_pad(r#","global":"antiknight""#),
            "`global` is \"antiknight\": expected a list",
        ),
        (
            format!("https://sudokupad.app/scf{payload}"),
            "nothing here can unpack what follows `scf` in this link: paste the JSON of the puzzle",
        ),
        // What the reader of our notation says.
        (
            link(&f_puzzles(
                SMALL,
                r#","thermometer":[{"lines":[["R1C1","R3C3"]]}]"#,
            )),
            "the thermometer at row 1, column 1 goes on at row 3, column 3, which does not touch the cell before it by a side or a corner",
        ),
    ] {
        assert_eq!(error(&[], &input), message);
    }
    let regions = f_puzzles(SMALL, "").replacen("{}", "{\"region\":2}", 1);
    assert!(
        error(&[], &link(&regions)).starts_with("region 0 has 3 cells, expected 4: r1c1 r2c1 r2c2")
    );
    // Nothing of other texts is a link.
    let other = error(&[], "{\"a\": 5}\n");
    assert!(
        other.contains("this is what another program saved"),
        "{other}"
    );
}

#[test]
fn sizes_and_regions() {
    for size in [4_usize, 6, 9, 16, 25] {
        let mut givens = String::new();
        let rows = (1..=size.isqrt())
            .rev()
            .find(|rows| size.is_multiple_of(*rows))
            .expect("1");
        for cell in 0..size * size {
            let (row, column) = (cell / size, cell % size);
            let digit = (row % rows * (size / rows) + row / rows + column) % size + 1;
            let symbol = char::from_digit(digit as u32, 36)
                .expect("a symbol")
                .to_ascii_uppercase();
            givens.push(if row == column { '.' } else { symbol });
        }
        let input = link(&f_puzzles(&givens, ""));
        let (solved, status) = printed(&["--line"], &input);
        assert_eq!((solved.trim_end().len(), status), (size * size, 0));
        assert!(
            solved
                .trim_end()
                .chars()
                .zip(givens.chars())
                .all(|(one, given)| given == '.' || one == given)
        );
    }
    // A jigsaw; and a Latin square.
    let mut json = String::from("{\"grid\":[");
    for row in ["0001", "0221", "3221", "3331"] {
        let cells: Vec<String> = row
            .chars()
            .map(|region| format!("{{\"region\":{region}}}"))
            .collect();
        let _ = write!(
            json,
            "{}[{}]",
            if json.ends_with('[') { "" } else { "," },
            cells.join(",")
        );
    }
    json += "]}";
    let map = "regions: \"aaabaccbdccbdddb\"; ................\n".to_owned();
    assert_eq!(printed(&["--print", "--line"], &link(&json)), (map, 0));
    let latin = f_puzzles(SMALL, "")
        .replace("{}", "{\"region\":null}")
        .replace("true}", "true,\"region\":null}");
    assert_eq!(
        printed(&["--print", "--line"], &link(&latin)).0,
        format!("boxes: 1x4; {SMALL}\n")
    );
}

#[test]
fn solutions_of_links() {
    let digits: Vec<String> = SMALL_SOLVED.chars().map(String::from).collect();
    let right = format!(",\"solution\":[{}]", digits.join(","));
    let solved = (format!("{SMALL_SOLVED}\n"), 0);
    assert_eq!(
        printed(&["--line"], &link(&f_puzzles(SMALL, &right))),
        solved
    );
    let wrong = right.replacen("1,3,4,2", "1,4,3,2", 1);
    for input in [
        link(&f_puzzles(SMALL, &wrong)),
        sudoku_pad(&format!(
            ",\"metadata\":{{\"solution\":\"{}\"}}",
            SMALL_SOLVED.replacen("1342", "1432", 1)
        )),
        sudoku_pad(&format!(
            ",\"cages\":[{{\"value\":\"solution: {}\"}}]",
            SMALL_SOLVED.replacen("1342", "1432", 1)
        )),
    ] {
        let done = solve(&["--line"], &input);
        assert_eq!((done.status, &*done.printed), (2, &*solved.0));
        let said = "is not the solution of the puzzle before it: row 1, column 2 is 3, not 4";
        assert!(done.complained.contains(said), "{done:?}");
    }
    // An unknown one is none.
    assert_eq!(
        printed(
            &["--line"],
            &link(&f_puzzles(SMALL, ",\"solution\":[1,null]"))
        ),
        solved
    );
}

#[test]
fn links_in_files() {
    let small = link(&f_puzzles(SMALL, ""));
    let classic = link(&f_puzzles(CLASSIC, ""));
    let input = format!(
        "# links\n{small}{} and its name\n{SMALL}\n\n{}\n{classic}{CLASSIC}\n",
        classic.trim_end(),
        f_puzzles(SMALL, "")
    );
    let solved = [
        SMALL_SOLVED,
        CLASSIC_SOLVED,
        SMALL_SOLVED,
        SMALL_SOLVED,
        CLASSIC_SOLVED,
        CLASSIC_SOLVED,
    ];
    assert_eq!(printed(&["--line"], &input), (solved.join("\n") + "\n", 0));

    let done = solve(
        &["--line"],
        &format!("{classic}https://sudokupad.app/abc\n{CLASSIC}\n1\n"),
    );
    assert_eq!(
        done.printed,
        format!("{CLASSIC_SOLVED}\n{CLASSIC_SOLVED}\n")
    );
    assert!(
        done.complained
            .starts_with("error: line 2: this link has only the name"),
        "{done:?}"
    );

    let text = printed(&[], &small).0;
    assert!(
        text.starts_with("┌") && text.contains("\nline 1: one solution\n"),
        "{text}"
    );
}

#[test]
fn pictures() {
    let input = link(&f_puzzles(
        SMALL,
        r#","thermometer":[{"lines":[["R1C1","R1C2"]]}]"#,
    ));
    for (arguments, found) in [(&["--print", "--svg"][..], 0), (&["--svg"], 12)] {
        let (picture, status) = printed(arguments, &input);
        assert_eq!(status, 0);
        assert!(
            picture.starts_with("<svg ") && picture.ends_with("</svg>\n"),
            "{picture}"
        );
        assert!(picture.contains("class=\"thermometers"), "{picture}");
        assert_eq!(picture.matches("class=\"given\"").count(), 4);
        assert_eq!(picture.matches("class=\"found\"").count(), found);
    }
    let (page, status) = printed(&["--explain", "--svg"], SMALL);
    let steps = printed(&["--explain"], SMALL).0.matches("\n    ").count();
    assert_eq!((page.matches("<svg ").count(), status), (steps + 1, 0));
    assert!(
        page.contains("<figcaption>round 1, naked single: row 1, column 4 is 2"),
        "{page}"
    );
    let done = solve(&["--svg"], "11..............\n");
    assert_eq!((done.status, &*done.printed), (1, ""));
    assert!(done.complained.contains("no solution"), "{done:?}");
}
