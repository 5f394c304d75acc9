//! Turns tokens back into the text they were written as, and places in that text into tokens.
//!
//! ```text
//! 5 . . 7          5..7                       tokens that touch are written without a space between
//! _ 98 _____6_     _98____6_
//! ```
//!
//! So one reader serves the macros and run time: it gets characters, whatever rustc's lexer has made of them.
//!
//! # Seams
//!
//! Another macro may put tokens of several places together. Where a token is of another file, or of a line further up,
//! there is a *seam*, and a new line begins there, so that the lines on both sides of it stay lines:
//!
//! ```text
//! sudoku! { boxes: 2x2; $($row)* }      the option is the macro's, the rows are its user's
//! sudoku! { 1 $cell _ _ … }             no seam: after this token the line of the macro goes on
//! sudoku! { $cell _ _ _ … }             a seam after the token, which may end a line or begin one
//! ```
//!
//! A text that makes no grid is read again with some of its seams closed.

use std::{iter, vec};

use proc_macro2::{
    Delimiter, Group, LineColumn, Literal, Punct, Spacing, Span, TokenStream, TokenTree,
};
use syn::{Error, Lit};

/// A text made of tokens.
#[derive(Default)]
pub(crate) struct Text {
    pub(crate) text: String,
    /// Where each token begins in the text.
    tokens: Vec<(usize, Span)>,
    /// The places in the text of the line breaks at seams.
    seams: Vec<usize>,
    /// The tokens that only look like a part of a grid.
    pub(crate) foreign: Vec<Foreign>,
}

/// The error on a token that no text at run time can have.
pub(crate) struct Foreign {
    pub(crate) error: Error,
    /// Whether the token begins a macro call such as `vec![…]`, which is allowed if `!` is a symbol.
    pub(crate) is_call: bool,
}

/// A token as it is written.
struct Written {
    text: String,
    span: Span,
    /// Whether the next token follows without a space, as far as tokens show it.
    is_joint: bool,
    /// The file, and the place in it.
    place: Option<(String, LineColumn, LineColumn)>,
}

/// What is between two tokens.
#[derive(Clone, Copy, PartialEq)]
enum Gap {
    Spaces(usize),
    /// A space unless the tokens are joint: their places do not show it.
    Spacing,
    Line,
    Seam,
}

/// More tokens than this make no grid. They are written in one line, because rustc counts the characters of a line again
/// for each place.
const MOST_PLACES: usize = 4_000;

/// A text with more seams than this is not read again.
const MOST_SEAMS: usize = 6;

impl Text {
    pub(crate) fn of(tokens: TokenStream) -> Text {
        let mut text = Text::default();
        let mut written = text.write(tokens);
        if written.len() <= MOST_PLACES {
            written.iter_mut().for_each(Written::locate);
        }
        let mut gaps = gaps(&written).into_iter();
        let mut is_joint = true;
        for token in written {
            match gaps.next() {
                None => {}
                Some(Gap::Spaces(count)) => text.text.extend(iter::repeat_n(' ', count)),
                Some(Gap::Spacing) if is_joint => {}
                Some(Gap::Spacing) => text.text.push(' '),
                Some(Gap::Line) => text.text.push('\n'),
                Some(Gap::Seam) => {
                    text.seams.push(text.text.len());
                    text.text.push('\n');
                }
            }
            is_joint = token.is_joint;
            text.tokens.push((text.text.len(), token.span));
            text.text += &token.text;
        }
        text
    }

    /// The texts with one or more seams closed: a space in the place of the line break.
    pub(crate) fn with_closed_seams(&self) -> impl Iterator<Item = String> {
        let seams = match self.seams.len() {
            ..=MOST_SEAMS => &self.seams[..],
            _ => &[],
        };
        (1..1 << seams.len()).map(|closed: usize| {
            let mut text = self.text.clone();
            for (bit, seam) in seams.iter().enumerate() {
                if closed >> bit & 1 == 1 {
                    text.replace_range(*seam..=*seam, " ");
                }
            }
            text
        })
    }

