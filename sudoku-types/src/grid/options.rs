//! The options that may stand before a grid, as in `sudoku!`.
//!
//! ```text
//! boxes: 2x3; symbols: "♠♥♦♣♤♡"; ♠_____ …
//! symbols: 0..=15; …
//! ```

use super::parse_error::{Fault, OptionName};
use super::text::Text;
use super::{Grid, ParseError};
use crate::BoxShape;
use crate::symbols::{Symbols, is_gap};

/// The options, each if given, and the text after them.
pub(super) struct Options<'text, const N: usize> {
    pub(super) boxes: Option<BoxShape>,
    pub(super) symbols: Option<Symbols<N>>,
    pub(super) grid: Text<'text>,
}

/// Takes the options off a text.
pub(super) const fn options<const N: usize>(text: Text<'_>) -> Result<Options<'_, N>, ParseError> {
    let mut options = Options {
        boxes: None,
        symbols: None,
        grid: text,
    };
    let mut solution = None;
    loop {
        // A colon that is a symbol ends no name: then the grid has begun.
        if let Some(symbols) = options.symbols
            && symbols.digit_of(':').is_some()
        {
            return Ok(options);
        }
        let mut rest = options.grid;
        skip_gaps(&mut rest);
        let place = rest.place();
        let Some(name) = name(&mut rest) else {
            return match starts_with_a_name(rest) {
                true => Err(ParseError::new(place, Fault::UnknownOption)),
                false => Ok(options),
            };
        };
        skip_gaps(&mut rest);
        let at_value = rest.place();
        let twice = match name {
            OptionName::Boxes => match boxes::<N>(&mut rest) {
                Ok(shape) => options.boxes.replace(shape).is_some(),
                Err(fault) => return Err(ParseError::new(at_value, fault)),
            },
            OptionName::Symbols => match symbols::<N>(&mut rest) {
                Ok(symbols) => options.symbols.replace(symbols).is_some(),
                Err(fault) => return Err(ParseError::new(at_value, fault)),
            },
            OptionName::Solution if rest.take("unique") || rest.take("first") => {
                solution.replace(()).is_some()
            }
            OptionName::Solution => return Err(ParseError::new(at_value, Fault::Value(name))),
        };
        if twice {
            return Err(ParseError::new(place, Fault::OptionTwice));
        }
        skip_gaps(&mut rest);
        if !rest.take(";") {
            return Err(ParseError::new(rest.place(), Fault::Unended(name)));
        }
        options.grid = rest;
    }
}

const fn skip_gaps(text: &mut Text<'_>) {
    while let Some(character) = text.peek()
        && is_gap(character)
    {
        text.next();
    }
}

/// Takes the name of an option and its colon.
const fn name(text: &mut Text<'_>) -> Option<OptionName> {
    let mut rest = *text;
    let name = if rest.take("boxes") {
        OptionName::Boxes
    } else if rest.take("symbols") {
        OptionName::Symbols
    } else if rest.take("solution") {
        OptionName::Solution
    } else {
        return None;
    };
    skip_gaps(&mut rest);
    if !rest.take(":") {
        return None;
    }
    *text = rest;
    Some(name)
}

/// Whether letters and a colon come next.
const fn starts_with_a_name(mut text: Text<'_>) -> bool {
    let mut letters = 0;
    while let Some(character) = text.peek()
        && character.is_ascii_alphabetic()
    {
        text.next();
        letters += 1;
    }
    skip_gaps(&mut text);
    letters > 0 && text.take(":")
}

/// Takes `2x3`.
const fn boxes<const N: usize>(text: &mut Text<'_>) -> Result<BoxShape, Fault> {
    let no_value = Err(Fault::Value(OptionName::Boxes));
    let Some(rows) = number(text) else {
        return no_value;
    };
    skip_gaps(text);
    if !(text.take("x") || text.take("X") || text.take("*")) {
        return no_value;
    }
    skip_gaps(text);
    let Some(columns) = number(text) else {
        return no_value;
    };
    let Some(boxes) = BoxShape::new(rows as usize, columns as usize) else {
        return no_value;
    };
    match Grid::<N>::check_boxes(boxes) {
        Ok(()) => Ok(boxes),
        Err(error) => Err(Fault::Grid(error)),
    }
}

/// Takes `"♠♥♦♣"` or `0..=15`.
const fn symbols<const N: usize>(text: &mut Text<'_>) -> Result<Symbols<N>, Fault> {
    let symbols = if text.take("\"") {
        characters(text)
    } else {
        numbers(text)
    };
    let symbols = match symbols {
        Ok(symbols) => symbols,
        Err(fault) => return Err(fault),
    };
    match symbols.check() {
        Ok(()) => Ok(symbols),
        Err(error) => Err(Fault::Grid(error)),
    }
}

/// The rest of `"♠♥♦♣"`, where a quote and a backslash follow a backslash.
const fn characters<const N: usize>(text: &mut Text<'_>) -> Result<Symbols<N>, Fault> {
    let mut characters = ['_'; N];
    let mut count = 0;
    while let Some(character) = text.next() {
        let character = match character {
            '"' if count == N => return Ok(Symbols::Characters(characters)),
            '"' => return Err(Fault::SymbolCount { count, size: N }),
            '\\' => match text.next() {
                Some(escaped @ ('"' | '\'' | '\\')) => escaped,
                _ => return Err(Fault::Value(OptionName::Symbols)),
            },
            _ => character,
        };
        if count < N {
            characters[count] = character;
        }
        count += 1;
    }
    Err(Fault::Value(OptionName::Symbols))
}

/// Takes `0..=15`.
const fn numbers<const N: usize>(text: &mut Text<'_>) -> Result<Symbols<N>, Fault> {
    let no_value = Err(Fault::Value(OptionName::Symbols));
    let Some(first) = number(text) else {
        return no_value;
    };
    skip_gaps(text);
    if !text.take("..=") {
        return no_value;
    }
    skip_gaps(text);
    let Some(last) = number(text) else {
        return no_value;
    };
    if last < first {
        return no_value;
    }
    let count = (last - first) as usize + 1;
    if count != N {
        return Err(Fault::SymbolCount { count, size: N });
    }
    Ok(Symbols::NumbersFrom(first))
}

/// Takes a number from 0 to 255.
const fn number(text: &mut Text<'_>) -> Option<u8> {
    let mut number = None;
    while let Some(character) = text.peek()
        && let Some(digit) = character.to_digit(10)
    {
        text.next();
        let tens = match number {
            Some(tens) => tens,
            None => 0,
        };
        if tens > 24 {
            return None;
        }
        number = Some(10 * tens + digit as u8);
    }
    number
}
