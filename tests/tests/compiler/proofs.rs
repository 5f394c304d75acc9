//! Tests the searches of types: on the sets, on grids of every shape and rule, and with advice that makes no sense. The
//! expected results come from other solvers.

use crate::cases::{puzzle_type, rows_type};
use sudoku_tests::variants::Variant;
use sudoku_tests::{Dice, GeneratedCrate, digit, full_cells, line, read_set, rounds};
use sudoku_types::Grid;

fn digits(line: &str) -> Vec<u8> {
    line.chars().map(|cell| digit(cell).unwrap_or(0)).collect()
}

/// What the claims have below them.
const BELOW: &str = "
const fn unique<S: Unique>() {}
/// Returns true if these are of the same puzzle and rows.
const fn same<P, R, A, B>(_: fn(Solution<P, R, true, A>), _: fn(Solution<P, R, true, B>)) {}
/// Returns true if these are the digits of the solution, in the symbols of the sets.
const fn is(rows: &[u8], solution: &[u8]) -> bool {
    let mut cell = 0;
    while cell < rows.len() && rows[cell] + b'0' == solution[cell] {
        cell += 1;
    }
    cell == rows.len() && cell == solution.len()
}
use sudoku_types::type_solver::{NoAdvice, Try};
use sudoku_types::typenum::{consts::*, tarr};
use sudoku_types::__private::refuted;
use sudoku_types::*;
";

/// How the error of a claim may begin; nothing, if the claim is right.
pub(crate) type Words = &'static [&'static str];

/// Claims of which rustc has to accept the right ones: a line of a program for each.
#[derive(Default)]
pub(crate) struct Claims(Vec<(String, Words)>);

impl Claims {
    pub(crate) fn push(&mut self, line: String, refused: Words) {
        self.0.push((line + "\n", refused));
    }

    /// The claim that the types find this number of solutions, in the form of a macro. What has several is refused.
    fn add(&mut self, options: &str, grid: &str, count: u64) {
        let grid = format!("{options} proof: types; {grid:?}");
        let unique = format!("const _: () = unique::<sudoku! {{ {grid} }}>();");
        match count {
            0 => self.push(format!("unsolvable! {{ {grid} }}"), &[]),
            1 => self.push(unique, &[]),
            _ => self.push(unique, &["this puzzle has more than one solution"]),
        }
    }

    /// Has rustc judge all of them. Each that is refused has one error, or one for each clash.
    pub(crate) fn check(&self, name: &str) {
        let lines = self.0.iter().map(|(line, _)| line.as_str());
        let errors =
            GeneratedCrate::new(env!("CARGO_TARGET_TMPDIR"), name).check_lines(lines, BELOW);
        for (number, (line, words)) in (1..).zip(&self.0) {
            let errors = errors.iter().filter(|error| error.line == number);
            let messages: Vec<_> = errors.map(|error| error.message.as_str()).collect();
            let begins = |message: &&str| words.iter().any(|words| message.starts_with(words));
            let is_one = messages.len() == usize::from(!words.is_empty());
            let are_clashes = messages.iter().all(|message| message.starts_with("digit "));
            let are_known = messages.iter().all(begins) && (is_one || are_clashes);
            assert!(
                are_known && messages.is_empty() == words.is_empty(),
                "{line}{messages:#?}"
            );
        }
    }
}

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
    claims.check(name);
}

#[test]
fn the_sets_are_proved() {
    sets(
        "proved-sets",
        &[
            ("gen_4x4_minimal", "", 2),
            ("gen_6x6_box2x3_minimal", "", 1),
            ("gen_6x6_box3x2_minimal", "boxes: 3x2;", 1),
            ("gen_9x9_minimal", "", 1),
            ("gen_multi_4x4", "", 2),
            ("gen_multi_6x6_box2x3", "", 1),
            ("gen_multi_9x9", "", 1),
            ("gen_nosol_6x6_box2x3", "", 1),
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
        let full = if variant.rules.is_empty() && variant.regions.is_none() {
            full_cells(variant.shape)
        } else if variant.size() < 16 {
            variant.full(dice).expect("a full grid")
        } else {
            // The simple solver does not find one, but it checks one.
            let blank = format!("{} {:?}", variant.options(), ".".repeat(256));
            let blank: Grid<16> = blank.parse().expect("a grid");
            let full = blank.solutions().next().expect("a full grid");
            full.rows().as_flattened().to_vec()
        };
        assert!(variant.is_solution(&full, &full));
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
    claims.check(name);
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
        (variant((2, 2), &["windows", "diagonals"]), 12, 3),
        (variant((2, 3), &["diagonals"]), 26, 3),
        (variant((3, 3), &["windows"]), 40, 1),
        (variant((3, 3), &["windows", "diagonals"]), 48, 1),
        (regions((1, 5), b"aabbbaaabbcccddeccddeeeed"), 16, 3),
        (regions((1, 7), rows_as_regions), 28, 2),
        (variant((5, 1), &["diagonals"]), 16, 3),
    ];
    let claims = kinds("every-kind-of-grid", 44, &all);
    let (lines, refused): (Vec<_>, Vec<_>) = claims.0.into_iter().unzip();
    let are_none = lines.iter().filter(|line| line.starts_with("unsolvable"));
    assert!(are_none.count() > 3 && refused.concat().len() > 3);
}

#[test]
#[ignore = "larger grids, which take rustc ten seconds"]
fn larger_grids_of_other_kinds() {
    let all = [
        (Variant::new((2, 6), &[]), 50, 1),
        (Variant::new((1, 11), &[]), 40, 1),
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
        ("gen_4x4_minimal", (2, 2), 4),
        ("gen_multi_4x4", (2, 2), 4),
        ("gen_6x6_box2x3_minimal", (2, 3), 1),
        ("gen_multi_6x6_box2x3", (2, 3), 1),
        ("gen_nosol_6x6_box2x3", (2, 3), 1),
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
            match &entry.solution {
                Some(solution) if !claims_none => {
                    let solution = rows_type(&digits(solution), size, "Blank");
                    let solution = format!("Solution<{puzzle}, {solution}, true, {advice}>");
                    let refused: Words = match entry.count {
                        1 => &[],
                        _ => &["this puzzle is not proved to have only one solution"],
                    };
                    claims.push(format!("const _: () = unique::<{solution}>();"), refused);
                }
                _ => {
                    let refused: Words = match entry.count {
                        0 => &[],
                        _ => &["the types do not show that this puzzle has no solution"],
                    };
                    let claim = format!("const _: () = refuted::<{puzzle}, {advice}, true>();");
                    claims.push(claim, refused);
                }
            }
        }
    }
    claims.check(name);
}

#[test]
fn advice_changes_no_verdict() {
    advised("advice", 1);
}

#[test]
#[ignore = "more of the same, which takes rustc a quarter of a minute"]
fn more_advice_changes_no_verdict() {
    advised("more-advice", rounds(10));
}
