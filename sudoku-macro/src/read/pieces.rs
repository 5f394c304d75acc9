//! From tokens to pieces: the texts of cells in the order they are written, without rulers and commas.
//!
//! What rustc's lexer makes of a grid is undone here. It reads `53..7` as `53`, `.`, `.` and `7`, but `5.3` as one number, and
//! `_98____6_` as a name; every one of them is text again, and a `.` is always a blank of its own.

use std::fmt::Display;
use std::vec::IntoIter;

use proc_macro2::{Delimiter, Ident, Literal, Punct, Span, TokenStream, TokenTree};
use syn::Lit;

use super::LARGEST;
use super::faults::Faults;
use super::foreign::{end_of_comment, is_macro_call};
use super::gaps::Gaps;
use super::piece::{Begins, Kind, Piece};
use super::strings::{Part, are_cells, is_symbol, only_cell, part};
use super::symbols::{Symbols, is_ruler};

/// What the tokens of a grid hold.
#[derive(Default)]
pub(super) struct Pieces {
    pub(super) pieces: Vec<Piece>,
    /// An error for each token that is no part of a grid.
    pub(super) faults: Faults,
    /// What was passed over and may have been meant as blanks.
    pub(super) gaps: Gaps,
    /// There are more than [`MOST`]; the rest was not read.
    pub(super) too_many: bool,
}

/// Four times the cells of the largest grid. Nobody is helped by an exact count of more.
pub(super) const MOST: usize = 4 * LARGEST * LARGEST;

/// Takes the tokens of a grid apart.
pub(super) fn pieces(grid: TokenStream, symbols: Option<&Symbols>) -> Pieces {
    let mut reader = Reader {
        symbols,
        found: Pieces::default(),
        row_ended: false,
        last: None,
        line: 0,
        strings: 0,
        commas: Commas::default(),
        macro_called: false,
    };
    reader.read(grid);
    reader.finish()
}

struct Reader<'a> {
    /// The symbols that the user chose.
    symbols: Option<&'a Symbols>,
    found: Pieces,
    /// A row ended since the last piece.
    row_ended: bool,
    /// The last token, if a `-` that touches it is a ruler.
    last: Option<Span>,
    /// The line the last piece ended on.
    line: usize,
    /// Strings that are not a cell each.
    strings: usize,
    commas: Commas,
    /// A call of another macro was reported.
    macro_called: bool,
}

/// A group that is being read.
struct Open {
    tokens: IntoIter<TokenTree>,
    delimiter: Delimiter,
    strings_are_cells: bool,
}

/// Two commas with nothing between them are a blank in other notations; here they would move every cell after them.
#[derive(Default, PartialEq)]
enum Commas {
    #[default]
    AfterCell,
    AfterComma,
    Reported,
}

