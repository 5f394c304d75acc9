//! Tests proofs by types: right tapes, changed ones, cut ones, random ones and those of other puzzles, each judged by
//! rustc and by a checker at run time.

mod variants;

use crate::chance::writing::rows_type;
use std::collections::BTreeMap;
use sudoku_tests::tapes::{Cover, Layout, Shown, Step, tape_type};
use sudoku_tests::{Dice, GeneratedCrate, digit, read_set};

/// A claim: that the tape shows this of the puzzle.
struct Case {
    givens: Vec<u8>,
    /// One of its solutions, or else some digits.
    rows: Vec<u8>,
    layout: Layout,
    /// The same as a type.
    rules: String,
    tape: Vec<Step>,
    claim: Shown,
}

const BELOW: &str = "
const fn unique<S: Unique>() {}
use sudoku_types::proof::*;
use sudoku_types::typenum::{consts::*, tarr};
use sudoku_types::{Blank, Boxes, Diagonals, Puzzle, Region, Regions, Solution, Unique, Windows};
use sudoku_types::__private::refuted;
";

impl Case {
    fn source(&self) -> String {
        let (size, rules) = (self.layout.size, &self.rules);
        let givens = rows_type(&self.givens, size, "Blank");
        let tape = tape_type(&self.tape);
        let puzzle = format!("Puzzle<{size}, {rules}, {givens}>");
        match self.claim {
            Shown::None => format!("const _: () = refuted::<{puzzle}, {tape}, true>();\n"),
            _ => {
                let rows = rows_type(&self.rows, size, "Blank");
                format!("const _: () = unique::<Solution<{puzzle}, {rows}, true, {tape}>>();\n")
            }
        }
    }
}

fn digits(line: &str) -> Vec<u8> {
    line.chars().map(|cell| digit(cell).unwrap_or(0)).collect()
}

/// Claims about the puzzles of a set and about changed ones, so many.
fn cases(set: &str, shape: (usize, usize), count: usize, dice: &mut Dice) -> Vec<Case> {
    let entries = read_set(set);
    let (layout, rules) = (Layout::boxes(shape), boxes_type(shape));
    let mut cases = Vec::new();
    let mut last = Vec::new();
    for number in 0..count {
        let entry = &entries[dice.below(entries.len())];
        let mut givens = digits(&entry.givens);
        let rows = match &entry.solution {
            Some(solution) => digits(solution),
            None => continue,
        };
        match number % 4 {
            // Several solutions, most often.
            1 => {
                for _ in 0..2 {
                    let givens_left: Vec<_> =
                        (0..givens.len()).filter(|&cell| givens[cell] > 0).collect();
                    givens[givens_left[dice.below(givens_left.len())]] = 0;
                }
            }
            // Often none.
            2 => {
                let cell = dice.below(givens.len());
                givens[cell] = (dice.below(shape.0 * shape.1) + 1) as u8;
            }
            _ => {}
        }
        cases.push(claim(givens, rows, &layout, &rules, &mut last, dice));
    }
    cases
}

/// The shape of boxes as a type.
fn boxes_type((height, width): (usize, usize)) -> String {
    format!("Boxes<U{height}, U{width}>")
}

/// A claim about a puzzle, with a tape that is right, or changed, or that of the `last` puzzle.
fn claim(
    givens: Vec<u8>,
    rows: Vec<u8>,
    layout: &Layout,
    rules: &str,
    last: &mut Vec<Step>,
    dice: &mut Dice,
) -> Case {
    let right = Cover::prove(&givens, layout, dice);
    let mut tape = right.clone();
    let chance = |dice: &mut Dice| (dice.below(4), dice.below(16), dice.below(16));
    match dice.below(8) {
        0 => tape.truncate(1 + dice.below(tape.len())),
        1 => {
            let (one, other) = (dice.below(tape.len()), dice.below(tape.len()));
            tape.swap(one, other);
        }
        2 => {
            let at = dice.below(tape.len());
            tape[at] = chance(dice);
        }
        3 if !last.is_empty() => tape.clone_from(last),
        4 => tape.iter_mut().for_each(|step| *step = chance(dice)),
        5 => {
            let at = dice.below(tape.len() + 1);
            tape.insert(at, chance(dice));
        }
        6 => tape.extend((0..dice.below(9)).map(|_| chance(dice))),
        _ => {}
    }
    let keeps = givens
        .iter()
        .zip(&rows)
        .all(|(given, digit)| [0, *digit].contains(given));
    let claim = if keeps && dice.below(4) > 0 {
        Shown::One
    } else {
        Shown::None
    };
    *last = right;
    Case {
        givens,
        rows,
        layout: layout.clone(),
        rules: rules.to_owned(),
        tape,
        claim,
    }
}

