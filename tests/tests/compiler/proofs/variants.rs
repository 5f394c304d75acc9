//! Tests proofs of puzzles with further rules and regions.

use super::{Case, check_proved, claim, compare, compare_all};
use crate::variants::rules_type;
use sudoku_tests::tapes::{Cover, Layout, Shown};
use sudoku_tests::variants::{Count, Variant};
use sudoku_tests::{Dice, digit, read_set};

/// Every rule that has units, alone and with others, and regions, each with a full grid; and how many claims about it.
fn variants(dice: &mut Dice) -> Vec<(Variant, Vec<u8>, usize)> {
    let all: [(_, &[&'static str], _, _); 13] = [
        ((2, 2), &[], true, 16),
        ((2, 2), &["diagonals"], true, 16),
        ((2, 3), &[], true, 8),
        ((2, 3), &["diagonals"], true, 4),
        ((3, 3), &[], true, 1),
        ((2, 2), &["diagonals"], false, 16),
        ((2, 2), &["windows"], false, 16),
        ((2, 2), &["diagonals", "windows"], false, 8),
        ((2, 3), &["diagonals"], false, 8),
        ((3, 3), &["diagonals"], false, 1),
        ((3, 3), &["windows"], false, 1),
        ((3, 3), &["diagonals", "windows"], false, 1),
        ((1, 7), &["diagonals"], false, 2),
    ];
    let mut variants = Vec::new();
    for (shape, rules, is_jigsaw, count) in all {
        let variant = Variant::new(shape, rules);
        let full = variant.full(dice).expect("a full grid");
        let variant = if is_jigsaw {
            variant.jigsaw(&full, dice)
        } else {
            variant
        };
        variants.push((variant, full, count));
    }
    variants
}

/// Puzzles of each variant with one solution, with several and with none, each with a tape that is right or not.
fn cases(times: usize, dice: &mut Dice) -> Vec<Case> {
    let mut cases = Vec::new();
    for (variant, full, count) in variants(dice) {
        let (layout, rules) = (Layout::of(&variant), rules_type(&variant));
        let mut last = Vec::new();
        for number in 0..times * count {
            let kind = [Count::One, Count::Several, Count::None, Count::One][number % 4];
            let Some(givens) = variant.puzzle(&full, kind, dice) else {
                continue;
            };
            cases.push(claim(
                givens,
                full.clone(),
                &layout,
                &rules,
                &mut last,
                dice,
            ));
        }
    }
    cases
}

#[test]
fn tapes_show_what_they_show_at_run_time() {
    compare_all("proofs-of-variants", &cases(1, &mut Dice::new(25)));
}

#[test]
#[ignore = "more of the same, which takes rustc a minute"]
fn more_tapes() {
    let all = cases(20, &mut Dice::new(22));
    assert!(all.len() > 1_000);
    compare_all("more-proofs-of-variants", &all);
}

/// A tape that shows something of a puzzle with further rules shows nothing of the puzzle without them, which has
/// several solutions.
#[test]
fn a_tape_is_for_its_rules() {
    let dice = &mut Dice::new(23);
    let mut cases = Vec::new();
    for (variant, full, count) in variants(dice) {
        let boxes = Variant::new(variant.shape, &[]);
        let regions_alone = variant.without_rules();
        for number in 0..count {
            let kind = [Count::One, Count::None][number % 2];
            let Some(givens) = variant.puzzle(&full, kind, dice) else {
                continue;
            };
            let tape = Cover::prove(&givens, &Layout::of(&variant), dice);
            for other in [&boxes, &regions_alone] {
                // What has no more solutions without the rules may be proved by the same tape.
                let found = other.solutions(&givens, 2, dice);
                let [rows, _] = &found[..] else { continue };
                for claim in [Shown::One, Shown::None] {
                    cases.push(Case {
                        givens: givens.clone(),
                        rows: rows.clone(),
                        layout: Layout::of(other),
                        rules: rules_type(other),
                        tape: tape.clone(),
                        claim,
                    });
                }
            }
        }
    }
    assert!(cases.len() > 40, "{}", cases.len());
    let shown = compare("proofs-of-other-rules", &cases);
    assert!(shown.iter().all(|&shown| shown == Shown::Nothing));
}

/// Sets of puzzles, and the options of each.
const SETS: [(&str, &str); 3] = [
    ("gen_diag_9x9_minimal", "rules: diagonals;"),
    ("gen_windoku_9x9_minimal", "rules: windows;"),
    ("gen_jigsaw_9x9", ""),
];

/// No puzzle of these takes more steps.
const ROOM: usize = 3000;

#[test]
fn puzzles_are_proved() {
    prove_the_sets("proved-variants", 1);
}

#[test]
#[ignore = "more of the same, which takes rustc some minutes"]
fn more_puzzles_are_proved() {
    prove_the_sets("more-proved-variants", 8);
}

/// What the solver writes convinces the types of so many puzzles of each set with one solution, with several and with
/// none. Of those that are minimal, the last have one given less, or a wrong one more.
fn prove_the_sets(name: &str, of_each: usize) {
    let dice = &mut Dice::new(24);
    let (mut lines, mut have_several) = (Vec::new(), Vec::new());
    for (set, rules) in SETS {
        let mut of_count = [0; 3];
        for (number, entry) in read_set(set).into_iter().enumerate() {
            // Of a jigsaw the map comes before the grid.
            let (map, grid) = match entry.givens.rsplit_once("; ") {
                Some((map, grid)) => (format!("{map};"), grid),
                None => (String::new(), entry.givens.as_str()),
            };
            let mut add = |grid: &str, count: u64| {
                let puzzle = format!("{rules} {map} proof: {ROOM}; {grid:?}");
                let so_far = &mut of_count[count.min(2) as usize];
                *so_far += 1;
                if *so_far > of_each {
                    return;
                }
                lines.push(match count {
                    0 => format!("unsolvable! {{ {puzzle} }}\n"),
                    _ => format!("const _: () = unique::<sudoku! {{ {puzzle} }}>();\n"),
                });
                if count > 1 {
                    have_several.push(lines.len());
                }
            };
            add(grid, entry.count);
            let Some(solution) = entry.solution.filter(|_| set.ends_with("minimal")) else {
                continue;
            };
            // By turns a blank, and a given.
            let cells = 0..grid.len();
            let cells = cells.filter(|&cell| grid[cell..].starts_with('.') == (number % 2 == 0));
            let cells: Vec<_> = cells.collect();
            let cell = cells[dice.below(cells.len())];
            let right = usize::from(digit(char::from(solution.as_bytes()[cell])).expect("a digit"));
            let (other, count) = match grid.as_bytes()[cell] {
                b'.' => (char::from(b'1' + ((right + dice.below(8)) % 9) as u8), 0),
                _ => ('.', 2),
            };
            let mut changed = grid.to_owned();
            changed.replace_range(cell..=cell, &other.to_string());
            add(&changed, count);
        }
        assert!(
            of_count.iter().all(|&count| count >= of_each),
            "{set}: {of_count:?}"
        );
    }
    check_proved(name, &lines, &have_several);
}
