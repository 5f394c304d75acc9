//! Lines of words: which are comments or headings, and which may be rows or options and so are not.

use alloc::vec::Vec;

use super::cursor::{Cursor, offset};
use super::foreign::is_library_line;
use super::options::is_option;
use crate::geometry::{LARGEST, Rule};
use crate::messages::{Fault, Shown};
use crate::options::{OptionName, Purpose};
use crate::symbols::{Symbols, is_border, is_gap, is_sure_blank};

/// The most figures of a heading. A row of the smallest usual grid has four cells.
const MOST_FIGURES: usize = 3;

/// A line by its words. A word has two letters or more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Prose {
    /// It has no word with a letter that no grid can have, or begins as an option does.
    None,
    Heading(Heading),
    /// One word appears three times or more, so it is in the place of cells. It has this many fields.
    Row(usize),
    /// It has words, and something that may be a cell.
    Mixed,
}

/// A line of words in which nothing can be a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Heading {
    /// The number of its characters, if it is one word.
    pub(super) word: Option<usize>,
    /// It has a run of dashes. They may be cells where a `-` is the blank of the file.
    pub(super) has_dashes: bool,
}

pub(super) fn is_comment(text: &str) -> bool {
    text.starts_with('#') || text.starts_with("//")
}

/// A part of a line, between spaces and marks.
struct Part<'line> {
    /// Without punctuation around it.
    text: &'line str,
    /// The number of its characters with punctuation.
    length: usize,
    kind: Kind,
    /// A bar, bracket, tab or comma is next to it.
    is_marked: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// It has two letters or more. It has this many figures, and perhaps a letter that no grid can have.
    Word { figures: usize, is_strange: bool },
    /// A single letter.
    Letter,
    /// A number with this many figures.
    Number(usize),
    /// This many dashes, and nothing else.
    Dashes(usize),
    /// Digits and blanks.
    Cells,
}

impl Prose {
    pub(super) fn of(line: &str, chosen: Option<&Symbols<LARGEST>>) -> Prose {
        let symbols = chosen.unwrap_or(&Symbols::Standard);
        if !line.contains(|it| is_strange(it, symbols)) || begins_option(line) {
            return Prose::None;
        }
        let (parts, has_empty) = parts(line, symbols);
        let is_word = |part: &&Part<'_>| matches!(part.kind, Kind::Word { .. });
        let is_named =
            |part: &Part<'_>| matches!(part.kind, Kind::Word { is_strange, .. } if is_strange);
        if !parts.iter().any(is_named) {
            return Prose::None;
        }
        let mut words: Vec<&str> = parts.iter().filter(is_word).map(|word| word.text).collect();
        words.sort_unstable();
        if words.windows(3).any(|three| three[0] == three[2]) {
            return Prose::Row(parts.len());
        } else if has_empty || !are_of_a_heading(&parts) {
            return Prose::Mixed;
        }
        let is_run = |part: &Part<'_>| matches!(part.kind, Kind::Dashes(2..));
        let word = match &parts[..] {
            [word] if !line.trim_end_matches(is_gap).ends_with(':') => Some(word.length),
            _ => None,
        };
        Prose::Heading(Heading {
            word,
            has_dashes: parts.iter().any(is_run),
        })
    }
}

/// Returns true if a word has more letters than a row of a grid in which all of them are digits or blanks, where A is 1:
/// `ABCDDCBA`, `xxxx`.
fn is_longer_than_rows(word: &str) -> bool {
    let row = |letter: char| match letter.to_ascii_lowercase() {
        'x' => 0,
        letter @ 'a'..='y' => letter as usize - 'a' as usize + 1,
        _ => LARGEST,
    };
    let count = word.chars().count();
    word.chars().all(char::is_alphabetic) && word.chars().map(row).max() < Some(count)
}

/// Returns true for a letter that no grid can have.
fn is_strange(character: char, symbols: &Symbols<LARGEST>) -> bool {
    character.is_alphabetic() && symbols.value_of(character, LARGEST).is_none()
}

/// Returns the parts of a line, and whether nothing is between two commas or quotes.
fn parts<'line>(line: &'line str, symbols: &Symbols<LARGEST>) -> (Vec<Part<'line>>, bool) {
    let is_drawn = |it: char| is_border(it) && !it.is_ascii();
    let is_end = |it: char| is_gap(it) || ",;|:=()[]{}<>\"&!".contains(it) || is_drawn(it);
    let is_mark = |it: char| "|,\t()[]{}<>".contains(it) || is_drawn(it);
    let mut parts: Vec<Part<'line>> = Vec::new();
    // The marks after the last part.
    let mut mark = None;
    let mut has_empty = line.contains("\"\"") || line.contains("''");
    for piece in line.trim_matches(is_gap).split_inclusive(is_end) {
        let text = piece.trim_end_matches(is_end);
        if let Some(part) = Part::of(text, symbols) {
            let is_marked = mark.take().is_some();
            parts.push(Part { is_marked, ..part });
        }
        let end = piece[text.len()..].chars().next();
        if let Some(next) = end.filter(|it| is_mark(*it)) {
            has_empty |= mark == Some(',') && next == ',';
            if let Some(last) = parts.last_mut().filter(|_| mark.is_none()) {
                last.is_marked = true;
            }
            mark = Some(next);
        }
    }
    (parts, has_empty)
}

