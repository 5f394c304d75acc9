//! From tokens to pieces: the texts of cells in the order they are written, without rulers and commas.
//!
//! What rustc's lexer makes of a grid is undone here. It reads `53..7` as `53`, `.`, `.` and `7`, but `5.3` as one number, and
//! `_98____6_` as a name; every one of them is text again, and a `.` is always a blank of its own.

use std::iter::Peekable;

use proc_macro2::token_stream::IntoIter;
use proc_macro2::{Delimiter, Group, LineColumn, Literal, Punct, Span, TokenStream, TokenTree};
use syn::Lit;

use super::faults::Faults;
use super::symbols::is_ruler;

/// A text that is one cell or several.
#[derive(Clone, Debug)]
pub(super) struct Piece {
    pub(super) text: String,
    pub(super) span: Span,
    pub(super) begins: Begins,
    pub(super) kind: Kind,
}

/// What a piece is the first of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Begins {
    Cell,
    /// A line: perhaps a row, perhaps only where a list was wrapped.
    Line,
    /// What the user marked as a row: by brackets, a string of its own, or `;`.
    Row,
}

/// How a piece relates to its token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// The whole of it (or what stands between its points), which may hold several cells.
    Word,
    /// The whole of it, and never several cells: `-5`.
    Solid,
    /// A part of it: an error has to say where.
    Part,
    /// A character of a string.
    Quoted,
}

impl Piece {
    /// How many cells it is if every character is one.
    pub(super) fn width(&self) -> usize {
        match self.kind {
            Kind::Solid => 1,
            _ => self.text.chars().count(),
        }
    }

    /// The text for a message: what cannot be seen is escaped.
    pub(super) fn shown(&self) -> String {
        let escaped = self.text.escape_debug().to_string();
        escaped.replace("\\'", "'").replace("\\\"", "\"")
    }

    pub(super) fn is_letter(&self) -> bool {
        self.text.len() == 1 && self.text.chars().all(|c| c.is_ascii_alphabetic())
    }

    /// A piece for each character.
    pub(super) fn split(&self) -> Vec<Piece> {
        if self.width() == 1 {
            return vec![self.clone()];
        }
        let part = |character: char| Piece {
            text: character.to_string(),
            kind: Kind::Part,
            ..self.clone()
        };
        self.text.chars().map(part).collect()
    }
}

/// The pieces of a grid, and an error for each token that is no part of one.
pub(super) fn pieces(grid: TokenStream) -> (Vec<Piece>, Faults) {
    let mut reader = Reader::default();
    reader.read(grid);
    reader.finish()
}

#[derive(Default)]
struct Reader {
    pieces: Vec<Piece>,
    faults: Faults,
    /// A row ended since the last piece.
    row_ended: bool,
    /// Where the last token ended, if a `-` that touches it is a ruler.
    end: Option<LineColumn>,
    /// The line the last piece ended on.
    line: usize,
    strings: usize,
    commas: Commas,
}

/// Two commas with nothing between them are a blank in other notations; here they would move every cell after them.
#[derive(Default, PartialEq)]
enum Commas {
    #[default]
    AfterCell,
    AfterComma,
    Reported,
}

impl Reader {
    /// Walks the groups with a stack of its own: their nesting is the user's.
    fn read(&mut self, grid: TokenStream) {
        let mut open: Vec<(Peekable<IntoIter>, Delimiter)> =
            vec![(grid.into_iter().peekable(), Delimiter::None)];
        while let Some((tokens, delimiter)) = open.last_mut() {
            let Some(token) = tokens.next() else {
                self.row_ended |= *delimiter != Delimiter::None;
                self.cell_stands_here();
                open.pop();
                continue;
            };
            match token {
                TokenTree::Group(group) => {
                    let delimiter = group.delimiter();
                    self.row_ended |= delimiter != Delimiter::None;
                    self.cell_stands_here();
                    self.end = None;
                    open.push((group.stream().into_iter().peekable(), delimiter));
                }
                TokenTree::Punct(punct) => self.punct(&punct, tokens),
                TokenTree::Ident(ident) => self.word(&ident.to_string(), ident.span(), Kind::Word),
                TokenTree::Literal(literal) => self.literal(literal),
            }
        }
    }