impl Reader<'_> {
    /// Walks the groups with a stack of its own: their nesting is the user's.
    fn read(&mut self, grid: TokenStream) {
        let mut open = vec![self.open(grid, Delimiter::None)];
        while let Some(group) = open.last_mut() {
            if self.found.pieces.len() > MOST {
                self.found.too_many = true;
                return;
            }
            let Some(token) = group.tokens.next() else {
                self.row_ended |= group.delimiter != Delimiter::None;
                self.cell_stands_here();
                open.pop();
                continue;
            };
            let tokens = &mut group.tokens;
            match token {
                TokenTree::Group(inner) => {
                    let delimiter = inner.delimiter();
                    self.row_ended |= delimiter != Delimiter::None;
                    self.cell_stands_here();
                    self.last = None;
                    open.push(self.open(inner.stream(), delimiter));
                }
                TokenTree::Punct(punct) => self.punct(&punct, tokens),
                TokenTree::Ident(ident)
                    if is_macro_call(&ident, tokens.as_slice(), self.symbols) =>
                {
                    tokens.nth(1);
                    self.macro_call(&ident);
                }
                TokenTree::Ident(ident) => self.word(&ident.to_string(), ident.span(), Kind::Word),
                TokenTree::Literal(literal) => self.literal(literal, group.strings_are_cells),
            }
        }
    }

    fn open(&self, stream: TokenStream, delimiter: Delimiter) -> Open {
        let tokens: Vec<_> = stream.into_iter().collect();
        Open {
            strings_are_cells: are_cells(&tokens, self.symbols),
            tokens: tokens.into_iter(),
            delimiter,
        }
    }

    fn finish(mut self) -> Pieces {
        // A string alone may hold the whole grid, wrapped in any way. Of several, each line is a row.
        if self.strings > 1 {
            let pieces = self.found.pieces.iter_mut();
            let lines = pieces.filter(|piece| piece.kind == Kind::Quoted);
            for piece in lines.filter(|piece| piece.begins == Begins::Line) {
                piece.begins = Begins::Row;
            }
        }
        self.found
    }

    fn punct(&mut self, punct: &Punct, tokens: &mut IntoIter<TokenTree>) {
        let span = punct.span();
        match punct.as_char() {
            ',' => self.comma(span),
            ';' => {
                self.row_ended = true;
                self.last = None;
            }
            '/' if !is_symbol('/', self.symbols) => {
                self.row_ended = true;
                self.last = None;
            }
            '#' if let Some(last) = end_of_comment(tokens.as_slice()) => {
                tokens.nth(last);
                self.fault(span, "a comment inside a grid starts with `//`");
            }
            '\'' if matches!(tokens.as_slice().first(), Some(TokenTree::Ident(_))) => {
                if let Some(TokenTree::Ident(name)) = tokens.next() {
                    self.word(&format!("'{name}"), name.span(), Kind::Solid);
                }
            }
            '-' if self.is_sign(span, tokens) => {
                if let Some(TokenTree::Literal(number)) = tokens.next() {
                    self.word(&format!("-{number}"), number.span(), Kind::Solid);
                }
            }
            '-' | '+' | '=' => {
                self.found.gaps.dashes += usize::from(punct.as_char() == '-');
                self.last = Some(span);
            }
            ruler if is_ruler(ruler) => self.last = None,
            other => self.word(&other.to_string(), span, Kind::Word),
        }
    }

    /// What it would expand to is unknown. The first is enough: rows are often written alike.
    fn macro_call(&mut self, name: &Ident) {
        self.cell_stands_here();
        if !std::mem::replace(&mut self.macro_called, true) {
            let message = format!(
                "`{name}!` is not expanded inside a grid: write the cells themselves, or rows as `[…]`"
            );
            self.fault(name.span(), message);
        }
    }

    fn fault(&mut self, span: Span, message: impl Display) {
        self.found.faults.add(span, message);
    }

    /// A `-` is a ruler, but one that touches the number after it and nothing before it was meant as a sign.
    fn is_sign(&self, minus: Span, tokens: &IntoIter<TokenTree>) -> bool {
        match tokens.as_slice().first() {
            Some(TokenTree::Literal(number))
                if number.to_string().starts_with(|c: char| c.is_ascii_digit()) =>
            {
                let touches = number.span().start() == minus.end();
                touches && self.last.map(|last| last.end()) != Some(minus.start())
            }
            _ => false,
        }
    }

    fn comma(&mut self, span: Span) {
        self.last = None;
        if self.commas == Commas::AfterComma {
            self.fault(
                span,
                "nothing stands between these commas: write `_` for a blank",
            );
            self.commas = Commas::Reported;
        } else if self.commas == Commas::AfterCell {
            self.commas = Commas::AfterComma;
        }
    }

    fn cell_stands_here(&mut self) {
        if self.commas != Commas::Reported {
            self.commas = Commas::AfterCell;
        }
    }

    fn literal(&mut self, literal: Literal, strings_are_cells: bool) {
        let span = literal.span();
        let text = literal.to_string();
        if text.starts_with(|c: char| c.is_ascii_digit()) {
            return self.numeric(&text, span);
        }
        if text.starts_with('-') {
            return self.word(&text, span, Kind::Solid);
        }
        let lit = Lit::new(literal);
        if !matches!(lit, Lit::Verbatim(_)) && !lit.suffix().is_empty() {
            let message = format!(
                "`{}` is glued to this literal: put a space between them",
                lit.suffix()
            );
            self.fault(span, message);
        }
        match lit {
            Lit::Str(string) if strings_are_cells => self.cell_in_quotes(&string.value(), span),
            Lit::Str(string) => self.string(&string.value(), span),
            Lit::Char(character) => self.word(&character.value().to_string(), span, Kind::Solid),
            Lit::Byte(byte) => {
                self.prefixed('b', span);
                self.word(&char::from(byte.value()).to_string(), span, Kind::Solid);
            }
            Lit::ByteStr(bytes) => {
                self.prefixed('b', span);
                let characters: String = bytes.value().into_iter().map(char::from).collect();
                self.string(&characters, span);
            }
            Lit::CStr(string) => {
                self.prefixed('c', span);
                self.string(&string.value().to_string_lossy(), span);
            }
            _ => self.word(&text, span, Kind::Solid),
        }
    }

    fn prefixed(&mut self, prefix: char, span: Span) {
        self.fault(
            span,
            format!("cells are written without the `{prefix}` before the quotes"),
        );
    }

    /// `5.3` is two givens around a blank, and the `-` of `1e-3` a ruler.
    fn numeric(&mut self, text: &str, span: Span) {
        for part in text.split_inclusive(['.', '-', '+']) {
            let cells = part.trim_end_matches(['.', '-', '+']);
            if !cells.is_empty() {
                self.word(cells, span, Kind::Word);
            }
            if part.ends_with('.') {
                self.word(".", span, Kind::Word);
            }
            self.found.gaps.dashes += usize::from(part.ends_with('-'));
        }
    }

    fn string(&mut self, text: &str, span: Span) {
        self.strings += 1;
        self.row_ended = true;
        let mut line_ended = false;
        for character in text.chars() {
            match part(character, self.symbols) {
                Some(Part::RowEnd) => self.row_ended = true,
                Some(Part::LineEnd) => line_ended = true,
                Some(Part::Space) => self.found.gaps.spaces += 1,
                Some(Part::Dash) => self.found.gaps.dashes += 1,
                Some(Part::Cell(character)) => {
                    let line_ended = std::mem::take(&mut line_ended);
                    self.push(character.to_string(), span, Kind::Quoted, line_ended);
                    if self.found.pieces.len() > MOST {
                        break;
                    }
                }
                None => {}
            }
        }
        self.row_ended = true;
        self.token_ends(span);
    }

    /// A string that is a cell, as JSON has them.
    fn cell_in_quotes(&mut self, text: &str, span: Span) {
        match only_cell(text, self.symbols) {
            Some(cell) if cell.is_empty() => self.word("_", span, Kind::Solid),
            Some(cell) => self.word(&cell, span, Kind::Solid),
            None => self.string(text, span),
        }
    }

    fn word(&mut self, text: &str, span: Span, kind: Kind) {
        let line_ended = span.start().line != self.line;
        self.push(text.to_owned(), span, kind, line_ended);
        self.token_ends(span);
    }

    fn push(&mut self, text: String, span: Span, kind: Kind, line_ended: bool) {
        let begins = if std::mem::take(&mut self.row_ended) {
            Begins::Row
        } else if line_ended {
            Begins::Line
        } else {
            Begins::Cell
        };
        self.found.pieces.push(Piece {
            text,
            span,
            begins,
            kind,
        });
    }

    /// Asks for the place of a token once, however many cells it holds: for each answer rustc counts the characters of the line.
    fn token_ends(&mut self, span: Span) {
        self.line = span.end().line;
        self.last = Some(span);
        self.cell_stands_here();
    }
}
