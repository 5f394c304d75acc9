//! How digits are written: what a character or a token in a cell means.

use std::collections::HashSet;

use super::piece::Piece;

/// The writing of digits 1 to n.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Symbols {
    /// Numbers from 1; above 9×9 also letters from A = 10.
    Standard,
    /// One character each, in order of value.
    Chars(Vec<char>),
    /// Numbers counted from `from`.
    Numbers {
        /// The number that stands for digit 1.
        from: u8,
    },
}

/// What stands in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    Blank,
    Given(u8),
    Stray,
}

/// Characters that are a blank in every grid; `0` is one where it is no symbol.
pub(super) const BLANKS: [char; 3] = ['_', '.', '?'];

/// Lines between boxes, which mean nothing.
pub(super) fn is_ruler(character: char) -> bool {
    matches!(character, '|' | '-' | '+' | '=' | '\u{2500}'..='\u{257f}')
}

impl Symbols {
    /// The symbols of a grid that names none: letters from A = 1 where a grid up to 9×9 is written in letters.
    ///
    /// It is, where fewer texts are wrong with letters than with digits, each counted once: `5 3 X X 7` has a wrong `X`, and not
    /// three wrong digits, while `A B J 4` has a wrong `J` and a wrong `4`. Of rows written together the characters decide.
    pub(super) fn usual(pieces: &[Piece], size: Option<usize>) -> Symbols {
        let Some(size @ ..=9) = size else {
            return Symbols::Standard;
        };
        let letters = Symbols::Chars(('A'..='I').take(size).collect());
        let wrong = |symbols: &Symbols| {
            let is_wrong = |character: &char| symbols.character(*character, size) == Mark::Stray;
            let mut texts = HashSet::new();
            let mut characters = HashSet::new();
            let mut count = 0;
            for piece in pieces {
                let text = without_integer_type(&piece.text);
                let before = count;
                for character in text.chars().filter(is_wrong) {
                    characters.insert(character);
                    count += 1;
                }
                if count > before {
                    texts.insert(text);
                }
            }
            (texts.len(), characters.len(), count)
        };
        if wrong(&letters) < wrong(&Symbols::Standard) {
            letters
        } else {
            Symbols::Standard
        }
    }

    /// What a text means where it is one cell.
    pub(super) fn mark(&self, text: &str, size: usize) -> Mark {
        let mut characters = text.chars();
        match (characters.next(), characters.next()) {
            (Some(only), None) => self.character(only, size),
            _ => self.number(text, size),
        }
    }

    fn character(&self, character: char, size: usize) -> Mark {
        if BLANKS.contains(&character) {
            return Mark::Blank;
        }
        let given = match self {
            Symbols::Standard => Self::counted(1, character.to_digit(36), size),
            Symbols::Numbers { from } => {
                Self::counted(u32::from(*from), character.to_digit(36), size)
            }
            Symbols::Chars(symbols) => place(symbols, character),
        };
        match given {
            Some(digit) => Mark::Given(digit),
            None if character == '0' => Mark::Blank,
            None => Mark::Stray,
        }
    }

    fn number(&self, text: &str, size: usize) -> Mark {
        let from = match self {
            Symbols::Standard => 1,
            Symbols::Numbers { from } => u32::from(*from),
            Symbols::Chars(_) => return Mark::Stray,
        };
        let widest = (from as usize + size - 1).to_string().len();
        if widest > 1 && text == "__" {
            return Mark::Blank;
        }
        let text = without_integer_type(text);
        if text.len() > widest || !text.bytes().all(|byte| byte.is_ascii_digit()) {
            return Mark::Stray;
        }
        let number = text.parse().ok();
        match Self::counted(from, number, size) {
            Some(digit) => Mark::Given(digit),
            None if number == Some(0) => Mark::Blank,
            None => Mark::Stray,
        }
    }

    /// The digit of a number when `from` stands for 1.
    fn counted(from: u32, number: Option<u32>, size: usize) -> Option<u8> {
        let digit = number?.checked_sub(from)? + 1;
        (digit as usize <= size).then_some(digit as u8)
    }

    /// The symbols in words, for "expected …".
    pub(super) fn in_words(&self, size: usize) -> String {
        match self {
            Symbols::Standard if size == 1 => "1".to_owned(),
            Symbols::Standard if size == 10 => "1 to 10 (or A for 10)".to_owned(),
            Symbols::Standard if size > 10 => {
                let last =
                    char::from_digit(size as u32, 36).map_or('Z', |c| c.to_ascii_uppercase());
                format!("1 to {size} (or A to {last} for 10 to {size})")
            }
            Symbols::Standard => format!("1 to {size}"),
            Symbols::Numbers { from } => format!("{from} to {}", usize::from(*from) + size - 1),
            Symbols::Chars(symbols) => {
                let in_sequence = symbols
                    .windows(2)
                    .all(|pair| pair[0] as u32 + 1 == pair[1] as u32);
                match symbols.as_slice() {
                    [first, .., last] if in_sequence && symbols.len() > 2 => {
                        format!("{first} to {last}")
                    }
                    _ => {
                        let all: Vec<_> = symbols.iter().map(char::to_string).collect();
                        format!("one of {}", all.join(" "))
                    }
                }
            }
        }
    }
}

/// A small and a capital letter are the same digit, unless both are symbols.
fn place(symbols: &[char], character: char) -> Option<u8> {
    let same_letter = |symbol: &char| symbol.to_lowercase().eq(character.to_lowercase());
    let index = symbols
        .iter()
        .position(|symbol| *symbol == character)
        .or_else(|| symbols.iter().position(same_letter))?;
    u8::try_from(index + 1).ok()
}

/// Macros that write numbers write `5u8` rather than `5`.
fn without_integer_type(text: &str) -> &str {
    let types = [
        "u8", "u16", "u32", "u64", "u128", "usize", "i8", "i16", "i32", "i64", "i128", "isize",
    ];
    types
        .iter()
        .find_map(|name| text.strip_suffix(name))
        .filter(|number| !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()))
        .unwrap_or(text)
}
