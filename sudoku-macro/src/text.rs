//! Turns tokens back into the text they were written as, and places in that text into tokens.
//!
//! ```text
//! 5 . . 7          5..7                       tokens that touch are written without a space between
//! _ 98 _____6_     _98____6_
//! ```
//!
//! So one reader serves the macros and run time: it gets characters, whatever rustc's lexer has made of them. Lines are
//! kept if all tokens are in one file and no line is above the one before. Otherwise a macro has put the tokens
//! together, nobody has seen its lines, and the text is one line.

use std::iter;

use proc_macro2::{Delimiter, Group, LineColumn, Literal, Spacing, Span, TokenStream, TokenTree};
use syn::Lit;

/// A text made of tokens.
#[derive(Default)]
pub(crate) struct Text {
    pub(crate) text: String,
    /// Where each token begins in the text.
    tokens: Vec<(usize, Span)>,
    /// What only looks like a part of a grid.
    pub(crate) foreign: Vec<Foreign>,
}

/// What a macro is given, and a text has not.
pub(crate) struct Foreign {
    pub(crate) span: Span,
    pub(crate) what: ForeignKind,
}

pub(crate) enum ForeignKind {
    /// `vec![…]`, by its name.
    MacroCall(String),
    /// The content of `$x:expr` from another macro, if it is more than a token.
    Expression(String),
    /// `b"…"` or `c"…"`, by its letter.
    Prefix(char),
    /// `"…"x`, by what is glued to it.
    Suffix(String),
    /// `/// …`
    DocComment,
}

/// A token as it is written.
struct Written {
    text: String,
    span: Span,
    /// The next one follows without a space, as far as tokens show it.
    is_joint: bool,
}

/// More tokens than this are no grid. They are written in one line: rustc counts the characters of a line again for
/// each place that it is asked for.
const MOST_PLACES: usize = 4_000;

impl Text {
    pub(crate) fn of(tokens: TokenStream) -> Text {
        let mut text = Text::default();
        let written = text.write(tokens);
        let places = (written.len() <= MOST_PLACES)
            .then(|| places(&written))
            .flatten();
        let mut end: Option<LineColumn> = None;
        let mut is_joint = true;
        for (index, token) in written.into_iter().enumerate() {
            let (start, ends) = places.as_ref().map(|places| places[index]).unzip();
            match (start, end) {
                (Some(start), Some(end)) if start.line > end.line => text.text.push('\n'),
                (Some(start), Some(end)) => {
                    let spaces = start.column.checked_sub(end.column).unwrap_or(1);
                    text.text.extend(iter::repeat_n(' ', spaces));
                }
                (Some(_), None) => {}
                (None, _) if is_joint => {}
                (None, _) => text.text.push(' '),
            }
            is_joint = token.is_joint;
            end = ends;
            text.tokens.push((text.text.len(), token.span));
            text.text += &token.text;
        }
        text
    }

    /// The token at so many bytes from the beginning of the text.
    pub(crate) fn span_at(&self, offset: usize) -> Span {
        let index = self.tokens.partition_point(|(start, _)| *start <= offset);
        match index.checked_sub(1) {
            Some(index) => self.tokens[index].1,
            None => Span::call_site(),
        }
    }

    /// Takes groups apart, with a stack of its own: their nesting is the user's.
    fn write(&mut self, tokens: TokenStream) -> Vec<Written> {
        let mut written = Vec::new();
        let mut open = vec![(tokens.into_iter().collect::<Vec<_>>().into_iter(), None)];
        while let Some((tokens, close)) = open.last_mut() {
            let Some(token) = tokens.next() else {
                written.extend(close.take());
                open.pop();
                continue;
            };
            let rest = tokens.as_slice();
            let (text, span, is_joint) = match token {
                TokenTree::Group(group) if group.delimiter() == Delimiter::None => {
                    let is_all = rest.is_empty()
                        && written.last().is_none_or(|last: &Written| last.text == ";");
                    if !is_all && is_expression(&group) {
                        let code = group.stream().to_string();
                        self.foreign(group.span(), ForeignKind::Expression(code));
                    }
                    let inside: Vec<_> = group.stream().into_iter().collect();
                    open.push((inside.into_iter(), None));
                    continue;
                }
                TokenTree::Group(group) => {
                    let [begin, end] = brackets(group.delimiter());
                    let bracket = |text: &str, span| Written {
                        text: text.to_owned(),
                        span,
                        is_joint: true,
                    };
                    written.push(bracket(begin, group.span_open()));
                    let inside: Vec<_> = group.stream().into_iter().collect();
                    let close = bracket(end, group.span_close());
                    open.push((inside.into_iter(), Some(close)));
                    continue;
                }
                TokenTree::Punct(punct) => match punct.as_char() {
                    // Of a lifetime, `'a`.
                    '\'' => continue,
                    mark => {
                        if mark == '#'
                            && let Some(length) = doc_comment(rest)
                        {
                            tokens.nth(length - 1);
                            self.foreign(punct.span(), ForeignKind::DocComment);
                            continue;
                        }
                        let is_joint = punct.spacing() == Spacing::Joint;
                        (mark.to_string(), punct.span(), is_joint)
                    }
                },
                TokenTree::Ident(ident) => {
                    let name = ident.to_string();
                    if name != "_" && is_macro_call(rest) {
                        self.foreign(ident.span(), ForeignKind::MacroCall(name.clone()));
                    }
                    (name, ident.span(), false)
                }
                TokenTree::Literal(literal) => {
                    let span = literal.span();
                    (self.literal(literal), span, false)
                }
            };
            written.push(Written {
                text,
                span,
                is_joint,
            });
        }
        written
    }

