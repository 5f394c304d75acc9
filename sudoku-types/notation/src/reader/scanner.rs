//! What the characters of a text are: parts of cells, or what stands between them.
//!
//! ```text
//! 5 3 _ | _ 7 _ | …          Char Space Char Space Char Space …      lines between boxes are space
//! ------+-------+------      Space …                                 a line of nothing else, or a run beside a `+`
//! 53--7----                  Char Char Dash Dash Char …              any other `-`: perhaps a blank, perhaps not
//! "53..7", [5, 3], …; …/…    Quote, Open, Comma, Close, RowEnd       marks
//! ```

use super::cursor::{Cursor, Place};
use crate::messages::Shown;
use crate::symbols::{Alphabet, is_gap, is_ruler, is_variation_selector};

/// What comes next in a text.
#[derive(Clone, Copy)]
pub(super) enum Item {
    /// A character of a cell.
    Char(char),
    /// A cell in single quotes: `'5'`.
    Quoted(char),
    /// A `-` that may be a blank.
    Dash,
    /// Nothing, which parts words.
    Space,
    Comma,
    LineEnd,
    /// `;` or `/`.
    RowEnd,
    /// A bracket.
    Open,
    /// A bracket's other end.
    Close,
    /// The first quote of a string.
    StringStart,
    /// The last one.
    StringEnd,
    /// What is read, and said to be wrong.
    Odd(Oddity),
}

/// What may be written in Rust, and not in a grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Oddity {
    /// `b"…"` or `c"…"`.
    Prefixed(char),
    /// `"…"x`
    Glued(Shown),
    /// `/// …`
    DocComment,
}

/// Where a text comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// Tokens of Rust, put together again. Quotes and brackets are what they are in Rust.
    Tokens,
    /// A text as people paste it. There may be headings and comments above the grid.
    Text,
}

/// How a string ends: the quote, and after it as many `#`.
#[derive(Clone, Copy)]
struct Quote {
    mark: &'static str,
    hashes: usize,
}

#[derive(Clone, Copy)]
pub(super) struct Scanner<'text> {
    pub(super) cursor: Cursor<'text>,
    /// The symbols that the user chose.
    given: Option<Alphabet<'text>>,
    origin: Origin,
    quote: Option<Quote>,
    /// Where the last item began.
    pub(super) place: Place,
    /// The last item was a part of a cell.
    pub(super) in_word: bool,
    /// Whether this line holds only rulers, once it is known.
    is_ruler_line: Option<bool>,
    /// Whether this run of rulers has a `+`, if one has begun.
    is_ruler_run: Option<bool>,
    /// A quote that nothing closes was met: of another that opens like it the rest of the text need not be searched.
    unclosed: bool,
    /// After a string, for what is glued to it.
    string_ended: bool,
}

impl<'text> Scanner<'text> {
    pub(super) const fn new(
        cursor: Cursor<'text>,
        given: Option<Alphabet<'text>>,
        origin: Origin,
    ) -> Self {
        Scanner {
            cursor,
            given,
            origin,
            quote: None,
            place: cursor.place(),
            in_word: false,
            is_ruler_line: None,
            is_ruler_run: None,
            unclosed: false,
            string_ended: false,
        }
    }

    /// Takes the next item.
    pub(super) const fn next(&mut self) -> Option<Item> {
        loop {
            self.place = self.cursor.place();
            let item = match self.quote {
                Some(quote) => self.in_string(quote),
                None => self.outside_of_strings(),
            };
            let Some(item) = item else {
                return None;
            };
            let Some(item) = item else {
                continue;
            };
            self.in_word = matches!(item, Item::Char(_));
            match item {
                Item::LineEnd | Item::StringStart | Item::StringEnd => {
                    self.is_ruler_line = None;
                    self.is_ruler_run = None;
                }
                Item::Dash | Item::Space => {}
                _ => {
                    self.is_ruler_line = Some(false);
                    self.is_ruler_run = None;
                }
            }
            return Some(item);
        }
    }

    /// Whether the user chose this very character as a symbol.
    const fn is_symbol(&self, character: char) -> bool {
        match self.given {
            Some(alphabet) => alphabet.lists(character),
            None => false,
        }
    }

    const fn in_string(&mut self, quote: Quote) -> Option<Option<Item>> {
        if self.take_end(quote) {
            self.quote = None;
            self.cursor.escapes = false;
            self.string_ended = true;
            return Some(Some(Item::StringEnd));
        }
        match self.cursor.next() {
            Some(character) => Some(self.item(character)),
            None => None,
        }
    }

    const fn outside_of_strings(&mut self) -> Option<Option<Item>> {
        let follows_string = self.string_ended;
        self.string_ended = false;
        let Some(next) = self.cursor.peek_plain() else {
            return None;
        };
        if follows_string && (next.is_ascii_alphabetic() || next == '_') {
            let mut glued = Shown::EMPTY;
            while let Some(next) = self.cursor.peek_plain()
                && (next.is_ascii_alphanumeric() || next == '_')
            {
                self.cursor.next_plain();
                glued.push(next);
            }
            return Some(Some(Item::Odd(Oddity::Glued(glued))));
        }
        let is_symbol = self.is_symbol(next) && matches!(self.origin, Origin::Text);
        let may_open = match next {
            '"' | '\'' => !is_symbol,
            'r' | 'b' | 'c' => !self.in_word,
            _ => false,
        };
        if may_open && let Some(item) = self.string() {
            return Some(Some(item));
        }
        if next == '/'
            && !self.is_symbol('/')
            && let Some(item) = self.comment()
        {
            return Some(item);
        }
        self.cursor.next_plain();
        Some(match next {
            '[' | '(' | '{' if !is_symbol => Some(Item::Open),
            ']' | ')' | '}' if !is_symbol => Some(Item::Close),
            _ => self.item(next),
        })
    }

