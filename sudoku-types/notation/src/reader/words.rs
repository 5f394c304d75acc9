//! The words of a text: characters that stand together, which are one cell or a cell each.
//!
//! ```text
//! 16 2 _ …      apart        a cell for each word
//! 53..7 …       together     a cell for each character
//! 5,,3 …        between two commas with nothing there is a blank
//! ```

use super::cursor::Place;
use super::scanner::{Item, Oddity, Scanner};
use crate::symbols::is_blank;

/// How what can be read in two ways is read.
#[derive(Clone, Copy)]
pub(super) struct Manner {
    /// A `-` that is no line for certain is a blank, else a line.
    pub(super) dashes_are_blanks: bool,
    /// After a comma at the end of a row stands an empty field, else nothing.
    pub(super) rows_end_in_fields: bool,
    /// Strings are cells, as in JSON, else rows.
    pub(super) strings_are_cells: bool,
    /// Each character is a cell, else each word.
    pub(super) together: bool,
}

/// What a word is the first of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Begins {
    Cell,
    /// A line: perhaps a row, perhaps only where a list was wrapped.
    Line,
    /// What is marked as a row: by brackets, a string of its own, `;`, or `/`.
    Row,
}

/// What a word looks like.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Looks {
    /// One character, or an empty field.
    Character(char),
    /// A number of two figures, or `5u8` as macros write it.
    Number(u32),
    /// `__`: a blank as wide as a number.
    WideBlank,
    /// Letters, such as `None`.
    Name,
    /// Anything else.
    Other,
}

#[derive(Clone, Copy)]
pub(super) struct Word<'text> {
    pub(super) begins: Begins,
    pub(super) first: char,
    pub(super) looks: Looks,
    /// How many characters it has.
    pub(super) length: usize,
    /// It is a part of what is written together, or of a string: an error has to say where.
    pub(super) is_part: bool,
    /// The text from its second character on.
    pub(super) rest: Scanner<'text>,
}

impl Word<'_> {
    pub(super) const fn place(&self) -> Place {
        self.rest.place
    }

    /// The characters of the word, one after the other.
    pub(super) const fn characters(&self) -> Characters<'_> {
        Characters {
            first: Some(self.first),
            rest: self.rest,
            left: self.length - 1,
        }
    }
}

/// What is left of a word.
pub(super) struct Characters<'text> {
    first: Option<char>,
    rest: Scanner<'text>,
    left: usize,
}

impl Characters<'_> {
    pub(super) const fn next(&mut self) -> Option<char> {
        if let Some(first) = self.first.take() {
            return Some(first);
        }
        while self.left > 0 {
            match self.rest.next() {
                Some(Item::Char(character)) => {
                    self.left -= 1;
                    return Some(character);
                }
                Some(Item::Dash) => {
                    self.left -= 1;
                    return Some('-');
                }
                Some(_) => {}
                None => return None,
            }
        }
        None
    }
}

/// Where in a list of fields the text is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Field {
    /// At the beginning of a row.
    Start,
    AfterComma,
    AfterCell,
    /// After a row in brackets or quotes: commas part such rows.
    AfterRow,
}

/// What the words had in them, and what stood between them.
#[derive(Clone, Copy)]
pub(super) struct Seen {
    /// Which letters there are, and which figures but 0.
    pub(super) letters: u32,
    pub(super) figures: u16,
    /// How often there is a 0, and another character that is a blank everywhere.
    pub(super) zeros: usize,
    pub(super) blanks: usize,
    /// Each `-` that may be a blank.
    pub(super) dashes: usize,
    pub(super) spaces: usize,
    /// Empty fields that stand before a comma.
    pub(super) empty_fields: usize,
    /// Commas with nothing after them in their row.
    pub(super) trailing_commas: usize,
}

impl Seen {
    const NOTHING: Seen = Seen {
        letters: 0,
        figures: 0,
        zeros: 0,
        blanks: 0,
        dashes: 0,
        spaces: 0,
        empty_fields: 0,
        trailing_commas: 0,
    };

    const fn add(&mut self, character: char) {
        match character {
            '0' => self.zeros += 1,
            '1'..='9' => self.figures |= 1 << (character as u8 - b'0'),
            'A'..='Z' => self.letters |= 1 << (character as u8 - b'A'),
            'a'..='z' => self.letters |= 1 << (character as u8 - b'a'),
            '_' | '.' | '?' => self.blanks += 1,
            _ => {}
        }
    }
}

