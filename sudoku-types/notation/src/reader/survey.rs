//! Counts the words, characters and rows of a text, from which its size is found.

use super::pieces::{Break, Piece, Pieces};
use crate::geometry::{BoxShape, LARGEST};
use crate::symbols::is_blank;

/// Widths of rows up to the largest; what is wider is counted as one more.
const WIDTHS: usize = LARGEST + 2;

/// What makes a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cells {
    /// Each word.
    Words,
    /// Each character.
    Characters,
    /// Each word of a row that has as many words as the grid is wide, else each character: where no cell has two
    /// characters.
    OfEachRow,
}

/// How many cells there are, if each word is one and if each character is.
#[derive(Clone, Copy)]
pub(super) struct Count {
    pub(super) words: usize,
    pub(super) characters: usize,
}

/// How many rows there are, and how many of each width, in words, in characters, and in one of the two.
#[derive(Clone, Copy)]
pub(super) struct Rows {
    pub(super) count: usize,
    widths: [[usize; WIDTHS]; 3],
    open: Count,
    /// In words and in characters: how long the first row is, and the last; how many of those between are not as long
    /// as the first.
    first: [usize; 2],
    last: [usize; 2],
    uneven: [usize; 2],
}

/// What a word looks like.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Looks {
    /// One character.
    Character,
    /// A number of two figures, or `5u8` as macros write it.
    Number(u32),
    /// `__`: a blank as wide as a number.
    WideBlank,
    /// Letters, such as `None`, but not `xx`; or a negative number.
    Name,
    Other,
}

/// What a text holds.
#[derive(Clone, Copy)]
pub(super) struct Survey {
    pub(super) count: Count,
    /// Lines, and what is marked as a row.
    pub(super) lines: Rows,
    pub(super) marked: Rows,
    /// Words of several characters: numbers and wide blanks; numbers with a type of Rust's among them; names that
    /// differ from the first; other words; and all of more than two characters that are no numbers.
    pub(super) numbers: usize,
    pub(super) typed: usize,
    pub(super) names: usize,
    pub(super) others: usize,
    pub(super) long: usize,
    /// The greatest of the numbers.
    pub(super) greatest: u32,
    name: Option<(char, usize)>,
    /// Which letters there are, and which figures; how often 0; how many other blanks but `-`.
    letters: u32,
    figures: u16,
    pub(super) zeros: usize,
    pub(super) blanks: usize,
}

impl Survey {
    pub(super) const fn of(pieces: &Pieces) -> Survey {
        let none = Count {
            words: 0,
            characters: 0,
        };
        let rows = Rows {
            count: 0,
            widths: [[0; WIDTHS]; 3],
            open: none,
            first: [0; 2],
            last: [0; 2],
            uneven: [0; 2],
        };
        let mut survey = Survey {
            count: none,
            lines: rows,
            marked: rows,
            numbers: 0,
            typed: 0,
            names: 0,
            others: 0,
            long: 0,
            greatest: 0,
            name: None,
            letters: 0,
            figures: 0,
            zeros: 0,
            blanks: 0,
        };
        let mut first = 0;
        while first < pieces.count {
            let end = pieces.end(first, Break::Space);
            survey.word(pieces, first, end - first);
            first = end;
        }
        survey.lines.end_row();
        survey.marked.end_row();
        survey
    }

