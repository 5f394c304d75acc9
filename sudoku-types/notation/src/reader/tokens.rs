//! Splits a text into tokens, one for each character, and decides from the whole text what signs with two meanings are.
//!
//! ```text
//! 5 3 _ | -1      Cell 5 · Gap · Cell 3 · Gap · Cell _ · Gap · Border · Gap · Dash · Cell 1
//! +---+---+       Frame: a line of borders and corners alone
//! ```
//!
//! Symbols that the user chose are always cells. A quote that is not closed is a cell too, which later is a wrong digit.

use alloc::vec::Vec;
use core::mem;

use super::cursor::Cursor;
use crate::geometry::LARGEST;
use crate::symbols::{
    Symbols, is_border, is_corner, is_gap, is_horizontal, is_line_end, is_variation_selector,
};

/// The kind of a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// A character of a cell.
    Cell(char),
    /// A `-`: a blank, or a border.
    Dash,
    /// A border, by its first character.
    Border(char),
    /// A line of borders and corners alone.
    Frame,
    Gap,
    /// A gap, or a comma.
    Tab,
    LineEnd,
    Comma,
    /// The end of a row, or a comma.
    Semicolon,
    /// `/`
    Slash,
    Open,
    Close,
    StringOpens,
    StringCloses,
}

/// A token, and the byte of the text at which it begins.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token {
    pub(super) kind: Kind,
    pub(super) at: u32,
}

/// Returns the tokens of the rest of a text.
pub(super) fn tokens(cursor: Cursor<'_>, chosen: Option<&Symbols<LARGEST>>) -> Vec<Token> {
    let mut lexer = Lexer {
        cursor,
        chosen,
        quote: None,
        unclosed: [0; 2],
        dashes_end: 0,
        begins_line: true,
        after_gap: true,
    };
    let mut tokens = Vec::with_capacity(cursor.rest().len());
    while let Some(token) = lexer.next() {
        tokens.push(token);
    }
    tokens
}

struct Lexer<'text> {
    cursor: Cursor<'text>,
    /// The symbols that the user chose.
    chosen: Option<&'text Symbols<LARGEST>>,
    /// The quote that ends the string.
    quote: Option<char>,
    /// Up to these places `"` and `'` do not begin a string, because they are not closed.
    unclosed: [usize; 2],
    /// The end of the current run of `-` alone.
    dashes_end: usize,
    begins_line: bool,
    /// True if the previous character was a gap.
    after_gap: bool,
}

