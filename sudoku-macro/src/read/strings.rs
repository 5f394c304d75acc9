//! What the characters of a string mean, and which strings are cells.
//!
//! ```text
//! "53..7....6..195..."         many rows: its lines, or none of them
//! "53..7...." "6..195..."      a row each
//! "5", "3", ".", ".", "7"      a cell each, as JSON has them
//! ```

use proc_macro2::{Literal, TokenTree};
use syn::Lit;

use super::symbols::{Symbols, is_ruler};

/// What a character of a string is; rulers, commas and other white space are nothing.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    Cell(char),
    RowEnd,
    LineEnd,
    /// Nothing too, but perhaps meant as a blank.
    Space,
    /// A ruler, but perhaps meant as a blank.
    Dash,
}

pub(super) fn part(character: char, symbols: Option<&Symbols>) -> Option<Part> {
    match character {
        ';' => Some(Part::RowEnd),
        '/' if !is_symbol(character, symbols) => Some(Part::RowEnd),
        '\n' => Some(Part::LineEnd),
        ' ' => Some(Part::Space),
        '-' => Some(Part::Dash),
        ',' => None,
        _ if character.is_whitespace() || is_ruler(character) => None,
        _ if is_variation_selector(character) => None,
        _ => Some(Part::Cell(character)),
    }
}

/// Whether the user chose this character as a symbol.
pub(super) fn is_symbol(character: char, symbols: Option<&Symbols>) -> bool {
    matches!(symbols, Some(Symbols::Chars(symbols)) if symbols.contains(&character))
}

/// `♠️` is `♠` and a character that asks for it in colour, and so is no other symbol.
pub(super) fn is_variation_selector(character: char) -> bool {
    matches!(character, '\u{fe00}'..='\u{fe0f}')
}

/// The only cell that a string holds: a character, or a number of two digits. `None` if it holds more.
///
/// An empty cell is a blank where strings are cells: `""`, `" "` and `"-"`.
pub(super) fn only_cell(text: &str, symbols: Option<&Symbols>) -> Option<String> {
    let mut cell = String::new();
    for character in text.chars() {
        match part(character, symbols) {
            Some(Part::Cell(character)) if cell.chars().count() < 2 => cell.push(character),
            Some(Part::Space | Part::Dash) => {}
            _ => return None,
        }
    }
    let number = || cell.chars().all(|c| c.is_ascii_digit());
    (cell.chars().count() < 2 || number()).then_some(cell)
}

/// Whether the strings among these tokens, which stand in one pair of brackets, are a cell each, and not a row: all are that
/// short, and none of them is the only cell there.
pub(super) fn are_cells(tokens: &[TokenTree], symbols: Option<&Symbols>) -> bool {
    let (mut cells, mut of_one_character) = (0, false);
    for token in tokens {
        match token {
            TokenTree::Literal(literal) => {
                if let Some(text) = text(literal) {
                    let Some(cell) = only_cell(&text, symbols) else {
                        return false;
                    };
                    of_one_character |= cell.chars().count() == 1;
                }
                cells += 1;
            }
            TokenTree::Ident(_) => cells += 1,
            TokenTree::Punct(_) | TokenTree::Group(_) => {}
        }
    }
    of_one_character && cells > 1
}

/// What stands between the quotes of a plain string.
fn text(literal: &Literal) -> Option<String> {
    let written = literal.to_string();
    if !written.starts_with(['"', 'r']) {
        return None;
    }
    match Lit::new(literal.clone()) {
        Lit::Str(string) => Some(string.value()),
        _ => None,
    }
}
