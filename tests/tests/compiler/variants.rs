//! Tests usual grids, further rules, regions, cages and marks in rustc, the judge on changed grids and the macro on puzzles,
//! against a simple solver that has its own definition of each rule.

use crate::cases::{Case, FEW, usual_cases};
use std::collections::BTreeSet;
use sudoku_tests::marks::MARKS;
use sudoku_tests::variants::{Count, RULES, Variant, in_words};
use sudoku_tests::{Dice, GeneratedCrate, rounds};

/// Every rule alone, and with others.
const RULED: [((usize, usize), &[&str]); 17] = [
    ((2, 2), &["diagonals"]),
    ((2, 2), &["windows"]),
    ((2, 2), &["anti_knight"]),
    ((2, 3), &["diagonals"]),
    ((3, 2), &["anti_knight"]),
    ((3, 3), &["diagonals"]),
    ((3, 3), &["windows"]),
    ((3, 3), &["anti_knight"]),
    ((2, 3), &["anti_king"]),
    ((3, 3), &["anti_king"]),
    ((2, 2), &["anti_elephant"]),
    ((2, 3), &["anti_elephant"]),
    ((3, 3), &["anti_elephant"]),
    ((2, 3), &["non_consecutive"]),
    ((3, 3), &["non_consecutive"]),
    ((3, 3), &["diagonals", "windows"]),
    ((1, 7), &["diagonals"]),
];

/// Regions, cages, and both.
const AREAS: [((usize, usize), bool, bool); 6] = [
    ((2, 2), true, false),
    ((2, 2), false, true),
    ((2, 3), true, false),
    ((2, 3), false, true),
    ((2, 3), true, true),
    ((3, 3), true, false),
];

/// Every rule alone and with others; regions, cages, and both; every mark alone, several, and with regions and cages. Those
/// that are made for a full grid come with it.
fn variants(dice: &mut Dice) -> Vec<(Variant, Option<Vec<u8>>)> {
    let ruled = RULED.map(|(shape, rules)| (Variant::new(shape, rules), None));
    let mut all = Vec::from(ruled);
    for (shape, regions, cages) in AREAS {
        let mut variant = Variant::new(shape, &[]);
        let full = variant.full(dice).expect("a full grid");
        if regions {
            variant = variant.jigsaw(&full, dice);
        }
        if cages {
            variant = variant.caged(&full, dice);
        }
        all.push((variant, Some(full)));
    }
    let marks = MARKS.map(|[mark, ..]| mark);
    let several: [&[&str]; 3] = [&marks[..4], &marks[4..], &marks];
    for (number, marks) in marks.chunks(1).chain(several).enumerate() {
        let shape = [(2, 2), (2, 3), (3, 3), (1, 5), (2, 4)][number % 5];
        let mut variant = Variant::new(shape, &[]);
        let full = variant.full(dice).expect("a full grid");
        if marks.len() > 1 {
            variant = variant.jigsaw(&full, dice).caged(&full, dice);
            variant.lists_cages = true;
        }
        all.push((variant.marked(&full, marks, dice), Some(full)));
    }
    for shape in [(2, 2), (2, 3), (3, 3)] {
        let variant = Variant::new(shape, &[]);
        let full = variant.full(dice).expect("a full grid");
        all.push((variant.drawn_over(&full, dice), Some(full)));
    }
    all
}

/// The lines below those of [`Case::by_hand`] in a crate.
const BELOW_BY_HAND: &str = "
const fn solved<S: Solved>() {}
use sudoku_types::typenum::{consts::*, tarr};
use sudoku_types::*;
";

