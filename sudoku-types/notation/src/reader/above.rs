//! The lines above a grid in a text: comments, headings, options, and the name of a variable.
//!
//! ```text
//! # easy, by hand        a comment
//! Grid 01                a heading: it has a word that no grid can have, and nothing that may be cells
//! puzzle,solution        another one
//! boxes: 2x3;            an option
//! board = [[1,0,…        a name before a bracket or a quote
//! ```

use super::cursor::Cursor;
use super::heading::{Prose, is_comment, marks, misnamed};
use super::options::{Located, Options};
use crate::geometry::LARGEST;
use crate::options::Purpose;
use crate::symbols::{Symbols, is_gap, is_line_end};

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
        skip(&mut cursor, purpose, options.symbols.as_ref())?;
        options.take(&mut cursor, purpose)?;
        if cursor.at == from {
            // A tab before the first cell may be a comma.
            let before = &cursor.text[..cursor.at];
            let gaps = &before[before.trim_end_matches(is_gap).len()..];
            cursor.at -= if gaps.contains('\t') { gaps.len() } else { 0 };
            return Ok(cursor);
        }
    }
}

/// Skips comments, headings, and the name of a variable. Where nothing follows, headings were none.
fn skip(
    text: &mut Cursor<'_>,
    purpose: Purpose,
    chosen: Option<&Symbols<LARGEST>>,
) -> Result<(), Located> {
    let mut rest = *text;
    loop {
        rest.skip_gaps();
        if skip_name(&mut rest) || rest.peek().is_none() {
            break;
        }
        let (line, is_comment) = (rest.line(), is_comment(rest.rest()));
        if !is_comment {
            if let Some((fault, at)) = misnamed(line, purpose) {
                return Err((Some(rest.at + at), fault));
            }
            match Prose::of(line, chosen) {
                Prose::Heading(_) if !is_row(line, rest.rest()) => {}
                _ => break,
            }
        }
        rest.at += line.len();
        if is_comment {
            *text = rest;
        }
    }
    if rest.peek().is_some() {
        *text = rest;
    }
    Ok(())
}

/// Returns true if a line is one word, as long as the line at the end of the text, or has four or more fields, as many as the
/// line below.
fn is_row(line: &str, text: &str) -> bool {
    let has_text = |it: &&str| it.contains(|it| !is_gap(it));
    let mut lines = text[line.len()..].split(is_line_end).filter(has_text);
    let below = lines.clone().next().unwrap_or_default();
    let last = lines.next_back().unwrap_or_default();
    let mut marks = marks(line).into_iter().zip(marks(below));
    let [line, last] = [line, last].map(|it| it.trim_matches(is_gap));
    let is_word = !line.contains(is_gap) && line.chars().count() == last.chars().count();
    is_word || marks.any(|(one, other)| one == other && one > 2)
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
