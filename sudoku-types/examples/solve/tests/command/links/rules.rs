//! The rules in a link: those that are read, and those without a counterpart, which are errors.

use super::super::run::{printed, solve};
use super::{SMALL, SMALL_SOLVED, error, f_puzzles, link, sudoku_pad};

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