impl Lexer<'_> {
    /// Takes the next character, and returns true with it if it was escaped by a `\`.
    fn character(&mut self) -> Option<(char, bool)> {
        let character = self.cursor.next()?;
        match self.quote {
            Some(_) if character == '\\' => Some((self.cursor.unescaped(character), true)),
            _ => Some((character, false)),
        }
    }

    fn next(&mut self) -> Option<Token> {
        let mut at = self.cursor.at;
        if mem::take(&mut self.begins_line)
            && let Some(end) = self.frame_end()
        {
            self.cursor.at = end;
            let at = at as u32;
            return Some(Token {
                kind: Kind::Frame,
                at,
            });
        }
        let (mut character, mut is_escaped) = self.character()?;
        while is_variation_selector(character) {
            at = self.cursor.at;
            (character, is_escaped) = self.character()?;
        }
        let kind = self.kind(character, is_escaped);
        self.after_gap = matches!(kind, Kind::Gap | Kind::Tab | Kind::LineEnd);
        let at = at as u32;
        Some(Token { kind, at })
    }

    fn is_chosen(&self, character: char) -> bool {
        self.chosen.is_some_and(|symbols| symbols.has(character))
    }

    fn kind(&mut self, character: char, is_escaped: bool) -> Kind {
        match character {
            _ if self.is_chosen(character) => Kind::Cell(character),
            _ if self.quote == Some(character) && !is_escaped => {
                self.quote = None;
                Kind::StringCloses
            }
            '"' | '\'' if self.opens_string(character) => {
                self.quote = Some(character);
                self.begins_line = true;
                Kind::StringOpens
            }
            _ if is_line_end(character) => {
                self.begins_line = true;
                Kind::LineEnd
            }
            '\t' => Kind::Tab,
            ',' => Kind::Comma,
            ';' => Kind::Semicolon,
            '/' if self.after_gap && self.cursor.peek() == Some('/') => {
                self.cursor.at += self.cursor.line().len();
                Kind::Gap
            }
            '/' => Kind::Slash,
            '[' | '(' | '{' => Kind::Open,
            ']' | ')' | '}' => Kind::Close,
            '-' | '+' | '=' => self.run(character),
            _ if is_border(character) => Kind::Border(character),
            _ if is_gap(character) => Kind::Gap,
            _ => Kind::Cell(character),
        }
    }

    /// Takes a run of `-`, `+` and `=` as a border. In a run of `-` alone each `-` is a token.
    fn run(&mut self, first: char) -> Kind {
        if self.cursor.at <= self.dashes_end {
            return Kind::Dash;
        }
        let is_part = |it: char| matches!(it, '-' | '+' | '=') && !self.is_chosen(it);
        let rest = self.cursor.rest();
        let run = &rest[..rest.len() - rest.trim_start_matches(is_part).len()];
        let end = self.cursor.at + run.len();
        if first == '-' && !run.contains(['+', '=']) {
            self.dashes_end = end;
            return Kind::Dash;
        }
        self.cursor.at = end;
        Kind::Border(first)
    }

    /// Returns true if this quote begins a string: it is closed, and a `'` is closed on the same line.
    fn opens_string(&mut self, quote: char) -> bool {
        let unclosed = &mut self.unclosed[usize::from(quote == '\'')];
        if self.quote.is_some() || self.cursor.at <= *unclosed {
            return false;
        }
        let mut rest = self.cursor;
        let is_closed = rest.take_string(quote);
        if !is_closed {
            *unclosed = rest.at;
        }
        is_closed
    }

    /// Returns the end of this line, if it is a frame.
    fn frame_end(&self) -> Option<usize> {
        let is_end =
            |it: char| is_line_end(it) || it == '"' || it == '\\' || Some(it) == self.quote;
        let is_part = |it: char| may_be_frame(it) && !is_end(it) && !self.is_chosen(it);
        let rest = self.cursor.rest();
        let after = rest.trim_start_matches(is_part);
        if !(after.is_empty() || after.starts_with(is_end)) {
            return None;
        }
        let line = &rest[..rest.len() - after.len()];
        has_frame_shape(line).then_some(self.cursor.at + line.len())
    }
}

/// Returns true if a line has only the characters of a border, none of which is a symbol of a digit.
pub fn is_frame(line: &str, is_symbol: impl Fn(char) -> bool) -> bool {
    let is_part = |it: char| may_be_frame(it) && !is_symbol(it);
    line.chars().all(is_part) && has_frame_shape(line)
}

fn may_be_frame(character: char) -> bool {
    is_gap(character) || is_border(character) || is_bare_corner(character)
}

/// Returns true if a line of borders, corners and spaces has two horizontal borders side by side and a corner: `+`, a drawn
/// corner, or one of `*.:'` at both ends. A character that may be a blank is a corner only if it touches a horizontal border.
fn has_frame_shape(line: &str) -> bool {
    let frame = line.trim_matches(is_gap);
    let is_touched = |(at, corner): (usize, &str)| {
        let (before, after) = (&frame[..at], &frame[at + corner.len()..]);
        before.ends_with(is_horizontal) || after.starts_with(is_horizontal)
    };
    let mut runs = frame.split(|it| !is_horizontal(it) && !is_gap(it));
    let has_run = runs.any(|run| run.matches(is_horizontal).count() > 1);
    let is_framed = frame.starts_with(is_bare_corner) && frame.ends_with(is_bare_corner);
    let has_corner = is_framed || frame.contains(is_corner);
    let mut corners = frame.match_indices(is_bare_corner);
    has_run && has_corner && corners.all(is_touched)
}

/// Returns true if a frame of dots or asterisks may have this character at its ends and crossings.
fn is_bare_corner(character: char) -> bool {
    matches!(character, '*' | '.' | ':' | '\'' | '`')
}

/// The meanings, in this text, of the tokens that may have two.
#[derive(Clone, Copy, Debug)]
pub(super) struct Signs {
    /// True if a `-` is a blank, because a line has it beside cells or commas, or the text has no other cells. Otherwise it is a border.
    pub(super) dashes_are_blanks: bool,
    /// True if each line has several `;`, and the text has no commas, brackets or strings.
    pub(super) semicolons_are_commas: bool,
    /// True if two tabs are side by side, and the text has no other marks.
    pub(super) tabs_are_commas: bool,
    /// True if each string has at most two characters, and some have fewer.
    pub(super) strings_are_cells: bool,
    /// True if some field before a comma is empty. Each comma ends a field then, and an empty field is a blank.
    pub(super) fields_may_be_empty: bool,
}

