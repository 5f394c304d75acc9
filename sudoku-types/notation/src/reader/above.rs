//! What is above a grid in a text: comments, headings, options, and the name of a variable.
//!
//! ```text
//! # easy, by hand        a comment
//! Grid 01                a heading: it has a word that no grid can have, and nothing that may be cells
//! puzzle,solution        another one
//! boxes: 2x3;            an option
//! board = [[1,0,…        a name before a bracket or a quote
//! ```

use super::cursor::Cursor;
use super::heading::{is_comment, is_heading};
use super::options::{Located, Options};
use crate::geometry::LARGEST;
use crate::options::Purpose;
use crate::symbols::Symbols;

/// Takes what is above the grid. If the rest is a string and nothing else, its content is read as a text.
pub(super) fn above<'text>(
    mut cursor: Cursor<'text>,
    purpose: Purpose,
    options: &mut Options,
) -> Result<Cursor<'text>, Located> {
    loop {
        let from = cursor.at;
        if let Some(inside) = only_string(cursor).filter(|_| !cursor.is_escaped) {
            cursor = inside;
            continue;
        }
        skip(&mut cursor, options.symbols.as_ref());
        options.take(&mut cursor, purpose)?;
        if cursor.at == from {
            return Ok(cursor);
        }
    }
}

/// Skips comments, headings, and the name of a variable. Where nothing follows, headings were none.
fn skip(text: &mut Cursor<'_>, chosen: Option<&Symbols<LARGEST>>) {
    let mut rest = *text;
    loop {
        rest.skip_gaps();
        if skip_name(&mut rest) || rest.peek().is_none() {
            break;
        }
        let is_comment = is_comment(rest.rest());
        if !is_comment && !is_heading(rest.line(), chosen) {
            break;
        }
        rest.at += rest.line().len();
        if is_comment {
            *text = rest;
        }
    }
    if rest.peek().is_some() {
        *text = rest;
    }
}

/// Returns the content of a string, if the text has nothing else but brackets.
fn only_string(mut text: Cursor<'_>) -> Option<Cursor<'_>> {
    skip_brackets(&mut text);
    if !text.take("\"") {
        return None;
    }
    let mut inside = text;
    inside.is_escaped = true;
    if !text.take_string('"') {
        return None;
    }
    let end = text.at - 1;
    skip_brackets(&mut text);
    text.peek().is_none().then(|| inside.until(end))
}

fn skip_brackets(text: &mut Cursor<'_>) {
    text.skip_gaps();
    while let Some('[' | '(' | '{' | ']' | ')' | '}' | ',' | ';') = text.peek() {
        text.next();
        text.skip_gaps();
    }
}

/// Skips `board =` and the like before a bracket or a quote.
pub(super) fn skip_name(text: &mut Cursor<'_>) -> bool {
    let Some((name, _)) = text.line().split_once('=') else {
        return false;
    };
    // A type may be beside the name: `let board: [[u8; 9]; 9] = …`.
    let is_part = |it: char| it.is_ascii_alphanumeric() || "_ :;*<>[]".contains(it);
    let mut rest = *text;
    rest.at += name.len() + 1;
    rest.skip_gaps();
    let is_name = name.starts_with(char::is_alphabetic)
        && name.chars().all(is_part)
        && matches!(rest.peek(), Some('[' | '{' | '(' | '"'));
    if is_name {
        *text = rest;
    }
    is_name
}
