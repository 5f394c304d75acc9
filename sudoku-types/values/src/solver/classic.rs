//! The engine for 9 × 9 grids with 3 × 3 boxes, whose rules are unrolled: no loops over cells, rows or boxes.
//!
//! Nine words hold the cells. Word `b·3 + d` holds the cells in row `b` and column `d` of
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
//! This layout of cells is the engine's own; which cells form a unit is defined by `Groups` alone. With it, a rule
//! about boxes compares nine words and shifts nothing. A shift by 49 moves to the next stack and a shift by 10 to the
//! next band, for all boxes at once. Bits that leave a stack at its side fall into a gap (for that reason the gap is as
//! wide as two fields and the guard between them) or off the word's end, and an AND with a clean word removes them.
//!
//! A tenth word has a bit for each digit of each box that had several places when the boxes were last counted. It shows
//! which digits have only one place left since then, and which digits still have to be placed.

use super::change::{Change, Guess, Outcome};
use crate::effort::Effort;
use sudoku_notation::geometry::Groups;

/// A word without the lowest digit of every field.
macro_rules! without_lowest {
    ($word:ident) => {
        $word & !(GUARDS - $word)
    };
}

pub(super) mod branch;
mod propagate;
#[cfg(test)]
mod tests;

/// The number of words of cells; the word of digits with several places comes after them.
const CELLS: usize = 9;

/// The shifts from a stack to the next one, and to the one after that.
const STACK: u32 = 49;
const FAR_STACK: u32 = 2 * STACK;
/// The shift from a band to the next one.
const BAND: u32 = 10;

/// All digits of the first field.
const FIELD: u128 = 0x1ff;
/// The lowest bit of every field: digit 1 of every cell.
const ONES: u128 = {
    let stack = 1 | (1 << BAND) | (1 << (2 * BAND));
    stack | (stack << STACK) | (stack << (2 * STACK))
};
/// All digits of all cells.
const LIVE: u128 = ONES * FIELD;
/// The guard bit of every field.
const GUARDS: u128 = ONES << 9;

/// The candidates of a blank (all of them) and of each given (its digit), shifted up to the field of a band.
macro_rules! candidates {
    ($band:expr) => {
        candidates! { $band; 0x1ff 1 2 4 8 16 32 64 128 256 }
    };
    ($band:expr; $($candidates:literal)*) => {
        [$($candidates << $band),*]
    };
}

/// The candidates of a blank and of each given in each band of the first stack, whose fields fit into 32 bits.
const CANDIDATES: [[u32; 10]; 3] = [candidates!(0), candidates!(BAND), candidates!(2 * BAND)];

/// The digit of a cell with one candidate, by the bits of its field.
const DIGITS: [u8; FIELD as usize + 1] = {
    let (mut digits, mut digit) = ([0; FIELD as usize + 1], 1);
    while digit <= 9 {
        digits[CANDIDATES[0][digit] as usize] = digit as u8;
        digit += 1;
    }
    digits
};

/// Returns true if this engine takes a grid with these units.
pub(super) const fn takes(groups: &Groups<'_>) -> bool {
    groups.is_usual() && groups.boxes.rows() == 3 && groups.boxes.columns() == 3
}

/// Writes a grid into its words.
pub(super) const fn write(givens: &[u8], words: &mut [u128]) {
    let [p, q, r, s, t, u, v, w, x, y, ..] = words else {
        panic!("a classic grid has ten words")
    };
    // These are references, because an index into the constant itself would copy it.
    let [first, second, third] = &CANDIDATES;
    let mut rows = givens;
    /// Writes the next three rows, which are a band.
    macro_rules! write {
        ($candidates:ident: $($left:ident $middle:ident $right:ident),*; $write:tt) => {$(
            // This is a pattern, because an index has to be computed and checked.
            let &[a, b, c, d, e, f, g, h, i, ref others @ ..] = rows else {
                panic!("a classic grid has 81 cells")
            };
            *$left $write cells!($candidates: a d g);
            *$middle $write cells!($candidates: b e h);
            *$right $write cells!($candidates: c f i);
            rows = others;
        )*};
    }
    /// Packs the cells of a word that are in one row.
    macro_rules! cells {
        ($candidates:ident: $left:ident $middle:ident $right:ident) => {
            $candidates[$left as usize] as u128
                | (($candidates[$middle as usize] as u128) << STACK)
                | (($candidates[$right as usize] as u128) << FAR_STACK)
        };
    }
    write!(first: p q r, s t u, v w x; =);
    write!(second: p q r, s t u, v w x; |=);
    write!(third: p q r, s t u, v w x; |=);
    assert!(rows.is_empty(), "a classic grid has 81 cells");
    *y = LIVE;
}

