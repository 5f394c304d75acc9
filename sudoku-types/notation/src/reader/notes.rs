//! Finds names of options, rules and cells beside a grid, where they would have no effect.
//!
//! ```text
//! 1.....3....4.2.. # Diagonal Dance       a note, which may have any words
//! 1.....3....4.2.. diagonals              a rule: it has to be written as an option
//! 1.....3....4.2.. Thermo: r1c1r1c2       an option by another name
//! ```

use super::cursor::offset;
use super::headings::is_word;
use crate::geometry::{LARGEST, Rule, Rules};
use crate::messages::{Fault, is_nearly, quoted};
use crate::options::{OTHER_NAMES, OptionName, Purpose};
use crate::symbols::{Symbols, is_gap, is_line_end};

/// Returns the first fault of a name in a text, and its place. In a comment only a name before `:` or `=` is a fault. The `rules`
/// are those that the puzzle has, so their names are allowed.
pub(super) fn misplaced_name(
    text: &str,
    is_comment: bool,
    rules: Rules,
    symbols: Option<&Symbols<LARGEST>>,
    purpose: Purpose,
) -> Option<(usize, Fault)> {
    let is_name = |it: char| it.is_ascii_alphanumeric() || matches!(it, '_' | '-');
    let has_letter = |word: &&str| word.starts_with(|it: char| it.is_ascii_alphabetic());
    let are_symbols =
        |word: &str| symbols.is_some_and(|symbols| word.chars().all(|it| symbols.has(it)));
    let are_sums = text.matches('=').count() > 1;
    text.split(is_line_end).find_map(|line| {
        let begins = |at: &usize| *at == 0 || line[..*at].ends_with(is_gap);
        let comment = line.find("//").filter(begins).filter(|_| !is_comment);
        let (body, comment) = line.split_at(comment.unwrap_or(line.len()));
        [(body, is_comment), (comment, true)]
            .into_iter()
            .find_map(|(part, is_comment)| {
                // An option of the command is a name, too: `--diagonals`.
                let words = part.split(|it| !is_name(it)).map(|it| it.trim_matches('-'));
                let mut words = words.filter(has_letter).filter(|word| !are_symbols(word));
                words.find_map(|word| {
                    let end = offset(line, word) + word.len();
                    let fault =
                        name_fault(word, &line[end..], is_comment, are_sums, rules, purpose)?;
                    Some((offset(text, word), fault))
                })
            })
    })
}

/// The beginnings of a value that is absent, as in JSON.
const NOTHING: [&str; 6] = [",", "}", "[]", "{}", "null", "false"];

/// Returns the fault of a word with this text after it. `are_sums`: the whole text has several `=`.
fn name_fault(
    word: &str,
    after: &str,
    is_comment: bool,
    are_sums: bool,
    rules: Rules,
    purpose: Purpose,
) -> Option<Fault> {
    let is_space = |it| is_gap(it) || it == '"';
    let after = after.trim_start_matches(is_space);
    let value = after.strip_prefix([':', '=']);
    let value = value.map(|it| it.trim_start_matches(is_space));
    let is_nothing = |value: &str| NOTHING.iter().any(|nothing| value.starts_with(nothing));
    // In `solution: 1342…` the word is a label, not an option.
    let has_letters = value.is_some_and(|it| it.starts_with(char::is_alphabetic));
    let is_solution = word.trim_end_matches('s').eq_ignore_ascii_case("solution");
    if value.is_some_and(is_nothing) || is_solution && !has_letters {
        return None;
    }
    if let Some(value) = value.filter(|it| !it.is_empty() && !it.starts_with([':', '/'])) {
        // Sums of cages after a puzzle: `A=8, B=18`.
        let is_sum = are_sums && word.len() == 1 && after.starts_with('=') && is_number(value);
        let label = label_fault(word, purpose).or(is_sum.then_some(Fault::LoneSum));
        if label.is_some() {
            return label;
        }
    }
    if is_comment {
        return None;
    }
    let rule = Rule::of_name(word).filter(|rule| !rules.has(*rule));
    let option = OptionName::of_name(word).map(Fault::Late);
    let has_cell = || word.split(['-', '_']).any(is_cells);
    let cell = || has_cell().then_some(Fault::CellName);
    option.or(rule.map(Fault::LoneRule)).or_else(cell)
}

/// Returns true if a value begins with a number, and a comma or a gap after it.
fn is_number(value: &str) -> bool {
    let rest = value.trim_start_matches(|it: char| it.is_ascii_digit());
    rest.len() < value.len() && !rest.starts_with(|it| it != ',' && !is_gap(it))
}

/// Returns the fault of a label that is the name of an option or a rule, similar to one, or another common name for one.
pub(super) fn label_fault(label: &str, purpose: Purpose) -> Option<Fault> {
    if let Some(option) = OptionName::of_name(label) {
        return Some(Fault::Late(option));
    }
    if is_word(label) {
        return None;
    }
    if let Some(rule) = Rule::ALL
        .into_iter()
        .find(|rule| is_nearly(label, rule.name()))
    {
        return Some(Fault::LoneRule(rule));
    }
    let is_option = OptionName::all().any(|option| is_nearly(label, option.name()));
    let is_other = || OTHER_NAMES.iter().any(|(other, _)| is_nearly(label, other));
    let name = quoted(label.chars());
    (is_option || is_other()).then_some(Fault::UnknownOption { name, purpose })
}

/// Returns true for the name of a cell, or of several: `r1c1`, `r1c2r1c1`.
pub(super) fn is_cells(word: &str) -> bool {
    let mut parts = word.split(['r', 'R']);
    let is_number =
        |text: &str| (1..10).contains(&text.len()) && text.bytes().all(|it| it.is_ascii_digit());
    let is_cell = |part: &str| {
        let pair = part.split_once(['c', 'C']);
        pair.is_some_and(|(row, column)| is_number(row) && is_number(column))
    };
    parts.next() == Some("") && parts.clone().next().is_some() && parts.all(is_cell)
}
