//! Tests the input of the command: files, pipes and notations.

use std::fs;
use std::io::Write;
use std::path::Path;

use sudoku_tests::read_set;

use crate::run::{done_of, printed, solve, start};
use crate::{CLASSIC, CLASSIC_SOLVED, THREE};

/// All notations of one puzzle, one after the other.
#[test]
fn notations() {
    let rows: Vec<&str> = (0..9).map(|row| &CLASSIC[9 * row..9 * row + 9]).collect();
    let spaced = |row: &&str| {
        row.chars()
            .map(|cell| format!("{cell} "))
            .collect::<String>()
    };
    let listed = |row: &&str| spaced(row).trim().replace(' ', ", ").replace('.', "0");
    let each = |form: &dyn Fn(&&str) -> String| rows.iter().map(form).collect::<Vec<_>>();
    let bordered = each(&|row| {
        let [a, b, c] = [0, 3, 6].map(|at| spaced(&&row[at..at + 3]));
        format!("| {a}| {b}| {c}|")
    });
    let border = "+-------+-------+-------+";
    let notations = [
        CLASSIC.to_owned(),
        CLASSIC.replace('.', "0"),
        rows.join("\n"),
        rows.join("\r\n").replace('.', "_"),
        each(&spaced).join("\n").replace('.', "?"),
        each(&|row| format!("\"{row}\"")).join(", "),
        each(&|row| format!("[{}]", listed(row))).join(",\n"),
        format!("[{}]", each(&listed).join("; ")),
        format!("boxes: 3x3;\n{}", each(&listed).join(",\n")),
        [
            border.to_owned(),
            bordered[..3].join("\n"),
            border.to_owned(),
            bordered[3..6].join("\n"),
            border.to_owned(),
            bordered[6..].join("\n"),
            border.to_owned(),
        ]
        .join("\n"),
    ];
    let solved = |count: usize| format!("{CLASSIC_SOLVED}\n").repeat(count);
    for notation in &notations {
        assert_eq!(printed(&["--line"], notation), (solved(1), 0), "{notation}");
    }
    let (lines, blocks): (Vec<_>, Vec<_>) = notations.iter().partition(|text| !text.contains('\n'));
    for kind in [lines, blocks] {
        let all: Vec<&str> = kind.iter().map(|text| text.as_str()).collect();
        let options = all.iter().position(|text| text.starts_with("boxes"));
        let mut all = all;
        if let Some(options) = options {
            // Options on a line of their own are of one puzzle: those after it would need some too.
            let last = all.remove(options);
            all.push(last);
        }
        let marked = format!("\u{feff}{}\n", all.join("\n\n"));
        assert_eq!(printed(&["--line"], &marked), (solved(all.len()), 0));
    }
    let mixed = format!("{CLASSIC}\n\n{}\n", rows.join("\n"));
    assert_eq!(printed(&["--line"], &mixed), (solved(2), 0));
}

#[test]
fn grids_without_blank_lines_between() {
    let border = "+-+\n";
    let grid: String = (0..9)
        .map(|row| format!("{}\n", &CLASSIC[9 * row..9 * row + 9]))
        .collect();
    let solved = |count: usize| format!("{CLASSIC_SOLVED}\n").repeat(count);
    for count in [2, 4] {
        let input = format!("{border}{grid}{border}").repeat(count);
        assert_eq!(printed(&["--line"], &input), (solved(count), 0));
    }
    let done = solve(&[], &format!("{grid}{}\n", &grid[..9]));
    let complaint = "error: line 10, column 1: this grid has 10 rows of 9 cells, expected 9 rows\n";
    assert_eq!(
        (done.status, &*done.printed, &*done.complained),
        (2, "", complaint)
    );
}

