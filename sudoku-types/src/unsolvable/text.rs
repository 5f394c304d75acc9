//! Text made in a constant, where there is no `format!`.

/// UTF-8 in an array.
#[derive(Clone, Copy)]
pub struct Text {
    bytes: [u8; CAPACITY],
    length: usize,
}

/// More than a grid of 25×25 cells takes, of which each has two characters.
const CAPACITY: usize = 8192;

impl Text {
    pub(super) const fn new(start: &str) -> Self {
        let mut text = Text {
            bytes: [0; CAPACITY],
            length: 0,
        };
        text.push_str(start);
        text
    }

    pub(super) const fn as_str(&self) -> &str {
        match core::str::from_utf8(self.bytes.split_at(self.length).0) {
            Ok(text) => text,
            Err(_) => "",
        }
    }

    pub(super) const fn push(&mut self, character: char) {
        self.push_str(character.encode_utf8(&mut [0; 4]));
    }

    pub(super) const fn push_str(&mut self, text: &str) {
        let bytes = text.as_bytes();
        let mut index = 0;
        while index < bytes.len() {
            self.bytes[self.length] = bytes[index];
            self.length += 1;
            index += 1;
        }
    }

    pub(super) const fn push_number(&mut self, number: usize) {
        if number >= 10 {
            self.push_number(number / 10);
        }
        self.push((b'0' + (number % 10) as u8) as char);
    }
}
