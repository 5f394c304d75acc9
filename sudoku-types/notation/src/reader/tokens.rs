//! Tokens: what each character of a text is by itself. A text is lexed once, and read from its tokens.
//!
//! ```text
//! 5 3 _ | -1      Cell 5 · Gap · Cell 3 · Gap · Cell _ · Gap · Border · Gap · Dashes · Cell 1
//! +---+---+       Frame: a line of borders and corners alone
//! ```
//!
//! Symbols that the user chose are cells first, whatever else they might be. A quote that nothing closes is a cell too,
//! and so a wrong one.

#[cfg(test)]
extern crate std;

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
    /// A run of `-`, how many, and whether they may be a border: then they touch cells on both sides or on neither.
    Dashes(usize, bool),
    /// A border, by its first character.
    Border(char),
    Gap,
    /// A tab is a gap, or a comma.
    Tab,
    /// A line of borders and corners alone.
    Frame,
    LineEnd,
    Comma,
    Semicolon,
    /// `/`
    Slash,
    Open,
    Close,
    StringOpens,
    StringCloses,
}

/// A token, and how many bytes of the text come before it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token {
    pub(super) kind: Kind,
    pub(super) at: u32,
}

/// Returns the tokens of what is left of a text.
pub(super) fn tokens(cursor: Cursor<'_>, chosen: Option<&Symbols<LARGEST>>) -> Vec<Token> {
    let mut lexer = Lexer {
        cursor,
        chosen,
        quote: None,
        unclosed: [0; 2],
        begins_line: true,
        after_gap: true,
    };
    let mut tokens: Vec<Token> = Vec::with_capacity(cursor.rest().len());
    #[cfg(test)]
    let before = cursor.at;
    while let Some(mut token) = lexer.next() {
        let is_cell = |token: &mut Token| matches!(token.kind, Kind::Cell(_));
        match &mut token.kind {
            Kind::Dashes(_, may_be_border) => {
                *may_be_border = !tokens.last_mut().is_some_and(is_cell)
            }
            Kind::Cell(_) => {
                if let Some(Kind::Dashes(_, may_be_border)) =
                    tokens.last_mut().map(|last| &mut last.kind)
                {
                    *may_be_border = !*may_be_border;
                }
            }
            _ => {}
        }
        tokens.push(token);
    }
    #[cfg(test)]
    lexer.count(before);
    if chosen.is_none_or(|symbols| !symbols.has('n') && !symbols.has('N')) {
        blank_words(&mut tokens);
    }
    tokens
}

/// Words that programs write for blanks, between commas.
const BLANK_WORDS: [&str; 2] = ["null", "None"];

/// Makes a blank of each `null` that is alone between commas or brackets.
fn blank_words(tokens: &mut Vec<Token>) {
    let is_letter = |token: &Token| matches!(token.kind, Kind::Cell('n' | 'N'));
    if !tokens.iter().any(|token| token.kind == Kind::Comma) || !tokens.iter().any(is_letter) {
        return;
    }
    let is_gap = |token: &&Token| !matches!(token.kind, Kind::Gap | Kind::Tab);
    let ends = |token: Option<&Token>| {
        token.is_none_or(|token| {
            matches!(
                token.kind,
                Kind::Comma | Kind::Open | Kind::Close | Kind::LineEnd | Kind::Semicolon
            )
        })
    };
    let has_word = |at: usize| {
        let is_it = |word: &&&str| {
            let kinds = tokens[at..].iter().map(|token| token.kind);
            kinds.take(4).eq(word.chars().map(Kind::Cell))
        };
        let is_alone = ends({ tokens[..at].iter() }.rfind(is_gap))
            && ends(tokens.iter().skip(at + 4).find(is_gap));
        BLANK_WORDS.iter().any(|word| is_it(&word)) && is_alone
    };
    let words: Vec<usize> = (0..tokens.len())
        .filter(|at| is_letter(&tokens[*at]) && has_word(*at))
        .collect();
    for at in words.into_iter().rev() {
        tokens[at].kind = Kind::Cell('_');
        tokens.drain(at + 1..at + 4);
    }
}

struct Lexer<'text> {
    cursor: Cursor<'text>,
    /// The symbols that the user chose.
    chosen: Option<&'text Symbols<LARGEST>>,
    /// The quote that ends the string.
    quote: Option<char>,
    /// Before these places `"` and `'` begin no string, because nothing closes them.
    unclosed: [usize; 2],
    begins_line: bool,
    /// The character before was a gap.
    after_gap: bool,
}

impl Lexer<'_> {
    /// Counts characters, for a test.
    #[cfg(test)]
    fn count(&self, before: usize) {
        let count = self.cursor.text[before..self.cursor.at].chars().count();
        LEXED.with(|lexed| lexed.set(lexed.get() + count));
    }

    /// Takes the next character, and returns whether a `\` came before it.
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
            return Some(Token {
                kind: Kind::Frame,
                at: at as u32,
            });
        }
        let (mut character, mut is_escaped) = self.character()?;
        while is_variation_selector(character) {
            at = self.cursor.at;
            (character, is_escaped) = self.character()?;
        }
        let kind = self.kind(character, is_escaped);
        self.after_gap = matches!(kind, Kind::Gap | Kind::Tab | Kind::LineEnd);
        Some(Token {
            kind,
            at: at as u32,
        })
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

    /// Takes the rest of a run of `-`, `+` and `=`: with more than `-` in it, it is a border.
    fn run(&mut self, first: char) -> Kind {
        let (mut count, mut is_dashes) = (1, first == '-');
        while let Some(next @ ('-' | '+' | '=')) = self.cursor.peek()
            && !self.is_chosen(next)
        {
            self.cursor.next();
            is_dashes &= next == '-';
            count += 1;
        }
        if !is_dashes {
            return Kind::Border(first);
        }
        Kind::Dashes(count, true)
    }

    /// Returns true if a string begins with this quote: it is closed, a `'` on the same line.
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

    /// Returns the end of a line that is a frame.
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

/// Returns true if a line is a border and nothing else. Symbols are cells, whatever else they might be.
pub fn is_frame(line: &str, is_symbol: impl Fn(char) -> bool) -> bool {
    let is_part = |it: char| may_be_frame(it) && !is_symbol(it);
    line.chars().all(is_part) && has_frame_shape(line)
}

fn may_be_frame(character: char) -> bool {
    is_gap(character) || is_border(character) || is_bare_corner(character)
}

/// Returns true if borders, corners and space have two horizontal borders together and a corner: `+`, a drawn one, or one
/// of `*.:'` at both ends. What may be a blank is a corner only where it touches a horizontal one.
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

#[cfg(test)]
std::thread_local! {
    /// The number of characters that were lexed, on this thread.
    pub(super) static LEXED: core::cell::Cell<usize> = const { core::cell::Cell::new(0) };
}
