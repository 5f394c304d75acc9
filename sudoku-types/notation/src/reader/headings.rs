//! Lines above a grid that are no part of it.
//!
//! ```text
//! # easy, by hand        a comment
//! Grid 01                a heading: words, and numbers perhaps, but no row of a grid in letters
//! [Puzzle]
//! puzzle,solution        the heads of a table's columns
//! 53..7....6..195…
//! ```

use super::cursor::Cursor;
use crate::symbols::{Alphabet, is_gap};

/// Skips comments and headings. Where nothing else is left, headings were none.
pub(super) const fn skip(text: &mut Cursor<'_>, given: Option<Alphabet<'_>>) {
    skip_comments(text, given);
    let mut rest = *text;
    while let Some(heading) = heading(&rest, given) {
        rest = heading;
        skip_comments(&mut rest, given);
        if rest.peek().is_none() {
            return;
        }
    }
    *text = rest;
}

/// Skips empty lines, and those that begin with `#`.
const fn skip_comments(text: &mut Cursor<'_>, given: Option<Alphabet<'_>>) {
    loop {
        let mut rest = *text;
        while let Some(character) = rest.peek()
            && is_gap(character)
        {
            rest.next();
        }
        let is_symbol = match given {
            Some(alphabet) => alphabet.lists('#'),
            None => false,
        };
        if is_symbol || !rest.take("#") {
            if rest.peek().is_none() {
                *text = rest;
            }
            return;
        }
        while let Some(character) = rest.next() {
            if character == '\n' {
                break;
            }
        }
        *text = rest;
    }
}

/// What follows this line, if it is a heading.
const fn heading<'text>(
    text: &Cursor<'text>,
    given: Option<Alphabet<'_>>,
) -> Option<Cursor<'text>> {
    let mut rest = *text;
    let mut line = Line::new();
    loop {
        let character = rest.next();
        match character {
            Some(character) if character.is_ascii_alphabetic() || character >= '\u{c0}' => {
                if matches!(character, '\u{2500}'..='\u{257f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}')
                {
                    continue;
                }
                line.letter(character, is_symbol(character, given));
            }
            Some('0'..='9') => line.figure(),
            Some('_' | '?' | '|' | '{' | '}' | ';' | '/') => return None,
            Some(other) => {
                if !line.ends_word() {
                    return None;
                }
                line.has_mark |= matches!(other, '[' | ':');
                line.has_comma |= other == ',';
                line.after_point = other == '.';
                if other == '\n' {
                    break;
                }
            }
            None => {
                if !line.ends_word() {
                    return None;
                }
                break;
            }
        }
    }
    if line.is_heading() { Some(rest) } else { None }
}

/// Whether some grid has this letter for a digit, or for a blank.
const fn is_symbol(letter: char, given: Option<Alphabet<'_>>) -> bool {
    match given {
        Some(alphabet) => {
            alphabet.lists(letter) || letter.is_ascii() && alphabet.digit_of(letter, 25).is_some()
        }
        None => matches!(letter, 'A'..='P' | 'a'..='p' | 'X' | 'x'),
    }
}

/// What is seen of a line.
struct Line {
    /// Words of two letters or more, and all.
    words: usize,
    all: usize,
    /// Some word has a letter that is no symbol.
    is_no_row: bool,
    /// A word that begins with a capital, as headings do.
    has_title: bool,
    has_number: bool,
    /// `[` or `:`
    has_mark: bool,
    has_comma: bool,
    after_point: bool,
    // Of the word that has not ended:
    letters: usize,
    figures: usize,
    strange: bool,
    is_title: bool,
}

impl Line {
    const fn new() -> Line {
        Line {
            words: 0,
            all: 0,
            is_no_row: false,
            has_title: false,
            has_number: false,
            has_mark: false,
            has_comma: false,
            after_point: false,
            letters: 0,
            figures: 0,
            strange: false,
            is_title: false,
        }
    }

    const fn letter(&mut self, letter: char, is_symbol: bool) {
        let is_capital = letter.is_ascii_uppercase();
        self.is_title = if self.letters == 0 {
            is_capital
        } else {
            self.is_title && !is_capital
        };
        self.strange |= !is_symbol;
        self.letters += 1;
    }

    const fn figure(&mut self) {
        self.figures += 1;
    }

    /// Ends a word, if one has begun. Gives `false` for what stands in no heading: `53..7`, `1a`.
    const fn ends_word(&mut self) -> bool {
        let (letters, figures) = (self.letters, self.figures);
        if letters + figures == 0 {
            return true;
        }
        if self.after_point || self.letters == 1 && self.figures > 0 || figures > 6 {
            return false;
        }
        self.all += 1;
        self.has_number |= figures > 0;
        if letters >= 2 {
            self.words += 1;
            self.is_no_row |= self.strange;
            self.has_title |= self.is_title && letters >= 3;
        }
        self.letters = 0;
        self.figures = 0;
        self.strange = false;
        true
    }

    const fn is_heading(&self) -> bool {
        let heads_of_columns = self.has_comma && self.words == self.all;
        let is_strange = self.is_no_row || self.has_title && (self.has_number || self.has_mark);
        self.words > 0
            && 2 * self.words >= self.all
            && is_strange
            && (!self.has_comma || heads_of_columns)
    }
}
