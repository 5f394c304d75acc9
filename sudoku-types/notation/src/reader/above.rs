//! What is above a grid in a text: comments, headings, options, and the name of a variable.
//!
//! ```text
//! # easy, by hand        a comment
//! Grid 01                a heading: it has a word that no grid can have, and nothing that may be cells
//! puzzle,solution        another one
//! boxes: 2x3;            an option
//! board = [[1,0,…        a name before a bracket or a quote
//! ```

use super::Origin;
use super::cursor::Cursor;
use super::options::{Options, known, known_rule};
use crate::geometry::LARGEST;
use crate::messages::{Fault, Faults};
use crate::options::Purpose;
use crate::symbols::{Alphabet, is_blank, is_border, is_gap};

/// Takes what is above the grid. If the rest is a string and nothing else, its content is read as a text.
pub(super) fn above<'text>(
    text: &'text str,
    mut origin: Origin,
    purpose: Purpose,
    options: &mut Options,
    faults: &mut Faults<'text>,
) -> (Cursor<'text>, Origin) {
    let mut cursor = Cursor::new(text);
    let mut is_inside = false;
    loop {
        let from = cursor.at;
        if let Some(inside) = only_string(cursor).filter(|_| !is_inside) {
            (cursor, origin, is_inside) = (inside, Origin::Text, true);
            continue;
        }
        if origin == Origin::Text {
            skip(&mut cursor, options.alphabet());
            if let Some(found) = json(cursor) {
                faults.add(cursor.at as u32, found);
                options.grid_is_unclear = true;
                return (cursor, origin);
            }
        }
        options.take(&mut cursor, purpose, faults);
        if cursor.at == from {
            return (cursor, origin);
        }
    }
}

/// Skips comments, headings, and the name of a variable. Where nothing follows, headings were none.
pub(super) fn skip(text: &mut Cursor<'_>, chosen: Option<Alphabet<'_>>) {
    let mut rest = *text;
    loop {
        rest.skip_gaps();
        if skip_name(&mut rest) || rest.peek().is_none() {
            break;
        }
        let is_comment = is_comment(rest);
        if !is_comment && !is_heading(rest.line(), chosen) {
            break;
        }
        rest.skip_line();
        if is_comment {
            *text = rest;
        }
    }
    if rest.peek().is_some() {
        *text = rest;
    }
}

/// Returns the content of a string, if the text has nothing else but brackets.
pub(super) fn only_string(mut text: Cursor<'_>) -> Option<Cursor<'_>> {
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

pub(super) fn is_comment(mut text: Cursor<'_>) -> bool {
    text.take("#") || text.take("//")
}

/// Whether what follows `//` in a grid is a comment: nothing in it may be cells.
pub(super) fn is_remark(rest: Cursor<'_>, chosen: Option<Alphabet<'_>>) -> bool {
    let may_be_cell = |character: char| character.is_alphanumeric() || is_blank(character);
    !rest.line().contains(may_be_cell) || is_heading(rest.line(), chosen)
}

/// Skips `board =` and the like before a bracket or a quote.
pub(super) fn skip_name(text: &mut Cursor<'_>) -> bool {
    let mut rest = *text;
    if !rest.peek().is_some_and(char::is_alphabetic) {
        return false;
    }
    while let Some(character) = rest.next() {
        match character {
            '=' => {
                rest.skip_gaps();
                let is_value = matches!(rest.peek(), Some('[' | '{' | '(' | '"'));
                if is_value {
                    *text = rest;
                }
                return is_value;
            }
            // A type may be beside the name: `let board: [[u8; 9]; 9] = …`.
            _ if character.is_ascii_alphanumeric() => {}
            '_' | ' ' | ':' | ';' | '*' | '<' | '>' | '[' | ']' => {}
            _ => return false,
        }
    }
    false
}

/// `{"puzzle": "53..7…"}`
fn json(text: Cursor<'_>) -> Option<Fault> {
    let mut rest = text;
    skip_brackets(&mut rest);
    if rest.at == text.at || !rest.take("\"") {
        return None;
    }
    let name = rest.word();
    let is_key = rest.take("\"") && {
        rest.skip_gaps();
        rest.take(":")
    };
    is_key.then_some(Fault::Found {
        text: name,
        what: "a name in JSON",
    })
}

/// Whether a line is a heading: half of its parts or more are words, one has a letter that no grid can have or is a
/// title such as `Page 12`; nothing in it may be cells, and it is not an option.
pub(super) fn is_heading(line: &str, chosen: Option<Alphabet<'_>>) -> bool {
    let is_drawn = |character: char| is_border(character) && !character.is_ascii();
    if looks_like_option(line)
        || line.contains('|')
        || line.contains(is_drawn)
        || may_be_cells(line)
    {
        return false;
    }
    let alphabet = chosen.unwrap_or(Alphabet::Standard);
    let is_strange =
        |letter: char| letter.is_alphabetic() && alphabet.value_of(letter, LARGEST).is_none();
    let is_mark = line.contains(|mark: char| mark.is_ascii_digit() || matches!(mark, '[' | ':'));
    let is_title = |word: &str| {
        let mut letters = word.chars();
        let begins = letters.next().is_some_and(char::is_uppercase);
        let is_title = begins && word.len() > 2 && letters.all(|it| it.is_lowercase() && it != 'x');
        is_title && is_mark && chosen.is_none()
    };
    let parts = line.split(|part: char| !(part.is_alphanumeric() || part == '_'));
    let (mut words, mut others, mut is_named) = (0, 0, false);
    for part in parts.filter(|part| !part.is_empty()) {
        // Ten characters that may all be cells are a row: a heading has no such word.
        if part.chars().count() >= 10 && !part.contains(is_strange) {
            return false;
        }
        let letters = part.chars().filter(|letter| letter.is_alphabetic()).count();
        if letters > 1 + usize::from(part.contains('_')) {
            words += 1;
            is_named |= part.contains(is_strange) || is_title(part);
        } else {
            others += 1;
        }
    }
    is_named && words >= others
}

/// Whether a line has what may be cells: as many as in the smallest grid, two blanks side by side and a figure, eight
/// blanks, or a number longer than any date.
fn may_be_cells(line: &str) -> bool {
    let is_blank = |cell: char| matches!(cell, '.' | '_' | '?' | '*' | '·' | '•' | '-');
    let runs = line.split(|cell: char| !cell.is_ascii_digit() && !is_blank(cell));
    let mut all = 0;
    for run in runs.filter(|run| run.contains(|cell| cell != '-')) {
        let (cells, figures) = (
            run.chars().count(),
            run.matches(|cell: char| cell.is_ascii_digit()).count(),
        );
        let mut pairs = run.chars().zip(run.chars().skip(1));
        let has_pair = pairs.any(|(one, next)| is_blank(one) && is_blank(next));
        let is_number = figures > 8 || figures > 6 && figures == cells;
        if is_number || has_pair && (cells > 3 && figures > 0 || cells > 7) {
            return true;
        }
        all += cells;
    }
    all >= 16
}

/// Whether a line begins with the name of an option or of a rule, or has a colon after its first word and ends in `;`.
fn looks_like_option(line: &str) -> bool {
    let line = line.trim_matches(is_gap);
    let mut rest = Cursor::new(line);
    let name = rest.word();
    rest.skip_gaps();
    let is_named = rest.peek() == Some(':') && line.ends_with(';');
    is_named || known(&name).is_some() || known_rule(&name).is_some()
}
