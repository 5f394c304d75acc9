//! Tests the judge on random full grids with a few cells changed, hundreds in one crate, one on each
//! line. rustc must refuse the lines whose grids break a rule, and no others.

mod case;
mod clashes;
pub(crate) mod writing;

use case::{Case, cases};
use clashes::{Clash, clashing_pairs};
use std::collections::BTreeSet;
use sudoku_tests::{GeneratedCrate, rounds};
use writing::{BELOW_ALIASES, BELOW_BY_HAND, Notation, by_hand};

/// So many clashes of a grid are distinguished; the others are counted.
const READ: usize = 10;

/// Writes cases of every size and shape by `$write`, `$times` times the usual number.
macro_rules! of_every_shape {
    ($write:ident, $times:expr) => {{
        let mut all = Vec::new();
        all.extend(cases::<4>("gen_4x4_minimal", (2, 2), 33 * $times).map($write));
        all.extend(cases::<6>("gen_6x6_box2x3_minimal", (2, 3), 28 * $times).map($write));
        all.extend(cases::<6>("gen_6x6_box3x2_minimal", (3, 2), 28 * $times).map($write));
        all.extend(cases::<8>("gen_8x8_box2x4_minimal", (2, 4), 28 * $times).map($write));
        all.extend(cases::<9>("gen_9x9_minimal", (3, 3), 33 * $times).map($write));
        all.extend(cases::<12>("gen_12x12_box3x4_minimal", (3, 4), 11 * $times).map($write));
        all.extend(cases::<12>("gen_12x12_box4x3_minimal", (4, 3), 6 * $times).map($write));
        all.extend(cases::<15>("gen_15x15_box3x5_100clues", (3, 5), 6 * $times).map($write));
        all.extend(cases::<16>("gen_16x16_105clues", (4, 4), 6 * $times).map($write));
        all
    }};
}

#[test]
fn types_written_by_hand_are_solved_where_no_rule_is_broken() {
    judge_by_hand("chance-by-hand", 1);
}

#[test]
#[ignore = "more of the same, which takes rustc half a minute"]
fn more_types_written_by_hand() {
    judge_by_hand("more-chance-by-hand", rounds(3));
}

/// Has rustc judge the usual number of cases this number of `times`.
fn judge_by_hand(name: &str, times: usize) {
    struct Line {
        source: String,
        is_right: bool,
        broken: BTreeSet<&'static str>,
    }
    fn write<const N: usize>(case: Case<N>) -> Line {
        Line {
            source: by_hand(&case),
            is_right: case.is_right(),
            broken: case.broken_rules(),
        }
    }
    let lines = of_every_shape!(write, times);

    // Chance has left nothing out: right ones and wrong ones, and each rule broken alone.
    let right = lines.iter().filter(|line| line.is_right).count();
    let share = right as f64 / lines.len() as f64;
    assert!((0.2..0.8).contains(&share), "{right} of {}", lines.len());
    let rules: BTreeSet<_> = lines.iter().flat_map(|line| &line.broken).collect();
    assert_eq!(rules.len(), 5);
    for rule in rules {
        let alone = BTreeSet::from([*rule]);
        let cases = lines.iter().filter(|line| line.broken == alone).count();
        assert!(cases >= 10, "{rule}: {cases} cases");
    }

    let sources = lines.iter().map(|line| line.source.as_str());
    let errors =
        GeneratedCrate::new(env!("CARGO_TARGET_TMPDIR"), name).check_lines(sources, BELOW_BY_HAND);
    let refused: BTreeSet<_> = errors.iter().map(|error| error.line).collect();
    let wrong = (1..).zip(&lines).filter(|(_, line)| !line.is_right);
    assert_eq!(refused, wrong.map(|(number, _)| number).collect());

    // What an error says is a rule that is broken. (Of several, rustc does not name all.)
    for (number, line) in (1..).zip(&lines) {
        let errors = errors.iter().filter(|error| error.line == number);
        let messages: Vec<_> = errors.map(|error| error.message.as_str()).collect();
        let mut broken = line.broken.clone();
        for message in &messages {
            let named = broken.iter().find(|rule| message.starts_with(**rule));
            let named = *named.unwrap_or_else(|| panic!("{}{messages:#?}", line.source));
            broken.remove(named);
        }
    }
}

#[test]
fn aliases_nobody_uses_have_one_error_for_each_clashing_pair() {
    struct Line {
        source: String,
        /// Columns and messages.
        errors: Vec<(usize, String)>,
    }
    fn write<const N: usize>(case: Case<N>) -> Option<Line> {
        if !case.holds_digits() {
            return None; // the reader refuses it
        }
        // Either notation, as it falls.
        let notation = [Notation::Cells, Notation::OneString][usize::from(case.rows[0][0] % 2)];
        let (source, columns) = notation.alias(&case);
        let pairs = clashing_pairs(&case.rows, case.shape);
        let column = |clash: &Clash| columns[clash.second.0][clash.second.1];
        let errors = pairs
            .iter()
            .take(READ)
            .map(|clash| (column(clash), clash.message(&notation.name(clash.digit))));
        let mut errors: Vec<_> = errors.collect();
        if let Some(next) = pairs.get(READ) {
            let more = pairs.len() - READ;
            let message = format!("{more} more digits of this grid clash: the next one");
            errors.push((column(next), message));
        }
        errors.sort();
        Some(Line { source, errors })
    }
    let lines = of_every_shape!(write, 1).into_iter().flatten();
    let lines: Vec<Line> = lines.step_by(3).collect();
    let sources = lines.iter().map(|line| line.source.as_str());
    let errors = GeneratedCrate::new(env!("CARGO_TARGET_TMPDIR"), "chance-by-macro")
        .check_lines(sources, BELOW_ALIASES);
    for (number, line) in (1..).zip(&lines) {
        let errors = errors.iter().filter(|error| error.line == number);
        let errors: Vec<_> = errors
            .map(|error| (error.column, error.message.clone()))
            .collect();
        assert_eq!(errors, line.errors, "{}", line.source);
    }
    let expected: usize = lines.iter().map(|line| line.errors.len()).sum();
    assert_eq!(errors.len(), expected);
}
