//! Links of f-puzzles and SudokuPad. All puzzles are made here.

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
fn rules() {
    let blank = ".".repeat(81);
    for (json, options) in [
        (
            r#""antiknight":true,"antiking":true"#,
            "rules: anti_knight, anti_king; ",
        ),
        (r#""nonconsecutive":true"#, "rules: non_consecutive; "),
        (
            r#""diagonal+":true"#,
            "regions: r1c9 r2c8 r3c7 r4c6 r5c5 r6c4 r7c3 r8c2 r9c1; ",
        ),
        (
            r#""diagonal-":true"#,
            "regions: r1c1 r2c2 r3c3 r4c4 r5c5 r6c6 r7c7 r8c8 r9c9; ",
        ),
        (
            r#""extraregion":[{"cells":["R1C1","R2C2"]}]"#,
            "cages: r1c1 r2c2; ",
        ),
        (
            r#""killercage":[{"cells":["R1C1","R1C2"],"value":"5"},{"cells":["R2C1","R2C2"]},{"cells":["R9C9"]}]"#,
            "cages: 5 r1c1 r1c2, r2c1 r2c2; ",
        ),
        (
            r#""thermometer":[{"lines":[["R1C1","R1C2"],["R5C5"],["R2C1","R2C2","R3C3"]]}]"#,
            "thermometers: r1c1 r1c2, r2c1 r2c2 r3c3; ",
        ),
        (
            r#""palindrome":[{"lines":[["R1C1","R1C2","R1C3"]]}]"#,
            "palindromes: r1c1 r1c2 r1c3; ",
        ),
        (
            r#""whispers":[{"lines":[["R1C1","R1C2"]]},{"lines":[["R2C1","R2C2"]],"value":"5"}]"#,
            "whispers: r1c1 r1c2, r2c1 r2c2; ",
        ),
        (
            r#""difference":[{"cells":["R1C1","R1C2"]},{"cells":["R2C1","R2C2"],"value":"1"}]"#,
            "consecutive: r1c1 r1c2, r2c1 r2c2; ",
        ),
        (
            r#""ratio":[{"cells":["R1C1","R1C2"]},{"cells":["R2C1","R2C2"],"value":"2"}]"#,
            "doubles: r1c1 r1c2, r2c1 r2c2; ",
        ),
        (
            r#""even":[{"cell":"R1C1"}],"odd":[{"cell":"R1C2"}]"#,
            "even: r1c1; odd: r1c2; ",
        ),
        (
            r#""arrow":[{"cells":["R1C1"],"lines":[["R1C1","R2C2","R2C3"],["R1C1","R1C2"]]}]"#,
            "arrows: r1c1 r2c2 r2c3, r1c1 r1c2; ",
        ),
        (
            r#""xv":[{"cells":["R1C1","R1C2"],"value":"X"},{"cells":["R2C1","R2C2"],"value":"v"}]"#,
            "sums: 10 r1c1 r1c2, 5 r2c1 r2c2; ",
        ),
        (
            r#""littlekillersum":[{"cell":"R0C3","direction":"DL","value":"9"},{"cell":"R10C8","direction":"UR","value":4},
               {"cell":"R3C10","direction":"UL","value":12},{"cell":"R7C0","direction":"DR","value":8},{"cell":"R1C0","direction":"UR"}]"#,
            "cages: 4 r9c9; sums: 9 r1c2 r2c1, 12 r2c9 r1c8, 8 r8c1 r9c2; ",
        ),
        (
            r#""minimum":[{"cell":"R1C1"},{"cell":"R1C2"}]"#,
            "thermometers: r1c1 r2c1, r1c2 r1c3, r1c2 r2c2; ",
        ),
        (
            r#""maximum":[{"cell":"R9C9"}]"#,
            "thermometers: r8c9 r9c9, r9c8 r9c9; ",
        ),
        (r#""diagonal+":true,"diagonal-":true"#, "rules: diagonals; "),
        (
            r#""renban":[{"lines":[["R1C1","R1C2"]]}]"#,
            "renbans: r1c1 r1c2; ",
        ),
        (
            r#""entropicline":[{"lines":[["R1C1","R1C2"]]}]"#,
            "entropic: r1c1 r1c2; ",
        ),
        (
            r#""zipperline":[{"lines":[["R1C1","R1C2","R2C2"]]}]"#,
            "zippers: r1c1 r1c2 r2c2; ",
        ),
        (
            r#""regionsumline":[{"lines":[["R1C3","R1C4","R1C5"]]}]"#,
            "equal_sums: 1 r1c3 r1c4 r1c5; ",
        ),
        (
            r#""modularline":[{"lines":[["R1C1","R1C2"]]}]"#,
            "modular: r1c1 r1c2; ",
        ),
        (
            r#""whispers":[{"lines":[["R1C1","R1C2"]],"value":"4"}]"#,
            "whispers: 4 r1c1 r1c2; ",
        ),
        (
            r#""difference":[{"cells":["R1C1","R1C2"],"value":"3"}]"#,
            "differences: 3 r1c1 r1c2; ",
        ),
        (
            r#""ratio":[{"cells":["R1C1","R1C2"],"value":"3"}]"#,
            "ratios: 3 r1c1 r1c2; ",
        ),
        // What has no rules.
        (
            r#""title":"T","author":"A","negative":["foglight"],"foglight":["R1C1"],"renban":[],"text":null"#,
            "",
        ),
        (
            r#""cage":[{"value":"author: somebody","cells":[]},{"value":"FOGLIGHT","cells":["R1C1"]}]"#,
            "",
        ),
        (
            r#""line":[{"lines":[["R1C1","R1C2"]],"fromConstraint":"German Whispers"}]"#,
            "",
        ),
    ] {
        let input = link(&f_puzzles(&blank, &format!(",{json}")));
        assert_eq!(
            printed(&["--print", "--line"], &input),
            (format!("{options}{blank}\n"), 0),
            "{json}"
        );
    }
    let groups = printed(
        &["--print", "--line"],
        &link(&f_puzzles(SMALL, ",\"disjointgroups\":true")),
    )
    .0;
    let regions =
        "r1c1 r1c3 r3c1 r3c3, r1c2 r1c4 r3c2 r3c4, r2c1 r2c3 r4c1 r4c3, r2c2 r2c4 r4c2 r4c4";
    assert_eq!(groups, format!("boxes: 2x2; regions: {regions}; {SMALL}\n"));
    let marks = [
        "{\"parity\":\"Odd\"}",
        "{\"c\":\"#A8A8A8\"}",
        "{\"centerPencilMarks\":[1]}",
    ];
    let marked = marks.iter().fold(f_puzzles(SMALL, ""), |json, mark| {
        json.replacen("{}", mark, 1)
    });
    assert_eq!(
        printed(&["--print", "--line"], &link(&marked)).0,
        format!("odd: r1c2; {SMALL}\n")
    );
}

/// The marks of which none is left out.
#[test]
fn all_drawn() {
    let dots =
        r#""difference":[{"cells":["R1C1","R1C2"]}],"ratio":[{"cells":["R2C1","R2C2"]}],"xv":[]"#;
    for (json, option) in [
        (
            &format!("{dots},\"nonconsecutive\":true,\"negative\":[\"ratio\"]")[..],
            "consecutive, doubles",
        ),
        (r#""negative":["ratio"]"#, "doubles"),
        (r#""negative":["xv"]"#, "sums"),
        (
            r#""nonconsecutive":true,"difference":[{"cells":["R1C1","R1C2"]}]"#,
            "consecutive",
        ),
    ] {
        let blank = ".".repeat(16);
        let json = f_puzzles(&blank, &format!(",{json}"));
        let marks = "consecutive: r1c1 r1c2; doubles: r2c1 r2c2; ";
        let marks = if option == "consecutive" {
            &marks[..24]
        } else if option == "consecutive, doubles" {
            marks
        } else {
            ""
        };
        let ours = printed(
            &["--print", "--line"],
            &format!("{marks}all_drawn: {option}; boxes: 2x2; {blank}\n"),
        );
        assert!(ours.0.contains("undrawn: "), "{ours:?}");
        assert_eq!(printed(&["--print", "--line"], &link(&json)), ours);
    }
}

#[test]
fn rules_without_counterpart() {
    let line = r#"[{"lines":[["R1C1","R1C2"]]}]"#;
    let is_rule = "is a rule that cannot be read: without it this would be another puzzle";
    let mut faults = vec![
        (
            r#""clone":[{"cells":["R1C1"],"cloneCells":["R2C2"]}]"#.to_owned(),
            format!("`clone` (R1C1) {is_rule}"),
        ),
        (
            r#""sandwichsum":[{"cell":"R0C1","value":"5"}]"#.to_owned(),
            format!("`sandwichsum` (R0C1) {is_rule}"),
        ),
        (
            r#""quadruple":[{"cells":["R1C1","R1C2"],"values":[1]}]"#.to_owned(),
            format!("`quadruple` (R1C1 R1C2) {is_rule}"),
        ),
        (
            r#""negative":["xv","ratio"]"#.to_owned(),
            format!("`negative` (xv, ratio) with these dots {is_rule}"),
        ),
        (
            r#""negative":["ratio"],"difference":[{"cells":["R1C1","R1C2"]}]"#.to_owned(),
            format!("`negative` (ratio) with these dots {is_rule}"),
        ),
        (
            r#""difference":[{"cells":["R1C1","R1C2"],"value":"x"}]"#.to_owned(),
            format!("`difference` of \"x\" (R1C1 R1C2) {is_rule}"),
        ),
        (
            r#""xv":[{"cells":["R1C1","R1C2"]}]"#.to_owned(),
            format!("`xv` with null (R1C1 R1C2) {is_rule}"),
        ),
        (
            r#""killercage":[{"cells":["R1C1","R1C2"],"value":"DR5"}]"#.to_owned(),
            format!("`killercage` with \"DR5\" (R1C1 R1C2) {is_rule}"),
        ),
        (
            r#""arrow":[{"cells":["R1C1","R1C2"],"lines":[["R1C2","R1C3"]]}]"#.to_owned(),
            format!("`arrow` with a circle that is not one cell (R1C1 R1C2) {is_rule}"),
        ),
        (
            r#""aNewRule":true"#.to_owned(),
            format!("`aNewRule` true {is_rule}"),
        ),
    ];
    for key in ["betweenline", "slowthermometer", "lockout", "nabner"] {
        faults.push((
            format!("\"{key}\":{line}"),
            format!("`{key}` (R1C1 R1C2) {is_rule}"),
        ));
    }
    for (json, message) in faults {
        let input = link(&f_puzzles(SMALL, &format!(",{json}")));
        assert_eq!(error(&["--rules-as-read"], &input), message);
    }
    let given_marks = f_puzzles(SMALL, "").replacen("{}", "{\"givenPencilMarks\":[1,2]}", 1);
    assert_eq!(
        error(&[], &link(&given_marks)),
        format!("`givenPencilMarks` of r1c2 {is_rule}")
    );
}

#[test]
fn drawings_and_words() {
    let drawn = r#"[{"cells":["R1C1"],"value":">"}]"#;
    for key in ["line", "text", "circle", "rectangle", "cage"] {
        let input = link(&f_puzzles(SMALL, &format!(",\"{key}\":{drawn}")));
        let message = format!(
            "`{key}` (R1C1) may be a rule, which cannot be read from a drawing: if it is none, add --rules-as-read"
        );
        assert_eq!(error(&[], &input), message);
        assert_eq!(
            printed(&["--line", "--rules-as-read"], &input),
            (format!("{SMALL_SOLVED}\n"), 0)
        );
    }
    let done = solve(
        &["--line"],
        &link(&f_puzzles(SMALL, r#","ruleset":"Rows.\n\nAnd columns.""#)),
    );
    assert_eq!(
        (done.status, &*done.printed),
        (0, &*format!("{SMALL_SOLVED}\n"))
    );
    assert_eq!(
        done.complained,
        "line 1: rules in words, which are not read: Rows. And columns.\n"
    );

    for (json, message) in [
        (
            r#""lines":[{"wayPoints":[[0.5,0.5],[1.5,1.5]]}]"#,
            "`lines` (0.5,0.5, 1.5,1.5) may be a rule",
        ),
        (
            r#""overlays":[{"center":[1,2],"text":"V"}]"#,
            "`overlays` (1,2) may be a rule",
        ),
        (
            r#""underlays":[{"center":[0.5,2.5]}]"#,
            "`underlays` (0.5,2.5) may be a rule",
        ),
        (
            r#""arrows":[{"wayPoints":[[0.5,0.5],[1.5,1.5]]}]"#,
            "`arrows` (0.5,0.5, 1.5,1.5) may be a rule",
        ),
        (
            r#""cages":[{"cells":[[0,0],[0,1]],"value":"x"}]"#,
            "a cage without a sum (0,0, 0,1) may be a rule",
        ),
        (
            r#""metadata":{"rules":"Odd\nrules."}"#,
            "the rules are in words, which cannot be read: \"Odd rules.\": ",
        ),
        (
            r#""cages":[{"value":"rules: Odd rules."}]"#,
            "the rules are in words, which cannot be read: \"Odd rules.\": ",
        ),
    ] {
        let input = sudoku_pad(&format!(",{json}"));
        let complained = error(&[], &input);
        assert!(
            complained.starts_with(message) && complained.ends_with("add --rules-as-read"),
            "{complained}"
        );
        assert_eq!(
            printed(&["--line", "--rules-as-read"], &input),
            (format!("{SMALL_SOLVED}\n"), 0)
        );
    }
    let global = error(&["--rules-as-read"], &sudoku_pad(r#","global":["antixv"]"#));
    assert!(global.starts_with("`global` antixv is a rule"), "{global}");
}

#[test]
fn cages_of_sudoku_pad() {
    for (json, options) in [
        (
            r#""cages":[{"cells":[[0,0],[0,1]],"value":"4"}]"#,
            "cages: 4 r1c1 r1c2; ",
        ),
        (
            r#""cages":[{"cells":[[0,0],[0,1]],"value":4,"unique":false}]"#,
            "sums: 4 r1c1 r1c2; ",
        ),
        (
            r#""cages":[{"cells":[[0,1],[1,2]],"unique":true}]"#,
            "cages: r1c2 r2c3; ",
        ),
        (
            r#""cages":[{"cells":[[0,1],[1,2]],"hidden":true}, {"value":"title: T"}]"#,
            "",
        ),
        (r#""global":["antiknight"]"#, "rules: anti_knight; "),
        (
            r#""metadata":{"antiking":true,"title":"T"}"#,
            "rules: anti_king; ",
        ),
    ] {
        let (line, status) = printed(&["--print", "--line"], &sudoku_pad(&format!(",{json}")));
        assert_eq!((line, status), (format!("{options}{SMALL}\n"), 0), "{json}");
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
