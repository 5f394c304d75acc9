//! Pairs of cells a move apart: if a cell sees all places of a digit in a neighbouring box, the cell is not that digit.
//!
//! ```text
//!  · · · │ · · ·
//!  5 5 · │ · · ·      the upper box has 5 in one of three cells, and each of them is seen from ✗:
//!  · 5 · │ · · ·      by a knight's move, or along the column
//!  ──────┼──────
//!  · ✗ · │
//! ```
//!
//! (With one place this is the plain rule about a placed digit.) Of all boxes at once: in the words the cells ✗ are
//! those of one place in a box, and those that are not seen from them some others, a box away. Of the box beside it a
//! cell sees a whole line, or none, and at most one cell of each further line: so what it does not see is in three sums
//! of words, of the [`Sums`] below.

use super::{BAND, CELLS, STACK};
use crate::solver::effort::Effort;
use crate::solver::further::Further;
use sudoku_notation::geometry::{Move, Rule};

/// Sums of words: by the number of a word, the two others of its row in the box; then, by rows, all three; then the
/// same by columns; and nothing.
type Sums = [u128; 2 * BY_ROWS + 1];

const BY_ROWS: usize = CELLS + 3;
const NOTHING: usize = 2 * BY_ROWS;

/// A cell, by its word, and the cells of a box beside its own that it does not see.
#[derive(Clone, Copy)]
struct Beside {
    cell: usize,
    /// In these sums.
    unseen: [usize; 3],
    /// How far the fields of that box are above those of its own, in bits.
    bits: isize,
}

/// All of a rule's: no cell sees cells of more than five boxes by moves.
struct Table {
    all: [Beside; 5 * CELLS],
    count: usize,
}

impl Table {
    const fn of(moves: &[Move]) -> Table {
        let none = Beside {
            cell: 0,
            unseen: [NOTHING; 3],
            bits: 0,
        };
        let mut table = Table {
            all: [none; 5 * CELLS],
            count: 0,
        };
        let mut cell = 0;
        while cell < CELLS {
            table.add(moves, cell);
            cell += 1;
        }
        table
    }

    /// Adds what a cell sees.
    const fn add(&mut self, moves: &[Move], cell: usize) {
        // Of each box beside it, for each row and each column which cell it sees, and 3 for none.
        let (mut in_row, mut in_column) = ([[3; 3]; 9], [[3; 3]; 9]);
        let mut way = 0;
        while way < 2 * moves.len() {
            let (mut rows, mut columns) = moves[way / 2];
            if way % 2 == 1 {
                (rows, columns) = (-rows, -columns);
            }
            let row = (cell / 3 + 3).wrapping_add_signed(rows);
            let column = (cell % 3 + 3).wrapping_add_signed(columns);
            let beside = row / 3 * 3 + column / 3;
            in_row[beside][row % 3] = column % 3;
            in_column[beside][column % 3] = row % 3;
            way += 1;
        }
        let mut beside = 0;
        while beside < 9 {
            let (down, right) = (beside as isize / 3 - 1, beside as isize % 3 - 1);
            let is_seen = matches!(in_row[beside], [0..3, _, _] | [_, 0..3, _] | [_, _, 0..3]);
            if is_seen && beside != 4 {
                let unseen = match (down, right) {
                    (_, 0) => unseen(in_column[beside], cell % 3, BY_ROWS, 1, 3),
                    (0, _) => unseen(in_row[beside], cell / 3, 0, 3, 1),
                    _ => unseen(in_row[beside], 3, 0, 3, 1),
                };
                self.all[self.count] = Beside {
                    cell,
                    unseen,
                    bits: BAND as isize * down + STACK as isize * right,
                };
                self.count += 1;
            }
            beside += 1;
        }
    }
}

/// The sums of what is not seen in three lines: of the line `whole` nothing, and of each other all but the cell that is
/// `seen`. `first` is where the sums of such lines begin, and words are so many apart from `line` to line and from
/// `cell` to cell.
const fn unseen(
    seen: [usize; 3],
    whole: usize,
    first: usize,
    line: usize,
    cell: usize,
) -> [usize; 3] {
    let mut sums = [NOTHING; 3];
    let mut number = 0;
    while number < 3 {
        if number != whole {
            sums[number] = first
                + match seen[number] {
                    3 => CELLS + number,
                    place => number * line + place * cell,
                };
        }
        number += 1;
    }
    sums
}

/// Those of each rule: of one without moves nothing.
const TABLES: [Table; Rule::ALL.len()] = {
    let mut tables = [const { Table::of(&[]) }; Rule::ALL.len()];
    let mut index = 0;
    while index < Rule::ALL.len() {
        tables[index] = Table::of(Rule::ALL[index].moves());
        index += 1;
    }
    tables
};

/// Looks at the pairs of a rule.
pub(in super::super) const fn look(words: &mut [u128], rule: Rule, effort: &mut Effort) -> Further {
    let tables = &TABLES;
    let table = &tables[rule as usize];
    effort.spend((table.count + 8) as u32);
    let sums = sums(words);
    let mut changed = 0;
    let mut index = 0;
    while index < table.count {
        let Beside {
            cell,
            unseen: [p, q, r],
            bits,
        } = table.all[index];
        let seen = super::LIVE & !(sums[p] | sums[q] | sums[r]);
        if seen != 0 {
            let gone = if bits < 0 {
                seen << -bits
            } else {
                seen >> bits
            };
            changed |= words[cell] & gone;
            words[cell] &= !gone;
        }
        index += 1;
    }
    if changed == 0 {
        return Further::Nothing;
    }
    Further::Changed
}

const fn sums(words: &[u128]) -> Sums {
    let mut sums = [0; 2 * BY_ROWS + 1];
    let mut line = 0;
    while line < 3 {
        let (a, b, c) = (words[3 * line], words[3 * line + 1], words[3 * line + 2]);
        sums[3 * line] = b | c;
        sums[3 * line + 1] = a | c;
        sums[3 * line + 2] = a | b;
        sums[CELLS + line] = a | b | c;
        let (a, b, c) = (words[line], words[line + 3], words[line + 6]);
        sums[BY_ROWS + line] = b | c;
        sums[BY_ROWS + line + 3] = a | c;
        sums[BY_ROWS + line + 6] = a | b;
        sums[BY_ROWS + CELLS + line] = a | b | c;
        line += 1;
    }
    sums
}