impl<'line> Part<'line> {
    /// Returns what a part of a line is; `None` if it is nothing but punctuation.
    fn of(part: &'line str, symbols: &Symbols<LARGEST>) -> Option<Part<'line>> {
        let is_content = |it: char| it.is_alphanumeric() || it == '-' || is_sure_blank(it);
        let text = part.trim_matches(|it| !is_content(it));
        // The end of a sentence is not a blank.
        let mut ends = ["...", ".", "?"].iter();
        let is_word = text.contains(char::is_alphabetic);
        let end = ends.find(|end| is_word && text.ends_with(**end));
        let text = end.map_or(text, |end| &text[..text.len() - end.len()]);
        let text = text.trim_end_matches(|it| !is_content(it));
        let letters = text.matches(char::is_alphabetic).count();
        let figures = text.matches(|it: char| it.is_ascii_digit()).count();
        let is_strange = text.contains(|it| is_strange(it, symbols));
        let is_blank = |it: char| is_sure_blank(it) && !matches!(it, '.' | '_');
        let has_blank = text.contains(is_blank)
            || text.starts_with(is_sure_blank)
            || text.ends_with(is_sure_blank);
        let is_number = |signs: &[char]| {
            let mut numbers = text.split(signs);
            numbers.all(|it| !it.is_empty() && it.bytes().all(|it| it.is_ascii_digit()))
        };
        let kind = match (letters, figures) {
            (0, 0) if text.is_empty() => return None,
            (0, 0) if !has_blank => Kind::Dashes(text.chars().count()),
            _ if has_blank => Kind::Cells,
            // `9`, `1.2`, `9x9`
            (0 | 1, 1..) if is_number(&['.', 'x', '×']) => Kind::Number(figures),
            (1, 1..) if is_strange => Kind::Number(figures),
            (1, 0) if text.chars().count() == 1 && !matches!(text, "x" | "X") => Kind::Letter,
            (2.., _) if is_longer_than_rows(text) => Kind::Cells,
            (2.., _) if is_strange || figures == 0 => Kind::Word {
                figures,
                is_strange,
            },
            _ => Kind::Cells,
        };
        Some(Part {
            text,
            length: part.chars().count(),
            kind,
            is_marked: false,
        })
    }
}

/// Returns the numbers of commas, bars and tabs of a line.
pub(super) fn marks(line: &str) -> [usize; 3] {
    let line = line.trim_matches(is_gap);
    [',', '|', '\t'].map(|mark| line.matches(mark).count())
}

/// Returns true if parts are those of a heading: words, single letters apart, one number after a word, dashes between words or
/// several together, and three figures in all.
fn are_of_a_heading(parts: &[Part<'_>]) -> bool {
    let kind = |index: usize| parts.get(index).map(|part| part.kind);
    let is_word = |kind| matches!(kind, Some(Kind::Word { .. }));
    let (mut numbers, mut figures) = (0, 0);
    for (index, part) in parts.iter().enumerate() {
        let (before, next) = (kind(index.wrapping_sub(1)), kind(index + 1));
        let is_right = match part.kind {
            Kind::Word { figures: own, .. } => {
                figures += own;
                true
            }
            Kind::Letter => next != Some(Kind::Letter),
            Kind::Number(own) => {
                (numbers, figures) = (numbers + 1, figures + own);
                is_word(before)
            }
            Kind::Dashes(1) => is_word(next) && before.is_some(),
            Kind::Dashes(_) => true,
            Kind::Cells => false,
        };
        if !is_right || part.is_marked && part.text.chars().nth(1).is_none() {
            return false;
        }
    }
    numbers <= 1 && figures <= MOST_FIGURES
}

/// Returns true if a line begins with the name of an option or a rule, and not with `solution` as a label or in the header
/// of a table; or if it has a colon after its first word and ends in `;`.
pub(super) fn begins_option(line: &str) -> bool {
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
fn is_label(line: &str) -> bool {
    let rest = line.strip_prefix("solution");
    let is_mark = |it: char| is_gap(it) || it == ':';
    rest.is_some_and(|rest| {
        let value = rest.trim_start_matches(is_mark);
        !value.starts_with(char::is_alphabetic) && !rest.contains(';')
    })
}

/// Returns what is wrong with a line that is not an option, but was probably meant for one, or for a sum: `Rules: diagonals`,
/// `Diagonal: true`, `r1c1+r1c2=3`, `A=8,B=18`; and where in the line.
pub(super) fn misnamed(line: &str, purpose: Purpose) -> Option<(Fault, usize)> {
    // It may name cells, too.
    if is_library_line(line) {
        return Some((Fault::LibraryLine, 0));
    }
    let start = line.len() - line.trim_start_matches(is_gap).len();
    let cell = cell_name(line).filter(|_| !is_option(Cursor::new(&line[start..])));
    if let Some(at) = cell {
        let named = misnamed_marks(&line[start..at], purpose);
        return Some(named.map_or((Fault::CellName, at), |(fault, at)| (fault, start + at)));
    }
    let is_mark = |it: char| is_gap(it) || "\"'[({,".contains(it);
    let (label, value) = line.trim_start_matches(is_mark).split_once([':', '='])?;
    let value = value.trim_start_matches(is_gap);
    let label = label.trim_end_matches(|it: char| is_gap(it) || "\"'".contains(it));
    let is_number = value.starts_with(|it: char| it.is_ascii_digit());
    let is_sum = label.len() == 1 && label.starts_with(|it: char| it.is_ascii_alphabetic());
    if is_sum && is_number && line.contains('=') {
        return Some((Fault::LoneSum, 0));
    }
    // An option by its own name is read as one.
    let is_own = |name: &str| line[start..].starts_with(name);
    let like = |name: &str| !is_own(name) && is_like(label, name);
    let mut options = OptionName::ALL.into_iter();
    if options.any(|name| name != OptionName::Solution && like(name.name())) {
        let name = Shown::of(label);
        let unknown = Fault::UnknownOption { name, purpose };
        // In quotes, for example.
        let fault = OptionName::of_name(&name).map_or(unknown, Fault::NotFirst);
        return Some((fault, 0));
    }
    let mut rules = Rule::ALL.into_iter();
    if let Some(rule) = rules.find(|rule| like(rule.name())) {
        return Some((Fault::LoneRule(rule), 0));
    }
    let (fault, at) = late_option(line).filter(|(fault, _)| is_of_grid(fault))?;
    if begins_option(line) {
        return None;
    }
    let mut first = Cursor::new(&line[start..]);
    let name = first.word();
    // After an option that is not known, that one is the fault.
    let is_unknown = line[..at].contains(';') && name != Shown::EMPTY && first.take(":");
    Some(match is_unknown {
        true => (Fault::UnknownOption { name, purpose }, start),
        false => (fault, at),
    })
}

/// Returns true for the fault of an option that says something about a grid. Others may be words of a heading.
fn is_of_grid(fault: &Fault) -> bool {
    matches!(fault, Fault::Late(name) | Fault::NotFirst(name) if name.why_not(Purpose::Show).is_none())
}

/// Returns the fault of what is in front of the first cell that a line names, if it is a word, or an option is in it: `dots: r1c1`,
/// `even r1c1`, `1... even: r1c1`; and where.
fn misnamed_marks(text: &str, purpose: Purpose) -> Option<(Fault, usize)> {
    let mut first = Cursor::new(text);
    let name = first.word();
    first.skip_gaps();
    if let Some(name) = OptionName::of_name(&name) {
        return Some((Fault::NoColon(name), 0));
    }
    let is_letter = |it: char| it.is_ascii_alphabetic() || it == '_';
    let is_name = first.take(":") && name.as_str().len() > 1;
    let unknown = (Fault::UnknownOption { name, purpose }, 0);
    late_option(text)
        .or_else(|| (is_name && name.as_str().chars().all(is_letter)).then_some(unknown))
}

/// Returns the fault of an option that is not at the beginning of a text, if one is named there before `:` or `=`; and where it is.
/// `solution` may be a label.
pub(super) fn late_option(text: &str) -> Option<(Fault, usize)> {
    // As most lines of a file.
    if !text.contains([':', '=']) {
        return None;
    }
    let is_end = |it: char| !it.is_ascii_alphanumeric() && it != '_';
    let option = |word: &str| {
        let at = offset(text, word);
        let (before, after) = (&text[..at], &text[at + word.len()..]);
        let after = after.trim_start_matches(|it| is_gap(it) || it == '"');
        let value = after.strip_prefix([':', '='])?.trim_start_matches(is_gap);
        let name = OptionName::of_name(&Shown::of(word)).filter(|_| at > 0)?;
        if name == OptionName::Solution && !value.starts_with(char::is_alphabetic) {
            return None;
        }
        let is_named = before.trim_end_matches(is_gap).ends_with([':', '"', '\'']);
        let fault = if is_named {
            Fault::NotFirst(name)
        } else {
            Fault::Late(name)
        };
        Some((fault, at))
    };
    text.split(is_end).find_map(option)
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

/// Returns where a text names a cell, if it does: `r1c1`.
pub(super) fn cell_name(text: &str) -> Option<usize> {
    let mut words = text.split(|it: char| !it.is_ascii_alphanumeric());
    let word = words.find(|word| is_cell_name(word))?;
    Some(offset(text, word))
}

/// Returns true for the name of a cell.
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
    let words = text.split(|it: char| !it.is_alphabetic());
    let mut words = words.filter(|word| !word.is_empty());
    let is_in = |list: &[&str], word: &str| list.iter().any(|it| word.eq_ignore_ascii_case(it));
    words.next().is_some_and(|word| is_in(&SOLUTION, word))
        && words.all(|word| is_in(&OTHERS, word))
        && !text.contains([',', ';', '\t', '|'])
}
