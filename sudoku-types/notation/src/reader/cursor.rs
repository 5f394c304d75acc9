//! Goes through a text, character by character.
//!
//! Iterators are not const; here a text is its bytes, and what is left of it is a value that can be copied to look
//! ahead.

use crate::messages::Shown;
use crate::symbols::is_gap;

/// The place of a character in a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// How many bytes come before it.
    pub offset: u32,
    /// Its line, counted from 1.
    pub line: u32,
    /// Its column in characters, counted from 1.
    pub column: u32,
}

/// What is left of a text.
#[derive(Clone, Copy)]
pub(crate) struct Cursor<'text> {
    bytes: &'text [u8],
    /// The next byte.
    pub(super) at: usize,
    end: usize,
    /// The text is between quotes: `\` and a character are one.
    pub(super) is_escaped: bool,
}

impl<'text> Cursor<'text> {
    pub(crate) const fn new(text: &'text str) -> Self {
        Cursor {
            bytes: text.as_bytes(),
            at: 0,
            end: text.len(),
            is_escaped: false,
        }
    }

    /// The same, as far as `end`.
    pub(super) const fn until(self, end: usize) -> Self {
        Cursor { end, ..self }
    }

    /// The place of a byte of the whole text.
    pub(crate) const fn place(&self, offset: usize) -> Place {
        let mut before = Cursor {
            at: 0,
            ..self.until(offset)
        };
        let (mut line, mut column) = (1, 1);
        while let Some(character) = before.next() {
            if character == '\n' {
                line += 1;
                column = 0;
            }
            column += 1;
        }
        Place {
            offset: offset as u32,
            line,
            column,
        }
    }

    pub(super) const fn peek(mut self) -> Option<char> {
        self.next()
    }

    /// Takes this word of ASCII characters if it comes next.
    pub(super) const fn take(&mut self, word: &str) -> bool {
        let (mut rest, mut index) = (*self, 0);
        while index < word.len() {
            match rest.next() {
                Some(character) if character == word.as_bytes()[index] as char => index += 1,
                _ => return false,
            }
        }
        *self = rest;
        true
    }

    /// Takes what is space, or cannot be seen.
    pub(super) const fn skip_gaps(&mut self) {
        while let Some(character) = self.peek()
            && is_gap(character)
        {
            self.next();
        }
    }

    /// Whether a line ends between a place before and here.
    pub(super) const fn has_line_break(&self, from: usize) -> bool {
        let mut between = self.until(self.at);
        between.at = from;
        while let Some(character) = between.next() {
            if character == '\n' {
                return true;
            }
        }
        false
    }

    /// Takes letters, figures and `_`.
    pub(super) const fn word(&mut self) -> Shown {
        let mut word = Shown::EMPTY;
        while let Some(character) = self.peek()
            && (character.is_ascii_alphanumeric() || character == '_')
        {
            self.next();
            word.push(character);
        }
        word
    }

    /// Takes the next character.
    pub(super) const fn next(&mut self) -> Option<char> {
        match self.decoded() {
            Some('\\') if self.is_escaped => Some(meant(self.decoded())),
            character => character,
        }
    }

    /// Takes the next character as it is written.
    ///
    /// ```text
    /// 0xxxxxxx  110xxxxx 10xxxxxx  1110xxxx 10xxxxxx 10xxxxxx  11110xxx 10xxxxxx …
    /// ```
    const fn decoded(&mut self) -> Option<char> {
        if self.at >= self.end {
            return None;
        }
        let first = self.bytes[self.at];
        let (length, high_bits) = match first {
            0..0x80 => (1, first),
            0x80..0xe0 => (2, first & 0x1f),
            0xe0..0xf0 => (3, first & 0x0f),
            0xf0.. => (4, first & 0x07),
        };
        let mut code = high_bits as u32;
        let mut index = 1;
        while index < length {
            code = code << 6 | (self.bytes[self.at + index] & 0x3f) as u32;
            index += 1;
        }
        self.at += length;
        char::from_u32(code)
    }

    /// Takes the rest of what is between quotes up to the next `quote`; after a `\` a quote is none. Gives `false`
    /// where nothing closes it, or in single quotes not on the same line.
    pub(super) const fn take_string(&mut self, quote: char) -> bool {
        while let Some(character) = self.next() {
            match character {
                '\\' => _ = self.next(),
                '\n' if quote == '\'' => return false,
                _ if character == quote => return true,
                _ => {}
            }
        }
        false
    }

    /// What a character between quotes stands for: itself, or after a `\` the next one.
    pub(super) const fn unescaped(&mut self, character: char) -> char {
        match character {
            '\\' => meant(self.next()),
            _ => character,
        }
    }
}

/// What a character stands for after a `\`, which after the last one stands for itself.
const fn meant(escaped: Option<char>) -> char {
    match escaped {
        Some('n') => '\n',
        Some('r') => '\r',
        Some('t') => '\t',
        Some(escaped) => escaped,
        None => '\\',
    }
}
