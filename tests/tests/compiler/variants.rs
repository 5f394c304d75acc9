//! Tests further rules, regions and cages in rustc, the judge on changed grids and the macro on puzzles, against a
//! simple solver that has its own definition of each rule.

use crate::chance::writing::rows_type;
use std::collections::BTreeSet;
use sudoku_tests::marks::MARKS;
use sudoku_tests::variants::{Count, Variant, in_words, named};
use sudoku_tests::{Dice, GeneratedCrate, rounds};

/// Every rule alone, and with others.
fn variants() -> Vec<Variant> {
    let variant = |shape, rules: &[&'static str]| Variant::new(shape, rules);
    vec![
        variant((2, 2), &["diagonals"]),
        variant((2, 2), &["windows"]),
        variant((2, 2), &["anti_knight"]),
        variant((2, 3), &["diagonals"]),
        variant((3, 2), &["anti_knight"]),
        variant((3, 3), &["diagonals"]),
        variant((3, 3), &["windows"]),
        variant((3, 3), &["anti_knight"]),
        variant((2, 3), &["anti_king"]),
        variant((3, 3), &["anti_king"]),
        variant((2, 3), &["non_consecutive"]),
        variant((3, 3), &["non_consecutive"]),
        variant((3, 3), &["diagonals", "windows"]),
        variant((1, 7), &["diagonals"]),
    ]
}

/// Regions, cages, and both, with a full grid of each.
fn with_areas(dice: &mut Dice) -> Vec<(Variant, Vec<u8>)> {
    let mut all = Vec::new();
    let kinds = [
        ((2, 2), true, false),
        ((2, 2), false, true),
        ((2, 3), true, false),
        ((2, 3), false, true),
        ((2, 3), true, true),
        ((3, 3), true, false),
    ];
    for (shape, regions, cages) in kinds {
        let mut variant = Variant::new(shape, &[]);
        let full = variant.full(dice).expect("a full grid");
        if regions {
            variant = variant.jigsaw(&full, dice);
        }
        if cages {
            variant = variant.caged(&full, dice);
        }
        all.push((variant, full));
    }
    all
}

/// Every mark alone, several, and with regions and cages, with a full grid of each.
fn with_marks(dice: &mut Dice) -> Vec<(Variant, Vec<u8>)> {
    let all = MARKS.map(|[mark, ..]| mark);
    let several: Vec<&[&str]> = vec![&all[..4], &all[4..], &all];
    let mut found = Vec::new();
    for (number, marks) in all.chunks(1).chain(several).enumerate() {
        let shape = [(2, 2), (2, 3), (3, 3), (1, 5), (2, 4)][number % 5];
        let mut variant = Variant::new(shape, &[]);
        let full = variant.full(dice).expect("a full grid");
        if marks.len() > 1 {
            variant = variant.jigsaw(&full, dice).caged(&full, dice);
            variant.lists_cages = true;
        }
        found.push((variant.marked(&full, marks, dice), full));
    }
    found
}

/// The rules of a variant as a type.
pub(crate) fn rules_type(variant: &Variant) -> String {
    let size = variant.size();
    let areas = |map: &[u8], area: &dyn Fn(u8) -> String| {
        let names = map.iter().copied().filter(|name| *name != b'.');
        let names: BTreeSet<_> = names
            .map(|name| (name.is_ascii_digit(), name.is_ascii_uppercase(), name))
            .collect();
        let names: Vec<_> = names.into_iter().map(|(.., name)| name).collect();
        let number = |name: &u8| match names.iter().position(|other| other == name) {
            Some(index) => index as u8 + 1,
            None => 0,
        };
        let numbers: Vec<_> = map.iter().map(number).collect();
        let areas: Vec<_> = names.iter().map(|name| area(*name)).collect();
        let map = rows_type(&numbers, size, "Blank");
        format!("<{map}, tarr![{}]>", areas.join(", "))
    };
    let (height, width) = variant.shape;
    let usual = match &variant.regions {
        Some(map) => {
            let region = |name| format!("Region<{:?}>", char::from(name));
            format!("Regions{}", areas(map, &region))
        }
        None => format!("Boxes<U{height}, U{width}>"),
    };
    let rules = variant.rules.iter();
    let rules = rules.map(|rule| format!(", {}", named(rule)[1]));
    let cages = variant.cages.iter().map(|map| {
        if variant.lists_cages {
            let cages: Vec<_> = variant.cages().map(|cage| cage.line_type(size)).collect();
            return format!(", ListedCages<tarr![{}]>", cages.join(", "));
        }
        let cage = |name| {
            let name_written = char::from(name);
            match variant.sums.iter().find(|cage| cage.0 == name) {
                Some((_, sum)) => format!("Cage<{name_written:?}, U{sum}>"),
                None => format!("Cage<{name_written:?}>"),
            }
        };
        format!(", Cages{}", areas(map, &cage))
    });
    let marks = MARKS.iter().filter_map(|[name, mark, _]| {
        let lines = variant.marks.iter().filter(|line| line.mark == *name);
        let lines: Vec<_> = lines.map(|line| line.line_type(size)).collect();
        (!lines.is_empty()).then(|| format!(", {mark}<tarr![{}]>", lines.join(", ")))
    });
    let further: String = rules.chain(cages).chain(marks).collect();
    format!("tarr![{usual}{further}]")
}

/// The lines below those of [`Case::by_hand`] in a crate.
const BELOW_BY_HAND: &str = "
const fn solved<S: Solved>() {}
use sudoku_types::typenum::{consts::*, tarr};
use sudoku_types::*;
";

/// Full rows, and a puzzle that they may or may not solve.
struct Case<'variant> {
    variant: &'variant Variant,
    givens: Vec<u8>,
    rows: Vec<u8>,
}

