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
    /// The number of bytes that are shown at most.
    const MOST: usize = 24;

    pub(crate) const EMPTY: Shown = Shown {
        utf8: [0; Shown::MOST],
        length: 0,
        is_cut: false,
    };

    pub(crate) fn of(text: &str) -> Shown {
        let mut shown = Shown::EMPTY;
        text.chars().for_each(|character| shown.push(character));
        shown
    }

    pub(crate) fn of_character(character: char) -> Shown {
        Shown::of(character.encode_utf8(&mut [0; 4]))
    }

    pub(crate) fn push(&mut self, character: char) {
        let start = usize::from(self.length);
        let end = start + character.len_utf8();
        self.is_cut |= end > Shown::MOST;
        if !self.is_cut {
            character.encode_utf8(&mut self.utf8[start..end]);
            self.length = end as u8;
        }
    }

    /// The part that is shown.
    pub(crate) fn as_str(&self) -> &str {
        let shown = &self.utf8[..usize::from(self.length)];
        core::str::from_utf8(shown).unwrap_or_default()
    }

    /// Returns true if this is the whole text.
    pub(crate) fn is(&self, text: &str) -> bool {
        !self.is_cut && self.as_str() == text
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
