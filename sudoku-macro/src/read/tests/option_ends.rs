//! The text after the value of an option: its `;`, or what is written in its place.

use super::super::{Purpose, reader};
use super::{complaints, puzzle};

const GRID: &str = "1___ ____ ____ ____";
const MAP: &str = "\"aa.. bb.. .... ....\"";

const CAGES: &str = "write a letter or figure for each cell in quotes, `.` for no cage, and then sums as numbers, \
                     for example `cages: \"aa.. b.cc bd.. .d..\", a = 3, b = 5;`, \
                     or the sum and the cells of each cage, `cages: 3 r1c1 r1c2, 5 r2c1 r3c1;`";
const RULES: &str =
    "write rules with commas between them, for example `rules: diagonals, windows;`";
const PROOF: &str = "write `proof: types;` or `proof: none;`";

/// One error, on this token, with the same words at run time; and the grid in another layout changes nothing.
#[track_caller]
fn said(options: &str, token: &str, message: &str) {
    for grid in [
        GRID,
        "\n1___\n____\n____\n____",
        "\n1 _ _ _; _ _ _ _; _ _ _ _; _ _ _ _",
        "1___; ____; ____; ____;",
        "[1, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]",
        "\"1___\" \"____\" \"____\" \"____\"",
        "\n+--+--+\n|1_|__|\n|__|__|\n+--+--+\n|__|__|\n|__|__|\n+--+--+",
    ] {
        let source = format!("{options} {grid}");
        let complaints = complaints(&source);
        let [only] = &complaints[..] else {
            panic!("{source}: {complaints:#?}")
        };
        let (_, said) = only.split_once(' ').unwrap();
        assert_eq!(said, format!("`{token}` {message}"), "{source}");
        let at_run_time = reader::read(&source, Purpose::Solve).errors;
        assert_eq!(at_run_time.iter().count(), 1, "{source}: {at_run_time}");
    }
}

fn no_end(name: &str, allowed: &str) -> String {
    let marks = match name {
        "rules" | "cages" => "`,` or `;`",
        _ => "`;`",
    };
    format!("expected {marks} after the value of `{name}`: {allowed}")
}

#[test]
fn what_is_too_much() {
    let sums = no_end("cages", CAGES);
    for (after, token) in [
        (", a = 3 b = 7", "3"),
        (" a = 3", MAP),
        (": a = 3", MAP),
        (", a = 3 + 1", "3"),
        (", a = 3 and b = 7", "3"),
        (", a = 3 / b = 7", "3"),
        (", a = 3 : b = 7", "3"),
    ] {
        said(&format!("cages: {MAP}{after};"), token, &sums);
    }
    let no_sum = format!("not a valid value for `cages`: {CAGES}");
    let complaints = complaints(&format!("cages: {MAP}, a = 3, {GRID}"));
    assert_eq!(complaints.len(), 1, "{complaints:?}");
    assert!(complaints[0].ends_with(&no_sum), "{complaints:?}");
    for rules in [
        "diagonals windows",
        "diagonals and windows",
        "diagonals + windows",
        "diagonals: windows",
        "diagonals/windows",
    ] {
        let expected = no_end("rules", RULES);
        said(&format!("rules: {rules};"), "diagonals", &expected);
    }
    for (value, token) in [
        ("types 307", "types"),
        ("types, 307", "types"),
        ("none: 5", "none"),
    ] {
        let expected = no_end("proof", PROOF);
        said(&format!("proof: {value};"), token, &expected);
    }
    let boxes =
        "write the rows and columns of a box of at most 25 cells, for example `boxes: 2x3;`";
    for value in ["2x2 cells", "2x2u8"] {
        let token = value.split(' ').next().unwrap();
        said(&format!("boxes: {value};"), token, &no_end("boxes", boxes));
    }
    let minimal = "write `minimal: true;` or `minimal: false;`";
    said("minimal: true always;", "true", &no_end("minimal", minimal));
}

#[test]
fn a_comma_before_the_next_option() {
    for (option, last, name, allowed) in [
        (format!("cages: {MAP}, a = 3"), "3", "cages", CAGES),
        (format!("cages: {MAP}"), MAP, "cages", CAGES),
        ("rules: diagonals".to_owned(), "diagonals", "rules", RULES),
        ("proof: none".to_owned(), "none", "proof", PROOF),
    ] {
        let expected = no_end(name, allowed);
        for mark in [",", "", " ,", ",\n"] {
            said(&format!("{option}{mark} solution: first;"), last, &expected);
        }
    }
    let regions = "expected `;` after the value of `regions`: \
                   write a letter or figure for each cell in quotes, for example `regions: \"aaab accb dccb dddb\";`";
    for mark in [",", ""] {
        said(
            &format!("regions: \"aaab accb dccb dddb\"{mark} rules: diagonals;"),
            "\"aaab accb dccb dddb\"",
            regions,
        );
    }
}