impl Case<'_> {
    /// Solutions, changed: mostly so that rows, columns and boxes stay as they should be.
    fn changed<'variant>(
        variant: &'variant Variant,
        full: &[u8],
        dice: &mut Dice,
    ) -> Case<'variant> {
        let size = variant.size();
        let (height, width) = variant.shape;
        let mut rows = full.to_vec();
        let (row, column) = (dice.below(size), dice.below(size));
        let other_row = row / height * height + (row + 1) % height;
        let other_column = column / width * width + (column + 1) % width;
        match dice.below(6) {
            // In the same band, or the same stack.
            0 => (0..size)
                .for_each(|column| rows.swap(row * size + column, other_row * size + column)),
            1 => {
                (0..size).for_each(|row| rows.swap(row * size + column, row * size + other_column))
            }
            2 => {
                let (one, other) = (rows[0], rows[1 + dice.below(size - 1)]);
                for cell in &mut rows {
                    *cell = match *cell {
                        digit if digit == one => other,
                        digit if digit == other => one,
                        digit => digit,
                    };
                }
            }
            3 => rows[row * size + column] = dice.below(size) as u8 + 1,
            4 => rows.swap(row * size + column, row * size + other_column),
            _ => {}
        }
        let mut givens = if dice.below(5) > 0 {
            rows.clone()
        } else {
            full.to_vec()
        };
        givens
            .iter_mut()
            .for_each(|given| *given *= u8::from(dice.below(3) == 0));
        Case {
            variant,
            givens,
            rows,
        }
    }

    /// The rules that are broken, in the judge's words.
    fn broken(&self) -> BTreeSet<&'static str> {
        let broken = self.variant.broken(&self.rows);
        let mut broken: BTreeSet<_> = broken.into_iter().map(in_words).collect();
        let mut both = self.givens.iter().zip(&self.rows);
        if both.any(|(given, digit)| *given != 0 && given != digit) {
            broken.insert("this solution does not keep the givens of the puzzle");
        }
        broken
    }

    fn by_hand(&self) -> String {
        let size = self.variant.size();
        let rules = rules_type(self.variant);
        let givens = rows_type(&self.givens, size, "Blank");
        let rows = rows_type(&self.rows, size, "U0");
        format!(
            "const _: () = solved::<Solution<\
             Puzzle<{size}, {rules}, {givens}>, {rows}>>();\n"
        )
    }
}