    /// What a character is. `None` where it is nothing, and does not even part words.
    const fn item(&mut self, character: char) -> Option<Item> {
        if !matches!(character, '-' | '+' | '=') {
            self.is_ruler_run = None;
        }
        Some(match character {
            _ if self.is_symbol(character) => Item::Char(character),
            '\n' => Item::LineEnd,
            ',' => Item::Comma,
            ';' | '/' => Item::RowEnd,
            '[' | '(' | '{' => Item::Open,
            ']' | ')' | '}' => Item::Close,
            '"' | '\'' => Item::Space,
            '-' if !self.is_ruler() => Item::Dash,
            '+' | '=' => {
                self.is_ruler();
                Item::Space
            }
            _ if is_ruler(character) || is_gap(character) => Item::Space,
            _ if is_variation_selector(character) => return None,
            _ => Item::Char(character),
        })
    }

    /// Whether the `-` just taken is a line between boxes for certain. Looks ahead once a line, and once a run of rulers.
    const fn is_ruler(&mut self) -> bool {
        let in_line = match self.is_ruler_line {
            Some(known) => known,
            None => {
                let known = self.only_rulers_follow();
                self.is_ruler_line = Some(known);
                known
            }
        };
        let in_run = match self.is_ruler_run {
            Some(known) => known,
            None => {
                let known = self.run_has_plus();
                self.is_ruler_run = Some(known);
                known
            }
        };
        in_line || in_run
    }

    const fn only_rulers_follow(&self) -> bool {
        let mut rest = *self;
        loop {
            if let Some(quote) = rest.quote
                && rest.take_end(quote)
            {
                return true;
            }
            match rest.cursor.next() {
                None | Some('\n') => return true,
                Some(character) if is_ruler(character) || is_gap(character) => {}
                Some(_) => return false,
            }
        }
    }

    const fn run_has_plus(&self) -> bool {
        // From the place of this character, for it may be the `+`.
        let mut rest = self.cursor;
        let mut last = match self.place_is_plus() {
            true => '+',
            false => '-',
        };
        loop {
            match last {
                '+' => return true,
                '-' | '=' => {}
                _ => return false,
            }
            last = match rest.next() {
                Some(character) => character,
                None => return false,
            };
        }
    }

    /// Whether the last item began with a `+`.
    const fn place_is_plus(&self) -> bool {
        self.cursor.stands_after('+')
    }

    /// Takes the beginning of a string, if one begins here that is closed.
    const fn string(&mut self) -> Option<Item> {
        let mut rest = self.cursor;
        let prefix = if rest.take("b") {
            Some('b')
        } else if rest.take("c") {
            Some('c')
        } else {
            None
        };
        let is_raw = rest.take("r");
        let mut hashes = 0;
        while is_raw && rest.take("#") {
            hashes += 1;
        }
        let mark = if rest.take("\"") {
            "\""
        } else if hashes == 0 && rest.take("'") {
            "'"
        } else {
            return None;
        };
        let quote = Quote { mark, hashes };
        rest.escapes = !is_raw;
        let mut inside = *self;
        inside.cursor = rest;
        if mark.as_bytes()[0] == b'\''
            && prefix.is_none()
            && let Some(character) = inside.only_character()
        {
            self.cursor = inside.cursor;
            self.string_ended = true;
            return Some(Item::Quoted(character));
        }
        if !inside.is_closed(quote) {
            self.unclosed |= mark.as_bytes()[0] == b'"';
            return None;
        }
        if let Some(prefix) = prefix {
            // The string itself comes next.
            self.cursor.next_plain();
            return Some(Item::Odd(Oddity::Prefixed(prefix)));
        }
        self.cursor = rest;
        self.quote = Some(quote);
        Some(Item::StringStart)
    }

    /// Takes a character and a single quote.
    const fn only_character(&mut self) -> Option<char> {
        let character = self.cursor.next();
        self.cursor.escapes = false;
        match character {
            Some('\'' | '\n') | None => None,
            Some(_) if !self.cursor.take("'") => None,
            character => character,
        }
    }

    /// Whether a string that has begun here has an end; one in single quotes has it on the same line, and there is none in Rust.
    const fn is_closed(mut self, quote: Quote) -> bool {
        let in_line = quote.mark.as_bytes()[0] == b'\'';
        if in_line && matches!(self.origin, Origin::Tokens) || self.unclosed && !in_line {
            return false;
        }
        while !self.take_end(quote) {
            match self.cursor.next() {
                None => return false,
                Some('\n') if in_line => return false,
                Some(_) => {}
            }
        }
        true
    }

    const fn take_end(&mut self, quote: Quote) -> bool {
        let mut rest = self.cursor;
        if !rest.take(quote.mark) {
            return false;
        }
        let mut hashes = 0;
        while hashes < quote.hashes {
            if !rest.take("#") {
                return false;
            }
            hashes += 1;
        }
        self.cursor = rest;
        true
    }

    /// Takes a comment: `// …`, and among tokens what documentation has become.
    const fn comment(&mut self) -> Option<Option<Item>> {
        let mut rest = self.cursor;
        if matches!(self.origin, Origin::Tokens) {
            if !rest.take("/***/") {
                return None;
            }
            self.cursor = rest;
            return Some(Some(Item::Odd(Oddity::DocComment)));
        }
        if !rest.take("//") {
            return None;
        }
        let is_doc = matches!(rest.peek_plain(), Some('/' | '!'));
        while let Some(character) = rest.peek_plain()
            && character != '\n'
        {
            rest.next_plain();
        }
        self.cursor = rest;
        Some(if is_doc {
            Some(Item::Odd(Oddity::DocComment))
        } else {
            None
        })
    }
}
