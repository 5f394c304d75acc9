//! Pairs of cells a move apart: a placed digit is taken from the cells a move away, for all cells of a word at once.
//!
//! ```text
//!            place (0, 0) of each box                     place (1, 2) of each box
//!  word      6 │ · │ 8      a knight's move down          ¬6 │  · │ ¬8
//!            ──┼───┼──      and two to the right   ──▶    ───┼────┼───
//!            · │ 1 │ ·                                     · │ ¬1 │  ·
//! ```
//!
//! What leaves the grid by its side falls off the end of the word, or beyond its fields.

use super::Shape;
use crate::solver::effort::Effort;
use crate::solver::further::Further;
use sudoku_notation::geometry::Move;

/// Takes digits that are placed from the cells a move away from theirs, in a grid in which every cell has a candidate.
pub(in super::super) const fn look<const W: usize>(
    words: &mut [u128; W],
    shape: Shape,
    turned: bool,
    moves: &[Move],
    effort: &mut Effort,
) -> Further {
    let Shape { live, top, .. } = shape;
    let width = shape.size as u32 - 1;
    let (low, ones) = (live ^ top, top >> width);
    // Not asked for at every turn: the compiler counts calls.
    let (count, ways) = (shape.words(), moves.len());
    effort.spend((count * (2 * ways + 2) + 6) as u32);
    let mut placed = [0; W];
    let mut word = 0;
    while word < count {
        // In every field with a second candidate, the highest bit; and from it the whole field.
        let rest = words[word] & (words[word] - ones);
        let open = (((rest & low) + low) | rest) & top;
        placed[word] = words[word] & !((open - (open >> width)) | open);
        word += 1;
    }
    let mut changed = 0;
    let mut word = 0;
    while word < count {
        let mut index = 0;
        while index < ways {
            let (down, right) = moves[index];
            let (down, right) = if turned { (right, down) } else { (down, right) };
            if let Some((other, bits)) = shape.moved(word, down, right) {
                let (below, above) = if bits < 0 {
                    (placed[word] >> -bits, placed[other] << -bits)
                } else {
                    (placed[word] << bits, placed[other] >> bits)
                };
                changed |= (words[other] & below) | (words[word] & above);
                words[other] &= !below;
                words[word] &= !above;
            }
            index += 1;
        }
        word += 1;
    }
    if changed == 0 {
        return Further::Nothing;
    }
    Further::Changed
}

impl Shape {
    /// The word whose cells are so many rows below those of a word, at most two, and so many columns to the right, if
    /// there is one; and how far its fields are from theirs, in bits.
    const fn moved(self, word: usize, down: isize, right: isize) -> Option<(usize, isize)> {
        let Shape {
            rows,
            columns,
            size,
            ..
        } = self;
        let (band, place) = (word / size, word % size);
        // Two boxes on, so that they are counted from 0.
        let row = ((place / columns + 2 * rows) as isize + down) as usize;
        let column = ((place % columns + 2 * columns) as isize + right) as usize;
        let band = band + row / rows;
        if band < 2 || band - 2 >= columns {
            return None;
        }
        let word = (band - 2) * size + row % rows * columns + column % columns;
        let stacks = (column / columns) as isize - 2;
        Some((word, size as isize * stacks))
    }
}