/// Takes word after word off a text.
#[derive(Clone, Copy)]
pub(super) struct Words<'text> {
    pub(super) scanner: Scanner<'text>,
    pub(super) manner: Manner,
    field: Field,
    begins: Begins,
    in_string: bool,
    pub(super) seen: Seen,
    /// The first `-` that may be a blank, and the first empty field.
    pub(super) dash: Option<Place>,
    pub(super) empty_field: Option<Place>,
    /// What was met that is wrong in itself.
    pub(super) oddity: Option<(Place, Oddity)>,
}

impl<'text> Words<'text> {
    pub(super) const fn new(scanner: Scanner<'text>, manner: Manner) -> Self {
        Words {
            scanner,
            manner,
            field: Field::Start,
            begins: Begins::Row,
            in_string: false,
            seen: Seen::NOTHING,
            dash: None,
            empty_field: None,
            oddity: None,
        }
    }

    /// Takes the next word.
    pub(super) const fn next(&mut self) -> Option<Word<'text>> {
        loop {
            let touches = self.scanner.in_word;
            let Some(item) = self.scanner.next() else {
                return self.row_ends(Begins::Cell);
            };
            match item {
                Item::Char(character) => return Some(self.word(character, touches)),
                Item::Quoted(character) => {
                    self.field = Field::AfterCell;
                    self.seen.add(character);
                    return Some(self.begun(character, Looks::Character(character), 1, false));
                }
                Item::Dash => {
                    self.seen.dashes += 1;
                    if self.dash.is_none() {
                        self.dash = Some(self.scanner.place);
                    }
                    if self.manner.dashes_are_blanks {
                        self.scanner.in_word = true;
                        return Some(self.word('-', touches));
                    }
                }
                Item::Space => self.seen.spaces += 1,
                Item::Comma => {
                    if let Some(blank) = self.comma() {
                        return Some(blank);
                    }
                }
                Item::LineEnd => {
                    let begins = match self.in_string {
                        true => Begins::Row,
                        false => Begins::Line,
                    };
                    if let Some(blank) = self.row_ends(begins) {
                        return Some(blank);
                    }
                }
                Item::StringStart if self.manner.strings_are_cells => {
                    return Some(self.cell_in_quotes());
                }
                Item::RowEnd | Item::Open | Item::StringStart => {
                    self.in_string |= matches!(item, Item::StringStart);
                    if let Some(blank) = self.row_ends(Begins::Row) {
                        return Some(blank);
                    }
                }
                Item::Close | Item::StringEnd => {
                    self.in_string &= matches!(item, Item::Close);
                    let blank = self.row_ends(Begins::Row);
                    self.field = Field::AfterRow;
                    if blank.is_some() {
                        return blank;
                    }
                }
                Item::Odd(oddity) => {
                    if self.oddity.is_none() {
                        self.oddity = Some((self.scanner.place, oddity));
                    }
                }
            }
        }
    }

    /// An empty field, if one ends here.
    const fn comma(&mut self) -> Option<Word<'text>> {
        match self.field {
            Field::AfterRow => None,
            Field::AfterCell => {
                self.field = Field::AfterComma;
                None
            }
            Field::Start | Field::AfterComma => {
                self.seen.empty_fields += 1;
                if self.empty_field.is_none() {
                    self.empty_field = Some(self.scanner.place);
                }
                self.field = Field::AfterComma;
                Some(self.blank())
            }
        }
    }

    /// A row may end here. Gives an empty field, if there is one after the last comma.
    const fn row_ends(&mut self, begins: Begins) -> Option<Word<'text>> {
        let trailing = matches!(self.field, Field::AfterComma);
        self.field = Field::Start;
        let mut blank = None;
        if trailing {
            self.seen.trailing_commas += 1;
            if self.manner.rows_end_in_fields {
                blank = Some(self.blank());
            }
        }
        if matches!(begins, Begins::Row) || matches!(self.begins, Begins::Cell) {
            self.begins = begins;
        }
        blank
    }

    const fn blank(&mut self) -> Word<'text> {
        self.begun('_', Looks::Character('_'), 1, false)
    }

    /// Makes a word. What follows it begins nothing.
    const fn begun(
        &mut self,
        first: char,
        looks: Looks,
        length: usize,
        is_part: bool,
    ) -> Word<'text> {
        let begins = self.begins;
        self.begins = Begins::Cell;
        Word {
            begins,
            first,
            looks,
            length,
            is_part,
            rest: self.scanner,
        }
    }

    /// The word that begins with the character just taken, which `touches` the one before.
    const fn word(&mut self, first: char, touches: bool) -> Word<'text> {
        self.field = Field::AfterCell;
        self.seen.add(first);
        if self.manner.together {
            let is_part = touches || self.in_string || self.goes_on().is_some();
            return self.begun(first, Looks::Character(first), 1, is_part);
        }
        let rest = self.scanner;
        let mut look = Look::new(first);
        while let Some(character) = self.goes_on() {
            self.scanner.next();
            self.scanner.in_word = true;
            self.seen.add(character);
            look.add(character);
        }
        let word = self.begun(first, look.looks(), look.length, self.in_string);
        Word { rest, ..word }
    }

    /// The next character of the same word.
    const fn goes_on(&self) -> Option<char> {
        let mut rest = self.scanner;
        match rest.next() {
            Some(Item::Char(character)) => Some(character),
            Some(Item::Dash) if self.manner.dashes_are_blanks => Some('-'),
            _ => None,
        }
    }

    /// A string that is a cell: its characters, whatever stands between them. An empty one is a blank.
    const fn cell_in_quotes(&mut self) -> Word<'text> {
        self.field = Field::AfterCell;
        let mut look = None;
        let mut rest = self.scanner;
        while let Some(item) = self.scanner.next()
            && !matches!(item, Item::StringEnd)
        {
            let character = match item {
                Item::Char(character) => character,
                Item::Dash => '-',
                _ => continue,
            };
            self.seen.add(character);
            match &mut look {
                None => {
                    look = Some(Look::new(character));
                    rest = self.scanner;
                }
                Some(look) => look.add(character),
            }
        }
        let word = match look {
            None => self.blank(),
            Some(look) => self.begun(look.first, look.looks(), look.length, false),
        };
        Word { rest, ..word }
    }
}

