//! Options as they may and may not be written.

use super::super::{Purpose, SolverOption, Symbols};
use super::{complaints, complaints_for, puzzle};
use sudoku_notation::geometry::BoxShape;

const SIX: &str = "______ ______ ______ ______ ______ ______";
const SHORT: &str =
    "[_ _ _ _ _ _] [_ _ _ _ _ _] [_ _ _ _ _] [_ _ _ _ _ _] [_ _ _ _ _ _] [_ _ _ _ _ _]";

const BOXES: &str =
    "write the rows and columns of a box of at most 25 cells, for example `boxes: 2x3;`";
const SYMBOLS: &str = "write at most 25 characters in order of value, for example `symbols: \"0123456789ABCDEF\";`, \
                       or numbers up to 99, for example `symbols: 0..=15;`";

#[track_caller]
fn said(options: &str, expected: &[&str]) {
    assert_eq!(
        complaints(&format!("{options} {SIX}")),
        expected,
        "{options}"
    );
}

#[test]
fn shapes_of_boxes() {
    for shape in ["3x2", "3 x 2", "3x 2", "3 x2", "3X2", "3 * 2"] {
        assert_eq!(
            puzzle(&format!("boxes: {shape}; {SIX}")).frame.boxes,
            BoxShape::new(3, 2).unwrap()
        );
    }
    for value in ["foo", "3", "2x", "2xx3", "\"2x3\"", "[2x3]", "2, 3", "x"] {
        let complaints = complaints(&format!("boxes: {value}; {SIX}"));
        assert_eq!(complaints.len(), 1);
        assert!(complaints[0].starts_with("1:8 "), "{complaints:?}");
        assert!(
            complaints[0].ends_with(&format!("not a valid value for `boxes`: {BOXES}")),
            "{complaints:?}"
        );
    }
    for shape in ["6x6", "0x3"] {
        let message = format!("1:8 `{shape}` not a valid value for `boxes`: {BOXES}");
        said(&format!("boxes: {shape};"), &[&message]);
    }
    said(
        "boxes: 3x3;",
        &["1:8 `3x3` `boxes` is for a 9×9 grid, and this grid is 6×6"],
    );
}

#[test]
fn lists_of_rules() {
    let rules = |rules: &str| {
        let frame = puzzle(&format!("rules: {rules}; 1___ ____ ____ ____")).frame;
        frame.rules.to_string()
    };
    assert_eq!(rules("diagonals"), "diagonals");
    assert_eq!(rules("windows,diagonals"), "diagonals, windows");
    assert_eq!(
        rules("anti_king , anti_knight,\n diagonals,"),
        "diagonals, anti_knight, anti_king"
    );
    let no_value = "not a valid value for `rules`: write rules with commas between them, \
                    for example `rules: diagonals, windows;`";
    for value in ["[diagonals]", "\"diagonals\"", ",", "+"] {
        let complaints = complaints(&format!("rules: {value}; {SIX}"));
        let [only] = &complaints[..] else {
            panic!("{value}: {complaints:?}")
        };
        assert!(only.ends_with(no_value), "{only}");
    }
    for value in [
        "diagonals windowz",
        "diagonals, windows and",
        "diagonals/windows",
        "diagonals & windows",
    ] {
        let complaints = complaints(&format!("rules: {value}; {SIX}"));
        assert_eq!(complaints.len(), 1, "{value}: {complaints:?}");
    }
    // Beside what else is wrong.
    assert_eq!(
        complaints(&format!("rules: windows; {SHORT}")),
        ["1:54 `_` row 3 has 5 cells, expected 6",]
    );
}

