//! Reads the grid of a text whose options are known.

use super::drawn::cut;
use super::explain::explain;
use super::fit::Readings;
use super::foreign::foreign;
use super::heading::Prose;
use super::options::{Located, Options};
use super::source::Source;
use super::tokens::tokens;
use super::words::Way;
use super::{CellList, Cursor};
use crate::geometry::BoxShape;
use crate::messages::{Fault, Faults, Shown};
use crate::options::OptionName;

/// Returns the one grid that a text is. Otherwise adds what is wrong with its cells, or returns what is wrong with its
/// options.
pub(super) fn grid(
    cursor: Cursor<'_>,
    options: &Options,
    faults: &mut Faults<'_>,
) -> Result<Option<CellList>, Located> {
    let (claimed, options_agree) = options.claimed();
    let tokens = tokens(cursor, options.symbols.as_ref());
    let mut source = Source::of(&tokens, options);
    let readings = Readings::of(&source);
    if let Some(one) = readings.only().filter(|_| options_agree) {
        let cut = options.boxes.and_then(|boxes| cut(&tokens, one, boxes));
        return match cut {
            Some(fault) => {
                let place = options.place(OptionName::Boxes);
                Err((place.or(Some(one.offsets[0] as usize)), fault))
            }
            None => Ok(Some(one.clone())),
        };
    }
    if let Some(fault) = foreign(cursor.rest()) {
        return Err((Some(cursor.at), fault));
    }
    let with_fields = Way {
        last_fields: true,
        ..source.likely()
    };
    if source.words(with_fields).list().is_empty() {
        return Err((Some(cursor.at), Fault::Empty));
    }
    // A grid that is right without the options shows which of them is wrong.
    let mut free = source;
    free.size = None;
    let is_other = |size: &usize| Some(*size) != claimed || !options_agree;
    let other = Readings::of(&free).size().filter(is_other);
    if let Some(wrong) = other.and_then(|size| options.refute(size)) {
        return Err(wrong);
    }
    let is_usual = |size: &usize| BoxShape::default_for(*size).is_some();
    source.size = claimed.or(options.wanted.filter(is_usual));
    // A `\` in a string is not a part of a word.
    let (line, symbols) = (cursor.line(), options.symbols.as_ref());
    let is_written = !(cursor.is_escaped && line.contains('\\'));
    let begins_with_words = is_written && Prose::of(line, symbols) == Prose::Mixed;
    let words = begins_with_words.then_some(cursor.at);
    explain(&source, &readings, words, faults);
    Ok(None)
}

/// Checks that there is no option after the grid. What the grid means may depend on it.
pub(super) fn no_late_option(mut text: Cursor<'_>) -> Result<(), Located> {
    while text.peek().is_some() {
        let (at, name) = (text.at, text.word());
        if let Some(option) = OptionName::of_name(&name) {
            text.skip_gaps();
            if let Some(':' | '=') = text.peek() {
                return Err((Some(at), Fault::Late(option)));
            }
        }
        if name == Shown::EMPTY {
            text.next();
        }
    }
    Ok(())
}
