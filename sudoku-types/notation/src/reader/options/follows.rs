//! What comes behind the value of an option: the `;`, or where that is missing the next option or the grid, or else
//! what belongs to neither.
//!
//! ```text
//! proof: types rules: …              an option: only the `;` is missing
//! boxes: 2x3 ______ ______ …         so it is here
//! solution: first 1___; ____; …      and here: what is before the `;` is a row like the next
//! proof: types 307; 1___ ____ …      too much: the grid begins after the `;`
//! ```

use super::is_option;
use super::values::known_rule;
use crate::reader::cursor::Cursor;
use crate::symbols::{is_blank, is_border, is_gap};

/// What comes where a `;` should.
pub(super) enum Follows {
    /// Another option, the grid, or nothing.
    Next,
    /// Something else.
    Rest,
}

impl Follows {
    /// What comes next, or behind a comma. Nothing parts it from the value, if that is not so.
    pub(super) const fn of(mut text: Cursor<'_>, is_parted: bool) -> Follows {
        let is_glued = !is_parted
            && matches!(text.peek(), Some(next) if next.is_ascii_alphanumeric() || matches!(next, '_' | '.'));
        text.take(",");
        text.skip_gaps();
        if text.peek().is_none() || is_option(text) {
            return Follows::Next;
        }
        if is_glued || is_sum(text) || is_word(text) || is_no_cell(text) {
            return Follows::Rest;
        }
        let here = Stretch::take(&mut text);
        let (next, is_last) = Stretch::next(text);
        let is_grid_behind = here.characters < next.characters && is_last;
        let is_clear = here.is_closed && (Follows::is_more(text) || is_grid_behind);
        let is_row = here.is_like(next) || !is_clear && (is_last || !here.is_closed);
        if is_row { Follows::Next } else { Follows::Rest }
    }

    /// Whether an option comes next, or what would be a part of one.
    const fn is_more(mut text: Cursor<'_>) -> bool {
        text.skip_gaps();
        is_option(text) || is_sum(text) || known_rule(&text.word()).is_some()
    }

    /// Whether a word comes next that ends with `;` or `,`, and begins no row of a grid.
    pub(super) const fn is_lone_word(mut text: Cursor<'_>) -> bool {
        if !is_word(text) {
            return false;
        }
        let mut behind = text;
        behind.word();
        behind.skip_gaps();
        let mark = behind.peek();
        let here = Stretch::take(&mut text);
        let (next, is_last) = Stretch::next(text);
        let is_row = here.is_like(next) && !(is_last && matches!(mark, Some(',')));
        matches!(mark, Some(';' | ',')) && here.is_closed && next.words > 0 && !is_row
    }

    /// Skips a value that cannot be read, with its `;`. Gives whether the grid or another option clearly comes next.
    pub(super) const fn skip_bad(text: &mut Cursor<'_>) -> bool {
        let from = text.at;
        let value = Stretch::take(text);
        // With a line break in it, the value may be a grid's beginning as well.
        let is_line = value.words == 1 || Stretch::next(*text).1 && !text.has_line_break(from);
        value.is_closed && (is_line || Follows::is_more(*text))
    }
}

/// What is between one `;` and the next, or the end.
#[derive(Clone, Copy)]
struct Stretch {
    words: usize,
    characters: usize,
    is_closed: bool,
}

impl Stretch {
    /// Takes it with its `;`. A `;` in a string is none.
    const fn take(text: &mut Cursor<'_>) -> Stretch {
        let (mut words, mut characters) = (0, 0);
        let (mut is_space, mut is_string) = (true, false);
        while let Some(character) = text.next() {
            match character {
                ';' if !is_string => {
                    return Stretch {
                        words,
                        characters,
                        is_closed: true,
                    };
                }
                '"' => is_string = !is_string,
                '\\' if is_string => _ = text.next(),
                _ => {}
            }
            words += (is_space && !is_gap(character)) as usize;
            characters += !is_gap(character) as usize;
            is_space = is_gap(character);
        }
        Stretch {
            words,
            characters,
            is_closed: false,
        }
    }

    /// The next one, and whether no other comes then.
    const fn next(mut text: Cursor<'_>) -> (Stretch, bool) {
        let next = Stretch::take(&mut text);
        let is_last = !next.is_closed || Stretch::take(&mut text).words == 0;
        (next, is_last)
    }

    /// Whether both may be rows of a grid.
    const fn is_like(self, other: Stretch) -> bool {
        self.characters == other.characters || self.words > 1 && self.words == other.words
    }
}

/// Whether `a = 3` comes next, or what is meant for it.
pub(super) const fn is_sum(mut text: Cursor<'_>) -> bool {
    let is_name = matches!(text.next(), Some(name) if name.is_ascii_alphanumeric());
    text.skip_gaps();
    let is_sum = is_name && text.take("=");
    text.skip_gaps();
    is_sum
        && match text.next() {
            Some('-') => matches!(text.peek(), Some(figure) if figure.is_ascii_digit()),
            Some(next) => !is_border(next),
            None => true,
        }
}

/// Whether a word of three letters or more comes next that are no blanks, small ones after the first: it is no row of a
/// grid.
pub(super) const fn is_word(mut text: Cursor<'_>) -> bool {
    let (from, mut letters) = (text.at, 0);
    while let Some(character) = text.peek()
        && (character.is_ascii_lowercase()
            || text.at == from && character.is_ascii_uppercase()
            || text.at > from && character == '_')
    {
        text.next();
        letters += !is_blank(character) as usize;
    }
    letters > 2 && !matches!(text.peek(), Some(next) if next.is_ascii_alphanumeric())
}

/// Whether a mark comes next with which no grid begins.
const fn is_no_cell(mut text: Cursor<'_>) -> bool {
    match text.next() {
        Some('+' | '=') => !matches!(text.peek(), Some(next) if is_border(next)),
        Some('|' | '-' | '*' | '_' | '.' | '?' | '#' | '"' | '\'' | '[' | '(' | '{') | None => {
            false
        }
        Some(mark) => mark.is_ascii_punctuation(),
    }
}