    fn foreign(&mut self, span: Span, what: ForeignKind) {
        self.foreign.push(Foreign { span, what });
    }

    /// A literal as the reader knows it: numbers as they are, and what is between quotes between quotes.
    fn literal(&mut self, literal: Literal) -> String {
        let (text, span) = (literal.to_string(), literal.span());
        if text.starts_with(|c: char| c.is_ascii_digit() || c == '-') {
            return text;
        }
        let lit = Lit::new(literal);
        let (prefix, value) = match &lit {
            Lit::Str(string) => (None, string.value()),
            Lit::Char(character) => (None, character.value().to_string()),
            Lit::Byte(byte) => (Some('b'), char::from(byte.value()).to_string()),
            Lit::ByteStr(bytes) => {
                let characters = bytes.value().into_iter().map(char::from);
                (Some('b'), characters.collect())
            }
            Lit::CStr(string) => (Some('c'), string.value().to_string_lossy().into_owned()),
            _ => return text,
        };
        if let Some(prefix) = prefix {
            self.foreign(span, ForeignKind::Prefix(prefix));
        }
        if !lit.suffix().is_empty() {
            self.foreign(span, ForeignKind::Suffix(lit.suffix().to_owned()));
        }
        let quote = if matches!(lit, Lit::Char(_)) {
            "'"
        } else {
            "\""
        };
        let value = value.replace('\\', "\\\\");
        format!(
            "{quote}{}{quote}",
            value.replace(quote, &format!("\\{quote}"))
        )
    }
}

/// Where each token begins and ends, if all are in one file and no line is above the one before.
fn places(tokens: &[Written]) -> Option<Vec<(LineColumn, LineColumn)>> {
    let file = tokens.first()?.span.file();
    let mut line = 0;
    let place = |token: &Written| {
        let (start, end) = (token.span.start(), token.span.end());
        let follows = start.line >= line && token.span.file() == file;
        line = end.line;
        follows.then_some((start, end))
    };
    tokens.iter().map(place).collect()
}

fn brackets(delimiter: Delimiter) -> [&'static str; 2] {
    match delimiter {
        Delimiter::Parenthesis => ["(", ")"],
        Delimiter::Brace => ["{", "}"],
        Delimiter::Bracket => ["[", "]"],
        Delimiter::None => ["", ""],
    }
}

/// Several tokens that another macro holds together: `1 + 2`, and not the call of a macro.
fn is_expression(group: &Group) -> bool {
    let tokens: Vec<_> = group.stream().into_iter().collect();
    tokens.len() > 1 && !is_macro_call(&tokens[1..])
}

/// Whether `!` and a group follow a name: `vec![…]`, `concat!(…)`.
fn is_macro_call(next: &[TokenTree]) -> bool {
    match next {
        [TokenTree::Punct(mark), TokenTree::Group(group), ..] => {
            mark.as_char() == '!' && group.delimiter() != Delimiter::None
        }
        _ => false,
    }
}

/// Documentation arrives as `#[doc = "…"]`: how many tokens follow the `#`, if this is what follows.
fn doc_comment(next: &[TokenTree]) -> Option<usize> {
    let is_doc = |group: &Group| {
        let first = group.stream().into_iter().next();
        matches!(first, Some(TokenTree::Ident(name)) if name == "doc")
    };
    match next {
        [TokenTree::Group(group), ..] if is_doc(group) => Some(1),
        [TokenTree::Punct(inner), TokenTree::Group(group), ..]
            if inner.as_char() == '!' && is_doc(group) =>
        {
            Some(2)
        }
        _ => None,
    }
}