#[test]
fn tapes_show_what_they_show_at_run_time() {
    judge("proofs", 1);
}

#[test]
#[ignore = "more of the same, which takes rustc a minute"]
fn more_tapes() {
    assert!(judge("more-proofs", 16) > 2_000);
}

/// A tape that proves a puzzle says nothing of one with fewer givens, which has several solutions.
#[test]
#[ignore = "every puzzle of the sets, which takes rustc a minute"]
fn what_proves_a_neighbour() {
    let dice = &mut Dice::new(2);
    let mut cases = Vec::new();
    for (set, shape) in [
        ("gen_multi_4x4", (2, 2)),
        ("gen_multi_6x6_box2x3", (2, 3)),
        ("gen_multi_9x9", (3, 3)),
        ("gen_multi_12x12_box3x4", (3, 4)),
    ] {
        let layout = Layout::boxes(shape);
        for entry in read_set(set) {
            let (givens, rows) = (digits(&entry.givens), entry.solution.as_deref());
            let rows = digits(rows.expect("a solution"));
            let tape = proof_of_a_neighbour(&givens, &rows, &layout, dice);
            for claim in [Shown::One, Shown::None] {
                cases.push(Case {
                    givens: givens.clone(),
                    rows: rows.clone(),
                    layout: layout.clone(),
                    rules: boxes_type(shape),
                    tape: tape.clone(),
                    claim,
                });
            }
        }
    }
    let shown = compare("proofs-of-neighbours", &cases);
    assert!(shown.iter().all(|&shown| shown == Shown::Nothing));
}

/// A tape that proves the puzzle to which digits of its solution were added until it has no other one.
fn proof_of_a_neighbour(givens: &[u8], rows: &[u8], layout: &Layout, dice: &mut Dice) -> Vec<Step> {
    let mut neighbour = givens.to_vec();
    for cell in dice.permutation(rows.len()) {
        if neighbour[cell] == 0 {
            neighbour[cell] = rows[cell];
            let tape = Cover::prove(&neighbour, layout, dice);
            if Cover::check(&neighbour, layout, &tape) == Shown::One {
                return tape;
            }
        }
    }
    panic!("a full grid is a puzzle with one solution")
}

/// What the solver writes convinces the types, in every shape; and of puzzles with several solutions there is nothing
/// to write.
#[test]
fn the_sets_are_proved() {
    let (mut lines, mut have_several) = (Vec::new(), Vec::new());
    for (set, shape, count) in [
        ("gen_4x4_minimal", "2x2", 8),
        ("gen_6x6_box2x3_minimal", "2x3", 6),
        ("gen_6x6_box3x2_minimal", "3x2", 6),
        ("gen_8x8_box2x4_minimal", "2x4", 2),
        ("gen_9x9_minimal", "3x3", 5),
        ("gen_10x10_box2x5_minimal", "2x5", 2),
        ("gen_12x12_box4x3_minimal", "4x3", 1),
        ("gen_15x15_box3x5_100clues", "3x5", 1),
        ("gen_16x16_105clues", "4x4", 1),
        ("gen_multi_4x4", "2x2", 6),
        ("gen_multi_6x6_box2x3", "2x3", 3),
        ("gen_multi_9x9", "3x3", 2),
        ("gen_nosol_6x6_box2x3", "2x3", 4),
        ("gen_nosol_9x9", "3x3", 3),
        ("gen_nosol_12x12_box3x4", "3x4", 1),
    ] {
        for entry in read_set(set).iter().take(count) {
            let grid = format!("boxes: {shape}; proof: types; \"{}\"", entry.givens);
            lines.push(match entry.count {
                0 => format!("unsolvable! {{ {grid} }}\n"),
                _ => format!("const _: () = unique::<sudoku! {{ {grid} }}>();\n"),
            });
            if entry.count > 1 {
                have_several.push(lines.len());
            }
        }
    }
    check_proved("proved-sets", &lines, &have_several);
}