    fn finish(mut self) -> (Vec<Piece>, Faults) {
        // A string alone may hold the whole grid, wrapped in any way. Of several, each line is a row.
        if self.strings > 1 {
            let lines = self
                .pieces
                .iter_mut()
                .filter(|piece| piece.kind == Kind::Quoted);
            for piece in lines.filter(|piece| piece.begins == Begins::Line) {
                piece.begins = Begins::Row;
            }
        }
        (self.pieces, self.faults)
    }

    fn punct(&mut self, punct: &Punct, tokens: &mut Peekable<IntoIter>) {
        let span = punct.span();
        match punct.as_char() {
            ',' => self.comma(span),
            ';' => {
                self.row_ended = true;
                self.end = None;
            }
            '#' if self.attribute(tokens) => self
                .faults
                .add(span, "a comment inside a grid starts with `//`"),
            '\'' if matches!(tokens.peek(), Some(TokenTree::Ident(_))) => {
                if let Some(TokenTree::Ident(name)) = tokens.next() {
                    self.word(&format!("'{name}"), name.span(), Kind::Solid);
                }
            }
            '-' if self.is_sign(span, tokens) => {
                if let Some(TokenTree::Literal(number)) = tokens.next() {
                    self.word(&format!("-{number}"), number.span(), Kind::Solid);
                }
            }
            '-' | '+' | '=' => self.end = Some(span.end()),
            ruler if is_ruler(ruler) => self.end = None,
            other => self.word(&other.to_string(), span, Kind::Word),
        }
    }

    /// Doc comments arrive as `#[doc = "…"]`.
    fn attribute(&mut self, tokens: &mut Peekable<IntoIter>) -> bool {
        let is_doc = |group: &Group| {
            let first = group.stream().into_iter().next();
            matches!(first, Some(TokenTree::Ident(name)) if name == "doc")
        };
        let mut ahead = tokens.clone();
        if matches!(ahead.peek(), Some(TokenTree::Punct(inner)) if inner.as_char() == '!') {
            ahead.next();
        }
        let found = matches!(ahead.next(), Some(TokenTree::Group(group)) if is_doc(&group));
        if found {
            *tokens = ahead;
        }
        found
    }

    /// A `-` is a ruler, but one that touches the number after it and nothing before it was meant as a sign.
    fn is_sign(&self, minus: Span, tokens: &mut Peekable<IntoIter>) -> bool {
        match tokens.peek() {
            Some(TokenTree::Literal(number))
                if number.to_string().starts_with(|c: char| c.is_ascii_digit()) =>
            {
                let touches = number.span().start() == minus.end();
                touches && self.end != Some(minus.start())
            }
            _ => false,
        }
    }

    fn comma(&mut self, span: Span) {
        self.end = None;
        if self.commas == Commas::AfterComma {
            self.faults.add(
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

    fn literal(&mut self, literal: Literal) {
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
            self.faults.add(span, message);
        }
        match lit {
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
        self.faults.add(
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
        }
    }

    fn string(&mut self, text: &str, span: Span) {
        self.strings += 1;
        self.row_ended = true;
        let mut line_ended = false;
        for character in text.chars() {
            match character {
                ';' => self.row_ended = true,
                '\n' => line_ended = true,
                ',' => {}
                _ if character.is_whitespace() || is_ruler(character) => {}
                _ => {
                    let begins_line = std::mem::take(&mut line_ended);
                    self.word(&character.to_string(), span, Kind::Quoted);
                    if let Some(piece) = self.pieces.last_mut().filter(|_| begins_line) {
                        piece.begins = piece.begins.max(Begins::Line);
                    }
                }
            }
        }
        self.row_ended = true;
        self.cell_stands_here();
        self.end = Some(span.end());
    }

    fn word(&mut self, text: &str, span: Span, kind: Kind) {
        let begins = if std::mem::take(&mut self.row_ended) {
            Begins::Row
        } else if kind != Kind::Quoted && span.start().line != self.line {
            Begins::Line
        } else {
            Begins::Cell
        };
        self.pieces.push(Piece {
            text: text.to_owned(),
            span,
            begins,
            kind,
        });
        self.line = span.end().line;
        self.end = Some(span.end());
        self.cell_stands_here();
    }
}
