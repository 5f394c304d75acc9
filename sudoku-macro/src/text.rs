//! Turns tokens back into the text that the user wrote, and finds the token for a place in that text.
//!
//! ```text
//! 5 . . 7          5..7                       tokens that touch get no space between them
//! _ 98 _____6_     _98____6_
//! ```
//!
//! So the same reader works for the macros and at run time: it reads characters, and the tokens that rustc made of them have
//! no meaning.
//!
//! Another macro may join tokens of several places. A token of another file, or of an earlier line, begins a new line, so
//! that the lines before and after it stay separate. But tokens of another place inside a line stay in that line:
//!
//! ```text
//! sudoku! { boxes: 2x2; $($row)* }      the macro has the option, and its user the rows
//! sudoku! { 1 $cell _ _ … }             after $cell the line of the macro continues
//! sudoku! { [$cell _ _ _] … }           the first cell of a line needs brackets around its row
//! ```

use std::iter;

use proc_macro2::{Delimiter, LineColumn, Literal, Spacing, Span, TokenStream, TokenTree};
use syn::{Error, Lit};

/// A text made of tokens.
#[derive(Default)]
pub(crate) struct Text {
    pub(crate) text: String,
    tokens: Vec<Token>,
    /// The error of the first token that a text at run time cannot have.
    pub(crate) foreign: Option<Error>,
}

/// A token as it is written.
struct Token {
    written: String,
    span: Span,
    /// True if rustc marks that the next token follows without a space.
    is_joint: bool,
    /// The file, and the begin and end of the token in it.
    place: Option<(String, LineColumn, LineColumn)>,
    /// The byte of the text at which it begins.
    offset: usize,
}

/// The text between two tokens.
#[derive(Clone, Copy, PartialEq)]
enum Gap {
    Spaces(usize),
    /// A guess, if the places of the tokens do not show the number of spaces. (In rust-analyzer all tokens begin and end at the
    /// same place.)
    Unplaced(usize),
    Line,
    /// A new line, because the next token is of another file, or of an earlier line.
    Seam,
}

/// The most tokens whose places are looked up. A grid has fewer tokens, and rustc counts the characters of the line again for
/// each place.
const MOST_PLACES: usize = 4_000;

impl Text {
    pub(crate) fn of(tokens: TokenStream) -> Text {
        let mut text = Text::default();
        text.take(tokens);
        let gaps = gaps(&text.tokens);
        for (token, gap) in text.tokens.iter_mut().zip(gaps) {
            let (sign, count) = match gap {
                Gap::Spaces(count) | Gap::Unplaced(count) => (' ', count),
                Gap::Line | Gap::Seam => ('\n', 1),
            };
            text.text.extend(iter::repeat_n(sign, count));
            token.offset = text.text.len();
            text.text += &token.written;
        }
        text
    }

    /// Returns the span of the token at this byte of the text.
    pub(crate) fn span_at(&self, offset: usize) -> Span {
        let index = self.tokens.partition_point(|token| token.offset <= offset);
        let token = index.checked_sub(1).map(|index| self.tokens[index].span);
        token.unwrap_or_else(Span::call_site)
    }

    /// Adds the tokens, and those in groups. It has its own stack, because groups may be nested deeply.
    fn take(&mut self, tokens: TokenStream) {
        let mut open = vec![(Vec::from_iter(tokens).into_iter(), None)];
        while let Some((tokens, close)) = open.last_mut() {
            let Some(token) = tokens.next() else {
                if let Some((bracket, span)) = close.take() {
                    self.push(bracket, span, true);
                }
                open.pop();
                continue;
            };
            let (rest, span) = (tokens.as_slice(), token.span());
            match token {
                TokenTree::Group(group) => {
                    let inside = Vec::from_iter(group.stream());
                    let mut close = None;
                    // True if only options come before the group.
                    let is_at_start = self.tokens.last().is_none_or(|last| last.written == ";");
                    if let Some([begin, end]) = brackets(group.delimiter()) {
                        self.push(begin, group.span_open(), true);
                        close = Some((end, group.span_close()));
                    } else if !(rest.is_empty() && is_at_start) && inside.len() > 1 {
                        let code = group.stream();
                        let what = "an expression, and not worked out here: write the digit itself";
                        let error = Error::new(span, format!("`{code}` is {what}"));
                        self.foreign.get_or_insert(error);
                    }
                    open.push((inside.into_iter(), close));
                }
                TokenTree::Punct(punct) => {
                    self.push(punct.as_char(), span, punct.spacing() == Spacing::Joint);
                }
                TokenTree::Ident(ident) => self.push(ident, span, false),
                TokenTree::Literal(literal) => {
                    let written = self.literal(literal);
                    self.push(written, span, false);
                }
            }
        }
    }

