//! Links of f-puzzles and SudokuPad. All puzzles are made here.

mod cases;

use lz_str::compress_to_base64;

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
                     metadata:{t:'a \\\\ b: t,f',antiknight:f,bgimage:0A1B2C,nogrid:#F}}";
    for input in [
        json.clone(),
        format!("https://sudokupad.app/scl{}", pack(&json)),
        format!(
            "https://app.crackingthecryptic.com/sudoku/scl{}",
            pack(shortened)
        ),
        format!("ctc{}", pack(shortened)),
        shortened.to_owned(),
        format!("\u{feff}{}", shortened.replace(",re:", ",\n  re:")),
        shortened.replace("metadata", "ca:[],solution:1342243131244213,metadata"),
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
    let start = "https://f-puzzles.com/?load=";
    for (input, message) in [
        (format!("{start}{}", &payload[..payload.len() / 2]), damaged),
        (format!("{start}{}", &payload[1..]), damaged),
        (
            format!("{start}!{payload}"),
            "`!` cannot be in the payload of a link",
        ),
        (
            format!("https://sudokupad.app/scf{payload}"),
            "nothing here can unpack what follows `scf` in this link: paste the JSON of the puzzle",
        ),
        // What the reader of our notation says.
        (
            link(&f_puzzles(
                SMALL,
                r#","renban":[{"lines":[["R1C1","R3C3"]]}]"#,
            )),
            "the renban at row 1, column 1 goes on at row 3, column 3, which does not touch the cell before it by a side or a corner",
        ),
    ] {
        assert_eq!(error(&[], &input), message);
    }
    // Nothing of other texts is a link.
    let other = error(&[], "{\"a\": 5}\n");
    assert!(
        other.contains("this is what another program saved"),
        "{other}"
    );
}

#[test]
fn sizes() {
    for size in [4_usize, 6, 9, 16, 25] {
        let mut givens = String::new();
        let mut rows = (1..=size.isqrt()).rev();
        let rows = rows.find(|rows| size.is_multiple_of(*rows)).expect("1");
        for cell in 0..size * size {
            let (row, column) = (cell / size, cell % size);
            let digit = (row % rows * (size / rows) + row / rows + column) % size + 1;
            let symbol = char::from_digit(digit as u32, 36).expect("a symbol");
            givens.push(if row == column {
                '.'
            } else {
                symbol.to_ascii_uppercase()
            });
        }
        let input = link(&f_puzzles(&givens, ""));
        let (solved, status) = printed(&["--line"], &input);
        assert_eq!((solved.trim_end().len(), status), (size * size, 0));
        let mut pairs = solved.chars().zip(givens.chars());
        assert!(pairs.all(|(digit, given)| given == '.' || digit == given));
    }
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

/// Drawings and words are named, unless they have no rules.
#[test]
fn rules_as_read() {
    let solved = format!("{SMALL_SOLVED}\n");
    let drawn = link(&f_puzzles(SMALL, r#","circle":[{"cells":["R1C1"]}]"#));
    assert!(error(&[], &drawn).ends_with("add --rules-as-read"));
    assert_eq!(
        printed(&["--line", "--rules-as-read"], &drawn),
        (solved.clone(), 0)
    );
    let words = link(&f_puzzles(SMALL, r#","ruleset":"Rows.\n\nAnd columns.""#));
    let done = solve(&["--line"], &words);
    assert_eq!((done.status, &*done.printed), (0, &*solved));
    assert_eq!(
        done.complained,
        "line 1: rules in words, which are not read: Rows. And columns.\n"
    );
}

/// Titles are printed, and read again.
#[test]
fn titles() {
    let title = r#","title":"Thermo: one\n= \"two\" # 3""#;
    for (input, lines, text) in [
        (
            format!("{SMALL} by hand"),
            format!("{SMALL} # by hand"),
            "# by hand\n+",
        ),
        (
            f_puzzles(SMALL, ",\"title\":\"One\""),
            format!("boxes: 2x2; {SMALL} # One"),
            "# One\n+",
        ),
        (f_puzzles(SMALL, title), String::new(), "# Thermo"),
        (
            sudoku_pad(",\"metadata\":{\"title\":\"T\"}"),
            String::new(),
            "# T\n",
        ),
        (
            sudoku_pad(",\"cages\":[{\"value\":\"title: T\"}]"),
            String::new(),
            "# T\n",
        ),
    ] {
        let (printed_text, _) = printed(&["--print"], &input);
        let start = text.replace('+', "┌");
        assert!(printed_text.starts_with(&start), "{printed_text}");
        let (line, _) = printed(&["--print", "--line"], &input);
        let line = line.trim_end();
        assert!(lines.is_empty() || lines.ends_with(line), "{line}");
        for again in [line, &printed_text] {
            assert_eq!(printed(&["--print", "--line"], again).0.trim_end(), line);
        }
    }
}
