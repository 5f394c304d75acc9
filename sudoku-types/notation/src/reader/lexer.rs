//! The lexer: it splits a text into pieces, the characters of cells and the breaks between them.

use super::Origin;
use super::cursor::Cursor;
use super::pieces::{Break, Kind, MOST, NO_PIECE, Piece, Pieces};
use crate::symbols::{Alphabet, is_border, is_gap, is_variation_selector, lists};

impl Pieces {
    /// Takes a text apart. What was there is forgotten; the list is large, and so is not made again for each use.
    pub(super) const fn take(
        &mut self,
        cursor: Cursor<'_>,
        given: Option<Alphabet<'_>>,
        origin: Origin,
    ) {
        self.count = 0;
        self.strings_are_cells = true;
        self.empty_field = None;
        self.empty_fields = 0;
        self.spaces = 0;
        let mut lexer = Lexer {
            cursor,
            given,
            origin,
            pieces: self,
            next: Piece {
                before: Break::Row,
                ..NO_PIECE
            },
            field: Field::Start,
            quote: None,
            unclosed: false,
            line: 0,
            is_border: true,
            is_of_dashes: true,
            run: None,
            has_string_of_one: false,
            string: 0,
        };
        while lexer.item() {}
        lexer.line_ends(Break::Row);
        lexer.pieces.strings_are_cells &= lexer.has_string_of_one;
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

struct Lexer<'text, 'pieces> {
    cursor: Cursor<'text>,
    /// The symbols that the user chose.
    given: Option<Alphabet<'text>>,
    origin: Origin,
    pieces: &'pieces mut Pieces,
    /// The break before the next piece, and whether it is in a string.
    next: Piece,
    field: Field,
    /// The quote that ends the string.
    quote: Option<char>,
    /// Nothing closes a quote: then of another one the rest of the text need not be searched.
    unclosed: bool,
    /// The first piece of the line, and whether all of it are borders, and `-`.
    line: usize,
    is_border: bool,
    is_of_dashes: bool,
    /// The first piece of a run of borders, and whether it has a `+`.
    run: Option<(usize, bool)>,
    has_string_of_one: bool,
    /// The first piece of the string.
    string: usize,
}

impl Lexer<'_, '_> {
    /// Takes the next character, and whatever belongs to it.
    const fn item(&mut self) -> bool {
        self.next.offset = self.cursor.at as u32;
        let Some(taken) = self.cursor.next() else {
            return false;
        };
        if !matches!(taken, '-' | '+' | '=') {
            self.run = None;
        }
        let is_symbol = lists(self.given, taken);
        let mut character = taken;
        if let Some(quote) = self.quote {
            if quote == taken {
                self.string_ends();
                return true;
            }
            character = self.cursor.unescaped(taken);
        } else if self.begins_string(taken, is_symbol) {
            self.line_ends(Break::Space);
            self.quote = Some(taken);
            self.next.in_string = true;
            self.next.after_quote = true;
            self.string = self.pieces.count;
            return true;
        }
        let is_bracket = matches!(taken, '[' | '(' | '{' | ']' | ')' | '}') && self.quote.is_none();
        let reads_symbol = is_symbol && !(is_bracket && matches!(self.origin, Origin::Tokens));
        match character {
            _ if reads_symbol => self.push(character, Kind::Certain),
            '\n' | '\r' | '\x0b' | '\x0c' | '\u{85}' | '\u{2028}' | '\u{2029}' => {
                self.new_line();
            }
            '/' if self.begins_comment() => {}
            ';' | '/' | '[' | '(' | '{' => self.row_ends(Break::Row),
            ']' | ')' | '}' => {
                self.row_ends(Break::Row);
                self.field = Field::AfterRow;
            }
            ',' => self.comma(),
            '-' | '+' | '=' => self.border(character),
            '"' | '\'' => self.begins(Break::Space),
            _ if is_variation_selector(character) => {}
            _ if is_gap(character) || is_border(character) => {
                self.is_of_dashes &= is_gap(character);
                self.pieces.spaces += is_gap(character) as usize;
                self.begins(Break::Space);
            }
            _ => self.push(character, Kind::Certain),
        }
        true
    }

    const fn push(&mut self, character: char, kind: Kind) {
        if self.pieces.count < MOST {
            self.pieces.list[self.pieces.count] = Piece {
                character,
                kind,
                ..self.next
            };
        }
        self.pieces.count += 1;
        self.next.before = Break::None;
        self.next.after_quote = false;
        self.next.begins_line = false;
        self.field = Field::AfterCell;
        self.is_border &= matches!(kind, Kind::Dash);
    }

    /// The next piece begins something, if not something greater.
    const fn begins(&mut self, what: Break) {
        if (self.next.before as u8) < what as u8 {
            self.next.before = what;
        }
    }

    /// Forgets the last pieces, from `first` on: they are lines between boxes.
    const fn forget(&mut self, first: usize) {
        if first < self.pieces.count && first < MOST {
            self.begins(self.pieces.list[first].before);
            self.next.after_quote |= self.pieces.list[first].after_quote;
            self.next.begins_line |= self.pieces.list[first].begins_line;
            self.pieces.count = first;
        }
        self.begins(Break::Space);
    }

    const fn border(&mut self, character: char) {
        let (first, has_plus) = match self.run {
            Some(run) => run,
            None => (self.pieces.count, false),
        };
        let has_plus = has_plus || character == '+';
        self.is_of_dashes &= character == '-';
        self.run = Some((first, has_plus));
        if has_plus {
            self.forget(first);
        } else if character == '-' {
            self.push(character, Kind::Dash);
        } else {
            self.begins(Break::Space);
        }
    }

    const fn comma(&mut self) {
        self.is_border = false;
        match self.field {
            Field::AfterRow => {}
            Field::AfterCell => self.begins(Break::Space),
            Field::Start | Field::AfterComma => {
                if self.pieces.empty_field.is_none() {
                    self.pieces.empty_field = Some(self.cursor.at - 1);
                }
                self.pieces.empty_fields += 1;
                self.begins(Break::Space);
                self.push('_', Kind::Certain);
                self.begins(Break::Space);
            }
        }
        if !matches!(self.field, Field::AfterRow) {
            self.field = Field::AfterComma;
        }
    }

    const fn row_ends(&mut self, what: Break) {
        if matches!(self.field, Field::AfterComma) {
            self.begins(Break::Space);
            self.push('_', Kind::LastField);
        }
        self.field = Field::Start;
        self.is_border &= !matches!(what, Break::Row);
        self.begins(what);
    }

    const fn new_line(&mut self) {
        self.line_ends(match self.quote {
            Some(_) => Break::Row,
            None => Break::Line,
        });
        self.next.begins_line = true;
    }

    const fn line_ends(&mut self, what: Break) {
        if self.is_border && self.is_of_dashes {
            while self.line < self.pieces.in_list() {
                self.pieces.list[self.line].kind = Kind::LineOfDashes;
                self.line += 1;
            }
        } else if self.is_border {
            self.forget(self.line);
        }
        self.row_ends(what);
        self.line = self.pieces.count;
        self.is_border = true;
        self.is_of_dashes = true;
    }

    /// Whether a string begins with this character: a quote that is closed, and among texts no symbol.
    const fn begins_string(&mut self, character: char, is_symbol: bool) -> bool {
        let is_quote = match character {
            '"' => !self.unclosed,
            '\'' => true,
            _ => false,
        };
        if !is_quote || is_symbol && matches!(self.origin, Origin::Text) {
            return false;
        }
        let mut rest = self.cursor;
        let is_closed = rest.take_string(character);
        self.unclosed |= !is_closed && character == '"';
        is_closed
    }

    const fn string_ends(&mut self) {
        self.line_ends(Break::Space);
        let mut length = self.pieces.count - self.string;
        if length == 1
            && self.string < MOST
            && matches!(self.pieces.list[self.string].kind, Kind::LineOfDashes)
        {
            self.forget(self.string);
            length = 0;
        }
        if length == 0 {
            self.next.after_quote = true;
            self.push('_', Kind::EmptyString);
            self.begins(Break::Space);
        }
        let mut figures = 0;
        while figures < length && figures < 2 && self.string + figures < MOST {
            if !self.pieces.list[self.string + figures]
                .character
                .is_ascii_digit()
            {
                break;
            }
            figures += 1;
        }
        self.has_string_of_one |= length == 1;
        self.pieces.strings_are_cells &= length < 2 || length == 2 && figures == 2;
        self.quote = None;
        self.next.in_string = false;
        self.next.after_quote = true;
        self.line = self.pieces.count;
        self.field = Field::AfterRow;
    }

    /// Takes the rest of a comment. Among tokens there are none.
    const fn begins_comment(&mut self) -> bool {
        if self.quote.is_some() || matches!(self.origin, Origin::Tokens) || !self.cursor.take("/") {
            return false;
        }
        while !matches!(self.cursor.peek(), None | Some('\n')) {
            self.cursor.next();
        }
        true
    }
}