/// Asserts that chance has left nothing out: right cases and wrong ones, and each of these rules broken alone in `least`
/// cases.
fn check_broken(broken: &[BTreeSet<&str>], rules: &[&'static str], least: usize) {
    let right = broken.iter().filter(|broken| broken.is_empty()).count();
    let share = right as f64 / broken.len() as f64;
    assert!((0.1..0.8).contains(&share), "{right} of {}", broken.len());
    for rule in rules {
        let alone = BTreeSet::from([*rule]);
        let cases = broken.iter().filter(|broken| **broken == alone).count();
        assert!(cases >= least, "{rule}: {cases} cases");
    }
}

/// Has rustc judge usual grids of every size, this number of `times`, and this number of changed grids of each variant.
fn judge_by_hand(name: &str, times: usize, of_each: usize) {
    let mut cases = usual_cases(times);
    let mut broken: Vec<_> = cases.iter().map(Case::broken).collect();
    let rules = [
        in_words("rows"),
        in_words("columns"),
        in_words("boxes"),
        "a cell of this solution does not hold a digit of the grid",
        "this solution does not keep the givens of the puzzle",
    ];
    check_broken(&broken, &rules, 3 * times);
    let usual = cases.len();

    let dice = &mut Dice::new(18);
    for (variant, known) in variants(dice) {
        let more = if variant.marks.is_empty() { 1 } else { 2 };
        for number in 0..more * of_each {
            let change = FEW[cases.len() % FEW.len()];
            // Another grid breaks marks that few changes break.
            let full = match number % 4 {
                3 => Variant::new(variant.shape, &[]).full(dice),
                _ => known.clone().or_else(|| variant.full(dice)),
            };
            let full = full.expect("a full grid");
            cases.push(Case::changed(&variant, &full, change, dice));
        }
    }
    let further = cases[usual..].iter().map(Case::broken);
    let further: Vec<_> = further.collect();
    let rules = RULES.map(|[rule, ..]| rule).into_iter();
    let rules: Vec<_> = rules.chain(["regions", "sums"]).map(in_words).collect();
    check_broken(&further, &rules, of_each / 4);
    for [mark, _, words] in MARKS {
        let mut broken = further.iter();
        assert!(broken.any(|broken| broken.contains(words)), "{mark}");
    }
    broken.extend(further);

    let lines: Vec<_> = cases.iter().map(Case::by_hand).collect();
    let errors = GeneratedCrate::new(env!("CARGO_TARGET_TMPDIR"), name)
        .check_lines(lines.iter().map(String::as_str), BELOW_BY_HAND);
    for (number, (line, mut broken)) in (1..).zip(lines.iter().zip(broken)) {
        let messages = errors.iter().filter(|error| error.line == number);
        let messages: Vec<_> = messages.map(|error| &error.message).collect();
        assert_eq!(
            messages.is_empty(),
            broken.is_empty(),
            "{line}{messages:#?}"
        );
        // What an error says is a rule that is broken. (Of several, rustc does not name all.) Usual grids have one error of a
        // rule; with further rules there is one for each line or cage.
        for message in &messages {
            let named = broken.iter().find(|rule| message.contains(**rule)).copied();
            assert!(named.is_some(), "{line}{messages:#?}");
            broken.retain(|rule| number > usual || Some(*rule) != named);
        }
    }
}

#[test]
fn rows_by_hand_are_accepted_where_no_rule_is_broken() {
    judge_by_hand("variants-by-hand", 1, 2);
}

#[test]
#[ignore = "more of the same, which takes rustc a minute"]
fn more_rows_by_hand() {
    let times = rounds(8);
    judge_by_hand("more-variants-by-hand", times, 4 * times);
}

/// The lines below those of [`by_macro`] in a crate.
const BELOW_ALIASES: &str = "
use sudoku_types::sudoku;
const fn same(one: &[u8], other: &[u8]) {
    let mut cell = 0;
    while cell < other.len() {
        assert!(one[cell] == other[cell] - b'0', \"another solution\");
        cell += 1;
    }
}
";

/// Words of the errors of givens that break a mark.
const OF_MARKS: [&str; 14] = [
    "is not greater than the digit before it",
    "at a white dot do not follow each other",
    "is not twice or half of its neighbour",
    "have another difference than they should",
    "have another ratio than they should",
    "is too near to its neighbour",
    "is twice on a renban, or too far",
    "near it on an entropic line",
    "near it on a modular line",
    "would have a dot or a sign between them",
    "is not the same as its mirror image",
    "add up to",
    "is not even",
    "is not odd",
];

/// A puzzle in a constant, whose solution has to be this one, if there is one.
fn by_macro(variant: &Variant, givens: &[u8], solution: Option<&Vec<u8>>) -> String {
    let alias = format!(
        "sudoku! {{ {} {:?} }}",
        variant.options(),
        variant.line(givens)
    );
    match solution {
        None => format!("const _: () = {{ type T = {alias}; }};\n"),
        Some(solution) => {
            let solution = variant.line(solution);
            format!(
                "const _: () = same(<{alias}>::SOLUTION.rows().as_flattened(), b{solution:?});\n"
            )
        }
    }
}

/// Has rustc solve this number of puzzles of each variant, in turn with one solution, with several and with none.
fn solve_by_macro(name: &str, of_each: usize) {
    let dice = &mut Dice::new(17);
    let mut lines = Vec::new();
    let counts = [Count::One, Count::Several, Count::None];
    let mut counts = counts.into_iter().cycle();
    for (variant, known) in variants(dice) {
        for count in counts.by_ref().take(of_each) {
            // Where cages decide everything, no given can be taken off or be another.
            let givens = (0..10).find_map(|_| {
                let full = known.clone().or_else(|| variant.full(dice));
                variant.puzzle(&full.expect("a full grid"), count, dice)
            });
            let Some(givens) = givens else { continue };
            let solution = variant.solutions(&givens, 1, dice).pop();
            let solution = solution.filter(|_| count == Count::One);
            lines.push((by_macro(&variant, &givens, solution.as_ref()), count));
        }
    }
    for count in [Count::One, Count::Several, Count::None] {
        let found = lines.iter().filter(|line| line.1 == count);
        assert!(found.count() > lines.len() / 4, "{count:?}");
    }
    let sources = lines.iter().map(|(line, _)| line.as_str());
    let errors =
        GeneratedCrate::new(env!("CARGO_TARGET_TMPDIR"), name).check_lines(sources, BELOW_ALIASES);
    for (number, (line, count)) in (1..).zip(&lines) {
        let messages = errors.iter().filter(|error| error.line == number);
        let messages: Vec<_> = messages.map(|error| error.message.as_str()).collect();
        let are_right = match count {
            Count::One => messages.is_empty(),
            Count::Several => {
                matches!(messages[..], [one] if one.starts_with("this puzzle has more than one solution"))
            }
            // Of givens that clash there is an error for each clash.
            Count::None => {
                let says_so = |message: &&str| {
                    message.starts_with("this puzzle has no solution")
                        || message.contains("appears twice")
                        || message.contains("is side by side with")
                        || message.contains("has the sum")
                        || OF_MARKS.iter().any(|words| message.contains(words))
                };
                !messages.is_empty() && messages.iter().all(says_so)
            }
        };
        assert!(are_right, "{line}{messages:#?}");
    }
}

#[test]
fn puzzles_are_solved() {
    solve_by_macro("variants-by-macro", 1);
}

#[test]
#[ignore = "more of the same, which takes rustc a quarter of a minute"]
fn more_puzzles() {
    solve_by_macro("more-variants-by-macro", 3 * rounds(2));
}