#[test]
fn a_semicolon_in_a_list() {
    for (options, rule) in [
        ("rules: diagonals; windows;", "windows"),
        ("windows;", "windows"),
        ("rules: diagonals;\nwindows;\nanti_king;", "windows"),
        ("windows, anti_king;", "windows"),
        ("windows anti_king;", "windows"),
        ("boxes: 2x2; anti_king; proof: none;", "anti_king"),
        ("diagonals: true;", "diagonals"),
        ("diagonals: yes, windows: yes;", "diagonals"),
    ] {
        said(
            options,
            rule,
            &format!(
                "`{rule}` is a rule: write `rules: {rule};`, and several rules with commas between them"
            ),
        );
    }
    for (sums, name) in [
        (", a = 3; b = 7", "b"),
        ("; a = 3", "a"),
        ("; a = 3; b = 7", "a"),
        (";\na = 3, b = 7", "a"),
        ("; a = 3 b = 7", "a"),
        ("; a = 3 + 1", "a"),
        ("; a: 3, b: 7", "a"),
    ] {
        let message =
            format!("sums come after the map of cages, with commas between them: {CAGES}");
        said(&format!("cages: {MAP}{sums};"), name, &message);
    }
    // A text after a `;` that is not an option belongs to the grid.
    for options in [
        "rules: diagonals; window;",
        "rules: diagonals; window, anti_king;",
    ] {
        let complaints = complaints(&format!("{options} {GRID}"));
        assert!(!complaints.is_empty(), "{options}");
    }
}

#[test]
fn rows_of_letters_are_no_words() {
    for source in [
        "symbols: \"word\"; word; ____; ____; ____",
        "boxes: 2x2; abcd; ____; ____; ____",
        "boxes: 2x2; abcd ____ ____ ____;",
        "boxes: 2x2; Abcd; ____; ____; ____",
        "symbols: \"solvena\"; boxes: 1x7; solvena; _______; _______; _______; _______; _______; _______",
    ] {
        puzzle(source);
    }
    // The name of a rule alone on its line is not a heading.
    for text in [
        "windows\n1___\n____\n____\n____",
        "diagonals,\n1___ ____ ____ ____",
    ] {
        assert_eq!(complaints(text).len(), 1, "{text}");
    }
}

#[test]
fn numbers_that_are_not_plain() {
    let no_sum = format!("not a valid value for `cages`: {CAGES}");
    let end = no_end("cages", CAGES);
    for (sum, token, message) in [
        ("3u8", "3u8", &end),
        ("3.0", "3.0", &end),
        ("3..=5", "3", &end),
        ("ten", "ten", &no_sum),
        ("-3", "-", &no_sum),
        ("\"3\"", "\"3\"", &no_sum),
        ("b", "b", &no_sum),
        ("99999999999999999999", "99999999999999999999", &no_sum),
    ] {
        said(&format!("cages: {MAP}, a = {sum};"), token, message);
    }
    let no_proof = format!("not a valid value for `proof`: {PROOF}");
    for steps in ["0", "307", "0x20", "1_000"] {
        said(&format!("proof: {steps};"), steps, &no_proof);
    }
}

#[test]
fn maps_of_a_string_for_each_row() {
    let rows = ["aaab", "accb", "dccb", "dddb"];
    let whole = puzzle(&format!("regions: \"{}\"; {GRID}", rows.concat())).frame;
    let quoted = rows.map(|row| format!("\"{row}\""));
    for mark in [" ", "\n", ",", ", ", ",\n"] {
        for end in ["", ","] {
            let source = format!("regions: {}{end}; {GRID}", quoted.join(mark));
            assert_eq!(puzzle(&source).frame, whole, "{source}");
        }
        let cages = |map: &str| puzzle(&format!("cages: {map}, a = 10, d = 10; {GRID}")).frame;
        assert_eq!(
            cages(&quoted.join(mark)),
            cages(&format!("\"{}\"", rows.concat()))
        );
    }
    let halves = format!("regions: \"aaab accb\" \"dccb dddb\"; {GRID}");
    assert_eq!(puzzle(&halves).frame, whole);

    let joined = quoted.join(", ");
    said(
        &format!("regions: {};", joined.replacen("dccb", "dcb", 1)),
        "\"aaab\"",
        "the map of `regions` has 15 cells, 4 × 4 would be 16",
    );
    said(
        &format!("regions: {};", joined.replacen("ddd", "dd!", 1)),
        "\"dd!b\"",
        "`!` is not the name of an area: write a letter or figure for each cell, and `;` after the map",
    );
    said(
        &format!("regions: {joined}, \"eeee\";"),
        "\"aaab\"",
        "the map of `regions` has 20 cells, 4 × 4 would be 16",
    );
    let no_semicolon = "expected `;` after the value of `regions`: \
                        write a letter or figure for each cell in quotes, for example `regions: \"aaab accb dccb dddb\";`";
    said(
        &format!("regions: {};", quoted.join("; ")),
        "\"aaab\"",
        "region 'a' has 3 cells, expected 2, as many as a row",
    );
    let whole = format!("\"{}\"", rows.concat());
    for (grid, message) in [
        (GRID, no_semicolon),
        (
            "\"1___\" \"____\" \"____\" \"____\"",
            "`_` is not the name of an area: write a letter or figure for each cell, and `;` after the map",
        ),
    ] {
        let complaints = complaints(&format!("regions: {whole} {grid}"));
        assert_eq!(complaints.len(), 1, "{complaints:?}");
        assert!(complaints[0].ends_with(message), "{complaints:?}");
    }
}

