//! The lines above a grid in a text: comments, headings, options, and the name of a variable.
//!
//! ```text
//! # easy, by hand        a comment
//! Grid 01                a heading: known words and numbers
//! puzzle,solution        another one
//! boxes: 2x3;            an option
//! board = [[1,0,…        a name before a bracket or a quote
//! ```

use alloc::vec::Vec;

use super::cursor::{Cursor, offset};
use super::headings::is_word;
use super::options::{Options, is_other_name};
use crate::geometry::LARGEST;
use crate::messages::Located;
use crate::options::Purpose;
use crate::symbols::{Symbols, is_gap};

/// Skips everything above the grid, and takes its options. If the text is one string, its content is read as the text.
pub(super) fn above<'text>(
    mut cursor: Cursor<'text>,
    purpose: Purpose,
    options: &mut Options,
) -> Result<Cursor<'text>, Vec<Located>> {
    loop {
        let from = cursor.at;
        if let Some(inside) = only_string(cursor).filter(|_| !cursor.is_escaped) {
            cursor = inside;
            continue;
        }
        cursor.skip_gaps();
        while skips_line(cursor.rest(), options.symbols.as_ref()) {
            cursor.at += cursor.line().len();
            cursor.skip_gaps();
        }
        options.take(&mut cursor, purpose)?;
        cursor.at += variable(cursor).unwrap_or(0);
        if cursor.at == from || cursor.peek().is_none() {
            // A tab before the first cell may separate fields, so it is left for the grid.
            let before = cursor.before();
            let gaps = &before[before.trim_end_matches(is_gap).len()..];
            cursor.at -= if gaps.contains('\t') { gaps.len() } else { 0 };
            return Ok(cursor);
        }
    }
}

fn skips_line(rest: &str, symbols: Option<&Symbols<LARGEST>>) -> bool {
    is_comment(rest) || is_heading(Cursor::new(rest).line(), false, symbols)
}

pub(super) fn is_comment(text: &str) -> bool {
    text.starts_with('#') || text.starts_with("//")
}

/// Returns true for a line that has only words of headings, and numbers after words, such as `01`, `1.2` or `9x9`. The header of a
/// table may have names of options too.
pub(super) fn is_heading(line: &str, is_table: bool, symbols: Option<&Symbols<LARGEST>>) -> bool {
    let is_sign = |it: char| is_gap(it) || ",;:#()[]\"'|".contains(it);
    let is_part = |it: char| it.is_alphanumeric() || "_.".contains(it) || is_sign(it);
    let (mut has_word, mut after_word) = (false, false);
    let mut words = line.split(is_sign).filter(|word| !word.is_empty());
    let are_known = words.all(|word| {
        let is_after = core::mem::replace(&mut after_word, word.split('_').all(is_word));
        has_word |= after_word;
        after_word || is_after && is_number(word) || is_table && is_other_name(word)
    });
    let are_symbols =
        |symbols: &Symbols<LARGEST>| line.chars().all(|it| is_gap(it) || symbols.has(it));
    let is_text = line.chars().all(is_part) && !line.contains(",,");
    are_known && has_word && is_text && !symbols.is_some_and(are_symbols)
}

/// Returns true for a short number such as `01`, `1.2` or `9x9`.
fn is_number(word: &str) -> bool {
    let are_figures = |it: &str| !it.is_empty() && it.bytes().all(|it| it.is_ascii_digit());
    word.len() < 6 && word.split(['.', 'x']).all(are_figures)
}

/// Returns the content of a string, if the rest of the text is only brackets.
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

/// Returns the length of a variable and its `=`, as in `board = [`, if a bracket or a quote follows.
pub(super) fn variable(text: Cursor<'_>) -> Option<usize> {
    let (name, value) = text.rest().split_once('=')?;
    // A type may be beside the name: `let board: [[u8; 9]; 9] = …`.
    let is_part = |it: char| it.is_ascii_alphanumeric() || "_ :;*<>[]".contains(it);
    let is_name = name.starts_with(char::is_alphabetic) && name.chars().all(is_part);
    let value = value.trim_start_matches(is_gap);
    (is_name && value.starts_with(['[', '{', '(', '"'])).then(|| offset(text.rest(), value))
}
