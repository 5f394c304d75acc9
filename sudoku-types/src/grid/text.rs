//! A text, character by character and piece by piece, with the place of each.
//!
//! Iterators are not const; here a text is its bytes, and what is left of it is a value that
//! can be copied to look ahead.

use crate::symbols::{Symbols, is_blank, is_gap, is_ruler};

/// Where a character stands in a text: its line and column, both counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    pub(super) line: u32,
    pub(super) column: u32,
}

/// What is left of a text.
#[derive(Clone, Copy)]
pub(super) struct Text<'text> {
    bytes: &'text [u8],
    /// The next byte.
    at: usize,
    place: Place,
}

/// What a character is in a text of these symbols.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mark {
    Given(u8),
    Blank,
    /// Nothing: borders, spaces, brackets, commas.
    Gap,
    /// A cell that cannot be read.
    Stray,
}

/// What makes a cell of a text.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum CellsAre {
    Characters,
    /// Characters that stand together, such as `16`.
    Words,
}

/// The text of one cell: a character, or a word of at most [`Piece::SHOWN`] and what follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Piece {
    characters: [char; Self::SHOWN],
    length: usize,
    pub(super) place: Place,
}

impl<'text> Text<'text> {
    pub(super) const fn new(text: &'text str) -> Self {
        Text {
            bytes: text.as_bytes(),
            at: 0,
            place: Place { line: 1, column: 1 },
        }
    }

    pub(super) const fn place(&self) -> Place {
        self.place
    }

    /// The next character, which stays.
    pub(super) const fn peek(&self) -> Option<char> {
        match self.decode() {
            Some((character, _)) => Some(character),
            None => None,
        }
    }

    /// Takes the next character.
    pub(super) const fn next(&mut self) -> Option<char> {
        let Some((character, length)) = self.decode() else {
            return None;
        };
        self.at += length;
        if character == '\n' {
            self.place.line += 1;
            self.place.column = 1;
        } else {
            self.place.column += 1;
        }
        Some(character)
    }

    /// Takes this word of ASCII characters if it comes next.
    pub(super) const fn take(&mut self, word: &str) -> bool {
        let word = word.as_bytes();
        if self.bytes.len() - self.at < word.len() {
            return false;
        }
        let mut at = 0;
        while at < word.len() {
            if self.bytes[self.at + at] != word[at] {
                return false;
            }
            at += 1;
        }
        self.at += at;
        self.place.column += at as u32;
        true
    }

    /// The next character and its length in bytes.
    ///
    /// ```text
    /// 0xxxxxxx  110xxxxx 10xxxxxx  1110xxxx 10xxxxxx 10xxxxxx  11110xxx 10xxxxxx …
    /// ```
    const fn decode(&self) -> Option<(char, usize)> {
        if self.at == self.bytes.len() {
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
        let mut at = 1;
        while at < length {
            code = code << 6 | (self.bytes[self.at + at] & 0x3f) as u32;
            at += 1;
        }
        match char::from_u32(code) {
            Some(character) => Some((character, length)),
            None => unreachable!(),
        }
    }

    /// How many letters are left, and how many digits from 1 to 9.
    pub(super) const fn letters_and_digits(&self) -> (usize, usize) {
        let (mut letters, mut digits) = (0, 0);
        let mut at = self.at;
        while at < self.bytes.len() {
            match self.bytes[at] {
                b'A'..=b'Z' | b'a'..=b'z' => letters += 1,
                b'1'..=b'9' => digits += 1,
                _ => {}
            }
            at += 1;
        }
        (letters, digits)
    }

    /// Takes the text of the next cell, and says what it means.
    pub(super) const fn piece<const N: usize>(
        &mut self,
        symbols: &Symbols<N>,
        cells_are: CellsAre,
    ) -> Option<(Piece, Mark)> {
        loop {
            let place = self.place;
            let Some(character) = self.next() else {
                return None;
            };
            let mark = symbols.mark(character);
            if matches!(mark, Mark::Gap) {
                continue;
            }
            let mut piece = Piece {
                characters: [character; Piece::SHOWN],
                length: 1,
                place,
            };
            if matches!(cells_are, CellsAre::Characters) {
                return Some((piece, mark));
            }
            self.rest_of_word(symbols, &mut piece);
            return match piece.length {
                1 => Some((piece, mark)),
                _ => Some((piece, piece.number(symbols))),
            };
        }
    }

    const fn rest_of_word<const N: usize>(&mut self, symbols: &Symbols<N>, piece: &mut Piece) {
        while let Some(character) = self.peek() {
            if matches!(symbols.mark(character), Mark::Gap) {
                return;
            }
            self.next();
            if piece.length < Piece::SHOWN {
                piece.characters[piece.length] = character;
            }
            piece.length += 1;
        }
    }
}

impl Piece {
    /// How many of its characters are kept.
    const SHOWN: usize = 3;

    pub(super) const fn first(&self) -> char {
        self.characters[0]
    }

    pub(super) const fn length(&self) -> usize {
        self.length
    }

    /// The characters that are kept, and whether there are more.
    pub(super) fn shown(&self) -> (&[char], bool) {
        let shown = self.length.min(Self::SHOWN);
        (&self.characters[..shown], self.length > Self::SHOWN)
    }

    /// What several characters mean where they are one cell.
    const fn number<const N: usize>(&self, symbols: &Symbols<N>) -> Mark {
        if self.length != 2 {
            return Mark::Stray;
        }
        let (ten, one) = (self.characters[0], self.characters[1]);
        if is_blank(ten) && one == ten {
            return Mark::Blank;
        }
        let (Some(ten), Some(one)) = (ten.to_digit(10), one.to_digit(10)) else {
            return Mark::Stray;
        };
        match symbols.digit_of_number(10 * ten + one) {
            Some(digit) => Mark::Given(digit),
            None if ten == 0 && one == 0 => Mark::Blank,
            None => Mark::Stray,
        }
    }
}

impl<const N: usize> Symbols<N> {
    /// What a character means. A symbol is a symbol first, whatever else it may be.
    pub(super) const fn mark(&self, character: char) -> Mark {
        if let Some(digit) = self.digit_of(character) {
            return Mark::Given(digit);
        }
        match character {
            '0' => Mark::Blank,
            _ if is_blank(character) => Mark::Blank,
            ',' | ';' | '[' | ']' | '(' | ')' | '{' | '}' | '"' | '\'' => Mark::Gap,
            _ if is_ruler(character) || is_gap(character) => Mark::Gap,
            _ => Mark::Stray,
        }
    }
}