/// The kinds of tokens of a line.
#[derive(Clone, Copy, Default)]
struct Line {
    cells: bool,
    dashes: bool,
    commas: bool,
    semicolons: usize,
}

impl Signs {
    /// The meanings in a map of regions or cages: a `-` is a cell.
    pub(super) const PLAIN: Signs = Signs {
        dashes_are_blanks: true,
        semicolons_are_commas: false,
        tabs_are_commas: false,
        strings_are_cells: false,
        fields_may_be_empty: false,
    };

    pub(super) fn of(tokens: &[Token]) -> Signs {
        let has = |wanted: fn(Kind) -> bool| tokens.iter().any(|token| wanted(token.kind));
        let is_mark = |kind| {
            matches!(
                kind,
                Kind::Comma | Kind::Open | Kind::Close | Kind::StringOpens
            )
        };
        let has_marks = has(is_mark);
        let lines: Vec<Line> = tokens
            .split(|token| token.kind == Kind::LineEnd)
            .map(Line::of)
            .collect();
        let mut rows = lines.iter().filter(|line| line.cells);
        let semicolons_are_commas =
            !has_marks && rows.clone().count() > 1 && rows.all(|line| line.semicolons > 1);
        let are_tabs = |pair: &[Token]| pair[0].kind == Kind::Tab && pair[1].kind == Kind::Tab;
        let tabs_are_commas =
            !has_marks && !has(|kind| kind == Kind::Semicolon) && tokens.windows(2).any(are_tabs);
        let is_blank = |line: &Line| {
            let has_commas =
                line.commas || semicolons_are_commas && line.semicolons > 0 || tabs_are_commas;
            line.dashes && (line.cells || has_commas)
        };
        let mut signs = Signs {
            dashes_are_blanks: !has(|kind| matches!(kind, Kind::Cell(_)))
                || lines.iter().any(is_blank),
            semicolons_are_commas,
            tabs_are_commas,
            strings_are_cells: strings_are_cells(tokens),
            fields_may_be_empty: false,
        };
        signs.fields_may_be_empty = signs.has_empty_field(tokens);
        signs
    }

    pub(super) fn is_comma(&self, kind: Kind) -> bool {
        match kind {
            Kind::Comma => true,
            Kind::Semicolon => self.semicolons_are_commas,
            Kind::Tab => self.tabs_are_commas,
            _ => false,
        }
    }

    /// Returns true if some field before a comma is empty. A comma after a row in brackets or quotes does not end a field.
    fn has_empty_field(&self, tokens: &[Token]) -> bool {
        let mut before = Kind::LineEnd;
        for Token { kind, .. } in tokens {
            let begins = self.is_comma(before)
                || matches!(before, Kind::LineEnd | Kind::Open | Kind::StringOpens)
                || matches!(before, Kind::Slash | Kind::Semicolon);
            match *kind {
                kind if self.is_comma(kind) && begins => return true,
                kind if self.is_comma(kind) => before = kind,
                Kind::Gap | Kind::Tab | Kind::Frame => {}
                Kind::LineEnd if matches!(before, Kind::Close | Kind::StringCloses) => {}
                kind => before = kind,
            }
        }
        false
    }
}

impl Line {
    fn of(tokens: &[Token]) -> Line {
        let mut line = Line::default();
        for token in tokens {
            match token.kind {
                Kind::Cell(_) => line.cells = true,
                Kind::Dash => line.dashes = true,
                Kind::Comma => line.commas = true,
                Kind::Semicolon => line.semicolons += 1,
                _ => {}
            }
        }
        line
    }
}

/// Returns true if each string is a cell, as in JSON.
fn strings_are_cells(tokens: &[Token]) -> bool {
    let (mut count, mut length, mut has_short, mut has_long) = (0, 0, false, false);
    for token in tokens {
        match token.kind {
            Kind::StringOpens => (count, length) = (count + 1, 0),
            Kind::Cell(_) | Kind::Dash => length += 1,
            Kind::StringCloses => {
                has_short |= length < 2;
                has_long |= length > 2;
            }
            _ => {}
        }
    }
    count > 0 && has_short && !has_long
}
