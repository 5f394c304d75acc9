//! The rules for 9 × 9 grids with 3 × 3 boxes, in straight lines.
//!
//! Nine words hold the grid. Word `b·3 + d` holds the cells that stand in row `b` and column `d` of
//! *their box*, one of each of the nine boxes:
//!
//! ```text
//!  row    = 3·a + b        a band 0..3,  b row within the band 0..3
//!  column = 3·c + d        c stack 0..3, d column within the stack 0..3
//!
//!  bit  127 126     118      108       98 97   79 78  69      49 48   30 29      0
//!       ┌──┬─────────┬─────────┬─────────┬──────┬───────────────┬──────┬──────────┐
//!  word │g2│ band 2  │g band 1 │g band 0 │ gap  │g 2  g 1  g 0  │ gap  │g 2 g 1 0 │
//!       └──┴─────────┴─────────┴─────────┴──────┴───────────────┴──────┴──────────┘
//!       └────────── stack 2 ───────────┘         └── stack 1 ──┘       └ stack 0 ─┘
//!
//!  cell field: 9 candidate bits (digit 1 lowest) and the guard bit g above them, 0 at rest
//! ```
//!
//! How cells are packed here is this engine's own layout; which cells form a unit is said by
//! `Groups` alone. So a rule about boxes compares nine words and shifts nothing. A shift by 49 moves to the next
//! stack and one by 10 to the next band, for all boxes at once; what leaves a stack by its side
//! falls into a gap (which is for that reason as wide as two fields and the guard between them) or
//! off the word's end, and an AND with a clean word removes it.

use super::node::Field;

pub(super) mod branch;
pub(super) mod failures;
pub(super) mod propagate;
#[cfg(test)]
mod tests;

/// Words of a grid.
pub(super) const WORDS: usize = 9;

/// From a stack to the next.
pub(super) const STACK: u32 = 49;
/// From a band to the next.
pub(super) const BAND: u32 = 10;

/// Where each cell is: worked out once, and not again for every cell of every puzzle that rustc reads or writes.
pub(super) const FIELDS: [[Field; 9]; 9] = {
    let mut fields = [[Field { word: 0, shift: 0 }; 9]; 9];
    let mut cell = 0;
    while cell < 81 {
        let (row, column) = (cell / 9, cell % 9);
        fields[row][column] = Field {
            word: row % 3 * 3 + column % 3,
            shift: column as u32 / 3 * STACK + row as u32 / 3 * BAND,
        };
        cell += 1;
    }
    fields
};

/// The lowest bit of every field: digit 1 of every cell.
const ONES: u128 = {
    let stack = 1 | (1 << BAND) | (1 << (2 * BAND));
    stack | (stack << STACK) | (stack << (2 * STACK))
};
/// All digits of all cells.
pub(super) const LIVE: u128 = ONES * 0x1ff;
/// The guard bit of every field.
const GUARDS: u128 = ONES << 9;
