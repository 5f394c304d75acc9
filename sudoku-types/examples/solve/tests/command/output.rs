//! Tests the output of the command, and its exit status.

use sudoku_tests::read_set;
use sudoku_values::Grid;

use crate::run::{printed, solve};
use crate::{CLASSIC, CLASSIC_SOLVED, THREE};

#[test]
fn the_solution() {
    let drawn = "\
line 1: one solution
+-----+-----+
| 1 3 | 4 2 |
| 2 4 | 3 1 |
+-----+-----+
| 3 1 | 2 4 |
| 4 2 | 1 3 |
+-----+-----+
";
    assert_eq!(printed(&[], "1.....3....4.2..\n"), (drawn.into(), 0));
    assert_eq!(
        printed(&["--line", "-"], CLASSIC),
        (format!("{CLASSIC_SOLVED}\n"), 0)
    );
}

#[test]
fn two_solutions() {
    let drawn = "\
line 1: this puzzle has more than one solution: row 1, column 3 can be 2 or 4
+-----+-----+
| 1 3 | 2 4 |
| 2 4 | 3 1 |
+-----+-----+
| 3 1 | 4 2 |
| 4 2 | 1 3 |
+-----+-----+
+-----+-----+
| 1 3 | 4 2 |
| 2 4 | 3 1 |
+-----+-----+
| 3 1 | 2 4 |
| 4 2 | 1 3 |
+-----+-----+
";
    assert_eq!(printed(&[], THREE), (drawn.into(), 1));
    let lines = "1324243131424213\n1342243131244213\n";
    assert_eq!(printed(&["--line"], THREE), (lines.into(), 1));
}

#[test]
fn the_reason_why_there_is_none() {
    let clash = "1 1 . . / . . 3 .".replace('/', "\n") + "\n. . . 4\n. 2 . 2\n\n";
    let stuck = "12..\n..3.\n....\n....\n";
    let reasons = "\
line 1: this puzzle has no solution: digit 1 appears twice in row 1: columns 1 and 2; \
digit 2 appears twice in row 4: columns 2 and 4

line 6: this puzzle has no solution: row 1 has no place for 3
";
    assert_eq!(printed(&[], &(clash + stuck)), (reasons.into(), 1));
}

#[test]
fn counting() {
    let blank = ".".repeat(16);
    assert_eq!(
        printed(&["--count"], &blank),
        ("line 1: 288 solutions\n".into(), 1)
    );
    let limited =
        |arguments: &[&str]| printed(&[&["--count", "--limit"], arguments].concat(), &blank).0;
    assert_eq!(limited(&["100"]), "line 1: ≥100 solutions\n");
    assert_eq!(limited(&["100", "--line"]), "≥100\n");
    assert_eq!(limited(&["288", "--line"]), "288\n");
    let one_two_none = format!("{CLASSIC}\n\n{THREE}\n\n12.. ..3. .... ....\n");
    let counts = "line 1: 1 solution\n\nline 3: 3 solutions\n\nline 5: 0 solutions\n";
    assert_eq!(printed(&["--count"], &one_two_none), (counts.into(), 1));

    let entries = read_set("gen_multi_9x9");
    let few: Vec<_> = entries
        .iter()
        .filter(|entry| entry.count < 1_000)
        .take(20)
        .collect();
    let input: String = few
        .iter()
        .map(|entry| format!("{}\n", entry.givens))
        .collect();
    let counts: String = few
        .iter()
        .map(|entry| format!("{}\n", entry.count))
        .collect();
    assert_eq!(printed(&["--count", "--line"], &input), (counts, 1));
}

