//! Reads the values of options: `2x3`, `"♠♥♦♣"`, `0..=15`, `307`, `diagonals, windows`, `x_wing`.

use super::follows::Follows;
use crate::geometry::{BoxShape, LARGEST, Rule, Rules};
use crate::messages::{Fault, Shown};
use crate::options::OptionName;
use crate::reader::cursor::Cursor;
use crate::symbols::{SymbolList, check_list, is_gap, is_variation_selector};
use crate::technique::Technique;

/// Takes `2x3`.
pub(in crate::reader) const fn boxes(
    text: &mut Cursor<'_>,
    end: &mut usize,
) -> Result<BoxShape, Fault> {
    let rows = number(text);
    text.skip_gaps();
    let is_shape = text.take("x") || text.take("X") || text.take("*");
    text.skip_gaps();
    *end = text.at;
    let (Some(rows), true, Some(columns)) = (rows, is_shape, number(text)) else {
        return Err(Fault::BadValue(OptionName::Boxes));
    };
    match BoxShape::new(rows, columns) {
        Some(boxes) => Ok(boxes),
        None if rows == 0 || columns == 0 => Err(Fault::NoBoxes),
        None => Err(Fault::LargeBoxes { rows, columns }),
    }
}

/// Takes `"♠♥♦♣"` or `0..=15`. All characters are read, and no more of them kept than a grid can have.
pub(super) const fn symbols(text: &mut Cursor<'_>, end: &mut usize) -> Result<SymbolList, Fault> {
    if !text.take("\"") {
        return numbers(text, end);
    }
    let (mut characters, mut count) = (['_'; LARGEST], 0);
    loop {
        let character = match text.next() {
            None => return Err(Fault::BadValue(OptionName::Symbols)),
            Some('"') => break,
            Some(character) => text.unescaped(character),
        };
        if !is_variation_selector(character) {
            if count < LARGEST {
                characters[count] = character;
            }
            count += 1;
        }
    }
    let listed = if count < LARGEST { count } else { LARGEST };
    match check_list(characters.split_at(listed).0) {
        Err(error) => Err(Fault::Grid(error)),
        Ok(()) if count == 0 || count > LARGEST => {
            let noun = "symbols";
            Err(Fault::SymbolCount { count, noun })
        }
        Ok(()) => Ok(SymbolList::Characters(characters, count)),
    }
}

/// Takes `0..=15`.
const fn numbers(text: &mut Cursor<'_>, end: &mut usize) -> Result<SymbolList, Fault> {
    let first = number(text);
    text.skip_gaps();
    let is_range = text.take("..=");
    text.skip_gaps();
    *end = text.at;
    let (Some(first), true, Some(last)) = (first, is_range, number(text)) else {
        return Err(Fault::BadValue(OptionName::Symbols));
    };
    if first > 255 || last > 99 {
        return Err(Fault::NumberRange);
    }
    if last < first {
        return Err(Fault::NumbersReversed { first, last });
    }
    match last - first + 1 {
        count @ 1..=LARGEST => Ok(SymbolList::NumbersFrom(first as u8, count)),
        count => {
            let noun = "numbers";
            Err(Fault::SymbolCount { count, noun })
        }
    }
}

/// Rules, and the place of each, if it is in the text.
#[derive(Clone, Copy, Debug)]
pub(in crate::reader) struct PlacedRules {
    pub(in crate::reader) rules: Rules,
    pub(in crate::reader) places: [Option<usize>; Rule::ALL.len()],
}

impl PlacedRules {
    pub(in crate::reader) const NONE: PlacedRules = PlacedRules {
        rules: Rules::NONE,
        places: [None; Rule::ALL.len()],
    };

    /// The place of the first of them, if it is in the text.
    pub(in crate::reader) const fn first(&self) -> Option<usize> {
        let (mut first, mut index) = (None, 0);
        while index < Rule::ALL.len() {
            first = earlier(first, self.places[index]);
            index += 1;
        }
        first
    }
}

/// The earlier of two places in the text.
pub(in crate::reader) const fn earlier(one: Option<usize>, other: Option<usize>) -> Option<usize> {
    match (one, other) {
        (Some(one), Some(other)) if other < one => Some(other),
        (Some(one), _) => Some(one),
        (None, other) => other,
    }
}

