//! Tests the searches of types: on the sets, on grids of every shape and rule, and with advice that makes no sense. The
//! expected results come from other solvers.

use crate::chance::writing::rows_type;
use sudoku_tests::{Dice, GeneratedCrate, digit, read_set, rounds};
use sudoku_types::{Grid, GridError, ParseError};

/// Digits as a line of symbols.
fn symbols(digits: &[u8]) -> String {
    let symbol = |&digit: &u8| match digit {
        0 => '.',
        1..=9 => char::from(b'0' + digit),
        _ => char::from(b'A' + digit - 10),
    };
    digits.iter().map(symbol).collect()
}

fn digits(line: &str) -> Vec<u8> {
    line.chars().map(|cell| digit(cell).unwrap_or(0)).collect()
}

/// Puzzles of which rustc has to find the number of solutions: a line of a program for each.
#[derive(Default)]
struct Claims {
    lines: Vec<String>,
    /// The lines that have to be refused, counted from 1.
    refused: Vec<usize>,
}

impl Claims {
    /// The claim that the types find this number of solutions, in the form of a macro. What has several is refused.
    fn add(&mut self, options: &str, grid: &str, count: u64) {
        let grid = format!("{options} proof: types; {grid:?}");
        self.lines.push(match count {
            0 => format!("unsolvable! {{ {grid} }}\n"),
            _ => format!("const _: () = unique::<sudoku! {{ {grid} }}>();\n"),
        });
        if count > 1 {
            self.refused.push(self.lines.len());
        }
    }

    /// Has rustc judge all of them. Each that is refused has one error, which begins with one of these words.
    fn check(&self, name: &str, words: &[&str]) {
        let below = "const fn unique<S: Unique>() {}\n\
                     use sudoku_types::type_solver::{NoAdvice, Try};\n\
                     use sudoku_types::typenum::{consts::*, tarr};\n\
                     use sudoku_types::__private::refuted;\n\
                     use sudoku_types::*;\n";
        let errors = GeneratedCrate::new(env!("CARGO_TARGET_TMPDIR"), name)
            .check_lines(self.lines.iter().map(String::as_str), below);
        for error in &errors {
            let is_known = words.iter().any(|words| error.message.starts_with(words));
            assert!(is_known, "{error:#?}");
        }
        let lines: Vec<_> = errors.iter().map(|error| error.line).collect();
        assert_eq!(lines, self.refused, "{errors:#?}");
    }
}

const SEVERAL: &[&str] = &["this puzzle has more than one solution"];

fn sets(name: &str, sets: &[(&str, &str, usize)]) {
    let mut claims = Claims::default();
    for (set, options, count) in sets {
        for entry in read_set(set).iter().take(*count) {
            // Of a jigsaw the map comes before the grid.
            let (map, grid) = entry
                .givens
                .rsplit_once("; ")
                .unwrap_or(("", &entry.givens));
            let semicolon = if map.is_empty() { "" } else { ";" };
            claims.add(&format!("{options} {map}{semicolon}"), grid, entry.count);
        }
    }
    claims.check(name, SEVERAL);
}

#[test]
fn the_sets_are_proved() {
    sets(
        "proved-sets",
        &[
            ("gen_4x4_minimal", "", 4),
            ("gen_6x6_box2x3_minimal", "", 2),
            ("gen_6x6_box3x2_minimal", "boxes: 3x2;", 2),
            ("gen_8x8_box2x4_minimal", "", 1),
            ("gen_9x9_minimal", "", 1),
            ("gen_multi_4x4", "", 3),
            ("gen_multi_6x6_box2x3", "", 2),
            ("gen_multi_9x9", "", 1),
            ("gen_nosol_6x6_box2x3", "", 2),
            ("gen_nosol_9x9", "", 1),
        ],
    );
}

