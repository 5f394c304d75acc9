//! Lines of words: which are comments or headings, and which may be rows or options and so are not.

use alloc::vec::Vec;

use super::cursor::Cursor;
use super::foreign::is_library_line;
use super::options::is_option;
use crate::geometry::{LARGEST, Rule};
use crate::messages::{Fault, Shown};
use crate::options::{OptionName, Purpose};
use crate::symbols::{Symbols, is_border, is_gap, is_sure_blank};

/// The most figures of a heading, beside a date. A row of the smallest usual grid has four cells.
const MOST_FIGURES: usize = 3;

/// What the words of a line make it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Words {
    /// It has words, and nothing in it can be a cell.
    Heading,
    /// It has words, and something that may be a cell.
    Mixed,
    /// It has a word that is written in place of cells: `1 null null 3`.
    InPlace,
    /// It has no words.
    Cells,
}

pub(super) fn is_comment(text: &str) -> bool {
    text.starts_with('#') || text.starts_with("//")
}

/// A part of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Field<'line> {
    /// It has two letters or more; and whether one is a letter that no grid can have.
    Word(&'line str, bool),
    /// A single letter.
    Letter,
    Number(usize),
    /// A date, or the size of a grid such as `9x9`.
    Known,
    Dashes(usize),
    /// Digits and blanks.
    Cells,
}

/// Returns what the words of a line make it.
pub(super) fn words_of(line: &str, chosen: Option<&Symbols<LARGEST>>) -> Words {
    let symbols = chosen.unwrap_or(&Symbols::Standard);
    let is_mark = |it: char| is_gap(it) || ",;|:=()[]{}<>\"&!".contains(it) || is_drawn(it);
    let fields = line.split(is_mark).filter_map(|part| field(part, symbols));
    let fields: Vec<Field<'_>> = fields.collect();
    let is_named = fields
        .iter()
        .any(|field| matches!(field, Field::Word(_, true)));
    if !is_named || begins_option(line) {
        return Words::Cells;
    }
    let is_markup = line.contains("</") || line.contains("/>");
    if !is_markup && is_row_of_words(&fields) {
        return Words::InPlace;
    }
    match is_markup || has_cells(line) || !are_of_a_heading(&fields) {
        true if !is_markup && stands_for_cells(line, &fields) => Words::InPlace,
        true => Words::Mixed,
        false => Words::Heading,
    }
}

fn is_drawn(character: char) -> bool {
    is_border(character) && !character.is_ascii()
}

/// Returns what a part of a line is; `None` if it is nothing but punctuation.
fn field<'line>(part: &'line str, symbols: &Symbols<LARGEST>) -> Option<Field<'line>> {
    let is_punctuation = |it: char| !it.is_alphanumeric() && it != '-';
    let core = part.trim_matches(is_punctuation);
    if core.is_empty() {
        return part.contains(is_sure_blank).then_some(Field::Cells);
    }
    let letters = core.matches(char::is_alphabetic).count();
    let figures = core.matches(|it: char| it.is_ascii_digit()).count();
    let is_strange = |it: char| it.is_alphabetic() && symbols.value_of(it, LARGEST).is_none();
    let is_strange_word = core.contains(is_strange);
    let all = core.chars().count();
    let blanks = core
        .matches(|it: char| is_sure_blank(it) && !matches!(it, '_' | '.'))
        .count();
    // At the front of a word, or twice after it, a dot may be a blank: `..QS`. A sentence ends in one or in three.
    let before = part.len() - part.trim_start_matches(is_sure_blank).len();
    let after = part[core.as_ptr().addr() - part.as_ptr().addr() + core.len()..]
        .matches(is_sure_blank)
        .count();
    let may_be_row = blanks > 0 || before > 0 || !matches!(after, 0 | 1 | 3);
    Some(match (letters, figures) {
        (0, 0) => Field::Dashes(all),
        _ if before == 0 && after < 2 && (is_date(core) || is_size(core)) => Field::Known,
        (2.., _) if may_be_row => Field::Cells,
        // A word as long as this, in which all may be cells, is a row.
        (2.., _) if all >= 10 && !is_strange_word => Field::Cells,
        (2.., _) => Field::Word(core, is_strange_word),
        (1, 0) if all == 1 && !matches!(core, "x" | "X") => Field::Letter,
        (0, _) if before > 0 || after > 1 => Field::Cells,
        (0, _) if figures == all || is_decimal(core) => Field::Number(figures),
        (1, _) if is_strange_word && figures > 0 => Field::Number(figures),
        _ => Field::Cells,
    })
}