/// Takes rules with commas between them, and the place of each. A fault has its place.
pub(super) const fn rules(
    text: &mut Cursor<'_>,
    end: &mut usize,
) -> Result<PlacedRules, (usize, Fault)> {
    let mut placed = PlacedRules::NONE;
    loop {
        text.skip_gaps();
        *end = text.at;
        let rule = match rule(text) {
            Ok(rule) => rule,
            Err(fault) => return Err((*end, fault)),
        };
        if placed.rules.has(rule) {
            return Err((*end, Fault::RuleTwice(rule)));
        }
        placed.rules = placed.rules.and(rule);
        placed.places[rule as usize] = Some(*end);
        if !takes_comma(text) {
            return Ok(placed);
        }
    }
}

/// Takes the comma behind a part of a list, if another part comes then. One before the `;` has nothing behind it.
pub(super) const fn takes_comma(text: &mut Cursor<'_>) -> bool {
    let mut rest = *text;
    rest.skip_gaps();
    let comma = rest;
    if !rest.take(",") {
        return false;
    }
    rest.skip_gaps();
    let is_last = matches!(rest.peek(), Some(';'));
    let takes = is_last || matches!(Follows::of(comma, true), Follows::Rest);
    if takes {
        *text = rest;
    }
    takes && !is_last
}

/// Takes the name of a rule.
const fn rule(text: &mut Cursor<'_>) -> Result<Rule, Fault> {
    let name = text.word();
    match known_rule(&name) {
        Some(rule) => Ok(rule),
        None if name.as_str().is_empty() => Err(Fault::BadValue(OptionName::Rules)),
        None => Err(Fault::UnknownRule(name)),
    }
}

/// The rule of this name.
pub(in crate::reader) const fn known_rule(name: &Shown) -> Option<Rule> {
    let mut index = 0;
    while index < Rule::ALL.len() {
        let rule = Rule::ALL[index];
        if name.is(&Shown::of(rule.name())) {
            return Some(rule);
        }
        index += 1;
    }
    None
}

/// Takes the name of a technique, which no second one follows: the hardest one includes the others.
pub(super) const fn technique(text: &mut Cursor<'_>) -> Result<Technique, Fault> {
    let name = text.word();
    let Some(technique) = known_technique(&name) else {
        return Err(if name.as_str().is_empty() {
            Fault::BadValue(OptionName::Techniques)
        } else {
            Fault::UnknownTechnique(name)
        });
    };
    let mut rest = *text;
    rest.skip_gaps();
    rest.take(",");
    rest.skip_gaps();
    match known_technique(&rest.word()) {
        Some(_) => Err(Fault::BadValue(OptionName::Techniques)),
        None => Ok(technique),
    }
}

/// The technique of this name.
const fn known_technique(name: &Shown) -> Option<Technique> {
    let mut index = 0;
    while index < Technique::ALL.len() {
        let technique = Technique::ALL[index];
        if name.is(&Shown::of(technique.name())) {
            return Some(technique);
        }
        index += 1;
    }
    None
}

/// Takes a number in figures alone. Of anything else, such as `1_000` or `0x20`, it takes nothing, and gives what is
/// written there.
pub(super) const fn plain_number(text: &mut Cursor<'_>) -> Result<usize, Shown> {
    let mut rest = *text;
    match number(&mut rest) {
        Some(number) if !matches!(rest.peek(), Some(next) if next.is_ascii_alphanumeric() || matches!(next, '_' | '.')) =>
        {
            *text = rest;
            Ok(number)
        }
        _ => Err(up_to_mark(text)),
    }
}

/// What is written up to the next space, comma or semicolon.
pub(super) const fn up_to_mark(text: &Cursor<'_>) -> Shown {
    let (mut rest, mut shown) = (*text, Shown::EMPTY);
    while let Some(character) = rest.next()
        && !is_gap(character)
        && !matches!(character, ',' | ';')
    {
        shown.push(character);
    }
    shown
}

/// Takes a number; beyond all bounds it stays the greatest.
pub(super) const fn number(text: &mut Cursor<'_>) -> Option<usize> {
    let mut number: Option<usize> = None;
    while let Some(character) = text.peek()
        && let Some(figure) = character.to_digit(10)
    {
        text.next();
        let tens = match number {
            Some(tens) => tens.saturating_mul(10),
            None => 0,
        };
        number = Some(tens.saturating_add(figure as usize));
    }
    number
}