#[test]
fn all_solutions() {
    let (lines, status) = printed(&["--all", "--line"], THREE);
    assert_eq!(status, 1);
    let mut lines: Vec<&str> = lines.lines().collect();
    assert_eq!(lines.pop(), Some("3 solutions"));
    lines.sort();
    assert_eq!(
        lines,
        ["1324243131424213", "1342243131244213", "1342243141233214"]
    );

    let (drawn, _) = printed(&["--all", "--limit", "2"], THREE);
    assert!(drawn.starts_with("line 1: solutions\n+-----+"), "{drawn}");
    assert!(drawn.ends_with("+\n≥2 solutions\n"), "{drawn}");
    let one = format!("{CLASSIC_SOLVED}\n1 solution\n");
    assert_eq!(
        printed(&["--all", "--line", "--limit", "1"], CLASSIC),
        (one, 0)
    );
    let none = "line 1: this puzzle has no solution: row 1 has no place for 3\n";
    assert_eq!(
        printed(&["--all"], "12.. ..3. .... ....\n"),
        (none.into(), 1)
    );
}

#[test]
fn pencil_marks() {
    let (drawn, status) = printed(&["--candidates"], THREE);
    assert_eq!(status, 1);
    let marks = "\
+------+--------+
| 1  3 | 24 24  |
| 2  4 | 3  1   |
+------+--------+
| 34 1 | 24 234 |
| 34 2 | 1  34  |
+------+--------+
";
    let expected = format!("after all steps:\n{marks}in some solution:\n{marks}");
    assert!(drawn.ends_with(&expected), "{drawn}");
    let (drawn, status) = printed(&["--candidates"], CLASSIC);
    assert_eq!(status, 0);
    assert!(drawn.contains("\n| 5 3 4 | 6 7 8 | 9 1 2 |\n"), "{drawn}");
    assert!(!drawn.contains("in some solution"), "{drawn}");
}

#[test]
fn steps() {
    let (text, status) = printed(&["--explain"], "1.....3....4.2..\n");
    assert_eq!(status, 0);
    let first = "line 1: one solution\nround 1\n    naked single: row 1, column 4 is 2: it has no other candidate left\n";
    assert!(text.starts_with(first), "{text}");
    assert_eq!(text.matches(" is ").count(), 12, "{text}");
    assert!(
        text.contains("\nsolved\n+-----+-----+\n| 1 3 | 4 2 |\n"),
        "{text}"
    );

    let (text, status) = printed(&["--explain"], THREE);
    assert_eq!(status, 1);
    assert!(text.contains("\n7 cells still unsolved\n"), "{text}");
}

#[test]
fn grade() {
    let (text, status) = printed(&["--grade", "--line"], "1.....3....4.2..\n");
    assert_eq!((&*text, status), ("naked single, 12 points\n", 0));
    let several = "this puzzle has more than one solution: row 1, column 3 can be 2 or 4\n";
    let none = "this puzzle has no solution: row 1 has no place for 3\n";
    for (puzzle, reason) in [(THREE, several), ("12.. ..3. .... ....", none)] {
        let lines = printed(&["--grade", "--line"], puzzle);
        assert_eq!(lines, (reason.to_owned(), 1));
        let page = printed(&["--grade"], puzzle);
        assert_eq!(page, (format!("line 1: {reason}"), 1));
    }
}

/// A search that takes more steps than are allowed is given up, and the next puzzle solved.
#[test]
fn limit() {
    let small = "1.....3....4.2..";
    let puzzles = format!("{small}\nboxes: 4x4; {}\n{small}\n", ".".repeat(256));
    let limited = |more: &[&str]| printed(&[&["--steps", "1000"], more].concat(), &puzzles);
    let (solved, graded) = ("1342243131244213\n", "naked single, 12 points\n");
    for (more, answer) in [(&["--line"][..], solved), (&["--grade", "--line"], graded)] {
        let expected = format!("{answer}given up after 1000 steps\n{answer}");
        assert_eq!(limited(more), (expected, 1));
    }
    let (text, _) = limited(&[]);
    assert!(
        text.contains("\n\nline 2: given up after 1000 steps\n\nline 3: one solution\n"),
        "{text}"
    );
}

