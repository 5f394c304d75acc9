//! Builds text in a constant, where `format!` is not available, for the messages of panics.

use super::{Part, Sentence};

/// UTF-8 in an array.
#[derive(Clone, Copy)]
pub struct Text {
    bytes: [u8; CAPACITY],
    length: usize,
}

/// Enough bytes for a grid of 25×25 cells with two characters each.
const CAPACITY: usize = 8192;

impl Text {
    /// Returns a text that begins with `start`.
    pub const fn new(start: &str) -> Self {
        let mut text = Text {
            bytes: [0; CAPACITY],
            length: 0,
        };
        text.push_str(start);
        text
    }

    /// Returns the text.
    pub const fn as_str(&self) -> &str {
        match core::str::from_utf8(self.bytes.split_at(self.length).0) {
            Ok(text) => text,
            Err(_) => "",
        }
    }

    /// Adds a string.
    pub const fn push_str(&mut self, text: &str) {
        let (_, rest) = self.bytes.split_at_mut(self.length);
        let (place, _) = rest.split_at_mut(text.len());
        place.copy_from_slice(text.as_bytes());
        self.length += text.len();
    }

    /// Adds a character, `times` times.
    pub const fn push(&mut self, character: char, times: usize) {
        let mut pushed = 0;
        while pushed < times {
            self.push_str(character.encode_utf8(&mut [0; 4]));
            pushed += 1;
        }
    }

    /// Adds a sentence.
    pub const fn push_sentence(&mut self, sentence: &Sentence) {
        let mut from = 0;
        while let Some((part, next)) = sentence.part(from) {
            match part {
                Part::Text(text) => self.push_str(text),
                Part::Number(number) => self.push_number(number, 0),
                Part::Character(character) => {
                    self.push('\'', 1);
                    self.push('\\', matches!(character, '\'' | '\\') as usize);
                    self.push(character, 1);
                    self.push('\'', 1);
                }
            }
            from = next;
        }
    }

    /// Adds a number, with spaces before it up to this width.
    pub const fn push_number(&mut self, number: usize, width: usize) {
        let width = width.saturating_sub(1);
        if number >= 10 {
            self.push_number(number / 10, width);
        } else {
            self.push(' ', width);
        }
        self.push((b'0' + (number % 10) as u8) as char, 1);
    }
}
