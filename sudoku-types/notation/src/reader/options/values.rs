//! Reads the values of options: `2x3`, `"♠♥♦♣"`, `0..=15`, `307`, `diagonals, windows`, `x_wing`.

use alloc::string::String;

use super::{Options, Parts, at, is_option};
use crate::geometry::{BoxShape, LARGEST, Rule, Rules};
use crate::messages::{Fault, Located, quoted};
use crate::options::OptionName;
use crate::reader::cursor::Cursor;
use crate::symbols::{Symbols, check_list, is_variation_selector};
use crate::technique::Technique;

/// Takes a value that is a name.
pub(super) fn one_of<T>(
    text: &mut Cursor<'_>,
    option: OptionName,
    of_name: impl Fn(&str) -> Option<T>,
) -> Result<T, Located> {
    let begin = text.at;
    of_name(text.word()).map_or_else(|| at(begin, Fault::BadValue(option)), Ok)
}

/// Takes `2x3`. Its last part is the number of columns.
pub(in crate::reader) fn boxes(text: &mut Cursor<'_>) -> Parts<BoxShape> {
    let begin = text.at;
    let pair = pair(text, &["x", "X", "*"]);
    let shape = pair.and_then(|(rows, columns, last)| Some((BoxShape::new(rows, columns)?, last)));
    shape.map_or_else(|| at(begin, Fault::BadValue(OptionName::Boxes)), Ok)
}

/// Takes two numbers with one of these words between them, and returns the numbers and the byte of the second one.
fn pair(text: &mut Cursor<'_>, words: &[&str]) -> Option<(usize, usize, usize)> {
    let mut rest = *text;
    let first = number(&mut rest)?;
    words.iter().find(|word| takes(&mut rest, word))?;
    let last = rest.at;
    let second = number(&mut rest)?;
    *text = rest;
    Some((first, second, last))
}

/// Takes `"♠♥♦♣"` or `0..=15`, and returns the symbols and their number. All characters are counted, but only those that a grid
/// can have are kept.
pub(super) fn symbols(text: &mut Cursor<'_>) -> Parts<(Symbols<LARGEST>, usize)> {
    let begin = text.at;
    if !text.take("\"") {
        return numbers(text);
    }
    let (mut characters, mut count) = (['_'; LARGEST], 0);
    loop {
        let character = match text.next() {
            None => return at(begin, Fault::BadValue(OptionName::Symbols)),
            Some('"') => break,
            Some(character) => text.unescaped(character),
        };
        if !is_variation_selector(character) {
            if let Some(place) = characters.get_mut(count) {
                *place = character;
            }
            count += 1;
        }
    }
    if let Err(fault) = check_list(&characters[..count.min(LARGEST)]) {
        return at(begin, Fault::Grid(fault));
    }
    match count {
        1..=LARGEST => {
            let first = characters[0];
            characters[count..].fill(first);
            Ok(((Symbols::Characters(characters), count), begin))
        }
        _ => at(begin, Fault::BadValue(OptionName::Symbols)),
    }
}

/// Takes `0..=15`. Its last part is the last number.
fn numbers(text: &mut Cursor<'_>) -> Parts<(Symbols<LARGEST>, usize)> {
    let begin = text.at;
    match pair(text, &["..="]) {
        Some((from, to @ ..100, last)) if from <= to && to - from < LARGEST => {
            Ok(((Symbols::NumbersFrom(from as u8), to + 1 - from), last))
        }
        _ => at(begin, Fault::BadValue(OptionName::Symbols)),
    }
}

impl Options {
    /// Takes rules with commas between them, and returns the byte of the last one.
    pub(super) fn take_rules(&mut self, text: &mut Cursor<'_>) -> Result<usize, Located> {
        self.rules = Rules::NONE;
        loop {
            let begin = text.at;
            let name = name(text, OptionName::Rules)?;
            let Some(rule) = Rule::of_name(&name) else {
                return at(begin, Fault::UnknownRule(quoted(name.chars())));
            };
            if self.rules.has(rule) {
                return at(begin, Fault::Twice(name));
            }
            self.rules = self.rules.and(rule);
            self.rule_places[rule as usize] = begin;
            if !takes_comma(text) {
                return Ok(begin);
            }
        }
    }
}

/// Takes a sign between two parts of a value, with the gaps around it. Returns false if another character comes next.
pub(super) fn takes(text: &mut Cursor<'_>, sign: &str) -> bool {
    let mut rest = *text;
    rest.skip_gaps();
    let is_next = rest.take(sign);
    if is_next {
        rest.skip_gaps();
        *text = rest;
    }
    is_next
}

/// Takes the comma after a part of a list, and returns true if another part follows.
pub(super) fn takes_comma(text: &mut Cursor<'_>) -> bool {
    takes(text, ",") && text.peek() != Some(';') && !is_option(*text)
}

/// Takes the name of a technique.
pub(super) fn technique(text: &mut Cursor<'_>) -> Result<Technique, Located> {
    let begin = text.at;
    let name = name(text, OptionName::Techniques)?;
    let unknown = || Fault::UnknownTechnique(quoted(name.chars()));
    Technique::of_name(&name).map_or_else(|| at(begin, unknown()), Ok)
}

/// Takes a name, which may have `-`, as in `x-wing`.
fn name(text: &mut Cursor<'_>, option: OptionName) -> Result<String, Located> {
    let begin = text.at;
    let mut name = String::from(text.word());
    while !name.is_empty() && text.take("-") {
        name.push('-');
        name += text.word();
    }
    if name.is_empty() {
        at(begin, Fault::BadValue(option))
    } else {
        Ok(name)
    }
}

/// Takes a number in figures, if it is at most 65535, which is more than any value.
pub(super) fn number(text: &mut Cursor<'_>) -> Option<usize> {
    let (mut rest, mut number) = (*text, None);
    while let Some(figure) = rest.take_if(|it| it.is_ascii_digit()) {
        let before = number.unwrap_or(0_u16);
        number = Some(
            before
                .checked_mul(10)?
                .checked_add(figure as u16 - '0' as u16)?,
        );
    }
    *text = rest;
    number.map(usize::from)
}