#[test]
fn lists_of_symbols() {
    said("symbols: \"ABCDEF\";", &[]);
    said(
        "symbols: \"ABCDE\";",
        &["1:10 `\"ABCDE\"` `symbols` is for a 5×5 grid, and this grid is 6×6"],
    );
    said(
        "symbols: \"ABCDEA\";",
        &["1:10 `\"ABCDEA\"` the symbol `A` is in `symbols` twice"],
    );
    said(
        "symbols: \"ABC_EF\";",
        &["1:10 `\"ABC_EF\"` `_` cannot be a symbol: in a grid it is a blank"],
    );
    said(
        "symbols: \"ABC|EF\";",
        &["1:10 `\"ABC|EF\"` `|` cannot be a symbol: in a grid it is a line between boxes"],
    );
    said(
        "symbols: \"A B\";",
        &["1:10 `\"A B\"` ` ` cannot be a symbol: in a grid it is space between cells"],
    );
    said(
        "symbols: \"A,B\";",
        &["1:10 `\"A,B\"` `,` cannot be a symbol: in a grid it is a mark between cells"],
    );
    for (symbol, what) in [
        (';', "a mark between cells"),
        ('/', "a mark between cells"),
        ('[', "a bracket around cells"),
        (')', "a bracket around cells"),
        ('}', "a bracket around cells"),
        ('\'', "a quote around cells"),
        ('#', "the beginning of a comment"),
        (':', "the end of an option's name"),
    ] {
        said(
            &format!("symbols: \"AB{symbol}DEF\";"),
            &[&format!(
                "1:10 `\"AB{symbol}DEF\"` `{symbol}` cannot be a symbol: in a grid it is {what}"
            )],
        );
    }
    // Of each kind several: bidirectional controls, invisible ones, combining marks, characters that are ignored, and
    // characters that are none.
    for symbol in "\u{202a}\u{202e}\u{2066}\u{61c}\u{ad}\u{200b}\u{200d}\u{2060}\u{fff9}\u{300}\u{36f}\u{483}\u{5b0}\u{64b}\
                   \u{93e}\u{94d}\u{e31}\u{20dd}\u{3099}\u{fe20}\u{1d165}\u{34f}\u{115f}\u{3164}\u{ffa0}\u{e0041}\u{fdd0}\
                   \u{fffe}\u{ffff}\u{1fffe}\u{10ffff}"
        .chars()
    {
        let code = u32::from(symbol);
        said(
            &format!("symbols: \"AB{symbol}DEF\";"),
            &[&format!(
                "1:10 `\"AB{symbol}DEF\"` U+{code:04X} cannot be a symbol: it is not seen by itself; write a character that is"
            )],
        );
    }
    said("symbols: 0..=5;", &[]);
    said(
        "symbols: 0..=6;",
        &["1:10 `0` `symbols` is for a 7×7 grid, and this grid is 6×6"],
    );
    for value in [
        "\"\"",
        "\"ABCDEFGHIJKLMNOPQRSTUVWXYZ\"",
        "5..=0",
        "0..=30",
        "90..=300",
        "0..6",
        "ABCDEF",
        "'A'",
        "0",
        "[A B]",
    ] {
        let complaints = complaints(&format!("symbols: {value}; {SIX}"));
        assert_eq!(complaints.len(), 1);
        assert!(
            complaints[0].ends_with(&format!("not a valid value for `symbols`: {SYMBOLS}")),
            "{complaints:?}"
        );
    }
}

#[test]
fn boxes_and_symbols_together() {
    assert_eq!(
        puzzle(&format!("symbols: 0..=5; boxes: 3x2; {SIX}")).symbols,
        Symbols::NumbersFrom(0)
    );
    // The grid shows which of the two is wrong.
    said(
        "boxes: 2x3; symbols: \"ABCDE\";",
        &["1:22 `\"ABCDE\"` `symbols` is for a 5×5 grid, and this grid is 6×6"],
    );
    said(
        "symbols: \"ABCDEF\"; boxes: 1x5;",
        &["1:27 `1x5` `boxes` is for a 5×5 grid, and this grid is 6×6"],
    );
    // An error of the value comes first.
    assert_eq!(
        complaints("boxes: 2x3; symbols: \"ABCDE\"; _ _ _ _ _ _ _"),
        ["1:31 `_` a 6×6 grid has 36 cells: this one has 7"]
    );
}

#[test]
fn solvers() {
    let solver = |options: &str| puzzle(&format!("{options} {SIX}")).solver;
    assert_eq!(solver(""), SolverOption::Const);
    assert_eq!(solver("solver: const;"), SolverOption::Const);
    assert_eq!(solver("boxes: 3x2; solver: types;"), SolverOption::Types);
    let allowed = "write `solver: const;` or `solver: types;`";
    for (option, said_of) in [
        (
            "solver: traits;",
            "1:9 `traits` not a valid value for `solver`",
        ),
        (
            "solver: \"types\";",
            "1:9 `\"types\"` not a valid value for `solver`",
        ),
        ("solver:;", "1:8 `;` not a valid value for `solver`"),
        (
            "solver = types;",
            "1:1 `solver` expected `:` after `solver`",
        ),
        (
            "solver: const",
            "1:9 `const` expected `;` after the value of `solver`",
        ),
    ] {
        said(option, &[&format!("{said_of}: {allowed}")]);
    }
}

