//! A text, character by character, with the place of each.
//!
//! Iterators are not const; here a text is its bytes, and what is left of it is a value that can be copied to look ahead.

/// Where a character stands in a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// How many bytes stand before it.
    pub offset: u32,
    /// Its line, counted from 1.
    pub line: u32,
    /// Its column in characters, counted from 1.
    pub column: u32,
}

/// What is left of a text.
#[derive(Clone, Copy)]
pub(super) struct Cursor<'text> {
    bytes: &'text [u8],
    /// The next byte.
    at: usize,
    end: usize,
    line: u32,
    column: u32,
    /// Whether `\` begins an escape, as between quotes.
    pub(super) escapes: bool,
}

impl<'text> Cursor<'text> {
    pub(super) const fn new(text: &'text str) -> Self {
        Cursor {
            bytes: text.as_bytes(),
            at: 0,
            end: text.len(),
            line: 1,
            column: 1,
            escapes: false,
        }
    }

    pub(super) const fn place(&self) -> Place {
        Place {
            offset: self.at as u32,
            line: self.line,
            column: self.column,
        }
    }

    /// The same, up to where another one stands.
    pub(super) const fn until(mut self, other: &Self) -> Self {
        self.end = other.at;
        self
    }

    /// The next character, which stays.
    pub(super) const fn peek(&self) -> Option<char> {
        let mut rest = *self;
        rest.next()
    }

    /// Whether this ASCII character was taken last.
    pub(super) const fn stands_after(&self, character: char) -> bool {
        self.at > 0 && self.bytes[self.at - 1] == character as u8
    }

    /// Takes the next character. What an escape stands for is one; a `\` at the end of a line is none, nor is the space after it.
    pub(super) const fn next(&mut self) -> Option<char> {
        loop {
            let Some(character) = self.next_plain() else {
                return None;
            };
            if character != '\\' || !self.escapes {
                return Some(character);
            }
            if let Some(escaped) = self.escaped() {
                return Some(escaped);
            }
        }
    }

    /// Takes the next character as it is written.
    pub(super) const fn next_plain(&mut self) -> Option<char> {
        let Some((character, length)) = self.decode() else {
            return None;
        };
        self.at += length;
        if character == '\n' {
            self.line += 1;
            self.column = 1;
        } else {
            self.column += 1;
        }
        Some(character)
    }

    /// What follows a `\`: `\n`, `\"`, `\x41`, `\u{2660}`.
    const fn escaped(&mut self) -> Option<char> {
        let Some(character) = self.next_plain() else {
            return Some('\\');
        };
        match character {
            'n' => Some('\n'),
            'r' => Some('\r'),
            't' => Some('\t'),
            '0' => Some('\0'),
            'x' => self.code(2),
            'u' if self.take("{") => {
                let character = self.code(6);
                self.take("}");
                character
            }
            '\n' => {
                while let Some(space) = self.peek_plain()
                    && space.is_whitespace()
                {
                    self.next_plain();
                }
                None
            }
            other => Some(other),
        }
    }

    /// The character whose code is written in so many hexadecimal figures, or fewer.
    const fn code(&mut self, figures: usize) -> Option<char> {
        let mut code = 0;
        let mut taken = 0;
        while taken < figures
            && let Some(character) = self.peek_plain()
            && let Some(figure) = character.to_digit(16)
        {
            self.next_plain();
            code = code << 4 | figure;
            taken += 1;
        }
        char::from_u32(code)
    }

    pub(super) const fn peek_plain(&self) -> Option<char> {
        match self.decode() {
            Some((character, _)) => Some(character),
            None => None,
        }
    }

    /// Takes this word of ASCII characters if it comes next.
    pub(super) const fn take(&mut self, word: &str) -> bool {
        let word = word.as_bytes();
        if self.end - self.at < word.len() {
            return false;
        }
        let mut index = 0;
        while index < word.len() {
            if self.bytes[self.at + index] != word[index] {
                return false;
            }
            index += 1;
        }
        self.at += index;
        self.column += index as u32;
        true
    }

    /// The next character and its length in bytes.
    ///
    /// ```text
    /// 0xxxxxxx  110xxxxx 10xxxxxx  1110xxxx 10xxxxxx 10xxxxxx  11110xxx 10xxxxxx …
    /// ```
    const fn decode(&self) -> Option<(char, usize)> {
        if self.at >= self.end {
            return None;
        }
        let first = self.bytes[self.at];
        let (length, high_bits) = match first {
            0..0x80 => return Some((first as char, 1)),
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
        match char::from_u32(code) {
            Some(character) => Some((character, length)),
            None => unreachable!(),
        }
    }
}