    const fn word(&mut self, pieces: &Pieces, first: usize, length: usize) {
        let Piece {
            before,
            character,
            begins_line,
            ..
        } = pieces.list[first];
        if begins_line {
            self.lines.end_row();
        }
        if before as u8 >= Break::Row as u8 {
            self.marked.end_row();
        }
        self.count.add(length);
        self.lines.open.add(length);
        self.marked.open.add(length);
        let looks = looks(pieces, first, length);
        self.long += (length > 2 && !matches!(looks, Looks::Number(_))) as usize;
        match looks {
            Looks::Character => {}
            Looks::Number(number) => {
                self.numbers += 1;
                self.typed += (length > 2) as usize;
                if number > self.greatest {
                    self.greatest = number;
                }
            }
            Looks::WideBlank => self.numbers += 1,
            Looks::Name => match self.name {
                Some((known, long)) => {
                    self.names += (known != character || long != length) as usize
                }
                None => self.name = Some((character, length)),
            },
            Looks::Other => self.others += 1,
        }
        let mut index = 0;
        while index < length {
            match pieces.list[first + index].character {
                '0' => self.zeros += 1,
                '_' | '.' | '?' | '*' => self.blanks += 1,
                figure @ '1'..='9' => self.figures |= 1 << (figure as u8 - b'0'),
                letter if letter.is_ascii_alphabetic() => {
                    self.letters |= 1 << (letter.to_ascii_uppercase() as u8 - b'A');
                }
                _ => {}
            }
            index += 1;
        }
    }

    /// How many cells there are in a grid of this size, or of the nearest.
    pub(super) const fn cells(&self, cells: Cells, size: Option<usize>) -> usize {
        let Count { words, characters } = self.count;
        let aim = match size {
            Some(size) => size * size,
            None => nearest(words) * nearest(words),
        };
        // Where most words are one character, a longer one is one mistake.
        let are_words = 2 * (self.names + self.others + self.numbers) <= words
            && words.abs_diff(aim) <= characters.abs_diff(aim);
        match cells {
            Cells::Words => words,
            Cells::OfEachRow if are_words => words,
            Cells::OfEachRow | Cells::Characters => characters,
        }
    }

    /// Whether there are figures that are no digits of a grid of this size.
    pub(super) const fn has_greater_figures(&self, size: usize) -> bool {
        size < 9 && self.figures >> (size + 1) != 0
    }

    /// Whether a grid of up to 9×9 without symbols of its own is written in letters from A = 1: where more of them than
    /// of the figures would be digits. `5 3 E E 7` has an `E` in the place of blanks, and `A B C 4` a wrong 4.
    pub(super) const fn is_in_letters(&self, size: usize) -> bool {
        size <= 9 && (self.letters & ((1 << size) - 1)).count_ones() > self.figures.count_ones()
    }

    /// Whether cells, and `others` with them or without them, would be as many as in a grid.
    pub(super) const fn would_fit(&self, others: isize, claimed: Option<usize>) -> bool {
        let words = side(self.count.words.saturating_add_signed(others));
        let characters = side(self.count.characters.saturating_add_signed(others));
        others != 0 && (may_be_meant(words, claimed) || may_be_meant(characters, claimed))
    }

    /// Whether the cells are as many as in a grid.
    pub(super) const fn fits(&self, claimed: Option<usize>) -> bool {
        may_be_meant(side(self.count.words), claimed)
            || may_be_meant(side(self.count.characters), claimed)
    }
}

/// What a word of so many pieces looks like.
pub(super) const fn looks(pieces: &Pieces, first: usize, length: usize) -> Looks {
    let one = pieces.list[first].character;
    let last = pieces.list[first + length - 1].character;
    if length == 1 {
        return Looks::Character;
    }
    if length == 2 && one == last && one != '0' && is_blank(one) {
        return Looks::WideBlank;
    }
    let (mut figures, mut number, mut letters) = (0, 0, 0);
    while figures < length
        && let Some(figure) = pieces.list[first + figures].character.to_digit(10)
    {
        number = if figures < 3 {
            10 * number + figure
        } else {
            number
        };
        figures += 1;
    }
    while letters < length
        && let letter = pieces.list[first + letters].character
        && letter.is_ascii_alphabetic()
        && !is_blank(letter)
    {
        letters += 1;
    }
    if letters == length || one == '-' && is_number(pieces, first + 1, length - 1) {
        return Looks::Name;
    }
    let is_typed = length - figures < 6
        && figures > 0
        && figures < length - 1
        && matches!(pieces.list[first + figures].character, 'u' | 'i')
        && matches!(last, '8' | '6' | '2' | '4' | 'e');
    if figures < 3 && (figures == length || is_typed) {
        Looks::Number(number)
    } else {
        Looks::Other
    }
}