#[test]
fn options_of_a_puzzle_to_be_refuted() {
    let complaints = |options: &str| complaints_for(Purpose::Refute, &format!("{options} {SIX}"));
    assert_eq!(
        complaints("boxes: 3x2; symbols: \"ABCDEF\"; solver: types;"),
        [""; 0]
    );
    for value in ["unique", "first", "any"] {
        assert_eq!(
            complaints(&format!("solution: {value};")),
            [
                "1:1 `solution` this macro has no option `solution`: it says that there is none; remove it"
            ]
        );
    }
    assert_eq!(
        complaints("solutions: 0;"),
        [
            "1:1 `solutions` unknown option `solutions`: expected `boxes`, `symbols`, `solver`, `proof`, `rules`, `regions`, `cages`, `thermometers`, `consecutive`, `doubles`, `whispers`, `palindromes`, `sums`, `arrows`, `even` or `odd`"
        ]
    );
}

#[test]
fn colons_and_semicolons() {
    said(
        "boxes 2x3;",
        &[&format!("1:1 `boxes` expected `:` after `boxes`: {BOXES}")],
    );
    said(
        "boxes = 2x3;",
        &[&format!("1:1 `boxes` expected `:` after `boxes`: {BOXES}")],
    );
    said(
        "boxes: 2x3",
        &[&format!(
            "1:8 `2x3` expected `;` after the value of `boxes`: {BOXES}"
        )],
    );
    said(
        "boxes: 2 x 3,",
        &[&format!(
            "1:12 `3` expected `;` after the value of `boxes`: {BOXES}"
        )],
    );
    said(
        "boxes:;",
        &[&format!("1:7 `;` not a valid value for `boxes`: {BOXES}")],
    );
    said(
        "solution: unique",
        &["1:11 `unique` expected `;` after the value of `solution`: \
                                write `solution: unique;` or `solution: first;`"],
    );
    assert_eq!(
        complaints("boxes: 2x3"),
        [format!(
            "1:8 `2x3` expected `;` after the value of `boxes`: {BOXES}"
        )]
    );
    assert_eq!(complaints("boxes: 2x3;").len(), 1);
}

#[test]
fn names() {
    let expected = "expected `boxes`, `symbols`, `solution`, `solver`, `proof`, `rules`, `regions`, `cages`, `thermometers`, `consecutive`, `doubles`, `whispers`, `palindromes`, `sums`, `arrows`, `even`, `odd`, `minimal` or `techniques`";
    said(
        "size: 6;",
        &[&format!("1:1 `size` unknown option `size`: {expected}")],
    );
    said(
        "box: 2x3;",
        &[&format!(
            "1:1 `box` unknown option `box`: {expected}; did you mean `boxes`?"
        )],
    );
    said(
        "Symbol: \"ABCDEF\";",
        &[&format!(
            "1:1 `Symbol` unknown option `Symbol`: {expected}; did you mean `symbols`?"
        )],
    );
    said(
        "Solve: const;",
        &[&format!(
            "1:1 `Solve` unknown option `Solve`: {expected}; did you mean `solver`?"
        )],
    );
    said(
        "solution: first; solution: first;",
        &["1:18 `solution` `solution` is given twice"],
    );
    said(
        "size: 6; boxes: foo;",
        &[&format!("1:1 `size` unknown option `size`: {expected}")],
    );
}

#[test]
fn nothing_after_a_fault_is_read() {
    for (option, fault) in [
        (
            "solution: any;",
            "not a valid value for `solution`: write `solution: unique;` or `solution: first;`",
        ),
        ("boxes: 2x3; boxes: 2x3;", "`boxes` is given twice"),
    ] {
        let complaints = complaints(&format!("{option}\n{SHORT}"));
        assert_eq!(complaints.len(), 1, "{complaints:?}");
        assert!(complaints[0].ends_with(fault), "{complaints:?}");
    }
}

#[test]
fn options_after_the_grid() {
    let message = |name: &str| {
        format!("options come before the grid: move `{name}` and its value in front of it")
    };
    for (option, name) in [
        ("; solution: first;", "solution"),
        ("solution: first", "solution"),
        ("\nboxes: 3x2;", "boxes"),
        ("symbols = \"ABCDEF\"", "symbols"),
    ] {
        let complaints = complaints(&format!("{SIX} {option}"));
        assert_eq!(complaints.len(), 1, "{complaints:?}");
        assert!(
            complaints[0].ends_with(&format!("`{name}` {}", message(name))),
            "{complaints:?}"
        );
    }
    assert_eq!(
        complaints(&format!(
            "solution: first; {SIX}; boxes: 3x2; symbols: 1..=6;"
        ))
        .len(),
        1
    );
    // What follows an option that is wrong may not be the grid.
    assert_eq!(
        complaints(&format!("boxes: 2x3, solution: first; {SIX}")).len(),
        1
    );
}