/// Has rustc prove the puzzles of these lines: all but those that have several solutions, by their numbers from 1, are
/// proved.
fn check_proved(name: &str, lines: &[String], have_several: &[usize]) {
    let below =
        "const fn unique<S: Unique>() {}\nuse sudoku_types::{Unique, sudoku, unsolvable};\n";
    let errors = GeneratedCrate::new(env!("CARGO_TARGET_TMPDIR"), name)
        .check_lines(lines.iter().map(String::as_str), below);
    let words = "this puzzle has more than one solution";
    assert!(
        errors.iter().all(|error| error.message.starts_with(words)),
        "{errors:#?}"
    );
    let lines: Vec<_> = errors.iter().map(|error| error.line).collect();
    assert_eq!(lines, have_several);
}

/// Has rustc judge tapes, so many `times` as usual; how many there are.
fn judge(name: &str, times: usize) -> usize {
    let dice = &mut Dice::new(14);
    let mut all = cases("gen_4x4_minimal", (2, 2), 80 * times, dice);
    all.extend(cases("gen_6x6_box2x3_minimal", (2, 3), 30 * times, dice));
    all.extend(cases("gen_6x6_box3x2_minimal", (3, 2), 20 * times, dice));
    all.extend(cases("gen_8x8_box2x4_minimal", (2, 4), 6 * times, dice));
    all.extend(cases("gen_9x9_minimal", (3, 3), 4 * times, dice));
    compare_all(name, &all);
    all.len()
}

/// Has rustc judge tapes, and compares with what they show at run time; of each kind of claim there have to be some.
fn compare_all(name: &str, all: &[Case]) {
    let shown = compare(name, all);
    let mut kinds = BTreeMap::new();
    for (case, shown) in all.iter().zip(&shown) {
        *kinds
            .entry(format!("{:?} {shown:?}", case.claim))
            .or_insert(0) += 1;
    }
    // Chance has left nothing out. What has a solution is never shown to have none.
    assert!(
        kinds.len() == 5
            && kinds.values().all(|&count| count >= 5)
            && !kinds.contains_key("One None"),
        "{kinds:?}"
    );
}

/// Has rustc judge tapes, and compares with what they show at run time.
fn compare(name: &str, all: &[Case]) -> Vec<Shown> {
    let shown: Vec<_> = all
        .iter()
        .map(|case| Cover::check(&case.givens, &case.layout, &case.tape))
        .collect();
    let sources: Vec<_> = all.iter().map(Case::source).collect();
    let errors = GeneratedCrate::new(env!("CARGO_TARGET_TMPDIR"), name)
        .check_lines(sources.iter().map(String::as_str), BELOW);
    for (index, (case, shown)) in all.iter().zip(&shown).enumerate() {
        let errors: Vec<_> = errors
            .iter()
            .filter(|error| error.line == index + 1)
            .collect();
        let expected = usize::from(case.claim != *shown);
        assert_eq!(errors.len(), expected, "{}{errors:#?}", sources[index]);
        let words = match case.claim {
            Shown::None => "this proof does not show that the puzzle has no solution",
            _ => "this puzzle is not proved to have only one solution",
        };
        assert!(
            errors.iter().all(|error| error.message.starts_with(words)),
            "{errors:#?}"
        );
    }
    shown
}
