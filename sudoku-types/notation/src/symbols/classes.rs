//! Characters that are not symbols: blanks, lines between boxes, space.

use super::unseen::is_unseen;
use crate::messages::GridError;

/// Returns true for characters that are a blank in every grid in which they are not a symbol; so is `0`. A `-` is a blank
/// where it is not a line.
pub(crate) const fn is_blank(character: char) -> bool {
    is_sure_blank(character) || matches!(character, 'x' | 'X' | '-')
}

/// Returns true for blanks that are neither letters nor borders, wherever they are not symbols.
pub(crate) const fn is_sure_blank(character: char) -> bool {
    is_always_blank(character) || matches!(character, '*' | '·' | '•')
}

/// Characters that are a blank, and cannot be a symbol.
const fn is_always_blank(character: char) -> bool {
    matches!(character, '_' | '.' | '?')
}

/// Lines between boxes, which mean nothing.
pub(crate) const fn is_border(character: char) -> bool {
    matches!(character, '|' | '-' | '+' | '=' | '\u{2500}'..='\u{257f}')
}

/// Borders that lie.
pub(crate) fn is_horizontal(character: char) -> bool {
    "-=─━┄┅┈┉╌╍═".contains(character)
}

/// Borders where others meet.
pub(crate) fn is_corner(character: char) -> bool {
    let is_vertical = "|│┃┆┇┊┋╎╏║".contains(character);
    is_border(character) && !is_horizontal(character) && !is_vertical
}

/// Characters that end a line, alone: line feed, vertical tab, form feed, carriage return and those of Unicode.
pub(crate) const fn is_line_end(character: char) -> bool {
    matches!(character, '\n'..='\r' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

/// White space and control characters.
pub(crate) const fn is_gap(character: char) -> bool {
    character.is_whitespace() || matches!(character, '\0'..='\x1f' | '\x7f'..='\u{9f}' | '\u{feff}')
}

/// Returns true for the second character of `♠️`, which is `♠` in colour and not another symbol.
pub(crate) const fn is_variation_selector(character: char) -> bool {
    matches!(character, '\u{fe00}'..='\u{fe0f}')
}

/// Returns what a character means in every grid, if it cannot be a symbol.
pub(crate) const fn taken(character: char) -> Option<&'static str> {
    match character {
        _ if is_always_blank(character) => Some("a blank"),
        _ if is_border(character) => Some("a line between boxes"),
        _ if is_gap(character) || is_variation_selector(character) => Some("space between cells"),
        ',' | ';' | '/' => Some("a mark between cells"),
        '(' | ')' | '[' | ']' | '{' | '}' => Some("a bracket around cells"),
        '"' | '\'' => Some("a quote around cells"),
        '#' => Some("the beginning of a comment"),
        ':' => Some("the end of an option's name"),
        _ => None,
    }
}

/// Checks that these can be symbols together.
pub(crate) const fn check(characters: &[char]) -> Result<(), GridError> {
    let mut index = 0;
    while index < characters.len() {
        let symbol = characters[index];
        if taken(symbol).is_some() {
            return Err(GridError::SymbolTaken { symbol });
        } else if is_unseen(symbol) {
            return Err(GridError::SymbolUnseen { symbol });
        }
        let mut earlier = 0;
        while earlier < index {
            if characters[earlier] == symbol {
                return Err(GridError::SymbolTwice { symbol });
            }
            earlier += 1;
        }
        index += 1;
    }
    Ok(())
}