/// Has rustc judge this number of changed grids of each variant.
fn judge_by_hand(name: &str, of_each: usize) {
    let all = variants();
    let mut dice = Dice::new(16);
    let mut cases = Vec::new();
    for variant in &all {
        let fulls = [(); 5].map(|()| variant.full(&mut dice).expect("a full grid"));
        let case = |number: usize| Case::changed(variant, &fulls[number % 5], &mut dice);
        cases.extend((0..of_each).map(case));
    }
    let (areas, marks) = (with_areas(&mut dice), with_marks(&mut dice));
    for (variant, full) in &areas {
        cases.extend((0..of_each).map(|_| Case::changed(variant, full, &mut dice)));
    }
    for (variant, full) in &marks {
        cases.extend((0..3 * of_each).map(|_| Case::changed(variant, full, &mut dice)));
    }
    let broken: Vec<_> = cases.iter().map(Case::broken).collect();
    // Chance has left nothing out: right ones, and each further rule broken alone.
    let right = broken.iter().filter(|broken| broken.is_empty()).count();
    assert!(right > cases.len() / 5, "{right} of {}", cases.len());
    for variant in &all {
        for rule in &variant.rules {
            let alone = BTreeSet::from([named(rule)[2]]);
            assert!(broken.iter().filter(|broken| **broken == alone).count() > of_each / 10);
        }
    }
    for [mark, _, words] in MARKS {
        let mut broken = broken.iter();
        assert!(broken.any(|broken| broken.contains(words)), "{mark}");
    }
    for rule in ["regions", "sums"] {
        let alone = BTreeSet::from([in_words(rule)]);
        assert!(broken.iter().filter(|broken| **broken == alone).count() > of_each / 5);
    }
    let lines: Vec<_> = cases.iter().map(Case::by_hand).collect();
    let errors = GeneratedCrate::new(env!("CARGO_TARGET_TMPDIR"), name)
        .check_lines(lines.iter().map(String::as_str), BELOW_BY_HAND);
    for (number, (line, broken)) in (1..).zip(lines.iter().zip(broken)) {
        let messages = errors.iter().filter(|error| error.line == number);
        let messages: Vec<_> = messages.map(|error| &error.message).collect();
        assert_eq!(messages.is_empty(), broken.is_empty(), "{line}");
        for message in messages {
            let is_named = |rule: &&str| message.contains(*rule);
            assert!(broken.iter().any(is_named), "{line}{message}");
        }
    }
}

#[test]
fn rows_by_hand_are_accepted_where_no_rule_is_broken() {
    judge_by_hand("variants-by-hand", 6);
}

#[test]
#[ignore = "more of the same, which takes rustc a quarter of a minute"]
fn more_rows_by_hand() {
    judge_by_hand("more-variants-by-hand", rounds(25));
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
const OF_MARKS: [&str; 7] = [
    "is not greater than the digit before it",
    "at a white dot do not follow each other",
    "is not twice or half of its neighbour",
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

/// Has rustc solve puzzles of each variant, so many with one solution, and as many with several and with none.
fn solve_by_macro(name: &str, of_each: usize) {
    let mut dice = Dice::new(17);
    let mut lines = Vec::new();
    let usual = variants().into_iter().map(|variant| (variant, None));
    let (areas, marks) = (with_areas(&mut dice), with_marks(&mut dice));
    let known = areas.into_iter().chain(marks);
    let known = known.map(|(variant, full)| (variant, Some(full)));
    for (variant, known) in usual.chain(known) {
        for count in [Count::One, Count::Several, Count::None] {
            let mut found = 0;
            // Where cages decide everything, no given can be taken off or be another.
            for _ in 0..10 * of_each {
                if found == of_each {
                    break;
                }
                let full = known.clone().or_else(|| variant.full(&mut dice));
                let full = full.expect("a full grid");
                let Some(givens) = variant.puzzle(&full, count, &mut dice) else {
                    continue;
                };
                let solution = variant.solutions(&givens, 1, &mut dice).pop();
                let solution = solution.filter(|_| count == Count::One);
                lines.push((by_macro(&variant, &givens, solution.as_ref()), count));
                found += 1;
            }
        }
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
    solve_by_macro("more-variants-by-macro", rounds(2));
}