/// Lines of 16 cells are 4×4 grids or rows of a 16×16 grid.
#[test]
fn sixteen_cells() {
    let small = "1.....3....4.2..\n";
    for (count, said) in [
        (4, ""),
        (15, ""),
        (16, "boxes: 2x2;\n"),
        (40, "boxes: 2x2;\n"),
    ] {
        let (lines, status) = printed(&["--line"], &format!("{said}{}", small.repeat(count)));
        assert_eq!((lines, status), ("1342243131244213\n".repeat(count), 0));
    }
    let done = solve(&[], &small.repeat(16));
    assert_eq!(
        done.complained,
        "error: line 1, column 1: these may be 16 puzzles of 4×4, or the rows of 16×16 grids: \
         write `boxes: 2x2;` or `boxes: 4x4;` before them\n"
    );

    let [large, next, ..] = &read_set("gen_16x16_105clues")[..] else {
        panic!("two puzzles of the set")
    };
    let row = |row: usize| &large.givens[16 * row..16 * row + 16];
    let letters: Vec<&str> = (0..16).map(row).collect();
    let numbers = letters.iter().map(|row| {
        let number = |cell| char::to_digit(cell, 36).map_or("_".into(), |n| n.to_string());
        row.chars().map(number).collect::<Vec<_>>().join(" ")
    });
    let numbers: Vec<String> = numbers.collect();
    // A blank line ends a puzzle; one that is complete needs none.
    let next_rows: Vec<&str> = (0..16)
        .map(|row| &next.givens[16 * row..16 * row + 16])
        .collect();
    let input = [
        "boxes: 4x4;",
        &letters.join("\n"),
        &next_rows.join("\n"),
        "",
        &numbers.join("\n"),
    ]
    .map(|text| text as &str)
    .join("\n");
    let solved = [large, next, large].map(|entry| entry.solution.clone().expect("a solution"));
    let (lines, status) = printed(&["--line"], &input);
    assert_eq!(status, 0);
    assert_eq!(lines, solved.join("\n") + "\n");
}

#[test]
fn every_size_of_the_sets() {
    let sets = [
        ("gen_4x4_minimal", ""),
        ("gen_6x6_box2x3_minimal", ""),
        ("gen_6x6_box3x2_minimal", "boxes: 3x2; "),
        ("gen_8x8_box2x4_minimal", ""),
        ("gen_10x10_box2x5_minimal", ""),
        ("gen_12x12_box3x4_minimal", ""),
        ("gen_15x15_box3x5_100clues", ""),
        ("gen_16x16_105clues", ""),
        ("gen_20x20_box4x5_200clues", ""),
        ("gen_25x25_330clues", ""),
    ];
    let (mut input, mut solved) = (String::new(), String::new());
    for (set, options) in sets {
        for entry in read_set(set).iter().take(3) {
            input += &format!("{options}{}\n", entry.givens);
            solved += &format!("{}\n", entry.solution.as_ref().expect("a solution"));
        }
    }
    input += "boxes: 1x3; 12_ _31 3__\n";
    solved += "123231312\n";
    assert_eq!(printed(&["--line"], &input), (solved, 0));
    let strip = "boxes: 5x1;\n12345\n2345_\n3451_\n4512_\n5123_\n";
    assert_eq!(
        printed(&["--line"], strip),
        ("1234523451345124512351234\n".into(), 0)
    );
}

/// A bad line is named, and the lines around it are solved.
#[test]
fn bad_lines() {
    let input = [
        CLASSIC,
        &CLASSIC[1..],
        "hello world",
        &CLASSIC.replace('9', "y"),
        "",
        "1 . | . .",
        ". . | 3",
        "",
        "boxes: 2x;",
        CLASSIC,
        "",
        CLASSIC,
        "size: 9; 1",
    ];
    let done = solve(&["--line"], &input.join("\n"));
    assert_eq!(done.status, 2);
    assert_eq!(done.printed, format!("{CLASSIC_SOLVED}\n").repeat(2));
    let complaints = "\
error: line 2, column 1: a grid has n × n cells: this one has 80, 9 × 9 would be 81
error: line 3, column 7: `world` is not a cell: write a `#` before a line that is not a part of the grid
error: line 4, column 14: row 2, column 5: `y` is not a digit of a 9×9 grid: expected 1 to 9, or `_` for a blank
error: line 6, column 1: a grid has n × n cells: this one has 7, 4 × 4 would be 16
error: line 9, column 8: not a valid value for `boxes`: write the rows and columns of a box of at most 25 cells, for example `boxes: 2x3;`
error: line 13, column 1: unknown option `size`: the options are ";
    assert!(
        done.complained.starts_with(complaints),
        "{}",
        done.complained
    );
    assert_eq!(done.complained.lines().count(), 6);

    let mut child = start(&[] as &[&str]);
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin
        .write_all(b"\xff\xfe\n\n1.....3....4.2..\n")
        .expect("room for a line");
    drop(stdin);
    let done = done_of(child);
    assert_eq!(
        (done.status, done.printed.lines().count()),
        (2, 8),
        "{done:?}"
    );
}

#[test]
fn a_file() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("command-puzzles.txt");
    fs::write(&file, CLASSIC).expect("a file to write");
    let file = file.to_str().expect("a path in Unicode");
    let solved = format!("{CLASSIC_SOLVED}\n");
    assert_eq!(printed(&[file, "--line"], ""), (solved, 0));
}

