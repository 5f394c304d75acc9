//! Tests the searches of types: on the sets, on grids of every shape and rule, and with advice that makes no sense. The
//! expected results come from other solvers.

use crate::cases::{puzzle_type, rows_type};
use sudoku_tests::variants::Variant;
use sudoku_tests::{Dice, GeneratedCrate, digit, full_cells, line, read_set, rounds};

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

/// Has rustc prove puzzles of each kind by chance, `count` with this number of blanks: from a full grid, with a digit changed
/// in some, and counted by the simple solver.
fn kinds(name: &str, seed: u64, kinds: &[(Variant, usize, usize)]) -> Claims {
    let dice = &mut Dice::new(seed);
    let mut claims = Claims::default();
    for (variant, blanks, count) in kinds {
        let full = match variant.rules.is_empty() && variant.regions.is_none() {
            true => full_cells(variant.shape),
            false => variant.full(dice).expect("a full grid"),
        };
        for number in 0..*count {
            let digits = dice.permutation(variant.size());
            let relabelled = full
                .iter()
                .map(|digit| digits[usize::from(*digit) - 1] as u8 + 1);
            let mut cells: Vec<_> = relabelled.collect();
            let order = dice.permutation(cells.len());
            let (blank, givens) = order.split_at(*blanks);
            blank.iter().for_each(|cell| cells[*cell] = 0);
            if number % 3 == 2 {
                let cell = givens[dice.below(givens.len())];
                cells[cell] = cells[cell] % variant.size() as u8 + 1;
            }
            let count = variant.solutions(&cells, 2, dice).len();
            claims.add(&variant.options(), &line(&cells), count as u64);
        }
    }
    claims.check(name, SEVERAL);
    claims
}

/// Boxes of which the tuples have the shape, and of which they do not; regions; further units.
#[test]
fn every_kind_of_grid() {
    let variant = |shape, rules: &[&'static str]| Variant::new(shape, rules);
    let regions =
        |shape, map: &[u8]| variant(shape, &[]).with_areas(Some(map.to_vec()), None, Vec::new());
    let rows_as_regions = b"aaaaaaabbbbbbbcccccccdddddddeeeeeeefffffffggggggg";
    let all = [
        (variant((1, 1), &[]), 1, 1),
        (variant((1, 2), &[]), 3, 2),
        (variant((3, 1), &[]), 6, 3),
        (variant((1, 5), &[]), 15, 3),
        (variant((7, 1), &[]), 20, 3),
        (variant((4, 2), &[]), 30, 3),
        (variant((2, 6), &[]), 50, 1),
        (variant((1, 11), &[]), 40, 1),
        (variant((2, 2), &["windows", "diagonals"]), 12, 6),
        (variant((2, 3), &["diagonals"]), 26, 6),
        (variant((3, 3), &["windows"]), 40, 1),
        (variant((3, 3), &["windows", "diagonals"]), 48, 1),
        (regions((1, 5), b"aabbbaaabbcccddeccddeeeed"), 16, 6),
        (regions((1, 7), rows_as_regions), 28, 2),
        (variant((5, 1), &["diagonals"]), 16, 3),
    ];
    let claims = kinds("every-kind-of-grid", 44, &all);
    let are_none = claims.lines.iter();
    let are_none = are_none.filter(|line| line.starts_with("unsolvable"));
    assert!(are_none.count() > 3 && claims.refused.len() > 3);
}

#[test]
#[ignore = "larger grids, which take rustc ten seconds"]
fn larger_grids_of_other_kinds() {
    let all = [
        (Variant::new((7, 2), &[]), 50, 3),
        (Variant::new((4, 4), &["windows"]), 60, 3),
    ];
    kinds("larger-grids-of-other-kinds", 45, &all);
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
            let variant = Variant::new(shape, &[]);
            let size = variant.size();
            let puzzle = puzzle_type(&variant, &digits(&entry.givens));
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
