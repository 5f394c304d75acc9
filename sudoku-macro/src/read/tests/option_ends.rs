//! What comes behind the value of an option: its `;`, or what has been written for it.

use super::super::{Origin, Purpose, reader};
use super::{complaints, puzzle};

const GRID: &str = "1___ ____ ____ ____";
const MAP: &str = "\"aa.. bb.. .... ....\"";

const CAGES: &str = "write a letter or figure for each cell, `.` for no cage, and then sums, \
                     for example `cages: \"aa.. b.cc bd.. .d..\", a = 3, b = 5;`";
const RULES: &str =
    "write rules with commas between them, for example `rules: diagonals, windows;`";
const PROOF: &str = "write `proof: types;`, `proof: 307;` with room for so many steps, up to 4096, or `proof: none;`";

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
        let at_run_time = reader::read(&source, Origin::Text, Purpose::Solve).errors;
        assert_eq!(at_run_time.iter().count(), 1, "{source}: {at_run_time}");
    }
}

/// The same of a grid that has a fault of its own: it is said too, because it is clear where the grid begins.
#[track_caller]
fn said_beside_others(options: &str) {
    let source = format!("{options} [1 _ _ _] [_ _ _] [_ _ _ _] [_ _ _ _]");
    let complaints = complaints(&source);
    assert_eq!(complaints.len(), 2, "{source}: {complaints:#?}");
    assert!(
        complaints[1].ends_with("row 2 has 3 cells, expected 4"),
        "{complaints:#?}"
    );
}

#[test]
fn what_is_too_much() {
    let here = |allowed: &str| format!("expected `;` here: {allowed}");
    let in_list = |allowed: &str| format!("expected `,` or `;` here: {allowed}");
    for (sums, token) in [
        (", a = 3 b = 7", "b"),
        (" a = 3", "a"),
        (": a = 3", ":"),
        (", a = 3 + 1", "+"),
        (", a = 2 + 1", "+"),
        (", a = 3 and b = 7", "and"),
        (", a = 3 / b = 7", "/"),
        (", a = 3: b = 7", ":"),
    ] {
        said(&format!("cages: {MAP}{sums};"), token, &in_list(CAGES));
        said_beside_others(&format!("cages: {MAP}{sums};"));
    }
    for (rules, token) in [
        ("diagonals windows", "windows"),
        ("diagonals and windows", "and"),
        ("diagonals + windows", "+"),
        ("diagonals: windows", ":"),
        ("diagonals/windows", "/"),
    ] {
        said(&format!("rules: {rules};"), token, &in_list(RULES));
        said_beside_others(&format!("rules: {rules};"));
    }
    for (value, token) in [
        ("types 307", "307"),
        ("types, 307", ","),
        ("307 steps", "steps"),
        ("none: 5", ":"),
    ] {
        said(&format!("proof: {value};"), token, &here(PROOF));
    }
    let boxes = "write the rows and columns of a box, for example `boxes: 2x3;`";
    said("boxes: 2x2 cells;", "cells", &here(boxes));
    said("boxes: 2x2u8;", "2x2u8", &here(boxes));
    said(
        "minimal: true always;",
        "always",
        &here("write `minimal: true;` or `minimal: false;`"),
    );
}