#[test]
#[ignore = "large grids and many small ones, which take rustc a minute"]
fn more_of_the_sets_are_proved() {
    sets(
        "more-proved-sets",
        &[
            ("gen_4x4_minimal", "", 10),
            ("gen_6x6_box2x3_minimal", "", 4),
            ("gen_6x6_box3x2_minimal", "boxes: 3x2;", 4),
            ("gen_8x8_box2x4_minimal", "", 2),
            ("gen_9x9_minimal", "", 2),
            ("gen_10x10_box2x5_minimal", "", 1),
            ("gen_12x12_box3x4_minimal", "", 1),
            ("gen_12x12_box4x3_minimal", "boxes: 4x3;", 1),
            ("gen_15x15_box3x5_100clues", "", 1),
            ("gen_16x16_105clues", "", 1),
            ("gen_20x20_box4x5_200clues", "", 1),
            ("gen_25x25_330clues", "", 1),
            ("gen_multi_4x4", "", 5),
            ("gen_multi_6x6_box2x3", "", 3),
            ("gen_multi_9x9", "", 2),
            ("gen_nosol_6x6_box2x3", "", 3),
            ("gen_nosol_9x9", "", 2),
            ("gen_diag_9x9_minimal", "rules: diagonals;", 1),
            ("gen_windoku_9x9_minimal", "rules: windows;", 1),
            ("gen_jigsaw_9x9", "", 2),
        ],
    );
}

/// Puzzles of one kind by chance: from a solution, with a digit changed in some, and counted by the solver at run time.
fn of_kind<const N: usize, const A: usize>(
    options: &str,
    blanks: usize,
    count: usize,
    dice: &mut Dice,
    claims: &mut Claims,
) where
    Grid<N, A>: std::str::FromStr<Err = ParseError>,
{
    let blank: Grid<N, A> = format!("{options} {:?}", symbols(&vec![0; N * N]))
        .parse()
        .expect("a grid");
    let solution = blank
        .solutions()
        .next()
        .unwrap_or_else(|| panic!("no grid with {options}"));
    for number in 0..count {
        let mut puzzle = solution;
        let relabelled: Vec<_> = dice.permutation(N);
        for (cell, digit) in solution.givens() {
            let other = relabelled[usize::from(digit) - 1] as u8 + 1;
            set(&mut puzzle, cell.row, cell.column, other);
        }
        for cell in dice.permutation(N * N).into_iter().take(blanks) {
            set(&mut puzzle, cell / N, cell % N, 0);
        }
        if number % 3 == 2 {
            let givens: Vec<_> = puzzle.givens().collect();
            let (cell, digit) = givens[dice.below(givens.len())];
            let other = usize::from(digit) % N + 1;
            set(&mut puzzle, cell.row, cell.column, other as u8);
        }
        let grid = symbols(puzzle.rows().as_flattened());
        claims.add(options, &grid, puzzle.count_solutions_up_to(2));
    }
}

fn set<const N: usize, const A: usize>(
    grid: &mut Grid<N, A>,
    row: usize,
    column: usize,
    digit: u8,
) {
    let result: Result<(), GridError> = grid.set(row, column, digit);
    result.expect("a digit of the grid");
}

/// Boxes of which the tuples have the shape, and of which they do not; regions; further units.
#[test]
fn every_kind_of_grid() {
    let dice = &mut Dice::new(44);
    let claims = &mut Claims::default();
    of_kind::<1, 0>("boxes: 1x1;", 1, 1, dice, claims);
    of_kind::<2, 0>("boxes: 1x2;", 3, 2, dice, claims);
    of_kind::<3, 0>("boxes: 3x1;", 6, 3, dice, claims);
    of_kind::<5, 0>("boxes: 1x5;", 15, 3, dice, claims);
    of_kind::<7, 0>("boxes: 7x1;", 20, 3, dice, claims);
    of_kind::<8, 0>("boxes: 4x2;", 30, 3, dice, claims);
    of_kind::<12, 0>("boxes: 2x6;", 50, 1, dice, claims);
    of_kind::<11, 0>("boxes: 1x11;", 40, 1, dice, claims);
    of_kind::<4, 0>("rules: windows, diagonals;", 12, 6, dice, claims);
    of_kind::<6, 0>("rules: diagonals;", 26, 6, dice, claims);
    of_kind::<9, 0>("rules: windows;", 40, 1, dice, claims);
    of_kind::<9, 0>("rules: windows, diagonals;", 48, 1, dice, claims);
    of_kind::<5, 1>(
        "regions: \"aabbb aaabb cccdd eccdd eeeed\";",
        16,
        6,
        dice,
        claims,
    );
    let jigsaw = "regions: \"aaaaaaa bbbbbbb ccccccc ddddddd eeeeeee fffffff ggggggg\";";
    of_kind::<7, 1>(jigsaw, 28, 2, dice, claims);
    of_kind::<5, 0>("boxes: 5x1; rules: diagonals;", 16, 3, dice, claims);
    let kinds: Vec<_> = (0..claims.lines.len())
        .map(|line| claims.lines[line].starts_with("unsolvable"))
        .collect();
    assert!(kinds.iter().filter(|is_none| **is_none).count() > 3 && claims.refused.len() > 3);
    claims.check("every-kind-of-grid", SEVERAL);
}