    fn push(&mut self, written: impl ToString, span: Span, is_joint: bool) {
        let has_place = self.tokens.len() < MOST_PLACES;
        self.tokens.push(Token {
            written: written.to_string(),
            span,
            is_joint,
            place: has_place.then(|| (span.file(), span.start(), span.end())),
            offset: 0,
        });
    }

    /// Writes a literal for the reader: a number without changes, and the value of a string or character between quotes.
    fn literal(&mut self, literal: Literal) -> String {
        let (text, span) = (literal.to_string(), literal.span());
        if text.starts_with(|c: char| c.is_ascii_digit() || c == '-') {
            return text;
        }
        let (quote, value) = match Lit::new(literal) {
            Lit::Str(string) if string.suffix().is_empty() => ("\"", string.value()),
            Lit::Char(cell) if cell.suffix().is_empty() => ("'", cell.value().to_string()),
            _ => {
                let message = "cells are written without letters before or after the quotes";
                self.foreign.get_or_insert(Error::new(span, message));
                return text;
            }
        };
        let escaped = value
            .replace('\\', r"\\")
            .replace(quote, &format!("\\{quote}"));
        format!("{quote}{escaped}{quote}")
    }
}

/// Returns the gap between a token and one after it.
fn gap(token: &Token, next: &Token) -> Gap {
    let unplaced = Gap::Unplaced(usize::from(!token.is_joint));
    let (Some((file, start, end)), Some((next_file, next_start, _))) = (&token.place, &next.place)
    else {
        return unplaced;
    };
    if file != next_file || next_start.line < start.line {
        Gap::Seam
    } else if next_start < end || start == end {
        unplaced
    } else if next_start.line > end.line {
        Gap::Line
    } else {
        Gap::Spaces(next_start.column - end.column)
    }
}

/// Returns the gap before each token.
fn gaps(tokens: &[Token]) -> Vec<Gap> {
    let pairs = tokens.windows(2).map(|pair| gap(&pair[0], &pair[1]));
    let mut gaps: Vec<_> = iter::once(Gap::Spaces(0)).chain(pairs).collect();
    if !gaps.contains(&Gap::Seam) {
        return gaps;
    }
    let breaks = (0..gaps.len()).filter(|index| matches!(gaps[*index], Gap::Line | Gap::Seam));
    let breaks: Vec<_> = breaks.collect();
    for pair in breaks.windows(2) {
        let [begin, end] = [pair[0], pair[1]];
        if let Gap::Spaces(_) = gap(&tokens[begin - 1], &tokens[end]) {
            // The tokens between them have another place, and the line continues after these.
            [gaps[begin], gaps[end]] = [Gap::Spaces(1); 2];
        }
    }
    for index in breaks {
        // A mark between two lines belongs to the first one.
        if matches!(&*tokens[index].written, "," | ";") {
            gaps[index] = Gap::Spaces(0);
        }
    }
    gaps
}

fn brackets(delimiter: Delimiter) -> Option<[char; 2]> {
    match delimiter {
        Delimiter::Parenthesis => Some(['(', ')']),
        Delimiter::Brace => Some(['{', '}']),
        Delimiter::Bracket => Some(['[', ']']),
        Delimiter::None => None,
    }
}
