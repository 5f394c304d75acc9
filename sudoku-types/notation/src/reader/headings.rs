//! Recognizes comments and headings: lines above a grid that are no part of it.
//!
//! ```text
//! # easy, by hand        a comment
//! Grid 01                a heading: words and numbers, and no row of a grid in letters
//! [Puzzle]
//! puzzle,solution        the heads of a table's columns
//! 53..7....6..195…
//! ```

use super::cursor::Cursor;
use super::options::{known, known_rule};
use crate::geometry::LARGEST;
use crate::symbols::{Alphabet, is_blank, is_border, lists};

/// Skips comments and headings. Where nothing else is left, headings were none.
pub(super) const fn skip(text: &mut Cursor<'_>, given: Option<Alphabet<'_>>) {
    let hash_is_symbol = lists(given, '#');
    let mut rest = *text;
    loop {
        let mut line = rest;
        line.skip_gaps();
        let is_comment = !hash_is_symbol && line.take("#");
        if line.peek().is_none() && !is_comment {
            return;
        }
        if !is_comment && !is_heading(line, given) {
            *text = rest;
            return;
        }
        while !matches!(line.next(), None | Some('\n')) {}
        rest = line;
        if is_comment {
            *text = rest;
        }
    }
}

/// Whether a line is a heading: half of its words or more have two letters or more, one has a letter that is no symbol,
/// or begins with a capital beside a number or a bracket; and nothing in it looks like cells, or begins an option, or is
/// a rule that was to be one.
pub(super) const fn is_heading(mut line: Cursor<'_>, given: Option<Alphabet<'_>>) -> bool {
    let mut rest = line;
    let word = rest.word();
    let is_alone = matches!(rest.peek(), None | Some('\n' | '\r' | ';' | ','));
    if known(&word).is_some() || is_alone && known_rule(&word).is_some() {
        return false;
    }
    let (mut all, mut words) = (0, 0);
    let (mut has_word, mut has_title, mut has_mark) = (false, false, false);
    // Of the word that has not ended:
    let (mut letters, mut figures, mut is_strange, mut is_title) = (0, 0, false, true);
    let mut last = ' ';
    loop {
        let character = match line.next() {
            None | Some('\n') => '\n',
            Some(character) => character,
        };
        // What stands for bytes that are no text is no letter.
        let is_foreign = character >= '\u{c0}' && character != '\u{fffd}';
        let is_letter = character.is_ascii_alphabetic() || is_foreign && !is_border(character);
        if is_letter && figures == 0 {
            is_title &= (letters == 0) == character.is_ascii_uppercase();
            is_strange |= !is_symbol(character, given, LARGEST);
            letters += 1;
        } else if character.is_ascii_digit() && last != '.' {
            figures += 1;
        } else if is_letter
            || matches!(character, '0'..='9' | '_' | '?' | '|' | '/' | '\u{fffd}')
            || character == ';' && !(letters > 1 && !has_mark && is_letter_next(line))
        {
            return false;
        } else if letters + figures > 0 {
            if letters == 1 && figures > 0 || figures > 6 {
                return false;
            }
            all += 1;
            words += (letters > 1) as usize;
            has_word |= letters > 1 && is_strange;
            has_title |= letters > 2 && is_title;
            has_mark |= figures > 0;
            (letters, figures, is_strange, is_title) = (0, 0, false, true);
        }
        has_mark |= matches!(character, '[' | ':');
        if character == '\n' {
            return words > 0
                && 2 * words >= all
                && (has_word || has_title && has_mark && given.is_none());
        }
        last = character;
    }
}

/// Whether a semicolon stands between words, as in the heads of a table, and not behind an option or a row.
const fn is_letter_next(line: Cursor<'_>) -> bool {
    matches!(line.peek(), Some(character) if character.is_ascii_alphabetic())
}

/// Whether a character is a symbol of a grid of this size, or a blank.
pub(super) const fn is_symbol(character: char, given: Option<Alphabet<'_>>, size: usize) -> bool {
    let alphabet = match given {
        Some(alphabet) => alphabet,
        None => Alphabet::Standard,
    };
    alphabet.digit_of(character, size).is_some() || is_blank(character)
}