/// Returns true if a part of a line between bars, brackets, tabs or commas is a single character, or nothing.
fn has_cells(line: &str) -> bool {
    let is_mark = |it: char| "|,\t()[]{}<>".contains(it);
    if line.contains(is_drawn) || line.contains('{') && line.contains('}') {
        return true;
    }
    let line = line.trim_matches(is_gap);
    if !line.contains(is_mark) {
        return false;
    }
    let is_empty = |marks: &str| line.contains(marks);
    let mut parts = line.split(is_mark);
    let is_cell = |part: &str| {
        let part = part.trim_matches(|it: char| is_gap(it) || "\"'".contains(it));
        part.chars().count() == 1
            && part.contains(|it: char| it.is_alphanumeric() || is_sure_blank(it))
    };
    parts.any(is_cell) || is_empty(",,") || is_empty("><") || is_empty("\"\"") || is_empty("''")
}

/// Returns true if fields are those of a heading: words, a number after one of them at most, and dashes between them.
fn are_of_a_heading(fields: &[Field<'_>]) -> bool {
    let is_word = |field: Option<&Field<'_>>| matches!(field, Some(Field::Word(..) | Field::Known));
    let has_month = fields
        .iter()
        .any(|field| matches!(field, Field::Word(word, _) if is_month(word)));
    let (mut numbers, mut figures) = (0, 0);
    for (index, field) in fields.iter().enumerate() {
        let before = index.checked_sub(1).and_then(|index| fields.get(index));
        let next = fields.get(index + 1);
        let is_right = match *field {
            Field::Word(word, _) => {
                figures += word.matches(|it: char| it.is_ascii_digit()).count();
                true
            }
            Field::Known => true,
            Field::Letter => !matches!(next, Some(Field::Letter)),
            Field::Number(_) if has_month => true,
            Field::Number(count) => {
                (numbers, figures) = (numbers + 1, figures + count);
                is_word(before) || matches!(before, Some(Field::Dashes(2..)))
            }
            Field::Dashes(1) => {
                let is_number = matches!(before, Some(Field::Number(_)));
                is_word(next) && (is_word(before) || is_number || before.is_none())
            }
            Field::Dashes(_) => true,
            Field::Cells => false,
        };
        if !is_right {
            return false;
        }
    }
    let are_few = numbers <= 1 && figures <= MOST_FIGURES;
    are_few || has_month && numbers == 0 && figures <= MOST_FIGURES
}

/// Returns true if a word is in the place of cells: it stands three times or more, and twice in a row or beside nothing but
/// cells.
fn is_row_of_words(fields: &[Field<'_>]) -> bool {
    fields.iter().enumerate().any(|(first, field)| {
        let Field::Word(..) = field else {
            return false;
        };
        let count = fields[first..]
            .iter()
            .filter(|other| *other == field)
            .count();
        let is_pair = fields[first..].windows(2).any(|pair| pair == [*field; 2]);
        let is_cell =
            |other: &Field<'_>| other == field || !matches!(other, Field::Word(..) | Field::Known);
        count > 2 && (is_pair || fields.iter().all(is_cell))
    })
}

/// Returns true if all words of a line are the same, and the rest may be cells: `[1, null, null, 2]`.
fn stands_for_cells(line: &str, fields: &[Field<'_>]) -> bool {
    let mut words = fields
        .iter()
        .filter(|field| matches!(field, Field::Word(..)));
    let first = words.next();
    let count = words.clone().count();
    let is_one = words.all(|word| Some(word) == first);
    is_one
        && (count > 0 || line.contains([',', '|', '\t']))
        && !fields.iter().any(|field| matches!(field, Field::Known))
}

/// `2011-10-11`, `11.10.2011`, `1/2/2020`: a day of a year from 1900 to 2099.
fn is_date(core: &str) -> bool {
    let mut numbers = [0_u16; 3];
    let mut parts = core.split(['-', '/', '.']);
    for number in &mut numbers {
        let part = parts.next().filter(|part| matches!(part.len(), 1 | 2 | 4));
        let Some(Ok(value)) = part.map(str::parse) else {
            return false;
        };
        *number = value;
    }
    let [first, second, third] = numbers;
    let is_day = |one, other| (1..=31).contains(&one) && (1..=31).contains(&other);
    let is_year = |year| (1900..2100).contains(&year);
    let is_right =
        is_year(first) && is_day(second, third) || is_year(third) && is_day(first, second);
    is_right && parts.next().is_none()
}

/// `9x9`, `16×16`
fn is_size(core: &str) -> bool {
    let sides = core.split_once(['x', 'X', '×']);
    sides.is_some_and(|(one, other)| one == other && one.parse::<u8>().is_ok())
}

/// `1.2`
fn is_decimal(core: &str) -> bool {
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|it| it.is_ascii_digit());
    core.split_once('.')
        .is_some_and(|(one, other)| is_number(one) && is_number(other))
}

fn is_month(word: &str) -> bool {
    const MONTHS: [&str; 12] = [
        "january",
        "february",
        "march",
        "april",
        "may",
        "june",
        "july",
        "august",
        "september",
        "october",
        "november",
        "december",
    ];
    let is_it =
        |month: &&str| word.eq_ignore_ascii_case(month) || word.eq_ignore_ascii_case(&month[..3]);
    MONTHS.iter().any(is_it)
}

/// Returns true if a line begins with the name of an option or a rule, and not with `solution` as a label or in the header
/// of a table; or if it has a colon after its first word and ends in `;`.
fn begins_option(line: &str) -> bool {
    let line = line.trim_matches(is_gap);
    let mut rest = Cursor::new(line);
    let name = rest.word();
    let is_column = matches!(rest.peek(), Some(',' | ';' | '\t' | '|')) || is_label(line);
    let is_solution = OptionName::of_name(&name) == Some(OptionName::Solution) && is_column;
    let is_known = OptionName::of_name(&name).is_some() || Rule::of_name(&name).is_some();
    rest.skip_gaps();
    let is_named = rest.peek() == Some(':') && line.ends_with(';');
    is_named || is_known && !is_solution
}

/// Returns true if a line that begins with `solution` is a label, and not the option: no word follows.
pub(super) fn is_label(line: &str) -> bool {
    let rest = line.trim_matches(is_gap).strip_prefix("solution");
    let is_mark = |it: char| is_gap(it) || it == ':';
    rest.is_some_and(|rest| {
        !rest
            .trim_start_matches(is_mark)
            .starts_with(char::is_alphabetic)
            && !rest.contains(';')
    })
}

/// Returns what is wrong with a line that is not an option, but was probably meant for one, or for a sum: `Rules: diagonals`,
/// `Diagonal: true`, `r1c1+r1c2=3`, `A=8,B=18`.
pub(super) fn misnamed(line: &str, purpose: Purpose) -> Option<Fault> {
    // It may name cells, too.
    if is_library_line(line) {
        return Some(Fault::LibraryLine);
    }
    let mut words = line.split(|it: char| !it.is_ascii_alphanumeric());
    if words.any(is_cell_name) && !is_option(Cursor::new(line.trim_start_matches(is_gap))) {
        return Some(Fault::CellName);
    }
    let is_mark = |it: char| is_gap(it) || "\"'[({,".contains(it);
    let (label, value) = line.trim_start_matches(is_mark).split_once([':', '='])?;
    let value = value.trim_start_matches(is_gap);
    let label = label.trim_end_matches(|it: char| is_gap(it) || "\"'".contains(it));
    let is_number = value.starts_with(|it: char| it.is_ascii_digit());
    let is_sum = label.len() == 1 && label.starts_with(|it: char| it.is_ascii_alphabetic());
    if is_sum && is_number && line.contains('=') {
        return Some(Fault::LoneSum);
    }
    // An option by its own name is read as one.
    let is_own = |name: &str| line.trim_start_matches(is_gap).starts_with(name);
    let like = |name: &&str| !is_own(name) && is_like(label, name);
    let options = OptionName::ALL
        .into_iter()
        .filter(|name| *name != OptionName::Solution);
    let mut options = options.filter(|name| like(&name.name()));
    if options.next().is_some() {
        let name = Shown::of(label);
        return Some(Fault::UnknownOption { name, purpose });
    }
    let mut rules = Rule::ALL.into_iter().filter(|rule| like(&rule.name()));
    rules.next().map(Fault::LoneRule)
}

/// Returns true if a label is a name but for case, signs between words, and an `s` at the end.
fn is_like(label: &str, name: &str) -> bool {
    let letters = |text: &str| {
        let letters = text.bytes().filter(u8::is_ascii_alphabetic);
        let mut letters: Vec<u8> = letters.map(|it| it.to_ascii_lowercase()).collect();
        _ = letters.pop_if(|last| *last == b's');
        letters
    };
    let is_name = |it: char| it.is_ascii_alphabetic() || " _-".contains(it);
    label.starts_with(char::is_alphabetic)
        && label.chars().all(is_name)
        && letters(label) == letters(name)
}

/// Returns true for the name of a cell: `r1c1`.
fn is_cell_name(word: &str) -> bool {
    let word = word.strip_prefix(['r', 'R']);
    let pair = word.and_then(|word| word.split_once(['c', 'C']));
    let is_number = |text: &str| matches!(text.len(), 1 | 2) && text.parse::<u8>().is_ok();
    pair.is_some_and(|(row, column)| is_number(row) && is_number(column))
}

/// Returns true if a heading, a comment or a label says that a solution follows, and nothing else: `Solution of puzzle 3`.
pub(super) fn says_solution(text: &str) -> bool {
    const SOLUTION: [&str; 5] = ["solution", "solutions", "solved", "answer", "answers"];
    const OTHERS: [&str; 8] = ["of", "to", "for", "the", "puzzle", "grid", "sudoku", "no"];
    let mut words = text
        .split(|it: char| !it.is_alphabetic())
        .filter(|word| !word.is_empty());
    let is_in = |list: &[&str], word: &str| list.iter().any(|it| word.eq_ignore_ascii_case(it));
    words.next().is_some_and(|word| is_in(&SOLUTION, word))
        && words.all(|word| is_in(&OTHERS, word))
        && !text.contains([',', ';', '\t', '|'])
}
