//! The user's own text as an error quotes it: only its beginning.

use core::fmt::{self, Write};

/// The beginning of a text, for a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shown {
    utf8: [u8; Shown::MOST],
    length: u8,
    is_cut: bool,
}

impl Shown {
    /// So many bytes are shown.
    const MOST: usize = 24;

    pub(crate) const EMPTY: Shown = Shown {
        utf8: [0; Shown::MOST],
        length: 0,
        is_cut: false,
    };

    pub(crate) const fn of(ascii: &str) -> Shown {
        let mut shown = Shown::EMPTY;
        shown.push_str(ascii);
        shown
    }

    pub(crate) const fn push(&mut self, character: char) {
        let length = self.length as usize;
        self.is_cut |= length + character.len_utf8() > Shown::MOST;
        if !self.is_cut {
            let mut buffer = [0; 4];
            let bytes = character.encode_utf8(&mut buffer).as_bytes();
            let mut index = 0;
            while index < bytes.len() {
                self.utf8[length + index] = bytes[index];
                index += 1;
            }
            self.length += bytes.len() as u8;
        }
    }

    pub(crate) const fn push_str(&mut self, ascii: &str) {
        let mut index = 0;
        while index < ascii.len() {
            self.push(ascii.as_bytes()[index] as char);
            index += 1;
        }
    }

    pub(crate) const fn as_str(&self) -> &str {
        match core::str::from_utf8(self.utf8.split_at(self.length as usize).0) {
            Ok(text) => text,
            Err(_) => "",
        }
    }

    pub(crate) const fn is(&self, other: &Shown) -> bool {
        let mut index = 0;
        while index < Shown::MOST {
            if self.utf8[index] != other.utf8[index] {
                return false;
            }
            index += 1;
        }
        self.length == other.length && self.is_cut == other.is_cut
    }
}

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for character in self.as_str().chars() {
            match character {
                '"' | '\'' => f.write_char(character)?,
                _ => write!(f, "{}", character.escape_debug())?,
            }
        }
        f.write_str(if self.is_cut { "…" } else { "" })
    }
}