#[test]
#[ignore = "larger grids, which take rustc ten seconds"]
fn larger_grids_of_other_kinds() {
    let dice = &mut Dice::new(45);
    let claims = &mut Claims::default();
    of_kind::<14, 0>("boxes: 7x2;", 50, 3, dice, claims);
    of_kind::<16, 0>("rules: windows;", 60, 3, dice, claims);
    claims.check("larger-grids-of-other-kinds", SEVERAL);
}

/// A tree of advice on a grid of `size` rows, of candidates and of what is none.
pub(crate) fn advice(size: usize, levels: usize, dice: &mut Dice) -> String {
    if levels == 0 || dice.below(6) == 0 {
        return "NoAdvice".to_owned();
    }
    // Some are out of the grid.
    let mut number = || format!("U{}", dice.below(if size < 25 { size + 2 } else { 26 }));
    let candidate = format!("tarr![{}, {}, {}]", number(), number(), number());
    let [placed, removed] = [0; 2].map(|_| advice(size, levels - 1, dice));
    format!("Try<{candidate}, {placed}, {removed}>")
}

/// Whatever the advice is, the verdict is the same.
fn advised(name: &str, times: usize) {
    let dice = &mut Dice::new(4);
    let mut claims = Claims::default();
    for (set, shape, count) in [
        ("gen_4x4_minimal", (2, 2), 10),
        ("gen_multi_4x4", (2, 2), 10),
        ("gen_6x6_box2x3_minimal", (2, 3), 3),
        ("gen_multi_6x6_box2x3", (2, 3), 3),
        ("gen_nosol_6x6_box2x3", (2, 3), 3),
        ("gen_9x9_minimal", (3, 3), 1),
        ("gen_nosol_9x9", (3, 3), 1),
    ] {
        let entries = read_set(set);
        for _ in 0..count * times {
            let entry = &entries[dice.below(entries.len())];
            let (rows, columns) = shape;
            let size = rows * columns;
            let givens = rows_type(&digits(&entry.givens), size, "Blank");
            let puzzle = format!("Puzzle<{size}, Boxes<U{rows}, U{columns}>, {givens}>");
            let advice = advice(size, 4, dice);
            // What has a solution is not refuted, and what has none or several is not proved.
            let claims_none = dice.below(2) == 0;
            claims.lines.push(match &entry.solution {
                Some(solution) if !claims_none => {
                    let solution = rows_type(&digits(solution), size, "Blank");
                    format!(
                        "const _: () = unique::<Solution<{puzzle}, {solution}, true, {advice}>>();\n"
                    )
                }
                _ => format!("const _: () = refuted::<{puzzle}, {advice}, true>();\n"),
            });
            let is_right = match &entry.solution {
                Some(_) if !claims_none => entry.count == 1,
                _ => entry.count == 0,
            };
            if !is_right {
                claims.refused.push(claims.lines.len());
            }
        }
    }
    let words = [
        "this puzzle is not proved to have only one solution",
        "the types do not show that this puzzle has no solution",
    ];
    claims.check(name, &words);
}

#[test]
fn advice_changes_no_verdict() {
    advised("advice", 1);
}

#[test]
#[ignore = "more of the same, which takes rustc a quarter of a minute"]
fn more_advice_changes_no_verdict() {
    advised("more-advice", rounds(4));
}