/// What is seen of a word while its characters are taken.
struct Look {
    first: char,
    second: char,
    length: usize,
    /// As long as all are figures, the number.
    number: Option<u32>,
    figures: usize,
    /// The characters after the figures, if they may be a type of Rust's.
    suffix: [u8; 5],
    is_letters: bool,
}

impl Look {
    const fn new(first: char) -> Look {
        let mut look = Look {
            first,
            second: first,
            length: 0,
            number: Some(0),
            figures: 0,
            suffix: [0; 5],
            is_letters: true,
        };
        look.add(first);
        look
    }

    const fn add(&mut self, character: char) {
        if self.length == 1 {
            self.second = character;
        }
        self.length += 1;
        self.is_letters &= character.is_ascii_alphabetic();
        if self.figures + 1 == self.length
            && let Some(figure) = character.to_digit(10)
        {
            self.figures += 1;
            self.number = match self.number {
                Some(number) if self.figures <= 2 => Some(10 * number + figure),
                _ => None,
            };
            return;
        }
        let index = self.length - 1 - self.figures;
        if index < 5 && character.is_ascii() {
            self.suffix[index] = character as u8;
        } else {
            self.number = None;
        }
    }

    const fn looks(&self) -> Looks {
        if self.length == 1 {
            return Looks::Character(self.first);
        }
        match self.number {
            Some(number) if self.figures > 0 && self.ends_as_a_number() => {
                return Looks::Number(number);
            }
            _ => {}
        }
        if self.length == 2 && self.first == self.second && is_blank(self.first) {
            Looks::WideBlank
        } else if self.is_letters {
            Looks::Name
        } else {
            Looks::Other
        }
    }

    /// Nothing follows the figures, or an integer type.
    const fn ends_as_a_number(&self) -> bool {
        matches!(
            &self.suffix,
            [0, ..]
                | b"u8\0\0\0"
                | b"i8\0\0\0"
                | b"u16\0\0"
                | b"i16\0\0"
                | b"u32\0\0"
                | b"i32\0\0"
                | b"u64\0\0"
                | b"i64\0\0"
                | b"u128\0"
                | b"i128\0"
                | b"usize"
                | b"isize"
        )
    }
}