const fn is_number(pieces: &Pieces, first: usize, length: usize) -> bool {
    let mut index = first;
    while index < first + length && pieces.list[index].character.is_ascii_digit() {
        index += 1;
    }
    index == first + length
}

impl Count {
    const fn add(&mut self, characters: usize) {
        self.words += 1;
        self.characters += characters;
    }
}

impl Rows {
    const fn end_row(&mut self) {
        let Count { words, characters } = self.open;
        if words == 0 {
            return;
        }
        let lengths = [words, characters];
        if self.count == 0 {
            self.first = lengths;
            self.last = lengths;
        }
        self.uneven[0] += (self.last[0] != self.first[0]) as usize;
        self.uneven[1] += (self.last[1] != self.first[1]) as usize;
        self.last = lengths;
        let words = if words < WIDTHS { words } else { WIDTHS - 1 };
        let characters = if characters < WIDTHS {
            characters
        } else {
            WIDTHS - 1
        };
        self.count += 1;
        self.widths[0][words] += 1;
        self.widths[1][characters] += 1;
        self.widths[2][words] += 1;
        self.widths[2][characters] += (words != characters) as usize;
        self.open = Count {
            words: 0,
            characters: 0,
        };
    }

    /// Whether all rows but the last are equally long, as those of a list that was wrapped.
    pub(super) const fn are_even(&self, cells: Cells) -> bool {
        let of = !matches!(cells, Cells::Words) as usize;
        self.uneven[of] == 0 && self.last[of] <= self.first[of]
    }

    /// Whether most are as wide as those of a grid, and about as many: then they are rows, and some of them wrong.
    pub(super) const fn are_rows_of(&self, size: usize, cells: Cells) -> bool {
        let misfits = self.misfits(size, cells);
        misfits > 0 && 2 * misfits < self.count && self.count.abs_diff(size) <= 2
    }

    /// How many grids these lines are, and of which size: a grid on each line, or one above the other.
    pub(super) const fn grids(&self, cells: Cells) -> Option<(usize, usize)> {
        let of = !matches!(cells, Cells::Words) as usize;
        let length = self.first[of];
        let are_rows = self.count.abs_diff(length) <= 2;
        if self.count < 2 || are_rows || self.uneven[of] > 0 || self.last[of] != length {
            return None;
        }
        match side(length) {
            Some(size @ 4..) if may_be_meant(Some(size), None) => Some((self.count, size)),
            _ if length >= 4
                && may_be_meant(Some(length), None)
                && self.count > length
                && self.count.is_multiple_of(length) =>
            {
                Some((self.count / length, length))
            }
            _ => None,
        }
    }

    /// How many rows are not `size` wide.
    pub(super) const fn misfits(&self, size: usize, cells: Cells) -> usize {
        self.count - self.widths[cells as usize][size]
    }
}

/// The size with usual boxes whose number of cells comes nearest.
pub(super) const fn nearest(count: usize) -> usize {
    let mut nearest = 4;
    let mut size = 4;
    while size <= LARGEST {
        if BoxShape::default_for(size).is_some()
            && count.abs_diff(size * size) < count.abs_diff(nearest * nearest)
        {
            nearest = size;
        }
        size += 1;
    }
    nearest
}

/// Whether a size may be meant: the one that is claimed, or one with usual boxes.
pub(super) const fn may_be_meant(size: Option<usize>, claimed: Option<usize>) -> bool {
    match (size, claimed) {
        (Some(size), Some(claimed)) => size == claimed,
        (Some(size), None) => BoxShape::default_for(size).is_some(),
        (None, _) => false,
    }
}

/// The side of a square of so many cells.
pub(super) const fn side(count: usize) -> Option<usize> {
    let side = count.isqrt();
    if side >= 1 && side <= LARGEST && side * side == count {
        Some(side)
    } else {
        None
    }
}
