//! A piece: the text of a cell, or of several written together, and where it stands.

use proc_macro2::Span;

/// A text that is one cell or several.
#[derive(Clone, Debug)]
pub(super) struct Piece {
    pub(super) text: String,
    pub(super) span: Span,
    pub(super) begins: Begins,
    pub(super) kind: Kind,
}

/// What a piece is the first of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Begins {
    Cell,
    /// A line: perhaps a row, perhaps only where a list was wrapped.
    Line,
    /// What the user marked as a row: by brackets, a string of its own, `;`, or `/`.
    Row,
}

/// How a piece relates to its token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// The whole of it (or what stands between its points), which may hold several cells.
    Word,
    /// The whole of it, and never several cells: `-5`, `'5'`, a string of one cell.
    Solid,
    /// A part of it: an error has to say where.
    Part,
    /// A character of a string.
    Quoted,
}

/// A message shows so many characters of a text.
const SHOWN: usize = 40;

impl Piece {
    /// How many cells it is if every character is one.
    pub(super) fn width(&self) -> usize {
        match self.kind {
            Kind::Solid => 1,
            _ => self.text.chars().count(),
        }
    }

    /// The text for a message: what cannot be seen is escaped.
    pub(super) fn shown(&self) -> String {
        let characters = self.text.chars().take(SHOWN);
        let escaped: String = characters.flat_map(char::escape_debug).collect();
        let shown = escaped.replace("\\'", "'").replace("\\\"", "\"");
        match self.text.chars().nth(SHOWN) {
            Some(_) => shown + "…",
            None => shown,
        }
    }

    pub(super) fn is_letter(&self) -> bool {
        self.text.len() == 1 && self.text.chars().all(|c| c.is_ascii_alphabetic())
    }

    /// Several letters, such as `None`.
    pub(super) fn is_name(&self) -> bool {
        self.text.len() > 1 && self.text.chars().all(|c| c.is_ascii_alphabetic())
    }

    /// A piece for each character.
    pub(super) fn split(&self) -> Vec<Piece> {
        if self.width() == 1 {
            return vec![self.clone()];
        }
        let part = |character: char| Piece {
            text: character.to_string(),
            kind: Kind::Part,
            ..self.clone()
        };
        self.text.chars().map(part).collect()
    }
}