#[test]
fn too_many_cells_of_an_area() {
    for (option, message) in [
        (
            "cages: \".... b... aaaa .a..\"",
            "cage 'a' has 5 cells: its digits differ, and there are 4",
        ),
        (
            "regions: \"aaab caab cccb cddd\"",
            "region 'a' has 5 cells, expected 4, as many as a row",
        ),
    ] {
        let (_, map) = option.split_once(' ').unwrap();
        said(&format!("{option};"), map, message);
    }
}

/// Strings and lines are rows, or have the same number of whole rows each; words are whole rows or parts of one.
#[test]
fn rows_of_maps() {
    let wanted = puzzle(&format!("regions: \"aaabaccbdccbdddb\"; {GRID}")).frame;
    for map in [
        r#""aaab accb" "dccb dddb""#,
        r#""aaabaccb", "dccbdddb""#,
        r#""aa ab ac cb dc cb dd db""#,
        r#""a aab a c c b dccb d ddb""#,
        r#""aaabaccb dccbdddb""#,
        r#""aaab\naccb\ndccb\ndddb""#,
        r#""aaab\raccb\r\ndccb\r\ndddb\n""#,
        r#""\naaab accb\n\ndccb dddb\n""#,
        r#""aaab\naccb" "dccb" "dddb""#,
        r#""aa ab" "a ccb" "dccb" "dddb""#,
        "\"aaab\n accb\n dccb\n dddb\"",
    ] {
        let source = format!("regions: {map}; {GRID}");
        assert_eq!(puzzle(&source).frame, wanted, "{source}");
    }
    for (map, token, message) in [
        (
            r#""aaab", "accba", "dcb", "dddb""#,
            "\"accba\"",
            "row 2 of this map has 5 cells, expected 4",
        ),
        (
            r#""aaab" "accba" "dcb" "dddb""#,
            "\"accba\"",
            "row 2 of this map has 5 cells, expected 4",
        ),
        (
            r#""aaab accba dcb dddb""#,
            "\"aaab accba dcb dddb\"",
            "`accba` is in two rows of this map, or longer than other words: write each row apart",
        ),
        (
            r#""aaab accb dccb ddd""#,
            "\"aaab accb dccb ddd\"",
            "the map of `regions` has 15 cells, 4 × 4 would be 16",
        ),
        (
            r#""aaab\naccb\ndccb\nddd""#,
            r#""aaab\naccb\ndccb\nddd""#,
            "the map of `regions` has 15 cells, 4 × 4 would be 16",
        ),
        (
            r#""aaabacc bdccbdddb""#,
            "\"aaabacc bdccbdddb\"",
            "`aaabacc` is in two rows of this map, or longer than other words: write each row apart",
        ),
        (
            r#""aa abac cb dccb dddb""#,
            "\"aa abac cb dccb dddb\"",
            "`abac` is in two rows of this map, or longer than other words: write each row apart",
        ),
        (
            r#""aaabacc" "bdccbdddb""#,
            "\"aaabacc\"",
            "row 1 of this map has 7 cells, expected 4",
        ),
        (
            r#""aaab" "acc" "bdccb" "dddb""#,
            "\"acc\"",
            "row 2 of this map has 3 cells, expected 4",
        ),
        (
            r#""aaab acc bdccbddd""#,
            "\"aaab acc bdccbddd\"",
            "the map of `regions` has 15 cells, 4 × 4 would be 16",
        ),
    ] {
        said(&format!("regions: {map};"), token, message);
    }
}

#[test]
fn names_of_maps() {
    for (value, token) in [
        ("MAP", "MAP"),
        ("REGIONS_9", "REGIONS_9"),
        ("aaab accb dccb dddb", "aaab"),
        ("aaab, accb, dccb, dddb", "aaab"),
        ("[aaab]", "["),
    ] {
        said(
            &format!("regions: {value};"),
            token,
            "not a valid value for `regions`: \
             write a letter or figure for each cell in quotes, for example `regions: \"aaab accb dccb dddb\";`",
        );
    }
}