    /// The token at this number of bytes from the beginning of the text.
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
        let mut open = vec![(trees(tokens), None)];
        while let Some((tokens, close)) = open.last_mut() {
            let Some(token) = tokens.next() else {
                written.extend(close.take());
                open.pop();
                continue;
            };
            let (rest, span) = (tokens.as_slice(), token.span());
            match token {
                TokenTree::Group(group) => {
                    let mut close = None;
                    if let Some([begin, end]) = brackets(group.delimiter()) {
                        written.push(Written::of(begin.to_owned(), group.span_open(), true));
                        close = Some(Written::of(end.to_owned(), group.span_close(), true));
                    } else {
                        let is_all = rest.is_empty()
                            && written.last().is_none_or(|last: &Written| last.text == ";");
                        self.check_expression(&group, is_all);
                    }
                    open.push((trees(group.stream()), close));
                }
                // Of a lifetime, `'a`.
                TokenTree::Punct(punct) if punct.as_char() == '\'' => {}
                TokenTree::Punct(punct) => match doc_comment(&punct, rest) {
                    Some(length) => {
                        tokens.nth(length - 1);
                        self.foreign(span, "a comment inside a grid starts with `//`".to_owned());
                    }
                    None => {
                        let is_joint = punct.spacing() == Spacing::Joint;
                        written.push(Written::of(punct.as_char().to_string(), span, is_joint));
                    }
                },
                TokenTree::Ident(ident) => {
                    let name = ident.to_string();
                    if name != "_" && is_macro_call(rest) {
                        self.macro_call(span, &name);
                    }
                    written.push(Written::of(name, span, false));
                }
                TokenTree::Literal(literal) => {
                    written.push(Written::of(self.literal(literal), span, false));
                }
            }
        }
        written
    }

    fn foreign(&mut self, span: Span, message: String) {
        self.foreign.push(Foreign {
            error: Error::new(span, message),
            is_call: false,
        });
    }

    fn macro_call(&mut self, span: Span, name: &str) {
        let instead = match name.starts_with("include") {
            true => "or read a file of puzzles with `puzzles!`",
            false => "or rows as `[…]`",
        };
        let message = format!(
            "`{name}!` is not expanded inside a grid: write the cells themselves, {instead}"
        );
        self.foreign.push(Foreign {
            error: Error::new(span, message),
            is_call: true,
        });
    }

    /// Refuses a group without brackets, the content of `$x:expr` from another macro, that has several tokens. The group
    /// may be the whole grid, and may be the call of a macro.
    fn check_expression(&mut self, group: &Group, is_all: bool) {
        let tokens: Vec<_> = trees(group.stream()).collect();
        if !is_all && tokens.len() > 1 && !is_macro_call(&tokens[1..]) {
            let code = group.stream();
            let message = format!(
                "`{code}` is an expression, and not worked out here: write the digit itself"
            );
            self.foreign(group.span(), message);
        }
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
            Lit::ByteStr(bytes) => (
                Some('b'),
                bytes.value().into_iter().map(char::from).collect(),
            ),
            Lit::CStr(string) => (Some('c'), string.value().to_string_lossy().into_owned()),
            _ => return text,
        };
        if let Some(prefix) = prefix {
            let message = format!("cells are written without the `{prefix}` before the quotes");
            self.foreign(span, message);
        }
        if !lit.suffix().is_empty() {
            let suffix = lit.suffix();
            let message = format!("`{suffix}` is glued to this literal: put a space between them");
            self.foreign(span, message);
        }
        let quote = match lit {
            Lit::Char(_) => "'",
            _ => "\"",
        };
        let value = value.replace('\\', "\\\\");
        format!(
            "{quote}{}{quote}",
            value.replace(quote, &format!("\\{quote}"))
        )
    }
}

impl Written {
    fn of(text: String, span: Span, is_joint: bool) -> Written {
        Written {
            text,
            span,
            is_joint,
            place: None,
        }
    }

    fn locate(&mut self) {
        let span = self.span;
        self.place = Some((span.file(), span.start(), span.end()));
    }

    /// Returns what is between this token and one after it.
    fn gap(&self, next: &Written) -> Gap {
        let (Some((file, start, end)), Some((next_file, next_start, _))) =
            (&self.place, &next.place)
        else {
            return Gap::Spacing;
        };
        if file != next_file || next_start.line < start.line {
            Gap::Seam
        } else if next_start < end {
            Gap::Spacing
        } else if next_start.line > end.line {
            Gap::Line
        } else {
            Gap::Spaces(next_start.column - end.column)
        }
    }
}

/// Returns what is before each token; nothing before the first one.
fn gaps(tokens: &[Written]) -> Vec<Gap> {
    let pairs = tokens.iter().zip(tokens.iter().skip(1));
    let gaps = pairs.map(|(token, next)| token.gap(next));
    let mut gaps: Vec<_> = iter::once(Gap::Spaces(0)).chain(gaps).collect();
    if !gaps.contains(&Gap::Seam) {
        return gaps;
    }
    let is_break = |gap| matches!(gap, Gap::Line | Gap::Seam);
    let breaks = (0..gaps.len()).filter(|index| is_break(gaps[*index]));
    let breaks: Vec<_> = breaks.collect();
    let mut alone = Vec::new();
    for pair in breaks.windows(2) {
        let [begin, end] = [pair[0], pair[1]];
        if let Gap::Spaces(_) = tokens[begin - 1].gap(&tokens[end]) {
            // The tokens between are from elsewhere, and after them the line goes on.
            [gaps[begin], gaps[end]] = [Gap::Spaces(1); 2];
        } else if end == begin + 1 && [gaps[begin], gaps[end]].contains(&Gap::Seam) {
            alone.extend_from_slice(pair);
        }
    }
    for index in alone {
        if is_break(gaps[index]) {
            gaps[index] = Gap::Seam;
        }
    }
    for index in breaks {
        // What ends a line is not put below it.
        if matches!(&*tokens[index].text, "," | ";") {
            gaps[index] = Gap::Spaces(0);
        }
    }
    gaps
}

fn trees(tokens: TokenStream) -> vec::IntoIter<TokenTree> {
    Vec::from_iter(tokens).into_iter()
}

fn brackets(delimiter: Delimiter) -> Option<[&'static str; 2]> {
    match delimiter {
        Delimiter::Parenthesis => Some(["(", ")"]),
        Delimiter::Brace => Some(["{", "}"]),
        Delimiter::Bracket => Some(["[", "]"]),
        Delimiter::None => None,
    }
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

/// Documentation arrives as `#[doc = "…"]`: returns how many tokens follow the `#`, if this is what follows.
fn doc_comment(mark: &Punct, next: &[TokenTree]) -> Option<usize> {
    let is_doc = |group: &Group| {
        let first = group.stream().into_iter().next();
        matches!(first, Some(TokenTree::Ident(name)) if name == "doc")
    };
    match next {
        _ if mark.as_char() != '#' => None,
        [TokenTree::Group(group), ..] if is_doc(group) => Some(1),
        [TokenTree::Punct(inner), TokenTree::Group(group), ..]
            if inner.as_char() == '!' && is_doc(group) =>
        {
            Some(2)
        }
        _ => None,
    }
}
