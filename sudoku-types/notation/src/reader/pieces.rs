//! A text taken apart: the characters of its cells, and the breaks between them.
//!
//! ```text
//! 5 3 _ | _ 7 …            5 ·3 ·_ ·_ ·7          a space before each; lines between boxes are space
//! ------+-------+------                           and so is a line of nothing else, or a run of them beside a `+`
//! 53--7----                5 3 - - 7 - - - -      any other `-` is perhaps a blank
//! 5,,3,                    5 ·_ ·3 ·_             an empty field is a blank, after the last comma perhaps
//! [5 3] "53" 53; 53/53     ▪5 3  ▪5 3  ▪5 3 …      what is marked as a row
//! ```

use crate::geometry::LARGEST;

/// A character of a cell, or an empty cell.
#[derive(Clone, Copy)]
pub(super) struct Piece {
    pub(super) character: char,
    /// How many bytes of the text come before it.
    pub(super) offset: u32,
    pub(super) before: Break,
    pub(super) kind: Kind,
    pub(super) in_string: bool,
    /// A string begins or ended before it, which is a cell, as in JSON, or a row.
    pub(super) after_quote: bool,
    /// It is the first of its line.
    pub(super) begins_line: bool,
}

/// What parts a piece from the one before, the weaker first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Break {
    None,
    /// Another word begins.
    Space,
    /// A line: perhaps a row, perhaps only where a list was wrapped.
    Line,
    /// What is marked as a row, by brackets, `;` or `/`.
    Row,
}

/// Pieces of all kinds but the first may be none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Certain,
    /// A `-`: a blank, or a line between boxes.
    Dash,
    /// The same on a line of nothing else.
    LineOfDashes,
    /// What follows the last comma of a row.
    LastField,
    /// Two quotes.
    EmptyString,
}

/// Four times the cells of the largest grid, of which only the number is of interest beyond that.
pub(super) const MOST: usize = 4 * LARGEST * LARGEST;

/// The pieces of a text, and what was met on the way.
#[derive(Clone, Copy)]
pub(super) struct Pieces {
    pub(super) list: [Piece; MOST],
    /// How many there are; no more than the first are in the list.
    pub(super) count: usize,
    pub(super) strings_are_cells: bool,
    /// The first empty field before a comma, and how many there are.
    pub(super) empty_field: Option<usize>,
    pub(super) empty_fields: usize,
    pub(super) spaces: usize,
}

/// All zeros, which is soon written.
pub(super) const NO_PIECE: Piece = Piece {
    character: '\0',
    offset: 0,
    before: Break::None,
    kind: Kind::Certain,
    in_string: false,
    after_quote: false,
    begins_line: false,
};

/// How what can be read in two ways is read.
#[derive(Clone, Copy)]
pub(super) struct Manner {
    /// A `-` that may be a blank is one, and where it is, a line of nothing else may be a row.
    pub(super) dashes: bool,
    pub(super) lines_of_dashes: bool,
    /// There is a field after the last comma of a row.
    pub(super) last_fields: bool,
}

impl Pieces {
    pub(super) const fn none() -> Pieces {
        Pieces {
            list: [NO_PIECE; MOST],
            count: 0,
            strings_are_cells: true,
            empty_field: None,
            empty_fields: 0,
            spaces: 0,
        }
    }

    /// The pieces of a text that there are in this manner. Breaks before others are before the next one then.
    pub(super) const fn take_as(&mut self, all: &Pieces, manner: Manner) {
        self.count = 0;
        self.strings_are_cells = all.strings_are_cells;
        let mut before = Break::None;
        let mut begins_line = false;
        let mut index = 0;
        while index < all.in_list() {
            let mut piece = all.list[index];
            if piece.after_quote && all.strings_are_cells {
                piece.before = greater(piece.before, Break::Space);
            } else if piece.after_quote {
                piece.before = Break::Row;
            }
            before = greater(before, piece.before);
            begins_line |= piece.begins_line;
            let is_there = match piece.kind {
                Kind::Certain => true,
                Kind::Dash => manner.dashes || all.is_sign(index),
                Kind::LineOfDashes => manner.lines_of_dashes,
                Kind::LastField => manner.last_fields,
                Kind::EmptyString => all.strings_are_cells,
            };
            if is_there {
                piece.before = before;
                piece.begins_line = begins_line;
                before = Break::None;
                begins_line = false;
                self.list[self.count] = piece;
                self.count += 1;
            } else {
                before = greater(before, Break::Space);
            }
            index += 1;
        }
    }

    /// Whether a `-` belongs to the figure after it: `-1` is no 1 beside a line between boxes.
    const fn is_sign(&self, index: usize) -> bool {
        let next = index + 1;
        !matches!(self.list[index].before, Break::None)
            && next < self.in_list()
            && matches!(self.list[next].before, Break::None)
            && self.list[next].character.is_ascii_digit()
    }

    /// How many pieces are in the list.
    pub(super) const fn in_list(&self) -> usize {
        if self.count < MOST { self.count } else { MOST }
    }

    /// Whether some piece is of this kind.
    pub(super) const fn has(&self, kind: Kind) -> bool {
        let mut index = 0;
        while index < self.in_list() {
            if self.list[index].kind as u8 == kind as u8 {
                return true;
            }
            index += 1;
        }
        false
    }

    /// Where the line ends that begins with this piece.
    pub(super) const fn line_end(&self, first: usize) -> usize {
        let mut index = first + 1;
        while index < self.in_list() && !self.list[index].begins_line {
            index += 1;
        }
        index
    }

    /// How many pieces the cell has that begins with this one: one, if cells are written together, else all of its
    /// word.
    pub(super) const fn length(&self, first: usize, together: bool) -> usize {
        match together {
            true => 1,
            false => self.end(first, Break::Space) - first,
        }
    }

    /// Where the word ends that begins with this piece, or the row: before the next piece that begins `what`, or more.
    pub(super) const fn end(&self, first: usize, what: Break) -> usize {
        let mut index = first + 1;
        while index < self.in_list() && (self.list[index].before as u8) < what as u8 {
            index += 1;
        }
        index
    }
}

const fn greater(one: Break, other: Break) -> Break {
    if (one as u8) < other as u8 {
        other
    } else {
        one
    }
}