/// Counting and listing are given up too, with what was found so far, and the next puzzle follows.
#[test]
fn limit_of_steps_of_all_solutions() {
    let small = "1.....3....4.2..";
    let windows = format!("boxes: 5x5; rules: windows; {}", ".".repeat(625));
    let puzzles = format!("{small}\n{windows}\n{small}\n");
    let given_up = "given up after 20000 steps";
    let (lines, status) = printed(&["--count", "--line", "--steps", "20000"], &puzzles);
    assert_eq!((lines, status), (format!("1\n{given_up}\n1\n"), 1));
    let (lines, _) = printed(&["--all", "--line", "--steps", "20000"], &puzzles);
    let one = "1342243131244213\n1 solution\n";
    assert_eq!(lines, format!("{one}{given_up}\n{one}"));

    // Some of the solutions of a blank grid.
    let blank = ".".repeat(81);
    let (text, status) = printed(&["--count", "--steps", "100000"], &blank);
    let some = "line 1: given up after 100000 steps, with ";
    assert!(
        text.starts_with(some) && text.ends_with(" solutions\n"),
        "{text}"
    );
    assert_eq!(status, 1);
    let (text, _) = printed(&["--all", "--line", "--steps", "100000"], &blank);
    let count = text.lines().count() - 1;
    let last = format!("given up after 100000 steps, with {count} solutions\n");
    assert!(count > 1 && text.ends_with(&last), "{text}");
    // Enough steps change nothing; and the limit of solutions comes first if it is reached first.
    let enough = printed(&["--count", "--steps", "1000000000"], THREE);
    assert_eq!(enough, ("line 1: 3 solutions\n".into(), 1));
    let few = printed(&["--count", "--limit", "2", "--steps", "100000"], &blank);
    assert_eq!(few, ("line 1: ≥2 solutions\n".into(), 1));
}

#[test]
fn generate() {
    let puzzle = |seed| {
        Grid::<9>::generate(seed)
            .expect("few steps")
            .line()
            .to_string()
            + "\n"
    };
    let (lines, status) = printed(&["--generate", "3"], "");
    assert_eq!((lines, status), (puzzle(0) + &puzzle(1) + &puzzle(2), 0));
    let (lines, _) = printed(&["--generate", "1", "--seed", "7"], "");
    assert_eq!(lines, puzzle(7));

    // Like the grids of a file, and read back.
    let diagonals = format!("rules: diagonals; {}", ".".repeat(81));
    let (lines, status) = printed(&["--generate", "2", "--seed", "5", "-"], &diagonals);
    assert_eq!(
        (lines.matches("rules: diagonals; ").count(), status),
        (2, 0)
    );
    assert_eq!(
        printed(&["--count", "--line"], &lines),
        ("1\n1\n".into(), 0)
    );

    let refused =
        |arguments: &[&str], text| printed(&[&["--generate", "2", "-"], arguments].concat(), text);
    let none = "line 1: this puzzle has no solution: row 1 has no place for 3\n";
    assert_eq!(refused(&[], "12.. ..3. .... ...."), (none.into(), 1));
    let given_up = "line 1: given up after 9 steps\n";
    assert_eq!(
        refused(&["--steps", "9"], &".".repeat(16)),
        (given_up.into(), 1)
    );
}

#[test]
fn bad_arguments() {
    for arguments in [
        &["no such file"][..],
        &["--nonsense"],
        &["--all", "--count"],
        &["--seed", "5"],
        &["--generate", "5", "--count"],
        &["--count", "--limit", "0"],
        &["--count", "--steps", "0"],
        &["--limit", "5"],
        &["--grade", "--limit", "5"],
        &["--steps"],
        &["--line", "--explain"],
        &["--svg", "--count"],
        &["--print", "--explain"],
        &["--marks", "--count"],
        &["--marks", "-"],
    ] {
        let done = solve(arguments, "");
        assert_eq!((done.status, &*done.printed), (2, ""), "{arguments:?}");
        assert!(done.complained.starts_with("error: "), "{done:?}");
    }
    let (help, status) = printed(&["--help"], "");
    assert_eq!(status, 0);
    for option in [
        "--all",
        "--count",
        "--limit",
        "--candidates",
        "--steps",
        "--explain",
        "--grade",
        "--generate",
        "--seed",
        "--line",
        "--print",
        "--svg",
        "--rules-as-read",
        "--marks",
    ] {
        assert!(help.contains(option), "{help}");
    }
}