#[test]
fn a_comma_before_the_next_option() {
    for (option, last, name, allowed) in [
        (format!("cages: {MAP}, a = 3"), "3", "cages", CAGES),
        (format!("cages: {MAP}"), MAP, "cages", CAGES),
        ("rules: diagonals".to_owned(), "diagonals", "rules", RULES),
        ("proof: none".to_owned(), "none", "proof", PROOF),
    ] {
        let expected = format!("expected `;` after the value of `{name}`: {allowed}");
        for mark in [",", "", " ,", ",\n"] {
            said(&format!("{option}{mark} solution: first;"), last, &expected);
        }
    }
    let regions = "expected `;` after the value of `regions`: \
                   write a letter or figure for each cell, for example `regions: \"aaab accb dccb dddb\";`";
    for mark in [",", ""] {
        said(
            &format!("regions: aaab accb dccb dddb{mark} rules: diagonals;"),
            "dddb",
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
        said_beside_others(options);
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
            format!("sums stand behind the map of cages, with commas between them: {CAGES}");
        said(&format!("cages: {MAP}{sums};"), name, &message);
        said_beside_others(&format!("cages: {MAP}{sums};"));
    }
    let no_rule = "unknown rule `window`: expected `diagonals`, `windows`, `anti_knight` or `anti_king`; did you mean `windows`?";
    said("rules: diagonals; window;", "window", no_rule);
    said("rules: diagonals; window, anti_king;", "window", no_rule);
    said(
        "rules: diagonals; Windows;",
        "Windows",
        &no_rule.replacen("window", "Windows", 1),
    );
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
    // The name of a rule alone on its line is no heading.
    for text in [
        "windows\n1___\n____\n____\n____",
        "diagonals,\n1___ ____\n____ ____",
    ] {
        assert_eq!(complaints(text).len(), 1, "{text}");
    }
}

#[test]
fn numbers_that_are_not_plain() {
    for sum in [
        "3u8", "3.0", "3..=5", "0x3", "1_0", "ten", "-3", "\"3\"", "b",
    ] {
        said(
            &format!("cages: {MAP}, a = {sum};"),
            if sum.starts_with('-') {
                "-"
            } else {
                sum.split("..=").next().unwrap()
            },
            &format!("`{sum}` is no sum: write it in figures alone, for example `a = 3`"),
        );
    }
    for steps in [
        "0",
        "4097",
        "1_000",
        "0x20",
        "4.5",
        "307usize",
        "99999999999999999999",
    ] {
        said(
            &format!("proof: {steps};"),
            steps,
            &format!(
                "`{steps}` is no number of steps: write one from 1 to 4096, in figures alone, for example `proof: 307;`"
            ),
        );
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
    for bare in ["aaab, accb, dccb, dddb", "aaab,\naccb,\ndccb,\ndddb,"] {
        assert_eq!(puzzle(&format!("regions: {bare}; {GRID}")).frame, whole);
    }
    let halves = format!("regions: \"aaab accb\" \"dccb dddb\"; {GRID}");
    assert_eq!(puzzle(&halves).frame, whole);

    let joined = quoted.join(", ");
    said(
        &format!("regions: {};", joined.replacen("dccb", "dcb", 1)),
        "\"dcb\"",
        "row 3 of this map has 3 cells, expected 4",
    );
    said(
        &format!("regions: {};", joined.replacen("ddd", "dd!", 1)),
        "\"dd!b\"",
        "`!` names no area: write a letter or figure for each cell",
    );
    said(
        &format!("regions: {joined}, \"eeee\";"),
        "\"aaab\"",
        "the map of `regions` has 20 cells, 4 × 4 would be 16",
    );
    let no_semicolon = "expected `;` after the value of `regions`: \
                        write a letter or figure for each cell, for example `regions: \"aaab accb dccb dddb\";`";
    said(&format!("regions: {joined}"), "\"dddb\"", no_semicolon);
    for option in ["regions", "cages"] {
        said(
            &format!("{option}: {};", quoted.join("; ")),
            ";",
            "between the rows of a map there are commas or nothing, and a `;` behind the last: write `,` here",
        );
    }
    let whole = format!("\"{}\"", rows.concat());
    said(&format!("regions: {whole}"), &whole, no_semicolon);
}

#[test]
fn names_of_maps() {
    for name in ["MAP", "MY_MAP", "REGIONS_9"] {
        said(
            &format!("regions: {name};"),
            name,
            &format!(
                "`{name}` is no map, and is not taken for what it may stand for: write the map itself, in quotes"
            ),
        );
    }
    for (name, meant) in [("jigsaw", "regions"), ("killer", "cages")] {
        let complaints = complaints(&format!("{name}: \"aaab\"; {GRID}"));
        assert_eq!(complaints.len(), 1);
        assert!(
            complaints[0].ends_with(&format!("did you mean `{meant}`?")),
            "{complaints:?}"
        );
    }
}