/// Reads the digits of a solved grid, row by row.
pub(super) const fn read(words: &[u128], digits: &mut [u8]) {
    let &[p, q, r, s, t, u, v, w, x, ..] = words else {
        panic!("a classic grid has ten words")
    };
    let digit_of = &DIGITS;
    let mut rows = digits;
    /// Reads the next three rows, which are a band, from the fields at these shifts.
    macro_rules! read {
        ($near:literal $middle:literal $far:literal) => {
            read!($near $middle $far: p q r);
            read!($near $middle $far: s t u);
            read!($near $middle $far: v w x);
        };
        ($near:literal $middle:literal $far:literal: $first:ident $second:ident $third:ident) => {
            let [a, b, c, d, e, f, g, h, i, others @ ..] = rows else {
                panic!("a classic grid has 81 cells")
            };
            *a = digit_of[($first >> $near & FIELD) as usize];
            *b = digit_of[($second >> $near & FIELD) as usize];
            *c = digit_of[($third >> $near & FIELD) as usize];
            *d = digit_of[($first >> $middle & FIELD) as usize];
            *e = digit_of[($second >> $middle & FIELD) as usize];
            *f = digit_of[($third >> $middle & FIELD) as usize];
            *g = digit_of[($first >> $far & FIELD) as usize];
            *h = digit_of[($second >> $far & FIELD) as usize];
            *i = digit_of[($third >> $far & FIELD) as usize];
            rows = others;
        };
    }
    read!(0u32 49u32 98u32);
    read!(10u32 59u32 108u32);
    read!(20u32 69u32 118u32);
    assert!(rows.is_empty(), "a classic grid has 81 cells");
}

/// Makes a change, and applies the rules until nothing follows.
pub(super) const fn follow(words: &mut [u128], change: Change, effort: &mut Effort) -> Outcome {
    effort.spend(10);
    let mut fresh = false;
    match change {
        Change::Written => fresh = true,
        Change::Placed(guess) => place(words, guess),
        Change::Removed(guess) => remove(words, guess),
    }
    propagate::propagate(words, fresh, effort)
}

/// Returns the candidate of a guess, and all digits of its cell.
const fn candidate_and_cell(guess: Guess) -> (u128, u128) {
    let place = guess.place() as u32;
    let field = place / STACK * STACK + place % STACK / BAND * BAND;
    (1 << place, FIELD << field)
}

/// Places the candidate of a guess in its cell: the cell loses its other candidates, and the box its other places for
/// the digit.
const fn place(words: &mut [u128], guess: Guess) {
    let (candidate, cell) = candidate_and_cell(guess);
    let placed = (words[guess.word()] & !cell) | candidate;
    take_from_box(words, candidate);
    words[guess.word()] = placed;
}

/// Takes the candidate of a guess from its cell, and places the digit that is left there if it is the only one.
const fn remove(words: &mut [u128], guess: Guess) {
    let (candidate, cell) = candidate_and_cell(guess);
    let word = words[guess.word()] & !candidate;
    let left = word & cell;
    if left != 0 && left & (left - 1) == 0 {
        take_from_box(words, left);
    }
    words[guess.word()] = word;
}

/// Takes a digit from all cells of its box: all words have it at the same place.
const fn take_from_box(words: &mut [u128], digit: u128) {
    let [a, b, c, d, e, f, g, h, i, twice, ..] = words else {
        panic!("a classic grid has ten words")
    };
    let others = !digit;
    *a &= others;
    *b &= others;
    *c &= others;
    *d &= others;
    *e &= others;
    *f &= others;
    *g &= others;
    *h &= others;
    *i &= others;
    *twice &= others;
}
