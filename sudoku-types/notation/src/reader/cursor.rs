//! Reads a text character by character. A cursor is a small value, and a copy of it can look ahead.

use crate::messages::{Located, ParseError};
use crate::symbols::{is_gap, is_line_end};

/// The place of a character in a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The number of bytes before it.
    pub offset: u32,
    /// Its line, counted from 1.
    pub line: u32,
    /// Its column in characters, counted from 1.
    pub column: u32,
}

/// The part of a text that is left to read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cursor<'text> {
    pub(super) text: &'text str,
    /// The byte at which the part to read begins, and the line and the column of that byte, counted from 1.
    from: usize,
    pub(super) line: usize,
    pub(super) column: usize,
    /// The next byte.
    pub(super) at: usize,
    end: usize,
    /// True if the text is between quotes, where `\` and the next character are one.
    pub(super) is_escaped: bool,
}

impl<'text> Cursor<'text> {
    pub(crate) const fn new(text: &'text str) -> Self {
        Cursor {
            text,
            from: 0,
            line: 1,
            column: 1,
            at: 0,
            end: text.len(),
            is_escaped: false,
        }
    }

    /// Returns a cursor for a part of the text, which begins on this line, counted from 0.
    pub(super) fn within(self, part: &str, line: usize) -> Self {
        let from = offset(self.text, part);
        let before = self.text[..from].chars().rev();
        Cursor {
            from,
            line: line + 1,
            column: 1 + before.take_while(|it| !is_line_end(*it)).count(),
            at: from,
            end: from + part.len(),
            ..self
        }
    }

    /// Returns the part that was read so far.
    pub(super) fn before(&self) -> &'text str {
        &self.text[self.from..self.at]
    }

    /// Returns the same text up to `end`.
    pub(super) fn until(self, end: usize) -> Self {
        Cursor { end, ..self }
    }

    /// Returns the place of a byte of the whole text.
    pub(crate) fn place(&self, offset: usize) -> Place {
        let (mut line, mut column, mut before) = (self.line as u32, self.column as u32, ' ');
        let characters = self.text[self.from..].char_indices();
        for (_, character) in characters.take_while(|(at, _)| self.from + at < offset) {
            column += 1;
            if is_line_end(character) {
                // `\r\n` is one end of a line.
                line += u32::from((before, character) != ('\r', '\n'));
                column = 1;
            }
            before = character;
        }
        Place {
            offset: offset as u32,
            line,
            column,
        }
    }

    /// Returns the error of a fault at a byte of the whole text.
    pub(super) fn error(&self, (at, fault): Located) -> ParseError {
        ParseError::new(at.map(|at| self.place(at)), fault)
    }

    /// Returns the text that is left.
    pub(super) fn rest(&self) -> &'text str {
        self.text.get(self.at..self.end).unwrap_or_default()
    }

    pub(super) fn peek(mut self) -> Option<char> {
        self.next()
    }

    /// Takes this word of ASCII characters if it comes next.
    pub(super) fn take(&mut self, word: &str) -> bool {
        let mut rest = *self;
        let is_next = word.chars().all(|wanted| rest.next() == Some(wanted));
        if is_next {
            *self = rest;
        }
        is_next
    }

    /// Takes the next character if it is one of these.
    pub(super) fn take_if(&mut self, is_wanted: impl Fn(char) -> bool) -> Option<char> {
        let mut rest = *self;
        let character = rest.next().filter(|character| is_wanted(*character))?;
        *self = rest;
        Some(character)
    }

    /// Takes spaces and invisible characters.
    pub(super) fn skip_gaps(&mut self) {
        while self.take_if(is_gap).is_some() {}
    }

    /// Returns the part of the line that is left.
    pub(super) fn line(&self) -> &'text str {
        self.rest().split(is_line_end).next().unwrap_or_default()
    }

    /// Takes the rest of the line and its end, and returns the line.
    pub(super) fn take_line(&mut self) -> &'text str {
        let line = self.line();
        self.at += line.len();
        if !self.take("\r\n") {
            self.next_raw();
        }
        line
    }

    /// Moves after a wrong option, with a fault at the byte `at`: after the next `;` on that line, or, if the option began on an
    /// earlier line, above an empty line. Returns false if there is no `;`, and moves to the end of the line with the fault.
    pub(super) fn skip_option(&mut self, at: usize) -> bool {
        let has_lines = self.text[self.at..at.max(self.at)].contains(is_line_end);
        self.at = at.max(self.at);
        let mut rest = *self;
        self.at += self.line().len();
        loop {
            let begin = rest.at;
            let line = rest.take_line();
            if let Some(end) = line.find(';') {
                self.at = begin + end + 1;
                return true;
            } else if !has_lines || line.trim_matches(is_gap).is_empty() {
                return false;
            }
        }
    }

    /// Takes letters, figures and `_`.
    pub(super) fn word(&mut self) -> &'text str {
        let is_other = |it: char| !it.is_ascii_alphanumeric() && it != '_';
        let word = self.rest().split(is_other).next().unwrap_or_default();
        self.at += word.len();
        word
    }

    /// Takes the next character.
    pub(super) fn next(&mut self) -> Option<char> {
        match self.next_raw() {
            Some('\\') if self.is_escaped => Some(unescape(self.next_raw())),
            character => character,
        }
    }

    /// Takes the next character without a look at `\`.
    fn next_raw(&mut self) -> Option<char> {
        let character = self.rest().chars().next()?;
        self.at += character.len_utf8();
        Some(character)
    }

    /// Takes the rest of a string and its closing `quote`, which has no `\` before it. Returns false if the string is not closed,
    /// or if single quotes are not closed on the same line.
    pub(super) fn take_string(&mut self, quote: char) -> bool {
        while let Some(character) = self.next() {
            match character {
                '\\' => _ = self.next(),
                _ if quote == '\'' && is_line_end(character) => return false,
                _ if character == quote => return true,
                _ => {}
            }
        }
        false
    }

    /// Returns a character between quotes, or for a `\` takes and returns the escaped character.
    pub(super) fn unescaped(&mut self, character: char) -> char {
        match character {
            '\\' => unescape(self.next()),
            _ => character,
        }
    }
}

/// Returns the byte of the text at which a part of it begins.
pub(super) fn offset(text: &str, part: &str) -> usize {
    part.as_ptr().addr() - text.as_ptr().addr()
}

/// Returns the meaning of a character after a `\`. A `\` at the end of the text means itself.
const fn unescape(escaped: Option<char>) -> char {
    match escaped {
        Some('n') => '\n',
        Some('r') => '\r',
        Some('t') => '\t',
        Some(escaped) => escaped,
        None => '\\',
    }
}
