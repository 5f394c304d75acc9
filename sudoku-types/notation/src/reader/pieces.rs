//! A text taken apart: the characters of its cells, and the breaks between them.
//!
//! ```text
//! 5 3 _ | _ 7 …            5 ·3 ·_ ·_ ·7          a space before each; lines between boxes are space
//! ------+-------+------                           and so is a line of nothing else, or a run of them beside a `+`
//! 53--7----                5 3 - - 7 - - - -      any other `-` is perhaps a blank
//! 5,,3,                    5 ·_ ·3 ·_             an empty field is a blank, after the last comma perhaps
//! [5 3] "53" 53; 53/53     ▪5 3  ▪5 3  ▪5 3 …      what is marked as a row
//! ```

use super::Origin;
use super::cursor::Cursor;
use crate::geometry::LARGEST;
use crate::symbols::{Alphabet, is_gap, is_ruler, is_variation_selector};

/// A character of a cell, or an empty cell.
#[derive(Clone, Copy)]
pub(super) struct Piece {
    pub(super) character: char,
    /// How many bytes of the text stand before it.
    pub(super) offset: u32,
    pub(super) before: Break,
    pub(super) kind: Kind,
    pub(super) in_string: bool,
    /// A string begins or ended before it, which is a cell, as in JSON, or a row.
    pub(super) after_quote: bool,
}

/// What parts a piece from the one before, the weaker first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Break {
    None,
    /// Another word begins.
    Space,
    /// A line: perhaps a row, perhaps only where a list was wrapped.
    Line,
    /// What is marked as a row, by brackets, `;` or `/`.
    Row,
}

/// Pieces of all kinds but the first may be none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Certain,
    /// A `-`: a blank, or a line between boxes.
    Dash,
    /// What follows the last comma of a row.
    LastField,
    /// Two quotes.
    EmptyString,
}

/// Four times the cells of the largest grid, of which only the number is of interest beyond that.
pub(super) const MOST: usize = 4 * LARGEST * LARGEST;

/// The pieces of a text, and what was met on the way.
#[derive(Clone, Copy)]
pub(super) struct Pieces {
    pub(super) list: [Piece; MOST],
    /// How many there are; no more than the first are in the list.
    pub(super) count: usize,
    pub(super) strings_are_cells: bool,
    /// The first empty field before a comma, and how many there are.
    pub(super) empty_field: Option<usize>,
    pub(super) empty_fields: usize,
    pub(super) spaces: usize,
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

/// All zeros, which is soon written.
const NO_PIECE: Piece = Piece {
    character: '\0',
    offset: 0,
    before: Break::None,
    kind: Kind::Certain,
    in_string: false,
    after_quote: false,
};

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
    /// The first piece of the line, and whether all of it are rulers.
    line: usize,
    is_ruler: bool,
    /// The first piece of a run of rulers, and whether it has a `+`.
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
        let is_symbol = match self.given {
            Some(alphabet) => alphabet.lists(taken),
            None => false,
        };
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
            '\n' => self.line_ends(match self.quote {
                Some(_) => Break::Row,
                None => Break::Line,
            }),
            '/' if self.begins_comment() => {}
            ';' | '/' | '[' | '(' | '{' => self.row_ends(Break::Row),
            ']' | ')' | '}' => {
                self.row_ends(Break::Row);
                self.field = Field::AfterRow;
            }
            ',' => self.comma(),
            '-' | '+' | '=' => self.ruler(character),
            '"' | '\'' => self.begins(Break::Space),
            _ if is_variation_selector(character) => {}
            _ if is_gap(character) || is_ruler(character) => {
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
        self.field = Field::AfterCell;
        self.is_ruler &= matches!(kind, Kind::Dash);
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
            self.pieces.count = first;
        }
        self.begins(Break::Space);
    }

    const fn ruler(&mut self, character: char) {
        let (first, has_plus) = match self.run {
            Some(run) => run,
            None => (self.pieces.count, false),
        };
        let has_plus = has_plus || character == '+';
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
        self.is_ruler = false;
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
        self.is_ruler &= !matches!(what, Break::Row);
        self.begins(what);
    }

    const fn line_ends(&mut self, what: Break) {
        if self.is_ruler {
            self.forget(self.line);
        }
        self.row_ends(what);
        self.line = self.pieces.count;
        self.is_ruler = true;
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
        let length = self.pieces.count - self.string;
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

/// How what can be read in two ways is read.
#[derive(Clone, Copy)]
pub(super) struct Manner {
    /// A `-` that may be a blank is one.
    pub(super) dashes: bool,
    /// There is a field after the last comma of a row.
    pub(super) last_fields: bool,
}

impl Pieces {
    pub(super) const fn none() -> Pieces {
        Pieces {
            list: [NO_PIECE; MOST],
            count: 0,
            strings_are_cells: true,
            empty_field: None,
            empty_fields: 0,
            spaces: 0,
        }
    }

    /// Takes a text apart. What was there is forgotten; the list is large, and so is not made anew for each use.
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
            is_ruler: true,
            run: None,
            has_string_of_one: false,
            string: 0,
        };
        while lexer.item() {}
        lexer.line_ends(Break::Row);
        lexer.pieces.strings_are_cells &= lexer.has_string_of_one;
    }

    /// The pieces of a text that there are in this manner. Breaks before others are before the next one then.
    pub(super) const fn take_as(&mut self, all: &Pieces, manner: Manner) {
        self.count = 0;
        self.strings_are_cells = all.strings_are_cells;
        let mut before = Break::None;
        let mut index = 0;
        while index < all.in_list() {
            let mut piece = all.list[index];
            if piece.after_quote && all.strings_are_cells {
                piece.before = greater(piece.before, Break::Space);
            } else if piece.after_quote {
                piece.before = Break::Row;
            }
            before = greater(before, piece.before);
            let is_there = match piece.kind {
                Kind::Certain => true,
                Kind::Dash => manner.dashes,
                Kind::LastField => manner.last_fields,
                Kind::EmptyString => all.strings_are_cells,
            };
            if is_there {
                piece.before = before;
                before = Break::None;
                self.list[self.count] = piece;
                self.count += 1;
            } else {
                before = greater(before, Break::Space);
            }
            index += 1;
        }
    }

    /// How many pieces are in the list.
    pub(super) const fn in_list(&self) -> usize {
        if self.count < MOST { self.count } else { MOST }
    }

    /// Whether some piece is of this kind.
    pub(super) const fn has(&self, kind: Kind) -> bool {
        let mut index = 0;
        while index < self.in_list() {
            if self.list[index].kind as u8 == kind as u8 {
                return true;
            }
            index += 1;
        }
        false
    }

    /// Where the word ends that begins with this piece, or the row, or the line: before the next piece that begins `what`, or more.
    pub(super) const fn end(&self, first: usize, what: Break) -> usize {
        let mut index = first + 1;
        while index < self.in_list() && (self.list[index].before as u8) < what as u8 {
            index += 1;
        }
        index
    }
}

const fn greater(one: Break, other: Break) -> Break {
    if (one as u8) < other as u8 {
        other
    } else {
        one
    }
}