/// A file without a puzzle is an error that names the file.
#[test]
fn no_puzzle() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("command-no-puzzle.txt");
    let path = file.to_str().expect("a path in Unicode");
    for text in ["", "\n  \n\n", "# only a comment\n"] {
        fs::write(&file, text).expect("a file to write");
        for (arguments, name) in [(&["--count"][..], "standard input"), (&[path], path)] {
            let done = solve(arguments, text);
            assert_eq!((done.status, &*done.printed), (2, ""), "{text:?}");
            let complaint = format!("error: there is no puzzle in {name}\n");
            assert_eq!(done.complained, complaint, "{text:?}");
        }
    }
    // What could not be read is no puzzle, but has its own error.
    assert_eq!(solve(&[], "12.. ..3.\n").complained.lines().count(), 1);
}

/// A second grid on the line is the solution, and is compared.
#[test]
fn solutions_beside_puzzles() {
    let small = "1.....3....4.2..";
    let right = "1342243131244213";
    let table = format!("puzzle,solution\n{CLASSIC},{CLASSIC_SOLVED}\n{small},{right},easy\n");
    let solved = format!("{CLASSIC_SOLVED}\n{right}\n");
    assert_eq!(printed(&["--line"], &table), (solved.clone(), 0));

    // The last digit, two digits of a row, and a given.
    let last = CLASSIC_SOLVED.replacen("286179", "286172", 1);
    let row = "1342241331244213";
    let given = "2431134242133124";
    let wrong = format!("{CLASSIC},{last}\n{small} {row}\n\n{small},{given},easy\n");
    let complaints = "\
error: line 1, column 83: this is not the solution of the puzzle before it: row 9, column 9 is 9, not 2
error: line 2, column 18: this is not the solution of the puzzle before it: row 2, column 3 is 3, not 1
error: line 4, column 18: this is not the solution of the puzzle before it: row 1, column 1 is 1, not 2
";
    for arguments in [&["--line"][..], &["--count"], &["--grade"]] {
        let done = solve(arguments, &wrong);
        assert_eq!(
            (done.status, &*done.complained),
            (2, complaints),
            "{arguments:?}"
        );
    }
    // The puzzles are answered all the same.
    assert_eq!(solve(&["--line"], &wrong).printed, solved + right + "\n");

    // Of several solutions each is right.
    let three = THREE.replace(' ', "");
    for right in ["1324243131424213", "1342243131244213", "1342243141233214"] {
        let done = solve(&["--line"], &format!("{three},{right}\n"));
        assert_eq!((done.status, &*done.complained), (1, ""));
    }
    let done = solve(&[], &format!("{three},1324243131424231\n"));
    let complaint = "error: line 1, column 18: this is not a solution of the puzzle before it\n";
    assert_eq!((done.status, &*done.complained), (2, complaint));

    // Rules and cages count too.
    let cages = "cages: \"aabb accd ecfd eefd\", a = 6, b = 7, c = 7, d = 6, e = 9, f = 5; ................,";
    let killer = "1234342121434312";
    assert_eq!(printed(&["--line"], &format!("{cages}{killer}")).1, 0);
    let done = solve(&[], &format!("{cages}1342243131244213"));
    assert!(
        done.complained.contains("row 1, column 2 is 2, not 3"),
        "{done:?}"
    );
}

/// A jigsaw and a killer, beside usual puzzles.
#[test]
fn regions_and_cages() {
    let input = "\
regions: \"aaab accb dccb dddb\"; 1......3.2......
cages: \"aabb accd ecfd eefd\", a = 6, b = 7, c = 7, d = 6, e = 9, f = 5; ................
1.....3....4.2..
";
    let solved = "1342241342313124\n1234342121434312\n1342243131244213\n".to_owned();
    assert_eq!(printed(&["--line"], input), (solved, 0));
}

#[test]
fn wrong_options_are_named_at_once() {
    let input = format!("boxes: 2x;\nrules: diagonl;\nwhisper: r1c1;\neffort: 99;\n{CLASSIC}");
    let done = solve(&[], &input);
    assert_eq!(done.status, 2);
    let begins = [
        "error: line 1, column 8: not a valid value for `boxes`",
        "error: line 2, column 8: unknown rule `diagonl`",
        "error: line 3, column 1: unknown option `whisper`",
        "error: line 4, column 9: not a valid value for `effort`",
    ];
    let lines: Vec<&str> = done.complained.lines().collect();
    let are_named = lines
        .iter()
        .zip(begins)
        .all(|(line, begin)| line.starts_with(begin));
    assert!(lines.len() == begins.len() && are_named, "{lines:#?}");
}
